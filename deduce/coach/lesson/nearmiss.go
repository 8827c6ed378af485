package lesson

import (
	"context"
	"slices"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/pattern"
	"deduku/deduce/technique/als"
	"deduku/deduce/technique/uniqueness"
)

// mostBare is how many near misses with a lone candidate are passed over for one without.
const mostBare = 6

// NearMiss is a look with one candidate more, so that the technique finds nothing on it: exactly one truth of the step has exactly
// one place or digit too many. pick chooses where to begin among so many. Of these it is one without a cell that has a single candidate,
// which would be seen first, where there is one soon.
func NearMiss(ctx context.Context, l Look, pick func(int) int) (Look, Miss) {
	if l.Step == nil {
		return l, Miss{}
	}
	switch l.Step.Technique {
	case uniqueness.AvoidableRectangle1, uniqueness.ReverseBUG:
		return given(ctx, l)
	case uniqueness.SymmetricalPlacement:
		return notGiven(ctx, l)
	}
	changes := slices.Concat(restored(l.Position), reopened(l.Position))
	if len(changes) == 0 {
		return l, Miss{}
	}
	from, bare := pick(len(changes)), 0
	near, lacks := l, Miss{}
	for i := range changes {
		if ctx.Err() != nil {
			break
		}
		look, miss := spoiled(ctx, l, &changes[(from+i)%len(changes)])
		if !miss.Is {
			continue
		}
		if b := look.Board(); Bare(&b).Empty() || l.Step.Technique.Shape == deduce.ShapeSingle {
			return look, miss
		}
		if bare++; bare == 1 {
			near, lacks = look, miss
		} else if bare > mostBare {
			break
		}
	}
	return near, lacks
}

// given is an avoidable rectangle, or a reverse BUG, of which one corner is a given: that could not be another digit.
func given(ctx context.Context, l Look) (Look, Miss) {
	for c := range pattern.GatherRole(l.Step, deduce.Corner).Cells.All() {
		p := *l.Position
		d := p.Placed[c]
		if d == 0 {
			continue
		}
		p.Givens[c], p.Placed[c] = d, 0
		if !applies(ctx, &p, l.Step) {
			return Look{Position: &p, Step: l.Step}, Miss{Candidate: board.Candidate{Cell: c, Digit: d}, Truth: deduce.NoTruth, Is: true, Trap: isGiven}
		}
	}
	return l, Miss{}
}

// notGiven is a symmetry of the givens but for one digit that was placed, and its image is given. What is given has one solution still.
func notGiven(ctx context.Context, l Look) (Look, Miss) {
	for c := range l.Position.Givens.Cells().All() {
		p := *l.Position
		d := p.Givens[c]
		p.Givens[c], p.Placed[c] = 0, d
		given := search.OfGrid(p.Givens)
		if search.Count(&given, 2) == 1 && !applies(ctx, &p, l.Step) {
			return Look{Position: &p, Step: l.Step}, Miss{Candidate: board.Candidate{Cell: c, Digit: d}, Truth: deduce.NoTruth, Is: true, Trap: NotGiven}
		}
	}
	return l, Miss{}
}

// restored is a position without one of the candidates removed, each in turn.
func restored(p *puzzle.Puzzle) (out []puzzle.Puzzle) {
	for i := range p.Eliminated {
		q := *p
		q.Eliminated = slices.Delete(slices.Clone(p.Eliminated), i, i+1)
		out = append(out, q)
	}
	return out
}

// reopened is a position without one of its digits, each in turn.
func reopened(p *puzzle.Puzzle) (out []puzzle.Puzzle) {
	for c := range board.Cell(board.Cells) {
		if p.Givens[c] == 0 && p.Placed[c] == 0 {
			continue
		}
		q := *p
		q.Givens[c], q.Placed[c] = 0, 0
		out = append(out, q)
	}
	return out
}

// spoiled is a look on a changed position where that spoils the step by one candidate alone. Of the candidates that came back to
// truths of the step one stays, the others are removed.
func spoiled(ctx context.Context, l Look, changed *puzzle.Puzzle) (Look, Miss) {
	if _, err := coach.At(changed, nil); err != nil {
		return l, Miss{}
	}
	was, now := boardOf(l.Position), boardOf(changed)
	back := cameBack(l.Step, &was, &now)
	for _, miss := range back {
		q := *changed
		q.Eliminated = slices.Clone(changed.Eliminated)
		for _, other := range back {
			if other.Candidate != miss.Candidate {
				q.Eliminated = append(q.Eliminated, other.Candidate)
			}
		}
		b := boardOf(&q)
		var named bool
		if miss, named = inPetal(l.Step, miss); !named {
			continue
		}
		if hasBare(l.Step, &b, miss.Candidate.Cell) || applies(ctx, &q, l.Step) || !mends(ctx, &q, l, miss.Candidate) {
			continue
		}
		if open := loosened(ctx, &q, l.Step); open != nil {
			return Look{Position: open, Step: l.Step}, miss
		}
	}
	return l, Miss{}
}

