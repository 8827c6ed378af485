package op

import (
	"context"
	"errors"

	"deduku/board/backdoor"
	"deduku/deduce/braid"
)

// BackdoorRating names a rating of [RateAs] that package braid doesn't have: the size of the smallest backdoor.
const BackdoorRating = "backdoor"

// Ratings returns the names of the ratings of [RateAs]: te, b, gb, w, gw, bxb, bxbb, and backdoor.
func Ratings() []string {
	var names []string
	for k := range braid.Kinds {
		names = append(names, braid.Kind(k).Name())
	}
	return append(names, BackdoorRating)
}

// RateAsMax returns the option Max of [RateAs] for a rating.
func RateAsMax(rating string) Number {
	o := Number{Max: 99, Default: backdoor.DefaultLimit}
	if kind, ok := braid.KindNamed(rating); ok {
		o.Default = kind.Limit()
	}
	return o
}

// RateAs rates puzzles by one of D. Berthier's ratings or by the size of the smallest backdoor.
type RateAs struct {
	Rating string // one of Ratings
	Max    int    // stop here: the result then is More

	rater braid.Rater
}

// Do rates a puzzle. The error is ErrNoSolution, ErrSeveral, that of ctx, or for backdoors a NoMarksError.
func (o *RateAs) Do(ctx context.Context, p *Puzzle) (braid.Value, error) {
	kind, ok := braid.KindNamed(o.Rating)
	if !ok {
		return o.backdoor(ctx, p)
	}
	v, err := o.rater.RatePosition(ctx, kind, p.Digits, p.Eliminated, o.Max)
	switch {
	case errors.Is(err, braid.ErrNoSolution):
		err = ErrNoSolution
	case errors.Is(err, braid.ErrManySolutions):
		err = ErrSeveral
	}
	return v, err
}

func (o *RateAs) backdoor(ctx context.Context, p *Puzzle) (braid.Value, error) {
	found, err := (&Backdoors{Size: o.Max, as: "the rating backdoor"}).Do(ctx, p)
	switch more := new(NoBackdoorError); {
	case errors.As(err, &more):
		return braid.Value{N: o.Max, More: true}, nil
	case err != nil:
		return braid.Value{}, err
	}
	return braid.Value{N: found.Size()}, nil
}
