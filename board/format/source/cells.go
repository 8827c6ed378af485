package source

import (
	"fmt"
	"strings"

	"deduku/board"
)

// CellText are the digits as characters, a dot for none.
const CellText = ".123456789"

// AppendCells appends the 81 cells of a grid with a character for those that are empty.
func AppendCells(out []byte, g *board.Grid, blank byte) []byte {
	for _, d := range g {
		if d == 0 {
			out = append(out, blank)
			continue
		}
		out = append(out, '0'+byte(d))
	}
	return out
}

// CellsOf reads 81 cells that are the value of a key.
func CellsOf(key, text string) (g board.Grid, err error) {
	for _, r := range text {
		if !IsCell(r) {
			return g, fmt.Errorf("%s: %s", key, Describe(r))
		}
	}
	if len(text) != board.Cells {
		return g, fmt.Errorf("%s has %s, expected 81", key, CellCount(len(text)))
	}
	for i := range g {
		g[i] = DigitOf(rune(text[i]))
	}
	return g, nil
}

// Has81 reports whether text is 81 cells, of which some may have a plus in front.
func Has81(text []byte) bool {
	n := 0
	for _, c := range text {
		if CellOf[c] != NoCell {
			n++
		} else if c != '+' {
			return false
		}
	}
	return n == board.Cells
}

// LikeGrid holds for what can only be a grid, if perhaps not with 81 cells.
func LikeGrid(text []byte) bool {
	cells := 0
	for _, c := range text {
		cells += One(CellOf[c] != NoCell)
	}
	return 2*cells > board.Cells
}

// OneCell is the cell that a field is, blank where nothing stands in it.
func OneCell(field string) (board.Digit, bool) {
	f := []rune(strings.TrimFunc(field, IsSpace))
	if len(f) == 0 {
		return 0, true
	}
	return DigitOf(f[0]), len(f) == 1 && IsCell(f[0])
}

// Minus is the digits of g in the cells that are blank in h.
func Minus(g, h board.Grid) board.Grid {
	for c, d := range h {
		if d != 0 {
			g[c] = 0
		}
	}
	return g
}

// FewestGivens is what a puzzle with one solution has at least. With fewer digits, that the next grid has all of
// them may be chance.
const FewestGivens = 17

// DigitText is the digits of a set in a row: 159.
func DigitText(set board.DigitSet) string {
	var out []byte
	for d := range set.All() {
		out = append(out, '0'+byte(d))
	}
	return string(out)
}
