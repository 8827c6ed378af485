package render

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// What sees what, in words. Sentences are made from the relation, so that none can be false.

// sightOf names cells by the units in which a cell sees them: r4c6 and r7c6 in column 6 and r3c8 in box 3. The cells must
// all be peers of c; c itself is left out.
func (t *teller) sightOf(c board.Cell, cells board.CellSet) string {
	var all []string
	for rest := cells.And(c.Peers()); !rest.Empty(); {
		u, most := board.Unit(0), 0
		for _, v := range c.Units() {
			if n := rest.And(v.Cells()).Len(); n > most {
				u, most = v, n
			}
		}
		all = append(all, t.list(rest.And(u.Cells()))+" in "+t.unit(u))
		rest = rest.Minus(u.Cells())
	}
	return and(all)
}

// seeing says of each removed candidate what it sees, as of says; those that see the same in the same units share a
// sentence. Where candidates of a cell see different things the digit is named.
func (t *teller) seeing(of func(board.Candidate) board.CellSet) string {
	type sight struct {
		cells  board.CellSet
		digits board.DigitSet
		what   string
	}
	var sights []sight
	several := t.severalSights(of)
	for _, x := range t.step.Eliminations {
		what := t.sightOf(x.Cell, of(x).Without(x.Cell))
		if what == "" {
			continue
		}
		i := 0
		for i < len(sights) && (sights[i].what != what || several.Has(x.Cell) && sights[i].digits != board.Digits(x.Digit)) {
			i++
		}
		if i == len(sights) {
			sights = append(sights, sight{what: what})
		}
		sights[i].cells = sights[i].cells.With(x.Cell)
		sights[i].digits = sights[i].digits.With(x.Digit)
	}
	var all []string
	for _, s := range sights {
		for_ := ""
		if s.cells.Meets(several) {
			for_ = "for " + andDigits(s.digits) + ", "
		}
		all = append(all, for_+t.list(s.cells)+sees(s.cells.Len())+s.what)
	}
	if len(all) == 0 {
		return ""
	}
	return capital(strings.Join(all, "; ")) + "."
}

// severalSights is the cells that lose several digits which do not see the same.
func (t *teller) severalSights(of func(board.Candidate) board.CellSet) (several board.CellSet) {
	sights := map[board.Cell]string{}
	for _, x := range t.step.Eliminations {
		what := t.sightOf(x.Cell, of(x).Without(x.Cell))
		if before, ok := sights[x.Cell]; ok && before != what {
			several = several.With(x.Cell)
		}
		sights[x.Cell] = what
	}
	return several
}

// sees is the verb for one cell or several.
func sees(cells int) string {
	if cells == 1 {
		return " sees "
	}
	return " see "
}

// seeingEvery is seeing where a candidate sees every place that its digit has in some cells.
func (t *teller) seeingEvery(cells func(board.Candidate) board.CellSet) string {
	type sight struct {
		cells  board.CellSet
		digits board.DigitSet
		what   string
	}
	var sights []sight
	for _, x := range t.step.Eliminations {
		what := t.sightOf(x.Cell, cells(x).Without(x.Cell))
		if what == "" {
			continue
		}
		i := slices.IndexFunc(sights, func(s sight) bool { return s.what == what })
		if i < 0 {
			i, sights = len(sights), append(sights, sight{what: what})
		}
		sights[i].cells = sights[i].cells.With(x.Cell)
		sights[i].digits = sights[i].digits.With(x.Digit)
	}
	var all []string
	for _, s := range sights {
		all = append(all, t.list(s.cells)+sees(s.cells.Len())+"every "+andDigits(s.digits)+": "+s.what)
	}
	if len(all) == 0 {
		return ""
	}
	return capital(strings.Join(all, "; ")) + "."
}

// seeingAll is seeing where every removed candidate sees the same cells.
func (t *teller) seeingAll(cells board.CellSet) string {
	return t.seeing(func(board.Candidate) board.CellSet { return cells })
}

// seeingSet is seeing where the extra candidates of a pattern count as one cell of a set, along with these cells.
func (t *teller) seeingSet(cells board.CellSet) string {
	extras := t.parts(deduce.Extra)
	return t.seeingEvery(func(x board.Candidate) board.CellSet {
		seen := t.with(cells, x.Digit)
		for _, p := range extras {
			if p.Digits.Has(x.Digit) {
				seen = seen.Union(p.Cells)
			}
		}
		return seen.And(x.Cell.Peers())
	})
}

// common is a unit that all of the cells share, in words; empty for none.
func (t *teller) common(cells board.CellSet) string {
	if u := cells.CommonUnits(); u != 0 {
		return t.unit(u.First())
	}
	return ""
}

// meeting says where cells of two groups see each other: r1c1 and r2c1 see r7c1 in column 1.
func (t *teller) meeting(a, b board.CellSet) string {
	var all []string
	for rest := a; !rest.Empty(); {
		c := rest.First()
		what := t.sightOf(c, b)
		alike := board.CellsOf(c)
		for other := range rest.All() {
			if what != "" && t.sightOf(other, b) == what {
				alike = alike.With(other)
			}
		}
		rest = rest.Minus(alike)
		if what != "" {
			all = append(all, t.list(alike)+sees(alike.Len())+what)
		}
	}
	return strings.Join(all, "; ")
}
