package grids

import (
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// box is a set of frame characters: the upright and the rules above, between and below the bands.
type box struct{ bar, top, middle, bottom string }

var (
	asciiBox   = box{"|", ruler("+", "-", "+", "+"), ruler("+", "-", "+", "+"), ruler("+", "-", "+", "+")}
	unicodeBox = box{"│", ruler("┌", "─", "┬", "┐"), ruler("├", "─", "┼", "┤"), ruler("└", "─", "┴", "┘")}
)

func ruler(left, dash, mid, right string) string {
	seg := strings.Repeat(dash, 7)
	return left + seg + mid + seg + mid + seg + right + "\n"
}

// AppendGrid writes the digits in a frame of ASCII characters.
func AppendGrid(out []byte, p *puzzle.Puzzle) []byte { return asciiBox.append(out, p.Digits()) }

// AppendUnicode writes the digits in a frame of box drawing characters.
func AppendUnicode(out []byte, p *puzzle.Puzzle) []byte { return unicodeBox.append(out, p.Digits()) }

func (x *box) append(out []byte, g board.Grid) []byte {
	for c := range board.Cell(board.Cells) {
		switch {
		case c == 0:
			out = append(out, x.top...)
		case c%27 == 0:
			out = append(out, x.middle...)
		}
		if c%3 == 0 {
			out = append(append(out, x.bar...), ' ')
		}
		out = append(out, source.CellText[g[c]], ' ')
		if c%9 == 8 {
			out = append(append(out, x.bar...), '\n')
		}
	}
	return append(out, x.bottom...)
}
