package singledigit

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/templates"
)

// DualTwoStringKite is two kites on the same places of a box.
var DualTwoStringKite = &deduce.Technique{
	Name:  "dual-2-string-kite",
	Title: "Dual 2-String Kite",
	Shape: deduce.ShapeTurbot,
	Doc:   "Two 2-String Kites, of one digit or of two, meet in the same two cells of a box. Both remove in one step.",
	Why:   []string{"{strong#1.digits} is not in both of {bridge}, so it is in one of {tip#1}; likewise {strong#3.digits} is in one of {tip#2}"},
	Form:  []string{"{strong.digits} in {tip#1}/{tip#2} (connected by {bridge})"},
	Spot: "When a 2-String Kite is found, see whether its two cells in the box also end another row and another column with two places each, for the same digit or another one. " +
		"The trap is to mix the free ends of the two: each kite removes by its own.",
	Example: "..+1.+2+8.....+8....12+2.3.+14+8..+8+9+2..+53+7+1+3+15..+24+86.7.18+35+2+9.+3+7+256+1.+8+52.+8.+1...18....+2..:",
	Find:    findDualKites,
}

// kite is one 2-String Kite.
type kite struct {
	digit  board.Digit
	links  [2]strongLink
	tips   board.CellSet
	bridge board.CellSet
	out    board.CellSet
}

// findDualKites pairs kites on the same places, which may be kites of two digits.
func findDualKites(v *deduce.View, yield func(*deduce.Step) bool) {
	var rows, cols strongLinks
	var room [64]kite
	kites := room[:0]
	for d := board.Digit(1); d <= 9; d++ {
		if templates.InNone(v, d).Empty() {
			continue
		}
		rows.look(v, d, board.AllRows)
		cols.look(v, d, board.AllColumns)
		kites = appendKites(kites, v, d, rows.all(), cols.all())
	}
	for i := range kites {
		for j := range i {
			if kites[i].bridge == kites[j].bridge && !yield(tellDualKite(v, &kites[j], &kites[i])) {
				return
			}
		}
	}
}

// appendKites appends the kites of d that eliminate something.
func appendKites(kites []kite, v *deduce.View, d board.Digit, rows, cols []strongLink) []kite {
	for i := range rows {
		for j := range cols {
			l, m := &rows[i], &cols[j]
			if l.cells().Meets(m.cells()) {
				continue
			}
			for k := range 4 {
				b, c := l.ends[k>>1], m.ends[k&1]
				if b.Box() != c.Box() {
					continue
				}
				tip, tip2 := l.ends[k>>1^1], m.ends[k&1^1]
				if out := templates.InNone(v, d).And(tip.Peers()).And(tip2.Peers()); !out.Empty() {
					kites = append(kites, kite{d, [2]strongLink{*l, *m}, board.CellsOf(tip, tip2), board.CellsOf(b, c), out})
				}
			}
		}
	}
	return kites
}

func tellDualKite(v *deduce.View, a, b *kite) *deduce.Step {
	s := v.Draft()
	if a.digit == b.digit {
		s.Eliminate(a.digit, a.out.Union(b.out))
	} else {
		s.Eliminate(a.digit, a.out)
		s.Eliminate(b.digit, b.out)
	}
	for _, k := range [2]*kite{a, b} {
		s.Part(k.links[0].part(k.digit))
		s.Part(k.links[1].part(k.digit))
		s.Part(deduce.Part{Role: deduce.Tip, Cells: k.tips})
	}
	s.Part(deduce.Part{Role: deduce.Bridge, Cells: a.bridge})
	return &s.Step
}
