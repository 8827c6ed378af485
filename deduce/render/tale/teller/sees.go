package teller

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
func (t *Teller) sightsOf(of func(board.Candidate) board.CellSet, apart board.CellSet) (out []seenTogether) {
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

// SightSentence joins what is said of sights.
func SightSentence(all []string) string {
	if len(all) == 0 {
		return ""
	}
	return wording.Capital(strings.Join(all, "; ")) + "."
}

// Seeing says of each removed candidate what it sees, as of says; those that see the same in the same units share a
// sentence. Where candidates of a cell see different things the digit is named.
func (t *Teller) Seeing(of func(board.Candidate) board.CellSet) string {
	several := t.severalSights(of)
	var all []string
	for _, s := range t.sightsOf(of, several) {
		digits := ""
		if s.cells.Meets(several) {
			digits = "for " + wording.AndDigits(s.digits) + ", "
		}
		all = append(all, digits+t.List(s.cells)+Sees(s.cells.Len())+s.what)
	}
	return SightSentence(all)
}

// severalSights is the cells that lose several digits which do not see the same.
func (t *Teller) severalSights(of func(board.Candidate) board.CellSet) (several board.CellSet) {
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

// Sees is the verb for one cell or several.
func Sees(cells int) string {
	if cells == 1 {
		return " sees "
	}
	return " see "
}

// SeeingEvery is seeing where a candidate sees every place that its digit has in some cells.
func (t *Teller) SeeingEvery(cells func(board.Candidate) board.CellSet) string {
	var all []string
	for _, s := range t.sightsOf(cells, board.CellSet{}) {
		all = append(all, t.List(s.cells)+Sees(s.cells.Len())+"every "+wording.AndDigits(s.digits)+": "+s.what)
	}
	return SightSentence(all)
}

// SeeingAll is seeing where every removed candidate sees the same cells.
func (t *Teller) SeeingAll(cells board.CellSet) string {
	return t.Seeing(func(board.Candidate) board.CellSet { return cells })
}

// SeeingSet is seeing where the extra candidates of a pattern count as one cell of a set, along with these cells.
func (t *Teller) SeeingSet(cells board.CellSet) string {
	extras := t.Parts(deduce.Extra)
	return t.SeeingEvery(func(x board.Candidate) board.CellSet {
		seen := t.With(cells, x.Digit)
		for _, p := range extras {
			if p.Digits.Has(x.Digit) {
				seen = seen.Union(p.Cells)
			}
		}
		return seen.And(x.Cell.Peers())
	})
}

// Common is a unit that all of the cells share, in words; empty for none.
func (t *Teller) Common(cells board.CellSet) string {
	if u := cells.CommonUnits(); u != 0 {
		return t.Unit(u.First())
	}
	return ""
}

// Meeting says where cells of two groups see each other: r1c1 and r2c1 see r7c1 in column 1.
func (t *Teller) Meeting(a, b board.CellSet) string {
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
			all = append(all, t.List(alike)+Sees(alike.Len())+what)
		}
	}
	return strings.Join(all, "; ")
}
