package wording

import (
	"strings"
	"unicode/utf8"
)

// Fold breaks a line at spaces into lines of at most width characters, where its words allow. The first
// keeps its indent, with the rules in it; the others begin below the last column of the line where that leaves half of the
// width, else they are indented a little more than the first.
func Fold(line string, width int) []string {
	text := strings.TrimLeft(line, " |")
	indent := line[:len(line)-len(text)]
	hang := indent + "  "
	if at := column(text, width/2-len(indent)); at > 0 {
		hang = indent + strings.Repeat(" ", at)
	}
	var out []string
	now := indent
	for word := range strings.SplitSeq(text, " ") {
		switch {
		case now == indent:
			now += word
		case word != "" && utf8.RuneCountInString(now)+1+utf8.RuneCountInString(word) > width:
			out = append(out, strings.TrimRight(now, " "))
			now = hang + word
		default:
			now += " " + word
		}
	}
	return append(out, now)
}

// column is where the last column of a line begins, of those at most so far to the right: behind two spaces or more.
// It is 0 for none.
func column(line string, most int) int {
	at, spaces := 0, 0
	for i, r := range []rune(line) {
		switch {
		case i > most:
			return at
		case r == ' ':
			spaces++
			continue
		case spaces > 1 && spaces < i:
			at = i
		}
		spaces = 0
	}
	return at
}
