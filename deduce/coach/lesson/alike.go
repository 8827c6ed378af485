package lesson

import (
	"context"
	"slices"

	"deduku/board/transform"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/coach/lesson/lookalike"
	"deduku/deduce/coach/lesson/looks"
	"deduku/deduce/coach/lesson/scene"
)

// boardsAlike is how many boards are shown side by side, of which one is it.
const boardsAlike = 3

// alikeScenes show boards of which one has the step and the others just lack something. There is none where the technique has no
// near misses.
func alikeScenes(ctx context.Context, d *deal) []scene.Scene {
	right := looks.Cleared(ctx, d.look(ctx, 2+len(d.looks))) // turned again, and so are the others: not as they are seen elsewhere
	var near, bare []looks.Look                              // those where a cell has a single candidate, which is seen first, only if there are no others
	var misses, bareMisses []lookalike.Miss
	if look, miss := d.trap(ctx); miss.Is {
		near, misses = append(near, look), append(misses, miss)
	}
	for i := 0; i < len(d.looks) && len(near) < boardsAlike-1; i++ {
		base := d.look(ctx, i+len(d.looks))
		look, miss := lookalike.NearMiss(ctx, looks.Cleared(ctx, base), d.random.IntN)
		if !miss.Is || isBare(look) {
			if whole, lacks := lookalike.NearMiss(ctx, base, d.random.IntN); lacks.Is && (!miss.Is || !isBare(whole)) {
				look, miss = whole, lacks
			}
		}
		switch {
		case !miss.Is:
		case isBare(look):
			bare, bareMisses = append(bare, look), append(bareMisses, miss)
		default:
			near, misses = append(near, look), append(misses, miss)
		}
	}
	for i := 0; i < len(bare) && len(near) < boardsAlike-1; i++ {
		near, misses = append(near, bare[i]), append(misses, bareMisses[i])
	}
	if len(near) < boardsAlike-1 {
		return nil
	}
	at := d.random.IntN(boardsAlike)
	return []scene.Scene{{
		Part: scene.Alike, Step: right.Step, Shown: slices.Insert(near, at, right),
		Question: scene.Question{Asks: scene.Letter, About: scene.WhichIsIt, Letter: at, Misses: slices.Insert(misses, at, lookalike.Miss{})},
	}}
}

// isBare reports whether a cell of a look has a single candidate, where it is not about such cells.
func isBare(l looks.Look) bool {
	b := l.Board()
	return l.Step.Technique.Shape != deduce.ShapeSingle && !looks.Bare(&b).Empty()
}

// trap is a trap of the technique of a deal, turned.
func (d *deal) trap(ctx context.Context) (looks.Look, lookalike.Miss) {
	all := lookalike.TrapsOf(d.technique)
	if len(all) == 0 {
		return looks.Look{}, lookalike.Miss{}
	}
	how, from := transform.Random(d.random), d.random.IntN(len(all))
	var look looks.Look
	var miss lookalike.Miss
	for i := range all {
		look, miss = lookalike.Settled(ctx, coach.Moved(&all[(from+i)%len(all)], &how), d.technique)
		if b := look.Board(); looks.Bare(&b).Empty() {
			break
		}
	}
	return look, miss
}
