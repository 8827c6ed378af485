package subsets

import (
	"deduku/board"
	"deduku/deduce"
)

// Pointing is locked candidates, type 1.
var Pointing = &deduce.Technique{
	Name:    "pointing",
	Title:   "Locked Candidates Type 1 (Pointing)",
	Shape:   deduce.ShapeLocked,
	Doc:     "All places of a digit in a box lie in one line. The digit can be removed from the rest of the line.",
	Why:     []string{"{base.digits} in {base} must be in {cover}"},
	Form:    []string{"{base.digits} in {base}"},
	Spot:    "Filter one digit and look at each box: do its places lie on one line? Then look along that line. " + spotLockedTrap,
	Example: "+91..6+7.857..2.19+4+6+6...8.7+1.5..+6..+1..2.1..3+69..96+1..53.+1+6.7....+9......861.29.16...:",
	Find:    findPointing,
}

// Claiming is locked candidates, type 2.
var Claiming = &deduce.Technique{
	Name:    "claiming",
	Title:   "Locked Candidates Type 2 (Claiming)",
	Shape:   deduce.ShapeLocked,
	Doc:     "All places of a digit in a line lie in one box. The digit can be removed from the rest of the box.",
	Why:     []string{"{base.digits} in {base} must be in {cover}"},
	Form:    []string{"{base.digits} in {base}"},
	Spot:    "Filter one digit and look at each row and column: do its places lie in one box? Then look at the rest of that box. " + spotLockedTrap,
	Example: "+8259+13+67+4+7..+24+583+99+3+46+7+8+2+1+5.+5....92+7.7.....5+8.+9.....+46.+87+4.2+5..5...8.4.2+249...7+8.:",
	Find:    findClaiming,
}

const spotLockedTrap = "The trap is a place overlooked because its cell has many candidates."

func findPointing(v *deduce.View, yield func(*deduce.Step) bool) {
	silent := v.Silent()
	for box := board.Unit(board.Lines); box < board.Units; box++ {
		corner := box.Cell(0)
		if v.ChangedAt(box) <= silent {
			continue
		}
		for digits := v.DigitsUpTo(box, 3); digits != 0; digits &= digits - 1 {
			d := digits.First()
			spots := v.Spots(box, d)
			var line board.Unit
			switch i := thirds[spots]; {
			case i >= 0: // a row of the box
				line = board.Row(corner.Row() + int(i))
			case columns[spots] >= 0:
				line = board.Column(corner.Col() + int(columns[spots]))
			default:
				continue
			}
			if v.Spots(line, d).Len() > spots.Len() && !yield(locked(v, d, box, line)) {
				return
			}
		}
	}
}

func findClaiming(v *deduce.View, yield func(*deduce.Step) bool) {
	silent := v.Silent()
	for line := range board.Unit(board.Lines) {
		if v.ChangedAt(line) <= silent {
			continue
		}
		for digits := v.DigitsUpTo(line, 3); digits != 0; digits &= digits - 1 {
			d := digits.First()
			spots := v.Spots(line, d)
			i := thirds[spots]
			if i < 0 {
				continue
			}
			box := board.Box(line.Cell(3 * int(i)).Box())
			if v.Spots(box, d).Len() > spots.Len() && !yield(locked(v, d, line, box)) {
				return
			}
		}
	}
}

// locked drafts that the places of d in base, which all lie in cover too, leave no others there.
func locked(v *deduce.View, d board.Digit, base, cover board.Unit) *deduce.Step {
	cells := v.Cells(base, d)
	s := v.Draft()
	s.Eliminate(d, v.Cells(cover, d).Minus(cells))
	s.Part(deduce.Part{Role: deduce.Base, Units: board.UnitsOf(base), Cells: cells, Digits: board.Digits(d)})
	s.Part(deduce.Part{Role: deduce.Cover, Units: board.UnitsOf(cover)})
	return &s.Step
}

// thirds says in which three neighbouring places of a unit all places of a set lie, 0 to 2: the third of a line
// that is in one box, or the row of a box. It is -1 for none.
var thirds = inThirds(func(i int) board.SpotSet { return 7 << (3 * i) })

// columns is thirds for the columns of a box.
var columns = inThirds(func(i int) board.SpotSet { return 0b001001001 << i })

func inThirds(mask func(i int) board.SpotSet) (t [512]int8) {
	for spots := range t {
		t[spots] = -1
		for i := range 3 {
			if spots != 0 && board.SpotSet(spots)&^mask(i) == 0 {
				t[spots] = int8(i)
			}
		}
	}
	return t
}
