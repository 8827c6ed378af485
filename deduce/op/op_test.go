package op

import (
	"context"
	"errors"
	"testing"

	"deduku/board"
	"deduku/board/search"
	"deduku/internal/testutil/boardtest"
)

// sukaku returns a puzzle that has one solution only because of its pencil marks: the first puzzle of a sample, without its givens.
func sukaku(t *testing.T) *Puzzle {
	t.Helper()
	grid := boardtest.First(t, "mixed.txt", 1)[0]
	p := &Puzzle{}
	for c, d := range grid {
		for x := board.Digit(1); d != 0 && x <= 9; x++ {
			if x != d {
				p.Eliminated = append(p.Eliminated, board.Candidate{Cell: board.Cell(c), Digit: x})
			}
		}
	}
	return p
}

// TestMarks checks that operations on digits alone refuse a puzzle if its pencil marks are part of it, and that the others count them.
func TestMarks(t *testing.T) {
	ctx, p := t.Context(), sukaku(t)
	for name, do := range map[string]func() error{
		"minimize":            func() error { _, err := Minimize(p); return err },
		"canonical":           func() error { _, err := new(Canonical).Do(p); return err },
		"shuffle":             func() error { _, err := Shuffle(p, nil); return err },
		"backdoors":           func() error { _, err := (&Backdoors{Size: 3}).Do(ctx, p); return err },
		"the rating backdoor": func() error { _, err := (&RateAs{Rating: BackdoorRating, Max: 3}).Do(ctx, p); return err },
	} {
		none := new(NoMarksError)
		if err := do(); !errors.As(err, &none) || none.Operation != name {
			t.Errorf("%s: %v", name, err)
		}
	}
	given := &Puzzle{Digits: boardtest.First(t, "mixed.txt", 1)[0]}
	want, err := new(Rate).Do(ctx, given)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := new(Rate).Do(ctx, p); err != nil || got.ER != want.ER {
		t.Errorf("the marks rate %v (%v), the givens %v", got.ER, err, want.ER)
	}
}

// TestSingle checks that operations that need one solution say how many there are.
func TestSingle(t *testing.T) {
	clash, empty := &Puzzle{}, &Puzzle{}
	clash.Digits[0], clash.Digits[1] = 5, 5
	for _, c := range []struct {
		p    *Puzzle
		want error
	}{{clash, ErrNoSolution}, {empty, ErrSeveral}} {
		for name, do := range map[string]func(context.Context) error{
			"minimize":  func(context.Context) error { _, err := Minimize(c.p); return err },
			"backdoors": func(ctx context.Context) error { _, err := (&Backdoors{Size: 1}).Do(ctx, c.p); return err },
			"rate":      func(ctx context.Context) error { _, err := new(Rate).Do(ctx, c.p); return err },
			"rate te":   func(ctx context.Context) error { _, err := (&RateAs{Rating: "te", Max: 1}).Do(ctx, c.p); return err },
		} {
			if err := do(t.Context()); !errors.Is(err, c.want) {
				t.Errorf("%s: %v, want %v", name, err, c.want)
			}
		}
	}
}

// TestCount checks the limit and the estimate of a count.
func TestCount(t *testing.T) {
	var grid board.Grid
	position := search.OfGrid(grid)
	counted, err := (&Count{Limit: 10}).Do(t.Context(), &position)
	if err != nil || counted.Solutions != 10 || !counted.More || counted.Estimate != nil {
		t.Errorf("%+v, %v", counted, err)
	}
	counted, err = (&Count{Limit: 10, Estimate: true, Seed: 1}).Do(t.Context(), &position)
	if err != nil || counted.Estimate == nil || counted.Estimate.Solutions < 1e21 || counted.Estimate.Solutions > 1e22 { // 6.67e21
		t.Errorf("%+v, %v", counted.Estimate, err)
	}
}

// TestNumber checks the range of an option.
func TestNumber(t *testing.T) {
	for _, c := range []struct {
		o    Number
		n    int
		want string
	}{
		{CountLimit, 1, ""},
		{CountLimit, 0, "1 or more, not 0"},
		{RateAsMax("te"), 99, ""},
		{RateAsMax("te"), 100, "0 to 99, not 100"},
	} {
		got := ""
		if err := c.o.Check(c.n); err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%d in %s: %q, want %q", c.n, c.o.Range(), got, c.want)
		}
	}
}
