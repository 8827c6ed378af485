//go:build !lean

package format

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"deduku/board"
	"deduku/board/format/source"
)

// pattern returns a function that compiles a regular expression when it is first needed, so that no start of the program pays for it.
func pattern(text string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(text) })
}

// spellings returns the other ways to read a text, in the order they are tried. Each of them returns the text in a
// form that some format reads, and a note for the user, or false if it doesn't apply.
func spellings() []func(text string) (changed, note string, ok bool) {
	return []func(text string) (changed, note string, ok bool){
		jsonBoards, cellList, blankWords, tabular, unescaped, blankSigns, markedSolution, withoutNumbers, withoutLabels,
		forumMarks, starred, quotedBoard, byPlace,
	}
}

// eachLine replaces the lines of a text by what change returns, and reports whether at least least lines changed.
func eachLine(text string, least int, change func(line string) (string, bool)) (string, bool) {
	var out strings.Builder
	n := 0
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		if by, ok := change(line); ok {
			line = by
			n++
		}
		out.WriteString(line)
		out.WriteByte('\n')
	}
	return out.String(), n >= least
}

var (
	escapeCode = pattern(`\x1b(?:\[[0-9;:?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[()][A-Z0-9])`)
	lineBreak  = pattern(`(?i)<br\s*/?>[ \t]*(\r?\n)?`)
	rtfWord    = pattern(`\\(?:(par|line|row)\b ?|(tab|cell)\b ?|'([0-9a-fA-F]{2})|u(-?\d+) ?\??|[a-z]+-?\d* ?|[^a-z])`)
	rtfEnd     = pattern(`(\\[a-z]+-?\d*)\r?\n`)
	rtfGroup   = pattern(`\{\\(?:\*|fonttbl|colortbl|stylesheet|info)[^{}]*(?:\{[^{}]*\}[^{}]*)*\}`)
)

// cleaned returns a text without escape codes of terminals, RTF markup, and HTML line breaks, and decodes bytes that
// are not UTF-8 as Windows-1252. ok is false if that changes nothing.
func cleaned(text string) (clean string, ok bool) {
	clean = text
	if !utf8.ValidString(clean) {
		clean = fromWindows(clean)
	}
	if strings.IndexByte(clean, 0x1b) >= 0 {
		clean = escapeCode().ReplaceAllString(clean, "")
	}
	if strings.HasPrefix(strings.TrimSpace(clean), `{\rtf`) {
		clean = fromRTF(clean)
	}
	if strings.Contains(clean, "<br") || strings.Contains(clean, "<BR") {
		clean = lineBreak().ReplaceAllString(clean, "\n")
	}
	return clean, clean != text
}

// windows is the characters of the bytes 0x80 to 0x9f in Windows-1252.
var windows = []rune("€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ")

func fromWindows(text string) string {
	var out strings.Builder
	for i := 0; i < len(text); i++ {
		switch b := text[i]; {
		case 0x80 <= b && b < 0xa0:
			out.WriteRune(windows[b-0x80])
		default:
			out.WriteRune(rune(b))
		}
	}
	return out.String()
}

func fromRTF(text string) string {
	text = rtfGroup().ReplaceAllString(text, "")
	text = rtfEnd().ReplaceAllString(text, "$1 ")
	text = strings.NewReplacer("\r", "", "\n", "").Replace(text)
	text = rtfWord().ReplaceAllStringFunc(text, func(word string) string {
		m := rtfWord().FindStringSubmatch(word)
		switch {
		case m[1] != "":
			return "\n"
		case m[2] != "":
			return "\t"
		case m[3] != "":
			var b int
			fmt.Sscanf(m[3], "%x", &b)
			return fromWindows(string([]byte{byte(b)}))
		case m[4] != "":
			var n int
			fmt.Sscanf(m[4], "%d", &n)
			return string(rune(n & 0xffff))
		case strings.IndexByte(`\{}`, word[1]) >= 0:
			return word[1:]
		case word[1] == '~':
			return " "
		case word[1] == '\n':
			return "\n"
		}
		return ""
	})
	return strings.Map(func(r rune) rune {
		if r == '{' || r == '}' {
			return -1
		}
		return r
	}, text)
}

