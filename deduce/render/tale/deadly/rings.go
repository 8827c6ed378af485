package deadly

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// ring puts cells in an order in which each sees the next, by joined, and the last the first; nil where there is none.
func ring(cells board.CellSet, joined func(a, b board.Cell) bool) []board.Cell {
	path := []board.Cell{cells.First()}
	var grow func(left board.CellSet) bool
	tries := 0
	grow = func(left board.CellSet) bool {
		if tries++; tries > 20000 {
			return false
		}
		last := path[len(path)-1]
		if left.Empty() {
			return joined(last, path[0])
		}
		for c := range left.All() {
			if joined(last, c) {
				path = append(path, c)
				if grow(left.Without(c)) {
					return true
				}
				path = path[:len(path)-1]
			}
		}
		return false
	}
	if !grow(cells.Rest()) {
		return nil
	}
	return path
}

// around writes a ring in its own order, each neighbour with the unit that it shares with the one before.
func around(t *teller.Teller, path []board.Cell, shared func(a, b board.Cell) board.UnitSet) string {
	all := []string{t.Notation.Cell(path[0])}
	for i := range path {
		next := path[(i+1)%len(path)]
		all = append(all, t.Notation.Cell(next)+" ("+t.Unit(shared(path[i], next).First())+")")
	}
	return strings.Join(all, " - ")
}

// Impossible tells cells or units that their digits could not fill: an odd ring of places, an odd ring of cells, or four boxes.
func Impossible(t *teller.Teller) teller.Tale {
	switch guarded := t.Role(deduce.Guarded); {
	case guarded.Units != 0:
		return ringOfPlaces(t)
	case guarded.Digits.Len() == 2:
		return ringOfCells(t)
	}
	return fourBoxes(t)
}

// ringOfPlaces tells an odd ring of a digit and its guardians.
func ringOfPlaces(t *teller.Teller) teller.Tale {
	guarded, extra := t.Role(deduce.Guarded), t.Role(deduce.Extra)
	d := guarded.Digits.First()
	shared := func(a, b board.Cell) board.UnitSet { return a.UnitSet() & b.UnitSet() & guarded.Units }
	path := ring(guarded.Cells, func(a, b board.Cell) bool { return shared(a, b) != 0 })
	if path == nil {
		return teller.Tale{}
	}
	others, no, so := "The other places for "+d.String()+" in these units, the guardians, are ", "no guardian were ", "at least one guardian is "
	if extra.Cells.Len() == 1 {
		others, no, so = "The only other place for "+d.String()+" in these units is the guardian ", "the guardian were not ", "the guardian is "
	}
	tale := teller.Tale{
		Look: "A ring of " + wording.NumberWord(len(path)) + " places for " + d.String() + ": " + around(t, path, shared) + ". " + others + t.List(extra.Cells) + ".",
		Choices: "If " + no + d.String() + ", exactly one of each two neighbours would be " + d.String() + ". Going round, true and false would take turns, which an odd number does not allow. So " +
			so + d.String() + ".",
	}
	if len(t.Step.Placements) > 0 {
		return tale
	}
	tale.Sees = t.SeeingAll(extra.Cells)
	return tale
}

// ringOfCells tells an odd ring of cells with two digits.
func ringOfCells(t *teller.Teller) teller.Tale {
	guarded := t.Role(deduce.Guarded)
	shared := func(a, b board.Cell) board.UnitSet { return a.UnitSet() & b.UnitSet() }
	path := ring(guarded.Cells, func(a, b board.Cell) bool { return a.Sees(b) })
	if path == nil {
		return teller.Tale{}
	}
	extras := t.Parts(deduce.Extra)
	tale := teller.Tale{
		Look: "A ring of " + wording.NumberWord(len(path)) + " cells, each of which sees the next: " + around(t, path, shared) + ". They can hold only " + wording.AndDigits(guarded.Digits) +
			", but for the extra " + candidateWord(extras) + " " + extraList(t, extras) + ".",
		Choices: "Without the extra " + candidateWord(extras) + " " + wording.AndDigits(guarded.Digits) + " would have to take turns round the ring, which an odd number of cells does not allow.",
	}
	guards(t, &tale)
	return tale
}

// guards tells what follows from the extra candidates of an impossible pattern, by type.
func guards(t *teller.Teller, tale *teller.Tale) {
	guarded := t.Role(deduce.Guarded)
	p := &deadlyPattern{t, guarded.Cells, guarded.Digits, t.Parts(deduce.Extra)}
	switch base, set := t.Role(deduce.Base), t.Role(deduce.Set); {
	case !set.Cells.Empty():
		p.subset(tale, set)
	case base.Units != 0:
		p.conjugate(tale, base)
	default:
		p.sameExtra(tale)
	}
}

