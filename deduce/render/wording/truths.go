package wording

import (
	"strconv"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
)

// SetLogic is a pattern as truths and links: each truth needs one of its candidates, each link has room for one. With as many links as
// truths, its rank is 0: a candidate of a link that is in no truth can't be true, unless a fin is. An exocet may have more links: what it
// removes follows digit by digit.
type SetLogic struct {
	Truths, Links []deduce.Truth
	Fins          deduce.Part // candidates of truths that are in no link
}

// SetLogicOf is the pattern of a fish, a subset, an SK-loop, a multi-sector locked set or an exocet, and of a Siamese fish both; none for
// others.
func SetLogicOf(p *pattern.Pattern) []SetLogic {
	var l SetLogic
	covers := func() {
		for _, part := range p.Parts(deduce.Cover) {
			l.Links = append(l.Links, truthsOf(part)...)
		}
	}
	switch base, set := p.Role(deduce.Base), p.Role(deduce.Set); pattern.ShapeOf(p.Step) {
	case deduce.ShapeFish:
		return fishLogic(p, &base)
	case deduce.ShapeExocet:
		return exocetLogic(p)
	case deduce.ShapeNakedSet:
		l.Truths = cellTruths(set.Cells)
		l.Links = truthsOf(&deduce.Part{Units: board.UnitsOf(set.Cells.CommonUnits().First()), Digits: set.Digits})
	case deduce.ShapeHiddenSet:
		l.Truths, l.Links = truthsOf(&base), cellTruths(base.Cells)
	case deduce.ShapeSectors:
		if len(p.Parts(deduce.Pivot)) > 0 {
			return nil
		}
		l.Truths = cellTruths(set.Cells)
		covers()
	}
	if len(l.Truths) == 0 {
		return nil
	}
	return []SetLogic{l}
}

// fishLogic is a fish, or several with the same bases. A place of two bases would fill both and take
// one link alone, so it is a fin.
func fishLogic(p *pattern.Pattern, base *deduce.Part) (all []SetLogic) {
	d := base.Digits.First()
	for _, cover := range p.Parts(deduce.Cover) {
		fins := p.Role(deduce.EndoFin).Cells
		for u := range base.Units.All() {
			outside := p.With(u.Cells(), d)
			for w := range cover.Units.All() {
				outside = outside.Minus(w.Cells())
			}
			fins = fins.Union(outside)
		}
		links := truthsOf(&deduce.Part{Units: cover.Units, Digits: base.Digits})
		all = append(all, SetLogic{Truths: truthsOf(base), Links: links, Fins: deduce.Part{Cells: fins, Digits: base.Digits}})
	}
	return all
}

// truthsOf are the digits of a part, each in each of its units.
func truthsOf(p *deduce.Part) (all []deduce.Truth) {
	for u := range p.Units.All() {
		for d := range p.Digits.All() {
			all = append(all, deduce.UnitTruth(u, d))
		}
	}
	return all
}

func cellTruths(cells board.CellSet) (all []deduce.Truth) {
	for c := range cells.All() {
		all = append(all, deduce.CellTruth(c))
	}
	return all
}

// TruthsAndLinks writes a pattern as set logic does: 3 truths {4r2 4r6 4r8} 3 links {4c1 4c5 4c9}, rank 0. A cell is written r1n2: row 1,
// column 2. It is empty for patterns that are not such sets.
func (t Text) TruthsAndLinks(p *pattern.Pattern) string {
	var all []string
	for i, l := range SetLogicOf(p) {
		text := ""
		if i == 0 {
			text = Count(len(l.Truths), "truth", "truths") + " {" + sectors(l.Truths) + "} "
		}
		text += Count(len(l.Links), "link", "links") + " {" + sectors(l.Links) + "}, rank " + strconv.Itoa(len(l.Links)-len(l.Truths))
		if !l.Fins.Cells.Empty() {
			text += ", fins " + t.CompactCells(l.Fins.Cells)
		}
		all = append(all, text)
	}
	return strings.Join(all, "; or ")
}

// sectors writes truths: 4r2, 4c1, 4b3 for a digit in a unit, r1n2 for a cell.
func sectors(truths []deduce.Truth) string {
	var all []string
	for _, truth := range truths {
		if c, ok := truth.Cell(); ok {
			all = append(all, "r"+strconv.Itoa(c.Row()+1)+"n"+strconv.Itoa(c.Col()+1))
			continue
		}
		u, d := truth.Unit()
		all = append(all, d.String()+string(u.Kind())+strconv.Itoa(u.Index()+1))
	}
	return strings.Join(all, " ")
}
