package stages

import (
	"context"
	"errors"
	"strconv"

	"deduku/board"
	"deduku/board/backdoor"
	"deduku/board/search"
	"deduku/deduce/batch"
	"deduku/deduce/braid"
)

// The stages of the ratings of D. Berthier.
var (
	TE   = braidKind(braid.TE, batch.FieldTE)
	B    = braidKind(braid.B, batch.FieldB)
	GB   = braidKind(braid.GB, batch.FieldGB)
	W    = braidKind(braid.W, batch.FieldW)
	GW   = braidKind(braid.GW, batch.FieldGW)
	BxB  = braidKind(braid.BxB, batch.FieldBxB)
	BxBB = braidKind(braid.BxBB, batch.FieldBxBB)
)

// braidKind is the stage of a rating.
func braidKind(kind braid.Kind, gives *batch.Field) *batch.StageKind {
	return limitedKind(kind.Name(), gives, kind.Limit(), func() limited {
		rater := new(braid.Rater)
		return func(ctx context.Context, r *batch.Row, limit int) error {
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

// Backdoor is the stage of the smallest backdoor.
var Backdoor = limitedKind("backdoor", batch.FieldBackdoor, backdoor.DefaultLimit, func() limited {
	return func(ctx context.Context, r *batch.Row, limit int) error {
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
type limited func(ctx context.Context, r *batch.Row, limit int) error

// limitedKind is the stage of a number that has a limit.
func limitedKind(name string, gives *batch.Field, byDefault int, newDo func() limited) *batch.StageKind {
	return &batch.StageKind{
		Name: name, Args: "[max=N]",
		Short: gives.Doc + "; N+1 stands for more than N (" + strconv.Itoa(byDefault) + ")",
		New: func(args []batch.Arg, _ []*batch.Field) (*batch.Stage, error) {
			limit := byDefault
			if err := (batch.Setters{"max": batch.Number(&limit, 0)}).Read(name, "max", args); err != nil {
				return nil, err
			}
			var t batch.Texts
			t.Add("max", strconv.Itoa(limit), strconv.Itoa(byDefault))
			return &batch.Stage{Text: t.Of(name), Results: []*batch.Field{gives}, NewWork: func() batch.Work {
				do := newDo()
				return func(ctx context.Context, r *batch.Row) (bool, error) { return true, do(ctx, r, limit) }
			}}, nil
		},
	}
}
