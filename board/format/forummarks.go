//go:build !lean

package format

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// markTag is markup of forums and pages, or a superscript with its text.
var markTag = pattern(`(?i)\[su[bp]\].*?\[/su[bp]\]|<su[bp]\b[^<>]*>.*?</su[bp]>|\[/?[a-z*]+(?:=[^\]]*)?\]|</?[a-z][^<>]*>|&#?\w+;`)

// stated is a cell that says how its digit came: <5> is a given, *5* and u5 are placed.
var stated = pattern(`^(?:<[1-9]>|\*[1-9]\*|u[1-9])$`)

// signed is the candidates of a cell with signs next to them.
type signed struct {
	text  string   // the candidates without the signs
	signs []string // the signs
	col   int      // the column of the cell, from 1
	fault string   // why the cell can't be read, or empty
}

// signedRow returns the cells of a line of candidates with signs, or nil if there are not nine of them.
func signedRow(line string) []signed {
	digits, breaks := 0, 0
	for i := 0; i < len(line); i++ {
		c := line[i]
		digits += source.One('1' <= c && c <= '9')
		breaks += source.One(c == ' ' || c == '\t' || c == '|' || c == '!' || c == '&' || c >= utf8.RuneSelf)
	}
	if digits < board.Side || breaks < board.Side-1 {
		return nil
	}
	line = markTag().ReplaceAllStringFunc(line, func(tag string) string {
		if tag == "&nbsp;" {
			return strings.Repeat(" ", len(tag))
		}
		return strings.Repeat("\x00", utf8.RuneCountInString(tag)-1) + "\x01"
	})
	var row []signed
	text := []rune(line)
	start := 0
	for col := 0; col <= len(text); col++ {
		if col < len(text) && !source.IsSpace(text[col]) && !source.IsBar(text[col]) {
			continue
		}
		if field := text[start:col]; len(field) > 0 {
			c := signedCell(field)
			c.col = start + 1
			row = append(row, c)
		}
		start = col + 1
	}
	if len(row) != board.Side {
		return nil
	}
	return row
}

// signedCell reads the candidates of a cell. Each other character is a sign, except one that could be a cell or a separator.
func signedCell(field []rune) (c signed) {
	whole := strings.Map(func(r rune) rune {
		if r <= 1 { // of a tag
			return -1
		}
		return r
	}, string(field))
	if stated().MatchString(whole) {
		return signed{text: whole}
	}
	shown := source.Clip([]byte(whole))
	var digits board.DigitSet
	for _, r := range field {
		d := source.DigitOf(r)
		switch {
		case r == 0:
		case r == 1:
			c.signs = append(c.signs, "tags")
		case d != 0 && digits.Has(d):
			c.fault = fmt.Sprintf("%v appears twice in %s", d, shown)
		case d != 0:
			digits = digits.With(d)
		case strings.ContainsRune("0.,;", r) || source.IsControl(r) || source.LooksLikeDigit(r) && !isSuperscript(r):
			c.fault = fmt.Sprintf("%q in %s is not a candidate", string(r), shown)
		default:
			c.signs = append(c.signs, string(r))
		}
		if c.fault != "" {
			return c
		}
	}
	if digits == 0 {
		c.fault = fmt.Sprintf("%s has no digit", shown)
	}
	c.text = source.DigitText(digits)
	return c
}

// isSuperscript reports whether r is a small raised digit, which numbers the steps of a chain.
func isSuperscript(r rune) bool {
	return r == '¹' || r == '²' || r == '³' || '⁰' <= r && r <= '₉'
}

// forumMarks reads candidates as forums write them, with letters, signs, brackets, and markup that point at a step.
func forumMarks(text string) (string, string, bool) {
	signs := map[string]int{}
	changed, ok := eachLine(text, board.Side, func(line string) (string, bool) {
		row := signedRow(line)
		if slices.ContainsFunc(row, func(c signed) bool { return c.fault != "" }) {
			return "", false
		}
		var fields []string
		for _, c := range row {
			fields = append(fields, c.text)
			for _, sign := range c.signs {
				signs[sign]++
			}
		}
		return strings.Join(fields, " "), row != nil
	})
	if !ok {
		return "", "", false
	}
	if len(signs) == 0 {
		return changed, "", true
	}
	var kinds []string
	n := 0
	for sign, times := range signs {
		kinds, n = append(kinds, sign), n+times
	}
	if slices.Sort(kinds); len(kinds) > 8 {
		kinds = append(kinds[:8], "...")
	}
	if n == 1 {
		return changed, "left out a sign next to a candidate, which points at a step: " + kinds[0], true
	}
	return changed, fmt.Sprintf("left out %d signs next to candidates, which point at a step: %s", n, strings.Join(kinds, " ")), true
}

// faultyMarks returns the first fault in a text that is nine rows of candidates with signs, with few cells that can't be read;
// nil for any other text.
func faultyMarks(text string, at puzzle.Pos) error {
	var first error
	rows, faults, signs, n := 0, 0, 0, 0
	for line := range strings.Lines(text) {
		n++
		row := signedRow(strings.TrimRight(line, "\r\n"))
		if row == nil {
			continue
		}
		rows++
		for _, c := range row {
			if signs += len(c.signs); c.fault == "" {
				continue
			}
			if faults++; first == nil {
				at.Line, at.Column = n, c.col
				first = &puzzle.SyntaxError{Pos: at, Msg: fmt.Sprintf("pencil marks: row %d: %s", rows, c.fault)}
			}
		}
	}
	if rows != board.Side || faults > 3 || signs == 0 {
		return nil
	}
	return first
}
