package sets

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale/deadly"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// almostLockedNote is what makes a set almost locked, said once.
const almostLockedNote = "each in one unit and with one digit more than cells"

// eitherSet says that one of two sets holds digits.
func eitherSet(z board.DigitSet) string {
	if z.Single() {
		return z.First().String() + " is in A or in B."
	}
	return "A or B holds " + wording.AndDigits(z) + "."
}

// tied says why two sets can't both hold a digit: all places see each other. The sentence names where.
func tied(t *teller.Teller, nameA string, a board.CellSet, nameB string, b board.CellSet, d board.Digit) string {
	return "all places of " + d.String() + " in " + nameA + " see all in " + nameB + " (" + t.Meeting(t.With(a, d), t.With(b, d)) + ")"
}

// AlmostLockedSets tells almost locked sets by what ties them: the links of a chain, a third set, a strong link, or a digit that only
// one of two can hold.
func AlmostLockedSets(t *teller.Teller) teller.Tale {
	switch {
	case t.Step.Argument != nil && len(t.Step.Argument.Links) > 0:
		return setsInChain(t)
	case len(t.Parts(deduce.Pivot)) > 0:
		return alsWing(t)
	case len(t.Parts(deduce.Strong)) > 0:
		return linkedSets(t)
	}
	return alsPair(t)
}

// alsPair tells two almost locked sets, linked by one digit or by two.
func alsPair(t *teller.Teller) teller.Tale {
	sets, rc, z := t.Parts(deduce.Set), t.Role(deduce.RestrictedCommon), t.Role(deduce.Common)
	a, b := sets[0].Cells, sets[1].Cells
	tale := teller.Tale{Look: "Two almost locked sets, " + almostLockedNote + ": " + t.SetNamed("A", a) + " and " + t.SetNamed("B", b) + ". "}
	var ties []string
	for d := range rc.Digits.All() {
		ties = append(ties, d.String()+" is a restricted common: "+tied(t, "A", a, "B", b, d)+", so only one set can hold it")
	}
	tale.Look += wording.Capital(strings.Join(ties, "; ")) + "."
	if rc.Digits.Len() == 1 {
		tale.Choices = "At least one of the two sets lacks " + wording.OrDigits(rc.Digits) + ", then, and holds all its other digits, " + wording.AndDigits(z.Digits) + " among them. So " + eitherSet(z.Digits)
		tale.Sees = t.SeeingEvery(func(x board.Candidate) board.CellSet { return t.With(a.Union(b), x.Digit) })
		return tale
	}
	tale.Choices = "A lacks one of " + wording.AndDigits(rc.Digits) + ", and B the other, so both sets are locked: each holds one of the two and all its other digits."
	tale.Sees = t.SeeingEvery(func(x board.Candidate) board.CellSet { return lockedSight(t, x, a, b, rc.Digits) })
	return tale
}

// lockedSight is what a candidate sees of sets that are locked: all places of a digit in one of them or, where either may
// hold it, in both.
func lockedSight(t *teller.Teller, x board.Candidate, a, b board.CellSet, either board.DigitSet) board.CellSet {
	inA, inB := t.With(a, x.Digit), t.With(b, x.Digit)
	switch peers := x.Cell.Peers(); {
	case either.Has(x.Digit):
		return inA.Union(inB)
	case !inA.Empty() && inA.Within(peers):
		return inA
	default:
		return inB
	}
}

// alsWing tells two almost locked sets and a third that ties them.
func alsWing(t *teller.Teller) teller.Tale {
	sets, pivot, rc, z := t.Parts(deduce.Set), t.Role(deduce.Pivot), t.Role(deduce.RestrictedCommon), t.Role(deduce.Common)
	a, b, c := sets[0].Cells, sets[1].Cells, pivot.Cells
	x, y := t.WingLinks(a, b, c, rc.Digits)
	return teller.Tale{
		Look: "Three almost locked sets, " + almostLockedNote + ": " + t.SetNamed("C", c) + ", " + t.SetNamed("A", a) + ", " + t.SetNamed("B", b) + ". " +
			wording.Capital(tied(t, "C", c, "A", a, x)) + "; " + tied(t, "C", c, "B", b, y) + ".",
		Choices: "C lacks one digit only, so it holds " + x.String() + " or " + y.String() + ". If C holds " + x.String() + ", A lacks it and must hold " + t.Without(a, x) + "; if C holds " + y.String() +
			", B lacks it and must hold " + t.Without(b, y) + ". So " + eitherSet(z.Digits),
		Sees: t.SeeingEvery(func(x board.Candidate) board.CellSet { return t.With(a.Union(b), x.Digit) }),
	}
}

