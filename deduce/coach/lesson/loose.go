package lesson

import (
	"context"
	"slices"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/coach"
)

// Who tries the cases of a spoiled forcing chain may come to the same by singles in spite of the candidate too many: then nothing is wrong
// with it. The less of a board is filled, the fewer singles there are.

// stillFollows reports whether something of what a forcing chain concludes follows on a board in each of its cases, by singles.
func stillFollows(s *deduce.Step, b *board.Board) bool {
	follows := func(one deduce.Step) bool { return inEachCase(s, b, &one) != nil }
	return slices.ContainsFunc(s.Eliminations, func(x board.Candidate) bool {
		return follows(deduce.Step{Eliminations: []board.Candidate{x}})
	}) || slices.ContainsFunc(s.Placements, func(x board.Candidate) bool {
		return follows(deduce.Step{Placements: []board.Candidate{x}})
	})
}

// loosened is a spoiled position with as few cells opened again beside its step as it takes for nothing of that to follow; the position
// itself where nothing does, and nil where that does not help.
func loosened(ctx context.Context, p *puzzle.Puzzle, s *deduce.Step) *puzzle.Puzzle {
	follows := func(q *puzzle.Puzzle) bool {
		b := boardOf(q)
		return stillFollows(s, &b)
	}
	if !follows(p) {
		return p
	}
	var opened []board.Cell
	out := p
	for c := range board.Cell(board.Cells) {
		next := opening(p, s, append(opened[:len(opened):len(opened)], c))
		if next == nil {
			continue
		}
		opened, out = append(opened, c), next
		if !follows(out) {
			break
		}
	}
	if follows(out) {
		return nil
	}
	for i := len(opened) - 1; i >= 0; i-- { // the last is needed; those before it may be not
		fewer := slices.Delete(slices.Clone(opened), i, i+1)
		if next := opening(p, s, fewer); next != nil && !follows(next) {
			opened, out = fewer, next
		}
	}
	if out = exhausted(ctx, out, s); out == nil || follows(out) {
		return nil
	}
	return out
}

// mostExhausted is how many other steps are looked for on a loosened position. Mostly there are few.
const mostExhausted = 6

// exhausted is a position without the candidates that the technique of a step removes on it; nil where it concludes there what the step does,
// places something, leaves a single candidate, or goes on.
func exhausted(ctx context.Context, p *puzzle.Puzzle, s *deduce.Step) *puzzle.Puzzle {
	q := *p
	for range mostExhausted {
		other := found(ctx, &q, s.Technique, func(*deduce.Step) bool { return true })
		if other == nil {
			b := boardOf(&q)
			if ctx.Err() != nil || !Bare(&b).Empty() {
				return nil
			}
			return &q
		}
		if len(other.Placements) > 0 || slices.ContainsFunc(other.Eliminations, func(x board.Candidate) bool { return about(s, x) }) {
			return nil
		}
		q.Eliminated = slices.Concat(q.Eliminated, other.Eliminations)
	}
	return nil
}

// about reports whether a candidate is of a truth of a step, or what it removes.
func about(s *deduce.Step, x board.Candidate) bool {
	for truth := range s.Truths() {
		if truth.Has(x) {
			return true
		}
	}
	return slices.Contains(s.Eliminations, x)
}

// opening is a position with some filled cells opened again, and nothing that comes back to truths of a step; nil where one of the cells is
// open, or has a single candidate then, or leaves a cell one that had more.
func opening(p *puzzle.Puzzle, s *deduce.Step, cells []board.Cell) *puzzle.Puzzle {
	q := *p
	q.Eliminated = slices.Clone(p.Eliminated)
	for _, c := range cells {
		if q.Givens[c] == 0 && q.Placed[c] == 0 {
			return nil
		}
		q.Givens[c], q.Placed[c] = 0, 0
	}
	was, now := boardOf(p), boardOf(&q)
	for _, back := range cameBack(s, &was, &now) {
		q.Eliminated = append(q.Eliminated, back.Candidate)
	}
	if _, err := coach.At(&q, nil); err != nil {
		return nil
	}
	now = boardOf(&q)
	if !Bare(&now).Minus(Bare(&was)).Empty() {
		return nil
	}
	return &q
}
