package coords

import (
	"strings"

	"deduku/board"
	"deduku/board/format/source"
)

// ParseCell reads the name of one cell: r4c7, R4C7, D7 (the letter is the row), (4,7). In board.XY (4,7) is column 4,
// row 7, and 47 is a cell too; elsewhere (4,7) is row 4, column 7, and 47 may be either cell, unless both numbers are
// the same.
func ParseCell(text string, order board.Notation) (board.Cell, error) {
	w := cellWordsOf(text, order)
	w.Space()
	start := w.At
	var cells []board.Cell
	var err error
	if w.twoDigits() {
		cells, err = w.bareCell()
	} else {
		cells, err = w.cells()
	}
	if err != nil {
		return 0, err
	}
	w.Space()
	if w.At < len(w.Text) {
		return 0, w.Fault(w.At, "%q after the cell; a cell is r4c7, D7 or (4,7)", string(w.Text[w.At]))
	}
	if len(cells) != 1 {
		return 0, w.Fault(start, "%s names %d cells, expected one", w.Since(start), len(cells))
	}
	return cells[0], nil
}

func (w *cellWords) twoDigits() bool {
	rest := []rune(strings.TrimRightFunc(string(w.Text[w.At:]), source.IsSpace))
	return len(rest) == 2 && source.IsDigit(rest[0]) && source.IsDigit(rest[1])
}

func (w *cellWords) bareCell() ([]board.Cell, error) {
	start := w.At
	a, b := w.Text[w.At], w.Text[w.At+1]
	w.At += 2
	if w.order != board.XY && a != b {
		return nil, w.Fault(start, "%s may be r%cc%c or r%cc%c: write r4c7, D7 or (4,7)", w.Since(start), a, b, b, a)
	}
	return w.pair(start, string(a), string(b))
}

// cells reads the name of a cell, or of several: r12c3 is r1c3 and r2c3.
func (w *cellWords) cells() ([]board.Cell, error) {
	start := w.At
	switch r := w.Peek(); {
	case r == 'r' || r == 'R':
		w.At++
		rows := w.Digits()
		if c := w.Peek(); rows == "" || c != 'c' && c != 'C' {
			return nil, w.Fault(start, "a row needs its column, as in r4c7")
		}
		w.At++
		return w.product(start, rows, w.Digits())
	case 'A' <= r && r <= 'Z' || 'a' <= r && r <= 'z':
		return w.letterCell()
	case r == '(':
		w.At++
		w.Space()
		a := w.Digits()
		w.Separator()
		b := w.Digits()
		w.Space()
		if a == "" || b == "" || w.Peek() != ')' {
			return nil, w.Fault(start, "a pair of numbers is written (4,7)")
		}
		w.At++
		return w.pair(start, a, b)
	}
	return nil, w.Fault(start, "no cell here; a cell is r4c7, D7 or (4,7)")
}

func (w *cellWords) letterCell() ([]board.Cell, error) {
	start := w.At
	letter := w.Peek() &^ 0x20
	w.At++
	col := w.Digits()
	if col == "" {
		return nil, w.Fault(start, "no cell here; a cell is r4c7, D7 or (4,7)")
	}
	if letter > 'I' {
		return nil, w.Fault(start, "row %c: rows are A to I", letter)
	}
	return w.product(start, string('1'+letter-'A'), col)
}

// pair is the cell of two numbers in the order of the notation.
func (w *cellWords) pair(start int, a, b string) ([]board.Cell, error) {
	if w.order == board.XY {
		a, b = b, a
	}
	if len(a) > 1 {
		return nil, w.Fault(start, "row %s: rows are 1 to 9", a)
	}
	if len(b) > 1 {
		return nil, w.Fault(start, "column %s: columns are 1 to 9", b)
	}
	return w.product(start, a, b)
}

// product is the cells where one of the rows crosses one of the columns.
func (w *cellWords) product(start int, rows, cols string) ([]board.Cell, error) {
	switch {
	case rows == "" || cols == "":
		return nil, w.Fault(start, "a row needs its column, as in r4c7")
	case strings.Contains(rows, "0"):
		return nil, w.Fault(start, "row %s: rows are 1 to 9", rows)
	case strings.Contains(cols, "0"):
		return nil, w.Fault(start, "column %s: columns are 1 to 9", cols)
	case len(rows) > 9 || len(cols) > 9:
		return nil, w.Fault(start, "%s has too many numbers", source.Clip([]byte(w.Since(start))))
	}
	var out []board.Cell
	for _, r := range rows {
		for _, c := range cols {
			out = append(out, board.CellAt(int(r-'1'), int(c-'1')))
		}
	}
	return out, nil
}
