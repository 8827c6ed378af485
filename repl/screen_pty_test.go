//go:build linux || darwin

package repl

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// screen is what a person would see: a model of a terminal that knows as much as the tests need. Colours
// are ignored, each rune takes one place.
type screen struct {
	width    int
	rows     [][]rune // the last ones are the screen, those before have scrolled away
	height   int
	row, col int  // of the cursor; row counts in rows
	wrap     bool // the last column was written: the next rune goes to the next line
	clip     bool // it does not, but into the last column
	climbs   bool // a backspace in the first column goes to the end of the row above if that is full, as in tmux
	saved    [2]int
	pastes   bool // bracketed paste is on
	bells    int
	unknown  []string // sequences that the model does not know
	pending  string   // a sequence or rune that is not complete
}

func newScreen(width, height int) *screen {
	s := &screen{width: width, height: height}
	for range height {
		s.rows = append(s.rows, nil)
	}
	return s
}

// Write shows what a program writes.
func (s *screen) Write(p []byte) (int, error) {
	s.pending += string(p)
	for s.pending != "" {
		n := s.one(s.pending)
		if n == 0 {
			break
		}
		s.pending = s.pending[n:]
	}
	return len(p), nil
}

// one deals with the first thing in a text and returns its length: 0 when it is not complete.
func (s *screen) one(text string) int {
	switch text[0] {
	case '\r':
		s.col, s.wrap = 0, false
	case '\n':
		s.down()
	case '\b':
		if s.col == 0 && s.climbs && s.row > s.top() && len(s.rows[s.row-1]) == s.width {
			s.row, s.col = s.row-1, s.width
		}
		s.col, s.wrap = max(s.col-1, 0), false
	case '\a':
		s.bells++
	case '\t':
		s.col = min(s.col/8*8+8, s.width-1)
	case 0x1b:
		return s.sequence(text)
	default:
		if !utf8.FullRuneInString(text) {
			return 0
		}
		r, size := utf8.DecodeRuneInString(text)
		s.put(r)
		return size
	}
	return 1
}

func (s *screen) put(r rune) {
	if s.wrap {
		s.col = 0
		s.down()
	}
	line := &s.rows[s.row]
	for len(*line) <= s.col {
		*line = append(*line, ' ')
	}
	(*line)[s.col] = r
	if s.col < s.width-1 {
		s.col++
	} else {
		s.wrap = !s.clip
	}
}

func (s *screen) down() {
	s.wrap = false
	if s.row++; s.row == len(s.rows) {
		s.rows = append(s.rows, nil)
	}
}

// top is the first row on the screen.
func (s *screen) top() int { return len(s.rows) - s.height }

// sequence deals with what begins with Esc.
func (s *screen) sequence(text string) int {
	if len(text) < 2 {
		return 0
	}
	switch text[1] {
	case '[':
	case '7':
		s.saved = [2]int{len(s.rows) - s.row, s.col}
		return 2
	case '8':
		s.row, s.col = len(s.rows)-s.saved[0], s.saved[1]
		s.wrap = false
		return 2
	default:
		s.unknown = append(s.unknown, text[:2])
		return 2
	}
	n := strings.IndexFunc(text[2:], func(r rune) bool { return r >= '@' })
	if n < 0 {
		return 0
	}
	s.control(text[2:2+n], text[2+n])
	return n + 3
}

func (s *screen) control(params string, last byte) {
	first, second, _ := strings.Cut(params, ";")
	n, _ := strconv.Atoi(first)
	m, _ := strconv.Atoi(second)
	s.wrap = s.wrap && last == 'm'
	switch last {
	case 'A':
		s.row = max(s.row-max(n, 1), s.top())
	case 'B':
		s.row = min(s.row+max(n, 1), len(s.rows)-1)
	case 'C':
		s.col = min(s.col+max(n, 1), s.width-1)
	case 'D':
		s.col = max(s.col-max(n, 1), 0)
	case 'H':
		s.row, s.col = s.top()+max(n, 1)-1, max(m, 1)-1
	case 'J':
		s.erase(n)
	case 'K':
		if n == 2 {
			s.rows[s.row] = nil
		} else {
			s.cut()
		}
	case 'm':
	case 'h', 'l':
		switch params {
		case "?2004":
			s.pastes = last == 'h'
		case "?7":
			s.clip = last == 'l'
		default:
			s.unknown = append(s.unknown, params+string(last))
		}
	default:
		s.unknown = append(s.unknown, params+string(last))
	}
}

// erase clears below the cursor, or the screen.
func (s *screen) erase(how int) {
	from := s.row + 1
	if how == 2 {
		from = s.top()
	} else {
		s.cut()
	}
	for i := from; i < len(s.rows); i++ {
		s.rows[i] = nil
	}
}

// cut clears the line from the cursor on.
func (s *screen) cut() {
	if line := s.rows[s.row]; len(line) > s.col {
		s.rows[s.row] = line[:s.col]
	}
}

// resize changes the width. Lines stay as they were broken, as in a terminal that does not break anew.
func (s *screen) resize(width int) {
	s.width = width
	s.col = min(s.col, width-1)
}

// lines are the rows that are not empty, without spaces at their ends.
func (s *screen) lines() []string {
	var out []string
	for _, row := range s.rows {
		if line := strings.TrimRight(string(row), " "); line != "" {
			out = append(out, line)
		}
	}
	return out
}

// visible are the lines that have not scrolled away.
func (s *screen) visible() []string {
	return (&screen{rows: s.rows[s.top():]}).lines()
}

func (s *screen) String() string { return strings.Join(s.lines(), "\n") }
