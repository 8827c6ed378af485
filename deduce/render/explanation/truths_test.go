package explanation_test

import (
	"strconv"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
	"deduku/internal/testutil/boardtest"
)

// TestTruthsAndLinks counts: a pattern has as many links as truths, each candidate of a truth is in a link or a fin, and each removed
// one is in a link more than in truths, and sees all fins. An exocet has the rank that is printed, and no candidate of a truth without a link.
func TestTruthsAndLinks(t *testing.T) {
	has := func(truths []deduce.Truth, x board.Candidate) (n int) {
		for _, truth := range truths {
			if c, ok := truth.Cell(); ok {
				if c == x.Cell {
					n++
				}
			} else if u, d := truth.Unit(); d == x.Digit && u.Cells().Has(x.Cell) {
				n++
			}
		}
		return n
	}
	told := map[deduce.Shape]int{}
	explanations(t, boardtest.First(t, "top1465.txt", 6), 4, func(e *explained) {
		p := &pattern.Pattern{Step: &e.step, Board: &e.board}
		all := wording.SetLogicOf(p)
		if len(all) == 0 {
			if e.step.Technique.Shape == deduce.ShapeFish {
				t.Errorf("%s has no truths and links", e.step.Technique.Name)
			}
			return
		}
		byOne := func(x board.Candidate, other bool) bool {
			for _, l := range all {
				if (has(l.Links, x) > has(l.Truths, x) || other) && l.Fins.Cells.Without(x.Cell).Within(x.Cell.Peers()) {
					return true
				}
			}
			return false
		}
		if full := strings.Join(explanation.Step(wording.Text{Full: true}, &e.step, &e.board), "\n"); !strings.Contains(full, wording.Text{}.TruthsAndLinks(p)) {
			t.Errorf("not told: %s", full)
		}
		told[e.step.Technique.Shape]++
		exocet := e.step.Technique.Shape == deduce.ShapeExocet
		text := wording.Text{}.TruthsAndLinks(p)
		for _, l := range all {
			rank := len(l.Links) - len(l.Truths)
			if rank != 0 && !exocet || rank < 0 || !strings.Contains(text, "rank "+strconv.Itoa(rank)) {
				t.Errorf("%s: %s", e.step.Technique.Name, text)
			}
		}
		for c := range e.board.Open().All() {
			for d := range e.board.Candidates(c).All() {
				x := board.Candidate{Cell: c, Digit: d}
				for _, l := range all {
					in, links := has(l.Truths, x), has(l.Links, x)
					if (in > links && !exocet || in > 0 && links == 0) && !l.Fins.Cells.Has(c) {
						t.Errorf("%s: %v is in too few links: %s", e.step.Technique.Name, x, text)
					}
				}
			}
		}
		for _, x := range e.step.Eliminations {
			if exocet {
				break // it follows digit by digit, see tale
			}
			other := e.step.Technique.Shape == deduce.ShapeNakedSet || pattern.GatherRole(&e.step, deduce.CoverToo).Units != 0 // by a second unit
			if !byOne(x, other) {
				t.Errorf("%s: %v is not removed by %s", e.step.Technique.Name, x, text)
			}
		}
	})
	for _, shape := range []deduce.Shape{deduce.ShapeFish, deduce.ShapeNakedSet, deduce.ShapeHiddenSet, deduce.ShapeSectors, deduce.ShapeExocet} {
		if told[shape] == 0 {
			t.Errorf("no step of shape %v has truths and links", shape)
		}
	}
}
