package data

import (
	"deduku/board"
	"deduku/board/format/source"
)

// judge decides whether the group, which ends at the offset, is a grid, or would be one but for a mistake.
func (a *arrayScan) judge(g group, to int) {
	cells, kids := a.cells[g.cells:], a.kids[g.kids:]
	rows, nines, squares, inRows := len(kids), 0, 0, 0
	for _, k := range kids {
		nines += source.One(k.cells == 9)
		squares += source.One(k.cells == rows)
		inRows += k.cells
	}
	switch {
	case len(cells) == board.Cells && (rows == 0 || inRows == board.Cells) && (rows != 9 || nines == 9):
		a.take(cells, g.from, to)
	case rows >= 4 && rows != 9 && squares == rows:
		a.fail(to, a.src.Fault(g.from, "%s", source.WrongSize(rows)))
	case rows == 9 && len(cells) > 62 || rows >= 4 && rows <= 12 && 2*nines >= rows:
		a.fail(to, a.missRows(kids, to))
	case rows == 0 && len(cells) > 72 && len(cells) < 90:
		a.fail(to, a.src.Fault(g.from, "%d cells in this list, expected 81", len(cells)))
	}
}

func (a *arrayScan) fail(to int, err error) {
	a.found, a.end, a.err = true, to, err
}

// missRows says which row has not nine cells, or how many rows there are.
func (a *arrayScan) missRows(kids []kid, to int) error {
	if len(kids) > 9 {
		return a.src.Fault(kids[9].from, "%s, expected 9", source.RowCount(len(kids)))
	}
	for i, k := range kids {
		if k.cells != 9 {
			return a.src.Fault(k.from, "row %d has %s, expected 9", i+1, source.CellCount(k.cells))
		}
	}
	return a.src.Fault(to-1, "%s, expected 9", source.RowCount(len(kids)))
}

// unclosed ends the groups that are open where a text ends or goes on with something else.
func (a *arrayScan) unclosed(at int) {
	for len(a.stack) > 0 && !a.found {
		open := a.stack[len(a.stack)-1].from
		a.close(token{from: at, to: at})
		if a.found {
			a.loose = true
			if a.err != nil {
				a.err = a.src.Fault(open, "the bracket opened here is not closed, and the grid is not complete")
			}
		}
	}
	a.reset()
}
