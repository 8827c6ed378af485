package rate

import (
	"fmt"
	"testing"

	"deduku/board"
	"deduku/deduce/rate/hint"
	"deduku/internal/testutil/boardtest"
	"deduku/internal/testutil/plainrate"
)

// effect is what a step does, cell by cell.
type effect struct {
	code   string
	rating string
	nodes  int
	placed board.Candidate
	out    [board.Cells]board.DigitSet
}

func (e effect) String() string {
	s := fmt.Sprintf("%s %s %d", e.rating, e.code, e.nodes)
	if e.placed.Digit != 0 {
		s += fmt.Sprintf(" %v", e.placed)
	}
	for c, ds := range e.out {
		for d := range ds.All() {
			s += fmt.Sprintf(" %v<>%v", board.Cell(c), d)
		}
	}
	return s
}

func effectOf(h *hint.Hint) effect {
	e := effect{code: codeOf(h), rating: tenths(h.Rating).String(), nodes: h.Nodes, placed: h.Placed}
	for _, x := range h.Out {
		e.out[x.Cell] |= x.Digits
	}
	return e
}

func plainEffect(h *plainrate.Hint) effect {
	e := effect{code: h.Technique, rating: tenths(h.Rating).String(), nodes: h.Nodes, placed: h.Place}
	for _, x := range h.Remove {
		e.out[x.Cell] |= x.Digits
	}
	return e
}

// TestPlain walks the path of the plain rating through puzzles that are not in the data, made from those of the data by
// exchanging rows with columns and digits among each other, and compares each step.
func TestPlain(t *testing.T) {
	most := 7.0
	if full {
		most = 9.0
	}
	every := 6
	if full {
		every = 1
	}
	for _, line := range thin(ratings(t), every) {
		if number(t, line[1]) >= most {
			continue
		}
		puzzle := transposed(boardtest.Grid(t, line[0]))
		samePath(t, puzzle)
	}
}

// samePath walks the path of the plain rating and compares each step.
func samePath(t *testing.T, puzzle board.Grid) {
	t.Helper()
	r := new(rater)
	r.start(&puzzle)
	n := 0
	plainrate.Rate(puzzle, func(g *plainrate.Grid, h *plainrate.Hint) {
		n++
		want := plainEffect(h)
		if !r.first() {
			t.Fatalf("%v step %d: nothing found, want %v", puzzle, n, want)
		}
		if got := effectOf(&r.hint); got != want {
			t.Fatalf("%v step %d:\n got %v\nwant %v", puzzle, n, got, want)
		}
		if [board.Cells]board.DigitSet(r.Cand[:board.Cells]) != g.Cand {
			t.Fatalf("%v step %d: the position differs", puzzle, n)
		}
		r.hint.Apply(&r.Position)
	})
}

// transposed is the puzzle with rows for columns and 10 less each digit.
func transposed(g board.Grid) (out board.Grid) {
	for c, d := range g {
		if d != 0 {
			x := board.Cell(c)
			out[board.CellAt(x.Col(), x.Row())] = 10 - d
		}
	}
	return out
}

// TestPlainUnrated compares with the plain path through puzzles of which no rating is known, but for those above 8.4: the
// plain engines take long there.
func TestPlainUnrated(t *testing.T) {
	for _, puzzle := range boardtest.PuzzlesAt(t, "../../internal/testutil/plainrate/testdata/puzzles.txt") {
		if r := new(Rater); r.Rate(puzzle).ER <= 84 {
			samePath(t, puzzle)
		}
	}
}
