package solverlog

import (
	"deduku/board"
	"deduku/board/format/coords"
)

// Letters is what the letter of a cell's name stands for, as in A7.
type Letters uint8

// What letters stand for.
const (
	NoLetters Letters = iota // no cell of the text is named by a letter
	Rows                     // A7 is row 1, column 7
	Columns                  // A7 is column 1, row 7
)

// String is a word for it; empty for a text without letters.
func (l Letters) String() string { return [...]string{"", "rows", "columns"}[l] }

// lettersOf is what letters stand for in a style.
func lettersOf(s Style) Letters {
	if s == Explainer {
		return Columns
	}
	return Rows
}

// turned is a path with its letters read the other way: rows as columns, columns as rows.
func (p Path) turned() Path {
	out := Path{Style: p.Style, Letters: Rows + Columns - p.Letters, Lines: make([]Line, len(p.Lines))}
	for i, line := range p.Lines {
		if lettered(line.Text) {
			line.Concludes = turnedEdits(line.Concludes)
			line.pattern = line.pattern.turned()
		}
		out.Lines[i] = line
	}
	return out
}

func turnedEdits(all []coords.Edit) (out []coords.Edit) {
	for _, e := range all {
		e.Cell = turnedCell(e.Cell)
		out = append(out, e)
	}
	return out
}

func (p *pattern) turned() *pattern {
	if p == nil {
		return nil
	}
	out := pattern{digits: p.digits}
	for c := range p.cells.All() {
		out.cells = out.cells.With(turnedCell(c))
	}
	return &out
}

func turnedCell(c board.Cell) board.Cell { return board.CellAt(c.Col(), c.Row()) }
