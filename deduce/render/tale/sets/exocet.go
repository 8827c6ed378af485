package sets

import (
	"cmp"
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// Exocet tells base cells whose digits must be in the targets.
func Exocet(t *teller.Teller) teller.Tale {
	if len(t.Parts(deduce.BaseCells)) == 2 {
		return twoExocets(t)
	}
	base, targets, lines := t.Role(deduce.BaseCells), t.Role(deduce.Target), t.Role(deduce.CrossLine)
	return teller.Tale{
		Look: "Base: " + t.Listed(base.Cells) + ". Targets: " + t.List(targets.Cells) + ". Cross lines: " + t.Units(lines.Units) + ". " + crossRoom(t),
		Choices: "What sees both base cells can't hold a digit that the base holds. So outside the targets the cross lines have room for such a digit twice at most. " +
			"Three lines need that digit three times, so a target holds it. The base holds two different digits: each target holds one of them.",
		Cases: exocetReasons(t),
	}
}

// crossRoom says where each digit of the base can be in the cross lines but for the targets: in two lines at most.
func crossRoom(t *teller.Teller) string {
	targets, crossing := t.Role(deduce.Target).Cells, t.Role(deduce.CrossLine).Units
	var said board.DigitSet
	in := map[board.UnitSet]board.DigitSet{}
	var order []board.UnitSet
	for _, p := range t.Parts(deduce.CrossLine) {
		if said&p.Digits != 0 {
			continue
		}
		said |= p.Digits
		lines := pattern.TwoLines(t.CrossPlaces(p).Minus(targets))
		if in[lines] == 0 {
			order = append(order, lines)
		}
		in[lines] |= p.Digits
	}
	var all []string
	for _, lines := range order {
		switch digits := wording.OrDigits(in[lines]); {
		case lines == 0:
			all = append(all, "no other place is for "+digits)
		case len(all) == 0:
			all = append(all, "every other "+digits+" is in "+t.OrUnits(lines))
		default:
			all = append(all, "every other "+digits+" in "+t.OrUnits(lines))
		}
	}
	return "Leave out the targets and what sees both base cells: in " + t.Units(crossing) + " " + strings.Join(all, "; ") + "."
}

// exocetReasons says for each removed candidate why it can't be.
func exocetReasons(t *teller.Teller) (all []string) {
	base, targets := t.Role(deduce.BaseCells), t.Role(deduce.Target)
	said := board.CellSet{}
	for _, c := range knownFirst(t, targets.Cells, base.Cells) {
		said = said.With(c)
		if whys := notInCell(t, c, base.Digits); len(whys) > 0 {
			all = append(all, strings.Join(whys, " "))
		}
	}
	for _, p := range t.Parts(deduce.Mirror) {
		for c := range p.Cells.All() {
			if removed := t.Loses(c); removed != 0 && !said.Has(c) && lastMirror(t, p, c, removed) {
				said = said.With(c)
				all = append(all, notInMirror(t, p, c, removed))
			}
		}
	}
	return append(all, knownInBase(t, said)...)
}

// notInMirror says why the last cell of a mirror loses what its target can't hold.
func notInMirror(t *teller.Teller, p *deduce.Part, c board.Cell, removed board.DigitSet) string {
	line := c.UnitSet() & linesAcross(t.Role(deduce.CrossLine).Units)
	return "The digit of target " + t.List(mirrored(t, p)) + " is in the base, too. So " + t.Unit(p.Units.First()) + " has it in the third line of the band, " + t.Units(line) + ", the mirror of that target: only " +
		t.Notation.Cell(c) + " there can hold one of the digits that are left, so it has no room for " + wording.OrDigits(removed) + "."
}

// knownFirst are the targets, first those that lose nothing because of what the other one can hold, then those of which one digit is
// left, and then the cells of the base: what a reason rests on is told before it.
func knownFirst(t *teller.Teller, targets, base board.CellSet) (cells []board.Cell) {
	for c := range targets.All() {
		cells = append(cells, c)
	}
	slices.SortStableFunc(cells, func(x, y board.Cell) int {
		return cmp.Or(ordered(byItself(t, x), byItself(t, y)), ordered(left(t, x).Single(), left(t, y).Single()))
	})
	for c := range base.All() {
		cells = append(cells, c)
	}
	return cells
}

// ordered has what holds of x before what holds only of y.
func ordered(x, y bool) int {
	switch {
	case x == y:
		return 0
	case x:
		return -1
	}
	return 1
}

// byItself reports whether all that a target loses is lost whatever the other one holds.
func byItself(t *teller.Teller, target board.Cell) bool {
	for d := range (t.Loses(target) & t.Role(deduce.BaseCells).Digits).All() {
		if whyNotTarget(t, target, d) == "" {
			return false
		}
	}
	return true
}

// left is what a cell can hold after the step.
func left(t *teller.Teller, c board.Cell) board.DigitSet { return t.Board.Candidates(c) &^ t.Loses(c) }

// notInCell says which digits are removed from a cell of the base or from a target, those for the same reason together, and what is left if
// that is one digit.
func notInCell(t *teller.Teller, c board.Cell, base board.DigitSet) (whys []string) {
	removed := t.Loses(c)
	name := t.Notation.Cell(c)
	if none := removed &^ base; none != 0 {
		whys = append(whys, name+" can't be "+wording.OrDigits(none)+", which "+isOrAre(none.Len())+" not in the base.")
		name = "It"
	}
	for rest := removed & base; rest != 0; {
		why := notInExocet(t, c, rest.First())
		var alike board.DigitSet
		for d := range rest.All() {
			if notInExocet(t, c, d) == why {
				alike = alike.With(d)
			}
		}
		whys = append(whys, name+" can't be "+wording.OrDigits(alike)+": "+why+".")
		name = "It"
		rest &^= alike
	}
	if left := left(t, c); left.Single() && len(whys) > 0 && !t.Role(deduce.BaseCells).Cells.Has(c) {
		whys = append(whys, "So "+t.Notation.Cell(c)+" is "+left.First().String()+".")
	}
	return whys
}

// notInExocet is why a base digit can't be in a cell of the base or in a target.
func notInExocet(t *teller.Teller, c board.Cell, d board.Digit) string {
	targets := t.Role(deduce.Target).Cells
	if !targets.Has(c) {
		for target := range targets.All() {
			if t.Board.Candidates(target).Has(d) && whyNotTarget(t, target, d) == "" {
				return noWay(t, c, d)
			}
		}
		return "neither target can be"
	}
	if why := whyNotTarget(t, c, d); why != "" {
		return why
	}
	if other := targets.Without(c).First(); left(t, other) == board.Digits(d) {
		return t.Notation.Cell(other) + " is that, and the targets differ"
	}
	return noWay(t, c, d)
}

// noWay says why no two digits for base and targets are left with one in a cell.
func noWay(t *teller.Teller, c board.Cell, d board.Digit) string {
	f := fillingOf(t)
	if why := withIt(t, c, d, &f, nil, t.Role(deduce.BaseCells).Digits); why != "" {
		return why
	}
	return "no two digits for base and targets are left with it"
}

// whyNotTarget says why a base digit can't be in a target by itself; empty where it could.
func whyNotTarget(t *teller.Teller, c board.Cell, d board.Digit) string {
	targets := t.Role(deduce.Target).Cells
	for _, p := range t.Parts(deduce.Mirror) {
		if mirrored(t, p).Has(c) && !p.Cells.Meets(t.Board.CellsFor(d)) {
			return "it would have to be in " + t.Unit(p.Units.First()) + " too, in " + t.OrList(p.Cells)
		}
	}
	for _, p := range t.Parts(deduce.CrossLine) {
		if !p.Digits.Has(d) {
			continue
		}
		rest := t.CrossPlaces(p).Minus(targets).Minus(c.Peers())
		for a := range rest.All() {
			for b := range rest.Minus(a.Peers()).Without(a).All() {
				if crossLines := t.Role(deduce.CrossLine).Units; a.UnitSet()&crossLines != b.UnitSet()&crossLines {
					return ""
				}
			}
		}
		if rest.Empty() {
			return "then the cross lines would have no other place for it"
		}
		for u := range (t.Role(deduce.CrossLine).Units &^ c.UnitSet()).All() {
			if !rest.Meets(u.Cells()) {
				return "then it is in the base, too, and " + t.Unit(u) + " has no place for it: what sees both base cells can't be it, and the other target holds the other digit of the base"
			}
		}
		if one := pattern.TwoLines(rest); one.Len() == 1 {
			return "then the other two of the three cross lines would both have to have it in " + t.Units(one)
		}
		return "it would take " + t.Units(c.UnitSet()&linesAcross(t.Role(deduce.CrossLine).Units)) + ", and the cross lines would have it only in " + t.Units(pattern.TwoLines(rest)) + ", not twice more"
	}
	return ""
}

// linesAcross are the rows if some cross lines are columns, else the columns.
func linesAcross(crossing board.UnitSet) board.UnitSet {
	if crossing&board.AllRows == 0 {
		return board.AllRows
	}
	return board.AllColumns
}

// mirrored is the target whose digit must be in a mirror: the one that is not in its box, but in line with it.
func mirrored(t *teller.Teller, mirror *deduce.Part) board.CellSet {
	targets := t.Role(deduce.Target).Cells
	own := targets.Minus(mirror.Units.First().Cells())
	if own.Len() < 2 {
		return own
	}
	// A target outside the band has no mirror.
	for c := range own.All() {
		b := mirror.Units.First().Index()
		if same := c.Box()/3 == b/3 || c.Box()%3 == b%3; same && !c.Sees(mirror.Cells.First()) && besideBase(t, c) {
			return board.CellsOf(c)
		}
	}
	return own
}

// besideBase reports whether a cell is in the band of the base, that is in a box beside it across the cross lines.
func besideBase(t *teller.Teller, c board.Cell) bool {
	base := t.Role(deduce.BaseCells).Cells.First()
	if t.Role(deduce.CrossLine).Units.First().Kind() == 'c' {
		return c.Box()/3 == base.Box()/3
	}
	return c.Box()%3 == base.Box()%3
}

// lastMirror reports whether a cell is the only one of a mirror that can hold what its target can.
func lastMirror(t *teller.Teller, p *deduce.Part, c board.Cell, removed board.DigitSet) bool {
	target := mirrored(t, p)
	if target.Empty() {
		return false
	}
	can := t.Board.Candidates(target.First()) & t.Role(deduce.BaseCells).Digits &^ t.Loses(target.First())
	for other := range p.Cells.Without(c).All() {
		if (t.Board.Candidates(other)|board.Digits(t.Board.Digit(other)))&can != 0 {
			return false
		}
	}
	return removed&can == 0
}

// knownInBase says what loses a digit that is in the base in every case.
func knownInBase(t *teller.Teller, said board.CellSet) (all []string) {
	base, targets := t.Role(deduce.BaseCells).Cells, t.Role(deduce.Target).Cells
	var known, inLine board.DigitSet
	var rows [board.ByDigit]board.CellSet
	for _, x := range t.Step.Eliminations {
		if said.Has(x.Cell) {
			continue
		}
		known = known.With(x.Digit)
		if !base.Within(x.Cell.Peers()) && !targets.Within(x.Cell.Peers()) {
			inLine = inLine.With(x.Digit)
			rows[x.Digit] = rows[x.Digit].With(x.Cell)
		}
	}
	if known == 0 {
		return nil
	}
	all = append(all, whyKnown(t, known))
	if sees := t.Seeing(func(x board.Candidate) board.CellSet {
		switch {
		case said.Has(x.Cell):
		case base.Within(x.Cell.Peers()):
			return base
		case targets.Within(x.Cell.Peers()):
			return targets
		}
		return board.CellSet{}
	}); sees != "" {
		all = append(all, sees)
	}
	if inLine != 0 {
		all = append(all, twiceMore(t, inLine, &rows))
	}
	return all
}

// whyKnown says why some digits are in the base and in the targets.
func whyKnown(t *teller.Teller, known board.DigitSet) string {
	for c := range t.Role(deduce.Target).Cells.All() {
		if left(t, c) == known && known.Single() {
			return "As " + t.Notation.Cell(c) + " is " + known.First().String() + ", one of the base's cells is that, too."
		}
	}
	return "Of the digits that are left base and targets must hold " + wording.AndDigits(known) + "."
}

// twiceMore says which lines have a digit of the bases in the cross lines, so that other cells there lose it: it is in just
// one target, and the two lines in which the cross lines have it otherwise must both have it there.
func twiceMore(t *teller.Teller, digits board.DigitSet, cells *[board.ByDigit]board.CellSet) string {
	crossing, targets := t.Role(deduce.CrossLine).Units, t.Role(deduce.Target).Cells
	var both, always []string
	for d := range digits.All() {
		units := board.UnitSet(0)
		for c := range cells[d].All() {
			for _, u := range c.Units() {
				if u < board.Lines && u.Kind() != crossing.First().Kind() {
					units |= board.UnitsOf(u)
				}
			}
		}
		var room board.CellSet
		for _, p := range t.Parts(deduce.CrossLine) {
			if p.Digits.Has(d) {
				room = room.Union(t.CrossPlaces(p).Minus(targets))
			}
		}
		says := d.String() + " in " + t.Units(units) + ", so not in " + t.List(cells[d])
		if units&^pattern.TwoLines(room) == 0 {
			both = append(both, says)
		} else {
			always = append(always, says)
		}
	}
	var all []string
	if len(both) > 0 {
		all = append(all, "Each of these digits is in just one target, so the cross lines have it twice more, once in each of the two lines named: "+strings.Join(both, "; ")+".")
	}
	if len(always) > 0 {
		all = append(all, "Whichever way they are filled, the cross lines have "+strings.Join(always, "; ")+".")
	}
	return strings.Join(all, " ")
}
