package lesson

import (
	"context"
	"slices"

	"deduku/board/transform"
	"deduku/deduce"
	"deduku/deduce/coach"
)

// boardsAlike is how many boards are shown side by side, of which one is it.
const boardsAlike = 3

// alikeScenes show boards of which one has the step and the others just lack something. There is none where the technique has no
// near misses.
func alikeScenes(ctx context.Context, d *deal) []Scene {
	right := Cleared(ctx, d.look(ctx, 2+len(d.looks))) // turned again, and so are the others: not as they are seen elsewhere
	var near, bare []Look                              // those where a cell has a single candidate, which is seen first, only if there are no others
	var misses, bareMisses []Miss
	if look, miss := d.trap(ctx); miss.Is {
		near, misses = append(near, look), append(misses, miss)
	}
	for i := 0; i < len(d.looks) && len(near) < boardsAlike-1; i++ {
		base := d.look(ctx, i+len(d.looks))
		look, miss := NearMiss(ctx, Cleared(ctx, base), d.random.IntN)
		if !miss.Is || isBare(look) {
			if whole, lacks := NearMiss(ctx, base, d.random.IntN); lacks.Is && (!miss.Is || !isBare(whole)) {
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
	return []Scene{{
		Part: Alike, Step: right.Step, Shown: slices.Insert(near, at, right),
		Question: Question{Asks: Letter, About: WhichIsIt, Letter: at, Misses: slices.Insert(misses, at, Miss{})},
	}}
}

// isBare reports whether a cell of a look has a single candidate, where it is not about such cells.
func isBare(l Look) bool {
	b := l.Board()
	return l.Step.Technique.Shape != deduce.ShapeSingle && !Bare(&b).Empty()
}

// trap is a trap of the technique of a deal, turned.
func (d *deal) trap(ctx context.Context) (Look, Miss) {
	all := trapsOf(d.technique)
	if len(all) == 0 {
		return Look{}, Miss{}
	}
	how, from := transform.Random(d.random), d.random.IntN(len(all))
	var look Look
	var miss Miss
	for i := range all {
		look, miss = Settled(ctx, coach.Moved(&all[(from+i)%len(all)], &how), d.technique)
		if b := look.Board(); Bare(&b).Empty() {
			break
		}
	}
	return look, miss
}
