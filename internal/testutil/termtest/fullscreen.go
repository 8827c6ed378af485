//go:build linux || darwin

package termtest

import (
	"slices"
	"strings"
)

// What programs use that have the whole screen.

// wholeModes are modes of such programs: another screen, the cursor hidden, the mouse, frames drawn at once.
var wholeModes = []string{"?1049", "?25", "?1002", "?1003", "?1006", "?2026", "?2027"}

// mode switches a mode on or off. A hidden cursor is a mode that is on.
func (s *Screen) mode(name string, on bool) {
	for _, name := range strings.Split(strings.TrimPrefix(name, "?"), ";") {
		name = "?" + name
		if !slices.Contains(wholeModes, name) {
			s.unknown = append(s.unknown, name)
			continue
		}
		is := slices.Contains(s.Modes, name)
		switch wanted := on != (name == "?25"); {
		case wanted && !is:
			s.Modes = append(s.Modes, name)
		case !wanted && is:
			s.Modes = slices.DeleteFunc(slices.Clone(s.Modes), func(m string) bool { return m == name })
		default:
			continue
		}
		if name == "?1049" {
			s.other(on)
		}
	}
}

// other shows the other screen, or the one below it again.
func (s *Screen) other(on bool) {
	if on {
		below := *s
		s.under = &below
		s.rows = make([][]rune, s.height)
		s.Row, s.Col = 0, 0
		return
	}
	s.rows, s.Row, s.Col, s.under = s.under.rows, s.under.Row, s.under.Col, nil
}

// whole deals with sequences that move, erase and repeat; it reports whether it knows one. Questions, and
// where tabs stop, which is where they do, are not to be seen.
func (s *Screen) whole(params string, n int, last byte) bool {
	switch last {
	case 'G', '`':
		s.Col, s.wrap = min(n, s.Width)-1, false
	case 'd':
		s.Row, s.wrap = s.Top()+min(n, s.height)-1, false
	case 'E':
		s.Row, s.Col, s.wrap = min(s.Row+n, len(s.rows)-1), 0, false
	case 'F':
		s.Row, s.Col, s.wrap = max(s.Row-n, s.Top()), 0, false
	case 'X':
		line := s.rows[s.Row]
		for i := s.Col; i < min(s.Col+n, len(line)); i++ {
			line[i] = ' '
		}
	case 'P':
		if line := s.rows[s.Row]; s.Col < len(line) {
			s.rows[s.Row] = slices.Delete(line, s.Col, min(s.Col+n, len(line)))
		}
	case '@':
		if line := s.rows[s.Row]; s.Col < len(line) {
			line = slices.Insert(line, s.Col, []rune(strings.Repeat(" ", n))...)
			s.rows[s.Row] = line[:min(len(line), s.Width)]
		}
	case 'L':
		s.rows = slices.Insert(s.rows, s.Row, make([][]rune, n)...)[:len(s.rows)]
	case 'M':
		s.rows = append(slices.Delete(s.rows, s.Row, min(s.Row+n, len(s.rows))), make([][]rune, min(n, len(s.rows)-s.Row))...)
	case 'b':
		for range n {
			s.put(s.last)
		}
	case 'I':
		s.Col = min((s.Col/8+n)*8, s.Width-1)
	case 'Z':
		s.Col = max(((s.Col+7)/8-n)*8, 0)
	case 'u', 'p', 'c', 'n', 'q', 't', 'W':
		return true
	default:
		return false
	}
	return true
}

// upTo is a text up to the first of some ends, with it; empty where there is none.
func upTo(text string, ends ...string) string {
	shortest := ""
	for _, end := range ends {
		if before, _, ok := strings.Cut(text, end); ok && (shortest == "" || len(before)+len(end) < len(shortest)) {
			shortest = before + end
		}
	}
	return shortest
}

// resizeBoth changes the size. What a program has drawn stays where it was.
func (s *Screen) resizeBoth(width, height int) {
	s.Width = width
	for len(s.rows) < height {
		s.rows = append(s.rows, nil)
	}
	if s.under != nil {
		s.rows = s.rows[:height]
		s.under.resizeBoth(width, height)
	}
	s.height = height
	s.Row, s.Col = min(s.Row, len(s.rows)-1), min(s.Col, width-1)
}
