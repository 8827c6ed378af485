package deadly

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// Deadly tells rectangles, loops, graves and larger patterns of cells that could be filled in two ways: the pattern, why it may not
// come about, and what follows from its extra candidates, by type. Of one that a named digit would complete it tells that.
func Deadly(t *teller.Teller) teller.Tale {
	if len(t.Parts(deduce.Common)) > 0 {
		return completed(t)
	}
	p := patternOf(t)
	base, set := t.Role(deduce.Base), t.Role(deduce.Set)
	tale := teller.Tale{Look: p.look(), Choices: p.twoWays()}
	switch {
	case len(p.extras) == 0 && base.Units != 0:
		p.withoutExtras(&tale, base)
	case len(p.extras) == 0:
	case base.Units.Len() == 2:
		p.conjugateLines(&tale, base)
	case base.Units != 0:
		p.conjugate(&tale, base)
	case !set.Cells.Empty():
		p.subset(&tale, set)
	default:
		p.sameExtra(&tale)
	}
	return tale
}

// sameExtra is for one cell or one digit that keeps the pattern from being deadly.
func (p *deadlyPattern) sameExtra(tale *teller.Tale) {
	extra := p.Role(deduce.Extra)
	if p.Removed() != extra.Cells || extra.Cells.Len() > 1 {
		tale.Choices += " So at least one of " + p.List(extra.Cells) + " must be " + wording.OrDigits(extra.Digits) + "."
		tale.Sees = p.SeeingAll(extra.Cells)
		return
	}
	c := extra.Cells.First()
	if p.grave() {
		d := extra.Digits.First()
		var three []string
		for _, u := range c.Units() {
			if p.With(u.Cells(), d).Len() == 3 {
				three = append(three, p.Unit(u))
			}
		}
		tale.Choices += " " + p.Notation.Cell(c) + " can be " + wording.OrDigits(p.Board.Candidates(c)) + "; of these, " + d.String() + " has three places in " + wording.And(three) + "."
	}
	tale.Choices += " So " + p.Notation.Cell(c) + " must be " + wording.OrDigits(extra.Digits) + "."
}

// alternatives names the extra candidates one of which is true: r8c4 is 7 or r9c4 is 5.
func (p *deadlyPattern) alternatives() string {
	cells := p.Role(deduce.Extra).Cells
	same := p.extra(cells.First())
	var all []string
	several := false
	for c := range cells.All() {
		digits := p.extra(c)
		if digits != same {
			same = 0
		}
		several = several || !digits.Single()
		all = append(all, p.Notation.Cell(c)+" is "+wording.OrDigits(digits))
	}
	switch {
	case same != 0:
		return p.OrList(cells) + " is " + wording.OrDigits(same)
	case several:
		return strings.Join(all, ", or ")
	}
	return wording.Or(all)
}

// subset is for extra candidates of cells that make a naked subset with others of their unit, whichever of them it is.
func (p *deadlyPattern) subset(tale *teller.Tale, set deduce.Part) {
	digits := wording.AndDigits(set.Digits | p.Role(deduce.Extra).Digits)
	tale.Choices += " So " + p.alternatives() + ". Whichever is true, it and " + strings.ReplaceAll(p.EachOrAll(set.Cells), " and ", ", ") + " use up " + digits + " of " + p.Units(p.Role(deduce.Within).Units) + ": a naked subset."
	tale.Sees = p.SeeingSet(set.Cells)
}

// conjugate is for a digit of the pattern that has no place in a unit but in it.
func (p *deadlyPattern) conjugate(tale *teller.Tale, base deduce.Part) {
	d := base.Digits.First()
	tale.Look += " " + p.OnlyPlaces(base.Units, d)
	tale.Choices += " So " + p.alternatives() + "; the other of the two is the " + d.String() + " of " + p.Units(base.Units) + "."
	var rest []string
	for c := range p.Role(deduce.Extra).Cells.All() {
		rest = append(rest, p.Notation.Cell(c)+" must be "+wording.OrDigits(p.extra(c)|p.Board.Candidates(c)&board.Digits(d)))
	}
	tale.Sees = "So " + wording.And(rest) + "."
}

// conjugateLines is for a digit that two opposite sides of a rectangle need there, with extra candidates in two opposite corners.
func (p *deadlyPattern) conjugateLines(tale *teller.Tale, base deduce.Part) {
	d := base.Digits.First()
	roofs := p.Role(deduce.Extra).Cells
	first, second := p.Removed().First(), roofs.Without(p.Removed().First()).First()
	floors := p.cells.Minus(roofs)
	var line board.Unit // of the second, in which the floor sees the first
	for u := range base.Units.All() {
		if u.Cells().Has(second) {
			line = u
		}
	}
	floor := floors.And(line.Cells())
	tale.Look += " " + p.OnlyPlaces(base.Units, d)
	tale.Choices = "If " + p.Notation.Cell(first) + " is " + d.String() + ", " + p.List(floor) + " is not (" + p.Common(floor.With(first)) + "), so " + p.Notation.Cell(second) + " is " + d.String() + " (" + p.Unit(line) + "). "
	if p.Removed().Len() == 2 {
		tale.Choices = strings.TrimSuffix(tale.Choices, ". ") + ", and the other way round. "
	}
	tale.Choices += "Then " + p.List(floors) + " must be " + p.digits.Without(d).First().String() + ". Now " + swapInRows + "."
}

// withoutExtras is for a digit that has no place in two lines but in the rectangle.
func (p *deadlyPattern) withoutExtras(tale *teller.Tale, base deduce.Part) {
	in := base.Digits.First()
	x := p.Step.Eliminations[0]
	sides := base.Cells.Without(x.Cell)
	opposite := p.cells.Minus(x.Cell.Peers()).Without(x.Cell)
	tale.Look = p.List(p.cells) + " lie in " + kinds(p.Teller, p.cells) + "; " + p.List(opposite) + " can hold only " + wording.AndDigits(p.digits) + ". " + p.OnlyPlaces(base.Units, in)
	var forced []string // in the order of the cells, each with its own line
	for c := range sides.All() {
		forced = append(forced, p.Notation.Cell(c)+" must be "+in.String()+" ("+p.Units(base.Units&c.UnitSet())+")")
	}
	tale.Choices = "If " + p.Notation.Cell(x.Cell) + " is " + x.Digit.String() + ", " + wording.And(forced) + ", so " + p.List(opposite) + ", which sees both, must be " + x.Digit.String() + ". Now " + swapInRows + "."
}

// completed tells placed digits that could be exchanged if a cell held one of them.
func completed(t *teller.Teller) teller.Tale {
	corner, x := t.Role(deduce.Corner), t.Step.Eliminations[0]
	var held []string
	for d := range corner.Digits.All() {
		var cells board.CellSet
		for c := range corner.Cells.Without(x.Cell).All() {
			if t.Board.Digit(c) == d {
				cells = cells.With(c)
			}
		}
		is := " is "
		if cells.Len() > 1 {
			is = " are "
		}
		held = append(held, t.List(cells)+is+d.String())
	}
	return teller.Tale{
		Look: wording.And(held) + "; these are not given, so another solution could have others there.",
		Choices: "With " + x.Digit.String() + " in " + t.Notation.Cell(x.Cell) + " too, the row, the column and the box of each of these cells would have both " + wording.AndDigits(corner.Digits) +
			" among them, so the two digits could swap: " + twoSolutions + ".",
	}
}