// linkedSets tells two almost locked sets and the strong link between them.
func linkedSets(t *teller.Teller) teller.Tale {
	sets, strong, z := t.Parts(deduce.Set), t.Role(deduce.Strong), t.Role(deduce.Common)
	a, b, x := sets[0].Cells, sets[1].Cells, strong.Digits.First()
	var cases []string
	for end := range strong.Cells.All() {
		name, set := "A", a
		if !t.With(a, x).Within(end.Peers()) {
			name, set = "B", b
		}
		cases = append(cases, "if "+t.Notation.Cell(end)+" is "+x.String()+", it sees "+t.SightOf(end, t.With(set, x))+", so "+name+" lacks "+x.String()+
			" and holds all its other digits")
	}
	return teller.Tale{
		Look:    "Two almost locked sets, " + almostLockedNote + ": " + t.SetNamed("A", a) + " and " + t.SetNamed("B", b) + ". " + t.OnlyPlaces(strong.Units, x),
		Choices: wording.Capital(strings.Join(cases, "; ")) + ". One of the two is so, so " + eitherSet(z.Digits),
		Sees:    t.SeeingEvery(func(y board.Candidate) board.CellSet { return t.With(a.Union(b), y.Digit) }),
	}
}

// setsInChain tells almost locked sets in a row, in the order of the chain.
func setsInChain(t *teller.Teller) teller.Tale {
	sets, z := t.Parts(deduce.Set), t.Role(deduce.Common)
	if t.Step.Argument == nil || len(sets) < 3 {
		return teller.Tale{}
	}
	var names, steps []string
	for i, s := range sets {
		names = append(names, t.SetNamed(pattern.LetterOf(i), s.Cells))
	}
	i := 0
	for _, l := range t.Step.Argument.Links {
		if l.Strong || i+1 >= len(sets) {
			continue
		}
		from, to := pattern.LetterOf(i), pattern.LetterOf(i+1)
		holds := from + " holds " + l.From.Digit.String()
		if l.From.Cells.Rest().Empty() {
			holds += " in " + t.List(l.From.Cells)
		}
		steps = append(steps, holds+", so "+to+" lacks "+l.To.Digit.String()+" ("+t.Meeting(l.From.Cells, l.To.Cells)+");")
		i++
	}
	first, last := sets[0].Cells, sets[len(sets)-1].Cells
	end := pattern.LetterOf(len(sets) - 1)
	one := z.Digits.First().String()
	steps = append(steps, end+" holds "+one+".")
	so := "So " + one + " is in A or in " + end + likewise(z.Digits.Without(z.Digits.First())) + ". "
	if z.Digits.Single() && t.With(last, z.Digits.First()).Within(first) {
		so = "But every " + one + " of " + end + " is a cell of A, so A can't lack " + one + ". "
	}
	return teller.Tale{
		Look:    wording.Capital(wording.NumberWord(len(sets))) + " almost locked sets, " + almostLockedNote + ": " + strings.Join(names, ", ") + "." + overlaps(t, sets),
		Choices: "A set that lacks one of its digits holds all the others. If A lacks " + one + ", then one after the other:",
		Cases:   steps,
		Sees:    so + t.SeeingEvery(func(x board.Candidate) board.CellSet { return t.With(first.Union(last), x.Digit) }),
	}
}

// overlaps says which sets of a chain share cells, empty for none, and why they may: a link says something of one set, and its
// digit is in no cell that it shares with the next.
func overlaps(t *teller.Teller, sets []*deduce.Part) string {
	var all []string
	for i := range sets {
		for j := range i {
			if shared := sets[i].Cells.And(sets[j].Cells); !shared.Empty() {
				all = append(all, pattern.LetterOf(j)+" and "+pattern.LetterOf(i)+" share "+t.List(shared))
			}
		}
	}
	if len(all) == 0 {
		return ""
	}
	return " " + strings.Join(all, "; ") + ": that does no harm, as each step is about one set, and no cell that neighbours share has the digit that links them."
}

// likewise says that the same holds for other digits, if there are any.
func likewise(others board.DigitSet) string {
	if others == 0 {
		return ""
	}
	return ", and likewise " + wording.AndDigits(others)
}

