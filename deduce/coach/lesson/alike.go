package lesson

import (
	"context"
	"deduku/board/transform"
	"deduku/deduce/coach"
	"deduku/deduce/coach/lesson/lookalike"
	"deduku/deduce/coach/lesson/looks"
	"slices"
)

// boardsAlike is how many boards are shown side by side, of which one is it.
const boardsAlike = 3

// alikeScenes show boards of which one has the step and the others just lack something. There is none where the technique has no
// near misses.
func alikeScenes(ctx context.Context, d *deal) []Scene {
	right := looks.Cleared(ctx, d.look(ctx, 2+len(d.looks))) // turned again, and so are the others: not as they are seen elsewhere
	var near []looks.Look
	var misses []lookalike.Miss
	if look, miss := d.trap(ctx); miss.Is {
		near, misses = append(near, look), append(misses, miss)
	}
	for i := 0; i < len(d.looks) && len(near) < boardsAlike-1; i++ {
		base := d.look(ctx, i+len(d.looks))
		look, miss := lookalike.NearMiss(ctx, looks.Cleared(ctx, base), d.random.IntN)
		if !miss.Is {
			look, miss = lookalike.NearMiss(ctx, base, d.random.IntN)
		}
		if miss.Is {
			near, misses = append(near, look), append(misses, miss)
		}
	}
	if len(near) < boardsAlike-1 {
		return nil
	}
	at := d.random.IntN(boardsAlike)
	return []Scene{{
		Part: Alike, Step: right.Step, Shown: slices.Insert(near, at, right),
		Question: Question{Asks: Letter, About: WhichIsIt, Letter: at, Misses: slices.Insert(misses, at, lookalike.Miss{})},
	}}
}

// trap is a trap of the technique of a deal, turned.
func (d *deal) trap(ctx context.Context) (looks.Look, lookalike.Miss) {
	all := lookalike.TrapsOf(d.technique)
	if len(all) == 0 {
		return looks.Look{}, lookalike.Miss{}
	}
	how := transform.Random(d.random)
	return lookalike.TrapAt(ctx, coach.Moved(&all[d.random.IntN(len(all))], &how), d.technique)
}
