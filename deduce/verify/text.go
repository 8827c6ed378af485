package verify

import (
	"bytes"
	"fmt"
	"slices"
)

// text checks that the line for people tells the conclusion that the fields
// prove: the kind, padded to nine, the conclusion, four spaces, the reason.
// The reason is words and is not checked.
func text(s *step) error {
	if s.toldPlainly() {
		return nil
	}
	name := s.kind.String()
	if s.kind == logic {
		name = string(s.technique)
	}
	line := bytes.TrimLeft(s.text, " ")
	rest := line[min(len(name), len(line)):]
	if string(line[:len(line)-len(rest)]) != name || len(rest) > 0 && rest[0] != ' ' {
		return fmt.Errorf("the text should begin with %s", name)
	}
	if s.kind.ends() {
		return nil
	}
	padding := max(9-len(name), 0) + 1
	if len(rest) < padding || len(bytes.TrimLeft(rest[:padding], " ")) > 0 {
		return fmt.Errorf("the text should have %d spaces after %s", padding, name)
	}
	conclusion, _, _ := bytes.Cut(rest[padding:], []byte("    "))
	if s.kind == conflict {
		if want := s.truths[0].String(); string(conclusion) != want {
			return fmt.Errorf("the text has the conclusion %q and should have %q", conclusion, want)
		}
		return nil
	}
	return tells(conclusion, s)
}

// toldPlainly reports whether the line for people begins as that of a step that places one digit and does nothing else.
func (s *step) toldPlainly() bool {
	if len(s.place) != 1 || len(s.eliminate) > 0 || s.kind == logic {
		return false
	}
	line := s.text
	for len(line) > 0 && line[0] == ' ' {
		line = line[1:]
	}
	const width, size = 10, len("r5c5 = 3")
	name := s.kind.String()
	if len(line) < width+size || string(line[:len(name)]) != name || string(line[len(name):width]) != "          "[len(name):] {
		return false
	}
	x := s.place[0]
	c := x.cell()
	told := [size]byte{'r', byte('1' + c.row()), 'c', byte('1' + c.col()), ' ', '=', ' ', byte('0' + x.digit())}
	rest := line[width+size:]
	return [size]byte(line[width:]) == told && (len(rest) == 0 || len(rest) >= 4 && string(rest[:4]) == "    ")
}

// tells checks that the conclusion in words is what s concludes, no more and no less: r5c5 = 3 for each placement, in
// their order, then cells with the digits that they lose, r3c4, r5c4 <> 46; many cells of a line are written together, r3c2579.
func tells(conclusion []byte, s *step) error {
	var told [allCells][side + 1]bool
	var cells []cell // named, their digits not yet
	placed := 0
	for item := range bytes.SplitSeq(conclusion, []byte(", ")) {
		if len(item) == 0 && len(conclusion) == 0 {
			break
		}
		name, _, _ := bytes.Cut(item, []byte(" "))
		before := len(cells)
		if cells = appendCells(cells, name); len(cells) == before {
			return fmt.Errorf("the text has %q in its conclusion, which is no cell", item)
		}
		rest := item[len(name):]
		digits, removes := bytes.CutPrefix(rest, []byte(" <> "))
		switch {
		case len(rest) == 0:
			// their digits come with the last of them
		case removes:
			if err := tellRemoved(&told, cells, digits, s); err != nil {
				return err
			}
			cells = cells[:0]
		case placed < len(s.place) && before == 0 && bytes.Equal(item, words(s.place[placed], " = ")):
			placed++
			cells = cells[:0]
		default:
			return fmt.Errorf("the text has %q in its conclusion, the step has not", item)
		}
	}
	switch {
	case len(cells) > 0:
		return fmt.Errorf("the text has %v in its conclusion, and nothing of it", cells[0])
	case placed < len(s.place):
		return fmt.Errorf("the text should have the conclusion %s", words(s.place[placed], " = "))
	}
	for _, x := range s.eliminate {
		if !told[x.cell()][x.digit()] {
			return fmt.Errorf("the text should have %s in its conclusion", words(x, " <> "))
		}
	}
	return nil
}

// appendCells appends a cell or, of many, those of one row or column: r3c2, r3c2579, r258c4; none where it is neither.
func appendCells(cells []cell, name []byte) []cell {
	rows, columns, ok := bytes.Cut(bytes.TrimPrefix(name, []byte("r")), []byte("c"))
	if !ok || name[0] != 'r' || len(rows) > 1 && len(columns) > 1 {
		return cells
	}
	before := len(cells)
	for _, r := range rows {
		for _, col := range columns {
			c, ok := parseCell([]byte{'r', r, 'c', col})
			if !ok {
				return cells[:before]
			}
			cells = append(cells, c)
		}
	}
	return cells
}

// tellRemoved notes that cells lose digits, each of which the step must remove from each of them.
func tellRemoved(told *[allCells][side + 1]bool, cells []cell, digits []byte, s *step) error {
	if len(digits) == 0 {
		return fmt.Errorf("the text has no digit behind <>")
	}
	for _, c := range cells {
		for _, digit := range digits {
			d := number(digit)
			if !slices.ContainsFunc(s.eliminate, func(x candidate) bool { return x.cell() == c && int(x.digit()) == int(d) }) {
				return fmt.Errorf("the text removes %c from %v, the step does not", digit, c)
			}
			told[c][d] = true
		}
	}
	return nil
}

// words writes a conclusion as people read it: r5c5 = 3.
func words(x candidate, sign string) []byte {
	c := x.cell()
	w := append(make([]byte, 0, 16), 'r', byte('1'+c.row()), 'c', byte('1'+c.col()))
	return append(append(w, sign...), byte('0'+x.digit()))
}
