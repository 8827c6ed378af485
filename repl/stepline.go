package repl

import (
	"slices"
	"strings"

	"deduku/deduce"
	"deduku/deduce/rate"
)

// stepLine is the conclusion of a step in a line that was printed and is typed back or pasted: number, name and reason
// are skipped. ok is false for anything else.
func stepLine(line string) (conclusion string, ok bool) {
	rest := unnumbered(line)
	name := stepName(rest)
	if name == "" {
		return "", false
	}
	rest = withoutKind(rest[len(name):])
	if _, after, compact := strings.Cut(rest, "=>"); compact {
		rest = after
	} else if after, found := strings.CutPrefix(rest, ": "); found {
		rest = after
	}
	conclusion, _, _ = strings.Cut(strings.TrimSpace(rest), "    ")
	return conclusion, conclusion != ""
}

// blanks separate the words of a line.
const blanks = " \t\n\f\r"

// unnumbered is the line of a step without what may stand before it: its difficulty, its number in a log, or its letter in a list.
func unnumbered(line string) string {
	rest := strings.TrimLeft(line, blanks)
	if rating, after, _ := strings.Cut(rest, " "); isRating(rating) { // on the path of a rating
		rest = strings.TrimLeft(after, blanks)
	}
	end := strings.IndexAny(rest, blanks)
	if end < 0 || !isNumbering(rest[:end]) {
		return strings.TrimLeft(line, " ")
	}
	return strings.TrimLeft(rest[end:], blanks)
}

// isRating reports whether a word is a difficulty: 6.6.
func isRating(word string) bool {
	whole, tenths, found := strings.Cut(word, ".")
	return found && isNumber(whole) && isNumber(tenths)
}

func isNumber(text string) bool { return text != "" && strings.Trim(text, "0123456789") == "" }

// isNumbering reports whether a word numbers a line: 12, 12~, 3/12, or up to three letters.
func isNumbering(word string) bool {
	if n, of, listed := strings.Cut(word, "/"); listed {
		return isNumber(n) && isNumber(of)
	}
	return isNumber(strings.TrimSuffix(word, "~")) || 0 < len(word) && len(word) <= 3 && strings.Trim(word, "abcdefghijklmnopqrstuvwxyz") == ""
}

// withoutKind is what follows a player's name, without the unit and the kind where they stand behind it in brackets:
// (box; NEG_DED1).
func withoutKind(rest string) string {
	inside, after, ok := strings.Cut(strings.TrimPrefix(rest, " ("), ")")
	if !ok || !strings.HasPrefix(rest, " (") {
		return rest
	}
	for part := range strings.SplitSeq(inside, "; ") {
		if !slices.Contains([]string{"row", "column", "box", deduce.PosDed.String(), deduce.NegDed1.String(), deduce.NegDed2.String()}, part) {
			return rest
		}
	}
	return after
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
