package sets

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// An exocet is filled with two digits, which are in both base cells and in both targets. What goes with a digit there.

// two is the base cells or the targets of an exocet, and what of the base's digits each can hold.
type two struct {
	cells [2]board.Cell
	can   [2]board.DigitSet
}

// hold reports whether the two cells can hold two digits.
func (p *two) hold(d, e board.Digit) bool {
	return p.can[0].Has(d) && p.can[1].Has(e) || p.can[0].Has(e) && p.can[1].Has(d)
}

// beside is what the other cell can hold where one has a digit.
func (p *two) beside(c board.Cell, d board.Digit) (other board.Cell, can board.DigitSet) {
	if c == p.cells[0] {
		return p.cells[1], p.can[1].Without(d)
	}
	return p.cells[0], p.can[0].Without(d)
}

// filling is the base and the targets of an exocet.
type filling struct{ base, targets two }

// fillingOf is what the cells of one exocet can hold by themselves.
func fillingOf(t *teller.Teller) (f filling) {
	base := t.Role(deduce.BaseCells)
	i := 0
	for c := range base.Cells.All() {
		f.base.cells[i], f.base.can[i] = c, t.Board.Candidates(c)
		i++
	}
	for i, p := range t.Parts(deduce.Target) {
		c := p.Cells.First()
		f.targets.cells[i] = c
		for d := range (t.Board.Candidates(c) & base.Digits).All() {
			if whyNotTarget(t, c, d) == "" {
				f.targets.can[i] = f.targets.can[i].With(d)
			}
		}
	}
	return f
}

// apart are the exocets of a step, each as a step of its own.
func apart(t *teller.Teller) (each []*teller.Teller) {
	for _, p := range t.Step.Parts {
		if p.Role == deduce.BaseCells {
			one := *t.Step
			one.Parts = nil
			each = append(each, teller.Of(t.Text, &one, t.Board))
		}
		if len(each) > 0 {
			last := each[len(each)-1].Step
			last.Parts = append(last.Parts, p)
		}
	}
	return each
}

// withIt says what would be if a digit were in a cell of the base or in a target, for each digit that could be beside it: which of the
// cells could not hold what they must then. The digits of the bases are all, and those that one exocet does not have another must
// have. It is empty where something could be.
func withIt(t *teller.Teller, c board.Cell, d board.Digit, own *filling, others []filling, all board.DigitSet) string {
	in, across := &own.base, &own.targets
	if c == own.targets.cells[0] || c == own.targets.cells[1] {
		in, across = across, in
	}
	other, beside := in.beside(c, d)
	if beside &= all; beside == 0 {
		return "then no digit of the base is left for " + t.Notation.Cell(other)
	}
	var whys []string
	var digits []board.DigitSet // beside, that have the same reason
	for e := range beside.All() {
		why := cannot(t, across, board.Digits(d, e))
		for i := 0; i < len(others) && why == ""; i++ {
			rest := all &^ board.Digits(d, e)
			if why = cannot(t, &others[i].targets, rest); why == "" {
				why = cannot(t, &others[i].base, rest)
			}
		}
		if why == "" {
			return ""
		}
		whys, digits = append(whys, why), append(digits, board.Digits(e))
	}
	var lines []string
	for i, why := range whys {
		if len(whys) == 1 {
			return "then " + t.Notation.Cell(other) + " is " + digits[i].First().String() + ", and " + why
		}
		lines = append(lines, "with "+digits[i].First().String()+", "+why)
	}
	return "then " + t.Notation.Cell(other) + " is " + wording.OrDigits(beside) + "; " + strings.Join(lines, "; ")
}

// cannot says that two cells can't hold two digits; empty where they can.
func cannot(t *teller.Teller, p *two, digits board.DigitSet) string {
	d := digits.First()
	if e := digits.Without(d).First(); e == 0 || p.hold(d, e) {
		return ""
	}
	return t.List(board.CellsOf(p.cells[:]...)) + " can't be " + wording.AndDigits(digits)
}