var emptyWord = pattern(`(?i)\b(?:undefined|NA|NaN|NULL|Nothing|None|nil|Null|empty|blank)\b|#f\b|-[01]\b|\b0\.0+\b|(^|[\s,\[({])~([\s,\])}])`)

var someDigit = pattern(`\bJust +([1-9])\b|\bSome\(([1-9])\)`) // as Haskell and Rust write a cell that is not empty

// blankWords replaces the words and signs that stand for an empty cell in lists, such as undefined, NA, ~, or -1.
func blankWords(text string) (string, string, bool) {
	changed := someDigit().ReplaceAllString(text, "$1$2")
	for range 2 { // ~ and its neighbor share a separator
		changed = emptyWord().ReplaceAllString(changed, "${1}0${2}")
	}
	if changed == text {
		return "", "", false
	}
	if g, ok := listed81(changed); ok {
		return g, "", true
	}
	return changed, "", true
}

var bracketed = pattern(`[(\[{][\s\d,;]*[)\]}]`)

// listed81 returns the line of a list of 81 digits between brackets.
func listed81(text string) (line string, ok bool) {
	for _, at := range bracketed().FindAllStringIndex(text, -1) {
		list := strings.FieldsFunc(text[at[0]+1:at[1]-1], func(r rune) bool { return r < '0' || '9' < r })
		if cells := strings.Join(list, ""); len(list) == board.Cells && len(cells) == board.Cells {
			return padded(text, at[0]) + cells + "\n", true
		}
	}
	return "", false
}

// padded returns as many line ends as are before the offset, so that the rest of the text keeps its line numbers.
func padded(text string, off int) string {
	return strings.Repeat("\n", strings.Count(text[:off], "\n"))
}

var latexCommand = pattern(`\\(?:hline|toprule|midrule|bottomrule|[ch]dashline|cline\{[^}]*\}|cmidrule(?:\([^)]*\))?\{[^}]*\}|Xhline\{[^}]*\}|large|Large|huge|Huge|bf|bfseries|centering|quad|,|;|:|!|noalign\{[^}]*\})|\\[a-zA-Z]+(?:\[[^\]]*\])?|[{}$~]|\[[^\]]*\]`)

// tabular reads nine rows of a LaTeX table, which have & between the cells and \\ at the end.
func tabular(text string) (string, string, bool) {
	if strings.Count(text, "&") < 72 {
		return "", "", false
	}
	var cells strings.Builder
	first := -1
	off := 0
	for row := range strings.SplitSeq(text, `\\`) {
		from := off
		off += len(row) + 2
		if strings.Count(row, "&") != 8 {
			continue
		}
		if i := strings.LastIndex(row, `\begin{`); i >= 0 {
			_, row, _ = strings.Cut(row[i:], "\n")
		}
		line := ""
		for cell := range strings.SplitSeq(row, "&") {
			cell = strings.TrimSpace(latexCommand().ReplaceAllString(cell, ""))
			d, ok := source.OneCell(cell)
			if !ok {
				line = ""
				break
			}
			line += fmt.Sprint(d)
		}
		if len(line) != 9 {
			continue
		}
		if first < 0 {
			first = from
		}
		cells.WriteString(line)
		if cells.Len()%board.Cells == 0 {
			cells.WriteByte('\n')
		}
	}
	if first < 0 || cells.Len() < board.Cells {
		return "", "", false
	}
	return padded(text, first) + cells.String(), "", true
}

var quotedText = pattern("\"(?:[^\"\\\\]|\\\\[\\s\\S])*\"|'(?:[^'\\\\\\n]|\\\\[\\s\\S])*'|`[^`]*`")

// likeJSON reports whether a text begins as a document in JSON does.
func likeJSON(text string) bool {
	s := source.OfText(text)
	s.Begin()
	return s.InFields([]byte("{"))
}