// crossingSectors tells cells where a line and a box meet, with cells of each that take up their digits.
func crossingSectors(t *teller.Teller) teller.Tale {
	pivot, sets, within := t.Role(deduce.Pivot), t.Parts(deduce.Set), t.Role(deduce.Within)
	all := pivot.Cells
	var parts []string
	for i, s := range sets {
		all = all.Union(s.Cells)
		parts = append(parts, t.SetNamed(pattern.LetterOf(i), s.Cells)+" in "+t.Unit((s.Cells.CommonUnits()&within.Units).First()))
	}
	digits := t.Union(all)
	bound := map[board.Unit]board.DigitSet{}
	var order []board.Unit
	var either board.DigitSet
	for d := range digits.All() {
		units := t.With(all, d).CommonUnits() & within.Units
		for u := range units.All() {
			if bound[u] == 0 {
				order = append(order, u)
			}
			bound[u] = bound[u].With(d)
		}
		if units == 0 {
			either = either.With(d)
		}
	}
	var where []string
	for _, u := range order {
		where = append(where, wording.AndDigits(bound[u])+" in "+t.Unit(u))
	}
	twice := ""
	if either != 0 {
		twice = ", where " + wording.AndDigits(either) + ", in both sets, counts twice"
		where = append(where, wording.AndDigits(either)+" in each set")
	}
	n := wording.NumberWord(all.Len())
	return teller.Tale{
		Look: "Crossing cells of " + t.Units(within.Units) + ": " + t.Listed(pivot.Cells) + "; sets " + wording.And(parts) + ". These are " + n + " cells with " +
			wording.NumberWord(digits.Len()+either.Len()) + " digits, " + wording.AndDigits(digits) + twice + ".",
		Choices: "Of each digit all places among them see each other: " + strings.Join(where, "; ") + ". So each is used at most once, and as cells and digits are equal in number, exactly once.",
		Sees:    t.SeeingEvery(func(x board.Candidate) board.CellSet { return t.With(all, x.Digit) }),
	}
}

// Blossom tells a stem and its petals, case by case.
func Blossom(t *teller.Teller) teller.Tale {
	stem, petals, z := t.Role(deduce.Pivot), t.Parts(deduce.Petal), t.Role(deduce.Common)
	if t.Step.Argument == nil {
		return teller.Tale{}
	}
	var names, cases []string
	var covered board.DigitSet
	all := board.CellSet{}
	letters := pattern.LettersOf(petals)
	i := 0
	for _, l := range t.Step.Argument.Links {
		if l.Strong || i >= len(petals) {
			continue
		}
		p, letter := petals[i].Cells, pattern.LetterOf(letters[i])
		if name := t.SetNamed(letter, p); !slices.Contains(names, name) {
			names = append(names, name)
		}
		c := l.From.Cells.First()
		begins := t.NodeIs(l.From, true)
		if stem.Cells.Has(c) {
			begins = l.From.Digit.String()
		}
		cases = append(cases, "if "+begins+", "+letter+" lacks it ("+t.Notation.Cell(c)+" sees "+t.SightOf(c, l.To.Cells)+")")
		covered, all = covered.With(l.From.Digit), all.Union(p)
		i++
	}
	choices, where := wording.Capital(strings.Join(cases, "; ")), "in one of the petals"
	var self board.DigitSet
	if !stem.Cells.Empty() {
		choices = "If the stem is" + strings.TrimPrefix(strings.Join(cases, "; "), "if")
		if self = t.Board.Candidates(stem.Cells.First()) &^ covered; self != 0 {
			choices += "; else the stem is " + wording.OrDigits(self) + " itself"
			where = "in a petal or in the stem"
			all = all.Union(stem.Cells)
		}
	}
	return teller.Tale{
		Look:    ofStem(t) + " The petals are almost locked sets, " + almostLockedNote + ": " + strings.Join(names, ", ") + ".",
		Choices: choices + ". A petal that lacks one digit holds all its others, so " + wording.AndDigits(z.Digits) + " " + isOrAre(z.Digits.Len()) + " " + where + " each time.",
		Sees: t.SeeingEvery(func(x board.Candidate) board.CellSet {
			cells := all
			if !self.Has(x.Digit) {
				cells = cells.Minus(stem.Cells)
			}
			return t.With(cells, x.Digit)
		}),
	}
}

// ofStem names the stem of a blossom: a cell, a digit in a unit, or a rectangle that has further candidates.
func ofStem(t *teller.Teller) string {
	if stem := t.Role(deduce.Pivot).Cells; !stem.Empty() {
		return "The stem is " + t.Listed(stem) + "."
	}
	if base := t.Role(deduce.Base); base.Units != 0 {
		return t.OnlyPlaces(base.Units, base.Digits.First()) + " They are the stem."
	}
	return deadly.GuardedBy(t, t.Parts(deduce.Extra)) + " They are the stem."
}
