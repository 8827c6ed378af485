package lesson

import (
	"deduku/board"
	"deduku/deduce"
)

// Traps of cells that would have to see each other, and do not.

// rowsColumns are the rows with the columns that cross them, and the other way round.
var rowsColumns = [2][2]board.UnitSet{{board.AllRows, board.AllColumns}, {board.AllColumns, board.AllRows}}

// skyscraperApart are two parallel lines with two places each, of which no two see each other.
func skyscraperApart(b *board.Board) ([]deduce.Part, Miss) {
	for d := range board.AllDigits.All() {
		homes, digits := b.CellsFor(d), board.Digits(d)
		for _, lines := range rowsColumns {
			for u := range lines[0].All() {
				for v := range lines[0].All() {
					inU, inV := homes.And(u.Cells()), homes.And(v.Cells())
					if u >= v || inU.Len() != 2 || inV.Len() != 2 || inU.SeenByAny().Meets(inV) {
						continue
					}
					for x := range inU.All() {
						for y := range inV.All() {
							free := inU.Without(x).Union(inV.Without(y))
							if near(x, y) && free.SeenByAll().Meets(homes) {
								return []deduce.Part{
									{Role: deduce.Strong, Cells: inU, Units: board.UnitsOf(u), Digits: digits}, {Role: deduce.Strong, Cells: inV, Units: board.UnitsOf(v), Digits: digits},
									part(deduce.Tip, free, digits),
								}, Miss{Trap: notJoined, Is: true, Of: []deduce.Part{part(deduce.Bridge, board.CellsOf(x, y), digits)}}
							}
						}
					}
				}
			}
		}
	}
	return nil, Miss{}
}

// near reports whether two cells lie in the same three boxes side by side or below each other, so that they may be taken for cells
// that see each other.
func near(x, y board.Cell) bool { return x.Row()/3 == y.Row()/3 || x.Col()/3 == y.Col()/3 }

// wWingUnlinked are two cells with the same two candidates; of the two places that should join them one is seen by neither.
func wWingUnlinked(b *board.Board) ([]deduce.Part, Miss) {
	two := bivalue(b)
	for x := range two.All() {
		both := b.Candidates(x)
		for y := range alike(b, two.Minus(x.Peers()).Without(x), both).All() {
			pincers := board.CellsOf(x, y)
			for d := range both.All() {
				rest := both.Without(d)
				if !pincers.SeenByAll().Meets(holding(b, rest)) {
					continue
				}
				for u := range board.AllUnits.All() {
					ends := b.CellsFor(d).And(u.Cells())
					seen := ends.And(x.Peers())
					if ends.Len() != 2 || ends.Meets(pincers) || seen.Len() != 1 || ends.Meets(y.Peers()) {
						continue
					}
					return []deduce.Part{
							part(deduce.Pincer, board.CellsOf(x), both), part(deduce.Pincer, board.CellsOf(y), both),
							{Role: deduce.Strong, Cells: ends, Units: board.UnitsOf(u), Digits: board.Digits(d)}, part(deduce.Common, board.CellSet{}, rest),
						},
						Miss{Trap: endUnseen, Is: true, Of: []deduce.Part{part(deduce.Pincer, board.CellsOf(y), both), part(deduce.Strong, ends.Minus(seen), board.Digits(d))}}
				}
			}
		}
	}
	return nil, Miss{}
}

