package transform_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/transform"
	"deduku/internal/testutil/boardtest"
)

const (
	full   = "915724836423681759687935124546897213198253647372146598231478965864519372759362481"
	puzzle = "000004030023600700087000024540000000108050607000000098230000960004009370050300000"
)

// random is a source that gives the same numbers each run.
func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

// TestRulesHold checks that equivalents of a solution are solutions, and that Cell and Digit tell where
// Apply moves things.
func TestRulesHold(t *testing.T) {
	r := random(2)
	solution, p := boardtest.Grid(t, full), boardtest.Grid(t, puzzle)
	for range 500 {
		x := transform.Random(r)
		if got := x.Apply(solution); !got.Solved() {
			t.Fatalf("%v: %v is not a solution", x, got)
		}
		moved := x.Apply(p)
		for c := range board.Cell(board.Cells) {
			if moved[x.Cell(c)] != x.Digit(p[c]) {
				t.Fatalf("%v: %v goes to %v, but Apply puts %v there", x, c, x.Cell(c), moved[x.Cell(c)])
			}
		}
		for a := range board.Cell(board.Cells) {
			for b := range board.Cell(board.Cells) {
				if a.Sees(b) != x.Cell(a).Sees(x.Cell(b)) {
					t.Fatalf("%v: %v and %v", x, a, b)
				}
			}
		}
	}
}

// TestRandomReachesAll checks that each cell reaches each place and each digit each name.
func TestRandomReachesAll(t *testing.T) {
	r := random(3)
	var cells [board.Cells]board.CellSet
	var digits [10]board.DigitSet
	transposed := 0
	for range 3000 {
		x := transform.Random(r)
		for c := range board.Cell(board.Cells) {
			cells[c] = cells[c].With(x.Cell(c))
		}
		for d := board.Digit(1); d <= 9; d++ {
			digits[d] = digits[d].With(x.Digit(d))
		}
		if x.Cell(0).Row() != x.Cell(1).Row() {
			transposed++
		}
	}
	for c, s := range cells {
		if s != board.AllCells {
			t.Errorf("%v reaches %d cells, want 81", board.Cell(c), s.Len())
		}
	}
	for d, s := range digits[1:] {
		if s != board.AllDigits {
			t.Errorf("%d gets %d names, want 9", d+1, s.Len())
		}
	}
	if transposed < 1350 || transposed > 1650 {
		t.Errorf("%d of 3000 transpose, want about half", transposed)
	}
}

func TestShuffleOfNothing(t *testing.T) {
	g := boardtest.Grid(t, strings.Repeat(".", 81))
	r := random(4)
	if got := transform.Shuffle(g, r); got != g {
		t.Errorf("shuffling the empty grid gives %v", got)
	}
}
