package batch

import (
	"context"
	"errors"
	"strconv"

	"deduku/board"
	"deduku/board/backdoor"
	"deduku/board/search"
	"deduku/deduce/braid"
)

// Ratings are what the stages te to backdoor have found out: one more than each value, so that 0 is none.
type Ratings struct {
	Braid    [braid.Kinds]int
	Backdoor int
}

// The stages of the ratings of D. Berthier.
var (
	teKind   = braidKind(braid.TE, FieldTE)
	bKind    = braidKind(braid.B, FieldB)
	gbKind   = braidKind(braid.GB, FieldGB)
	wKind    = braidKind(braid.W, FieldW)
	gwKind   = braidKind(braid.GW, FieldGW)
	bxbKind  = braidKind(braid.BxB, FieldBxB)
	bxbbKind = braidKind(braid.BxBB, FieldBxBB)
)

// braidKind is the stage of a rating.
func braidKind(kind braid.Kind, gives *Field) *StageKind {
	return limitedKind(kind.Name(), gives, kind.Limit(), func() limited {
		rater := new(braid.Rater)
		return func(ctx context.Context, r *Row, limit int) error {
			var struck []board.Candidate
			if r.Read != nil {
				struck = r.Read.Eliminated
			}
			v, err := rater.RatePosition(ctx, kind, r.Puzzle, struck, limit)
			to := &r.Ratings.Braid[kind]
			switch *to = v.N + 1; {
			case errors.Is(err, braid.ErrNoSolution) || errors.Is(err, braid.ErrManySolutions):
				*to, err = 0, nil
			case v.More:
				*to++
			}
			return err
		}
	})
}

// backdoorKind is the stage of the smallest backdoor.
var backdoorKind = limitedKind("backdoor", FieldBackdoor, backdoor.DefaultLimit, func() limited {
	return func(ctx context.Context, r *Row, limit int) error {
		r.Ratings.Backdoor = 0
		puzzle := search.OfGrid(r.Puzzle)
		solution, n := search.SolveTwo(&puzzle)
		if n != 1 {
			return nil
		}
		sets, err := backdoor.Sets(ctx, r.Puzzle, solution, limit)
		if r.Ratings.Backdoor = limit + 2; len(sets) > 0 {
			r.Ratings.Backdoor = sets[0].Len() + 1
		}
		return err
	}
})

// limited finds out a number of a row, which ends at a limit.
type limited func(ctx context.Context, r *Row, limit int) error

// limitedKind is the stage of a number that has a limit.
func limitedKind(name string, gives *Field, byDefault int, newDo func() limited) *StageKind {
	return &StageKind{
		Name: name, Args: "[max=N]",
		Short: gives.Doc + "; N+1 stands for more than N (" + strconv.Itoa(byDefault) + ")",
		New: func(args []Arg, _ []*Field) (*Stage, error) {
			limit := byDefault
			if err := (setters{"max": number(&limit, 0)}).read(name, "max", args); err != nil {
				return nil, err
			}
			var t optionTexts
			t.add("max", strconv.Itoa(limit), strconv.Itoa(byDefault))
			return &Stage{Text: t.of(name), Gives: []*Field{gives}, NewWork: func() Work {
				do := newDo()
				return func(ctx context.Context, r *Row) (bool, error) { return true, do(ctx, r, limit) }
			}}, nil
		},
	}
}