// fourBoxes tells three digits in four boxes.
func fourBoxes(t *teller.Teller) teller.Tale {
	guarded := t.Role(deduce.Guarded)
	tale := teller.Tale{Look: tridagonCells(t, &guarded, t.Parts(deduce.Extra)), Choices: tridagonTurns(t, &guarded)}
	guards(t, &tale)
	return tale
}

// tridagonCells names the cells of a tridagon box by box, its digits, and the extra candidates that keep it from having these alone.
func tridagonCells(t *teller.Teller, guarded *deduce.Part, extras []*deduce.Part) string {
	var boxes []string
	for u := range guarded.Cells.Units().All() {
		if u.Kind() == 'b' {
			boxes = append(boxes, strings.Join(t.Cells(guarded.Cells.And(u.Cells())), " ")+" in "+t.Unit(u))
		}
	}
	return "A tridagon: in four boxes three cells, each in its own row and column: " + strings.Join(boxes, "; ") + ". They can hold only " +
		wording.AndDigits(guarded.Digits) + ", but for the extra " + candidateWord(extras) + " " + extraList(t, extras) + "."
}

// turns tells the boxes of a tridagon in which three digits come by columns in the same order as by rows from those in which they
// come in the opposite one.
func turns(guarded *deduce.Part) (same, turned board.UnitSet) {
	for u := range guarded.Cells.Units().All() {
		switch {
		case u.Kind() != 'b':
		case turnsRound(guarded.Cells.And(u.Cells())):
			turned |= board.UnitsOf(u)
		default:
			same |= board.UnitsOf(u)
		}
	}
	return same, turned
}

// tridagonTurns says why three digits alone cannot fill a tridagon: what its orders are, where they are the same, and that this cannot
// be all the way round.
func tridagonTurns(t *teller.Teller, guarded *deduce.Part) string {
	same, turned := turns(guarded)
	d := strings.Split(wording.Digits(guarded.Digits), ", ")
	one, unlike := turned, "opposite orders"
	if turned.Len() > 1 {
		one, unlike = same, "the same order"
	}
	return "Suppose none is true. In a box read the three downwards (by rows) or rightwards (by columns): " + d[0] + "-" + d[1] + "-" + d[2] + ", " + d[1] + "-" + d[2] + "-" + d[0] + " and " + d[2] + "-" + d[0] + "-" + d[1] +
		" are one order, the others the opposite. Side by side, opposite orders by rows would have a digit twice in a row, so they are the same; one above the other, likewise by columns. Only " +
		t.Units(one) + " has " + unlike + " by rows and by columns. " + tridagonRound(t, d, same|turned, turned)
}

// tridagonRound goes from the first box of a tridagon over the others back to itself, which turns its order round.
func tridagonRound(t *teller.Teller, d []string, all, turned board.UnitSet) string {
	order, opposite := d[0]+"-"+d[1]+"-"+d[2], d[2]+"-"+d[1]+"-"+d[0]
	var boxes []board.Unit // in reading order
	for u := range all.All() {
		boxes = append(boxes, u)
	}
	says := "Say that " + t.Unit(boxes[0]) + " has the order " + order + " by rows. Then "
	from, to, turn := "by rows", "by columns", ""
	for i, next := range []board.Unit{boxes[1], boxes[3], boxes[2]} {
		says += t.Unit(next) + [...]string{", beside it, has it ", ", below it, ", ", beside it, "}[i] + turn + from + " and so "
		if turned.Has(next) {
			order, opposite = opposite, order
			turn = order + " "
			says += turn
		}
		says += to + "; "
		from, to = to, from
	}
	says += t.Unit(boxes[0]) + ", above it, " + turn + "by columns"
	if turned.Has(boxes[0]) {
		order = opposite
	}
	return says + ", so " + order + " by rows: a contradiction. The same from " + order + ". So one is true."
}

// turnsRound reports whether three cells of a box that are in rows and columns of their own come in the opposite order when they
// are read by columns instead of by rows, counted round: so it is where two of them change places.
func turnsRound(cells board.CellSet) bool {
	var at [3]int
	for c := range cells.All() {
		at[c.Row()%3] = c.Col() % 3
	}
	return (at[1]-at[0]+3)%3 == 2
}
