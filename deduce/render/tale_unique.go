package render

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// twoSolutions is why a pattern that could be filled in two ways may not come about.
const twoSolutions = "in both fillings each row, column and box has the same digits, so the puzzle would have at least two solutions. " +
	"This assumes that it has only one"

// deadly tells rectangles, loops, graves and larger patterns of cells that could be filled in two ways.
func (t *teller) deadly() Tale {
	corner, extras := t.role(deduce.Corner), t.parts(deduce.Extra)
	grave := corner.Digits == 0
	tale := Tale{Look: t.deadlyLook(corner, extras, grave)}
	which := "these cells"
	if grave {
		which = "each open cell"
	}
	begin := "With " + orDigits(t.removedDigits()) + " in " + t.orList(t.removed()) + " "
	switch {
	case grave:
		begin = "Then "
	case len(extras) > 0:
		begin, which = without(extras), "the cells"
	}
	reason := begin + t.swap(corner, which, grave) + ": " + twoSolutions + "."
	base, set := t.role(deduce.Base), t.role(deduce.Set)
	switch {
	case len(extras) == 0 && base.Units != 0:
		t.hiddenRectangle(&tale, corner, base)
	case len(extras) == 0:
		tale.Choices = reason
	case base.Units != 0:
		t.conjugate(&tale, corner, base, extras, reason)
	case !set.Cells.Empty():
		t.virtual(&tale, set, reason)
	default:
		t.sameExtra(&tale, reason, grave)
	}
	return tale
}

// without begins a sentence about a pattern that lacks its extra candidates.
func without(extras []*deduce.Part) string {
	if len(extras) == 1 && extras[0].Cells.Len() == 1 && extras[0].Digits.Single() {
		return "Without it "
	}
	return "Without them "
}

// removedDigits are the digits that are removed.
func (t *teller) removedDigits() (digits board.DigitSet) {
	for _, x := range t.step.Eliminations {
		digits = digits.With(x.Digit)
	}
	return digits
}

// deadlyLook says which cells make the pattern.
func (t *teller) deadlyLook(corner deduce.Part, extras []*deduce.Part, grave bool) string {
	but := ""
	if len(extras) > 0 {
		but = " but for " + t.extraList(extras)
	}
	if grave {
		return "Of the " + Count(corner.Cells.Len(), "open cell", "open cells") + " all have two candidates but " + t.eachHeld(t.role(deduce.Extra).Cells) + ". Without " + t.extraList(extras) +
			" each digit would have just two places in each row, column and box where it is open."
	}
	for _, p := range extras {
		if p.Digits&corner.Digits != 0 { // one digit is in its place in some cells and extra in others
			return t.list(corner.Cells) + " lie in " + t.kinds(corner.Cells) + " and," + but + ", have two candidates each; each digit has two places among them in a unit, or none."
		}
	}
	placed := corner.Cells.Minus(t.b.Open())
	look := t.list(corner.Cells)
	lines := t.kinds(corner.Cells)
	if placed.Empty() {
		return look + " lie in " + lines + " and can hold only " + andDigits(corner.Digits) + "," + but + "."
	}
	held := "Of these "
	for c := range placed.All() {
		held += t.Notation.Cell(c) + " is " + t.b.Digit(c).String() + ", "
	}
	return look + " lie in " + lines + ". " + strings.TrimSuffix(held, ", ") + "; none is given. The others can hold these crosswise" + strings.Replace(but, " but for ", ", or ", 1) + "."
}

// kinds says in how many rows, columns and boxes cells lie.
func (t *teller) kinds(cells board.CellSet) string {
	units := cells.Units()
	count := func(first board.Unit, one, many string) string {
		n := 0
		for i := range board.Unit(9) {
			if units.Has(first + i) {
				n++
			}
		}
		if n == 1 {
			return "one " + one
		}
		return numberWord(n) + " " + many
	}
	return and([]string{count(0, "row", "rows"), count(9, "column", "columns"), count(18, "box", "boxes")})
}

// extraList names the extra candidates: 1 in r9c1 and r9c3, 5 in r8c4.
func (t *teller) extraList(extras []*deduce.Part) string {
	var all []string
	for i, p := range extras {
		if slices.ContainsFunc(extras[:i], func(q *deduce.Part) bool { return q.Cells == p.Cells }) {
			continue // said with the digits in the same cells
		}
		digits := p.Digits
		for _, q := range extras[i+1:] {
			if q.Cells == p.Cells {
				digits |= q.Digits
			}
		}
		all = append(all, andDigits(digits)+" in "+t.list(p.Cells))
	}
	if len(all) == 2 && !strings.Contains(all[0]+all[1], " and ") {
		return and(all)
	}
	return strings.Join(all, ", ")
}

// swap says how the pattern could be filled in two ways.
func (t *teller) swap(corner deduce.Part, which string, grave bool) string {
	if grave {
		return "the two candidates of " + which + " could be exchanged"
	}
	given := ""
	if !corner.Cells.Within(t.b.Open()) {
		given = " as no given holds them"
	}
	if corner.Digits.Len() == 2 {
		return which + " would hold only " + andDigits(corner.Digits) + ", and these could swap" + given
	}
	return which + " would hold only " + andDigits(corner.Digits) + ", in two ways"
}

