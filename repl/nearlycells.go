package repl

import (
	"fmt"
	"regexp"

	"deduku/board"
	"deduku/board/format"
)

// barePair is a cell as two numbers that should stand in brackets: 4,7=5.
var barePair = regexp.MustCompile(`^([1-9]) *, *([1-9]) *(=|<>) *([1-9])$`)

// nearlyCells is an error that says what would be right where a text is nearly a cell to fill; nil for any other text.
func nearlyCells(text string, order board.Notation) error {
	if p := barePair.FindStringSubmatch(text); p != nil {
		pair := fmt.Sprintf("(%s,%s)", p[1], p[2])
		cell, err := format.ParseCell(pair, order)
		if err != nil {
			return nil
		}
		right := pair + p[3] + p[4]
		if order != board.XY {
			right += ", or write " + order.Cell(cell) + p[3] + p[4]
		}
		return fmt.Errorf("%q: the two numbers of a cell stand in brackets: %s", text, right)
	}
	if text == "" || text[0] < '1' || text[0] > '9' {
		return nil
	}
	if cell, err := format.ParseCell(text[1:], order); err == nil {
		name := order.Cell(cell)
		return fmt.Errorf("%q names a candidate: %s=%c places it, %s<>%c removes it", text, name, text[0], name, text[0])
	}
	return nil
}
