package handbook_test

import (
	"bytes"
	"testing"

	"deduku/deduce/handbook"
)

// TestBook writes the handbook on paper.
func TestBook(t *testing.T) {
	b, err := handbook.Make(t.Context(), func(int, int) {})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := handbook.Write(&out, b, false); err != nil {
		t.Fatal(err)
	}
	if pages := bytes.Count(out.Bytes(), []byte("/Type /Page\n")); !bytes.HasPrefix(out.Bytes(), []byte("%PDF-")) || pages < len(b.Entries()) {
		t.Errorf("%d pages in %d bytes", pages, out.Len())
	}
}
