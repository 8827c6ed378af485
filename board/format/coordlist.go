package format

import (
	"bytes"
	"fmt"
	"strings"

	"deduku/board"
)

// readCoordinates reads lines of coordinates up to an empty line.
func readCoordinates(s *Source, p *Puzzle) (int, error) {
	text, _ := s.lineAt(0)
	if !mayBeCoordinates(text) || !likeCoordinates(string(text)) || compactGrid(s) || sheetAhead(s) {
		return 0, nil
	}
	p.At = s.at(spaces(text))
	l := coordinateList{puzzle: p, here: s.at(0)}
	var failed error
	at, goesOn := 0, false
	for {
		text, next := s.lineAt(at)
		if next == at || isBlank(text) || !isComment(text) && !goesOn && !likeCoordinates(string(text)) {
			break
		}
		if !isComment(text) {
			goesOn = strings.HasSuffix(strings.TrimRightFunc(string(text), isSpace), ",") // the next line is of the list, too
		}
		if failed == nil && !isComment(text) {
			failed = l.line(string(text))
		}
		l.here.Line++
		l.here.Column = 1
		at = next
	}
	if failed == nil && l.pairs {
		p.note("read (4,7) as row 4, column 7")
	}
	return at, failed
}

// coordinateList puts what lines of coordinates say into a puzzle.
type coordinateList struct {
	puzzle *Puzzle
	here   Pos              // the start of the line
	set    [board.Cells]Pos // where each digit comes from
	pairs  bool             // some cell was written as (4,7)
}

func (l *coordinateList) line(text string) error {
	edits, err := Assignments(text, board.RC)
	if err != nil {
		se := *err.(*SyntaxError)
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
		if err := l.edit(e, at); err != nil {
			return err
		}
	}
	return nil
}

func (l *coordinateList) edit(e Edit, at Pos) error {
	was := l.puzzle.Givens[e.Cell]
	switch {
	case e.Eliminate && was == e.Digit || !e.Eliminate && l.eliminated(e.Candidate):
		return &SyntaxError{at, fmt.Sprintf("%v is both placed and eliminated", e.Candidate)}
	case e.Eliminate:
		if !l.eliminated(e.Candidate) {
			l.puzzle.Eliminated = append(l.puzzle.Eliminated, e.Candidate)
		}
	case was != 0 && was != e.Digit:
		return &SyntaxError{at, fmt.Sprintf("%v is set to %v here and to %v at %v", e.Cell, e.Digit, was, l.set[e.Cell])}
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
	line = line[spaces(line):]
	if len(line) == 0 || !isDigit(rune(line[0])) {
		return len(line) > 1 && cellOf[line[0]] == noCell
	}
	i := bytes.IndexFunc(line, func(r rune) bool { return !isBreak(r) && !isDigit(r) })
	return i < 0 || line[i] == '#' || line[i] == '/'
}

// likeCoordinates reports whether a line begins with an assignment or has only groups of three digits, one of
// them at least. It may still have faults, which are then told as faults of coordinates.
func likeCoordinates(line string) bool {
	w := cellWordsOf(line, board.RC)
	w.separator()
	if !isDigit(w.peek()) {
		return w.likeAssignment()
	}
	for w.at < len(w.text) && !w.remark() {
		n, digits := 0, 0
		for isDigit(w.peek()) {
			run := w.digits()
			if hasZero(run) {
				return false
			}
			digits += len(run)
			n++
			w.space()
		}
		if digits != 3 || n != 1 && n != 3 {
			return false
		}
		if r := w.peek(); r != 0 && r != ',' && r != ';' && !w.remark() {
			return false
		}
		w.separator()
	}
	return true
}

// likeAssignment reports whether a cell and a sign or a digit come next.
func (w *cellWords) likeAssignment() bool {
	switch r := w.peek(); {
	case r == 'r' || r == 'R':
		w.at++
		if w.digits() == "" || w.peek() != 'c' && w.peek() != 'C' {
			return false
		}
		w.at++
		return w.digits() != "" && w.likeSign(true)
	case r == '(':
		w.at++
		w.space()
		if w.digits() == "" {
			return false
		}
		w.separator()
		if w.digits() == "" {
			return false
		}
		w.space()
		return w.take(")") && w.likeSign(true)
	case 'A' <= r && r <= 'Z' || 'a' <= r && r <= 'z':
		w.at++
	default:
		return false
	}
	return w.digits() != "" && w.likeSign(false)
}

// likeSign reports whether a sign and a digit come next, or where the cell cannot be a word of a text, a sign
// without a digit or nothing at all.
func (w *cellWords) likeSign(sure bool) bool {
	_, ok := w.sign()
	if !ok || isDigit(w.peek()) {
		return ok || sure && w.at == len(w.text)
	}
	return sure && (w.at == len(w.text) || !isSpace(w.text[w.at-1]))
}

// compactGrid holds for nine lines of three groups without spaces, which are rows of boxes, not triples.
func compactGrid(s *Source) bool {
	at := 0
	for range 9 {
		text, next := s.lineAt(at)
		if n, longest := groups([]rune(string(text))); n != 3 || longest != 3 {
			return false
		}
		at = next
	}
	text, _ := s.lineAt(at)
	return glance(text).shape != short
}

// sheetAhead holds for the rows of a grid in which blanks are typed as spaces, or as nothing between two tabs: some of
// them may look like triples.
func sheetAhead(s *Source) bool {
	at, lines := 0, 0
	wide, even := true, true // each line has room in nine columns; each is a triple with single separators
	for {
		text, next := s.lineAt(at)
		if next == at || isBlank(text) {
			return lines == 9 && wide && !even
		}
		if bytes.Contains(text, []byte("\t\t")) || bytes.Count(text, []byte("\t")) == 8 || len(text) > 0 && text[0] == '\t' {
			return true
		}
		digits := 0
		for _, c := range text {
			switch {
			case '1' <= c && c <= '9':
				digits++
			case c != ' ' && c != '\t':
				return false // what only coordinates have, or something else
			}
		}
		if lines > 0 && !likeCoordinates(string(text)) {
			return true
		}
		wide = wide && len(text) <= 9
		even = even && (len(text) == 3 || len(text) == 5) && digits == 3
		lines++
		at = next
	}
}
