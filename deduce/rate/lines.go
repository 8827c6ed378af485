package rate

import "deduku/board"

// fishLine is base line i: columns where orient is 0, rows where it is 1.
func fishLine(orient, i int) board.Unit {
	if orient == 0 {
		return board.Column(i)
	}
	return board.Row(i)
}

// lines is units and their cells.
type lines struct {
	units board.UnitSet
	cells board.CellSet
}

func (l *lines) add(u board.Unit) {
	l.units |= board.UnitsOf(u)
	l.cells = l.cells.Union(u.Cells())
}
