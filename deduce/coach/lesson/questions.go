package lesson

import (
	"cmp"
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
)

// mostQuestions is how many questions are asked about one step, and fewest how few.
const (
	mostQuestions   = 4
	fewestQuestions = 2
)

// mostAnswers is how many cells, units or digits an answer is to have.
const mostAnswers = 8

// asker makes questions of the parts of a step on the board before it.
type asker struct {
	pattern.Pattern
	out   []Question
	leads []Lead // of the next question
}

// questionsOf returns the questions about a step, in this order: what makes its pattern, by the roles of its parts, and then
// what follows. It leaves out questions whose answer the board leaves open.
func questionsOf(l *Look) []Question {
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
	case deduce.ShapeSectors:
		a.sectors()
	case deduce.ShapeBlossom:
		a.blossom()
	case deduce.ShapeFireworks:
		a.firework()
	case deduce.ShapeExocet:
		a.exocet()
	case deduce.ShapeChain:
		a.chain()
	case deduce.ShapeForcing, deduce.ShapeKraken:
		a.cases()
	default:
		a.net()
	}
	if len(a.out) == 0 || len(a.out) < fewestQuestions && len(a.leads) == 0 { // what waits to be said leads to what follows
		a.parts()
	}
	if len(a.out) < fewestQuestions-1 {
		a.sight()
	}
	if closing := closings[pattern.ShapeOf(l.Step)]; closing != saysNothing {
		a.tell(Lead{Says: closing})
	}
	return append(a.out[:min(len(a.out), mostQuestions-1)], Question{Asks: Conclusions, About: WhatFollows, Leads: a.leads})
}

// tell has something said before the next question.
func (a *asker) tell(l Lead) { a.leads = append(a.leads, l) }

// ask adds a question whose answer is cells, units or digits, unless there is nothing or too much to answer, or it is asked already. What
// was to be said before it is said with it.
func (a *asker) ask(q Question) bool {
	enough := q.Cells.Len() + q.Units.Len() + q.Digits.Len()
	again := slices.ContainsFunc(a.out, func(other Question) bool {
		return other.About == q.About && other.Given == q.Given && other.Other == q.Other
	})
	if enough == 0 || enough > mostAnswers || q.Given.Cells.Len() > 2*mostCells || again || len(a.out) == mostQuestions-1 {
		return false
	}
	q.Leads, a.leads = a.leads, nil
	a.out = append(a.out, q)
	return true
}

// places asks where digits can go in units.
func (a *asker) places(units board.UnitSet, digits board.DigitSet) {
	a.ask(Question{Asks: cells, About: placesOf, Given: deduce.Part{Units: units, Digits: digits}, Cells: wording.Places(units, digits, a.Board)})
}

// between asks which digits cells can hold.
func (a *asker) between(cells board.CellSet) {
	a.ask(Question{Asks: digits, About: between, Given: deduce.Part{Cells: cells}, Digits: a.Union(cells)})
}

func (a *asker) single() {
	x := a.Step.Placements[0]
	if last := a.Role(deduce.LastPlace); last.Units != 0 {
		a.places(last.Units, board.Digits(x.Digit))
		return
	}
	if full := a.Role(deduce.Within); full.Units != 0 {
		first := board.UnitsOf(full.Units.First())
		a.ask(Question{Asks: cells, About: openCell, Given: deduce.Part{Units: first}, Cells: first.First().Cells().And(a.Board.Open())})
		return
	}
	var seen board.DigitSet
	for c := range x.Cell.Peers().All() {
		if d := a.Board.Digit(c); d != 0 {
			seen = seen.With(d)
		}
	}
	a.ask(Question{Asks: digits, About: seenDigits, Given: deduce.Part{Cells: board.CellsOf(x.Cell)}, Digits: seen})
}

func (a *asker) locked() {
	base := a.Role(deduce.Base)
	a.places(base.Units, base.Digits)
	a.ask(Question{Asks: units, About: oneMoreUnit, Given: base, Units: base.Cells.CommonUnits() &^ base.Units})
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
			a.ask(Question{Asks: cells, About: onlyThese, Given: deduce.Part{Units: board.UnitsOf(u), Digits: set.Digits}, Cells: only})
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
			a.ask(Question{Asks: units, About: linesOf, Given: deduce.Part{Digits: base.Digits, Units: base.Units}, Units: base.Units})
		} else {
			a.places(base.Units, base.Digits)
		}
		a.ask(Question{Asks: units, About: coversOf, Given: deduce.Part{Cells: places, Digits: base.Digits, Units: cover.Units}, Units: cover.Units})
		return
	}
	a.places(base.Units, base.Digits)
	a.ask(Question{Asks: cells, About: outsideOf, Given: deduce.Part{Cells: places, Digits: base.Digits, Units: cover.Units}, Cells: fins.Cells})
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
		places := b.CellsFor(d).And(b.Open()).And(u.Cells())
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
		a.ask(Question{Asks: cells, About: seeEachOther, Given: *strong[0], Other: *strong[1], Cells: ends})
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
			a.ask(Question{Asks: cells, About: pincersOf, Given: deduce.Part{Cells: pivot.Cells, Digits: a.Union(pivot.Cells)}, Other: deduce.Part{Digits: z}, Cells: fit})
		} else {
			a.between(pivot.Cells)
		}
		a.ask(Question{Asks: digits, About: inBothCases, Given: pivot, Other: deduce.Part{Cells: pincers.Cells}, Digits: z})
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
			Asks: cells, About: opposite, Cells: two.Cells,
			Given: deduce.Part{Cells: one.Cells.Union(two.Cells), Digits: one.Digits}, Other: deduce.Part{Cells: board.CellsOf(first)},
		})
	}
	if len(a.out) == 0 {
		a.parts()
	}
	a.tell(Lead{Says: looks})
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
			a.ask(Question{Asks: cells, About: threeLeft, Cells: three})
			a.between(three)
		}
		a.tell(Lead{Says: looks})
		return
	}
	same := board.AllDigits
	for c := range open.All() {
		same &= a.Board.Candidates(c)
	}
	if open == corner.Cells && same == corner.Digits {
		a.ask(Question{Asks: digits, About: sameInAll, Given: deduce.Part{Cells: corner.Cells}, Digits: same})
	}
	var more board.CellSet
	for c := range open.All() {
		if a.Board.Candidates(c)&^corner.Digits != 0 {
			more = more.With(c)
		}
	}
	a.ask(Question{Asks: cells, About: moreThan, Given: corner, Cells: more})
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
	a.ask(Question{Asks: cells, About: moreThan, Given: guarded, Cells: more})
}

