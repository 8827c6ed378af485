package stages

import (
	"context"
	"strconv"

	"deduku/deduce/batch"
	"deduku/deduce/braid"
	"deduku/deduce/op"
)

// The stages of D. Berthier's ratings, and that of the smallest backdoor.
var (
	TE       = braidKind(braid.TE, batch.FieldTE)
	B        = braidKind(braid.B, batch.FieldB)
	GB       = braidKind(braid.GB, batch.FieldGB)
	W        = braidKind(braid.W, batch.FieldW)
	GW       = braidKind(braid.GW, batch.FieldGW)
	BxB      = braidKind(braid.BxB, batch.FieldBxB)
	BxBB     = braidKind(braid.BxBB, batch.FieldBxBB)
	Backdoor = ratingKind(op.BackdoorRating, batch.FieldBackdoor, func(r *batch.Row) *int { return &r.Ratings.Backdoor })
)

func braidKind(kind braid.Kind, gives *batch.Field) *batch.StageKind {
	return ratingKind(kind.Name(), gives, func(r *batch.Row) *int { return &r.Ratings.Braid[kind] })
}

// ratingKind returns the kind of stage for a rating of [op.RateAs]. It stores one more than the rating in the field of a row that to
// points at, so that 0 is none, and two more than the limit if the rating is above that.
func ratingKind(name string, gives *batch.Field, to func(*batch.Row) *int) *batch.StageKind {
	most := op.RateAsMax(name)
	most.Max = 0 // plans could always go further than the prompt
	usual := strconv.Itoa(most.Default)
	return &batch.StageKind{
		Name: name, Args: "[max=N]",
		Short: gives.Doc + "; N+1 stands for more than N (" + usual + ")",
		New: func(args []batch.Arg, _ []*batch.Field) (*batch.Stage, error) {
			limit := most.Default
			if err := (batch.Setters{"max": batch.Option(&limit, most)}).Read(name, "max", args); err != nil {
				return nil, err
			}
			var t batch.Texts
			t.Add("max", strconv.Itoa(limit), usual)
			return &batch.Stage{Text: t.Of(name), Results: []*batch.Field{gives}, NewWork: func() batch.Work {
				rating := &op.RateAs{Rating: name, Max: limit}
				return func(ctx context.Context, r *batch.Row) (bool, error) {
					v, err := rating.Do(ctx, r.ForOp())
					if err == nil && v.More {
						v.N++
					}
					if *to(r) = v.N + 1; err != nil {
						*to(r) = 0
					}
					return true, runError(r, err)
				}
			}}, nil
		},
	}
}
