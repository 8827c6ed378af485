package picture_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/internal/testutil/golden"
)

// TestShown compares with testdata what the picture of each technique's example shows beside its candidates: the units that are
// outlined, the notes, and the links that its parts make up.
func TestShown(t *testing.T) {
	var b strings.Builder
	for _, rung := range technique.Standard {
		step, before := found(t, rung.Technique)
		pic := picture.Draw(before, &step, board.RC)
		fmt.Fprintf(&b, "# %s\n", rung.Title)
		for u, m := range pic.Units {
			if m != picture.Plain {
				fmt.Fprintf(&b, "%v: %s\n", board.Unit(u), pic.Word(m))
			}
		}
		for _, note := range pic.Notes {
			b.WriteString(note + "\n")
		}
		if len(pic.Links) > 0 && (step.Argument == nil || len(step.Argument.Links) == 0) {
			b.WriteString(pic.Chain + "\n")
		}
	}
	golden.Compare(t, filepath.Join("testdata", "shown.txt"), b.String())
}

// TestLinksHold looks at the links that parts make up: of a weak one no two candidates can both be true, and a strong one is the only
// two candidates of a cell, or all places of a digit in a unit.
func TestLinksHold(t *testing.T) {
	links := 0
	for _, rung := range technique.Standard {
		step, before := found(t, rung.Technique)
		if step.Argument != nil && len(step.Argument.Links) > 0 {
			continue
		}
		pic := picture.Draw(before, &step, board.RC)
		for _, l := range pic.Links {
			links++
			if holds := weak(l); !l.Strong && !holds || l.Strong && !strong(l, before) {
				t.Errorf("%s: the link of %s and %s does not hold", rung.Title, wording.Text{}.NodeIs(l.From, true), wording.Text{}.NodeIs(l.To, true))
			}
		}
	}
	if links < 50 {
		t.Errorf("only %d links are made of parts", links)
	}
}

// weak reports whether at most one end of a link is true.
func weak(l deduce.Link) bool {
	if l.From.Digit != l.To.Digit {
		return l.From.Cells == l.To.Cells && l.From.Cells.Len() == 1
	}
	return l.To.Cells.Within(l.From.Cells.SeenByAll())
}

// strong reports whether one end of a link is true at least.
func strong(l deduce.Link, b *board.Board) bool {
	if l.From.Digit != l.To.Digit {
		return l.From.Cells == l.To.Cells && b.Candidates(l.From.Cells.First()) == board.Digits(l.From.Digit, l.To.Digit)
	}
	both := l.From.Cells.Union(l.To.Cells)
	for u := range both.CommonUnits().All() {
		if b.CellsFor(l.From.Digit).And(u.Cells()) == both {
			return true
		}
	}
	return false
}
