package render

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// ArgumentLine is a line of the argument of a step, with what it opens.
type ArgumentLine struct {
	Text string
	More []ArgumentLine // how a lemma is proved, or what follows in a case; empty for what stands for itself
	Case bool           // a case, whose lines are part of the argument; those of a lemma are told on request
}

// Argument is the argument of a step, to be followed line by line; nil where the step has none.
func (t Text) Argument(s *deduce.Step) []ArgumentLine {
	if s.Argument == nil || len(s.Argument.Claims) == 0 {
		return nil
	}
	a := arguing{Text: t, claims: s.Argument.Claims}
	if contradictionOf(a.claims) == nil {
		return a.cases()
	}
	return a.lines(1, len(a.claims)-1)
}

// arguing tells the claims of an argument.
type arguing struct {
	Text
	claims []deduce.Claim
}

// lines tell the claims from one on, up to another, which all stand on the same assumptions or more.
func (a *arguing) lines(from, to int) (out []ArgumentLine) {
	for i := from; i < to; i++ {
		c := &a.claims[i]
		if c.Kind != deduce.Assume {
			out = append(out, ArgumentLine{Text: a.line(c)})
			continue
		}
		end := i + 1
		for end < to && a.claims[end].Depth > c.Depth {
			end++
		}
		out = append(out, a.lemma(i, end))
		i = end
	}
	return out
}

// lemma tells the claims from an assumption to the one that concludes that it is false.
func (a *arguing) lemma(from, end int) ArgumentLine {
	text := a.isOut(a.claims[from].Candidate) + "    "
	if last := &a.claims[end-1]; last.Kind == deduce.Conflict {
		text += "else " + a.nothingFor(last.Truth) + " would be left"
	}
	size := argumentSize(a.claims[from+1 : end])
	if size != "" {
		text += ", by " + size
	}
	return ArgumentLine{Text: text, More: a.lines(from+1, end)}
}

// line tells one claim: what it says, what it follows from, and the claims that it rests on.
func (a *arguing) line(c *deduce.Claim) string {
	since := a.since(c)
	switch {
	case c.Kind == deduce.Conflict:
		return a.nothingFor(c.Truth) + " is left" + since
	case c.True:
		return a.Notation.Placement(c.Candidate) + "    " + a.only(c.Truth) + since
	}
	name := "each " + a.memberOf(c.Truth) + " rules it out"
	if c.Technique != nil {
		name = c.Technique.Title + ": " + name
	}
	return a.isOut(c.Candidate) + "    " + name + since
}

// supposed is what an argument starts from, or comes to.
func (t Text) supposed(c *deduce.Claim) string {
	if c.True {
		return t.Notation.Placement(c.Candidate)
	}
	return t.isOut(c.Candidate)
}

// isOut is a candidate that goes, as eliminations are written.
func (t Text) isOut(x board.Candidate) string { return t.eliminations([]board.Candidate{x}) }

// only says that a candidate is the last of a truth.
func (a *arguing) only(truth deduce.Truth) string {
	if c, ok := truth.Cell(); ok {
		return "only candidate of " + a.Notation.Cell(c)
	}
	u, d := truth.Unit()
	return "only place for " + d.String() + " in " + a.Notation.Unit(u)
}

// since names the claims that a claim rests on: what they say rules out what else its truth had.
func (a *arguing) since(c *deduce.Claim) string {
	var all []string
	for _, r := range c.Rests {
		of := &a.claims[r]
		if of.True {
			all = append(all, a.Notation.Placement(of.Candidate))
		} else {
			all = append(all, a.isOut(of.Candidate))
		}
	}
	if len(all) == 0 {
		return ""
	}
	return ", since " + and(all)
}

// cases tell an argument that follows each member of a truth to the same end.
func (a *arguing) cases() (out []ArgumentLine) {
	for i := 0; i < len(a.claims); i++ {
		c := &a.claims[i]
		if c.Kind != deduce.Assume || c.Depth > 0 {
			continue
		}
		end := i + 1
		for end < len(a.claims) && a.claims[end].Depth > 0 {
			end++
		}
		one := ArgumentLine{Text: "If " + a.supposed(c) + ":", More: a.lines(i+1, end), Case: true}
		for j := range a.claims {
			if last := &a.claims[j]; last.Kind == deduce.Conclude && last.Depth == 0 {
				one.More = append(one.More, ArgumentLine{Text: a.ruledOut(last, i, end)})
			}
		}
		out = append(out, one)
		i = end - 1
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
		return text + "    " + a.seenBy(conclusion, &a.claims[r])
	}
	return text
}

// seenBy says why a claim makes the candidate of another false.
func (a *arguing) seenBy(x, by *deduce.Claim) string {
	if !by.True || x.True {
		return "told above"
	}
	if by.Candidate.Cell == x.Candidate.Cell {
		return "as " + a.Notation.Placement(by.Candidate)
	}
	for _, u := range x.Candidate.Cell.Units() {
		if u.Cells().Has(by.Candidate.Cell) {
			return "sees " + a.Notation.Placement(by.Candidate) + " in " + a.Notation.Unit(u)
		}
	}
	return ""
}

// argued is a step with an argument in full sentences and lines, empty for a step without. Lemmas are told in one line
// unless everything is asked for.
func (t Text) argued(s *deduce.Step) (out []string) {
	lines := t.Argument(s)
	if lines == nil {
		return nil
	}
	claims := s.Argument.Claims
	if contradictionOf(claims) != nil {
		out = append(out, "Suppose "+t.supposed(&claims[0])+". Then step by step:")
	} else {
		out = append(out, t.oneOf(claims)+" Each of these in turn:")
	}
	out = t.flat(out, lines, 1)
	if !t.Full && FoldsLemmas(lines) {
		out = append(out, "A line with 'else' is a lemma: what it removes, supposed as well, comes to a contradiction.")
	}
	return append(out, t.following(s))
}

// oneOf says which cases there are.
func (t Text) oneOf(claims []deduce.Claim) string {
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
		return t.Notation.Cell(c) + " is " + orDigits(digits) + "."
	}
	u, d := truth.Unit()
	return "In " + t.Notation.Unit(u) + ", " + d.String() + " can only go in " + or(t.cells(cells)) + "."
}

// flat appends lines, indented by depth, with what they open.
func (t Text) flat(out []string, lines []ArgumentLine, depth int) []string {
	for i := range lines {
		l := &lines[i]
		out = append(out, strings.Repeat("  ", depth)+l.Text)
		if l.Case || t.Full {
			out = t.flat(out, l.More, depth+1)
		}
	}
	return out
}

// FoldsLemmas reports whether lemmas of an argument are told in one line, so that there is more to tell.
func FoldsLemmas(lines []ArgumentLine) bool {
	for i := range lines {
		if l := &lines[i]; len(l.More) > 0 && (!l.Case || FoldsLemmas(l.More)) {
			return true
		}
	}
	return false
}
