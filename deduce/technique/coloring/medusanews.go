package coloring

import (
	"deduku/board"
	"deduku/deduce"
)

// medusaNews is what has changed since Medusa had nothing. What is coloured now was joined then too, and more with it, unless a
// strong link is new. Then the colours rule out no more than they did, and leave nothing only where something else has gone.
type medusaNews struct {
	cells board.CellSet                // that have lost something
	units [board.ByDigit]board.UnitSet // that have lost a place of the digit
	ends  [board.ByDigit]board.CellSet // of strong links that may be new
}

func (n *medusaNews) look(v *deduce.View) {
	n.cells = v.Changed()
	for d := board.Digit(1); d <= 9; d++ {
		n.units[d] = v.ChangedCellsFor(d).Units()
		n.ends[d] = n.cells.And(v.Bivalue()).And(v.CellsFor(d))
		for pairs := n.units[d] & v.Pairs(d); pairs != 0; pairs &= pairs - 1 {
			n.ends[d] = n.ends[d].Union(v.Cells(pairs.First(), d))
		}
	}
}
