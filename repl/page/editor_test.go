package page

import (
	"strings"
	"testing"
)

// lineEditorAt is an editor on a screen that is 20 wide, with a history and words to complete.
func lineEditorAt(out *strings.Builder) *lineEditor {
	return &lineEditor{
		out: out, width: func() int { return 20 },
		previous: func() []string { return []string{"solve", "board 1\nboard 2", "hint full", "amount"} },
		completions: func(line string) (words []string) {
			for _, w := range []string{"solve", "step", "stats", "dir/"} {
				if strings.HasPrefix(w, line[lastWord(line):]) {
					words = append(words, w)
				}
			}
			return words
		},
	}
}

// TestLineEditor types keys, one a word, and has the line at their end.
func TestLineEditor(t *testing.T) {
	long := map[string]string{
		"home": "\x01", "end": "\x05", "left": "\x02", "right": "\x06", "wordleft": "\x1bb", "wordright": "\x1bf", "back": "\x7f",
		"delete": "\x04", "killend": "\x0b", "killstart": "\x15", "killword": "\x17", "killnext": "\x1bd", "yank": "\x19", "swap": "\x14",
		"up": "\x10", "down": "\x0e", "tab": "\t", "search": "\x12", "leave": "\x07", "space": " ", "enter": "\r", "nothing": "\x0f",
	}
	for _, c := range []struct {
		name, keys, want string
		outcome          lineOutcome
	}{
		{"letters", "a b ü", "abü", lineEditing},
		{"in the middle", "a c left b", "abc", lineEditing},
		{"at both ends", "b home a end c", "abc", lineEditing},
		{"not beyond the ends", "left a right right b home left c", "cab", lineEditing},
		{"taken away", "a b c back left delete", "a", lineEditing},
		{"nothing to take away", "back a end delete", "a", lineEditing},
		{"by words", "a b space c d wordleft x wordleft wordleft y end wordleft wordright z", "yab xcdz", lineEditing},
		{"killed and back", "a space b killword c yank", "a cb", lineEditing},
		{"killed to the end, to the start, to the end of a word", "a b left killend home yank end space c killstart d yank home killnext", " c", lineEditing},
		{"swapped", "a b swap", "ba", lineEditing},
		{"swapped in the middle", "a b c left left swap", "bac", lineEditing},
		{"nothing to swap", "a swap", "a", lineEditing},
		{"no key", "a nothing", "a", lineEditing},
		{"up", "up", "amount", lineEditing},
		{"up past several rows", "up up up", "solve", lineEditing},
		{"not beyond", "up up up up up", "solve", lineEditing},
		{"down again", "x up up down down", "x", lineEditing},
		{"the only word", "s o tab", "solve ", lineEditing},
		{"a folder", "d tab", "dir/", lineEditing},
		{"as far as certain", "s t tab", "st", lineEditing},
		{"no such word", "x tab", "x", lineEditing},
		{"search", "search h i", "hint full", lineEditing},
		{"search on", "search o search", "solve", lineEditing},
		{"search, corrected", "search h x back back s", "solve", lineEditing},
		{"search, left", "a search h leave", "a", lineEditing},
		{"search, then edited", "search h home x", "xhint full", lineEditing},
		{"entered", "a b left enter", "ab", lineEntered},
		{"search, then entered", "search f u enter", "hint full", lineEntered},
		{"dropped", "a b \x03", "", lineInterrupted},
		{"ended", "\x04", "", lineEnded},
	} {
		t.Run(c.name, func(t *testing.T) {
			var out strings.Builder
			e := lineEditorAt(&out)
			e.begin("> ")
			outcome := lineEditing
			for _, key := range strings.Split(c.keys, " ") {
				if known, ok := long[key]; ok {
					key = known
				}
				outcome = e.key(key)
			}
			if outcome != c.outcome {
				t.Errorf("outcome %d, want %d", outcome, c.outcome)
			}
			if got := e.take(); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

// TestDraw has what is drawn of lines that fill a row and go on in the next.
func TestDraw(t *testing.T) {
	var out strings.Builder
	e := lineEditorAt(&out)
	e.begin("> ")
	e.insertText(strings.Repeat("x", 17))
	out.Reset()
	e.key("y")
	if got, want := out.String(), "\r\x1b[J> "+strings.Repeat("x", 17)+"y\r\n\r"; got != want {
		t.Errorf("a full row: got %q, want %q", got, want)
	}
	out.Reset()
	e.key("\x01")
	if got, want := out.String(), "\r\x1b[1A\x1b[J> "+strings.Repeat("x", 17)+"y\r\n\x1b[1A\r\x1b[2C"; got != want {
		t.Errorf("back to its start: got %q, want %q", got, want)
	}
	out.Reset()
	e.hide()
	if got, want := out.String(), "\r\x1b[J"; got != want {
		t.Errorf("hidden: got %q, want %q", got, want)
	}
}
