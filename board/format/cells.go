package format

import (
	"fmt"
	"strings"

	"deduku/board"
)

// cellText are the digits as characters, a dot for none.
const cellText = ".123456789"

// appendCells appends the 81 cells of a grid with a character for those that are empty.
func appendCells(out []byte, g *board.Grid, blank byte) []byte {
	for _, d := range g {
		if d == 0 {
			out = append(out, blank)
			continue
		}
		out = append(out, '0'+byte(d))
	}
	return out
}

// cellsOf reads 81 cells that are the value of a key.
func cellsOf(key, text string) (g board.Grid, err error) {
	for _, r := range text {
		if !isCell(r) {
			return g, fmt.Errorf("%s: %s", key, describe(r))
		}
	}
	if len(text) != board.Cells {
		return g, fmt.Errorf("%s has %s, expected 81", key, cellCount(len(text)))
	}
	for i := range g {
		g[i] = digitOf(rune(text[i]))
	}
	return g, nil
}

// has81 reports whether text is 81 cells, of which some may have a plus in front.
func has81(text []byte) bool {
	n := 0
	for _, c := range text {
		if cellOf[c] != noCell {
			n++
		} else if c != '+' {
			return false
		}
	}
	return n == board.Cells
}

// likeGrid holds for what can only be a grid, if perhaps not with 81 cells.
func likeGrid(text []byte) bool {
	cells := 0
	for _, c := range text {
		cells += one(cellOf[c] != noCell)
	}
	return 2*cells > board.Cells
}

// oneCell is the cell that a field is, blank where nothing stands in it.
func oneCell(field string) (board.Digit, bool) {
	f := []rune(strings.TrimFunc(field, isSpace))
	if len(f) == 0 {
		return 0, true
	}
	return digitOf(f[0]), len(f) == 1 && isCell(f[0])
}

// minus is the digits of g in the cells that are blank in h.
func minus(g, h board.Grid) board.Grid {
	for c, d := range h {
		if d != 0 {
			g[c] = 0
		}
	}
	return g
}

// fewestGivens is what a puzzle with one solution has at least. With fewer digits, that the next grid has all of
// them may be chance.
const fewestGivens = 17

// digitText is the digits of a set in a row: 159.
func digitText(set board.DigitSet) string {
	var out []byte
	for d := range set.All() {
		out = append(out, '0'+byte(d))
	}
	return string(out)
}
