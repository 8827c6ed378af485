package lesson

import (
	"slices"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
)

// mostQuestions is how many questions are asked about one step, and fewest how few.
const (
	mostQuestions   = 4
	fewestQuestions = 2
)

// mostCells is how many cells a question names, and how many an answer is to have.
const mostCells = 8

// asker makes questions of the parts of a step on the board before it.
type asker struct {
	pattern.Pattern
	out []Question
}

// questions are what to ask about a step, in this order: what makes its pattern, by the roles of its parts, then what follows. A
// question of which the board does not say clearly what is right is not asked.
func questions(l *Look) []Question {
	b := boardOf(l.Position)
	a := asker{Pattern: pattern.Pattern{Step: l.Step, Board: &b}}
	switch pattern.ShapeOf(l.Step) {
	case deduce.ShapeSingle:
		a.single()
	case deduce.ShapeLocked:
		a.locked()
	case deduce.ShapeNakedSet:
		a.nakedSet()
	case deduce.ShapeHiddenSet:
		a.hiddenSet()
	case deduce.ShapeFish:
		a.fish()
	case deduce.ShapeTurbot, deduce.ShapeEmptyRectangle:
		a.links()
	case deduce.ShapeWing, deduce.ShapeDistantPair:
		a.wing()
	case deduce.ShapeColors, deduce.ShapeMultiColors:
		a.colours()
	case deduce.ShapeDeadly:
		a.corners()
	case deduce.ShapeAlmostLockedSets:
		a.sets()
	case deduce.ShapeImpossible:
		a.guards()
	case deduce.ShapeChain, deduce.ShapeForcing, deduce.ShapeKraken:
		a.chain()
		a.claims()
	}
	if len(a.out) < fewestQuestions {
		a.parts()
	}
	if len(a.out) < fewestQuestions-1 {
		a.claims()
	}
	if len(a.out) < fewestQuestions-1 {
		a.sight()
	}
	return append(a.out[:min(len(a.out), mostQuestions-1)], Question{Asks: Conclusions, About: WhatFollows})
}

// boardOf is the board of a position; an empty one where that contradicts itself.
func boardOf(p *puzzle.Puzzle) board.Board {
	solver, err := coach.At(p, nil)
	if err != nil {
		return board.New()
	}
	return *solver.Board()
}

// ask adds a question whose answer is cells, units or digits, unless there is nothing or too much to answer, or it is asked already.
func (a *asker) ask(q Question) {
	enough := q.Cells.Len() + q.Units.Len() + q.Digits.Len()
	again := slices.ContainsFunc(a.out, func(other Question) bool {
		return other.About == q.About && other.Given == q.Given && other.Other == q.Other
	})
	if enough == 0 || enough > mostCells || q.Given.Cells.Len() > 2*mostCells || again {
		return
	}
	a.out = append(a.out, q)
}

// places asks where digits can go in units.
func (a *asker) places(units board.UnitSet, digits board.DigitSet) {
	a.ask(Question{Asks: Cells, About: PlacesOf, Given: deduce.Part{Units: units, Digits: digits}, Cells: wording.Places(units, digits, a.Board)})
}

// between asks which digits cells can hold.
func (a *asker) between(cells board.CellSet) {
	a.ask(Question{Asks: Digits, About: Between, Given: deduce.Part{Cells: cells}, Digits: a.Union(cells)})
}

func (a *asker) single() {
	x := a.Step.Placements[0]
	if last := a.Role(deduce.LastPlace); last.Units != 0 {
		a.places(last.Units, board.Digits(x.Digit))
		return
	}
	if full := a.Role(deduce.Within); full.Units != 0 {
		first := board.UnitsOf(full.Units.First())
		a.ask(Question{Asks: Cells, About: OpenCell, Given: deduce.Part{Units: first}, Cells: first.First().Cells().And(a.Board.Open())})
		return
	}
	var seen board.DigitSet
	for c := range x.Cell.Peers().All() {
		if d := a.Board.Digit(c); d != 0 {
			seen = seen.With(d)
		}
	}
	a.ask(Question{Asks: Digits, About: SeenDigits, Given: deduce.Part{Cells: board.CellsOf(x.Cell)}, Digits: seen})
}

