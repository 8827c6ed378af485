package keys

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func key(text string) Event { return Event{Kind: Key, Text: text} }

// typed is one event a rune.
func typed(text string) []Event {
	var out []Event
	for _, r := range text {
		out = append(out, key(string(r)))
	}
	return out
}

func TestKeys(t *testing.T) {
	for _, c := range []struct {
		name  string
		input string
		want  []Event
	}{
		{name: "letters and a space", input: "a b", want: typed("a b")},
		{name: "UTF-8 is unharmed", input: "é…数🎲", want: typed("é…数🎲")},
		{name: "a rune cut short", input: "\xe2\x80a", want: typed("a")},
		{name: "bytes that are no rune", input: "\x80\xffa", want: typed("a")},
		{name: "C1 control characters", input: "\u0085\u009ba", want: typed("a")},
		{name: "Enter", input: "a\r", want: typed("a\r")},
		{name: "Ctrl-J is Enter", input: "a\n", want: typed("a\r")},
		{name: "LF after CR is swallowed", input: "a\r\nb\r\n", want: typed("a\rb\r")},
		{name: "empty lines of CRLF", input: "\r\n\r\n", want: typed("\r\r")},
		{name: "Ctrl-C and Ctrl-D", input: "\x03\x04", want: typed("\x03\x04")},
		{name: "Ctrl-Space would end the input", input: "\x00a", want: typed("a")},
		{name: "control characters that would be typed", input: "\x0f\x11\x16\x18\x1c\x1d\x1e\x1f", want: nil},
		{name: "Ctrl-L", input: "\x0c", want: []Event{{Kind: Clear}}},
		{name: "Ctrl-Z", input: "\x1a", want: []Event{{Kind: Suspend}}},
		{name: "Delete", input: "\x1b[3~", want: []Event{{Kind: Delete}}},
		{name: "Delete with Shift", input: "\x1b[3;2~\x1b[3$", want: []Event{{Kind: Delete}, {Kind: Delete}}},
		{name: "Delete with Ctrl", input: "\x1b[3;5~\x1b[3^", want: []Event{key(killWord), key(killWord)}},
		{name: "arrows", input: "\x1b[A\x1b[B\x1b[C\x1b[D", want: typed(previous + next + right + left)},
		{name: "arrows of application mode", input: "\x1bOA\x1bOB\x1bOC\x1bOD", want: typed(previous + next + right + left)},
		{name: "Ctrl-arrows", input: "\x1b[1;5C\x1b[1;5D", want: []Event{key(wordRight), key(wordLeft)}},
		{name: "Alt-arrows", input: "\x1b[1;3C\x1b[1;3D", want: []Event{key(wordRight), key(wordLeft)}},
		{name: "Ctrl-arrows, old", input: "\x1b[5C\x1b[5D", want: []Event{key(wordRight), key(wordLeft)}},
		{name: "Ctrl-arrows, rxvt", input: "\x1bOc\x1bOd", want: []Event{key(wordRight), key(wordLeft)}},
		{name: "Ctrl-arrows, application mode", input: "\x1bO5C\x1bO5D", want: []Event{key(wordRight), key(wordLeft)}},
		{name: "Alt-arrows, two Esc", input: "\x1b\x1b[C\x1b\x1b[D", want: []Event{key(wordRight), key(wordLeft)}},
		{name: "Shift-arrows", input: "\x1b[1;2C\x1b[1;2D", want: typed(right + left)},
		{name: "all three held", input: "\x1b[1;8C\x1b[1;9C", want: []Event{key(wordRight), key(right)}},
		{name: "Home", input: "\x1b[1~\x1b[7~\x1b[H\x1bOH\x1b[1;5H", want: typed(strings.Repeat(lineStart, 5))},
		{name: "End", input: "\x1b[4~\x1b[8~\x1b[F\x1bOF\x1b[1;5F", want: typed(strings.Repeat(lineEnd, 5))},
		{name: "Alt-b, f, d, Backspace", input: "\x1bb\x1bf\x1bd\x1b\x7f", want: []Event{key(wordLeft), key(wordRight), key(killWord), key(eraseWord)}},
		{name: "Alt with other keys", input: "\x1bx\x1b1\x1b.\x1b \x1bü", want: nil},
		{name: "Alt with a rune cut short", input: "\x1b\xe2aé", want: typed("aé")},
		{name: "Esc and Enter", input: "\x1b\r", want: typed("\r")},
		{name: "Insert", input: "\x1b[2~", want: nil},
		{name: "Page Up, Page Down", input: "\x1b[5~\x1b[6~", want: []Event{{Kind: Named, Text: PageUp}, {Kind: Named, Text: PageDown}}},
		{name: "Shift-Tab", input: "\x1b[Z", want: nil},
		{name: "F1 to F4", input: "\x1bOP\x1bOQ\x1bOR\x1bOS\x1b[11~\x1b[14~\x1b[1;2P", want: nil},
		{name: "F5 to F12", input: "\x1b[15~\x1b[17~\x1b[24~\x1b[24;2~", want: nil},
		{name: "F1 to F5 of the Linux console", input: "\x1b[[A\x1b[[E", want: nil},
		{name: "answers of the terminal", input: "\x1b[24;80R\x1b[?1;2c\x1b[?2004;1$y", want: nil},
		{name: "a very long sequence", input: "\x1b[" + strings.Repeat("1;", 999) + "Ca", want: append([]Event{key(right)}, key("a"))},
		{name: "a sequence cut off by another", input: "\x1b[1;\x1b[H", want: typed(lineStart)},
		{name: "a sequence cut off by Backspace", input: "\x1b[\x7f", want: typed("\x7f")},
		{name: "sequences that programs write", input: "\x1b[@\x1b[2 qa", want: typed("a")},
		{name: "a sequence cut off by Enter", input: "\x1b[1;\r", want: typed("\r")},
		{name: "a key of application mode cut off by Enter", input: "\x1bO\ra\x1bO5\x7fb", want: typed("\ra\x7fb")},
		{name: "a key of the Linux console cut off", input: "\x1b[[\r\x1b[[\x7f\x1b[[ ", want: typed("\r\x7f")},
		{name: "no key of application mode", input: "\x1bO@a\x1bO xa", want: typed("aa")},
		{name: "a request with no parameters", input: "\x1b[$pa", want: typed("a")},
		{name: "Ctrl-A", input: "a\x01", want: typed("a\x01")},
		{name: "the character for a broken rune", input: "\ufffd", want: typed("\ufffd")},
	} {
		t.Run(c.name, func(t *testing.T) {
			var f Filter
			if diff := cmp.Diff(c.want, f.Feed([]byte(c.input))); diff != "" {
				t.Errorf("Feed(%q) (-want +got):\n%s", c.input, diff)
			}
			if f.Waiting() {
				t.Errorf("after %q the filter still waits", c.input)
			}
		})
	}
}

