package tale

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// What sees what, in words. Sentences are made from the relation, so that none can be false.

// seenTogether is what some removed candidates see, in the same units.
type seenTogether struct {
	cells  board.CellSet
	digits board.DigitSet
	what   string
}

// sightsOf gathers what each removed candidate sees, as of says; those that see the same share one, unless they are to stay apart.
func (t *teller) sightsOf(of func(board.Candidate) board.CellSet, apart board.CellSet) (out []seenTogether) {
	for _, x := range t.Step.Eliminations {
		what := t.SightOf(x.Cell, of(x).Without(x.Cell))
		if what == "" {
			continue
		}
		i := slices.IndexFunc(out, func(s seenTogether) bool {
			return s.what == what && (!apart.Has(x.Cell) || s.digits == board.Digits(x.Digit))
		})
		if i < 0 {
			i, out = len(out), append(out, seenTogether{what: what})
		}
		out[i].cells = out[i].cells.With(x.Cell)
		out[i].digits = out[i].digits.With(x.Digit)
	}
	return out
}

// sightSentence joins what is said of sights.
func sightSentence(all []string) string {
	if len(all) == 0 {
		return ""
	}
	return wording.Capital(strings.Join(all, "; ")) + "."
}

// seeing says of each removed candidate what it sees, as of says; those that see the same in the same units share a
// sentence. Where candidates of a cell see different things the digit is named.
func (t *teller) seeing(of func(board.Candidate) board.CellSet) string {
	several := t.severalSights(of)
	var all []string
	for _, s := range t.sightsOf(of, several) {
		digits := ""
		if s.cells.Meets(several) {
			digits = "for " + wording.AndDigits(s.digits) + ", "
		}
		all = append(all, digits+t.list(s.cells)+sees(s.cells.Len())+s.what)
	}
	return sightSentence(all)
}

// severalSights is the cells that lose several digits which do not see the same.
func (t *teller) severalSights(of func(board.Candidate) board.CellSet) (several board.CellSet) {
	sights := map[board.Cell]string{}
	for _, x := range t.Step.Eliminations {
		what := t.SightOf(x.Cell, of(x).Without(x.Cell))
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
	var all []string
	for _, s := range t.sightsOf(cells, board.CellSet{}) {
		all = append(all, t.list(s.cells)+sees(s.cells.Len())+"every "+wording.AndDigits(s.digits)+": "+s.what)
	}
	return sightSentence(all)
}

// seeingAll is seeing where every removed candidate sees the same cells.
func (t *teller) seeingAll(cells board.CellSet) string {
	return t.seeing(func(board.Candidate) board.CellSet { return cells })
}

// seeingSet is seeing where the extra candidates of a pattern count as one cell of a set, along with these cells.
func (t *teller) seeingSet(cells board.CellSet) string {
	extras := t.Parts(deduce.Extra)
	return t.seeingEvery(func(x board.Candidate) board.CellSet {
		seen := t.With(cells, x.Digit)
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
		what := t.SightOf(c, b)
		alike := board.CellsOf(c)
		for other := range rest.All() {
			if what != "" && t.SightOf(other, b) == what {
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
