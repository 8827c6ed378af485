package repl

import (
	"fmt"
	"strings"

	"deduku/board"
	"deduku/board/format/coords"
)

// barePair takes apart a cell as two numbers that should stand in brackets: 4,7=5 is (4,7) and =5.
func barePair(text string) (pair, rest string, ok bool) {
	text = strings.ReplaceAll(text, " ", "")
	if len(text) < len("4,7=5") || text[1] != ',' {
		return "", "", false
	}
	pair, rest = "("+text[:3]+")", text[3:]
	digit, equals := strings.CutPrefix(rest, "=")
	if !equals {
		digit, equals = strings.CutPrefix(rest, "<>")
	}
	return pair, rest, equals && strings.Trim(text[:1]+text[2:3]+digit, "123456789") == "" && len(digit) == 1
}

// nearlyCells is an error that says what would be right where a text is nearly a cell to fill; nil for any other text.
func nearlyCells(text string, order board.Notation) error {
	if pair, rest, ok := barePair(text); ok {
		cell, err := coords.ParseCell(pair, order)
		if err != nil {
			return nil
		}
		right := pair + rest
		if order != board.XY {
			right += ", or write " + order.Cell(cell) + rest
		}
		return fmt.Errorf("%q: the two numbers of a cell stand in brackets: %s", text, right)
	}
	if text == "" || text[0] < '1' || text[0] > '9' {
		return nil
	}
	if cell, err := coords.ParseCell(text[1:], order); err == nil {
		name := order.Cell(cell)
		return fmt.Errorf("%q names a candidate: %s=%c places it, %s<>%c removes it", text, name, text[0], name, text[0])
	}
	return nil
}
