package nets

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/templates"
)

// Nishio is a candidate that leaves its own digit no place somewhere.
var Nishio = &deduce.Technique{
	Name:  "nishio",
	Title: "Nishio",
	Doc: "A candidate is supposed to be true, and its digit alone is followed: it is removed from all that the cell sees, and where a row, column or box has one place left for it, there it is. If one has none left, the candidate is false. " +
		"It finds what X-Wings, Swordfish and larger fish of the digit find, without looking for these.",
	Why:  refuted,
	Form: []string{"{assumed} leaves no {contradiction}"},
	Spot: "Filter one digit. Mark a place of it as true and cross out what it sees; where a row, column or box has one place left, mark that too, and go on. " +
		"If you come to a unit with all places crossed out, the first place is false. The trap is to go on with other digits: that is a net.",
	Example: "+6.1+42......3+6...4.+4.+871....2+1...6..8.4....3..+38.2.....+73..6....1..8.4.7.8+6+4.7.5.9:279 282 396 522 529 556 816 827 922 927 956",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		for d := board.Digit(1); d <= 9; d++ {
			for cells := templates.InNone(v, d); !cells.Empty(); cells = cells.Rest() {
				n := nishio{view: v, digit: d, alive: v.CellsFor(d)}
				if n.refutes(cells.First()) && (!yield(n.tell()) || v.Enough()) {
					return
				}
			}
		}
	},
}

// nishio is a digit followed from one of its places.
type nishio struct {
	view   *deduce.View
	digit  board.Digit
	alive  board.CellSet
	killer [board.Cells]int8             // of a place that is no more: the placement that took it
	placed [board.Units + 1]placedInUnit // in order, the supposed one first
	n      int
	empty  board.Unit
}

// placedInUnit is a cell that was the last place of a unit.
type placedInUnit struct {
	cell board.Cell
	unit board.Unit
}

// refutes follows the digit from a place to a unit with none left.
func (n *nishio) refutes(c board.Cell) bool {
	n.place(c, 0)
	for next := 0; next < n.n; next++ {
		at := n.placed[next].cell
		for seen := n.alive.And(at.Peers()); !seen.Empty(); seen = seen.Rest() {
			n.alive = n.alive.Without(seen.First())
			n.killer[seen.First()] = int8(next)
		}
		for units := board.AllUnits &^ n.view.Placed(n.digit).Units() &^ n.cells().And(n.alive).Units(); units != 0; units &= units - 1 {
			u := units.First()
			switch left := n.alive.And(u.Cells()); {
			case left.Empty():
				n.empty = u
				return true
			case left.Rest().Empty() && !n.cells().Has(left.First()):
				n.place(left.First(), u)
			}
		}
	}
	return false
}

// place notes a placement; each unit has one at most.
func (n *nishio) place(c board.Cell, u board.Unit) {
	n.placed[n.n] = placedInUnit{c, u}
	n.n++
}

// cells are the cells placed so far.
func (n *nishio) cells() (cells board.CellSet) {
	for _, p := range n.placed[:n.n] {
		cells = cells.With(p.cell)
	}
	return cells
}

// tell is the refutation as a step, with what it needs alone.
func (n *nishio) tell() *deduce.Step {
	var needed [board.Units + 1]bool
	n.need(&needed, n.empty, -1)
	for i := n.n - 1; i > 0; i-- {
		if needed[i] {
			n.need(&needed, n.placed[i].unit, i)
		}
	}
	d := n.view.Draft()
	x := board.Candidate{Cell: n.placed[0].cell, Digit: n.digit}
	d.Eliminate(n.digit, board.CellsOf(x.Cell))
	var claims [board.Units + 1]int32
	claims[0] = d.Claim(deduce.Claim{Kind: deduce.Assume, True: true, Candidate: x, Truth: deduce.NoTruth})
	for i, p := range n.placed[:n.n] {
		if i > 0 && needed[i] {
			claims[i] = d.Claim(deduce.Claim{
				Kind: deduce.NegDed2, Depth: 1, True: true, Candidate: board.Candidate{Cell: p.cell, Digit: n.digit},
				Truth: deduce.UnitTruth(p.unit, n.digit), Rests: n.rests(&claims, p.unit, i),
			})
		}
	}
	end := d.Claim(deduce.Claim{Kind: deduce.Conflict, Depth: 1, Truth: deduce.UnitTruth(n.empty, n.digit), Rests: n.rests(&claims, n.empty, -1)})
	d.Claim(deduce.Claim{Kind: deduce.Conclude, Candidate: x, Truth: deduce.NoTruth, Rests: []int32{claims[0], end}})
	return &d.Step
}

// killers calls f with the placements that took the places of a unit, but for that of one of them, if any.
func (n *nishio) killers(u board.Unit, but int, f func(int)) {
	for cells := n.view.Cells(u, n.digit); !cells.Empty(); cells = cells.Rest() {
		if but < 0 || cells.First() != n.placed[but].cell {
			f(int(n.killer[cells.First()]))
		}
	}
}

// need marks what took the places of a unit.
func (n *nishio) need(needed *[board.Units + 1]bool, u board.Unit, but int) {
	n.killers(u, but, func(i int) { needed[i] = true })
}

// rests are the claims that took the places of a unit, in order.
func (n *nishio) rests(claims *[board.Units + 1]int32, u board.Unit, but int) (rests []int32) {
	var took [board.Units + 1]bool
	n.need(&took, u, but)
	for i, is := range took {
		if is {
			rests = append(rests, claims[i])
		}
	}
	return rests
}
