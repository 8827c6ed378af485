package editline

import (
	"strings"
	"testing"
)

// at is an editor on a screen that is 20 wide, with a history and words to complete.
func at(out *strings.Builder) *Editor {
	return &Editor{
		Out: out, Width: func() int { return 20 },
		History: func() []string { return []string{"solve", "board 1\nboard 2", "hint full", "amount"} },
		Complete: func(line string) (words []string) {
			for _, w := range []string{"solve", "step", "stats", "dir/"} {
				if strings.HasPrefix(w, line[lastWord(line):]) {
					words = append(words, w)
				}
			}
			return words
		},
	}
}

// TestEditor types keys, one a word, and has the line at their end.
func TestEditor(t *testing.T) {
	long := map[string]string{
		"home": "\x01", "end": "\x05", "left": "\x02", "right": "\x06", "wordleft": "\x1bb", "wordright": "\x1bf", "back": "\x7f",
		"delete": "\x04", "killend": "\x0b", "killstart": "\x15", "killword": "\x17", "killnext": "\x1bd", "yank": "\x19", "swap": "\x14",
		"up": "\x10", "down": "\x0e", "tab": "\t", "search": "\x12", "leave": "\x07", "space": " ", "enter": "\r", "nothing": "\x0f",
	}
	for _, c := range []struct {
		name, keys, want string
		outcome          Outcome
	}{
		{"letters", "a b ü", "abü", Editing},
		{"in the middle", "a c left b", "abc", Editing},
		{"at both ends", "b home a end c", "abc", Editing},
		{"not beyond the ends", "left a right right b home left c", "cab", Editing},
		{"taken away", "a b c back left delete", "a", Editing},
		{"nothing to take away", "back a end delete", "a", Editing},
		{"by words", "a b space c d wordleft x wordleft wordleft y end wordleft wordright z", "yab xcdz", Editing},
		{"killed and back", "a space b killword c yank", "a cb", Editing},
		{"killed to the end, to the start, to the end of a word", "a b left killend home yank end space c killstart d yank home killnext", " c", Editing},
		{"swapped", "a b swap", "ba", Editing},
		{"swapped in the middle", "a b c left left swap", "bac", Editing},
		{"nothing to swap", "a swap", "a", Editing},
		{"no key", "a nothing", "a", Editing},
		{"up", "up", "amount", Editing},
		{"up past several rows", "up up up", "solve", Editing},
		{"not beyond", "up up up up up", "solve", Editing},
		{"down again", "x up up down down", "x", Editing},
		{"the only word", "s o tab", "solve ", Editing},
		{"a folder", "d tab", "dir/", Editing},
		{"as far as certain", "s t tab", "st", Editing},
		{"no such word", "x tab", "x", Editing},
		{"search", "search h i", "hint full", Editing},
		{"search on", "search o search", "solve", Editing},
		{"search, corrected", "search h x back back s", "solve", Editing},
		{"search, left", "a search h leave", "a", Editing},
		{"search, then edited", "search h home x", "xhint full", Editing},
		{"entered", "a b left enter", "ab", Entered},
		{"search, then entered", "search f u enter", "hint full", Entered},
		{"dropped", "a b \x03", "", Interrupted},
		{"ended", "\x04", "", Ended},
	} {
		t.Run(c.name, func(t *testing.T) {
			var out strings.Builder
			e := at(&out)
			e.Begin("> ")
			outcome := Editing
			for _, key := range strings.Split(c.keys, " ") {
				if known, ok := long[key]; ok {
					key = known
				}
				outcome = e.Key(key)
			}
			if outcome != c.outcome {
				t.Errorf("outcome %d, want %d", outcome, c.outcome)
			}
			if got := e.Take(); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

// TestDraw has what is drawn of lines that fill a row and go on in the next.
func TestDraw(t *testing.T) {
	var out strings.Builder
	e := at(&out)
	e.Begin("> ")
	e.Insert(strings.Repeat("x", 17))
	out.Reset()
	e.Key("y")
	if got, want := out.String(), "\r\x1b[J> "+strings.Repeat("x", 17)+"y\r\n\r"; got != want {
		t.Errorf("a full row: got %q, want %q", got, want)
	}
	out.Reset()
	e.Key("\x01")
	if got, want := out.String(), "\r\x1b[1A\x1b[J> "+strings.Repeat("x", 17)+"y\r\n\x1b[1A\r\x1b[2C"; got != want {
		t.Errorf("back to its start: got %q, want %q", got, want)
	}
	out.Reset()
	e.Hide()
	if got, want := out.String(), "\r\x1b[J"; got != want {
		t.Errorf("hidden: got %q, want %q", got, want)
	}
}