func TestPastes(t *testing.T) {
	long := strings.Repeat("123456789\n", MaxPaste/10+1)
	for _, c := range []struct {
		name  string
		input string
		want  []Event
	}{
		{name: "rows", input: "12\n34\n", want: []Event{{Kind: Paste, Text: "12\n34\n"}}},
		{name: "CRLF and CR", input: "1\r\n2\r3", want: []Event{{Kind: Paste, Text: "1\n2\n3"}}},
		{name: "tabs between columns stay", input: "1\t\t2\n", want: []Event{{Kind: Paste, Text: "1\t\t2\n"}}},
		{name: "without a line end", input: "solve", want: []Event{{Kind: Text, Text: "solve"}}},
		{name: "tabs without a line end", input: "set\tr1c1\t5", want: []Event{{Kind: Text, Text: "set r1c1 5"}}},
		{name: "control characters", input: "a\x00\x07\x1b[31mb\x7f", want: []Event{{Kind: Text, Text: "a[31mb"}}},
		{name: "broken UTF-8", input: "a\xffb…", want: []Event{{Kind: Text, Text: "ab…"}}},
		{name: "nothing", input: "", want: nil},
		{name: "half an end", input: "1\x1b[201\n\x1b\x1b[200~", want: []Event{{Kind: Paste, Text: "1[201\n[200~"}}},
		{name: "Esc at the end", input: "a\x1b", want: []Event{{Kind: Text, Text: "a"}}},
		{name: "Ctrl-C at once", input: "a\x03b", want: []Event{{Kind: Text, Text: "ab"}}},
		{name: "too long", input: long, want: []Event{{Kind: Paste, Text: long[:MaxPaste], Lost: len(long) - MaxPaste}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var f Filter
			got := f.Feed([]byte("x\x1b[200~" + c.input + pasteEnd + "y"))
			want := append(append(typed("x"), c.want...), typed("y")...)
			if !cmp.Equal(want, got) {
				t.Errorf("pasting %.60q:\n got %.200s\nwant %.200s", c.input, fmt.Sprintf("%#v", got), fmt.Sprintf("%#v", want))
			}
		})
	}
}

var esc = Event{Kind: Named, Text: Esc}

// TestQuiet has pauses, written as a bar, between the bytes.
func TestQuiet(t *testing.T) {
	for _, c := range []struct {
		name  string
		input string
		want  []Event
	}{
		{name: "a lone Esc does not take the next key", input: "a\x1b|bc", want: append(append(typed("a"), esc), typed("bc")...)},
		{name: "Alt and [", input: "\x1b[|C", want: typed("C")},
		{name: "Alt and O", input: "\x1bO|P", want: typed("P")},
		{name: "Esc twice", input: "\x1b|\x1b|b", want: append([]Event{esc, esc}, typed("b")...)},
		{name: "Esc, then Alt-arrow", input: "\x1b|\x1b[1;3C", want: []Event{esc, key(wordRight)}},
		{name: "nobody types parameters by hand", input: "\x1b[1;|5C", want: []Event{key(wordRight)}},
		{name: "in a rune", input: "\xc3|\xa9", want: typed("é")},
		{name: "in a paste", input: "\x1b[200~1|\n2\x1b|[201~", want: []Event{{Kind: Paste, Text: "1\n2"}}},
		{name: "Ctrl-C that was pasted after a pause", input: "\x1b[200~1|2\x033\x1b[201~", want: []Event{{Kind: Text, Text: "123"}}},
		{name: "Ctrl-C frees from a paste that never ends", input: "\x1b[200~1\n|\x03a", want: typed("\x03a")},
	} {
		t.Run(c.name, func(t *testing.T) {
			var f Filter
			var got []Event
			for i, part := range strings.Split(c.input, "|") {
				if i > 0 {
					got = append(got, f.Quiet()...)
				}
				got = append(got, f.Feed([]byte(part))...)
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("%q (-want +got):\n%s", c.input, diff)
			}
		})
	}
}

func TestWaiting(t *testing.T) {
	for input, want := range map[string]bool{
		"": false, "a": false, "\x1b": true, "\x1b[": true, "\x1bO": true, "\x1b[[": true, "\x1b[1": false,
		"\x1b[A": false, "\xc3": false, "\x1b[200~a": true, "\x1b[200~a" + pasteEnd: false,
	} {
		var f Filter
		f.Feed([]byte(input))
		if f.Waiting() != want {
			t.Errorf("after %q: Waiting() = %t, want %t", input, !want, want)
		}
		if f.Quiet(); f.Waiting() {
			t.Errorf("after %q and a pause: still waiting", input)
		}
	}
}