// xWingFinsApart is an X-Wing with fins, where what a cover could clear sees one of the fins only.
func xWingFinsApart(b *board.Board) ([]deduce.Part, Miss) {
	for d := range board.AllDigits.All() {
		homes, digits := b.CellsFor(d), board.Digits(d)
		for _, lines := range rowsColumns {
			for u := range lines[0].All() {
				corners := homes.And(u.Cells())
				if corners.Len() != 2 {
					continue
				}
				covers := board.UnitSet(0)
				for c := range corners.All() {
					covers |= board.CellsOf(c).Units() & lines[1]
				}
				for v := range lines[0].All() {
					all := homes.And(v.Cells())
					fins := all.Minus(inUnits(covers))
					if u == v || fins.Empty() || all.Minus(fins).Len() != 2 {
						continue
					}
					for out := range homes.And(inUnits(covers)).Minus(u.Cells()).Minus(v.Cells()).All() {
						if sees := fins.And(out.Peers()); !sees.Empty() && sees != fins {
							return []deduce.Part{
									{Role: deduce.Base, Units: board.UnitsOf(u, v), Cells: corners.Union(all), Digits: digits}, {Role: deduce.Cover, Units: covers, Digits: digits},
									part(deduce.Fin, fins, digits),
								},
								Miss{Trap: finUnseen, Is: true, Of: []deduce.Part{part(deduce.Extra, board.CellsOf(out), digits), part(deduce.Fin, fins.Minus(sees), digits)}}
						}
					}
				}
			}
		}
	}
	return nil, Miss{}
}

// almostLocked are the sets of at most three cells of a unit with one digit more than cells.
func almostLocked(b *board.Board) (sets []deduce.Part) {
	known := map[board.CellSet]bool{}
	for u := range board.AllUnits.All() {
		open := u.Cells().And(b.Open())
		var grow func(set, rest board.CellSet, digits board.DigitSet)
		grow = func(set, rest board.CellSet, digits board.DigitSet) {
			if set.Len() > 0 && digits.Len() == set.Len()+1 && !known[set] {
				known[set] = true
				sets = append(sets, part(deduce.Set, set, digits))
			}
			if set.Len() == 3 {
				return
			}
			for ; !rest.Empty(); rest = rest.Rest() {
				grow(set.With(rest.First()), rest.Rest(), digits|b.Candidates(rest.First()))
			}
		}
		grow(board.CellSet{}, open, 0)
	}
	return sets
}

// setsUnrestricted are two almost locked sets with a common digit of which one place in each does not see the other.
func setsUnrestricted(b *board.Board) ([]deduce.Part, Miss) {
	sets := almostLocked(b)
	for i, s := range sets {
		for _, o := range sets[i+1:] {
			if s.Cells.Meets(o.Cells) {
				continue
			}
			for x := range (s.Digits & o.Digits).All() {
				apart := unseen(b, x, s.Cells, o.Cells)
				inS, inO := b.CellsFor(x).And(s.Cells), b.CellsFor(x).And(o.Cells)
				if len(apart) != 1 || inS.Len()*inO.Len() == 1 {
					continue
				}
				for z := range (s.Digits & o.Digits).Without(x).All() {
					if b.CellsFor(z).And(s.Cells.Union(o.Cells)).SeenByAll().Minus(s.Cells).Minus(o.Cells).Meets(b.CellsFor(z)) {
						return []deduce.Part{s, o, part(deduce.RestrictedCommon, board.CellSet{}, board.Digits(x)), part(deduce.Common, board.CellSet{}, board.Digits(z))},
							Miss{Trap: notRestricted, Is: true, Of: []deduce.Part{part(deduce.Set, apart[0], board.Digits(x))}}
					}
				}
			}
		}
	}
	return nil, Miss{}
}

// unseen are the pairs of places of a digit, one in each of two sets, that do not see each other.
func unseen(b *board.Board, d board.Digit, s, o board.CellSet) (pairs []board.CellSet) {
	for x := range b.CellsFor(d).And(s).All() {
		for y := range b.CellsFor(d).And(o).Minus(x.Peers()).All() {
			pairs = append(pairs, board.CellsOf(x, y))
		}
	}
	return pairs
}

// inUnits are all cells of some units.
func inUnits(units board.UnitSet) (cells board.CellSet) {
	for u := range units.All() {
		cells = cells.Union(u.Cells())
	}
	return cells
}