func (a *asker) sets() {
	sets := append(a.Parts(deduce.Set), a.Parts(deduce.Pivot)...)
	if len(sets) == 0 {
		return
	}
	a.tell(Lead{Says: hasSet, Part: *sets[0]})
	a.between(sets[0].Cells)
	a.tell(Lead{Says: hasOneMore})
	for i, one := range sets {
		if i > 0 {
			a.tell(Lead{Says: isSet, Letter: i, Part: *one})
		}
		for k, two := range sets[:i] {
			if x := a.restricted(one.Cells, two.Cells); x != 0 && !one.Cells.Meets(two.Cells) {
				a.ask(Question{Asks: digits, About: restricted, Given: *two, Other: *one, Letters: [2]int{k, i}, Digits: x})
			}
		}
	}
}

// blossom asks what the stem can be, and what each petal holds without its digit.
func (a *asker) blossom() {
	stem := a.Role(deduce.Pivot)
	if !stem.Cells.Empty() {
		a.tell(Lead{Says: isStem, Part: stem})
	}
	a.between(stem.Cells)
	for i, petal := range a.Parts(deduce.Petal) {
		a.tell(Lead{Says: isPetal, Letter: i, Part: *petal})
		for _, l := range a.Step.Argument.Links {
			if x := board.Digits(l.From.Digit); !l.Strong && l.From.Cells == stem.Cells && l.To.Cells.Within(petal.Cells) && i < 2 {
				a.ask(Question{Asks: digits, About: without, Given: *petal, Other: deduce.Part{Cells: stem.Cells, Digits: x}, Letters: [2]int{i}, Digits: petal.Digits &^ x})
				break
			}
		}
	}
}

// firework asks where a digit can be in each of the two lines that cross.
func (a *asker) firework() {
	base := a.Role(deduce.Base)
	for u := range base.Units.All() {
		a.places(board.UnitsOf(u), board.Digits(base.Digits.First()))
	}
	a.tell(Lead{Says: looks})
}

// sectors asks what the parts of a set hold that has as many digits as cells.
func (a *asker) sectors() {
	if crossing := a.Role(deduce.Pivot); !crossing.Cells.Empty() {
		a.between(crossing.Cells)
		for _, set := range a.Parts(deduce.Set) {
			a.between(set.Cells)
		}
		a.tell(Lead{Says: looks})
		return
	}
	set, asked := a.Role(deduce.Set), 0
	a.tell(Lead{Says: looks})
	for _, cover := range a.Parts(deduce.Cover) {
		d := cover.Digits.First()
		if places := a.With(set.Cells, d).And(cover.Units.First().Cells()); places.Len() > 1 && asked < 2 {
			asked++
			a.ask(Question{Asks: cells, About: placesAmong, Given: deduce.Part{Units: cover.Units, Digits: board.Digits(d)}, Other: set, Cells: places})
		}
	}
}

// exocet asks what the base can hold, and where the cross lines have room for its digits.
func (a *asker) exocet() {
	base, targets, crossing := a.Role(deduce.BaseCells), a.Role(deduce.Target), a.Role(deduce.CrossLine).Units
	a.tell(Lead{Says: isExocet})
	a.between(base.Cells)
	var rooms []Question
	for _, p := range a.Parts(deduce.CrossLine) {
		places := a.CrossPlaces(p).Minus(targets.Cells)
		if lines := pattern.TwoLines(places); lines.Len() == 2 && p.Digits.Single() {
			rooms = append(rooms, Question{
				Asks: units, About: roomIn, Units: lines,
				Given: deduce.Part{Units: crossing, Digits: p.Digits, Cells: places}, Other: deduce.Part{Cells: targets.Cells.Union(base.Cells)},
			})
		}
	}
	slices.SortStableFunc(rooms, func(x, y Question) int { // lines across the cross lines are seen more easily, and of few places any will do
		return cmp.Or(cmp.Compare((x.Units&crossing).Len(), (y.Units&crossing).Len()), cmp.Compare(y.Given.Cells.Len(), x.Given.Cells.Len()))
	})
	for _, q := range rooms {
		a.ask(q)
	}
	a.tell(Lead{Says: looks})
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
			Asks: cells, About: seesWhich, Given: deduce.Part{Cells: places, Digits: board.Digits(x.Digit)},
			Other: deduce.Part{Cells: board.CellsOf(x.Cell)}, Cells: places.And(x.Cell.Peers()),
		})
	}
}
