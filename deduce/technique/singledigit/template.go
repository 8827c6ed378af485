package singledigit

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/templates"
)

// TemplateSet is a place that every way to place a digit has.
var TemplateSet = &deduce.Technique{
	Name:  "template-set",
	Title: "Template Set",
	Shape: deduce.ShapeTemplate,
	Doc:   "A way to place a digit is a choice of nine cells for it, one in each row, column and box. A cell that all ways have holds the digit. Ways that use a cell which another digit takes in that manner do not count.",
	Why: []string{
		"every way to place {base#1.digits} everywhere, with {base#2.digits} in mind, has it there",
		"every way to place {base#1.digits} everywhere has it there",
	},
	Form:    []string{""},
	Spot:    "This is for programs: list all ways to place one digit once in each row, column and box, and look which cells they have in common. " + spotTemplateTrap,
	Example: "2+61+49+37+5+8+8352+7+1.+6.+479+586+1+2+3+5..+718.+46.+47+65+9..26.+83+42.7.+9......3....+9.52...5.....9.:181 189",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		var t allTemplates
		t.look(v)
		for d := board.Digit(1); d <= 9; d++ {
			if t.all[d].Empty() {
				continue
			}
			s := v.Draft()
			for cells := t.all[d]; !cells.Empty(); cells = cells.Rest() {
				s.Place(cells.First(), d)
			}
			_, all := templates.Of(v, d)
			if t.addParts(v, s, d, all == t.all[d]); !yield(&s.Step) {
				return
			}
		}
	},
}

// TemplateDelete is a place that no way to place a digit has.
var TemplateDelete = &deduce.Technique{
	Name:  "template-delete",
	Title: "Template Delete",
	Shape: deduce.ShapeTemplate,
	Doc:   "A way to place a digit is a choice of nine cells for it, one in each row, column and box. A place that no way has can be removed. Ways that use a cell that another digit must have do not count.",
	Why: []string{
		"no way to place {base#1.digits} everywhere, with {base#2.digits} in mind, has it there",
		"no way to place {base#1.digits} everywhere has it there",
	},
	Form:    []string{""},
	Spot:    "This is for programs: list all ways to place one digit once in each row, column and box, and look which of its places they leave out. " + spotTemplateTrap,
	Example: ".26.39......6..+3+919..+4..7+6+2.....4..9.5....2....85.....3..2+4.9..4....762...+2.....4:141 145 191 511 642 662 691 721 741 745 791 811 814 845",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		var t allTemplates
		t.look(v)
		for d := board.Digit(1); d <= 9; d++ {
			out := v.CellsFor(d).Minus(t.some[d])
			if out.Empty() {
				continue
			}
			s := v.Draft()
			s.Eliminate(d, out)
			some, _ := templates.Of(v, d)
			if t.addParts(v, s, d, some == t.some[d]); !yield(&s.Step) {
				return
			}
		}
	},
}

const spotTemplateTrap = "By hand it pays only late, when few ways are left. The trap is to overlook a way."

// allTemplates are the templates of all digits, each without those that use a cell which another digit needs.
type allTemplates struct {
	homes [board.ByDigit]board.CellSet
	some  [board.ByDigit]board.CellSet  // in some template
	all   [board.ByDigit]board.CellSet  // in all
	used  [board.ByDigit]board.DigitSet // the digits that took something from homes, and those that these rest on
}

func (t *allTemplates) look(v *deduce.View) {
	for d := board.Digit(1); d <= 9; d++ {
		t.homes[d] = v.CellsFor(d)
		t.some[d], t.all[d] = templates.Of(v, d)
	}
	for changed := true; changed; {
		changed = false
		for d := board.Digit(1); d <= 9; d++ {
			if t.giveWay(d) {
				t.some[d], t.all[d] = templates.Within(v, d, t.homes[d])
				changed = true
			}
		}
	}
}

// giveWay takes from d the cells that other digits need, and reports whether there was one in its templates.
func (t *allTemplates) giveWay(d board.Digit) (changed bool) {
	for e := board.Digit(1); e <= 9; e++ {
		if taken := t.some[d].And(t.all[e]); e != d && !taken.Empty() {
			t.homes[d] = t.homes[d].Minus(taken)
			t.used[d] |= t.used[e].With(e)
			changed = true
		}
	}
	return changed
}

// addParts cites d in all units and, where the step rests on more than the templates of d by itself, also the
// other digits.
func (t *allTemplates) addParts(v *deduce.View, s *deduce.Draft, d board.Digit, alone bool) {
	s.Part(deduce.Part{Role: deduce.Base, Units: board.AllUnits &^ v.Placed(d).Units(), Cells: v.CellsFor(d), Digits: board.Digits(d)})
	others := t.used[d].Without(d)
	if alone || others == 0 {
		return
	}
	var cells board.CellSet
	for ds := others; ds != 0; ds &= ds - 1 {
		cells = cells.Union(v.CellsFor(ds.First()))
	}
	s.Part(deduce.Part{Role: deduce.Base, Units: board.AllUnits, Cells: cells, Digits: others})
}
