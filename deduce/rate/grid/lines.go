package grid

import "deduku/board"

// Line is base line i: columns where orient is 0, rows where it is 1.
func Line(orient, i int) board.Unit {
	if orient == 0 {
		return board.Column(i)
	}
	return board.Row(i)
}

// Lines is units and their cells.
type Lines struct {
	Units board.UnitSet
	Cells board.CellSet
}

// Add puts in a unit, with its cells.
func (l *Lines) Add(u board.Unit) {
	l.Units |= board.UnitsOf(u)
	l.Cells = l.Cells.Union(u.Cells())
}
