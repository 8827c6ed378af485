package deduce_test

import (
	"slices"
	"testing"

	"deduku/board"
	"deduku/deduce"
)

// byHand is a log put together by hand.
type byHand struct {
	*testing.T
	*deduce.Solver
}

// newByHand begins with so many steps on which nothing rests: premises that deny 1 to 6 in cells of the four boxes at the
// bottom right.
func newByHand(t *testing.T, idle int) byHand {
	h := byHand{t, deduce.New(board.Grid{}, deduce.Options{Ladder: deduce.LadderOf(deduce.NakedSingle), Guess: deduce.NoGuess})}
	for c := range board.Cell(board.Cells) {
		for d := board.Digit(1); d <= 6; d++ {
			if c.Row() >= 3 && c.Col() >= 3 && c.Row()%3 != c.Col()%3 && idle > 0 {
				h.deny(c, d)
				idle--
			}
		}
	}
	return h
}

func (h byHand) number() int {
	log := h.Log()
	return len(log.Steps)
}

// place logs a digit as a premise, deny that a candidate is false, and apply a step that is put together; all return its number.
func (h byHand) place(c board.Cell, d board.Digit) int {
	h.Helper()
	if err := h.Suppose(board.Candidate{Cell: c, Digit: d}); err != nil {
		h.Fatal(err)
	}
	return h.number()
}

func (h byHand) deny(c board.Cell, d board.Digit) int {
	h.Helper()
	if err := h.Deny(board.Candidate{Cell: c, Digit: d}); err != nil {
		h.Fatal(err)
	}
	return h.number()
}

func (h byHand) apply(draft func(*deduce.Draft)) int {
	h.Helper()
	h.Use(deduce.Options{Guess: deduce.NoGuess, Ladder: deduce.LadderOf(&deduce.Technique{
		Name: "by-hand", Title: "By Hand",
		Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
			d := v.Draft()
			draft(d)
			yield(&d.Step)
		},
	})})
	if h.Next() == nil {
		h.Fatal("the step is not logged")
	}
	return h.number()
}

// single logs a naked single in c, and wants it to rest on those steps.
func (h byHand) single(c board.Cell, because ...int) {
	h.Helper()
	h.Use(deduce.Options{Guess: deduce.NoGuess, Ladder: deduce.LadderOf(deduce.NakedSingle)})
	h.rests(h.Next(), because)
	if log := h.Log(); log.Last().Placements[0].Cell != c {
		h.Errorf("a single in %v, not in %v", log.Last().Placements[0].Cell, c)
	}
}

// rests wants a step to rest on others, each once, in order.
func (h byHand) rests(step *deduce.Step, want []int) {
	h.Helper()
	if slices.Sort(want); step == nil || !slices.Equal(step.Because, want) {
		h.Errorf("rests on %v, want %v", step.Because, want)
	}
}

// The cells r1c2 and r2c1, which see r1c1 but not each other, and with 1 and 2 there two candidates that one step takes from it.
const (
	r1c1 board.Cell = 0
	r1c2 board.Cell = 1
	r2c1 board.Cell = 9
)

func placeBoth(d *deduce.Draft) {
	d.Place(r1c2, 1)
	d.Place(r2c1, 2)
}

// TestBecauseOnce has one step take two candidates that a single misses, among the first steps of a log and far behind them: it is
// named once, in order.
func TestBecauseOnce(t *testing.T) {
	for _, idle := range []int{0, 60, 140} {
		h := newByHand(t, idle)
		late := []int{h.place(6*9, 9), h.place(5*9+0, 8), h.place(5, 6), h.place(4, 5), h.place(3, 4)}
		both := h.apply(placeBoth)
		late = append(late, both, h.place(4*9, 7))
		h.single(r1c1, late...)
	}
}

// TestBecauseNoneTooMany has a later step take what an earlier one has eliminated: the earlier one is not named, neither by a single
// nor by a step of a technique that rests on one truth.
func TestBecauseNoneTooMany(t *testing.T) {
	h := newByHand(t, 0)
	h.deny(r1c1, 1)
	both := h.apply(placeBoth)
	want := []int{both, h.place(3, 4)}
	citing := func(d *deduce.Draft) {
		d.EliminateAll(80, board.Digits(9))
		d.Part(deduce.Part{Role: deduce.Pivot, Cells: board.CellsOf(r1c1), Digits: board.AllDigits})
	}
	n := h.apply(citing)
	log := h.Log()
	h.rests(log.Step(n), want)
	want = append(want, h.place(4, 5), h.place(5, 6), h.place(4*9, 7), h.place(5*9, 8), h.place(6*9, 9))
	h.single(r1c1, want...)
}

// TestBecauseOfDeadly has a step avoid a deadly pattern in cells that no part of it cites: it rests on what took their candidates, too,
// as does one that cites a single truth beside.
func TestBecauseOfDeadly(t *testing.T) {
	h := newByHand(t, 3)
	want := []int{h.deny(r1c1, 1), h.deny(r2c1, 5), h.deny(r1c2, 7), h.deny(r1c2, 8)}
	n := h.apply(func(d *deduce.Draft) {
		d.EliminateAll(80, board.Digits(9))
		d.Part(deduce.Part{Role: deduce.Pivot, Cells: board.CellsOf(r1c1), Digits: board.AllDigits})
		d.Deadly(board.CellsOf(r1c2, r2c1))
	})
	log := h.Log()
	h.rests(log.Step(n), want)
}

// TestBecauseOfFilled has a digit stand twice in a row, so that a filled cell has nothing left: its own placement takes all digits but
// one, whatever was taken before, so the conflict rests on that and on the other placement.
func TestBecauseOfFilled(t *testing.T) {
	h := newByHand(t, 0)
	h.place(5, 6)
	n := h.apply(func(d *deduce.Draft) { d.Place(r1c1, 1) })
	twice := h.apply(func(d *deduce.Draft) { d.Place(r1c2, 1) })
	conflict := h.Next()
	if conflict.Kind != deduce.Conflict {
		t.Fatalf("logs %v, want a conflict", conflict.Kind)
	}
	h.rests(conflict, []int{n, twice})
}
