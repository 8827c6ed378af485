package coach

import (
	"cmp"
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// miss is a candidate that a truth of a step has no more, as an earlier step removed it.
type miss struct {
	candidate board.Candidate
	truth     deduce.Truth
	by        int
	how       loss
}

// loss is how a candidate was lost; the first is the one that a player sees best.
type loss int

const (
	removed loss = iota // in a cell that is open
	filled              // as its cell was filled with another digit
	given               // by a given
)

// lossOf is how a step made a candidate false.
func lossOf(by *deduce.Step, x board.Candidate) loss {
	switch {
	case by.Kind == deduce.Init:
		return given
	case len(by.Placements) > 0 && by.Placements[0].Cell == x.Cell:
		return filled
	}
	return removed
}

// nearMiss looks for the candidate that was removed last of those without whose removal the step, or its argument, would
// not hold. Where there is none in an open cell, it may be in one that was filled since; what a given rules out comes last.
func (a *Around) nearMiss(step *deduce.Step, before *deduce.Solver) {
	misses := missesOf(step, before)
	slices.SortStableFunc(misses, func(x, y miss) int { return cmp.Or(cmp.Compare(x.how, y.how), cmp.Compare(y.by, x.by)) })
	for _, m := range misses {
		if a.spoil(step, before.Board(), m) {
			return
		}
	}
}

// missesOf is what the truths of a step miss, each candidate once: in open cells, and in those whose filling took it.
func missesOf(step *deduce.Step, before *deduce.Solver) (out []miss) {
	b, log := before.Board(), before.Log()
	told := map[board.Candidate]bool{}
	consider := func(truth deduce.Truth, x board.Candidate) {
		by := before.Origin(x)
		if by == 0 || b.Has(x) || b.Digit(x.Cell) == x.Digit || told[x] {
			return
		}
		if how := lossOf(log.Step(by), x); b.Digit(x.Cell) == 0 || how == filled {
			told[x] = true
			out = append(out, miss{x, truth, by, how})
		}
	}
	for truth := range step.Truths() {
		if c, ok := truth.Cell(); ok {
			for d := range board.AllDigits.All() {
				consider(truth, board.Candidate{Cell: c, Digit: d})
			}
			continue
		}
		u, d := truth.Unit()
		for c := range u.Cells().All() {
			consider(truth, board.Candidate{Cell: c, Digit: d})
		}
	}
	return out
}

// spoil takes a miss where some of a step, or of its argument, would not follow with that candidate on the board. It reports
// whether that is so.
func (a *Around) spoil(step *deduce.Step, b *board.Board, m miss) bool {
	spoils := deduce.Step{Kind: step.Kind}
	a.Claim = -1
	if step.Argument != nil && len(step.Argument.Claims) > 0 {
		if step.Assumes() {
			return false // what is deadly is no claim
		}
		i := spoiledClaim(step.Argument.Claims, b, m.candidate)
		if i < 0 {
			return false
		}
		claim := &step.Argument.Claims[i]
		spoils, m.truth, a.Claim = claim.Step(), claim.Truth, i
	} else {
		spoils.Placements, spoils.Eliminations = spoiledBy(step, b, m.candidate)
		if len(spoils.Placements)+len(spoils.Eliminations) == 0 {
			return false
		}
	}
	a.Gone, a.Truth, a.By, a.Spoils = m.candidate, m.truth, m.by, spoils
	return true
}

// spoiledBy is what of a step would not follow from its truths on a board with one candidate more.
func spoiledBy(step *deduce.Step, b *board.Board, x board.Candidate) (placements, eliminations []board.Candidate) {
	for _, y := range step.Placements {
		if chosen(step, b, x, func(c *choice) bool { return c.without(y) }) {
			placements = append(placements, y)
		}
	}
	for _, y := range step.Eliminations {
		if chosen(step, b, x, func(c *choice) bool { return c.with(y) }) {
			eliminations = append(eliminations, y)
		}
	}
	return placements, eliminations
}

// chosen reports whether something can be chosen from the truths of a step together with x; where the step assumes one solution, also
// together with a candidate that keeps its pattern from having two fillings.
func chosen(step *deduce.Step, b *board.Board, x board.Candidate, can func(*choice) bool) bool {
	if !step.Assumes() {
		return can(newChoice(step, b, x))
	}
	return slices.ContainsFunc(savers(step, b, x), func(z board.Candidate) bool {
		c := newChoice(step, b, x)
		if !c.open[z.Cell].Has(z.Digit) {
			return false
		}
		c.choose(z)
		return can(c)
	})
}

// savers are the candidates that keep the pattern of a step from having two fillings: its extra candidates, and x where it is one more.
func savers(step *deduce.Step, b *board.Board, x board.Candidate) (all []board.Candidate) {
	for i := range step.Parts {
		switch p := &step.Parts[i]; p.Role {
		case deduce.Extra:
			for c := range p.Cells.All() {
				for d := range (p.Digits & b.Candidates(c)).All() {
					all = append(all, board.Candidate{Cell: c, Digit: d})
				}
			}
		case deduce.Corner:
			for c := range p.Cells.All() {
				for d := range (b.Candidates(c) &^ p.Digits).All() {
					if p.Digits != 0 {
						all = append(all, board.Candidate{Cell: c, Digit: d})
					}
				}
			}
			if p.Cells.Has(x.Cell) && (!p.Digits.Has(x.Digit) || p.Digits.Len() > 3) { // of more digits, each cell has two of its own
				all = append(all, x)
			}
		}
	}
	return all
}

// spoiledClaim is the first claim that would not follow if x were a candidate, too: nothing that is claimed before it in its
// branch makes x false, nor would a lemma there remove it likewise, and x is no more in conflict with the claim than what is left
// of its truth. It is -1 for none.
func spoiledClaim(claims []deduce.Claim, b *board.Board, x board.Candidate) int {
	for i := range claims {
		c := &claims[i]
		if c.Truth == deduce.NoTruth || !c.Truth.Has(x) || !c.True && c.Kind != deduce.Conflict && c.Candidate.Excludes(x) {
			continue
		}
		if !slices.ContainsFunc(deduce.InForce(claims, i), func(k int) bool {
			return claims[k].True && claims[k].Candidate.Excludes(x) || !claims[k].True && falls(claims, k, b, x)
		}) {
			return i
		}
	}
	return -1
}

// falls reports whether what proves that the candidate of a claim is false proves it of x, too.
func falls(claims []deduce.Claim, k int, b *board.Board, x board.Candidate) bool {
	c := &claims[k]
	if c.Kind == deduce.Logic {
		return leavesOnly(claims, c, b, func(y board.Candidate) bool { return x.Excludes(y) })
	}
	if c.Kind != deduce.Conclude || c.Truth != deduce.NoTruth || len(c.Rests) != 2 {
		return false
	}
	supposed := c.Rests[0]
	for i := supposed + 1; i <= c.Rests[1]; i++ {
		line := &claims[i]
		if line.Truth == deduce.NoTruth || !line.True && line.Kind != deduce.Conflict {
			return false // it has lemmas of its own
		}
		if !leavesOnly(claims, line, b, func(y board.Candidate) bool {
			return line.True && y == line.Candidate || slices.Contains(line.Rests, supposed) && x.Excludes(y)
		}, supposed) {
			return false
		}
	}
	return true
}

// leavesOnly reports whether the claims that a claim rests on, but for some, leave of its truth nothing but some candidates.
func leavesOnly(claims []deduce.Claim, c *deduce.Claim, b *board.Board, may func(board.Candidate) bool, but ...int32) bool {
	out := func(y board.Candidate) bool {
		return slices.ContainsFunc(c.Rests, func(r int32) bool {
			by := &claims[r]
			return !slices.Contains(but, r) && (by.True && by.Candidate.Excludes(y) || !by.True && by.Candidate == y)
		})
	}
	if cell, ok := c.Truth.Cell(); ok {
		for d := range b.Candidates(cell).All() {
			if y := (board.Candidate{Cell: cell, Digit: d}); !may(y) && !out(y) {
				return false
			}
		}
		return true
	}
	u, d := c.Truth.Unit()
	for cell := range b.CellsFor(d).And(u.Cells()).All() {
		if y := (board.Candidate{Cell: cell, Digit: d}); !may(y) && !out(y) {
			return false
		}
	}
	return true
}
