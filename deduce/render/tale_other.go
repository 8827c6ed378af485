package render

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// exclusion tells for each removed candidate why every combination with it is impossible.
func (t *teller) exclusion() Tale {
	pivot, petals := t.role(deduce.Pivot), t.parts(deduce.Petal)
	var names []string
	for i, letter := range lettersOf(petals) {
		if name := t.setNamed(letterOf(letter), petals[i].Cells); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	look := "The " + numberWord(pivot.Cells.Len()) + " cells are " + t.eachHeld(pivot.Cells) + "."
	if len(names) > 0 {
		look += " Almost locked sets, " + almostLockedNote + ": " + strings.Join(names, ", ") + ". Two digits taken from a set would leave too few for its cells."
	}
	var cases []string
	for _, x := range t.step.Eliminations {
		cases = append(cases, t.combinations(x, pivot.Cells.Without(x.Cell), petals))
	}
	return Tale{Look: look, Choices: strings.Join(cases, " ")}
}

// combinations says why no candidates of the other cells go with x: first what x alone rules out, then what of the rest
// does not go together.
func (t *teller) combinations(x board.Candidate, others board.CellSet, petals []*deduce.Part) string {
	var all []string
	left := map[board.Cell]board.DigitSet{}
	for c := range others.All() {
		for d := range t.b.Candidates(c).All() {
			if why := t.clash(x, board.Candidate{Cell: c, Digit: d}, petals); why != "" {
				all = append(all, t.Notation.Cell(c)+" = "+d.String()+" "+why)
			} else {
				left[c] = left[c].With(d)
			}
		}
	}
	names := t.Notation.Cell(others.First())
	if a, b := others.First(), others.Rest(); !b.Empty() {
		c := b.First()
		names = "the other two cells"
		for d := range left[a].All() {
			for e := range left[c].All() {
				if why := t.clash(board.Candidate{Cell: a, Digit: d}, board.Candidate{Cell: c, Digit: e}, petals); why != "" {
					all = append(all, t.Notation.Cell(a)+" = "+d.String()+" with "+t.Notation.Cell(c)+" = "+e.String()+" "+why)
				}
			}
		}
	}
	return "Suppose " + t.Notation.Placement(x) + ": " + strings.Join(all, "; ") + ". So nothing is left for " + names + "."
}

// clash says why two candidates can't both be true: the same digit twice, or two digits taken from one almost locked set.
func (t *teller) clash(x, y board.Candidate, petals []*deduce.Part) string {
	if x.Digit == y.Digit && x.Cell.Sees(y.Cell) {
		return "would be the second in " + t.common(board.CellsOf(x.Cell, y.Cell))
	}
	for i, p := range petals {
		inX, inY := t.with(p.Cells, x.Digit), t.with(p.Cells, y.Digit)
		if x.Digit != y.Digit && !inX.Empty() && !inY.Empty() && inX.Within(x.Cell.Peers()) && inY.Within(y.Cell.Peers()) {
			return "leaves " + letterOf(lettersOf(petals)[i]) + " without " + x.Digit.String() + " (" + t.sightOf(x.Cell, inX) + ") and " + y.Digit.String() + " (" + t.sightOf(y.Cell, inY) + ")"
		}
	}
	return ""
}

// symmetric tells what follows from a symmetry of the givens.
func (t *teller) symmetric() Tale {
	sym := symmetry(t.step)
	within := t.role(deduce.Within)
	look := "The givens stay the same under " + symmetries[sym.Map]
	if cycles := sym.Cycles(); cycles != "" {
		look += " when digits change along with it: " + cycles
	}
	var fixed board.DigitSet
	for d := range board.AllDigits.All() {
		if sym.Digits[d] == d {
			fixed = fixed.With(d)
		}
	}
	tale := Tale{
		Look:    look + ".",
		Choices: "So turn any solution of the puzzle in this way, and it is a solution again. There is only one (this is assumed), so it turns into itself.",
	}
	if !within.Cells.Empty() {
		tale.Sees = "The cells " + t.list(within.Cells) + " stay in their places, so their digits must not change either: there is room only for " + orDigits(fixed) + "."
		if fixed == 0 {
			tale.Sees = "The cells " + t.list(within.Cells) + " stay in their places, but every digit changes."
		}
		return tale
	}
	tale.Sees = "Each conclusion is the image of one that holds already."
	return tale
}

// template tells what all ways to place a digit have in common.
func (t *teller) template() Tale {
	set := len(t.step.Placements) > 0
	var d board.Digit
	if set {
		d = t.step.Placements[0].Digit
	} else {
		d = t.step.Eliminations[0].Digit
	}
	n := templates(t.b, d)
	tale := Tale{Look: "There " + isOrAre(n) + " " + Count(n, "way", "ways") + " to place " + d.String() + " once in each row, column and box."}
	if other := t.role(deduce.Base).Digits.Without(d); set && other != 0 {
		tale.Look = "Of the " + Count(n, "way", "ways") + " to place " + d.String() + " once in each row, column and box, those that leave no way for " + orDigits(other) + " are not counted."
	}
	if set {
		tale.Choices = "All of them that are left have " + d.String() + " in " + t.list(t.placed()) + "."
		return tale
	}
	tale.Choices = "None of them has " + d.String() + " in " + t.orList(t.removed()) + "."
	tale.Sees = "So these places of " + d.String() + " are in no way that is left."
	return tale
}

// overlay tells ways to place a digit that go together with ways to place others.
func (t *teller) overlay() Tale {
	d := t.step.Eliminations[0].Digit
	var counts []string
	var others board.DigitSet
	for _, p := range t.parts(deduce.Base) {
		e := p.Digits.First()
		n := templates(t.b, e)
		counts = append(counts, Count(n, "way", "ways")+" to place "+e.String())
		if e != d {
			others = others.With(e)
		}
	}
	where := t.orList(t.removed())
	tale := Tale{
		Look:    "There are " + and(counts) + " once in each row, column and box.",
		Choices: "One of the ways to place " + d.String() + " is the true one.",
		Sees:    "None of them has " + d.String() + " in " + where + ".",
	}
	if others != 0 {
		tale.Choices = "A way to place a digit is crossed out if another digit has no way left that shares no cell with it. Here " + andDigits(others) + " cross out ways to place " + d.String() + "."
		tale.Sees = "None of those that are left has " + d.String() + " in " + where + "."
	}
	return tale
}

// placed is the cells that are filled.
func (t *teller) placed() (cells board.CellSet) {
	for _, x := range t.step.Placements {
		cells = cells.With(x.Cell)
	}
	return cells
}

// templates counts the ways to place a digit in each row once, with no two in a column or box.
func templates(b *board.Board, d board.Digit) int {
	var grow func(row int, taken board.CellSet) int
	grow = func(row int, taken board.CellSet) int {
		if row == 9 {
			return 1
		}
		n := 0
		for c := range board.Row(row).Cells().All() {
			if (b.Digit(c) == d || b.Homes(d).Has(c)) && !taken.Has(c) {
				n += grow(row+1, taken.Union(c.Peers()))
			}
		}
		return n
	}
	return grow(0, board.CellSet{})
}
