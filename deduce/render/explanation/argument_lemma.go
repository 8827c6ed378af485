package explanation

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/lemma"
	"deduku/deduce/render/wording"
)

// Lemma is a lemma of the argument of a step by its name, told whole, and the board that its branch has come to, on which it
// begins; before is the board before the step. ok is false where there is no lemma with that name.
func Lemma(t wording.Text, s *deduce.Step, before *board.Board, name string) (told []string, begins board.Board, ok bool) {
	line, ok := lemmaOf(Argument(t, s, before), strings.ToUpper(name))
	if !ok {
		return nil, begins, false
	}
	claims := s.Argument.Claims
	begins = *before
	var supposed []string
	for _, i := range deduce.InForce(claims, line.from) {
		switch c := &claims[i]; {
		case !c.True:
			begins.Eliminate(c.Candidate.Cell, c.Candidate.Digit)
			continue
		case c.Kind == deduce.Assume:
			supposed = append(supposed, t.Notation.Placement(c.Candidate))
		}
		begins.Place(claims[i].Candidate.Cell, claims[i].Candidate.Digit)
	}
	told = append(told, "The board there, with "+wording.And(supposed)+" supposed:")
	t.Full, line.Same = true, false
	return explainer{t}.flat(told, []Line{line}, ""), begins, true
}

// Lemmas are the names of the lemmas of the argument of a step, without those inside others.
func Lemmas(t wording.Text, s *deduce.Step, before *board.Board) []string {
	return lemmasOf(nil, Argument(t, s, before))
}

func lemmasOf(names []string, lines []Line) []string {
	for i := range lines {
		switch l := &lines[i]; {
		case l.Lemma:
			names = append(names, l.Name)
		case l.part():
			names = lemmasOf(names, l.More)
		}
	}
	return names
}

// lemmaWith is the name of the lemma, told for itself, that a claim of a step is or helps to prove; empty for a claim of the
// argument itself.
func (t explainer) lemmaWith(s *deduce.Step, before *board.Board, claim int) string {
	a := newArguing(t, s, before)
	if lemma.Contradiction(a.claims) == nil {
		return ""
	}
	if a.isLemma(claim) {
		return a.names[claim]
	}
	force := deduce.InForce(a.claims, claim)
	for i := len(force) - 1; i >= 0; i-- {
		supposed := &a.claims[force[i]]
		if supposed.Kind != deduce.Assume || supposed.Depth == 0 {
			continue
		}
		for end := claim; end < len(a.claims); end++ {
			if a.claims[end].Depth == supposed.Depth {
				return a.names[end]
			}
		}
	}
	return ""
}

// lemmaOf is the lemma with a name among some lines and those that they open.
func lemmaOf(lines []Line, name string) (Line, bool) {
	for i := range lines {
		l := &lines[i]
		if l.Lemma && l.Name == name {
			return *l, true
		}
		if l.part() || l.Lemma && strings.HasPrefix(name, l.Name+".") {
			if found, ok := lemmaOf(l.More, name); ok {
				return found, true
			}
		}
	}
	return Line{}, false
}

// fewPlacements is how many placements the proof of a lemma has at most for these to be told in its line.
const fewPlacements = 2

// proof says in a line how the claims from an assumption on, up to its opposite, refute it: the placements where they are few, else
// how many.
func (a *arguing) proof(from, end int) string {
	last := &a.claims[end-1]
	left := a.NothingFor(last.Truth) + " would be left"
	too := "suppose " + a.Notation.Placement(a.claims[from].Candidate) + " too: "
	size := lemma.LengthOf(a.claims, from+1, end)
	switch {
	case last.Kind != deduce.Conflict:
		return "by " + wording.ArgumentSize(a.claims, from+1, end)
	case size.Lemmas > 0 || size.Placements > fewPlacements:
		return too + left + ", by " + wording.ArgumentSize(a.claims, from+1, end)
	case size.Placements == 0:
		return too + left + a.sinceOut(last.Truth, a.members(last.Truth), last.Rests)
	}
	var placed []string
	for i := from + 1; i < end-1; i++ {
		c := &a.claims[i]
		placed = append(placed, a.Notation.Placement(c.Candidate)+" ("+a.only(c.Truth)+")")
	}
	return too + strings.Join(placed, ", ") + ", and " + left
}