func (a *asker) locked() {
	base := a.Role(deduce.Base)
	a.places(base.Units, base.Digits)
	a.ask(Question{Asks: Units, About: OneMoreUnit, Given: base, Units: base.Cells.CommonUnits() &^ base.Units})
}

func (a *asker) nakedSet() {
	set := a.Role(deduce.Set)
	for u := range set.Cells.CommonUnits().All() {
		var only board.CellSet
		for c := range u.Cells().And(a.Board.Open()).All() {
			if a.Board.Candidates(c)&^set.Digits == 0 {
				only = only.With(c)
			}
		}
		if only == set.Cells {
			a.ask(Question{Asks: Cells, About: OnlyThese, Given: deduce.Part{Units: board.UnitsOf(u), Digits: set.Digits}, Cells: only})
			return
		}
	}
}

func (a *asker) hiddenSet() {
	base := a.Role(deduce.Base)
	for d := range base.Digits.All() {
		a.places(base.Units, board.Digits(d))
	}
}

func (a *asker) fish() {
	base, cover, fins := a.Role(deduce.Base), a.Role(deduce.Cover), a.Role(deduce.Fin)
	places := wording.Places(base.Units, base.Digits, a.Board)
	if fins.Cells.Empty() {
		if a.onlyLines(base.Units, base.Digits.First()) {
			a.ask(Question{Asks: Units, About: LinesOf, Given: deduce.Part{Digits: base.Digits, Units: base.Units}, Units: base.Units})
		} else {
			a.places(base.Units, base.Digits)
		}
		a.ask(Question{Asks: Units, About: CoversOf, Given: deduce.Part{Cells: places, Digits: base.Digits, Units: cover.Units}, Units: cover.Units})
		return
	}
	a.places(base.Units, base.Digits)
	a.ask(Question{Asks: Cells, About: OutsideOf, Given: deduce.Part{Cells: places, Digits: base.Digits, Units: cover.Units}, Cells: fins.Cells})
}

// onlyLines reports whether no other lines of the kind of some have all their places of a digit in as many lines across.
func (a *asker) onlyLines(units board.UnitSet, d board.Digit) bool {
	kind := units.First().Kind()
	for u := range units.All() {
		if u.Kind() != kind || kind == 'b' {
			return false
		}
	}
	n := 0
	for chosen := range chooses(kind, units.Len()) {
		if acrossOf(chosen, d, a.Board) <= units.Len() {
			n++
		}
	}
	return n == 1
}

// chooses are the sets of so many units of a kind.
func chooses(kind byte, n int) func(yield func(board.UnitSet) bool) {
	var all []board.Unit
	for u := range board.AllUnits.All() {
		if u.Kind() == kind {
			all = append(all, u)
		}
	}
	return func(yield func(board.UnitSet) bool) {
		var rec func(from int, have board.UnitSet) bool
		rec = func(from int, have board.UnitSet) bool {
			if have.Len() == n {
				return yield(have)
			}
			for i := from; i < len(all); i++ {
				if !rec(i+1, have|board.UnitsOf(all[i])) {
					return false
				}
			}
			return true
		}
		rec(0, 0)
	}
}

// acrossOf is in how many lines across the places of a digit in some lines are; many where one of these has none.
func acrossOf(lines board.UnitSet, d board.Digit, b *board.Board) int {
	var across board.UnitSet
	for u := range lines.All() {
		places := b.Homes(d).And(b.Open()).And(u.Cells())
		if places.Empty() {
			return board.Side
		}
		for v := range places.Units().All() {
			if v.Kind() != 'b' && v.Kind() != u.Kind() {
				across |= board.UnitsOf(v)
			}
		}
	}
	return across.Len()
}

