package deadly

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// Chains through the guards of a pattern that would be deadly or impossible without them: why it would be, and what that makes true.

// guardedPattern is a pattern, its guards, and what else the link between them rests on; nil for nothing.
type guardedPattern struct {
	pattern, also *deduce.Part
	guards        []*deduce.Part
}

// guardedPatterns are the patterns with guards that a step has: each stands before what belongs to it.
func guardedPatterns(t *teller.Teller) (all []guardedPattern) {
	for i := range t.Step.Parts {
		p := &t.Step.Parts[i]
		if p.Role == deduce.Corner || p.Role == deduce.Guarded {
			all = append(all, guardedPattern{pattern: p})
			continue
		}
		if len(all) == 0 {
			continue
		}
		switch last := &all[len(all)-1]; {
		case p.Role == deduce.Extra:
			last.guards = append(last.guards, p)
		case len(last.guards) == 0 && (p.Role == deduce.Set || p.Role == deduce.Base):
			last.also = p
		}
	}
	return all
}

// PatternsAlone says of each pattern with guards what would be without them; empty for none.
func PatternsAlone(t *teller.Teller) string {
	var all strings.Builder
	for _, g := range guardedPatterns(t) {
		all.WriteString(" " + alone(t, &g))
		if g.also != nil && g.also.Role == deduce.Base {
			all.WriteString(" " + placesBeside(t, g.also))
		}
		if isLink := t.Step.Technique.Shape == deduce.ShapeChain; isLink && len(g.guards) == 2 {
			all.WriteString(" So " + t.NodeIs(guardNode(g.guards[0]), true) + ", or " + t.NodeIs(guardNode(g.guards[1]), true) + ".")
		}
	}
	return all.String()
}

// placesBeside says where in a unit two digits can be: In row 9 the only places for 6 are r9c1 and r9c2, those for 8 r9c1 and r9c6.
func placesBeside(t *teller.Teller, also *deduce.Part) string {
	a := also.Digits.First()
	b := also.Digits.Without(a).First()
	return strings.TrimSuffix(t.OnlyPlaces(also.Units, a), ".") + ", those for " + b.String() + " " + t.List(t.With(also.Units.First().Cells(), b)) + "."
}

// alone says why a pattern cannot have its digits alone.
func alone(t *teller.Teller, g *guardedPattern) string {
	pattern, digits := g.pattern, wording.AndDigits(g.pattern.Digits)
	switch {
	case pattern.Role == deduce.Guarded && pattern.Digits.Len() == 2:
		path := ring(pattern.Cells, func(a, b board.Cell) bool { return a.Sees(b) })
		return around(t, path, func(a, b board.Cell) board.UnitSet { return a.UnitSet() & b.UnitSet() }) + " is a ring of " + wording.NumberWord(len(path)) +
			" cells. With " + digits + " alone these would take turns, which an odd number does not allow."
	case pattern.Role == deduce.Guarded:
		return tridagonCells(t, pattern, g.guards) + " " + tridagonTurns(t, pattern)
	case pattern.Digits == 0:
		return "Without " + extraList(t, g.guards) + " each open cell would have two candidates, each digit two places in each unit where it is open, and each cell could take its other candidate: two solutions, where one is assumed."
	}
	given := ""
	if !pattern.Cells.Within(t.Board.Open()) {
		given = ", none of them a given"
	}
	return t.List(pattern.Cells) + " lie in " + kinds(t, pattern.Cells) + given + ". With " + digits + " alone they could swap these, and each row, column and box would have the same digits: two solutions, where one is assumed."
}

// guardNode is a guard, or several of a digit, as a node.
func guardNode(p *deduce.Part) deduce.Node { return pattern.NodeOf(p.Cells, p.Digits.First()) }

// GuardsReason says why one of two nodes is true that are the guards of a pattern.
func GuardsReason(t *teller.Teller, l deduce.Link) string {
	for _, g := range guardedPatterns(t) {
		met := 0
		for _, p := range g.guards {
			if isNode(p, l.From) || isNode(p, l.To) {
				met++
			}
		}
		if met == 2 {
			return "else " + otherwise(t, l, &g)
		}
	}
	return "strong link"
}

// isNode reports whether a part is a node.
func isNode(p *deduce.Part, n deduce.Node) bool {
	return p.Cells == n.Cells && p.Digits == board.Digits(n.Digit)
}

// otherwise says what would be if neither node of a link were true, though one of them guards a pattern.
func otherwise(t *teller.Teller, l deduce.Link, g *guardedPattern) string {
	digits := wording.AndDigits(g.pattern.Digits)
	if g.pattern.Digits == 0 {
		return "each open cell would have two candidates"
	}
	alone := t.CompactCells(g.pattern.Cells) + " would have " + digits + " alone"
	if g.pattern.Role == deduce.Guarded {
		name := "ring"
		if g.pattern.Digits.Len() == 3 {
			name = "tridagon"
		}
		return "the " + name + " would have " + digits + " alone"
	}
	switch {
	case g.also == nil:
		return alone
	case g.also.Role == deduce.Set:
		return t.CompactCells(g.also.Cells) + " would use up " + wording.AndDigits(g.also.Digits.Without(l.From.Digit).Without(l.To.Digit)) + ", and " + alone
	}
	within := g.pattern.Cells.And(g.also.Units.First().Cells())
	return digits + " of " + t.Units(g.also.Units) + " would be in " + t.CompactCells(within) + ", and " + alone
}

// GuardedBy says of a pattern that is deadly or impossible without its extra candidates that at least one of these is true.
func GuardedBy(t *teller.Teller, extras []*deduce.Part) string {
	return strings.TrimSpace(PatternsAlone(t)) + " So at least one of these is true: " + orExtras(t, extras) + "."
}

// orExtras names extra candidates one of which is true: 2 in r2c2 or r3c2, or 7 in r3c2.
func orExtras(t *teller.Teller, extras []*deduce.Part) string {
	var all []string
	for _, p := range extras {
		all = append(all, wording.OrDigits(p.Digits)+" in "+t.OrList(p.Cells))
	}
	return strings.Join(all, ", or ")
}
