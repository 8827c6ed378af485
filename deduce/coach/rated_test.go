package coach

import (
	"testing"

	"deduku/board/generate"
	"deduku/deduce/rate"
	"deduku/deduce/technique"
)

func TestParseRated(t *testing.T) {
	for _, test := range []struct {
		text string
		want Rated
		bad  bool
	}{
		{text: "8.3-8.9", want: Rated{83, 89}},
		{text: "7", want: Rated{70, 70}},
		{text: "1.2-1.5", want: Rated{12, 15}},
		{text: "8.35", bad: true},
		{text: "8.3-8.95", bad: true},
		{text: "hard", bad: true},
		{text: "", bad: true},
		{text: "9-8", bad: true},
		{text: "8-9-10", bad: true},
		{text: "0.5-2", bad: true},
		{text: "8-99", bad: true},
		{text: "8 9", bad: true},
		{text: "nan", bad: true},
		{text: "2-nan", bad: true},
		{text: "1-inf", bad: true},
	} {
		got, err := ParseRated(test.text)
		if (err != nil) != test.bad || err == nil && got != test.want {
			t.Errorf("%q: got %v and %v, want %v", test.text, got, err, test.want)
		}
	}
}

// TestRatedDemand generates puzzles in a range and rates them again.
func TestRatedDemand(t *testing.T) {
	demand, err := Demand{Rated: &Rated{26, 40}}.Of(technique.Everything)
	if err != nil {
		t.Fatal(err)
	}
	g, err := generate.New(generate.Options{Demand: demand})
	if err != nil {
		t.Fatal(err)
	}
	for n := range 3 {
		puzzle, err := g.Puzzle(t.Context(), 1, n)
		if err != nil {
			t.Fatal(err)
		}
		if er := new(rate.Rater).Rate(puzzle).ER; er < 26 || er > 40 {
			t.Errorf("%v is rated %v", puzzle, er)
		}
	}
}
