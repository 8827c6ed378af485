package terminal

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
)

func TestAdd(t *testing.T) {
	for _, test := range []struct {
		name string
		add  []string
		want []string
	}{
		{name: "in order", add: []string{"solve", "board"}, want: []string{"solve", "board"}},
		{name: "empty", add: []string{"", "solve", ""}, want: []string{"solve"}},
		{name: "blank", add: []string{"\t", "solve"}, want: []string{"solve"}},
		{name: "begins with a space", add: []string{" load secret", "solve"}, want: []string{"solve"}},
		{name: "begins with a space and could not be kept either", add: []string{" a\x00"}, want: nil},
		{name: "repeated", add: []string{"hint", "hint", "hint"}, want: []string{"hint"}},
		{name: "again later", add: []string{"hint", "solve", "hint"}, want: []string{"hint", "solve", "hint"}},
		{name: "repeated around a forgotten one", add: []string{"hint", " x", "hint"}, want: []string{"hint"}},
		{name: "space at the end", add: []string{"hint "}, want: []string{"hint "}},
		{name: "tab inside", add: []string{"set\tcolor"}, want: []string{"set\tcolor"}},
		{name: "beyond ASCII", add: []string{"load Rätsel/数独.txt"}, want: []string{"load Rätsel/数独.txt"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := NewHistory()
			for _, line := range test.add {
				if err := s.Add(line); err != nil {
					t.Errorf("%q: %v", line, err)
				}
			}
			if got := s.Lines(); !slices.Equal(got, test.want) {
				t.Errorf("%q:\n got %q\nwant %q", test.add, got, test.want)
			}
		})
	}
}

func TestRefused(t *testing.T) {
	for _, test := range []struct{ name, line, want string }{
		{name: "line end", line: "a\nb", want: "it holds a line end"},
		{name: "line end last", line: "solve\r\n", want: "it holds a line end"},
		{name: "invalid UTF-8", line: "load \xff.txt", want: "it is not UTF-8"},
		{name: "escape sequence", line: "load \x1b[2J", want: "it holds the control character U+001B"},
		{name: "zero byte", line: "a\x00", want: "it holds the control character U+0000"},
		{name: "control character of two bytes", line: "a\u009b2J", want: "it holds the control character U+009B"},
		{name: "too long", line: strings.Repeat("x", maxHistoryLine+1), want: "it has 4097 bytes, the most is 4096"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := NewHistory()
			err := s.Add(test.line)
			if !errors.Is(err, errHistoryRefused) || !strings.HasSuffix(err.Error(), test.want) {
				t.Errorf("%q: got %v, want %q", test.line, err, test.want)
			}
			if got := s.Lines(); len(got) > 0 {
				t.Errorf("%q: got %q, want nothing kept", test.line, got)
			}
		})
	}
}

// TestMemoryLimit holds a store to its limit, with the oldest lines going first.
func TestMemoryLimit(t *testing.T) {
	s := NewHistory()
	for i := range historyLimit + 10 {
		s.Add(fmt.Sprintf("line %d", i))
	}
	got := s.Lines()
	if len(got) != historyLimit || got[0] != "line 10" || got[historyLimit-1] != "line 2009" {
		t.Errorf("got %d lines from %q to %q, want %d from line 10 to line 2009", len(got), got[0], got[len(got)-1], historyLimit)
	}
}

// TestCopies holds a store to handing out copies, which callers may change.
func TestCopies(t *testing.T) {
	s := historyOf("a", "b")
	s.Lines()[0] = "x"
	if got := strings.Join(s.Lines(), " "); got != "a b" {
		t.Errorf("got %q, want %q", got, "a b")
	}
}

// historyOf returns a store of these lines, in memory.
func historyOf(lines ...string) *HistoryStore {
	s := NewHistory()
	s.lines = lines
	return s
}

func ExampleHistoryStore() {
	s := NewHistory()
	for _, line := range []string{"load 17.txt", "solve", "solve", " a private note", "why r4c7<>5"} {
		s.Add(line)
	}
	fmt.Println(s.Lines())
	// Output:
	// [load 17.txt solve why r4c7<>5]
}
