package lesson

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/pattern"
)

// Who follows the cases of a forcing chain on paper places one single after the other, and comes to more than single chains do. What each
// case comes to so is right, too; a case that ends in a contradiction rules out all.

// Case is one case of a forcing chain: a candidate is true, or is not.
type Case struct {
	Supposed board.Candidate
	True     bool
}

// caseEnd is a case, and what of the digits that are placed in it settles what was asked.
type caseEnd struct {
	Case
	By   []board.Candidate
	Dead bool // it ends in a contradiction
}

// cases are the cases of a forcing chain: the candidates of a cell, the places of a digit in a unit, or a candidate that is true or not;
// none of other steps.
func cases(s *deduce.Step, b *board.Board) (cases []Case) {
	if pattern.ShapeOf(s) != deduce.ShapeForcing {
		return nil
	}
	base := pattern.PartsOf(s, deduce.Base)
	if len(base) == 0 {
		return bothCases(s)
	}
	if len(base) > 1 {
		return nil
	}
	switch p := base[0]; {
	case p.Units.Len() == 1 && p.Digits.Len() == 1:
		for c := range b.CellsFor(p.Digits.First()).And(p.Units.First().Cells()).All() {
			cases = append(cases, Case{board.Candidate{Cell: c, Digit: p.Digits.First()}, true})
		}
	case p.Units == 0 && p.Cells.Len() == 1:
		for d := range b.Candidates(p.Cells.First()).All() {
			cases = append(cases, Case{board.Candidate{Cell: p.Cells.First(), Digit: d}, true})
		}
	}
	return cases
}

// bothCases are the cases of a step whose two branches begin at one candidate, once true and once not.
func bothCases(s *deduce.Step) []Case {
	if s.Argument == nil {
		return nil
	}
	branches := pattern.Branches(s.Argument.Links)
	if len(branches) != 2 || branches[0][0].From != branches[1][0].From || branches[0][0].Strong == branches[1][0].Strong {
		return nil
	}
	begins := branches[0][0].From
	if begins.Cells.Len() != 1 {
		return nil
	}
	x := board.Candidate{Cell: begins.Cells.First(), Digit: begins.Digit}
	return []Case{{x, true}, {x, false}}
}

// inEachCase returns how singles lead from each case of a forcing chain to everything that another step concludes, or nil if they don't in
// some case.
func inEachCase(s *deduce.Step, b *board.Board, concluded *deduce.Step) (ends []caseEnd) {
	for _, c := range cases(s, b) {
		end, settled := c.follow(*b, concluded)
		if !settled {
			return nil
		}
		ends = append(ends, end)
	}
	return ends
}

// Like is the base of cases of the kind that a forcing chain has, a cell or a digit in a unit, each of which comes by singles to all that
// another step concludes; ok is false where there is none, and where singles come to that without any case.
func Like(chain *deduce.Step, b *board.Board, concluded *deduce.Step) (base deduce.Part, ok bool) {
	bases := pattern.PartsOf(chain, deduce.Base)
	if len(bases) != 1 || len(cases(chain, b)) == 0 || bySingles(*b, concluded) {
		return base, false
	}
	try := func(p deduce.Part) bool {
		base = p
		return inEachCase(&deduce.Step{Technique: chain.Technique, Parts: []deduce.Part{p}}, b, concluded) != nil
	}
	if bases[0].Units == 0 {
		for c := range b.Open().All() {
			if try(deduce.Part{Role: deduce.Base, Cells: board.CellsOf(c)}) {
				return base, true
			}
		}
		return base, false
	}
	for u := range board.AllUnits.All() {
		for d := range board.AllDigits.All() {
			if b.Spots(u, d).Len() > 1 && try(deduce.Part{Role: deduce.Base, Units: board.UnitsOf(u), Digits: board.Digits(d)}) {
				return base, true
			}
		}
	}
	return base, false
}

// bySingles reports whether singles come to all that a step concludes.
func bySingles(b board.Board, concluded *deduce.Step) bool {
	coach.PlaceSingles(&b, func() bool { return settled(&b, concluded) })
	return settled(&b, concluded)
}

// follow places singles behind what a case supposes until what is concluded is settled, or the case is dead; ok is false where neither
// comes.
func (c Case) follow(after board.Board, concluded *deduce.Step) (end caseEnd, ok bool) {
	if c.True {
		after.Place(c.Supposed.Cell, c.Supposed.Digit)
	} else {
		after.Eliminate(c.Supposed.Cell, c.Supposed.Digit)
	}
	coach.PlaceSingles(&after, func() bool { return settled(&after, concluded) || after.Status() == board.Dead })
	switch {
	case settled(&after, concluded):
	case after.Status() == board.Dead:
		return caseEnd{Case: c, Dead: true}, true
	default:
		return caseEnd{}, false
	}
	end.Case = c
	for _, x := range slices.Concat(concluded.Placements, concluded.Eliminations) {
		if by := holder(&after, x); by.Digit != 0 && !slices.Contains(end.By, by) {
			end.By = append(end.By, by)
		}
	}
	return end, true
}

// settled reports whether a board has placed what is placed by a step, and has no room for what is removed by it.
func settled(b *board.Board, concluded *deduce.Step) bool {
	placed := func(x board.Candidate) bool { return b.Digit(x.Cell) == x.Digit }
	out := func(x board.Candidate) bool { return !placed(x) && !b.Has(x) }
	return !slices.ContainsFunc(concluded.Placements, func(x board.Candidate) bool { return !placed(x) }) &&
		!slices.ContainsFunc(concluded.Eliminations, func(x board.Candidate) bool { return !out(x) })
}

// holder is the digit on a board that fills the cell of a candidate, or else one that this sees; zero for none.
func holder(b *board.Board, x board.Candidate) board.Candidate {
	if d := b.Digit(x.Cell); d != 0 {
		return board.Candidate{Cell: x.Cell, Digit: d}
	}
	for peer := range x.Cell.Peers().All() {
		if b.Digit(peer) == x.Digit {
			return board.Candidate{Cell: peer, Digit: x.Digit}
		}
	}
	return board.Candidate{}
}
