package format

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"strings"
	"testing"
)

// TestOverlapping checks that a zip is refused if its members share bytes.
func TestOverlapping(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, name := range []string{"aa.txt", "bb.txt"} {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(sample + "\n")); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	b := out.Bytes()
	if _, err := NewReader(bytes.NewReader(b), "f.zip").Next(); err != nil {
		t.Fatalf("the whole zip: %v", err)
	}
	second := bytes.LastIndex(b, []byte("PK\x01\x02"))
	binary.LittleEndian.PutUint32(b[second+42:], 0) // the offset of the second member
	_, err := NewReader(bytes.NewReader(b), "f.zip").Next()
	if err == nil || !strings.Contains(err.Error(), "share their bytes") {
		t.Errorf("got %v", err)
	}
}
