package chains

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/tale/sets"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// Turbot tells two strong links of a digit joined by a weak one; twice, for a dual.
func Turbot(t *teller.Teller) teller.Tale {
	strong, tips, bridge := t.Parts(deduce.Strong), t.Parts(deduce.Tip), t.Role(deduce.Bridge).Cells
	if len(strong) == 4 {
		return dualKite(t, strong, tips, bridge)
	}
	d := strong[0].Digits.First()
	ends := tips[0].Cells.Union(tips[1].Cells)
	return teller.Tale{
		Look:    t.OnlyPlaces(strong[0].Units|strong[1].Units, d),
		Choices: notBoth(t, bridge, d, ends),
		Sees:    t.SeeingAll(ends),
	}
}

// notBoth says why one of two ends must hold the digit, and of another pair of ends likewise: the other two places see
// each other.
func notBoth(t *teller.Teller, bridge board.CellSet, d board.Digit, ends ...board.CellSet) string {
	var all []string
	for _, e := range ends {
		all = append(all, "at least one of the free ends "+t.List(e)+" is "+d.String())
	}
	return "The joined ends " + t.List(bridge) + " are in " + t.Common(bridge) + ", so they can't both be " + d.String() + ": " + wording.And(all) + "."
}

// dualKite tells two kites that meet in the same cells of a box.
func dualKite(t *teller.Teller, strong, tips []*deduce.Part, bridge board.CellSet) teller.Tale {
	first, second := strong[0].Digits.First(), strong[2].Digits.First()
	ends := []board.CellSet{tips[0].Cells, tips[len(tips)-1].Cells}
	tale := teller.Tale{Look: t.OnlyPlaces(strong[0].Units|strong[1].Units, first) + " " + t.OnlyPlaces(strong[2].Units|strong[3].Units, second)}
	switch {
	case first != second:
		tale.Choices = notBoth(t, bridge, first, ends[0]) + " " + notBoth(t, bridge, second, ends[1])
	case ends[0] == ends[1]:
		tale.Choices = notBoth(t, bridge, first, ends[0])
	default:
		tale.Choices = notBoth(t, bridge, first, ends...)
	}
	tale.Sees = t.Seeing(func(x board.Candidate) board.CellSet {
		for _, tip := range tips {
			if tip.Cells.Within(x.Cell.Peers()) {
				return tip.Cells
			}
		}
		return board.CellSet{}
	})
	return tale
}

// EmptyRectangle tells a box whose places lie on two lines, and one or two strong links.
func EmptyRectangle(t *teller.Teller) teller.Tale {
	strong := t.Parts(deduce.Strong)
	box, d := strong[0].Units.First(), strong[0].Digits.First()
	tips, bridges, lines := t.Parts(deduce.Tip), t.Parts(deduce.Bridge), t.Parts(deduce.Within)
	pairs := board.UnitSet(0)
	for _, p := range strong[1:] {
		pairs |= p.Units
	}
	// The pairs come first in reading order; the box is what a player looks at first.
	tale := teller.Tale{Look: t.OnlyPlaces(board.UnitsOf(box), d) + " " + t.OnlyPlaces(pairs, d)}
	for i := range bridges {
		tip, bridge, line := tips[min(i, len(tips)-1)].Cells, bridges[i].Cells, lines[i].Units.First()
		seen := t.With(box.Cells(), d).And(bridge.First().Peers())
		left := t.With(box.Cells(), d).And(line.Cells()).Minus(seen)
		tale.Choices += " If the far end " + t.List(tip) + " is not " + d.String() + ", " + t.List(bridge) + " is, which sees " + t.SightOf(bridge.First(), seen) +
			"; so in " + t.Unit(box) + " only " + t.OrList(left) + " in " + t.Unit(line) + " can be " + d.String() + ". So " + t.OrList(tip.Union(left)) + " is " + d.String() + "."
	}
	tale.Choices = strings.TrimSpace(tale.Choices)
	var sees []string
	for i := range lines {
		tip, line := tips[min(i, len(tips)-1)].Cells, lines[i].Units.First()
		left := t.With(box.Cells(), d).And(line.Cells()).Minus(board.CellsOf(bridges[i].Cells.First()).SeenByAny())
		removed := t.Removed().And(line.Cells()).And(tip.First().Peers())
		if text := sets.Removing(t, removed, d).SeeingAll(tip.Union(left)); text != "" {
			sees = append(sees, strings.TrimSuffix(text, "."))
		}
	}
	tale.Sees = teller.SightSentence(sees)
	return tale
}

