package format_test

import (
	"testing"

	"deduku/board/format"
	"deduku/board/puzzle"
)

// TestByteDeleted deletes each byte of each example: what is left is refused, or has the same givens, or the same
// digits. Other boards come only of formats in which each cell is a number of candidates, where 49 without the 9 is a 4,
// and of a table: where its head fits no record, these are read as lines, each of which has two boards.
func TestByteDeleted(t *testing.T) {
	numbers := map[string]bool{"pm": true, "sdx": true, "csv": true}
	for _, f := range format.Formats() {
		whole, err := format.Parse(f.Example)
		if err != nil {
			t.Errorf("%s: %v", f.Name, err)
			continue
		}
		for i := range len(f.Example) {
			text := f.Example[:i] + f.Example[i+1:]
			p, err := format.Parse(text)
			if err != nil || p.Givens == whole.Givens || p.Digits() == whole.Digits() || numbers[f.Name] {
				continue
			}
			t.Errorf("%s: without byte %d, %q:\n%s\nis another board: %v, not %v", f.Name, i, f.Example[i], text, p.Digits(), whole.Digits())
		}
	}
}

// TestCellMissing has drawings with a cell missing: the message says in which row.
func TestCellMissing(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"explicit blanks, no outer frame", "...|..4|.3.\n.23|6..|7..\n.87|...|.24\n-----------\n54.|...|...\n1.8|.5.|6.7\n...|...|.98\n-----------\n23.|...|96.\n4..|83|..1\n.5.|3..|...\n", "4..|83|..1"},
	} {
		_, err := format.Parse(test.text)
		at, ok := err.(*puzzle.SyntaxError)
		if !ok {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		lines := 0
		for i := range test.text {
			if len(test.text)-i >= len(test.want) && test.text[i:i+len(test.want)] == test.want {
				break
			}
			if test.text[i] == '\n' {
				lines++
			}
		}
		if at.Line != lines+1 {
			t.Errorf("%s: the error is at line %d, want %d: %v", test.name, at.Line, lines+1, err)
		}
	}
}
