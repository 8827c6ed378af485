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
}

// nearMiss looks for the candidate that was removed last of those without whose removal the step, or its argument, would
// not hold. What a given removed is no miss. Nothing is said of steps that assume one solution.
func (a *Around) nearMiss(log *deduce.Log, step *deduce.Step, before *deduce.Solver) {
	if step.Assumes() {
		return
	}
	misses := missesOf(step, before)
	slices.SortStableFunc(misses, func(x, y miss) int { return cmp.Compare(y.by, x.by) })
	for _, m := range misses {
		if log.Step(m.by).Kind == deduce.Init {
			continue
		}
		if a.spoil(step, before.Board(), m) {
			return
		}
	}
}

// missesOf is what the truths of a step miss in open cells, each candidate once.
func missesOf(step *deduce.Step, before *deduce.Solver) (out []miss) {
	b := before.Board()
	told := map[board.Candidate]bool{}
	consider := func(truth deduce.Truth, x board.Candidate) {
		if by := before.Origin(x); by > 0 && b.Digit(x.Cell) == 0 && !b.Has(x) && !told[x] {
			told[x] = true
			out = append(out, miss{x, truth, by})
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
		if newChoice(step, b, x).without(y) {
			placements = append(placements, y)
		}
	}
	for _, y := range step.Eliminations {
		if newChoice(step, b, x).with(y) {
			eliminations = append(eliminations, y)
		}
	}
	return placements, eliminations
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
	for cell := range b.Homes(d).And(u.Cells()).All() {
		if y := (board.Candidate{Cell: cell, Digit: d}); !may(y) && !out(y) {
			return false
		}
	}
	return true
}
