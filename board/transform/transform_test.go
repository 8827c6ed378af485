package transform_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/boardtest"
	"deduku/board/transform"
)

const (
	full   = "915724836423681759687935124546897213198253647372146598231478965864519372759362481"
	puzzle = "000004030023600700087000024540000000108050607000000098230000960004009370050300000"
)

// random is a source that gives the same numbers each run.
func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

// TestGroup checks the laws that make transforms a group, by what they do to a full grid.
func TestGroup(t *testing.T) {
	r := random(1)
	g := boardtest.Grid(t, full)
	for range 2000 {
		a, b, c := transform.Random(r), transform.Random(r), transform.Random(r)
		ab := a.Then(b)
		if got, want := ab.Apply(g), b.Apply(a.Apply(g)); got != want {
			t.Fatalf("%v\nthen %v:\n got %v\nwant %v", a, b, got, want)
		}
		if got, want := ab.Then(c), a.Then(b.Then(c)); got != want {
			t.Fatalf("grouping matters for %v, %v, %v", a, b, c)
		}
		inverse := a.Inverse()
		if a.Then(inverse) != transform.Identity() || inverse.Then(a) != transform.Identity() {
			t.Fatalf("%v is not the inverse of %v", inverse, a)
		}
		if got := inverse.Apply(a.Apply(g)); got != g {
			t.Fatalf("%v and back:\n got %v\nwant %v", a, got, g)
		}
	}
}

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
		if x.Transposes() {
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

func TestString(t *testing.T) {
	if got, want := transform.Identity().String(), "rows 123456789, columns 123456789, digits 123456789"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	g := boardtest.Grid(t, strings.Repeat(".", 81))
	r := random(4)
	if got := transform.Shuffle(g, r); got != g {
		t.Errorf("shuffling the empty grid gives %v", got)
	}
}
