package grids

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"deduku/board"
	"deduku/board/format/source"
)

// marks are the groups of digits of a pencil-mark grid, in reading order.
type marks struct {
	groups [board.Cells]markGroup
	n      int // groups so far
	rows   int // lines that have groups
	off    int // of the first of them
	end    int // behind the last line

	top, bottom bool   // a rule above the first row, one below the last
	bars        bool   // parts of a frame between groups
	commas      bool   // commas between groups
	wide        bool   // a group has several digits or none, or says what its digit is
	triples     bool   // each group is three digits and nothing else
	says        saying // what some group says
	pointers    string // marks that point at a step, each once
}

// markGroup is one cell of a pencil-mark grid.
type markGroup struct {
	digits board.DigitSet
	says   saying
}

// saying is what a group says that its digit is, if anything.
type saying uint8

const (
	saysGiven  saying = 1 << iota // <5>
	saysPlaced                    // *5* or u5
)

// mostHead is how many rules may stand above the first row: a text of rules alone would else be read anew from each of them to its end.
const mostHead = 8

// gatherMarks reads a pencil-mark grid from the offset on: nine rows of nine groups, or 81 groups on a line. It
// reports whether the grid is whole; where it is not, the marks are those up to the line that does not fit.
func gatherMarks(s *source.Source, from int) (m marks, whole bool) {
	m = marks{end: from, triples: true}
	for lines := 0; ; lines++ {
		text, next := s.LineAt(m.end)
		if next == m.end {
			return m, m.n == board.Cells
		}
		if m.n == 0 && (lines > mostHead || !mayBeMarks(text)) {
			return m, false
		}
		switch shape := source.Glance(text).Shape; {
		case shape == source.Rule && m.n == board.Cells:
			if m.bottom = m.top; m.bottom {
				m.end = next
			}
			return m, true
		case shape == source.Rule:
			m.top = m.top || m.n == 0
		case m.n == board.Cells:
			return m, true
		case shape == source.Empty || shape == source.Comment:
			if m.n == 0 || !m.goOn(s, next) {
				return m, false
			}
		default:
			if m.n == 0 {
				m.off = m.end + source.Spaces(text)
			}
			before := m.n
			if _, why := m.row(text); why != "" || m.n != before+9 && m.n != board.Cells {
				m.n = before
				return m, false
			}
			m.rows++
		}
		m.end = next
	}
}

// mayBeMarks is false for most lines that neither are groups of digits nor a rule, at once: a blank symbol or a small
// letter stands among digits, or where no dashes are.
func mayBeMarks(text []byte) bool {
	blank, digit, dash := false, false, false
	for _, c := range text {
		switch {
		case '1' <= c && c <= '9':
			digit = true
		case c == '-' || c == '=' || c >= utf8.RuneSelf:
			dash = true
		case c == '.' || c == '0' || c == '_' || c == '?' || 'a' <= c && c <= 'z' && c != 'u':
			blank = true
		}
		if blank && digit {
			return false
		}
	}
	return dash || !blank
}

// goOn reports whether the lines at the offset, behind an empty line, are boxes of this grid: a grid with a row
// missing must not take rows from the next one.
func (m *marks) goOn(s *source.Source, at int) bool {
	if m.rows%3 != 0 {
		return false
	}
	more := 0
	for m.rows+more <= 9 {
		text, next := s.LineAt(at)
		shape := source.Glance(text).Shape
		if next == at || more > 0 && (shape == source.Empty || shape == source.Comment) {
			return more > 0 && more%3 == 0
		}
		more += source.One(shape != source.Rule && shape != source.Empty && shape != source.Comment)
		at = next
	}
	return false
}

// row reads the groups of a line. Where one is none it says why, and at which character.
func (m *marks) row(text []byte) (col int, why string) {
	w := source.WordsOf(string(text))
	for {
		for w.At < len(w.Text) && source.IsBreak(w.Peek()) {
			m.bars = m.bars || source.IsBar(w.Peek())
			m.commas = m.commas || w.Peek() == ',' || w.Peek() == ';'
			w.At++
		}
		if w.At == len(w.Text) {
			return 0, ""
		}
		start := w.At
		g, why := m.group(groupText(&w))
		if why == "" && m.n == board.Cells {
			why = "more than 81 groups of digits"
		}
		if why != "" {
			return start, why
		}
		m.groups[m.n] = g
		m.n++
	}
}

// closings are the brackets that a group may stand in, and what closes them.
var closings = map[rune]rune{'{': '}', '(': ')', '[': ']'}

// groupText is what stands up to the next separator; within brackets commas and spaces are none.
func groupText(w *source.Words) string {
	start, closing := w.At, rune(0)
	for ; w.At < len(w.Text); w.At++ {
		r := w.Peek()
		switch {
		case source.IsBar(r), closing == 0 && source.IsBreak(r):
			return w.Since(start)
		case r == closing:
			closing = 0
		case closing == 0:
			closing = closings[r]
		}
	}
	return w.Since(start)
}

// group reads the text of one group and says what is wrong with it.
func (m *marks) group(text string) (g markGroup, why string) {
	if g, ok := stated(text); ok {
		m.says |= g.says
		m.wide, m.triples = true, false
		return g, ""
	}
	inner := m.around(text)
	opening, closed := rune(0), false
	for o, c := range closings {
		if strings.HasPrefix(inner, string(o)) {
			opening = o
			inner, closed = strings.CutSuffix(inner[1:], string(c))
			m.triples = false
		}
	}
	if opening != 0 && !closed {
		return g, fmt.Sprintf("%q in %s is not closed", string(opening), source.Clip([]byte(text)))
	}
	for _, r := range inner {
		switch d := source.DigitOf(r); {
		case d != 0 && g.digits.Has(d):
			return g, fmt.Sprintf("%v stands twice in %s", d, source.Clip([]byte(text)))
		case d != 0:
			g.digits = g.digits.With(d)
		case isPointer(r):
			m.point(r)
		case opening == 0 || r != ',' && !source.IsSpace(r):
			return g, fmt.Sprintf("%q in %s is no candidate", string(r), source.Clip([]byte(text)))
		}
	}
	if g.digits == 0 && opening == 0 {
		return g, fmt.Sprintf("%s has no digit", source.Clip([]byte(text)))
	}
	m.wide = m.wide || g.digits.Len() != 1
	m.triples = m.triples && g.digits.Len() == 3
	return g, ""
}

// stated reads a group that says what its digit is.
func stated(text string) (g markGroup, ok bool) {
	var d board.Digit
	switch {
	case len(text) == 3 && text[0] == '<' && text[2] == '>':
		d, g.says = source.DigitOf(rune(text[1])), saysGiven
	case len(text) == 3 && text[0] == '*' && text[2] == '*':
		d, g.says = source.DigitOf(rune(text[1])), saysPlaced
	case len(text) == 2 && text[0] == 'u':
		d, g.says = source.DigitOf(rune(text[1])), saysPlaced
	}
	g.digits = board.Digits(d)
	return g, d != 0
}

// around takes the marks off that stand around a group, and notes them.
func (m *marks) around(text string) string {
	inner := strings.TrimFunc(text, isPointer)
	before, after, _ := strings.Cut(text, inner)
	for _, r := range before + after {
		m.point(r)
	}
	return inner
}

// isPointer holds for what people and programs put at a group or a digit to point at a step.
func isPointer(r rune) bool { return strings.ContainsRune("*#@-+", r) || 'A' <= r && r <= 'Z' }

func (m *marks) point(r rune) {
	m.triples = false
	if !strings.ContainsRune(m.pointers, r) {
		m.pointers += string(r)
	}
}