func (a *asker) links() {
	strong := a.Parts(deduce.Strong)
	for _, p := range strong {
		a.places(p.Units, p.Digits)
	}
	if len(strong) < 2 || strong[0].Cells.Len() != 2 || strong[1].Cells.Len() != 2 {
		return
	}
	var ends board.CellSet
	pairs := 0
	for x := range strong[0].Cells.All() {
		for y := range strong[1].Cells.All() {
			if x.Sees(y) {
				ends, pairs = board.CellsOf(x, y), pairs+1
			}
		}
	}
	if pairs == 1 {
		a.ask(Question{Asks: Cells, About: SeeEachOther, Given: *strong[0], Other: *strong[1], Cells: ends})
	}
}

func (a *asker) wing() {
	pivot, pincers, common := a.Role(deduce.Pivot), a.Role(deduce.Pincer), a.Role(deduce.Common)
	if z := common.Digits; pivot.Cells.Len() == 1 && z.Single() {
		c := pivot.Cells.First()
		var fit board.CellSet
		for peer := range c.Peers().And(a.Board.Open()).All() {
			if ds := a.Board.Candidates(peer); ds.Len() == 2 && ds.Has(z.First()) && ds&^(pivot.Digits|z) == 0 {
				fit = fit.With(peer)
			}
		}
		if fit == pincers.Cells {
			a.ask(Question{Asks: Cells, About: PincersOf, Given: deduce.Part{Cells: pivot.Cells, Digits: a.Union(pivot.Cells)}, Other: deduce.Part{Digits: z}, Cells: fit})
		} else {
			a.between(pivot.Cells)
		}
		a.ask(Question{Asks: Digits, About: InBothCases, Given: pivot, Other: deduce.Part{Cells: pincers.Cells}, Digits: z})
		return
	}
	if strong := a.Role(deduce.Strong); strong.Units != 0 {
		a.between(pincers.Cells)
		a.places(strong.Units, strong.Digits)
	}
}

func (a *asker) colours() {
	for _, pair := range [][2]deduce.Role{{deduce.ColorA, deduce.ColorB}, {deduce.ColorC, deduce.ColorD}} {
		one, two := a.Role(pair[0]), a.Role(pair[1])
		if one.Cells.Empty() || !one.Digits.Single() || one.Digits != two.Digits {
			continue
		}
		first := one.Cells.First()
		a.ask(Question{
			Asks: Cells, About: Opposite, Cells: two.Cells,
			Given: deduce.Part{Cells: one.Cells.Union(two.Cells), Digits: one.Digits}, Other: deduce.Part{Cells: board.CellsOf(first)},
		})
	}
}

func (a *asker) corners() {
	corner := a.Role(deduce.Corner)
	open := corner.Cells.And(a.Board.Open())
	if corner.Cells.Len() > mostCells {
		var three board.CellSet
		for c := range a.Board.Open().All() {
			if a.Board.Candidates(c).Len() > 2 {
				three = three.With(c)
			}
		}
		if three.Len() == 1 {
			a.ask(Question{Asks: Cells, About: ThreeLeft, Cells: three})
			a.between(three)
		}
		return
	}
	same := board.AllDigits
	for c := range open.All() {
		same &= a.Board.Candidates(c)
	}
	if open == corner.Cells && same == corner.Digits {
		a.ask(Question{Asks: Digits, About: SameInAll, Given: deduce.Part{Cells: corner.Cells}, Digits: same})
	}
	var more board.CellSet
	for c := range open.All() {
		if a.Board.Candidates(c)&^corner.Digits != 0 {
			more = more.With(c)
		}
	}
	a.ask(Question{Asks: Cells, About: MoreThan, Given: corner, Cells: more})
}

// guards asks which cells of an impossible pattern can hold something else.
func (a *asker) guards() {
	guarded := a.Role(deduce.Guarded)
	var more board.CellSet
	for c := range guarded.Cells.All() {
		if a.Board.Candidates(c)&^guarded.Digits != 0 {
			more = more.With(c)
		}
	}
	a.ask(Question{Asks: Cells, About: MoreThan, Given: guarded, Cells: more})
}

func (a *asker) sets() {
	sets := append(a.Parts(deduce.Set), a.Parts(deduce.Pivot)...)
	sets = append(sets, a.Parts(deduce.Petal)...)
	if len(sets) == 0 {
		return
	}
	a.between(sets[0].Cells)
	for i, one := range sets {
		for _, two := range sets[i+1:] {
			if one.Cells.Meets(two.Cells) {
				continue
			}
			if x := a.restricted(one.Cells, two.Cells); x.Single() {
				a.ask(Question{Asks: Digits, About: Restricted, Given: *one, Other: *two, Digits: x})
			}
		}
	}
}

