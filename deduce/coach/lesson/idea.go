package lesson

import (
	"context"
	"slices"

	"deduku/deduce"
	"deduku/deduce/coach/review"
)

// ideaScenes ask about the step on a cleared board, one thing at a time.
func ideaScenes(ctx context.Context, d *deal) (out []Scene) {
	look := Cleared(ctx, d.look(ctx, 0))
	asked := questionsOf(&look)
	for i, q := range asked {
		q.Before = asked[:i]
		out = append(out, Scene{Part: Idea, Shown: []Look{look}, Step: look.Step, Question: q})
	}
	return out
}

// seenScenes tell a second position in full.
func seenScenes(ctx context.Context, d *deal) []Scene {
	look := d.look(ctx, 1)
	return []Scene{{Part: Seen, Shown: []Look{look}, Step: look.Step, Told: true}}
}

// finds is how many boards there are to find the step on.
const finds = 3

// findScenes ask for the step on real boards, from small patterns to larger ones, the first with its region named.
func findScenes(ctx context.Context, d *deal) (out []Scene) {
	shown := make([]Look, finds)
	for i := range shown {
		shown[i] = d.look(ctx, i+2)
	}
	slices.SortStableFunc(shown, bySize)
	for i, look := range shown {
		out = append(out, findScene(look))
		out[i].Region = i == 0
	}
	return out
}

func findScene(look Look) Scene {
	return Scene{Part: Find, Shown: []Look{look}, Step: look.Step, Question: Question{Asks: Conclusions, About: TheStep}}
}

// wildScenes put a whole puzzle. Where none is known whose hardest step it is, it is a position on which it is the next step.
func wildScenes(ctx context.Context, d *deal) []Scene {
	puzzle := d.whole
	if puzzle == nil {
		puzzle = d.look(ctx, finds+2).Position
	}
	s := Scene{Part: Wild, Shown: []Look{{Position: puzzle}}, Question: Question{Asks: Play, About: thePuzzle}}
	var needed bool
	if s.Way, needed = way(ctx, review.At(d.technique), puzzle.Givens); needed {
		s.Needed = d.technique
	}
	return []Scene{s}
}

// Review is a lesson of one board: find the step.
func Review(ctx context.Context, t *deduce.Technique, seed uint64) (*Lesson, error) {
	d, err := dealt(ctx, t, seed)
	if err != nil {
		return nil, err
	}
	look := d.looks[d.random.IntN(min(len(d.looks), 2+finds))] // what comes behind is for near misses
	return &Lesson{t, []Scene{findScene(look)}}, ctx.Err()
}