// unescaped puts line ends for \n and joins nothing for a backslash at the end of a line, and takes quotes off.
func unescaped(text string) (string, string, bool) {
	if likeJSON(text) {
		return "", "", false // which is damaged: jsonBoards reads what is whole
	}
	if strings.IndexByte(text, '\\') < 0 && strings.Count(text, "'")+strings.Count(text, "\"")+strings.Count(text, "`") < 2 {
		return "", "", false
	}
	out := strings.NewReplacer(`\r\n`, "\n", `\n`, "\n", `\t`, "\t", "\\\r\n", "\n", "\\\n", "\n").Replace(text)
	out = strings.Map(func(r rune) rune {
		if r == '"' || r == '\'' || r == '`' {
			return '\n'
		}
		return r
	}, out)
	return out, "", out != text
}

// blankSigns finds the one sign that stands for empty cells in the rows of a drawing, such as = or ▒.
func blankSigns(text string) (string, string, bool) {
	counts := map[rune]int{}
	for _, r := range text {
		if strings.ContainsRune("=~×▒░▓█+%&@$:^<>…∅○◌¤§¬☐", r) {
			counts[r]++
		}
	}
	for _, sign := range "×▒░▓█∅○◌¤§¬☐…~=@$%&^+:<>" {
		if counts[sign] < 9 {
			continue
		}
		changed, ok := eachLine(text, 8, func(line string) (string, bool) {
			cells := 0
			for _, r := range line {
				switch {
				case r == sign || '0' <= r && r <= '9':
					cells++
				case !source.IsBreak(r):
					return "", false
				}
			}
			return strings.ReplaceAll(line, string(sign), "."), cells == 9
		})
		if ok {
			return changed, "", true
		}
	}
	return "", "", false
}

var tildeDigit = pattern(`~\s?[1-9]`)

// markedSolution reads a solved grid that has ~ before each digit that is not given.
func markedSolution(text string) (string, string, bool) {
	if len(tildeDigit().FindAllStringIndex(text, -1)) < 9 {
		return "", "", false
	}
	changed, ok := eachLine(text, 9, func(line string) (string, bool) {
		full := strings.Join(strings.FieldsFunc(line, func(r rune) bool { return r == '~' || source.IsBreak(r) }), "")
		return tildeDigit().ReplaceAllString(line, "."), len(full) == 9 && source.AllGiven([]byte(full))
	})
	return changed, "read the digits after ~ as digits of the solution", ok
}

var (
	numberLine  = pattern(`^\s*\d{1,4}\s*[.:)]?\s*$`)
	pointerLine = pattern(`^[\s^!|v*<>↑↓]*[\^!↑↓][\s^!|v*<>↑↓]*$`)
)

// withoutNumbers leaves out lines that are only a short number, as of the puzzle or the givens, and lines of pointers. In a list with a
// puzzle on each line such a line is a damaged puzzle, and stays.
func withoutNumbers(text string) (string, string, bool) {
	var out strings.Builder
	n := 0
	for line := range strings.Lines(text) {
		if source.PlainlyLine([]byte(strings.TrimRight(line, "\r\n"))) {
			return "", "", false
		}
		if numberLine().MatchString(line) && len(strings.TrimSpace(line)) != 9 || pointerLine().MatchString(strings.TrimRight(line, "\r\n")) {
			n++
			continue
		}
		out.WriteString(line)
	}
	return out.String(), "", n > 0
}

// labelNames are the ways to number rows and columns.
var labelNames = []string{"123456789", "012345678", "ABCDEFGHI", "abcdefghi", "ABCDEFGHJ"}

// withoutLabels blanks the names of columns above a drawing and the names of rows next to it.
func withoutLabels(text string) (string, string, bool) {
	lines := strings.Split(text, "\n")
	found := 0
	for head := range lines {
		names := strings.Join(strings.FieldsFunc(lines[head], func(r rune) bool { return source.IsBreak(r) || r == '+' || r == ':' }), "")
		for _, columns := range labelNames {
			if names != columns {
				continue
			}
			for _, rows := range labelNames {
				if at := labelsBelow(lines[head+1:], rows); at != nil {
					lines[head] = ""
					for _, i := range at {
						lines[head+1+i] = withoutLabel(lines[head+1+i])
					}
					found++
					break
				}
			}
			if lines[head] != "" && rowsBelow(lines[head+1:]) {
				lines[head] = ""
				found++
			}
		}
	}
	return strings.Join(lines, "\n"), "", found > 0
}

