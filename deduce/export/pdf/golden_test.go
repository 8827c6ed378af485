package pdf_test

import (
	"bytes"
	"compress/zlib"
	"io"
	"path/filepath"
	"regexp"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce/export"
	"deduku/deduce/export/pdf"
	"deduku/internal/testutil/golden"
)

// streams are the packed pieces of a document: what is drawn on each page.
var streams = regexp.MustCompile(`(?s)\nstream\n(.*?)\nendstream`)

// TestDrawn compares what is drawn on the pages of one puzzle and its answer with testdata.
func TestDrawn(t *testing.T) {
	p, err := format.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	if err != nil {
		t.Fatal(err)
	}
	h := export.Handout{Title: "one puzzle", Puzzles: []board.Grid{p.Givens}, Answers: []board.Grid{p.Givens}, Beneath: []string{"easy, score 1"}}
	var out, drawn bytes.Buffer
	if err := pdf.Write(&out, h.Paper()); err != nil {
		t.Fatal(err)
	}
	for _, m := range streams.FindAllSubmatch(out.Bytes(), -1) {
		page, err := zlib.NewReader(bytes.NewReader(m[1]))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.Copy(&drawn, page); err != nil {
			t.Fatal(err)
		}
	}
	golden.Compare(t, filepath.Join("testdata", "handout.txt"), drawn.String())
}
