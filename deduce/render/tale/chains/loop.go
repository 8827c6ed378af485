package chains

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// Chains that come back to where they begin: what each of their links makes certain.

// chainCertain says for each weak link of a ring what it removes, and for each almost locked set.
func chainCertain(t *teller.Teller, links []deduce.Link) string {
	return strings.Join(certain(t, links), ". ") + "."
}

// certain is chainCertain, sentence by sentence.
func certain(t *teller.Teller, links []deduce.Link) (all []string) {
	told := map[board.Candidate]bool{}
	untold := func(falls func(board.Candidate) bool) (out []board.Candidate) {
		for _, x := range t.Step.Eliminations {
			if !told[x] && falls(x) {
				out = append(out, x)
				told[x] = true
			}
		}
		return out
	}
	for _, l := range links {
		if l.Strong {
			continue
		}
		if out := untold(func(x board.Candidate) bool { return rulesOut(l.From, x) && rulesOut(l.To, x) }); len(out) > 0 {
			all = append(all, eitherEnd(t, l, out))
		}
	}
	for i, p := range t.ChainSets() {
		holds := func(x board.Candidate) board.CellSet { return t.With(p.Cells, x.Digit) }
		if out := untold(func(x board.Candidate) bool { return p.Digits.Has(x.Digit) && holds(x).SeenByAll().Has(x.Cell) }); len(out) > 0 {
			all = append(all, pattern.LetterOf(i)+" lacks "+wording.OrDigits(lacking(t, links, p))+", so it holds "+rest(t, p, lacking(t, links, p))+": "+eliminatedBy(t, out, holds))
		}
	}
	return all
}

// lacking is the digits by which a ring comes to a set and leaves it, one of which it lacks.
func lacking(t *teller.Teller, links []deduce.Link, set *deduce.Part) (digits board.DigitSet) {
	for _, l := range links {
		if t.Joins(set, l) {
			digits = digits.With(l.From.Digit).With(l.To.Digit)
		}
	}
	return digits
}

// rest is what a set holds that lacks one of some digits: its 4 and 7.
func rest(t *teller.Teller, set *deduce.Part, lacks board.DigitSet) string {
	return "its " + wording.AndDigits(set.Digits&^lacks)
}

// eitherEnd says that one of the two ends of a link is true, and what that removes: 7 is in r6c2 or r6c7 (row 6): r6c1 <> 7.
func eitherEnd(t *teller.Teller, l deduce.Link, out []board.Candidate) string {
	if l.From.Digit != l.To.Digit {
		return t.NodeIs(l.From, true) + " or " + l.To.Digit.String() + ": " + t.Eliminations(out)
	}
	both := l.From.Cells.Union(l.To.Cells)
	text := l.From.Digit.String() + " is in " + wording.Or(t.Cells(both))
	if units := both.CommonUnits(); units.Len() == 1 {
		return text + " (" + t.Units(units) + "): " + t.Eliminations(out)
	}
	return text + ": " + eliminatedBy(t, out, func(board.Candidate) board.CellSet { return both })
}

// eliminatedBy writes what is removed with the units by which each sees the cells that hold its digit: r4c1, r5c1 <> 14 (column 1).
func eliminatedBy(t *teller.Teller, out []board.Candidate, holds func(board.Candidate) board.CellSet) string {
	var reasons []string
	falls := map[string][]board.Candidate{}
	for _, x := range out {
		reason := t.Common(holds(x).With(x.Cell))
		if reason == "" {
			reason = "sees " + t.SightOf(x.Cell, holds(x))
		}
		if falls[reason] == nil {
			reasons = append(reasons, reason)
		}
		falls[reason] = append(falls[reason], x)
	}
	var all []string
	for _, reason := range reasons {
		all = append(all, t.Eliminations(falls[reason])+" ("+reason+")")
	}
	return strings.Join(all, ", ")
}

// rulesOut reports whether a candidate cannot be true along with a node.
func rulesOut(n deduce.Node, x board.Candidate) bool {
	if n.Digit == x.Digit {
		return n.Cells.SeenByAll().Has(x.Cell)
	}
	return n.Cells == board.CellsOf(x.Cell)
}
