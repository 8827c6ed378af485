package keys

import (
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
)

// model says what Feed must return for a whole input without pauses. It looks at the whole input again
// for each key, knows nothing of states, and spells sequences out.
func model(input string) []Event {
	var out []Event
	for before := ""; input != ""; {
		text, events := modelKey(input, before)
		out = append(out, events...)
		before, input = text, input[len(text):]
	}
	return out
}

var modelRules = []struct {
	pattern *regexp.Regexp
	events  func(text string) []Event
}{
	{regexp.MustCompile(`^\x1b+\[200~(?s:.*?)\x1b\[201~`), modelPaste},
	{regexp.MustCompile(`^\x1b+\[200~(?s:.*)$`), nothing},
	{regexp.MustCompile(`^\x1b+\[\[[ -~]`), nothing},
	{regexp.MustCompile(`^\x1b+\[[0-9]+\$`), modelSequence},
	{regexp.MustCompile(`^\x1b+\[([ !"#%-/0-?][ -?]*|\$[ -?]*)?[@-~]`), modelSequence},
	{regexp.MustCompile(`^\x1b+O[ -?]*[@-~]`), modelSequence},
	{regexp.MustCompile(`^\x1b+(\[[ -?]*|O[ -?]*|\[\[)`), nothing}, // cut short
	{regexp.MustCompile(`^\x1b+[ -~\x7f\x08]`), modelMeta},
	{regexp.MustCompile(`^\x1b+`), nothing},
}

func nothing(string) []Event { return nil }

// modelKey is the text of the first key of an input and what it means; before is the key before it.
func modelKey(input, before string) (string, []Event) {
	for _, rule := range modelRules {
		if text := rule.pattern.FindString(input); text != "" {
			rest := input[len(text):]
			if r, size := utf8.DecodeRuneInString(rest); strings.Trim(text, "\x1b") == "" && size > 1 && r != utf8.RuneError {
				return text + rest[:size], nil // Alt and a rune
			}
			return text, rule.events(text)
		}
	}
	r, size := utf8.DecodeRuneInString(input)
	text := input[:size]
	switch {
	case r == utf8.RuneError && size == 1:
		return modelBroken(input), nil
	case text == "\n" && before == "\r":
		return text, nil
	case text == "\n" || text == "\r":
		return text, []Event{key("\r")}
	case text == "\x0c":
		return text, []Event{{Kind: Clear}}
	case text == "\x1a":
		return text, []Event{{Kind: Suspend}}
	case unicode.IsControl(r) && !strings.Contains(controls, text):
		return text, nil
	}
	return text, []Event{key(text)}
}

// modelBroken is the part of a broken rune that is dropped: the longest that could have become a rune.
func modelBroken(input string) string {
	n := 1
	for n < len(input) && !utf8.FullRuneInString(input[:n]) && !utf8.RuneStart(input[n]) {
		n++
	}
	return input[:n]
}

func modelPaste(text string) []Event {
	_, text, _ = strings.Cut(text, "[200~")
	return (&Filter{}).Feed([]byte("\x1b[200~" + text)) // TestPastes has the meaning; here only where it ends
}

var modelSequences = map[string]Event{
	"[A": key(previous), "[B": key(next), "[C": key(right), "[D": key(left), "[H": key(lineStart), "[F": key(lineEnd),
	"OA": key(previous), "OB": key(next), "OC": key(right), "OD": key(left), "OH": key(lineStart), "OF": key(lineEnd),
	"Oc": key(wordRight), "Od": key(wordLeft),
	"[1~": key(lineStart), "[7~": key(lineStart), "[4~": key(lineEnd), "[8~": key(lineEnd), "[3~": {Kind: Delete},
	"[1;5C": key(wordRight), "[1;5D": key(wordLeft), "[1;3C": key(wordRight), "[1;3D": key(wordLeft),
	"[5C": key(wordRight), "[5D": key(wordLeft), "[1;2C": key(right), "[1;2D": key(left), "[3;5~": key(killWord),
}

// modelSequence answers for the sequences that it knows and asks the filter about the rest: TestKeys has
// more of them, and which parameters mean what is not what the model is about.
func modelSequence(text string) []Event {
	if e, ok := modelSequences[text[1:]]; ok && strings.Count(text, "\x1b") == 1 {
		return []Event{e}
	}
	return (&Filter{}).Feed([]byte(text))
}

func modelMeta(text string) []Event {
	if known, ok := metaKeys[text[len(text)-1]]; ok {
		return []Event{key(known)}
	}
	return nil
}

// FuzzFilter compares with the model, and holds that it does not matter where the input is cut.
func FuzzFilter(f *testing.F) {
	for _, seed := range []string{
		"solve\r", "a\x1b[3~b", "\x1b[1;5C\x1b[1;5D\x1b[5C", "\x1b[1~\x1b[7~\x1b[4~\x1b[8~\x1b[H\x1b[F\x1bOH\x1bOF",
		"\x1b[200~12\r\n34\r\n\x1b[201~x", "\x1b[200~a\tb\x1b[201~\r\n", "\x1b[200~never ends", "\x1b\x1b[C", "\x1b[[A",
		"é…数🎲", "\xe2\x80a\xff", "\x1b\xc3\xbc", "\x00\x0c\x1a\x1c", "\x1b[?2004;1$y", "\x1b[7$a", "\x1bO5C", "\x1bx\x1b\r\n",
		"\x1b[1\x1b[200~\x1b[20\x1b[201~", "\r\x1b[200~\n\x1b[201~\n",
		"\x1b[ $0", "\x1b[1;2$a", "\x1b[" + strings.Repeat("1", 40) + ";$a", "\x1b[?1$p",
	} {
		f.Add([]byte(seed), uint64(0x5555))
		f.Add([]byte(seed), uint64(0xffff_ffff))
	}
	f.Fuzz(func(t *testing.T, input []byte, cuts uint64) {
		whole := new(Filter).Feed(input)
		if diff := cmp.Diff(model(string(input)), whole); diff != "" {
			t.Errorf("Feed(%q) (-model +filter):\n%s", input, diff)
		}
		var pieces Filter
		var got []Event
		start := 0
		for i := range input {
			if cuts>>(i%64)&1 == 1 {
				got = append(got, pieces.Feed(input[start:i])...)
				start = i
			}
		}
		got = append(got, pieces.Feed(input[start:])...)
		if diff := cmp.Diff(whole, got); diff != "" {
			t.Errorf("%q cut by %#x (-whole +cut):\n%s", input, cuts, diff)
		}
		for _, e := range got {
			if strings.Contains(e.Text, "\x00") || e.Kind == Key && !utf8.ValidString(e.Text) {
				t.Errorf("%q gives %q", input, e.Text)
			}
		}
	})
}
