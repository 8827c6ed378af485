package command

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"regexp"
	"strings"
	"testing"
	"time"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/export"
	"deduku/deduce/technique"
	"deduku/internal/testutil/techniquetest"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// kept are files that hold what was written last.
type kept struct {
	state.NoFiles
	text *bytes.Buffer
}

func (k kept) Write(_ context.Context, _ string, write func(io.Writer) error) error {
	k.text.Reset()
	return write(k.text)
}

// TestPracticeSheet has boards on paper on which a technique is the next step, in the order of their numbers, with level, score and
// rating beneath, so many on a page of the size that was asked for, and the steps on the last page.
func TestPracticeSheet(t *testing.T) {
	var paper *export.Paper
	write := pdfPaper
	pdfPaper = func(w io.Writer, p *export.Paper) error { paper = p; return write(w, p) }
	t.Cleanup(func() { pdfPaper = write })
	for _, test := range []struct {
		technique, flags string
		boards, pages    int // the page of the steps among them
		size             string
	}{
		{"x-wing", "", 6, 2, "595.28 841.89"},
		{"x-wing", "--per-page 1", 3, 4, "595.28 841.89"},
		{"skyscraper", "--per-page 2 --letter", 3, 3, "612.00 792.00"},
		{"hidden-pair", "--per-page 4 --letter", 5, 3, "612.00 792.00"},
		{"naked-single", "--per-page 6 --no-level", 6, 2, "595.28 841.89"},
	} {
		file := kept{text: new(bytes.Buffer)}
		d := state.New(state.Services{Seed: 1, Clock: func() time.Time { return time.Time{} }, Files: file}, reply.NewOut(nil))
		d.Begin("empty", board.Grid{})
		line := fmt.Sprintf("x.pdf %d %s %s", test.boards, test.technique, test.flags)
		if err := exportFile(t.Context(), d, strings.Fields(line)); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		pages, sizes := pagesOf(file.text.String())
		if pages != test.pages || !strings.Contains(sizes, test.size) {
			t.Errorf("%s: %d pages, not %d; their size is %q", line, pages, test.pages, sizes)
		}
		if len(paper.Leaves) != test.boards || len(paper.Answers) != test.boards {
			t.Fatalf("%s: %d boards, %d answers", line, len(paper.Leaves), len(paper.Answers))
		}
		tech := techniquetest.Named(t, test.technique)
		for i, leaf := range paper.Leaves {
			found := paper.Answers[i]
			if number := fmt.Sprint(i + 1); leaf.Head != number || found.Head != number {
				t.Errorf("%s: board %s, and step %s, at place %s", line, leaf.Head, found.Head, number)
			}
			if about := strings.Join(leaf.Beneath, ""); !strings.Contains(test.flags, "--no-level") != (strings.Contains(about, "score ") && strings.Contains(about, "ER ")) {
				t.Errorf("%s: beneath board %d stands %q", line, i+1, about)
			}
			if next := nextOn(t, &found, technique.Everything.Ladder()); next == nil || next.Technique != tech {
				t.Errorf("%s: on board %d another step comes first: %v", line, i+1, next)
			}
			if step := nextOn(t, &found, deduce.LadderOf(tech)); step == nil || !concluded(&found, step) {
				t.Errorf("%s: the step told of board %d is not the next of %s", line, i+1, test.technique)
			}
			if leaf.Digits != found.Digits {
				t.Errorf("%s: the step of board %d is drawn on another", line, i+1)
			}
			if all := shownCandidates(&leaf); (all > 0) != (tech != deduce.NakedSingle) {
				t.Errorf("%s: board %d has %d candidates", line, i+1, all)
			}
		}
	}
}

// pagesOf is how many pages a book has, and the sizes of pages that it names.
func pagesOf(pdf string) (n int, sizes string) {
	return len(regexp.MustCompile(`/Type /Page\b[^s]`).FindAllString(pdf, -1)), fmt.Sprint(regexp.MustCompile(`/MediaBox \[[^]]*\]`).FindAllString(pdf, -1))
}

// nextOn is the next step by a ladder on a board that is drawn with its candidates.
func nextOn(t *testing.T, leaf *export.Leaf, ladder deduce.Ladder) *deduce.Step {
	t.Helper()
	p := puzzle.Puzzle{Givens: leaf.Digits}
	b := board.Of(leaf.Digits)
	for c := range b.Open().All() {
		for d := range (b.Candidates(c) &^ leaf.Candidates[c]).All() {
			p.Eliminated = append(p.Eliminated, board.Candidate{Cell: c, Digit: d})
		}
	}
	solver, err := coach.At(&p, ladder)
	if err != nil {
		t.Fatal(err)
	}
	return solver.NextContext(t.Context())
}

// concluded reports whether a drawing marks all that a step removes or places.
func concluded(leaf *export.Leaf, step *deduce.Step) bool {
	for _, x := range append(append([]board.Candidate{}, step.Eliminations...), step.Placements...) {
		if leaf.Results[x.Cell][x.Digit] == 0 {
			return false
		}
	}
	return len(step.Eliminations)+len(step.Placements) > 0
}

// candidates are how many a drawing shows.
func shownCandidates(leaf *export.Leaf) (n int) {
	for _, digits := range leaf.Candidates {
		n += digits.Len()
	}
	return n
}
