package format

import (
	"strings"
	"unicode/utf8"

	"deduku/board"
)

// Edit is one thing that a line of coordinates says: a digit placed in a cell, or eliminated from it.
type Edit struct {
	board.Candidate
	Eliminate bool
	Column    int // where it stands in the line, in characters from 1
}

// cellWords are words about cells; the order is that of two bare numbers.
type cellWords struct {
	words
	order board.Notation
}

func cellWordsOf(text string, order board.Notation) cellWords { return cellWords{wordsOf(text), order} }

// Assignments reads a line of coordinates: 4 7 5 (always column, row, digit), r4c7=5, r4c7 5, D7=5, (4,7)=5 in
// the order given, and the eliminations r4c7<>25, r4c7-2 and, of several cells, r4c7, r5c8 <> 2. Commas, semicolons or
// spaces stand between them, though not spaces alone behind a triple. The error is a *[SyntaxError] on line 1.
func Assignments(line string, order board.Notation) ([]Edit, error) {
	w := cellWordsOf(line, order)
	var out []Edit
	if at := strings.Index(line, "\t\t"); at >= 0 {
		return nil, w.fault(utf8.RuneCountInString(line[:at]), "nothing between two tabs: a row of a table, which is pasted with the others")
	}
	for {
		for w.peek() == ',' || w.peek() == ';' || isSpace(w.peek()) {
			w.at++
		}
		if w.at >= len(w.text) || w.remark() {
			return out, nil
		}
		var err error
		if isDigit(w.peek()) {
			out, err = w.triple(out)
		} else {
			out, err = w.assignment(out)
		}
		if err != nil {
			return nil, err
		}
		if len(out) > mostEdits {
			return nil, w.fault(w.at-1, "more than %d digits placed and eliminated in one line", mostEdits)
		}
	}
}

// mostEdits is more than the 729 candidates of a board, and keeps r123456789c123456789<>123456789, written often
// enough, from filling the memory.
const mostEdits = 2000

// remark reports whether a comment begins here.
func (w *cellWords) remark() bool {
	return w.peek() == '#' || w.peek() == '/' && w.at+1 < len(w.text) && w.text[w.at+1] == '/'
}

// triple reads x y digit; 475 is the same as 4 7 5.
func (w *cellWords) triple(out []Edit) ([]Edit, error) {
	start := w.at
	var n []string
	for isDigit(w.peek()) {
		n = append(n, w.digits())
		w.space()
	}
	if len(n) == 1 && len(n[0]) == 3 {
		n = []string{n[0][:1], n[0][1:2], n[0][2:]}
	}
	if len(n) != 3 {
		return nil, w.fault(start, "a triple is column, row, digit, with a comma behind it; %d numbers stand here", len(n))
	}
	for i, name := range []string{"column", "row", "digit"} {
		if len(n[i]) != 1 || n[i] == "0" {
			return nil, w.fault(start, "%s %s: %ss are 1 to 9", name, clip([]byte(n[i])), name)
		}
	}
	if err := w.ended(); err != nil {
		return nil, err
	}
	c := board.CellAt(int(n[1][0]-'1'), int(n[0][0]-'1'))
	return append(out, Edit{board.Candidate{Cell: c, Digit: board.Digit(n[2][0] - '0')}, false, start + 1}), nil
}

// assignment reads a cell and what is said of it.
func (w *cellWords) assignment(out []Edit) ([]Edit, error) {
	start := w.at
	cells, err := w.cells()
	if err != nil {
		return nil, err
	}
	name := w.since(start)
	eliminate, ok := w.sign()
	list := false
	for !ok && w.listed() {
		list = true
		more, err := w.cells()
		if err != nil {
			return nil, err
		}
		if len(cells)+len(more) > board.Cells {
			return nil, w.fault(start, "more than %d cells in one list", board.Cells)
		}
		cells, name = append(cells, more...), w.since(start)
		eliminate, ok = w.sign()
	}
	at := w.at
	digits := w.digits()
	switch {
	case (!ok || digits == "") && list:
		return nil, w.fault(at, "%s need a digit, as in %s <> 5", name, name)
	case !ok || digits == "":
		return nil, w.fault(at, "%s needs a digit, as in %s=5, or %s<>5 to eliminate one", name, name, name)
	case hasZero(digits):
		return nil, w.fault(at, "digit %s: digits are 1 to 9", clip([]byte(digits)))
	case len(digits) > 9:
		return nil, w.fault(at, "%d digits; a cell has nine candidates", len(digits))
	case !eliminate && len(cells) > 1:
		return nil, w.fault(start, "%s names %d cells; a digit is placed in one cell", name, len(cells))
	case !eliminate && len(digits) > 1:
		return nil, w.fault(at, "%s gets %d digits; one digit goes into a cell", name, len(digits))
	}
	if err := w.ended(); err != nil {
		return nil, err
	}
	for _, c := range cells {
		for _, d := range digits {
			out = append(out, Edit{board.Candidate{Cell: c, Digit: board.Digit(d - '0')}, eliminate, start + 1})
		}
	}
	return out, nil
}

// listed passes over a comma and reports whether a cell follows, so that a list of cells goes on. Elsewhere it stays
// where it is.
func (w *cellWords) listed() bool {
	start := w.at
	w.space()
	if w.peek() != ',' {
		w.at = start
		return false
	}
	w.at++
	w.space()
	if r := w.peek(); r == '(' || 'a' <= r|0x20 && r|0x20 <= 'i' || r|0x20 == 'r' {
		return true
	}
	w.at = start
	return false
}

// sign reads what stands between a cell and its digits. A space alone will do to place one.
func (w *cellWords) sign() (eliminate, ok bool) {
	start := w.at
	w.space()
	for _, s := range []string{"<>", "!=", "≠", "-", "−"} {
		if w.take(s) {
			w.space()
			return true, true
		}
	}
	for _, s := range []string{":=", "==", "="} {
		if w.take(s) {
			w.space()
			return false, true
		}
	}
	return false, w.at > start
}

// ended is an error if something stands right behind what was read.
func (w *cellWords) ended() error {
	if r := w.peek(); r == 0 || r == ',' || r == ';' || isSpace(r) || w.at > 0 && isSpace(w.text[w.at-1]) {
		return nil
	}
	if w.remark() {
		return nil
	}
	return w.fault(w.at, "%q is not expected here; put a comma between assignments", string(w.peek()))
}
