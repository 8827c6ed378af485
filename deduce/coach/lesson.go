package coach

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/board/transform"
	"deduku/deduce"
)

// Lesson is a technique at work.
type Lesson struct {
	Step    *deduce.Step   // as found on the example, without the earlier steps that it rests on: these came with the example
	Example *deduce.Solver // on the position of the example
}

// lessonSteps bounds how many steps on an example are compared.
const lessonSteps = 200

// Teach finds the step on the example of a technique that shows it best: few pieces that conclude much.
func Teach(ctx context.Context, t *deduce.Technique) (Lesson, error) {
	puzzle, err := format.Parse(t.Example)
	if err != nil {
		return Lesson{}, fmt.Errorf("the example of %s: %w", t.Title, err)
	}
	example, err := At(&puzzle, deduce.LadderOf(t))
	if err != nil {
		return Lesson{}, fmt.Errorf("the example of %s: %w", t.Title, err)
	}
	best := plainest(ctx, example, t)
	if best == nil && ctx.Err() == nil {
		return Lesson{}, fmt.Errorf("the example of %s does not show it", t.Title)
	}
	return Lesson{best, example}, ctx.Err()
}

// plainest is the step of a technique on the board of a solver that shows it best, without the earlier steps that it rests on; nil
// for none.
func plainest(ctx context.Context, on *deduce.Solver, t *deduce.Technique) *deduce.Step {
	return bestOf(ctx, on, t, tellsMore)
}

// Clearest is the smallest of those steps of a technique whose pattern is not degenerate, where there are such.
func Clearest(ctx context.Context, on *deduce.Solver, t *deduce.Technique) *deduce.Step {
	return bestOf(ctx, on, t, func(a, b *deduce.Step) int {
		return cmp.Or(cmp.Compare(Degenerate(a), Degenerate(b)), cmp.Compare(Size(a), Size(b)), tellsMore(a, b))
	})
}

// bestOf is the step of a technique that comes first in an order.
func bestOf(ctx context.Context, on *deduce.Solver, t *deduce.Technique, order func(a, b *deduce.Step) int) (best *deduce.Step) {
	n := 0
	on.Find(ctx, t, func(step deduce.Step) bool {
		step.Because = nil
		if n++; best == nil || order(&step, best) < 0 {
			best = &step
		}
		return n < lessonSteps
	})
	return best
}

// At is a solver on a position.
func At(p *puzzle.Puzzle, ladder deduce.Ladder) (*deduce.Solver, error) {
	solver := deduce.New(p.Givens, deduce.Options{Ladder: ladder})
	return solver, solver.Begin(p.Givens, p.Placed, p.Eliminated)
}

// tellsMore orders steps by how well they show their technique, the best first.
func tellsMore(a, b *deduce.Step) int {
	return cmp.Or(
		cmp.Compare(pieces(a), pieces(b)),
		cmp.Compare(len(b.Placements)+len(b.Eliminations), len(a.Placements)+len(a.Eliminations)),
	)
}

// pieces is how much of a step there is to look at.
func pieces(step *deduce.Step) int {
	n := len(step.Parts)
	if step.Argument != nil {
		n += len(step.Argument.Links) + len(step.Argument.Claims)
	}
	return n
}

// shufflings is how many shuffled copies of an example are tried. Of most techniques the first will do; some look for a
// symmetry that few copies keep.
const shufflings = 50

// shuffledExample is a random copy of the example of a technique on which the technique still applies.
func shuffledExample(ctx context.Context, t *deduce.Technique, r *rand.Rand) (*puzzle.Puzzle, error) {
	example, err := format.Parse(t.Example)
	if err != nil {
		return nil, fmt.Errorf("the example of %s: %w", t.Title, err)
	}
	for range shufflings {
		how := transform.Random(r)
		copied := Moved(&example, &how)
		applies := false
		if solver, err := At(copied, nil); err == nil {
			solver.Find(ctx, t, func(deduce.Step) bool { applies = true; return false })
		}
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case applies:
			return copied, nil
		}
	}
	return &example, nil
}

// Moved is an equivalent of a position.
func Moved(p *puzzle.Puzzle, how *transform.Transform) *puzzle.Puzzle {
	out := &puzzle.Puzzle{Givens: how.Apply(p.Givens), Placed: how.Apply(p.Placed)}
	for _, x := range p.Eliminated {
		out.Eliminated = append(out.Eliminated, board.Candidate{Cell: how.Cell(x.Cell), Digit: how.Digit(x.Digit)})
	}
	return out
}