// sameExtra is for one cell or one digit that keeps the pattern from being deadly.
func (t *teller) sameExtra(tale *Tale, reason string, grave bool) {
	extra := t.role(deduce.Extra)
	tale.Choices = reason
	if extra.Cells.Len() == 1 && t.removed() == extra.Cells {
		c := t.Notation.Cell(extra.Cells.First())
		if grave {
			d := extra.Digits.First()
			var three []string
			for _, u := range extra.Cells.First().Units() {
				if places := t.with(u.Cells(), d); places.Len() == 3 {
					three = append(three, t.unit(u))
				}
			}
			if len(three) > 0 {
				tale.Choices += " Of the three candidates of " + c + " " + d.String() + " is the one that stands three times, in " + and(three) + "."
			}
			tale.Choices += " So " + c + " must be " + d.String() + "."
			return
		}
		tale.Choices += " So " + c + " must be " + orDigits(extra.Digits) + "."
		return
	}
	tale.Choices += " So at least one of " + t.list(extra.Cells) + " must be " + orDigits(extra.Digits) + "."
	tale.Sees = t.seeingAll(extra.Cells)
}

// virtual is for extra candidates that make a naked set with other cells.
func (t *teller) virtual(tale *Tale, set deduce.Part, reason string) {
	extra := t.role(deduce.Extra)
	within := t.role(deduce.Within)
	n := set.Cells.Len() + 1
	tale.Choices = reason + " So " + t.orList(extra.Cells) + " must hold " + orDigits(extra.Digits) + ": they count as one cell. With " + t.eachOrAll(set.Cells) +
		" that makes " + numberWord(n) + " cells of " + t.units(within.Units) + " for " + numberWord((set.Digits | extra.Digits).Len()) + " digits, " +
		andDigits(set.Digits|extra.Digits) + ", in some order."
	tale.Sees = t.seeingSet(set.Cells)
}

// conjugate is for a digit of the pattern that has no place in a unit but in it.
func (t *teller) conjugate(tale *Tale, corner, base deduce.Part, extras []*deduce.Part, reason string) {
	d := base.Digits.First()
	cells := t.role(deduce.Extra).Cells
	tale.Look += " " + t.onlyPlaces(base.Units, d)
	if base.Units.Len() == 2 { // an X-Wing in a rectangle
		tale.Choices = "If one of " + t.list(t.removed()) + " is " + d.String() + ", " + t.units(base.Units) + " make the other one " + d.String() + " too, and all four cells hold only " +
			andDigits(corner.Digits) + ", which could swap: " + twoSolutions + "."
		tale.Choices += " So neither can be."
		return
	}
	tale.Choices = reason + " So one of " + t.list(cells) + " must hold an extra candidate, and one of them is the " + d.String() + " of " + t.units(base.Units) + "."
	var rest []string
	for c := range cells.All() {
		keeps := board.Digits(d)
		for _, p := range extras {
			if p.Cells.Has(c) {
				keeps |= p.Digits
			}
		}
		if loses := t.loses(c); loses != 0 {
			rest = append(rest, t.Notation.Cell(c)+" must be "+orDigits(keeps)+", not "+orDigits(loses))
		}
	}
	tale.Sees = strings.Join(rest, "; ") + "."
}

// hiddenRectangle is for a digit that has no place in two lines but in the rectangle.
func (t *teller) hiddenRectangle(tale *Tale, corner, base deduce.Part) {
	in := base.Digits.First()
	x := t.step.Eliminations[0]
	c := t.Notation.Cell(x.Cell)
	tale.Look = t.list(corner.Cells) + " lie in " + t.kinds(corner.Cells) + " and all can hold " + andDigits(corner.Digits) + ". " + t.onlyPlaces(base.Units, in)
	tale.Choices = "If " + c + " is " + x.Digit.String() + ", " + and(t.cells(base.Cells.Without(x.Cell))) + " must be " + in.String() + " (" + t.units(base.Units) +
		"), so " + t.list(corner.Cells.Minus(base.Cells).Without(x.Cell)) + ", which can hold only " + andDigits(corner.Digits) + ", must be " + x.Digit.String() + ". Then " + andDigits(corner.Digits) + " could swap: " + twoSolutions + "."
}

// reverseBUG tells placed digits that could be exchanged if a cell held one of them.
func (t *teller) reverseBUG() Tale {
	corner, x := t.role(deduce.Corner), t.step.Eliminations[0]
	c := t.Notation.Cell(x.Cell)
	others := corner.Cells.Without(x.Cell)
	return Tale{
		Look: t.list(others) + " hold " + andDigits(corner.Digits) + " and none of them is given.",
		Choices: "With " + x.Digit.String() + " in " + c + " too, " + andDigits(corner.Digits) + " would lie in pairs in each row, column and box of these cells and could swap: " +
			twoSolutions + ".",
	}
}
