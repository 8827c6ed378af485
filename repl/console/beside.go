package console

import (
	"strings"

	"deduku/repl/reply"
)

// besideWidth is the width from which the board stands beside the log.
const besideWidth = 100

// boardHeight is how many lines a drawn board takes, with the names of its columns.
const boardHeight = 14

// fewLines is the number of lines from which on the board stands beside them: next to fewer it would leave its side
// of the screen empty.
const fewLines = 3

// hold shows the lines of a step. Where there is room beside them, the last lines wait for the board.
func (c *Console) hold(lines []string) error {
	if c.width() < besideWidth {
		return c.show(lines)
	}
	c.waiting = append(c.waiting, lines...)
	ready := max(0, len(c.waiting)-boardHeight)
	lines, c.waiting = c.waiting[:ready], c.waiting[ready:]
	return c.show(lines)
}

// release shows the lines that wait, with the board beside them where it fits. Where it does not, or few lines or none
// wait, the board comes below if it is wanted.
func (c *Console) release(b *reply.Board) error {
	lines := c.waiting
	c.waiting = nil
	board := reply.Drawing{Picture: b.Picture}
	below := func() error {
		if err := c.show(lines); err != nil || !b.Wanted {
			return err
		}
		return c.write(c.out, c.drawing(&board))
	}
	if len(lines) < fewLines {
		return below()
	}
	rows := beside(lines, c.drawing(&board))
	for _, row := range rows {
		if length(row) > c.width() {
			return below()
		}
	}
	return c.show(rows)
}

// show writes lines of a result.
func (c *Console) show(lines []string) error {
	if len(lines) == 0 {
		return nil
	}
	return c.write(c.out, c.fold(strings.Join(lines, "\n")+"\n"))
}

// beside puts a drawing to the right of lines, the last ones of both on the same row.
func beside(lines []string, drawing string) []string {
	right := strings.Split(strings.TrimSuffix(drawing, "\n"), "\n")
	column := 0
	for _, l := range lines {
		column = max(column, length(l))
	}
	rows := max(len(lines), len(right))
	out := make([]string, rows)
	for i := range out {
		left := ""
		if at := i - (rows - len(lines)); at >= 0 {
			left = lines[at]
		}
		if at := i - (rows - len(right)); at >= 0 {
			left += strings.Repeat(" ", column-length(left)+3) + right[at]
		}
		out[i] = left
	}
	return out
}
