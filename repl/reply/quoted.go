package reply

import "strings"

// Quoted is a text in which what stands in quotes, as commands do ("'undo' goes back"), is called otherwise: by what call
// returns, and left as it is where that is empty. An apostrophe within a word opens no quotes.
func Quoted(text string, call func(quoted string) string) string {
	var out strings.Builder
	for {
		before, rest, _ := strings.Cut(text, "'")
		quoted, after, closed := strings.Cut(rest, "'")
		if !closed {
			out.WriteString(text)
			return out.String()
		}
		called := ""
		if before == "" || strings.ContainsAny(before[len(before)-1:], " (\n") {
			called = call(quoted)
		}
		if called == "" {
			out.WriteString(before + "'")
			text = rest
			continue
		}
		out.WriteString(before + called)
		text = after
	}
}
