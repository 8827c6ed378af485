package explanation

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/lemma"
	"deduku/deduce/render/wording"
)

// cases tell an argument that follows each member of a truth to the same end.
func (a *arguing) cases() (out []Line) {
	for _, c := range lemma.Cases(a.claims) {
		one := Line{Text: "If " + a.supposed(&a.claims[c.From]) + ":", More: a.lines(c.From+1, c.To, ""), Case: true}
		for j := range a.claims {
			if last := &a.claims[j]; last.Kind == deduce.Conclude && last.Depth == 0 {
				one.More = append(one.More, Line{Text: a.ruledOut(last, c.From, c.To)})
			}
		}
		out = append(out, one)
	}
	return out
}

// ruledOut says why a conclusion holds in the case whose claims go from one to another.
func (a *arguing) ruledOut(conclusion *deduce.Claim, from, to int) string {
	text := a.supposed(conclusion)
	for _, r := range conclusion.Rests {
		if int(r) < from || int(r) >= to {
			continue
		}
		return text + "    " + a.seenBy(conclusion, r)
	}
	return text
}

// seenBy says why a claim makes the candidate of another false.
func (a *arguing) seenBy(x *deduce.Claim, claim int32) string {
	by := &a.claims[claim]
	if !by.True || x.True {
		return "told above"
	}
	if by.Candidate.Cell == x.Candidate.Cell {
		return "as " + a.placed(claim)
	}
	for _, u := range x.Candidate.Cell.Units() {
		if u.Cells().Has(by.Candidate.Cell) {
			return "sees " + a.placed(claim) + " in " + a.Notation.Unit(u)
		}
	}
	return ""
}

// Cases says which cases the argument of a step goes through in turn; empty for an argument that supposes one thing, or none.
func Cases(t wording.Text, s *deduce.Step) string {
	if !lemma.HasArgument(s) || lemma.Contradiction(s.Argument.Claims) != nil {
		return ""
	}
	return explainer{t}.oneOf(s.Argument.Claims)
}

// oneOf says which cases there are.
func (t explainer) oneOf(claims []deduce.Claim) string {
	var digits board.DigitSet
	var cells board.CellSet
	for i := range claims {
		if c := &claims[i]; c.Kind == deduce.Assume && c.Depth == 0 {
			digits, cells = digits.With(c.Candidate.Digit), cells.With(c.Candidate.Cell)
		}
	}
	truth := claims[len(claims)-1].Truth
	if truth == deduce.NoTruth {
		return "Either " + t.Notation.Placement(claims[0].Candidate) + ", or not."
	}
	if c, ok := truth.Cell(); ok {
		return t.Notation.Cell(c) + " is " + wording.OrDigits(digits) + "."
	}
	u, d := truth.Unit()
	return "In " + t.Notation.Unit(u) + ", " + d.String() + " can only go in " + wording.Or(t.Cells(cells)) + "."
}
