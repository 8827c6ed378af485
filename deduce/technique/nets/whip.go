package nets

import (
	"deduku/board"
	"deduku/deduce"
)

// Whip is a candidate that singles refute, each of which follows from the last one placed and those before it
// (D. Berthier, The Hidden Logic of Sudoku, 2007; Constraint Resolution Theories, 2011).
var Whip = &deduce.Technique{
	Name:  "whip",
	Title: "Whip",
	Doc: "Suppose that a candidate, the target, is true. Then, one at a time, singles are placed: each in a cell, or for a digit in a unit, from which the last placement removes a candidate, so that only one is possible; after at most eight placements some cell has no candidate, or some digit no place in a unit. " +
		"So the target is false. This is a forcing net in one line, each link going on from the last.",
	Why:  refuted,
	Form: []string{"{assumed} leaves no {contradiction}"},
	Spot: "Suppose a candidate and look only at cells and units that it touches: if one of them has a single candidate left, place that, and look only at what this touches. " +
		"The trap is to jump to a single elsewhere: then it is a net.",
	Example: "5..4..8......9..1...2..1..56..3..4...5..7+4.....4.....83..6..7...6.....8...8..2..1:153 162 165 183 185 667 668",
	Find:    findWhips,
}

// A whip has at most maxWhip links, the last of which has nothing left. Of each length at most maxPartial beginnings
// are followed for a target.
const (
	maxWhip    = 8
	maxPartial = 60
)

// partial is the beginning of a whip: what was placed, and what that rules out.
type partial struct {
	out  [board.ByDigit]board.CellSet // by digit
	on   [board.ByDigit]board.CellSet
	at   board.Candidate // the last placement
	by   deduce.Truth    // what it follows from
	from int32           // the beginning before it, by number
}

// whipIndex keeps the memory of searches.
var whipIndex = deduce.NewIndex(func(v *deduce.View, w *whips) { w.v = v })

// whips is the search for whips of one target.
type whips struct {
	v    *deduce.View
	all  []partial // the target first, then each after the one before it
	end  int       // the number of the beginning that the last link follows
	none deduce.Truth
}

// findWhips yields the shortest whip, and then, for a caller that wants more, the others, the shortest first.
func findWhips(v *deduce.View, yield func(*deduce.Step) bool) {
	if !v.Settled() {
		return
	}
	w := whipIndex.Of(v)
	var dying []board.Candidate // by all singles together: there are no whips of others
	for x := range netIndex.Of(v).engine.Dying {
		dying = append(dying, x)
	}
	shortest, best := maxWhip+1, board.Candidate{}
	for _, x := range dying {
		if v.Enough() {
			return
		}
		if n := w.refute(x, shortest-1); n > 0 {
			shortest, best = n, x
		}
	}
	if shortest > maxWhip {
		return
	}
	if w.refute(best, shortest); w.tell(best, yield) {
		w.others(dying, best, yield)
	}
}

// others yields the whips of all but one of the candidates, the shortest first.
func (w *whips) others(dying []board.Candidate, but board.Candidate, yield func(*deduce.Step) bool) {
	var byLength [maxWhip + 1][]board.Candidate
	for _, x := range dying {
		if w.v.Enough() {
			return
		}
		if n := w.refute(x, maxWhip); n > 0 && x != but {
			byLength[n] = append(byLength[n], x)
		}
	}
	for length, targets := range byLength {
		for _, x := range targets {
			if w.refute(x, length); !w.tell(x, yield) {
				return
			}
		}
	}
}

// refute looks for a whip of at most some length, and returns the length that it has; 0 for none.
func (w *whips) refute(target board.Candidate, most int) int {
	first := partial{at: target, by: deduce.NoTruth, from: -1}
	first.place(target)
	w.all = append(w.all[:0], first)
	begin := 0
	for length := 1; length <= most; length++ {
		end := len(w.all)
		for i := begin; i < end; i++ {
			if w.goOn(i, end) {
				return length
			}
		}
		begin = end
	}
	return 0
}

// place makes a candidate true.
func (p *partial) place(x board.Candidate) {
	for d := range p.out {
		p.out[d] = p.out[d].With(x.Cell)
	}
	p.out[x.Digit] = p.out[x.Digit].Union(x.Cell.Peers())
	p.on[x.Digit] = p.on[x.Digit].With(x.Cell)
}

