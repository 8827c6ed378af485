package singledigit

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/templates"
)

// Skyscraper is two parallel conjugate pairs that stand on one line.
var Skyscraper = &deduce.Technique{
	Name:  "skyscraper",
	Title: "Skyscraper",
	Shape: deduce.ShapeTurbot,
	Doc:   "Two parallel lines have two places each for a digit, one of each on a common line. At least one of the other two holds the digit, so it can be removed from cells that see both.",
	Why:   turbotWhy,
	Form:  turbotForm,
	Spot: "Filter one digit and look for two rows with two places each, one of each in the same column (or two columns, and the same row). " +
		"Then look what sees both of the others, the free ends. The trap is to take the joined ends instead.",
	Example: ".+56.9.+1.+2+9..+2..+3.5...5..79+6+293+15..+7+8...+372+5+1+951+7.+8+9.23+1.+59..86.8.+9..+52+3+1...8.1+95.:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		if (turbot{first: board.AllRows, second: board.AllRows, bridge: board.AllColumns}).find(v, yield) {
			(turbot{first: board.AllColumns, second: board.AllColumns, bridge: board.AllRows}).find(v, yield)
		}
	},
}

// TwoStringKite is a conjugate pair of a row and one of a column that meet in a box.
var TwoStringKite = &deduce.Technique{
	Name:  "2-string-kite",
	Title: "2-String Kite",
	Shape: deduce.ShapeTurbot,
	Doc:   "A row and a column have two places each for a digit, one of each in a common box. At least one of the other two holds the digit, so it can be removed from the cell that sees both.",
	Why:   turbotWhy,
	Form:  turbotForm,
	Spot: "Filter one digit and look for a row and a column with two places each, one of each in the same box. Then look at the cell where the lines through the two others, the free ends, cross. " +
		"The trap is a row and a column that cross in one of the four places: they make no kite.",
	Example: "+1.+6..+2+5+4+3+5+4..+3+6.12+2.3+5+14+6.+7+9..+2+413+65+32+1.+6+5+7.4+46+5+37.+1+2.+6+1+2+45+7.+3.+7+34+1..+2+5+68+5+962+3+47+1:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		(turbot{first: board.AllRows, second: board.AllColumns, bridge: board.AllBoxes}).find(v, yield)
	},
}

// TurbotFish is two conjugate pairs joined by a weak link.
var TurbotFish = &deduce.Technique{
	Name:    "turbot-fish",
	Title:   "Turbot Fish",
	Shape:   deduce.ShapeTurbot,
	Doc:     "Two units have two places each for a digit, one of each in a common unit. At least one of the other two holds the digit, so it can be removed from cells that see both.",
	Why:     []string{"if {tip#1} is not {strong.digits}, {tip#2} is"},
	Form:    []string{"{strong.digits} {links}"},
	Spot:    spotTurbot,
	Example: "+6+7.34+92..39.+2.867+42.4+6+7..9.+46.7.2.5...+2.3.+7.+6+1+3758+64+29.4..+67.+3+2+7.+3.2..6..+26..+3.+47:974 977 991",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		(turbot{first: board.AllUnits, second: board.AllUnits, bridge: board.AllUnits, chain: true}).find(v, yield)
	},
}

const spotTurbot = "Filter one digit and mark the units in which it has two places. Look for two of them with an end each in a common unit. " +
	"The digit can be removed from what sees both free ends. The trap is to take the joined ends instead."

var (
	turbotWhy  = []string{"{strong.digits} is not in both of {bridge}, so it is in {tip#1} or {tip#2}"}
	turbotForm = []string{"{strong.digits} in {tip} (connected by {bridge})"}
)

// turbot is how two conjugate pairs are to be joined.
type turbot struct {
	first, second board.UnitSet // the units of the pairs
	bridge        board.UnitSet // the units that may hold an end of both
	chain         bool          // told as a chain
}

// find finds two pairs so joined whose free ends both see a place of the digit.
func (t turbot) find(v *deduce.View, yield func(*deduce.Step) bool) bool {
	var ls, ms strongLinks
	for digits := v.ChangedDigits(); digits != 0; digits &= digits - 1 {
		d := digits.First()
		if templates.InNone(v, d).Empty() {
			continue
		}
		ls.look(v, d, t.first)
		ms.look(v, d, t.second)
		for i := range ls.all() {
			j := 0
			if t.first == t.second {
				j = i + 1
			}
			for ; j < ms.n; j++ {
				if !t.join(v, d, &ls.room[i], &ms.room[j], yield) {
					return false
				}
			}
		}
	}
	return true
}

// join tries each end of l with each end of m.
func (t turbot) join(v *deduce.View, d board.Digit, l, m *strongLink, yield func(*deduce.Step) bool) bool {
	if l.cells().Meets(m.cells()) {
		return true
	}
	for k := range 4 {
		tip, bridge := l.ends[k>>1], l.ends[k>>1^1]
		tip2, bridge2 := m.ends[k&1], m.ends[k&1^1]
		if bridge.UnitSet()&bridge2.UnitSet()&t.bridge == 0 {
			continue
		}
		out := templates.InNone(v, d).And(tip.Peers()).And(tip2.Peers())
		if out.Empty() {
			continue
		}
		s := v.Draft()
		s.Eliminate(d, out)
		s.Part(l.part(d))
		s.Part(m.part(d))
		s.Part(deduce.Part{Role: deduce.Tip, Cells: board.CellsOf(tip)})
		s.Part(deduce.Part{Role: deduce.Tip, Cells: board.CellsOf(tip2)})
		s.Part(deduce.Part{Role: deduce.Bridge, Cells: board.CellsOf(bridge, bridge2)})
		if t.chain {
			a, b, c, e := deduce.NodeAt(tip, d), deduce.NodeAt(bridge, d), deduce.NodeAt(bridge2, d), deduce.NodeAt(tip2, d)
			s.Link(a, b, true)
			s.Link(b, c, false)
			s.Link(c, e, true)
		}
		if !yield(&s.Step) {
			return false
		}
	}
	return true
}
