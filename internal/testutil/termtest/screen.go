//go:build linux || darwin

package termtest

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Screen is what a person would see: a model of a terminal that knows as much as the tests need. Colours
// are ignored, each rune takes one place.
type Screen struct {
	Width    int
	rows     [][]rune // the last ones are the screen, those before have scrolled away
	height   int
	Row, Col int  // of the cursor; Row counts also the rows that have scrolled away
	wrap     bool // the last column was written: the next rune goes to the next line
	clip     bool // it does not, but into the last column
	Climbs   bool // a backspace in the first column goes to the end of the row above if that is full, as in tmux
	saved    [2]int
	Pastes   bool     // bracketed paste is on
	Modes    []string // of a program that has the whole screen, as they are switched on: see fullscreen.go
	under    *Screen  // what the other screen hides
	last     rune     // that was written, to be repeated
	unknown  []string // sequences that the model does not know
	pending  string   // a sequence or rune that is not complete
}

func newScreen(width, height int) *Screen {
	s := &Screen{Width: width, height: height}
	for range height {
		s.rows = append(s.rows, nil)
	}
	return s
}

// Write shows what a program writes.
func (s *Screen) Write(p []byte) (int, error) {
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
func (s *Screen) one(text string) int {
	switch text[0] {
	case '\r':
		s.Col, s.wrap = 0, false
	case '\n':
		s.down()
	case '\b':
		if s.Col == 0 && s.Climbs && s.Row > s.Top() && len(s.rows[s.Row-1]) == s.Width {
			s.Row, s.Col = s.Row-1, s.Width
		}
		s.Col, s.wrap = max(s.Col-1, 0), false
	case '\a':
	case '\t':
		s.Col = min(s.Col/8*8+8, s.Width-1)
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

func (s *Screen) put(r rune) {
	s.last = r
	if s.wrap {
		s.Col = 0
		s.down()
	}
	line := &s.rows[s.Row]
	for len(*line) <= s.Col {
		*line = append(*line, ' ')
	}
	(*line)[s.Col] = r
	if s.Col < s.Width-1 {
		s.Col++
	} else {
		s.wrap = !s.clip
	}
}

func (s *Screen) down() {
	s.wrap = false
	if s.Row++; s.Row == len(s.rows) {
		s.rows = append(s.rows, nil)
	}
}

// Top is the first row on the screen.
func (s *Screen) Top() int { return len(s.rows) - s.height }

// sequence deals with what begins with Esc.
func (s *Screen) sequence(text string) int {
	if len(text) < 2 {
		return 0
	}
	switch text[1] {
	case '[':
	case ']', 'P': // a title, a question: nothing to be seen
		return len(upTo(text, "\a", "\x1b\\"))
	case '=', '>': // of the keypad
		return 2
	case 'M':
		if s.Row == s.Top() {
			s.rows = slices.Insert(s.rows, s.Row, nil)[:len(s.rows)]
		} else {
			s.Row--
		}
		s.wrap = false
		return 2
	case '7':
		s.saved = [2]int{len(s.rows) - s.Row, s.Col}
		return 2
	case '8':
		s.Row, s.Col = len(s.rows)-s.saved[0], s.saved[1]
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

func (s *Screen) control(params string, last byte) {
	first, second, _ := strings.Cut(params, ";")
	n, _ := strconv.Atoi(first)
	m, _ := strconv.Atoi(second)
	s.wrap = s.wrap && last == 'm'
	switch last {
	case 'A':
		s.Row = max(s.Row-max(n, 1), s.Top())
	case 'B':
		s.Row = min(s.Row+max(n, 1), len(s.rows)-1)
	case 'C':
		s.Col = min(s.Col+max(n, 1), s.Width-1)
	case 'D':
		s.Col = max(s.Col-max(n, 1), 0)
	case 'H':
		s.Row, s.Col = s.Top()+max(n, 1)-1, max(m, 1)-1
	case 'J':
		s.erase(n)
	case 'K':
		if n == 2 {
			s.rows[s.Row] = nil
		} else {
			s.cut()
		}
	case 'm':
	case 'h', 'l':
		switch params {
		case "?2004":
			s.Pastes = last == 'h'
		case "?7":
			s.clip = last == 'l'
		default:
			s.mode(params, last == 'h')
		}
	default:
		if !s.whole(params, max(n, 1), last) {
			s.unknown = append(s.unknown, params+string(last))
		}
	}
}

// erase clears below the cursor, or the screen.
func (s *Screen) erase(how int) {
	from := s.Row + 1
	if how == 2 {
		from = s.Top()
	} else {
		s.cut()
	}
	for i := from; i < len(s.rows); i++ {
		s.rows[i] = nil
	}
}

// cut clears the line from the cursor on.
func (s *Screen) cut() {
	if line := s.rows[s.Row]; len(line) > s.Col {
		s.rows[s.Row] = line[:s.Col]
	}
}

// resize changes the width. Lines stay as they were broken, as in a terminal that does not break anew.
func (s *Screen) resize(width int) {
	s.Width = width
	s.Col = min(s.Col, width-1)
}

// Lines are the rows that are not empty, without spaces at their ends.
func (s *Screen) Lines() []string {
	var out []string
	for _, row := range s.rows {
		if line := strings.TrimRight(string(row), " "); line != "" {
			out = append(out, line)
		}
	}
	return out
}

// Visible are the lines that have not scrolled away.
func (s *Screen) Visible() []string {
	return (&Screen{rows: s.rows[s.Top():]}).Lines()
}

func (s *Screen) String() string { return strings.Join(s.Lines(), "\n") }
