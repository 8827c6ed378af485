package render

import "strings"

// Fold breaks a line at spaces into lines of at most width characters, where its words allow. The first
// keeps its indent, the others are indented a little more.
func Fold(line string, width int) []string {
	text := strings.TrimLeft(line, " ")
	indent := line[:len(line)-len(text)]
	var out []string
	now := indent
	for word := range strings.SplitSeq(text, " ") {
		switch {
		case strings.TrimSpace(now) == "":
			now += word
		case len(now)+1+len(word) > width:
			out = append(out, strings.TrimRight(now, " "))
			now = indent + "  " + word
		default:
			now += " " + word
		}
	}
	return append(out, now)
}
