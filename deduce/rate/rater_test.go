package rate

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"testing"

	"deduku/board"
	"deduku/internal/testutil/boardtest"
)

// sample are puzzles of the data below a rating, one of so many, with their ratings.
func sample(t *testing.T, below float64, every int) (puzzles []board.Grid, rated []string) {
	for _, line := range thin(ratings(t), every) {
		if number(t, line[1]) < below {
			puzzles = append(puzzles, boardtest.Grid(t, line[0]))
			rated = append(rated, line[1]+" "+line[2]+" "+line[3])
		}
	}
	return puzzles, rated
}

func (r Rating) text() string { return r.ER.String() + " " + r.EP.String() + " " + r.ED.String() }

// TestShuffled rates puzzles in several orders, by several raters at once: nothing but the puzzle counts.
func TestShuffled(t *testing.T) {
	puzzles, want := sample(t, 9, 9)
	var all sync.WaitGroup
	for seed := range uint64(4) {
		all.Add(1)
		go func() {
			defer all.Done()
			r := new(Rater)
			for _, i := range rand.New(rand.NewPCG(seed, 1)).Perm(len(puzzles)) {
				if got := r.Rate(puzzles[i]).text(); got != want[i] {
					t.Errorf("seed %d: %v: got %s, want %s", seed, puzzles[i], got, want[i])
				}
			}
		}()
	}
	all.Wait()
}

// TestRateUpTo stops at limits: a puzzle is above one exactly where its rating is.
func TestRateUpTo(t *testing.T) {
	puzzles, _ := sample(t, 8.8, 11)
	r := new(Rater)
	for _, puzzle := range puzzles {
		want := r.Rate(puzzle)
		for limit := Tenths(10); limit < 95; limit += 7 {
			got, err := r.RateUpTo(t.Context(), puzzle, limit)
			if err != nil {
				t.Fatal(err)
			}
			capped := want
			if want.ER > limit {
				capped = Rating{limit + 1, min(want.EP, limit+1), min(want.ED, limit+1)}
			}
			if got != capped {
				t.Errorf("%v up to %v: got %v, want %v", puzzle, limit, got, capped)
			}
		}
	}
}

// TestStuck rates a board on which nothing applies, up to limits: that there is no first step is said where it was found out.
func TestStuck(t *testing.T) {
	if testing.Short() {
		t.Skip("all techniques are tried on the empty board: not in a short run")
	}
	for limit, want := range map[Tenths]Rating{
		0: {ER: Unsolved}, 150: {ER: 151}, Unsolved: {ER: Unsolved}, 60: {61, 61, 61},
	} {
		if got, err := new(Rater).RateUpTo(t.Context(), board.Grid{}, limit); got != want || err != nil {
			t.Errorf("up to %v: got %v and %v, want %v", limit, got, err, want)
		}
	}
}

func TestParseTenths(t *testing.T) {
	for _, test := range []struct {
		text string
		want Tenths
		bad  bool
	}{
		{text: "8.3", want: 83},
		{text: "7", want: 70},
		{text: "8.30", want: 83},
		{text: "1.25", bad: true},
		{text: "8.399999", bad: true},
		{text: "1e1", bad: true},
		{text: "0x10", bad: true},
		{text: "20.0", want: Unsolved},
		{text: "-0.3", want: -3},
		{text: "", bad: true},
		{text: "hard", bad: true},
		{text: "NaN", bad: true},
		{text: "-inf", bad: true},
		{text: "1e300", bad: true},
		{text: "8.3 ", bad: true},
	} {
		got, err := ParseTenths(test.text)
		if (err != nil) != test.bad || got != test.want {
			t.Errorf("%q: got %v and %v, want %v", test.text, got, err, test.want)
		}
		if back, _ := ParseTenths(got.String()); got >= 0 && back != got {
			t.Errorf("%q: %v is read as %v", test.text, got, back)
		}
	}
}

// impatient is a context that is done after it was asked so often.
type impatient struct {
	context.Context
	left int
}

func (c *impatient) Done() <-chan struct{} { return make(chan struct{}) }

func (c *impatient) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestStopped rates for somebody who goes away: what is told is not above the rating.
func TestStopped(t *testing.T) {
	puzzle := board.Grid{}
	hardest := 0.0
	for _, line := range ratings(t) {
		if er := number(t, line[1]); er > hardest {
			puzzle, hardest = boardtest.Grid(t, line[0]), er
		}
	}
	for patience := 1; patience < 10_000; patience *= 10 {
		got, err := new(Rater).RateUpTo(&impatient{t.Context(), patience}, puzzle, 0)
		if !errors.Is(err, context.Canceled) || float64(got.ER)/10 > hardest {
			t.Errorf("asked %d times: got %v and %v, want less than %v and the context's error", patience, got, err, hardest)
		}
	}
}
