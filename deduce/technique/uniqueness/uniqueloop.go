package uniqueness

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/deadly"
)

// UniqueLoop1 is a unique loop with one guard.
var UniqueLoop1 = &deduce.Technique{
	Name:    "unique-loop-1",
	Title:   "Unique Loop Type 1",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Six cells or more, two or none in each row, column and box, have the same two candidates. If they held only these, the two digits could swap, which makes two solutions. So the one cell that has other candidates holds one of those.",
	Why:     oneGuardWhy,
	Form:    rectangleForm,
	Spot:    spotLoopCells + tailDeadly1 + trapLoop,
	Example: "..+1.+7+6..8+8.3.51.+6...7823.+1.5+8+9+2+6+417+343+2+71+9+68+5+7+1+6+53+8..23+7+56.+2+8.1..4+18+5...+1.83.7.56:417 418 427 437 918 988",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findLoops(v, deadly.OneGuard, yield) },
}

// UniqueLoop2 is a unique loop whose guards have one digit in common.
var UniqueLoop2 = &deduce.Technique{
	Name:    "unique-loop-2",
	Title:   "Unique Loop Type 2",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Six cells or more, two or none in each row, column and box, have the same two candidates. If they held only these, the two digits could swap, which makes two solutions. So at least one of the cells that have the same further digit holds it, and it can be removed from cells that see them all.",
	Why:     sameExtraWhy,
	Form:    rectangleForm,
	Spot:    spotLoopCells + tailDeadly2,
	Example: "+37+148+962+5+8+4+2+3+657+9+16..+1+7+2+3+844+3.+8+1+625..68.2+3+41.1+2...+4+8+6+3.8+36+4+1.+7+22.6.3+71+48+7+1+4+2.+8.3+6:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findLoops(v, deadly.EqualGuards, yield) },
}

// UniqueLoop3 is a unique loop whose two guards are part of a naked subset.
var UniqueLoop3 = &deduce.Technique{
	Name:    "unique-loop-3",
	Title:   "Unique Loop Type 3",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Six cells or more, two or none in each row, column and box, have the same two candidates. If they held only these, the two digits could swap, which makes two solutions. If two cells of a unit have other candidates, at least one of the two holds one of these and, whichever it is, makes a naked subset with other cells of the unit: its digits can be removed from the rest of the unit.",
	Why:     subsetGuardsWhy,
	Form:    rectangleForm,
	Spot:    spotLoopCells + tailDeadly3,
	Example: "+2+63+51+94+8+7.+8+7..6......378+6..91+2+8+6+7+3+45+5+74.+3+2+8.6+6+38.5+4.7.3.+17.5.6+87..681...8.+6.9+3+7..:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findLoops(v, deadly.SubsetGuards, yield) },
}

// UniqueLoop4 is a unique loop whose two guards are the places of one of the two digits.
var UniqueLoop4 = &deduce.Technique{
	Name:    "unique-loop-4",
	Title:   "Unique Loop Type 4",
	Assumes: true,
	Shape:   deduce.ShapeDeadly,
	Doc:     "Six cells or more, two or none in each row, column and box, have the same two candidates. If they held only these, the two digits could swap, which makes two solutions. If two cells of a unit have other candidates, and one of the two digits has no other place in the unit, one of the two holds it and the other a further digit. So the other digit of the pattern can be removed from both cells.",
	Why:     conjugateGuardsWhy,
	Form:    rectangleForm,
	Spot:    spotLoopCells + tailDeadly4,
	Example: "+6....+3+8+1+7+7+9+5+8+61+3+42+8+13+24+7+95+6+3+7.+4..6+2+8+4+8..+2+673+525+6+7+38+4+9+1+5.+86...+7+31+6.37..+8+99+3+7.+8..+64:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findLoops(v, deadly.ConjugateGuards, yield) },
}

const trapLoop = "The trap is a row, column or box with one or three of the cells."

const spotLoopCells = "Look for six cells or more with the same two candidates, two or none of them in each row, column and box, "

// How steps of deadly patterns read, by the type of their guards; type 2 is sameExtraWhy.
var (
	oneGuardWhy        = []string{"with {corner.digits} alone, {corner} could be filled in two ways, so {extra} is something else"}
	subsetGuardsWhy    = []string{"at least one of {extra.candidates} is true, or {corner} could be filled with {corner.digits} in two ways; the others of {set.digits} are in {set}"}
	conjugateGuardsWhy = []string{"{base.digits} in {base} must be in {extra}; with nothing else there than {corner.digits}, {corner} could be filled in two ways"}
)

// maxPattern is the number of cells up to which a player would follow a loop.
const maxPattern = 14

