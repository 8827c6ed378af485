package coords

import (
	"bytes"
	"fmt"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// Programs in answer set programming and Prolog have a fact for each given: initial(1,1,5). is row 1, column 1, digit 5.

// FactsExample are the givens of the running example, a row a line.
const FactsExample = `initial(1,6,4). initial(1,8,3).
initial(2,2,2). initial(2,3,3). initial(2,4,6). initial(2,7,7).
initial(3,2,8). initial(3,3,7). initial(3,8,2). initial(3,9,4).
initial(4,1,5). initial(4,2,4).
initial(5,1,1). initial(5,3,8). initial(5,5,5). initial(5,7,6). initial(5,9,7).
initial(6,8,9). initial(6,9,8).
initial(7,1,2). initial(7,2,3). initial(7,7,9). initial(7,8,6).
initial(8,3,4). initial(8,6,9). initial(8,7,3). initial(8,8,7).
initial(9,2,5). initial(9,4,3).
`

// fact is one of them: three numbers, and where it stands.
type fact struct {
	numbers [3]int
	at      puzzle.Pos
}

// fewestFacts is the number of facts that a list has at least: possible(0,2,2) alone is a call in some program.
const fewestFacts = 3

// ReadFacts reads lines of facts of one name.
func ReadFacts(s *source.Source, p *puzzle.Puzzle) (int, error) {
	text, next := s.LineAt(0)
	if bytes.IndexByte(text, '(') < 0 || bytes.IndexByte(text, ',') < 0 {
		return 0, nil
	}
	name := ""
	if _, ok := factsOf(text, &name, puzzle.Pos{}); !ok {
		if !likeFacts(text) {
			return 0, nil
		}
		return next, s.Fault(source.Spaces(text), "facts as initial(1,1,5). with a fault, or of two names")
	}
	var all []fact
	at := 0
	for {
		text, next := s.LineAt(at)
		if next == at {
			break
		}
		found, ok := factsOf(text, &name, s.At(at))
		if !ok && (len(all) > 0 && likeFacts(text) || moreFacts(s, next, name)) {
			return pastText(s, at), s.Fault(at+source.Spaces(text), "this is no fact as %s(1,1,5).", name)
		}
		if !ok {
			break
		}
		all = append(all, found...)
		at = next
	}
	if len(all) < fewestFacts {
		return 0, nil
	}
	p.At = all[0].at
	p.Add("title", name)
	return at, placeFacts(all, p)
}

// likeFacts reports whether a line seems to have facts.
func likeFacts(text []byte) bool {
	for {
		i := bytes.IndexByte(text, '(')
		if i < 0 || i+6 > len(text) {
			return false
		}
		if b := text[i:]; i > 0 && source.IsAlphanumeric(rune(text[i-1])) && source.IsDigit(rune(b[1])) && b[2] == ',' && source.IsDigit(rune(b[3])) && b[4] == ',' && source.IsDigit(rune(b[5])) {
			return bytes.HasSuffix(bytes.TrimRightFunc(text, source.IsSpace), []byte("."))
		}
		text = text[i+1:]
	}
}

// moreFacts reports whether facts of that name are in the next line.
func moreFacts(s *source.Source, at int, name string) bool {
	text, _ := s.LineAt(at)
	found, ok := factsOf(text, &name, puzzle.Pos{})
	return ok && len(found) > 0
}

// pastText is the offset behind the lines up to the next empty one.
func pastText(s *source.Source, at int) int {
	for {
		text, next := s.LineAt(at)
		if next == at || source.IsBlank(text) {
			return at
		}
		at = next
	}
}

// factsOf are the facts of a line; it is not ok where the line has anything else, or facts of another name.
func factsOf(text []byte, name *string, start puzzle.Pos) (out []fact, ok bool) {
	text, _, _ = bytes.Cut(text, []byte{'%'})
	w := source.WordsOf(string(text))
	for {
		w.Space()
		if w.At == len(w.Text) {
			return out, true
		}
		f := fact{at: start}
		f.at.Column += w.At
		from := w.At
		for source.IsAlphanumeric(w.Peek()) || w.Peek() == '_' {
			w.At++
		}
		n := w.Since(from)
		if n == "" || *name != "" && n != *name || source.IsDigit(rune(n[0])) || !w.Take("(") {
			return nil, false
		}
		for i := range f.numbers {
			w.Space()
			digits := w.Digits()
			if len(digits) != 1 {
				return nil, false
			}
			f.numbers[i] = int(digits[0] - '0')
			w.Space()
			if i < 2 && !w.Take(",") {
				return nil, false
			}
		}
		if !w.Take(")") {
			return nil, false
		}
		if w.Space(); !w.Take(".") && !w.Take(";") && !w.Take(",") && w.At < len(w.Text) {
			return nil, false
		}
		*name = n
		out = append(out, f)
	}
}

// placeFacts puts the digits on the board. Rows and columns count from 0 where one of them is 0.
func placeFacts(all []fact, p *puzzle.Puzzle) error {
	first := 1
	for _, f := range all {
		if f.numbers[0] == 0 || f.numbers[1] == 0 {
			first = 0
		}
	}
	if first == 0 {
		p.Note("read rows and columns as counted from 0")
	}
	for _, f := range all {
		row, col, d := f.numbers[0]-first, f.numbers[1]-first, f.numbers[2]
		if max(row, col) > 8 {
			return &puzzle.SyntaxError{Pos: f.at, Msg: fmt.Sprintf("rows and columns count from 0 here, and %d is the tenth", 9)}
		}
		c := board.CellAt(row, col)
		if was := p.Givens[c]; d != 0 && was != 0 && was != board.Digit(d) {
			return &puzzle.SyntaxError{Pos: f.at, Msg: fmt.Sprintf("%v is %d here and %v before", c, d, was)}
		}
		if d != 0 {
			p.Givens[c] = board.Digit(d)
		}
	}
	return nil
}
