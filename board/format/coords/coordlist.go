package coords

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// Read reads lines of coordinates up to an empty line.
func Read(s *source.Source, p *puzzle.Puzzle) (int, error) {
	text, _ := s.LineAt(0)
	if !mayBeCoordinates(text) || !likeCoordinates(string(text)) || compactGrid(s) || SheetAhead(s) {
		return 0, nil
	}
	p.At = s.At(source.Spaces(text))
	l := coordinateList{puzzle: p, here: s.At(0)}
	var failed error
	at, goesOn := 0, false
	for {
		text, next := s.LineAt(at)
		if next == at || source.IsBlank(text) || !source.IsComment(text) && !goesOn && !likeCoordinates(string(text)) {
			break
		}
		if !source.IsComment(text) {
			goesOn = strings.HasSuffix(strings.TrimRightFunc(string(text), source.IsSpace), ",") // the next line is of the list, too
		}
		if failed == nil && !source.IsComment(text) {
			failed = l.line(string(text))
		}
		l.here.Line++
		l.here.Column = 1
		at = next
	}
	if failed == nil && l.pairs {
		p.Note("read (4,7) as row 4, column 7")
	}
	if failed == nil && l.letters {
		p.Note("read A2 as row 1, column 2")
	}
	if failed == nil && l.triples {
		p.Note("read triples as column, row, digit")
	}
	return at, failed
}

// coordinateList puts what lines of coordinates say into a puzzle.
type coordinateList struct {
	puzzle  *puzzle.Puzzle
	here    puzzle.Pos              // the start of the line
	set     [board.Cells]puzzle.Pos // where each digit comes from
	pairs   bool                    // some cell was written as (4,7)
	letters bool                    // some cell was written as D7
	triples bool                    // some cell was written as 4 7 5
}

func (l *coordinateList) line(text string) error {
	edits, err := Assignments(text, board.RC)
	if err != nil {
		se := *err.(*puzzle.SyntaxError)
		place := l.here
		place.Column += se.Column - 1
		se.Pos = place
		return &se
	}
	runes := []rune(text)
	for _, e := range edits {
		at := l.here
		at.Column += e.Column - 1
		l.pairs = l.pairs || runes[e.Column-1] == '('
		l.letters = l.letters || runes[e.Column-1]|0x20 >= 'a' && runes[e.Column-1]|0x20 <= 'i'
		l.triples = l.triples || source.IsDigit(runes[e.Column-1])
		if err := l.edit(e, at); err != nil {
			return err
		}
	}
	return nil
}

func (l *coordinateList) edit(e Edit, at puzzle.Pos) error {
	was := l.puzzle.Givens[e.Cell]
	switch {
	case e.Eliminate && was == e.Digit || !e.Eliminate && l.eliminated(e.Candidate):
		return &puzzle.SyntaxError{Pos: at, Msg: fmt.Sprintf("%v is both placed and eliminated", e.Candidate)}
	case e.Eliminate:
		if !l.eliminated(e.Candidate) {
			l.puzzle.Eliminated = append(l.puzzle.Eliminated, e.Candidate)
		}
	case was != 0 && was != e.Digit:
		return &puzzle.SyntaxError{Pos: at, Msg: fmt.Sprintf("%v is set to %v here and to %v at %v", e.Cell, e.Digit, was, l.set[e.Cell])}
	default:
		l.puzzle.Givens[e.Cell] = e.Digit
		l.set[e.Cell] = at
	}
	return nil
}

func (l *coordinateList) eliminated(x board.Candidate) bool {
	for _, c := range l.puzzle.Eliminated {
		if c == x {
			return true
		}
	}
	return false
}

// mayBeCoordinates is false for most lines that are not like coordinates, at once.
func mayBeCoordinates(line []byte) bool {
	line = line[source.Spaces(line):]
	if len(line) == 0 || !source.IsDigit(rune(line[0])) {
		return len(line) > 1 && source.CellOf[line[0]] == source.NoCell
	}
	i := bytes.IndexFunc(line, func(r rune) bool { return !source.IsBreak(r) && !source.IsDigit(r) })
	return i < 0 || line[i] == '#' || line[i] == '/'
}

// likeCoordinates reports whether a line begins with an assignment or has only groups of three digits, one of
// them at least. It may still have faults, which are then told as faults of coordinates.
func likeCoordinates(line string) bool {
	w := cellWordsOf(line, board.RC)
	w.Separator()
	if !source.IsDigit(w.Peek()) {
		return w.likeAssignment()
	}
	for w.At < len(w.Text) && !w.remark() {
		n, digits := 0, 0
		for source.IsDigit(w.Peek()) {
			run := w.Digits()
			if source.HasZero(run) {
				return false
			}
			digits += len(run)
			n++
			w.Space()
		}
		if digits != 3 || n != 1 && n != 3 {
			return false
		}
		if r := w.Peek(); r != 0 && r != ',' && r != ';' && !w.remark() {
			return false
		}
		w.Separator()
	}
	return true
}

