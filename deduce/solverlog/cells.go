package solverlog

import (
	"strings"

	"deduku/board"
	"deduku/internal/lazyregexp"
)

// How texts write cells and digits. In rc a name may stand for several cells: r46c5, r1c123.
const (
	rcCell     = `[rR][1-9]+[cC][1-9]+`
	letterCell = `[A-J][1-9]` // SudokuWiki: rows A to H and J; Sudoku Explainer: columns A to I. Both are the ninth
	between    = `\s*[,/|&]\s*|\s+and\s+`
)

var (
	rcName     = &lazyregexp.Regexp{Expr: rcCell}
	letterName = &lazyregexp.Regexp{Expr: `\b` + letterCell + `\b`}
)

// naming is how a style names cells.
type naming struct {
	cell string // a pattern of one name
	name *lazyregexp.Regexp
	of   func(name string) []board.Cell
}

var (
	byRC     = naming{rcCell, rcName, rcCells}
	byLetter = naming{letterCell, letterName, letterCells}
	byColumn = naming{letterCell, letterName, columnCells}
)

// anyRC is a name in the form of rc, whether or not there is such a cell.
var anyRC = &lazyregexp.Regexp{Expr: `\b[rR][0-9]+[cC][0-9]+\b`}

// notCell returns the first name in a text that no cell has: r1c22 names column 2 twice, and r0c5 no row. It is empty if
// there is none.
func notCell(text string) string {
	if !strings.ContainsAny(text, "0123456789") {
		return ""
	}
	for _, name := range anyRC.FindAllString(text, -1) {
		rows, columns, _ := strings.Cut(strings.ToLower(name[1:]), "c")
		for _, digits := range []string{rows, columns} {
			for i, d := range digits {
				if d == '0' || strings.ContainsRune(digits[i+1:], d) {
					return name
				}
			}
		}
	}
	return ""
}

func notCellFault(name string) string {
	return "\"" + cut(name) + "\" is not a cell: rows and columns are 1 to 9, as in r4c7 or r46c5"
}

// cells are all the cells that a text names, in order.
func (n naming) cells(text string) (out []board.Cell) {
	for _, name := range n.name.FindAllString(text, -1) {
		out = append(out, n.of(name)...)
	}
	return out
}

// rcCells are the cells of r46c5: each row with each column.
func rcCells(name string) (out []board.Cell) {
	rows, cols, _ := strings.Cut(strings.ToLower(name[1:]), "c")
	for _, r := range rows {
		for _, c := range cols {
			out = append(out, board.CellAt(int(r-'1'), int(c-'1')))
		}
	}
	return out
}

// letterCells is the cell of a name such as J7: row J, the ninth, column 7.
func letterCells(name string) []board.Cell {
	return []board.Cell{board.CellAt(letter(name), int(name[1]-'1'))}
}

// columnCells is the cell of a name such as I7: column I, the ninth, row 7.
func columnCells(name string) []board.Cell {
	return []board.Cell{board.CellAt(int(name[1]-'1'), letter(name))}
}

// letter is the place of the letter of a name, from 0.
func letter(name string) int { return min(int(name[0]-'A'), 8) }

// digitsIn are the digits of a text.
func digitsIn(text string) (out []board.Digit) {
	for _, c := range text {
		if c >= '1' && c <= '9' {
			out = append(out, board.Digit(c-'0'))
		}
	}
	return out
}
