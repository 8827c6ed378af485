package grids

import (
	"fmt"
	"slices"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// spacesAllowed says which spaces a line may have between its cells.
const spacesAllowed = "a space may follow each third or ninth cell"

// rowFault is an error at the column, counted from zero, of a line of a drawing.
func rowFault(s *source.Source, l *drawLine, col int, form string, args ...any) error {
	at := s.At(l.off)
	at.Column += col
	return &puzzle.SyntaxError{Pos: at, Msg: fmt.Sprintf(form, args...)}
}

// miss says what keeps a drawing from being a grid.
func (d *drawing) miss(s *source.Source) error {
	rows, _ := d.nine()
	if len(rows) == 0 {
		return s.Fault(0, "no rows, expected 9")
	}
	last := &rows[len(rows)-1]
	n := make([]int, len(rows)) // cells of each row
	for i := range rows {
		cells, odd := tight(rows[i].text)
		if odd >= 0 {
			return rowFault(s, &rows[i], odd, "%s", inRow(i, len(rows), rows[i].text[odd]))
		}
		n[i] = len(cells)
	}
	if len(rows) == 1 && n[0] == board.Cells {
		return rowFault(s, last, 0, "81 cells with separators that do not belong there: %s", spacesAllowed)
	}
	if len(rows) == 1 {
		return rowFault(s, last, len(last.text), "%s, expected 81", source.CellCount(n[0]))
	}
	if err := missMarks(s, rows); err != nil {
		return err
	}
	if k := len(rows); k != 9 && k >= 4 && (square(n) || square(groupCounts(rows))) {
		return s.Fault(rows[0].off, "%s", source.WrongSize(k))
	}
	if len(rows) > 9 && len(d.lines) == mostLines {
		return rowFault(s, &rows[9], 0, "more than %d rows, expected 9", len(rows)-1)
	}
	if len(rows) > 9 {
		return rowFault(s, &rows[9], 0, "%s, expected 9", source.RowCount(len(rows)))
	}
	return missRow(s, rows, n)
}

// missRow is about the first row that has not nine cells, or about the rows missing.
func missRow(s *source.Source, rows []drawLine, n []int) error {
	last := &rows[len(rows)-1]
	for i := range rows {
		if n[i] == 9 || len(rows) < 9 && slices.Max(n) != 9 {
			continue
		}
		l := &rows[i]
		col := len(l.text)
		if cells, _ := tight(l.text); n[i] > 9 {
			col = cells[9].col
		}
		return rowFault(s, l, col, "row %d has %s, expected 9", i+1, source.CellCount(n[i]))
	}
	return rowFault(s, last, len(last.text), "%s, expected 9", source.RowCount(len(rows)))
}

// square reports whether there are as many rows as cells in each.
func square(n []int) bool { return slices.Min(n) == len(n) && slices.Max(n) == len(n) }

func groupCounts(rows []drawLine) []int {
	var out []int
	for i := range rows {
		n, _ := source.Groups(rows[i].text)
		out = append(out, n)
	}
	return out
}

func inRow(i, rows int, r rune) string {
	if rows == 1 {
		return source.Describe(r)
	}
	return fmt.Sprintf("row %d: %s", i+1, source.Describe(r))
}

// missMarks tells pencil marks from rows with too many cells: each row has about nine groups of digits.
func missMarks(s *source.Source, rows []drawLine) error {
	nines, wide := 0, 0 // rows of nine groups; rows with a group of several digits
	for i := range rows {
		n, longest := source.Groups(rows[i].text)
		nines += source.One(n == 9)
		wide += source.One(longest > 1 && n > 3)
	}
	if 2*nines <= len(rows) || 2*wide <= len(rows) {
		return nil
	}
	for i := range rows {
		if n, _ := source.Groups(rows[i].text); n != 9 {
			return rowFault(s, &rows[i], 0, "pencil marks: row %d has %s, expected 9", i+1, source.CellCount(n))
		}
	}
	if len(rows) != 9 {
		return rowFault(s, &rows[0], 0, "pencil marks: %s, expected 9", source.RowCount(len(rows)))
	}
	var m marks
	for i := range rows {
		if col, why := m.row([]byte(string(rows[i].text))); why != "" {
			return rowFault(s, &rows[i], col, "pencil marks: row %d: %s", i+1, why)
		}
	}
	return rowFault(s, &rows[0], 0, "pencil marks: expected 9 rows of 9 groups of digits")
}
