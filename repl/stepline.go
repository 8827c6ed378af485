package repl

import (
	"regexp"
	"strings"

	"deduku/deduce"
	"deduku/deduce/rate"
)

// numbered is what may stand before the line of a step: its number in a log, or its letter in a list.
var numbered = regexp.MustCompile(`^\s*(\d+~?|\d+/\d+|[a-z]{1,3})\s+`)

// kindBeside is what follows a player's name where the kind stands beside it: (box) NEG_DED1.
var kindBeside = regexp.MustCompile(`^( \((row|column|box)\))? (POS_DED|NEG_DED1|NEG_DED2)\b`)

// stepLine is the conclusion of a step in a line that was printed and is typed back or pasted: number, name and reason
// are skipped. ok is false for anything else.
func stepLine(line string) (conclusion string, ok bool) {
	rest := strings.TrimLeft(line, " ")
	if before := numbered.FindString(line); before != "" {
		rest = line[len(before):]
	}
	name := stepName(rest)
	if name == "" {
		return "", false
	}
	rest = rest[len(name):]
	if beside := kindBeside.FindString(rest); beside != "" {
		rest = rest[len(beside):]
	}
	if _, after, compact := strings.Cut(rest, "=>"); compact {
		rest = after
	} else if after, found := strings.CutPrefix(rest, ": "); found {
		rest = after
	}
	conclusion, _, _ = strings.Cut(strings.TrimSpace(rest), "    ")
	return conclusion, conclusion != ""
}

// stepName is the kind or the name of a technique with which the line of a step begins, the longest that does; empty
// where none does.
func stepName(line string) string {
	longest := ""
	consider := func(name string) {
		if len(name) > len(longest) && strings.HasPrefix(line, name) && !isNameByte(line[len(name):]) {
			longest = name
		}
	}
	for k := deduce.Init; k <= deduce.Backtrack; k++ {
		consider(k.String())
	}
	for _, t := range rate.Known.Techniques() {
		consider(t.Title)
	}
	return longest
}

// isNameByte reports whether a name would go on in the rest of a line.
func isNameByte(rest string) bool {
	return rest != "" && rest[0] != ' ' && rest[0] != ':' && rest[0] != '='
}
