package pdf_test

import (
	"regexp"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce/export"
	"deduku/deduce/export/pdf"
)

// TestHandout writes seven puzzles: two pages of them, and one of answers.
func TestHandout(t *testing.T) {
	p, err := format.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	if err != nil {
		t.Fatal(err)
	}
	h := export.Handout{Title: "7 puzzles, easy"}
	for range 7 {
		h.Puzzles, h.Answers = append(h.Puzzles, p.Givens), append(h.Answers, board.Grid{})
	}
	var out strings.Builder
	if err := pdf.Write(&out, h.Paper()); err != nil {
		t.Fatal(err)
	}
	pages := regexp.MustCompile(`/Type /Page\b[^s]`).FindAllString(out.String(), -1)
	if !strings.HasPrefix(out.String(), "%PDF-") || len(pages) != 3 || !strings.HasSuffix(strings.TrimSpace(out.String()), "%%EOF") {
		t.Errorf("%d pages in %d bytes", len(pages), out.Len())
	}
}
