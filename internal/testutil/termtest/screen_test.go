//go:build linux || darwin

package termtest

import (
	"slices"
	"strings"
	"testing"
)

// TestScreen writes to a screen of ten columns and four rows.
func TestScreen(t *testing.T) {
	for _, test := range []struct {
		name, written string
		want          string // the lines, with | where the cursor is
	}{
		{"text", "ab\r\ncd", "ab\ncd|"},
		{"a line that fills its row waits", "0123456789", "012345678|9"},
		{"and wraps", "0123456789a", "0123456789\na|"},
		{"unless it may not", "\x1b[?7l0123456789ab\x1b[?7h", "012345678|b"},
		{"it may again", "\x1b[?7l0123456789ab\x1b[?7hcd", "012345678c\nd|"},
		{"over what was there", "abc\rX", "X|bc"},
		{"back", "abc\b\bX", "aX|c"},
		{"a tab", "a\tX", "a       X|"},
		{"it scrolls", "1\r\n2\r\n3\r\n4\r\n5\x1b[H", "1\n|2\n3\n4\n5"},
		{"up, down, right, left", "1\r\n2\x1b[A\x1b[2CX\x1b[B\x1b[2DY", "1  X\n2 Y|"},
		{"at the edges", "a\x1b[9A\x1b[99CX\x1b[99DY\x1b[99B\rZ", "Y        X\n\n\nZ|"},
		{"to a place", "\x1b[2;3HX", "\n  X|"},
		{"erased to the end", "abc\r\ndef\x1b[A\b\b\x1b[J", "a|"},
		{"erased in the line", "abc\r\ndef\x1b[A\b\b\x1b[K", "a|\ndef"},
		{"a line erased", "abc\x1b[2K", "   |"},
		{"all erased", "abc\r\ndef\x1b[2J", "\n   |"},
		{"saved and brought back", "ab\x1b7cd\r\n\x1b8X", "abX|d"},
		{"colours are nothing", "\x1b[31ma\x1b[0m", "a|"},
		{"emoji", "\xf0\x9f\x8e\xb2x", "🎲x|"},
		{"bells", "a\ab", "ab|"},
		{"to a column, to a row", "abc\x1b[2GX\x1b[3dY", "aXc\n\n  Y|"},
		{"the rows below and above", "1\x1b[2Ea\x1b[Fb", "1\nb|\na"},
		{"characters erased, removed, put in", "abcdef\x1b[1G\x1b[2X\x1b[2C\x1b[P\x1b[2@", "  |  def"},
		{"rows put in and removed", "1\r\n2\r\n3\r\n4\x1b[2d\x1b[L\x1b[1d\x1b[M", " |\n2\n3"},
		{"up at the top", "1\r\n2\x1b[1d\x1bMx", " x|\n1\n2"},
		{"repeated", "ab\x1b[3b", "abbbb|"},
		{"tabs", "\x1b[2IX\x1b[2ZY", "Y|        X"},
		{"questions and titles", "a\x1b[?2026$p\x1b]2;title\a\x1bP+q\x1b\\\x1b[>1ub", "ab|"},
		{"another screen and back", "ab\x1b[?1049hcd\x1b[?25l\x1b[?1049l\x1b[?25hc", "abc|"},
	} {
		t.Run(test.name, func(t *testing.T) {
			whole, split := newScreen(10, 4), newScreen(10, 4)
			whole.Write([]byte(test.written))
			for _, b := range []byte(test.written) {
				split.Write([]byte{b})
			}
			for _, s := range []*Screen{whole, split} {
				if got := withCursor(s); got != test.want || len(s.unknown) > 0 {
					t.Errorf("got\n%q\nwant\n%q; not known: %q", got, test.want, s.unknown)
				}
			}
		})
	}
}

// withCursor is a screen with all its rows and a | where the cursor is.
func withCursor(s *Screen) string {
	var rows []string
	for i, row := range s.rows {
		row = slices.Clone(row)
		if i == s.Row {
			for len(row) < s.Col {
				row = append(row, ' ')
			}
			row = slices.Insert(row, s.Col, '|')
		}
		rows = append(rows, string(row))
	}
	return strings.TrimRight(strings.Join(rows, "\n"), "\n")
}

// TestScreenUnknown notes what the model does not know.
func TestScreenUnknown(t *testing.T) {
	s := newScreen(10, 4)
	s.Write([]byte("a\x1b[?99lb\x1bNc\x1b[3Sd"))
	if want := []string{"?99", "\x1bN", "3S"}; !slices.Equal(s.unknown, want) || s.String() != "abcd" {
		t.Errorf("got %q on %q, want %q", s.unknown, s, want)
	}
}

// TestScreenClimbs goes back from the first column.
func TestScreenClimbs(t *testing.T) {
	for _, climbs := range []bool{false, true} {
		s := newScreen(5, 4)
		s.Climbs = climbs
		s.Write([]byte("12345\x1b[Ba\b\b"))
		s.Write([]byte("\r\b"))
		if want := map[bool]int{false: 1, true: 0}[climbs]; s.Row != want {
			t.Errorf("climbs %v: the cursor is in row %d, want %d", climbs, s.Row, want)
		}
	}
}

// TestScreenVisible tells what has scrolled away from what is there.
func TestScreenVisible(t *testing.T) {
	s := newScreen(5, 2)
	s.Write([]byte("1 \r\n\r\n3\r\n4\x1b[?2004h"))
	if got := s.Visible(); !slices.Equal(got, []string{"3", "4"}) || s.Top() != 2 || !s.Pastes {
		t.Errorf("got %q from row %d, pastes: %v", got, s.Top(), s.Pastes)
	}
	if got := s.String(); got != "1\n3\n4" {
		t.Errorf("got %q", got)
	}
	s.resize(1)
	if s.Col != 0 {
		t.Errorf("the cursor is at %d", s.Col)
	}
}