// likeAssignment reports whether a cell and a sign or a digit come next, or cells with commas between them, a sign, and a digit.
func (w *cellWords) likeAssignment() bool {
	sure, ok := w.likeCell()
	if !ok {
		return false
	}
	at := w.At
	if w.likeSign(sure) {
		return true
	}
	for w.At = at; w.listed(); {
		if _, ok := w.likeCell(); !ok {
			return false
		}
		if _, ok := w.sign(); ok && source.IsDigit(w.Peek()) {
			return true
		}
	}
	return false
}

// likeCell passes over what looks like a cell, or like several. sure reports whether it can't be a word of a text.
func (w *cellWords) likeCell() (sure, ok bool) {
	switch r := w.Peek(); {
	case r == 'r' || r == 'R':
		w.At++
		if w.Digits() == "" || w.Peek() != 'c' && w.Peek() != 'C' {
			return false, false
		}
		w.At++
		return true, w.Digits() != ""
	case r == '(':
		w.At++
		w.Space()
		if w.Digits() == "" {
			return false, false
		}
		w.Separator()
		if w.Digits() == "" {
			return false, false
		}
		w.Space()
		return true, w.Take(")")
	case 'A' <= r && r <= 'Z' || 'a' <= r && r <= 'z':
		w.At++
		return false, w.Digits() != ""
	}
	return false, false
}

// likeSign reports whether a sign and a digit come next, or where the cell cannot be a word of a text, a sign
// without a digit or nothing at all.
func (w *cellWords) likeSign(sure bool) bool {
	_, ok := w.sign()
	if !ok || source.IsDigit(w.Peek()) {
		return ok || sure && w.At == len(w.Text)
	}
	return sure && (w.At == len(w.Text) || !source.IsSpace(w.Text[w.At-1]))
}

// compactGrid holds for nine lines of three groups without spaces, which are rows of boxes, not triples.
func compactGrid(s *source.Source) bool {
	at := 0
	for range 9 {
		text, next := s.LineAt(at)
		if n, longest := source.Groups([]rune(string(text))); n != 3 || longest != 3 {
			return false
		}
		at = next
	}
	text, _ := s.LineAt(at)
	return source.Glance(text).Shape != source.Short
}

// SheetAhead reports whether the rows of a grid follow. Such rows have spaces, or nothing between two tabs, for blanks, so some may
// look like triples. Rows of three digits have wide gaps. Triples have them only in aligned columns, or if there is only one triple.
func SheetAhead(s *source.Source) bool {
	at, lines := 0, 0
	wide, even := true, true    // each line has room in nine columns; each is a triple with single separators
	gap, uneven := false, false // some line has three digits and a wide gap; the lines have their digits in different columns
	var first []int             // columns of the digits of the first line
	for {
		text, next := s.LineAt(at)
		if next == at || source.IsBlank(text) {
			return lines == 9 && wide && !even || gap && uneven || lines == 1 && rowFollows(s, next)
		}
		if bytes.Contains(text, []byte("\t\t")) || bytes.Count(text, []byte("\t")) == 8 || len(text) > 0 && text[0] == '\t' {
			return true
		}
		digits := 0
		var columns []int
		for i, c := range text {
			switch {
			case '1' <= c && c <= '9':
				digits++
				columns = append(columns, i)
			case c != ' ' && c != '\t':
				return gap && uneven || lines == 1 && rowFollows(s, at) // coordinates have such signs, and rows have not
			}
		}
		if lines > 0 && !likeCoordinates(string(text)) {
			return true
		}
		if lines == 0 {
			first = columns
		}
		uneven = uneven || !slices.Equal(first, columns)
		gap = gap || digits == 3 && bytes.Contains(bytes.TrimSpace(text), []byte("  "))
		wide = wide && len(text) <= 9
		even = even && (len(text) == 3 || len(text) == 5) && digits == 3
		lines++
		at = next
	}
}

// rowFollows reports whether the next line that is not empty has digits and is not a coordinate.
func rowFollows(s *source.Source, at int) bool {
	for start := at; at-start < source.MaxLine; {
		text, next := s.LineAt(at)
		if next == at {
			break
		}
		if !source.IsBlank(text) {
			return source.Glance(text).Shape == source.Short && !likeCoordinates(string(text))
		}
		at = next
	}
	return false
}