// goOn tries every truth that the last placement of beginning i took a candidate from. It reports whether one has nothing left,
// which ends the whip.
func (w *whips) goOn(i, level int) bool {
	x := w.all[i].at
	var tried board.UnitSet
	for ds := w.v.Candidates(x.Cell); ds != 0; ds &= ds - 1 { // other digits of the cell, in its units
		if d := ds.First(); d != x.Digit {
			for _, u := range x.Cell.Units() {
				if w.unit(i, level, u, d) {
					return true
				}
			}
		}
	}
	for seen := w.v.CellsFor(x.Digit).And(x.Cell.Peers()); !seen.Empty(); seen = seen.Rest() {
		c := seen.First()
		if w.cell(i, level, c) {
			return true
		}
		for units := c.UnitSet() &^ x.Cell.UnitSet() &^ tried; units != 0; units &= units - 1 {
			tried |= units & -units
			if w.unit(i, level, units.First(), x.Digit) {
				return true
			}
		}
	}
	return false
}

// unit looks what is left of a digit in a unit.
func (w *whips) unit(i, level int, u board.Unit, d board.Digit) bool {
	p := &w.all[i]
	if w.v.Spots(u, d) == 0 || p.on[d].Meets(u.Cells()) {
		return false
	}
	left := w.v.Cells(u, d).Minus(p.out[d])
	switch {
	case left.Empty():
		w.end, w.none = i, deduce.UnitTruth(u, d)
		return true
	case left.Rest().Empty():
		w.add(i, level, board.Candidate{Cell: left.First(), Digit: d}, deduce.UnitTruth(u, d))
	}
	return false
}

// cell looks what is left of a cell.
func (w *whips) cell(i, level int, c board.Cell) bool {
	p := &w.all[i]
	var left board.DigitSet
	for ds := w.v.Candidates(c); ds != 0; ds &= ds - 1 {
		switch d := ds.First(); {
		case p.on[d].Has(c):
			return false
		case !p.out[d].Has(c):
			left |= ds & -ds
		}
	}
	switch {
	case left == 0:
		w.end, w.none = i, deduce.CellTruth(c)
		return true
	case left.Single():
		w.add(i, level, board.Candidate{Cell: c, Digit: left.First()}, deduce.CellTruth(c))
	}
	return false
}

// add adds a beginning that is one longer, unless one of the same placements is there.
func (w *whips) add(i, level int, x board.Candidate, by deduce.Truth) {
	if len(w.all)-level >= maxPartial {
		return
	}
	p := w.all[i]
	p.at, p.by, p.from = x, by, int32(i)
	p.place(x)
	for j := level; j < len(w.all); j++ {
		if w.all[j].at == x && w.all[j].on == p.on {
			return
		}
	}
	w.all = append(w.all, p)
}

// tell yields the whip that refute found.
func (w *whips) tell(target board.Candidate, yield func(*deduce.Step) bool) bool {
	var path []int
	for i := int32(w.end); i >= 0; i = w.all[i].from {
		path = append(path, int(i))
	}
	s := w.v.Draft()
	s.Eliminate(target.Digit, board.CellsOf(target.Cell))
	s.Claim(deduce.Claim{Kind: deduce.Assume, True: true, Candidate: target, Truth: deduce.NoTruth})
	claims := []board.Candidate{target}
	for k := len(path) - 2; k >= 0; k-- {
		p := &w.all[path[k]]
		kind := deduce.NegDed2
		if _, ok := p.by.Cell(); ok {
			kind = deduce.PosDed
		}
		s.Claim(deduce.Claim{Kind: kind, Depth: 1, True: true, Candidate: p.at, Truth: p.by, Rests: w.rests(claims, p.by)})
		claims = append(claims, p.at)
	}
	last := s.Claim(deduce.Claim{Kind: deduce.Conflict, Depth: 1, Truth: w.none, Rests: w.rests(claims, w.none)})
	s.Claim(deduce.Claim{Kind: deduce.Conclude, Candidate: target, Truth: deduce.NoTruth, Rests: []int32{last}})
	return yield(&s.Step)
}

// rests is which of the claims so far took a candidate from a truth.
func (w *whips) rests(claims []board.Candidate, t deduce.Truth) (rests []int32) {
	for i, x := range claims {
		for y := range w.v.Members(t) {
			if x.Excludes(y) {
				rests = append(rests, int32(i))
				break
			}
		}
	}
	return rests
}
