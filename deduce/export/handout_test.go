package export_test

import (
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce/export"
)

// TestHandout writes seven puzzles: two pages of them, then their answers, on a page that fetches nothing.
func TestHandout(t *testing.T) {
	p, err := format.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	if err != nil {
		t.Fatal(err)
	}
	answer, err := format.Parse("534678912672195348198342567859761423426853791713924856961537284287419635345286179")
	if err != nil {
		t.Fatal(err)
	}
	h := export.Handout{Title: "7 puzzles, <easy>", Names: board.RC}
	for range 7 {
		h.Puzzles, h.Answers = append(h.Puzzles, p.Givens), append(h.Answers, answer.Givens)
	}
	var page strings.Builder
	if err := h.HTML(&page); err != nil {
		t.Fatal(err)
	}
	for what, want := range map[string]int{
		`<section class="page">`: 2, `<section class="answers" style="--across: 3">`: 1, "<figcaption>7</figcaption>": 2, "<svg ": 14, "<script": 0, "&lt;easy&gt;": 2,
		`class="given"`: 14 * 30, `class="digit"`: 7 * 51,
	} {
		if got := strings.Count(page.String(), what); got != want {
			t.Errorf("%d times %s, want %d", got, what, want)
		}
	}
	h.Puzzles, h.Answers = h.Puzzles[:1], h.Answers[:1]
	var one strings.Builder
	if err := h.HTML(&one); err != nil || !strings.Contains(one.String(), `--across: 2"`) {
		t.Errorf("one answer: %v", err)
	}
	if last := strings.LastIndex(page.String(), `<section class="page">`); last > strings.Index(page.String(), "<h2>Answers</h2>") {
		t.Error("the answers are not last")
	}
}
