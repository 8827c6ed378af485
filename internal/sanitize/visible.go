package sanitize

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// Visible is a text from outside as it may be shown. What a terminal would obey, what turns other text around and
// what nobody sees is written as an escape: control characters and line ends, the controls of bidirectional text,
// characters without width that do not belong to the one before, bytes that are not UTF-8. All else stays.
func Visible(text string) string {
	if plain(text) {
		return text
	}
	var b strings.Builder
	for i, r := range text {
		if r != utf8.RuneError {
			appendVisible(&b, r)
		} else if _, size := utf8.DecodeRuneInString(text[i:]); size == 1 {
			fmt.Fprintf(&b, `\x%02x`, text[i])
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// VisibleLines is Visible for a text of several lines, whose line ends stay.
func VisibleLines(text string) string {
	if plain(text) {
		return text
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = Visible(line)
	}
	return strings.Join(lines, "\n")
}

// plain reports whether a text is of printable ASCII characters, as most are.
func plain(text string) bool {
	for i := range len(text) {
		if text[i] < ' ' || text[i] > '~' {
			return false
		}
	}
	return true
}

func appendVisible(b *strings.Builder, r rune) {
	switch {
	case r == '\n':
		b.WriteString(`\n`)
	case r == '\r':
		b.WriteString(`\r`)
	case r == '\t':
		b.WriteString(`\t`)
	case seen(r):
		b.WriteRune(r)
	case r < 0x100:
		fmt.Fprintf(b, `\x%02x`, r)
	case r < 0x10000:
		fmt.Fprintf(b, `\u%04x`, r)
	default:
		fmt.Fprintf(b, `\U%08x`, r)
	}
}

// seen reports whether a character shows itself, and nothing else.
func seen(r rune) bool { return unicode.IsGraphic(r) && !unicode.In(r, unseen...) }

// unseen are the graphic characters that show nothing: fillers, and selectors of variants.
var unseen = []*unicode.RangeTable{unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector}

// VisibleJSON is JSON, of which lines may have ends, with all that is not visible in its strings written as escapes of
// JSON: the same value, fit to be shown. JSON in ASCII comes back as it is.
func VisibleJSON(text []byte) []byte {
	hidden := func(r rune) bool { return r >= 0x7f && r != utf8.RuneError && !seen(r) }
	if !bytes.ContainsFunc(text, hidden) {
		return text
	}
	var out []byte
	for _, r := range string(text) {
		switch {
		case !hidden(r):
			out = utf8.AppendRune(out, r)
		case r < 0x10000:
			out = fmt.Appendf(out, `\u%04x`, r)
		default:
			high, low := utf16.EncodeRune(r)
			out = fmt.Appendf(out, `\u%04x\u%04x`, high, low)
		}
	}
	return out
}

// maxMessage is how much of a text from outside a message has room for, in bytes.
const maxMessage = 1000

// Message is a message as it may be shown: visible, in one line, so that nothing that it repeats looks like a line of
// ours, and cut where it is long because it repeats what was wrong.
func Message(text string) string {
	if len(text) > maxMessage {
		cut := maxMessage
		for cut > maxMessage-utf8.UTFMax && !utf8.RuneStart(text[cut]) {
			cut--
		}
		text = text[:cut] + "..."
	}
	return Visible(text)
}
