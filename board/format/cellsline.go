package format

import (
	"strings"

	"deduku/board"
	"deduku/board/format/source"
)

// fewestListed is the number of givens that such a list has at least: with fewer, the numbers may mean anything.
const fewestListed = 8

// columnNames are the names of the row, the column, and the digit.
var columnNames = [3]string{
	" row rows r lin line y i row_id rownum row_num row_no rownumber row_index rowindex row_idx rowidx ",
	" col cols column columns c x j col_id colnum col_num col_no colnumber col_index colindex col_idx colidx column_index column_id ",
	" val value v digit d number num n cell cell_value given clue ",
}

// orderOf returns the positions, among names, of the name of the row, of the column, and of the digit.
func orderOf(names []string) (order [3]int, ok bool) {
	seen := 0
	for i, name := range names {
		for k, words := range columnNames {
			if strings.Contains(words, " "+strings.ToLower(name)+" ") {
				order[k] = i
				seen |= 1 << k
			}
		}
	}
	return order, seen == 7
}

// cellsLine returns rows, columns, and digits as a line of 81 cells. Rows and columns count from 0 if a 0 is among them.
// ok is false if there are fewer givens than in a puzzle, or two in a cell.
func cellsLine(cells [][3]int) (line, note string, ok bool) {
	first := 1
	for _, c := range cells {
		if c[0] == 0 || c[1] == 0 {
			first, note = 0, "read rows and columns as counted from 0"
		}
	}
	var g board.Grid
	for _, c := range cells {
		row, col, d := c[0]-first, c[1]-first, board.Digit(c[2])
		if row > 8 || col > 8 || d > 9 {
			return "", "", false
		}
		at := board.CellAt(row, col)
		if g[at] != 0 && d != 0 && g[at] != d {
			return "", "", false
		}
		if d != 0 {
			g[at] = d
		}
	}
	return string(source.AppendCells(nil, &g, '.')) + "\n", note, g.Len() >= fewestListed
}
