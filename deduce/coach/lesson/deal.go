package lesson

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"deduku/board/puzzle"
	"deduku/board/transform"
	"deduku/deduce"
	"deduku/deduce/coach"
)

// deal is the boards of one lesson, turned and mixed.
type deal struct {
	technique *deduce.Technique
	looks     []Look         // positions with the step on them
	whole     *puzzle.Puzzle // nil for none
	random    *rand.Rand
}

// turns is how many ways to turn a board are tried until the technique is found on it. Of most the first will do.
const turns = 8

// dealt turns the boards of a technique and mixes them.
func dealt(ctx context.Context, t *deduce.Technique, seed uint64) (*deal, error) {
	boards := BoardsOf(t)
	d := &deal{technique: t, random: rand.New(rand.NewPCG(seed, uint64(len(t.Name))))}
	for i := range boards.Positions {
		if look := turned(ctx, &boards.Positions[i], t, d.random); look.Step != nil {
			d.looks = append(d.looks, look)
		}
	}
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if len(d.looks) == 0 {
		return nil, fmt.Errorf("%s has no board to learn it by", t.Title)
	}
	d.random.Shuffle(len(d.looks), func(i, k int) { d.looks[i], d.looks[k] = d.looks[k], d.looks[i] })
	slices.SortStableFunc(d.looks, bySize) // the idea is shown by the smallest
	if len(boards.Whole) > 0 {
		how := transform.Random(d.random)
		d.whole = coach.Moved(&puzzle.Puzzle{Givens: boards.Whole[d.random.IntN(len(boards.Whole))]}, &how)
	}
	return d, nil
}

// bySize orders looks by how large the patterns of their steps are, the plain ones first.
func bySize(a, b Look) int {
	return cmp.Or(cmp.Compare(coach.Degenerate(a.Step), coach.Degenerate(b.Step)), cmp.Compare(coach.Size(a.Step), coach.Size(b.Step)))
}

// turned is an equivalent of a position on which the technique is found; the position itself where turns of it are not looked
// through so far. It has no step where ctx is done first.
func turned(ctx context.Context, p *puzzle.Puzzle, t *deduce.Technique, r *rand.Rand) Look {
	for range turns {
		how := transform.Random(r)
		if look := At(ctx, coach.Moved(p, &how), t); look.Step != nil || ctx.Err() != nil {
			return look
		}
	}
	return At(ctx, p, t)
}

// look is the n-th of the boards, from 0; where there are fewer, they come again, turned.
func (d *deal) look(ctx context.Context, n int) Look {
	look := d.looks[n%len(d.looks)]
	if n < len(d.looks) {
		return look
	}
	return turned(ctx, look.Position, d.technique, d.random)
}
