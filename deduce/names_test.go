package deduce_test

import (
	"testing"

	"deduku/board"
	"deduku/deduce"
)

// TestNames reads every name back as what it names, each once.
func TestNames(t *testing.T) {
	seen := map[string]bool{}
	once := func(name string) {
		if name == "" || seen[name] {
			t.Errorf("%q is no name, or that of two", name)
		}
		seen[name] = true
	}
	for k := deduce.Init; k <= deduce.Conclude; k++ {
		once(k.String())
		if got, ok := deduce.KindNamed(k.String()); !ok || got != k {
			t.Errorf("%v reads as %v", k, got)
		}
	}
	if _, ok := deduce.KindNamed("GUESSED"); ok {
		t.Error("there is a kind GUESSED")
	}
	for _, name := range deduce.Guessers() {
		once(name)
		if got := deduce.GuesserNamed(name).String(); got != name {
			t.Errorf("%s reads as %s", name, got)
		}
	}
	for _, name := range deduce.Levels() {
		once(name)
		if got := deduce.LevelNamed(name).String(); got != name {
			t.Errorf("%s reads as %s", name, got)
		}
	}
	clear(seen)
	cites := true
	for _, r := range deduce.Roles() {
		once(r.String())
		if r.Cites() && !cites {
			t.Errorf("%v cites truths, and a role before it does not", r)
		}
		cites = r.Cites()
	}
}

// TestRefusedError says each refusal in a line.
func TestRefusedError(t *testing.T) {
	x := board.Candidate{Cell: board.CellAt(3, 4), Digit: 7}
	y := board.Candidate{Cell: board.CellAt(3, 8), Digit: 2}
	for _, test := range []struct {
		err  deduce.RefusedError
		want string
	}{
		{deduce.RefusedError{Asked: x, Why: deduce.OnGiven, By: y}, "r4c9=2 is given"},
		{deduce.RefusedError{Asked: x, Why: deduce.OnFilled, By: y}, "r4c9=2 is filled already"},
		{deduce.RefusedError{Asked: x, Why: deduce.OnEmpty}, "r4c5 is empty"},
		{deduce.RefusedError{Asked: x, Why: deduce.Clashes, By: y}, "r4c5=7 clashes with r4c9=2"},
		{deduce.RefusedError{Asked: x, Why: deduce.Eliminated, Step: 31}, "r4c5=7 was ruled out by step 31"},
		{deduce.RefusedError{Asked: x, Why: deduce.NoCandidate, Step: 31}, "r4c5=7 is ruled out already, by step 31"},
		{deduce.RefusedError{Asked: x, Why: deduce.NoSolution}, "the log has come to a contradiction"},
		{deduce.RefusedError{Asked: x, Why: deduce.GuessOpen, By: y, Step: 40}, "r4c5=7 cannot be eliminated by hand while the guess r4c9=2 of step 40 is open"},
	} {
		if got := test.err.Error(); got != test.want {
			t.Errorf("got %s\nwant %s", got, test.want)
		}
	}
}