// Wing tells pincers by what joins them: a pivot or, where there is none, a strong link.
func Wing(t *teller.Teller) teller.Tale {
	if len(t.Parts(deduce.Pivot)) == 0 {
		return linkedPincers(t)
	}
	pivot, pincers, z := t.Role(deduce.Pivot), t.Parts(deduce.Pincer), t.Role(deduce.Common).Digits.First()
	p := pivot.Cells.First()
	var look, cases []string
	ends := t.With(pivot.Cells, z)
	for _, pincer := range pincers {
		c := pincer.Cells.First()
		look = append(look, "pincer "+t.Listed(pincer.Cells)+" in "+t.Common(board.CellsOf(p, c)))
		shared := pincer.Digits.Without(z)
		cases = append(cases, "if it is "+wording.OrDigits(shared)+", "+t.Notation.Cell(c)+" must be "+z.String())
		ends = ends.Union(pincer.Cells)
	}
	choices := "Whatever the pivot is: " + strings.Join(cases, "; ")
	if !t.With(pivot.Cells, z).Empty() {
		choices += "; else it is " + z.String() + " itself"
	}
	return teller.Tale{
		Look:    "Pivot " + t.Listed(pivot.Cells) + " sees " + wording.And(look) + ".",
		Choices: choices + ". So at least one of " + t.List(ends) + " is " + z.String() + ".",
		Sees:    t.SeeingAll(ends),
	}
}

// linkedPincers tells two like cells and the strong link between them.
func linkedPincers(t *teller.Teller) teller.Tale {
	pincers, strong, z := t.Role(deduce.Pincer), t.Role(deduce.Strong), t.Role(deduce.Common).Digits.First()
	u, x := strong.Units.First(), strong.Digits.First()
	var cases []string
	for end := range strong.Cells.All() {
		c := pincers.Cells.And(end.Peers()).First()
		cases = append(cases, "if "+t.Notation.Cell(end)+" is "+x.String()+", "+t.Notation.Cell(c)+" must be "+z.String()+
			" ("+t.Common(board.CellsOf(end, c))+")")
	}
	return teller.Tale{
		Look:    "The pincers " + t.List(pincers.Cells) + " are both " + strings.Join(strings.Split(wording.Digits(pincers.Digits), ", "), "/") + ". " + t.OnlyPlaces(board.UnitsOf(u), x),
		Choices: wording.Capital(strings.Join(cases, "; ")) + ". One of the two is so: at least one of " + t.List(pincers.Cells) + " is " + z.String() + ".",
		Sees:    t.SeeingAll(pincers.Cells),
	}
}

// DistantPair tells two like cells by what keeps them from being the same: a box or, where none is named, a chain of such cells.
func DistantPair(t *teller.Teller) teller.Tale {
	if len(t.Parts(deduce.Base)) > 0 {
		return sets.PairBesideBox(t)
	}
	return pairsInTurn(t)
}

// pairsInTurn tells a chain of like cells, in its own order.
func pairsInTurn(t *teller.Teller) teller.Tale {
	path := path(t)
	strong := t.Role(deduce.Strong)
	if len(path) < 4 {
		return teller.Tale{}
	}
	names := []string{t.Notation.Cell(path[0])}
	for i := 1; i < len(path); i++ {
		names = append(names, t.Notation.Cell(path[i])+" ("+t.Common(board.CellsOf(path[i-1], path[i]))+")")
	}
	pair := strings.Join(strings.Split(wording.Digits(strong.Digits), ", "), "/")
	return teller.Tale{
		Look: strings.Join(names, " - ") + ", all the pair " + pair + ".",
		Choices: "Neighbours see each other, so they differ: " + pair + " in turn. The ends, " + wording.NumberWord(len(path)-1) + " links apart, differ too, as do all an odd number of links apart: one is " +
			strings.Join(strings.Split(wording.Digits(strong.Digits), ", "), ", the other ") + ".",
		Sees: t.Seeing(func(x board.Candidate) board.CellSet {
			var best board.CellSet
			apart := -1
			for i := range path {
				for j := i + 1; j < len(path); j += 2 {
					if x.Cell.Sees(path[i]) && x.Cell.Sees(path[j]) && j-i > apart {
						best, apart = board.CellsOf(path[i], path[j]), j-i
					}
				}
			}
			return best
		}),
	}
}

// path is the single cells along the links of a step, in their order.
func path(t *teller.Teller) []board.Cell {
	if t.Step.Argument == nil {
		return nil
	}
	var out []board.Cell
	add := func(n deduce.Node) {
		if c := n.Cells.First(); n.Cells.Len() == 1 && (len(out) == 0 || out[len(out)-1] != c) {
			out = append(out, c)
		}
	}
	for _, l := range t.Step.Argument.Links {
		add(l.From)
		add(l.To)
	}
	return out
}
