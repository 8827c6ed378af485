package coords

import (
	"strings"
	"unicode/utf8"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/internal/spelling"
)

// Edit is one thing that a line of coordinates says: a digit placed in a cell, or eliminated from it.
type Edit struct {
	board.Candidate
	Eliminate bool
	Column    int // where it stands in the line, in characters from 1
}

// cellWords are words about cells; the order is that of two bare numbers.
type cellWords struct {
	source.Words
	order board.Notation
}

func cellWordsOf(text string, order board.Notation) cellWords {
	return cellWords{source.WordsOf(text), order}
}

// Assignments reads a line of coordinates: 4 7 5 (always column, row, digit), r4c7=5, r4c7 5, D7=5, (4,7)=5 in
// the order given, and the eliminations r4c7<>25, r4c7-2 and, of several cells, r4c7, r5c8 <> 2. Commas, semicolons or
// spaces stand between them, though not spaces alone behind a triple. The error is a *[SyntaxError] on line 1.
func Assignments(line string, order board.Notation) ([]Edit, error) {
	w := cellWordsOf(line, order)
	var out []Edit
	if at := strings.Index(line, "\t\t"); at >= 0 {
		return nil, w.Fault(utf8.RuneCountInString(line[:at]), "nothing between two tabs: a row of a table, which is pasted with the others")
	}
	for {
		for w.Peek() == ',' || w.Peek() == ';' || source.IsSpace(w.Peek()) {
			w.At++
		}
		if w.At >= len(w.Text) || w.remark() {
			return out, nil
		}
		var err error
		if source.IsDigit(w.Peek()) {
			out, err = w.triple(out)
		} else {
			out, err = w.assignment(out)
		}
		if err != nil {
			return nil, err
		}
		if len(out) > mostEdits {
			return nil, w.Fault(w.At-1, "more than %d digits placed and eliminated in one line", mostEdits)
		}
	}
}

// mostEdits is more than the 729 candidates of a board, and keeps r123456789c123456789<>123456789, written often
// enough, from filling the memory.
const mostEdits = 2000

// remark reports whether a comment begins here.
func (w *cellWords) remark() bool {
	return w.Peek() == '#' || w.Peek() == '/' && w.At+1 < len(w.Text) && w.Text[w.At+1] == '/'
}

// triple reads x y digit; 475 is the same as 4 7 5.
func (w *cellWords) triple(out []Edit) ([]Edit, error) {
	start := w.At
	var n []string
	for source.IsDigit(w.Peek()) {
		n = append(n, w.Digits())
		w.Space()
	}
	if len(n) == 1 && len(n[0]) == 3 {
		n = []string{n[0][:1], n[0][1:2], n[0][2:]}
	}
	if len(n) != 3 {
		return nil, w.Fault(start, "a triple is column, row, digit, with a comma behind it; %s here", spelling.Count(len(n), "number stands", "numbers stand"))
	}
	for i, name := range []string{"column", "row", "digit"} {
		if len(n[i]) != 1 || n[i] == "0" {
			return nil, w.Fault(start, "%s %s: %ss are 1 to 9", name, source.Clip([]byte(n[i])), name)
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
	start := w.At
	cells, err := w.cells()
	if err != nil {
		return nil, err
	}
	name := w.Since(start)
	eliminate, ok := w.sign()
	list := false
	for strings.TrimSpace(w.Since(start)) == name && w.listed() { // a space before a comma is not a sign
		list = true
		more, err := w.cells()
		if err != nil {
			return nil, err
		}
		if len(cells)+len(more) > board.Cells {
			return nil, w.Fault(start, "more than %d cells in one list", board.Cells)
		}
		cells, name = append(cells, more...), w.Since(start)
		eliminate, ok = w.sign()
	}
	at := w.At
	digits := w.Digits()
	switch {
	case (!ok || digits == "") && list:
		return nil, w.Fault(at, "%s need a digit, as in %s <> 5", name, name)
	case !ok || digits == "":
		return nil, w.Fault(at, "%s needs a digit, as in %s=5, or %s<>5 to eliminate one", name, name, name)
	case source.HasZero(digits):
		return nil, w.Fault(at, "digit %s: digits are 1 to 9", source.Clip([]byte(digits)))
	case len(digits) > 9:
		return nil, w.Fault(at, "%d digits; a cell has nine candidates", len(digits))
	case !eliminate && len(cells) > 1:
		return nil, w.Fault(start, "%s names %d cells; a digit is placed in one cell", name, len(cells))
	case !eliminate && len(digits) > 1:
		return nil, w.Fault(at, "%s gets %d digits; one digit goes into a cell", name, len(digits))
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
	start := w.At
	w.Space()
	if w.Peek() != ',' {
		w.At = start
		return false
	}
	w.At++
	w.Space()
	if r := w.Peek(); r == '(' || 'a' <= r|0x20 && r|0x20 <= 'i' || r|0x20 == 'r' {
		return true
	}
	w.At = start
	return false
}

// sign reads what stands between a cell and its digits. A space alone will do to place one.
func (w *cellWords) sign() (eliminate, ok bool) {
	start := w.At
	w.Space()
	for _, s := range []string{"<>", "!=", "≠", "-", "−"} {
		if w.Take(s) {
			w.Space()
			return true, true
		}
	}
	for _, s := range []string{":=", "==", "="} {
		if w.Take(s) {
			w.Space()
			return false, true
		}
	}
	return false, w.At > start
}

// ended is an error if something stands right behind what was read.
func (w *cellWords) ended() error {
	if r := w.Peek(); r == 0 || r == ',' || r == ';' || source.IsSpace(r) || w.At > 0 && source.IsSpace(w.Text[w.At-1]) {
		return nil
	}
	if w.remark() {
		return nil
	}
	return w.Fault(w.At, "%q is not expected here; put a comma between assignments", string(w.Peek()))
}
