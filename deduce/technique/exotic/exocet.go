package exotic

import (
	"math/bits"
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// JuniorExocet is two base cells whose digits must be in two targets of the same band (champagne, who named it; D. P. Bird,
// JExocet Compendium, forum.enjoysudoku.com, 2013).
var JuniorExocet = &deduce.Technique{
	Name:  "junior-exocet",
	Title: "Junior Exocet",
	Shape: deduce.ShapeExocet,
	Doc: "Two cells of a box on one line, the base, have three or four digits together. Each of the two other boxes of the band has a target, an open cell off that line. Three cross lines run across the band, through the targets and through the third cell beside the base. " +
		"Where all places of a digit in them, without the targets and what sees both base cells, lie in two lines, it comes there twice at most, and the three need it three times: if it is in the base, a target holds it. If that is so for all digits of the base, the targets hold the same two as the base, and all others can be removed from them. A digit is removed from a target, too, where with it there, and so in the base, the cross lines lack room for it.",
	Why:  exocetWhy,
	Form: exocetForm,
	Spot: "Look for two cells of a box on one line with three or four digits together. In each of the other two boxes of the band pick an open cell off that line that can hold some of these digits: the targets. " +
		"The cross lines go through the targets and through the third cell beside the base. Leave out the targets and what sees both base cells, and check each digit: all its other places in the cross lines must be in two lines. The trap is a placed digit, or a cell beside a target: each counts as a place.",
	Example: "........5..8..79...6..1..4....1.2.7.4...7...3.7.6......3..2..6...5...8..9.......7:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findExocets(v, false, yield) },
}

// SeniorExocet is an exocet with a target outside the band of the base.
var SeniorExocet = &deduce.Technique{
	Name:  "senior-exocet",
	Title: "Senior Exocet",
	Shape: deduce.ShapeExocet,
	Doc: "As in a Junior Exocet, two base cells have three or four digits, and three cross lines lack room for each of them outside two targets. But a target lies outside the band of the base, somewhere in the cross lines. " +
		"The targets hold the same two digits as the base.",
	Why:     exocetWhy,
	Form:    exocetForm,
	Spot:    "Look for the base and the cross lines of a Junior Exocet that fails because one cell outside the band gives a digit too much room. If the same cell does so for all digits, it is the second target. The trap is a second place in the band that also needs to be a target.",
	Example: "98.76.5..4....9.3...2..8...79...51....51.........7....51..8.7....4..............6:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findExocets(v, true, yield) },
}

var (
	exocetWhy  = []string{"the base {basecells} and the targets {target} hold the same two of {basecells.digits}, which {crossline} have no room for otherwise"}
	exocetForm = []string{"{basecells.digits} base {basecells}, targets {target}, cross {crossline}"}
)

// grid is the board or, where across is true, the board with rows and columns exchanged.
type grid struct{ across bool }

func (g grid) cell(row, col int) board.Cell {
	if g.across {
		row, col = col, row
	}
	return board.CellAt(row, col)
}

func (g grid) row(i int) board.Unit {
	if g.across {
		return board.Column(i)
	}
	return board.Row(i)
}

func (g grid) column(i int) board.Unit {
	if g.across {
		return board.Row(i)
	}
	return board.Column(i)
}

// box is the box in a band and a stack.
func (g grid) box(band, stack int) board.Unit {
	if g.across {
		band, stack = stack, band
	}
	return board.Box(3*band + stack)
}

// exocet is a base, cross lines and targets. Rows and columns are those of its grid; the cross lines are columns, the first
// of them through the box of the base.
type exocet struct {
	grid
	v       *deduce.View
	row     int // of the base
	stack   int // of the base
	base    [2]board.Cell
	digits  board.DigitSet
	columns [3]int
	// rows are, for each digit and cross line, where it can be if it is in the base.
	rows    [board.ByDigit][3]uint16
	targets [2]target
	cases   []exocetCase

	silent uint64        // a position that had no exocets
	fresh  board.CellSet // the cells in which the base or a digit of it is not as it was then
}

// target is a cell of a cross line.
type target struct {
	line, row int // the number of its cross line, and its row
	at        board.Cell
}

// findExocets finds exocets with all targets in the band of the base, or others.
func findExocets(v *deduce.View, senior bool, yield func(*deduce.Step) bool) {
	var seen deduce.Distinct
	all := exocetIndex.Of(v).all
	for i := range all {
		if all[i].senior() != senior {
			continue
		}
		if s := all[i].tell(); s != nil && seen.IsNew(&s.Step) && !yield(&s.Step) {
			return
		}
	}
}

// maxExocets is how many exocets of a position are looked at. Puzzles have a dozen at most.
const maxExocets = 1 << 10

// exocets are the exocets of a position; none where singles wait. Several techniques need them, so it is not enough that the view
// knows in which position one of these had nothing.
type exocets struct {
	all    []exocet
	silent uint64 // the last position that had none
}

var exocetIndex = deduce.NewIndex(func(v *deduce.View, e *exocets) {
	e.all = e.all[:0]
	if !v.Settled() {
		return
	}
	eachExocet(v, e.silent, func(x *exocet) bool {
		found := *x
		found.cases = slices.Clone(x.cases)
		e.all = append(e.all, found)
		return len(e.all) < maxExocets && !v.Enough()
	})
	if len(e.all) == 0 && !v.Enough() {
		e.silent = v.Position()
	}
})

// senior reports whether a target lies outside the band of the base, or both in one box.
func (x *exocet) senior() bool {
	a, b := &x.targets[0], &x.targets[1]
	return a.row/3 != x.row/3 || b.row/3 != x.row/3 || a.line == b.line
}

// eachExocet goes through all exocets of a position; the position silent had none. It reports whether to go on.
func eachExocet(v *deduce.View, silent uint64, use func(*exocet) bool) bool {
	var x exocet
	x.v, x.silent = v, silent
	for _, x.across = range [2]bool{false, true} {
		for x.row = range board.Side {
			for x.stack = range 3 {
				for third := range 3 {
					if x.setBase(3*x.stack+third) && !x.cross(use) {
						return false
					}
				}
			}
		}
	}
	return true
}

// setBase takes as the base the cells of the row in the box but for one column. It reports whether they can be one.
func (x *exocet) setBase(third int) bool {
	n := 0
	for i := range 3 {
		if col := 3*x.stack + i; col != third {
			x.base[n] = x.cell(x.row, col)
			n++
		}
	}
	x.digits = x.v.Candidates(x.base[0]) | x.v.Candidates(x.base[1])
	x.columns[0] = third
	n = x.digits.Len()
	if n != 3 && n != 4 || !x.v.Open().Has(x.base[0]) || !x.v.Open().Has(x.base[1]) {
		return false
	}
	x.fresh = x.v.Since(x.silent).And(board.CellsOf(x.base[:]...))
	for ds := x.digits; ds != 0; ds &= ds - 1 {
		x.fresh = x.fresh.Union(x.v.SinceOf(x.silent, ds.First()))
	}
	return true
}

// cross goes through the choices of two more cross lines. What makes an exocet of a base is where its digits are in the cross lines;
// what targets and mirrors lose elsewhere only makes them fail.
func (x *exocet) cross(use func(*exocet) bool) bool {
	first, second := (x.stack+1)%3, (x.stack+2)%3
	if first > second {
		first, second = second, first
	}
	x.look(0)
	isNew := board.CellsOf(x.base[:]...).Union(x.column(x.columns[0]).Cells()).Meets(x.fresh)
	for i := range 3 {
		x.columns[1] = 3*first + i
		x.look(1)
		isNew := isNew || x.column(x.columns[1]).Cells().Meets(x.fresh)
		for j := range 3 {
			x.columns[2] = 3*second + j
			if !isNew && !x.column(x.columns[2]).Cells().Meets(x.fresh) {
				continue
			}
			if x.look(2); !x.aim(0, use) {
				return false
			}
		}
	}
	return true
}

// look sees where the digits can be in a cross line if they are in the base.
func (x *exocet) look(line int) {
	column := x.column(x.columns[line])
	seen := x.v.Open().And(board.CellsOf(x.base[:]...).SeenByAll())
	for ds := x.digits; ds != 0; ds &= ds - 1 {
		d := ds.First()
		x.rows[d][line] = uint16(column.SpotsOf(x.places(d).Minus(seen)))
	}
}

// places are the cells that hold a digit or can.
func (x *exocet) places(d board.Digit) board.CellSet { return x.v.CellsFor(d).Union(x.v.Placed(d)) }

// aim chooses targets, n of which are chosen: while there is a digit that the cross lines have room for without a target,
// one of the cells that it takes must be a target.
func (x *exocet) aim(n int, use func(*exocet) bool) bool {
	for ds := x.digits; ds != 0; ds &= ds - 1 {
		d := ds.First()
		rows := x.rowsWithout(d, n)
		taken, ok := fit(&rows)
		if !ok {
			continue
		}
		if n == len(x.targets) {
			return true
		}
		for line, row := range taken {
			x.targets[n] = target{line, row, x.cell(row, x.columns[line])}
			if x.v.Open().Has(x.targets[n].at) && !x.aim(n+1, use) {
				return false
			}
		}
		return true
	}
	return n < len(x.targets) || !x.judge() || use(x)
}

// rowsWithout are the rows of a digit in the cross lines but for the first n targets.
func (x *exocet) rowsWithout(d board.Digit, n int) [3]uint16 {
	rows := x.rows[d]
	for _, t := range x.targets[:n] {
		rows[t.line] &^= 1 << t.row
	}
	return rows
}

// fit chooses a row for each cross line, all different.
func fit(rows *[3]uint16) (taken [3]int, ok bool) {
	for as := rows[0]; as != 0; as &= as - 1 {
		a := as & -as
		for bs := rows[1] &^ a; bs != 0; bs &= bs - 1 {
			b := bs & -bs
			if c := rows[2] &^ a &^ b; c != 0 {
				return [3]int{bits.TrailingZeros16(a), bits.TrailingZeros16(b), bits.TrailingZeros16(c)}, true
			}
		}
	}
	return taken, false
}

// hits reports whether a digit of the base can be in target i and not in the other one.
func (x *exocet) hits(i int, d board.Digit) bool {
	t := &x.targets[i]
	if !x.v.Candidates(t.at).Has(d) || x.rows[d][t.line]>>t.row&1 == 0 {
		return false
	}
	rows := x.rows[d]
	other := &x.targets[1-i]
	rows[other.line] &^= 1 << other.row
	rows[t.line] = 1 << t.row
	_, ok := fit(&rows)
	return ok
}

// mirror is the box and the cells of it where a digit of the base must also be if it is in target i: in the third box of
// the band, the third row. It is no box for a target outside the band.
func (x *exocet) mirror(i int) (box board.Unit, cells board.CellSet, ok bool) {
	t := &x.targets[i]
	band, stack := x.row/3, x.columns[t.line]/3
	if t.row/3 != band || stack == x.stack {
		return 0, cells, false
	}
	box = x.box(band, 3-x.stack-stack)
	row := x.grid.row(9*band + 3 - x.row - t.row)
	return box, box.Cells().And(row.Cells()).Without(x.targets[1-i].at), true
}