// labelsBelow returns the nine lines that begin with the names in order.
func labelsBelow(lines []string, names string) (at []int) {
	for i, line := range lines {
		text := strings.TrimSpace(line)
		if len(at) == 9 || i > 40 {
			break
		}
		if len(text) > 1 && text[0] == names[len(at)] && !source.IsCell(rune(text[1])) {
			at = append(at, i)
		} else if strings.ContainsAny(text, "123456789") {
			return nil
		}
	}
	if len(at) < 9 {
		return nil
	}
	return at
}

// rowsBelow reports whether the next lines are nine rows of nine cells.
func rowsBelow(lines []string) bool {
	n := 0
	for _, line := range lines {
		if l := source.Glance([]byte(line)); l.Shape == source.Short {
			n++
		} else if l.Shape != source.Rule && l.Shape != source.Empty {
			break
		}
	}
	return n == 9
}

// withoutLabel blanks the first character of a line, and a sign after it.
func withoutLabel(line string) string {
	i := len(line) - len(strings.TrimLeft(line, " \t"))
	b := []byte(line)
	b[i] = ' '
	if i+1 < len(b) && strings.IndexByte(".):]", b[i+1]) >= 0 {
		b[i+1] = ' '
	}
	return string(b)
}

var starRow = pattern(`^\s*(?:/\*+|\*)[ \t]*(.*?)[ \t]*(?:\*+/)?\s*$`)

// starred takes the star off the lines of a comment block.
func starred(text string) (string, string, bool) {
	changed, ok := eachLine(text, 9, func(line string) (string, bool) {
		m := starRow().FindStringSubmatch(line)
		if m == nil {
			return "", false
		}
		return m[1], true
	})
	return changed, "", ok
}

// quotedBoard finds 81 cells in quotes or backticks, or as a word of a sentence. Within quotes spaces are blanks.
func quotedBoard(text string) (string, string, bool) {
	if likeJSON(text) {
		return "", "", false
	}
	for _, at := range quotedText().FindAllStringIndex(text, -1) {
		inner := text[at[0]+1 : at[1]-1]
		if len(inner) != board.Cells {
			continue
		}
		line := strings.ReplaceAll(inner, " ", ".")
		if source.Has81([]byte(line)) && strings.ContainsAny(line, "123456789") && !strings.Contains(line, "+") {
			return padded(text, at[0]) + line + "\n", "", true
		}
	}
	word := func(r rune) bool { return source.IsSpace(r) || strings.ContainsRune("\r\n`\"'(),:;<>[]{}=|", r) }
	words := bytes.FieldsFunc([]byte(text), word)
	for _, w := range words {
		if cells := bytes.Trim(w, "."); len(cells) > 60 && len(w) != board.Cells && source.Has81(w[:min(len(w), board.Cells)]) ||
			60 < len(w) && len(w) < board.Cells && source.LikeGrid(w) {
			return "", "", false // there is also a board with a fault
		}
	}
	for _, w := range words {
		w = bytes.TrimRight(w, "!")
		if len(w) == board.Cells+1 {
			w = bytes.TrimSuffix(w, []byte("."))
		}
		if len(w) == board.Cells && source.Has81(w) && bytes.ContainsAny(w, "123456789") && !source.AllGiven(w) {
			at := strings.Index(text, string(w))
			line := text[strings.LastIndexByte(text[:at], '\n')+1:]
			if line, _, _ = strings.Cut(line, "\n"); strings.Trim(line, " \t\r") != string(w) { // a separate line would have been read
				return padded(text, at) + string(w) + "\n", "", true
			}
		}
	}
	return "", "", false
}
