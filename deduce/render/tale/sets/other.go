package sets

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// Combinations tells what goes together: of some cells their candidates, and of digits, where no cell is named, the ways to place them.
func Combinations(t *teller.Teller) teller.Tale {
	if len(t.Parts(deduce.Pivot)) > 0 {
		return combinedCells(t)
	}
	return combinedWays(t)
}

// combinedCells tells for each removed candidate why every combination with it is impossible.
func combinedCells(t *teller.Teller) teller.Tale {
	pivot, petals := t.Role(deduce.Pivot), t.Parts(deduce.Petal)
	var names []string
	for i, letter := range pattern.LettersOf(petals) {
		if name := t.SetNamed(pattern.LetterOf(letter), petals[i].Cells); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	look := "The " + wording.NumberWord(pivot.Cells.Len()) + " aligned cells are " + t.EachHeld(pivot.Cells) + "."
	if len(names) > 0 {
		look += " Almost locked sets, " + almostLockedNote + ": " + strings.Join(names, ", ") + ". Two digits taken from a set would leave too few for its cells."
	}
	tale := teller.Tale{Look: look, Choices: "Each combination with " + supposed(t) + " is impossible:"}
	var falls []string
	for _, x := range t.Step.Eliminations {
		others := pivot.Cells.Without(x.Cell)
		for _, line := range falling(t, x, others, petals) {
			if !slices.Contains(tale.Cases, line) {
				tale.Cases = append(tale.Cases, line)
			}
		}
		nothing := " leaves no combination for "
		if others.Rest().Empty() {
			nothing = " leaves no digit for "
		}
		falls = append(falls, t.Notation.Placement(x)+nothing+t.List(others))
	}
	tale.Sees = "So " + strings.Join(falls, "; ") + "."
	return tale
}

// supposed is the candidates that a step removes, to choose from.
func supposed(t *teller.Teller) string {
	var all []string
	for _, x := range t.Step.Eliminations {
		all = append(all, t.Notation.Placement(x))
	}
	return wording.Or(all)
}

// falling says why no candidates of the other cells go with x, a line each: first what x alone rules out, then what of
// the rest does not go together.
func falling(t *teller.Teller, x board.Candidate, others board.CellSet, petals []*deduce.Part) (all []string) {
	left := map[board.Cell]board.DigitSet{}
	add := func(why string, of ...board.Candidate) {
		var names []string
		for _, y := range of {
			names = append(names, t.Notation.Placement(y))
		}
		all = append(all, wording.And(names)+": "+why)
	}
	for c := range others.All() {
		for d := range t.Board.Candidates(c).All() {
			y := board.Candidate{Cell: c, Digit: d}
			if why := clash(t, x, y, petals); why != "" {
				add(why, x, y)
			} else {
				left[c] = left[c].With(d)
			}
		}
	}
	if a, rest := others.First(), others.Rest(); !rest.Empty() {
		for d := range left[a].All() {
			for e := range left[rest.First()].All() {
				y, z := board.Candidate{Cell: a, Digit: d}, board.Candidate{Cell: rest.First(), Digit: e}
				if why := clash(t, y, z, petals); why != "" {
					add(why, y, z)
				}
			}
		}
	}
	return all
}

// clash says why two candidates can't both be true: the same digit twice, or two digits taken from one almost locked set.
func clash(t *teller.Teller, x, y board.Candidate, petals []*deduce.Part) string {
	if x.Digit == y.Digit && x.Cell.Sees(y.Cell) {
		return "two in " + t.Common(board.CellsOf(x.Cell, y.Cell)) + "."
	}
	for i, p := range petals {
		inX, inY := t.With(p.Cells, x.Digit), t.With(p.Cells, y.Digit)
		if x.Digit != y.Digit && !inX.Empty() && !inY.Empty() && inX.Within(x.Cell.Peers()) && inY.Within(y.Cell.Peers()) {
			return "these take " + x.Digit.String() + " and " + y.Digit.String() + " from " + pattern.LetterOf(pattern.LettersOf(petals)[i]) + ": " + t.Notation.Cell(x.Cell) + " sees " + t.SightOf(x.Cell, inX) +
				", " + t.Notation.Cell(y.Cell) + " sees " + t.SightOf(y.Cell, inY) + "."
		}
	}
	return ""
}

// Template tells what all ways to place a digit have in common.
func Template(t *teller.Teller) teller.Tale {
	set := len(t.Step.Placements) > 0
	d := t.Conclusion().Digit
	if among := t.Role(deduce.Base).Digits.With(d); among.Single() {
		if told, ok := t.Followed(); ok {
			return told
		}
	}
	n := len(waysOf(t.Board, d))
	tale := teller.Tale{Look: "There " + isOrAre(n) + " " + wording.Count(n, "way", "ways") + " to place " + d.String() + " once in each row, column and box."}
	others := "them"
	if among := t.Role(deduce.Base).Digits.With(d); !among.Single() {
		others = "the others"
		tale.Look += " What all ways of one digit use no other digit can use: ways that do are crossed out."
		tale.Choices = "Going through the digits:"
		tale.Cases = crossings(t, d, among)
	}
	if set {
		has := "All of " + others + " have "
		if n == 1 {
			has = "It has "
		}
		tale.Sees = has + d.String() + " in " + t.List(t.Placed()) + "."
	} else {
		tale.Sees = "None of " + others + " has " + d.String() + " in " + t.OrList(t.Removed()) + "."
	}
	if tale.Choices == "" {
		tale.Choices, tale.Sees = tale.Sees, ""
	}
	return tale
}

// crossings are the cells that all ways of each digit have, in the order in which they come out, up to the conclusion on d.
func crossings(t *teller.Teller, d board.Digit, among board.DigitSet) (lines []string) {
	ways, used := map[board.Digit][]board.CellSet{}, map[board.Digit]board.CellSet{}
	for e := range among.All() {
		ways[e] = waysOf(t.Board, e)
	}
	done := func() bool {
		return t.Placed().Within(used[d]) && !slices.ContainsFunc(ways[d], func(way board.CellSet) bool { return way.Meets(t.Removed()) })
	}
	for changed := true; changed && !done(); {
		changed = false
		for e := range among.All() {
			if len(ways[e]) == 0 {
				continue
			}
			all := t.Board.Open()
			for _, way := range ways[e] {
				all = all.And(way)
			}
			fresh := all.Minus(used[e])
			if fresh.Empty() || done() {
				continue
			}
			used[e], changed = all, true
			others := ""
			if len(lines) > 0 {
				others = " that are not crossed out"
			}
			lines = append(lines, "All ways of "+e.String()+others+" have "+t.List(fresh)+".")
			for f := range among.Without(e).All() {
				ways[f] = slices.DeleteFunc(ways[f], func(way board.CellSet) bool { return way.Meets(all) })
			}
		}
	}
	return lines
}

// combinedWays tells ways to place a digit that go together with ways to place others.
func combinedWays(t *teller.Teller) teller.Tale {
	d, where := t.Conclusion().Digit, t.OrList(t.Removed())
	ways := waysOf(t.Board, d)
	counts := []string{teller.NumberOfWays(len(ways), d)}
	var others board.DigitSet
	for _, p := range t.Parts(deduce.Base) {
		if e := p.Digits.First(); e != d {
			counts = append(counts, teller.NumberOfWays(len(waysOf(t.Board, e)), e))
			others = others.With(e)
		}
	}
	tale := teller.Tale{Look: "There are " + wording.And(counts) + " once in each row, column and box."}
	with := slices.DeleteFunc(ways, func(way board.CellSet) bool { return !way.Meets(t.Removed()) })
	if others == 0 {
		if told, ok := t.Followed(); ok {
			return told
		}
	}
	switch {
	case others == 0:
		tale.Choices = "None of them has " + d.String() + " in " + where + "."
	case others.Single() && allMeet(with, waysOf(t.Board, others.First())):
		if lines, ok := t.WayByWay(with, d, others.First()); ok {
			return teller.Tale{
				Look:    "There " + isOrAre(len(ways)) + " " + teller.NumberOfWays(len(ways), d) + " once in each row, column and box. Of these " + wording.NumberWord(len(with)) + " " + hasOrHave(len(with))[1:] + d.String() + " in " + where + ".",
				Choices: "In each of these, " + others.First().String() + " has no way round it:",
				Cases:   lines,
			}
		}
		tale.Choices = "Each of the " + wording.Count(len(with), "way", "ways") + " with " + d.String() + " in " + where + " shares a cell with every way to place " + others.First().String() +
			", and would leave " + others.First().String() + " no way."
	default:
		tale.Choices = "A way to place a digit is crossed out if it shares a cell with every way to place another digit that is not crossed out yet. Crossing out again and again, among " +
			wording.AndDigits(others.With(d)) + " none is left with " + d.String() + " in " + where + "."
	}
	return tale
}

// allMeet reports whether each of some ways shares a cell with each of some others.
func allMeet(ways, others []board.CellSet) bool {
	for _, way := range ways {
		if slices.ContainsFunc(others, func(other board.CellSet) bool { return !way.Meets(other) }) {
			return false
		}
	}
	return true
}

// waysOf are the ways to place a digit in each row once, with no two in a column or box.
func waysOf(b *board.Board, d board.Digit) (ways []board.CellSet) {
	var grow func(row int, way, taken board.CellSet)
	grow = func(row int, way, taken board.CellSet) {
		if row == board.Side {
			ways = append(ways, way)
			return
		}
		for c := range board.Row(row).Cells().All() {
			if (b.Digit(c) == d || b.CellsFor(d).Has(c)) && !taken.Has(c) {
				grow(row+1, way.With(c), taken.Union(c.Peers()))
			}
		}
	}
	grow(0, board.CellSet{}, board.CellSet{})
	return ways
}
