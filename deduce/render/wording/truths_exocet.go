package wording

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
)

// exocetLogic is one exocet, or two with the same cross lines, as truths and links. The truths are the base cells and each base digit in
// each cross line; the links are the targets, for each digit the two lines that have its other places, and the lines or boxes by
// which the base sees the rest of the cross lines. Where a digit needs two of these, it is in two links in the base.
func exocetLogic(p *pattern.Pattern) []SetLogic {
	var l SetLogic
	add := func(all *[]deduce.Truth, truth deduce.Truth) {
		if !slices.Contains(*all, truth) {
			*all = append(*all, truth)
		}
	}
	for _, part := range p.Parts(deduce.BaseCells) {
		for _, truth := range cellTruths(part.Cells) {
			add(&l.Truths, truth)
		}
	}
	targets := p.Role(deduce.Target).Cells
	for _, part := range p.Parts(deduce.CrossLine) {
		d := part.Digits.First()
		open := board.CellSet{}
		for u := range part.Units.All() {
			add(&l.Truths, deduce.UnitTruth(u, d))
			open = open.Union(p.With(u.Cells(), d))
		}
		open = open.Minus(targets)
		for u := range pattern.TwoLines(p.CrossPlaces(part).Minus(targets)).All() {
			if p.With(u.Cells(), d).Meets(open) {
				add(&l.Links, deduce.UnitTruth(u, d))
				open = open.Minus(u.Cells())
			}
		}
		for _, base := range p.Parts(deduce.BaseCells) {
			if p.With(base.Cells, d).Empty() {
				continue
			}
			linked := false
			for u := range base.Cells.CommonUnits().All() {
				if open.Meets(u.Cells()) {
					add(&l.Links, deduce.UnitTruth(u, d))
					open, linked = open.Minus(u.Cells()), true
				}
			}
			if !linked {
				add(&l.Links, deduce.UnitTruth(base.Cells.CommonUnits().First(), d))
			}
		}
	}
	l.Links = append(l.Links, cellTruths(targets)...)
	return []SetLogic{l}
}
