package answer

import (
	"fmt"

	"deduku/deduce/braid"
)

// BraidRating is a rating of D. Berthier, or the size of the smallest backdoor, of a puzzle.
type BraidRating struct {
	Name   string `json:"name"`
	Value  int    `json:"value"`             // the rating; where more is true the limit that it is above
	AtMost bool   `json:"at_most,omitempty"` // it may be less: another order of the same steps may do with less
	More   bool   `json:"more,omitempty"`    // it is more than the limit to which it was looked for
	Means  string `json:"means"`             // what it is
}

// BraidRatingOf returns a rating of [op.RateAs] as an answer.
func BraidRatingOf(name string, v braid.Value) BraidRating {
	means := "the fewest right digits after which singles finish"
	if kind, ok := braid.KindNamed(name); ok {
		means = kind.Short()
	}
	return BraidRating{Name: name, Value: v.N, AtMost: v.AtMost && !v.More, More: v.More, Means: means}
}

// String is the rating in a line: te 2: what it is.
func (f *BraidRating) String() string {
	bound := ""
	switch {
	case f.More:
		bound = "more than "
	case f.AtMost:
		bound = "at most "
	}
	return fmt.Sprintf("%s %s%d: %s", f.Name, bound, f.Value, f.Means)
}