// restricted is the digits of two sets of cells all of whose places in one see all in the other.
func (a *asker) restricted(one, two board.CellSet) (out board.DigitSet) {
	for d := range (a.Union(one) & a.Union(two)).All() {
		if a.With(two, d).Within(a.With(one, d).SeenByAll()) {
			out = out.With(d)
		}
	}
	return out
}

// chain asks along the strong links of a chain.
func (a *asker) chain() {
	if a.Step.Argument == nil {
		return
	}
	for _, l := range a.Step.Argument.Links {
		if !l.Strong {
			continue
		}
		from, to := deduce.Part{Cells: l.From.Cells, Digits: board.Digits(l.From.Digit)}, l.To
		switch {
		case l.From.Digit == to.Digit:
			for u := range l.From.Cells.Union(to.Cells).CommonUnits().All() {
				if a.Board.Homes(to.Digit).And(u.Cells()).Minus(l.From.Cells) == to.Cells {
					a.ask(Question{Asks: Cells, About: OtherThan, Given: from, Other: deduce.Part{Units: board.UnitsOf(u)}, Cells: to.Cells})
					break
				}
			}
		case l.From.Cells == to.Cells && to.Cells.Len() == 1 && a.Union(to.Cells) == board.Digits(l.From.Digit, to.Digit):
			a.ask(Question{Asks: Digits, About: OtherDigit, Given: from, Digits: board.Digits(to.Digit)})
		}
	}
}

// claims asks what follows at once from what an argument supposes.
func (a *asker) claims() {
	if a.Step.Argument == nil {
		return
	}
	var supposed board.Candidate
	for i, c := range a.Step.Argument.Claims {
		switch {
		case c.Kind == deduce.Assume && c.True && c.Depth <= 1:
			supposed = c.Candidate
		case supposed.Digit == 0 || !c.True || c.Truth == deduce.NoTruth || i == 0:
		default:
			u, d := c.Truth.Unit()
			if _, isCell := c.Truth.Cell(); isCell || d == supposed.Digit && u.Cells().Has(supposed.Cell) {
				continue
			}
			after := *a.Board
			after.Place(supposed.Cell, supposed.Digit)
			if places := after.Homes(d).And(u.Cells()); places.Len() == 1 && places.Has(c.Candidate.Cell) {
				a.ask(Question{
					Asks: Cells, About: Follows, Given: deduce.Part{Units: board.UnitsOf(u), Digits: board.Digits(d)},
					Other: deduce.Part{Cells: board.CellsOf(supposed.Cell), Digits: board.Digits(supposed.Digit)}, Cells: places,
				})
			}
		}
	}
}

// parts asks about the parts of any pattern: where its digits can go, what its cells can hold.
func (a *asker) parts() {
	for i := range a.Step.Parts {
		p := &a.Step.Parts[i]
		switch {
		case !p.Role.Cites():
		case p.Units != 0:
			a.places(board.UnitsOf(p.Units.First()), board.Digits(p.Digits.First()))
		case p.Cells.Len() <= mostCells:
			a.between(p.Cells)
		}
	}
}

// sight asks what the first removed candidate sees of the pattern.
func (a *asker) sight() {
	for _, x := range a.Step.Eliminations[:min(1, len(a.Step.Eliminations))] {
		var places board.CellSet
		for truth := range a.Step.Truths() {
			for y := range membersOf(truth, a.Board) {
				if y.Digit == x.Digit && y.Cell != x.Cell {
					places = places.With(y.Cell)
				}
			}
		}
		a.ask(Question{
			Asks: Cells, About: SeesWhich, Given: deduce.Part{Cells: places, Digits: board.Digits(x.Digit)},
			Other: deduce.Part{Cells: board.CellsOf(x.Cell)}, Cells: places.And(x.Cell.Peers()),
		})
	}
}