// inPetal is a miss as it is to be told: where a petal has the digit of the stem already, what is missing is that the stem sees the
// further place. It is false where a petal has the digit otherwise, as one digit too many would not say why the pattern fails.
func inPetal(s *deduce.Step, m Miss) (Miss, bool) {
	if s.Technique != als.DeathBlossom {
		return m, true
	}
	stems := pattern.PartsOf(s, deduce.Pivot)
	for _, petal := range pattern.PartsOf(s, deduce.Petal) {
		if len(stems) != 1 || !petal.Cells.Has(m.Candidate.Cell) || !petal.Digits.Has(m.Candidate.Digit) {
			continue
		}
		stem := stems[0]
		at := board.CellsOf(m.Candidate.Cell)
		if !stem.Digits.Has(m.Candidate.Digit) || at.Within(stem.Cells.SeenByAll()) {
			return m, false
		}
		m.Trap, m.Of = stemUnseen, []deduce.Part{part(deduce.Pivot, stem.Cells, stem.Digits), part(deduce.Petal, at, board.Digits(m.Candidate.Digit))}
	}
	return m, true
}

// mends reports whether a look without a candidate has its step again: nothing else is missing there. Of chains and nets, of which
// there may be others that show what follows, it is whether the truths of this one have nothing but what they have on the board of
// the step.
func mends(ctx context.Context, changed *puzzle.Puzzle, l Look, x board.Candidate) bool {
	if x.Digit == 0 {
		return true // an open cell
	}
	p := *changed
	p.Eliminated = append(slices.Clip(slices.Clone(changed.Eliminated)), x)
	if found(ctx, &p, l.Step.Technique, func(other *deduce.Step) bool { return includes(other, l.Step) }) != nil {
		return true
	}
	if l.Step.Argument == nil || l.Step.Assumes() {
		return false
	}
	was, now := boardOf(l.Position), boardOf(&p)
	return len(cameBack(l.Step, &was, &now)) == 0
}

// cameBack are the candidates of truths of a step that a board has and an earlier one had not; each with one truth. There are none
// where a cell of a truth was filled, or one that it cites is filled no more: that would change more than one thing.
func cameBack(s *deduce.Step, was, now *board.Board) (out []Miss) {
	if s.Technique == deduce.FullHouse {
		return openedIn(s, was, now)
	}
	for truth := range s.Truths() {
		for x := range membersOf(truth, now) {
			if was.Has(x) && was.Digit(x.Cell) == now.Digit(x.Cell) {
				continue
			}
			if !slices.ContainsFunc(out, func(m Miss) bool { return m.Candidate == x }) {
				out = append(out, Miss{Candidate: x, Truth: truth, Is: true})
			}
		}
	}
	return out
}

// openedIn is the cell that was opened in all full units of a full house: these are full no more, whatever that cell can hold.
func openedIn(s *deduce.Step, was, now *board.Board) []Miss {
	for c := range board.Cell(board.Cells) {
		if units := c.UnitSet() & pattern.GatherRole(s, deduce.Within).Units; was.Digit(c) != 0 && now.Digit(c) == 0 && units != 0 {
			return []Miss{{Candidate: board.Candidate{Cell: c}, Truth: deduce.UnitTruth(units.First(), s.Placements[0].Digit), Is: true}}
		}
	}
	return nil
}

// applies reports whether the technique of a step finds a step on a position. There are always other singles, so for a single it reports
// whether one has the same conclusion.
func applies(ctx context.Context, p *puzzle.Puzzle, s *deduce.Step) bool {
	if _, err := coach.At(p, nil); err != nil {
		return true // no position to show
	}
	return ctx.Err() != nil || found(ctx, p, s.Technique, func(other *deduce.Step) bool {
		return s.Technique.Shape != deduce.ShapeSingle || slices.Equal(other.Placements, s.Placements)
	}) != nil
}
