package format

import (
	"fmt"
	"io"
	"strings"

	"deduku/board"
)

// writers are the formats that can be written, by name. Those with a text for grids keep the digits only.
var writers = []struct {
	name     string
	grid     func(g board.Grid) string
	position func(b *board.Board) string
}{
	{name: "line", grid: func(g board.Grid) string { return g.String() + "\n" }},
	{name: "line0", grid: func(g board.Grid) string { return strings.ReplaceAll(g.String(), ".", "0") + "\n" }},
	{name: "rows", grid: rowsText},
	{name: "grid", grid: func(g board.Grid) string { return boxed(g, &ascii) }},
	{name: "unicode", grid: func(g board.Grid) string { return boxed(g, &unicodeBox) }},
	{name: "pm", position: marksText},
	{name: "sukaku", position: sukakuText},
	{name: "hodoku", position: hodokuText},
	{name: "python", grid: pythonText},
}

// Writers are the names that Write knows.
func Writers() []string {
	var names []string
	for _, w := range writers {
		names = append(names, w.name)
	}
	return names
}

// Write writes g in the format of that name, with a line end behind it.
func Write(w io.Writer, name string, g board.Grid) error {
	b := board.Of(g)
	return WriteBoard(w, name, &b)
}

// WriteBoard is Write for a position. Of the formats, hodoku keeps all that there is to it; pm and sukaku keep the
// candidates and not which digits are given; the others keep the digits.
func WriteBoard(w io.Writer, name string, b *board.Board) error {
	for _, f := range writers {
		if f.name != name {
			continue
		}
		text := ""
		if f.grid != nil {
			text = f.grid(b.Grid())
		} else {
			text = f.position(b)
		}
		_, err := io.WriteString(w, text)
		return err
	}
	return fmt.Errorf("no format %q to write: choose one of %s", name, strings.Join(Writers(), ", "))
}

func rowsText(g board.Grid) string {
	var b strings.Builder
	line := g.String()
	for r := 0; r < 81; r += 9 {
		b.WriteString(line[r:r+9] + "\n")
	}
	return b.String()
}

func pythonText(g board.Grid) string {
	var b strings.Builder
	b.WriteString("grid = [\n")
	for r := range 9 {
		b.WriteString("    [")
		for c := range 9 {
			if c > 0 {
				b.WriteString(", ")
			}
			fmt.Fprint(&b, uint8(g[board.CellAt(r, c)]))
		}
		b.WriteString("]")
		if r < 8 {
			b.WriteString(",")
		}
		b.WriteString("\n")
	}
	b.WriteString("]\n")
	return b.String()
}

// box is a set of frame characters: the upright and the rules above, between and below the bands.
type box struct{ bar, top, middle, bottom string }

var (
	ascii      = box{"|", ruler("+", "-", "+", "+"), ruler("+", "-", "+", "+"), ruler("+", "-", "+", "+")}
	unicodeBox = box{"│", ruler("┌", "─", "┬", "┐"), ruler("├", "─", "┼", "┤"), ruler("└", "─", "┴", "┘")}
)

func ruler(left, dash, mid, right string) string {
	seg := strings.Repeat(dash, 7)
	return left + seg + mid + seg + mid + seg + right + "\n"
}

func boxed(g board.Grid, x *box) string {
	var b strings.Builder
	for c := range board.Cell(board.Cells) {
		switch {
		case c == 0:
			b.WriteString(x.top)
		case c%27 == 0:
			b.WriteString(x.middle)
		}
		if c%3 == 0 {
			b.WriteString(x.bar + " ")
		}
		b.WriteString(g[c].String() + " ")
		if c%9 == 8 {
			b.WriteString(x.bar + "\n")
		}
	}
	b.WriteString(x.bottom)
	return b.String()
}