// uniqueLoops is the search for unique loops of two digits.
type uniqueLoops struct {
	v     *deduce.View
	pair  board.DigitSet
	yield func(*deduce.Step) bool
}

// uniqueLoop is part of a loop.
type uniqueLoop struct {
	cells  board.CellSet
	free   board.CellSet // what may be added
	odd    board.UnitSet // the units with one cell so far
	guards deadly.Guards
}

// fewestClean is the number of cells with the two digits alone that the shortest loops have at least.
var fewestClean = [...]int{deadly.OneGuard: 5, deadly.EqualGuards: 1, deadly.SubsetGuards: 4, deadly.ConjugateGuards: 4}

func findLoops(v *deduce.View, kind deadly.GuardType, yield func(*deduce.Step) bool) {
	l := uniqueLoops{v: v, yield: yield}
	fresh := v.Changed()
	if kind >= deadly.SubsetGuards { // what makes a step of these may be in other cells
		fresh = board.AllCells
	}
	for a := board.Digit(1); a <= 9; a++ {
		for b := a + 1; b <= 9; b++ {
			both := v.CellsFor(a).And(v.CellsFor(b))
			clean := both.And(v.Bivalue())
			if both.Len() < 6 || clean.Len() < fewestClean[kind] || !both.Meets(fresh) {
				continue
			}
			l.pair = board.Digits(a, b)
			if both = l.possible(both, kind); !l.from(both, clean.And(both), kind) || v.Enough() {
				return
			}
		}
	}
}

// possible is the cells that have another in each of their units.
func (l *uniqueLoops) possible(cells board.CellSet, kind deadly.GuardType) board.CellSet {
	if kind == deadly.EqualGuards {
		for rest := cells; !rest.Empty(); rest = rest.Rest() {
			if c := rest.First(); l.v.Candidates(c).Len() > 3 {
				cells = cells.Without(c)
			}
		}
	}
	for before := (board.CellSet{}); before != cells; {
		before = cells
		for rest := cells; !rest.Empty(); rest = rest.Rest() {
			c := rest.First()
			others := cells.Without(c)
			for _, u := range c.Units() {
				if !others.Meets(u.Cells()) {
					cells = others
					break
				}
			}
		}
	}
	return cells
}

// from goes through the loops of these cells by the first of their clean ones.
func (l *uniqueLoops) from(cells, clean board.CellSet, kind deadly.GuardType) bool {
	for ; !clean.Empty() && cells.Len() >= 6; clean = clean.Rest() {
		start := uniqueLoop{free: cells, guards: deadly.GuardsOf(kind)}
		if next, ok := start.with(l.v, clean.First(), l.pair); ok && !l.grow(next) {
			return false
		}
		cells = cells.Without(clean.First())
	}
	return true
}

// with is the loop with c.
func (s *uniqueLoop) with(v *deduce.View, c board.Cell, pair board.DigitSet) (next uniqueLoop, ok bool) {
	next = *s
	if next.guards, ok = s.guards.With(v, c, pair); !ok {
		return next, false
	}
	next.cells = s.cells.With(c)
	next.free = s.free.Without(c)
	next.odd = s.odd ^ c.UnitSet()
	for full := s.odd & c.UnitSet(); full != 0; full &= full - 1 {
		next.free = next.free.Minus(full.First().Cells())
	}
	return next, true
}

// grow adds a second cell in a unit that has one, where there are the fewest to choose from.
func (l *uniqueLoops) grow(s uniqueLoop) bool {
	if s.odd == 0 {
		return s.cells.Len() < 6 || !alternates(s.cells) ||
			s.guards.Conclude(l.v, deadly.Pattern{Cells: s.cells, Digits: l.pair}, l.yield)
	}
	if s.cells.Len() == maxPattern {
		return true
	}
	var choice board.CellSet
	fewest := board.Side + 1
	for odd := s.odd; odd != 0; odd &= odd - 1 {
		cells := s.free.And(odd.First().Cells())
		if n := cells.Len(); n < fewest {
			choice, fewest = cells, n
		}
	}
	for ; !choice.Empty(); choice = choice.Rest() {
		if next, ok := s.with(l.v, choice.First(), l.pair); ok && !l.grow(next) {
			return false
		}
	}
	return true
}

// alternates reports whether two digits can alternate in cells that hang together by their units.
func alternates(cells board.CellSet) bool {
	some, others := board.CellsOf(cells.First()), board.CellSet{}
	for before := -1; before != some.Len()+others.Len(); {
		before = some.Len() + others.Len()
		others = others.Union(some.SeenByAny().And(cells))
		some = some.Union(others.SeenByAny().And(cells))
	}
	return !some.Meets(others)
}
