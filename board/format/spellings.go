package format

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/internal/lazyregexp"
	"deduku/internal/lean"
)

// spellings returns the other ways to read a text, in the order they are tried. Each of them returns the text in a
// form that some format reads, and a note for the user, or false if it doesn't apply.
func spellings() []func(text string) (changed, note string, ok bool) {
	if lean.Program { // it has no regular expressions; if it can't read a text, its error asks for the whole program
		return nil
	}
	return []func(text string) (changed, note string, ok bool){
		jsonBoards, slashedRows, printedTable, cellList, barTable, blankWords, bracketRows, wordsBefore, tabular, joinedStrings, unescaped, blankSigns, blankSign,
		markedSolution, withoutNumbers, columnNumbers, withoutLabels, labelsAround, forumMarks, starred, quotedBoard, wordedCells, byPlace, labelsByPlace,
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
	escapeCode = &lazyregexp.Regexp{Expr: `\x1b(?:\[[0-9;:?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[()][A-Z0-9])`}
	lineBreak  = &lazyregexp.Regexp{Expr: `(?i)<br\s*/?>[ \t]*(\r?\n)?`}
	rtfWord    = &lazyregexp.Regexp{Expr: `\\(?:(par|line|row)\b ?|(tab|cell)\b ?|'([0-9a-fA-F]{2})|u(-?\d+) ?\??|[a-z]+-?\d* ?|[^a-z])`}
	rtfEnd     = &lazyregexp.Regexp{Expr: `(\\[a-z]+-?\d*)\r?\n`}
	rtfGroup   = &lazyregexp.Regexp{Expr: `\{\\(?:\*|fonttbl|colortbl|stylesheet|info)[^{}]*(?:\{[^{}]*\}[^{}]*)*\}`}
)

// cleaned returns a text without escape codes of terminals, RTF markup, and HTML line breaks. It decodes UTF-16 and UTF-32, and bytes
// that are not UTF-8 as Windows-1252 or code page 437. ok is false if that changes nothing.
func cleaned(text string) (clean string, ok bool) {
	if lean.Program {
		return text, false
	}
	clean = fromWide(text)
	switch {
	case utf8.ValidString(clean):
	case strings.Count(clean, "\xb3")+strings.Count(clean, "\xba")+strings.Count(clean, "\xfa") >= fewestSigns: // │ ║ ·
		clean = fromDOS(clean)
	default:
		clean = fromWindows(clean)
	}
	if strings.IndexByte(clean, 0x1b) >= 0 {
		clean = escapeCode.ReplaceAllString(clean, "")
	}
	if strings.HasPrefix(strings.TrimSpace(clean), `{\rtf`) {
		clean = fromRTF(clean)
	}
	if strings.Contains(clean, "<br") || strings.Contains(clean, "<BR") {
		clean = lineBreak.ReplaceAllString(clean, "\n")
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

// dos is the characters of the bytes from 0x80 in code page 437.
var dos = []rune("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ")

func fromDOS(text string) string {
	var out strings.Builder
	for _, b := range []byte(text) {
		if b < 0x80 {
			out.WriteByte(b)
			continue
		}
		out.WriteRune(dos[b-0x80])
	}
	return out.String()
}

// fromWide decodes a text in UTF-16 or UTF-32 without a byte order mark, if it is sure: many characters are ASCII, and none is a control
// character. Another text is returned as it is.
func fromWide(text string) string {
	if strings.IndexByte(text, 0) < 0 {
		return text
	}
	if narrow := strings.ReplaceAll(text, "\x00", ""); utf8.ValidString(narrow) && strings.Count(text, "\x00")-utf8.RuneCountInString(narrow) == 1 && text[0] == 0 {
		return narrow // UTF-32 with the mark of UTF-16, decoded as that
	}
	for _, width := range []int{4, 2} {
		for _, big := range []bool{false, true} {
			var units []uint16
			var out strings.Builder
			plain, ok := 0, len(text)%width == 0
			for i := 0; i < len(text) && ok; i += width {
				r := rune(0)
				for k := range width {
					b := rune(text[i+k])
					if big {
						r = r<<8 | b
					} else {
						r |= b << (8 * k)
					}
				}
				plain += source.One(' ' <= r && r <= '~')
				ok = r >= ' ' && r <= utf8.MaxRune || r == '\n' || r == '\r' || r == '\t'
				if width == 2 {
					units = append(units, uint16(r))
				} else if ok && r != '\ufeff' {
					out.WriteRune(r)
				}
			}
			if ok && 4*plain > len(text)/width {
				return out.String() + string(utf16.Decode(units))
			}
		}
	}
	return text
}

func fromRTF(text string) string {
	text = rtfGroup.ReplaceAllString(text, "")
	text = rtfEnd.ReplaceAllString(text, "$1 ")
	text = strings.NewReplacer("\r", "", "\n", "").Replace(text)
	text = rtfWord.ReplaceAllStringFunc(text, func(word string) string {
		m := rtfWord.FindStringSubmatch(word)
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
	text = strings.ReplaceAll(text, "\t\n", "\n") // \cell ends each cell of a table, also the last one
	return strings.Map(func(r rune) rune {
		if r == '{' || r == '}' {
			return -1
		}
		return r
	}, text)
}

var (
	someDigit   = &lazyregexp.Regexp{Expr: `\bJust +([1-9])\b|\bSome\(([1-9])\)`} // as Haskell and Rust write a cell that is not empty
	emptyQuotes = &lazyregexp.Regexp{Expr: `"[ \t]?"|'[ \t]?'`}
	oneWord     = &lazyregexp.Regexp{Expr: `[^\s,;|()\[\]{}]+`}
	wordBracket = &lazyregexp.Regexp{Expr: `%[wWiI]([\[({])|#([\[(])`} // as Ruby and Scheme begin a list
	gappedList  = &lazyregexp.Regexp{Expr: `\[[\d,\s]*\]`}
)

// emptyForms are the forms of an empty cell that are more than a word.
var emptyForms = []*lazyregexp.Regexp{
	&lazyregexp.Regexp{Expr: `(?i)\b(?:np|numpy|math|pd|jnp)\.(?:nan|na)\b|\bfloat\(['"]nan['"]\)|\bn/a\b`},
	&lazyregexp.Regexp{Expr: `#[fF]\b`},
	&lazyregexp.Regexp{Expr: `-[01]\b`},
	&lazyregexp.Regexp{Expr: `\b0\.0+\b`},
	&lazyregexp.Regexp{Expr: `(^|[\s,\[({])~([\s,\])}])`},
}

// emptyNames are words for an empty cell.
var emptyNames = []string{"undefined", "NA", "NaN", "NULL", "Nothing", "None", "nil", "missing", "empty", "blank", "False"}

// zeroForEmpty replaces the words and signs for an empty cell.
func zeroForEmpty(text string) string {
	for _, form := range emptyForms {
		text = form.ReplaceAllString(text, "${1}0${2}")
	}
	var out strings.Builder
	kept := 0 // the offset up to which out has the text
	for from := 0; from < len(text); {
		to := from
		for to < len(text) && (source.IsAlphanumeric(rune(text[to])) || text[to] == '_') {
			to++
		}
		if word := text[from:to]; to > from && slices.ContainsFunc(emptyNames, func(name string) bool { return strings.EqualFold(name, word) }) {
			out.WriteString(text[kept:from] + "0")
			kept = to
		}
		from = max(to, from+1)
	}
	return out.String() + text[kept:]
}

// blankWords replaces the words and signs for an empty cell in lists, such as undefined, NA, ~, or -1, and gaps between commas. A word
// that deduku doesn't know is also one if the list has no other word.
func blankWords(text string) (string, string, bool) {
	if !hasWords(text) && !strings.ContainsAny(text, "~,;'\"") {
		return "", "", false
	}
	changed := someDigit.ReplaceAllString(text, "$1$2")
	for range 1 + min(strings.Count(text, "~"), 1) { // ~ and its neighbor share a separator
		changed = zeroForEmpty(changed)
	}
	changed = wordBracket.ReplaceAllString(changed, "$1$2")
	if lists := strings.Join(gappedList.FindAllString(changed, -1), ""); !strings.Contains(lists, "0") { // otherwise a digit is missing
		changed = gappedList.ReplaceAllStringFunc(changed, withoutGaps)
	}
	if len(emptyQuotes.FindAllStringIndex(changed, board.Cells)) >= fewestSigns {
		changed = emptyQuotes.ReplaceAllString(changed, "0")
	}
	if word := mostFrequentWord(changed); word != "" {
		changed = oneWord.ReplaceAllStringFunc(changed, func(w string) string {
			if w == word {
				return "0"
			}
			return w
		})
	}
	if changed == text {
		return "", "", false
	}
	if g, ok := listed81(changed); ok {
		return g, "", true
	}
	return changed, "", true
}

// hasWords reports whether a text has letters or characters outside ASCII. Expressions that look for words are much slower.
func hasWords(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool { return isLetter(r) || r >= utf8.RuneSelf })
}

// mostFrequentWord returns the word that appears most often in a text, without digits, if it is as often as cells are empty.
func mostFrequentWord(text string) (most string) {
	if len(text) > source.MaxLine {
		return ""
	}
	words := map[string]int{}
	for _, word := range oneWord.FindAllString(text, -1) {
		if !strings.ContainsAny(word, "0123456789") {
			words[word]++
		}
		if n := words[word]; n > words[most] || n == words[most] && word < most {
			most = word
		}
	}
	if n := words[most]; n < fewestSigns || n > board.Cells-source.FewestGivens {
		return ""
	}
	return most
}

// fewestSigns is how often a sign or word appears at least before it may be that of an empty cell.
const fewestSigns = 17

// withoutGaps fills the gaps between the commas of a list of nine or 81 cells. A comma at the end may be one too many.
func withoutGaps(list string) string {
	cells := strings.Split(list[1:len(list)-1], ",")
	if n := len(cells); (n == 10 || n == board.Cells+1) && strings.TrimSpace(cells[n-1]) == "" {
		cells = cells[:n-1]
	}
	if len(cells) != 9 && len(cells) != board.Cells {
		return list
	}
	for i, cell := range cells {
		if strings.TrimSpace(cell) == "" {
			cells[i] = cell + "0"
		}
	}
	return "[" + strings.Join(cells, ",") + "]"
}

var bracketed = &lazyregexp.Regexp{Expr: `[(\[{][\s\d,;]*[)\]}]`}

// listed81 returns the line of a list of 81 digits between brackets.
func listed81(text string) (line string, ok bool) {
	for _, at := range bracketed.FindAllStringIndex(text, -1) {
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

var (
	latexBegin = &lazyregexp.Regexp{Expr: `\\begin\{[^}]*\}(?:\[[^\]]*\])?(?:\{[^&\n]*\})?`}
	latexEnd   = &lazyregexp.Regexp{Expr: `\\end\{[^}]*\}|\\[\])]`}
)

var latexCommand = &lazyregexp.Regexp{Expr: `\\(?:hline|toprule|midrule|bottomrule|[ch]dashline|cline\{[^}]*\}|cmidrule(?:\([^)]*\))?\{[^}]*\}|Xhline\{[^}]*\}|large|Large|huge|Huge|bf|bfseries|centering|quad|,|;|:|!|noalign\{[^}]*\})|\\[a-zA-Z]+(?:\[[^\]]*\])?|[{}$~]|\[[^\]]*\]`}

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
		if at := latexBegin.FindAllStringIndex(row, -1); at != nil {
			row = row[at[len(at)-1][1]:]
		}
		row = latexEnd.ReplaceAllString(row, "")
		line := ""
		for cell := range strings.SplitSeq(row, "&") {
			cell = strings.TrimSpace(latexCommand.ReplaceAllString(cell, ""))
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

var quotedText = &lazyregexp.Regexp{Expr: "\"(?:[^\"\\\\]|\\\\[\\s\\S])*\"|'(?:[^'\\\\\\n]|\\\\[\\s\\S])*'|`[^`]*`"}

// likeJSON reports whether a text begins as a document in JSON does.
func likeJSON(text string) bool {
	s := source.OfText(text)
	s.Begin()
	return s.InFields([]byte("{"))
}

// unescaped puts line ends for \n and joins nothing for a backslash at the end of a line, and takes quotes off.
func unescaped(text string) (string, string, bool) {
	if likeJSON(text) || hasDamagedBoard(text) {
		return "", "", false // jsonBoards reads a document without damage
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

// blankSigns finds the one sign that is in all empty cells of the rows of a drawing, such as = or ▒.
func blankSigns(text string) (string, string, bool) {
	for _, sign := range signsIn(text) {
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

// blankSign reads lines of 81 characters that are digits, except for one sign in all empty cells.
func blankSign(text string) (string, string, bool) {
	signs := signsIn(text)
	if len(signs) == 0 {
		return "", "", false
	}
	text = strings.ReplaceAll(text, "\ufe0f", "") // which asks for a colored sign
	changed, ok := eachLine(text, 1, func(line string) (string, bool) {
		word := strings.TrimFunc(line, source.IsSpace)
		if utf8.RuneCountInString(word) < board.Cells {
			return "", false
		}
		for _, sign := range signs {
			cells := strings.ReplaceAll(word, string(sign), ".")
			if first, rest, _ := strings.Cut(cells, " "); len(first) == board.Cells && strings.Trim(first, ".123456789") == "" && strings.Count(first, ".") <= board.Cells-fewestListed {
				return first + " " + rest, true
			}
		}
		return "", false
	})
	return changed, "", ok
}

// signsIn returns the characters of a text that may be signs for empty cells, the most frequent first: they appear often, and they
// are neither digits nor known blanks nor separators.
func signsIn(text string) (signs []rune) {
	counts := map[rune]int{}
	for _, r := range text {
		block := 0x2580 <= r && r < 0x25a0
		if block || !source.IsDigit(r) && !source.IsBreak(r) && !(source.IsCell(r) && r != '*') && r >= ' ' && r|0x20 != 'o' {
			counts[r]++
		}
	}
	for r, n := range counts {
		if n >= fewestSigns {
			signs = append(signs, r)
		}
	}
	slices.SortFunc(signs, func(a, b rune) int { return cmp.Or(counts[b]-counts[a], int(a-b)) })
	return signs[:min(len(signs), 5)]
}

var tildeDigit = &lazyregexp.Regexp{Expr: `~\s?[1-9]`}

// markedSolution reads a solved grid that has ~ before each digit that is not given.
func markedSolution(text string) (string, string, bool) {
	if len(tildeDigit.FindAllStringIndex(text, -1)) < 9 {
		return "", "", false
	}
	changed, ok := eachLine(text, 9, func(line string) (string, bool) {
		full := strings.Join(strings.FieldsFunc(line, func(r rune) bool { return r == '~' || source.IsBreak(r) }), "")
		return tildeDigit.ReplaceAllString(line, "."), len(full) == 9 && source.AllGiven([]byte(full))
	})
	return changed, "read the digits after ~ as digits of the solution", ok
}

var (
	numberLine  = &lazyregexp.Regexp{Expr: `^\s*(?:\d{1,4}\s*[.:)]?|9\s*[x×*, ]\s*9|3\s*[x×*, ]\s*3)\s*$`}
	pointerLine = &lazyregexp.Regexp{Expr: `^[\s^!|v*<>↑↓]*[\^!↑↓][\s^!|v*<>↑↓]*$`}
)

// withoutNumbers leaves out lines that are only a short number, as of the puzzle or the givens, or a size, and lines of pointers. In a list with a
// puzzle on each line such a line is a damaged puzzle, and stays, unless it is the first and counts the puzzles.
func withoutNumbers(text string) (string, string, bool) {
	if first, rest, _ := strings.Cut(text, "\n"); fmt.Sprint(plainLines(rest)) == strings.TrimSpace(first) {
		return "\n" + rest, "", true
	}
	var out strings.Builder
	n := 0
	for line := range strings.Lines(text) {
		if source.PlainlyLine([]byte(strings.TrimRight(line, "\r\n"))) {
			return "", "", false
		}
		if numberLine.MatchString(line) && len(strings.TrimSpace(line)) != 9 || pointerLine.MatchString(strings.TrimRight(line, "\r\n")) {
			n++
			continue
		}
		out.WriteString(line)
	}
	return out.String(), "", n > 0
}

// plainLines returns the number of lines in a text if each is a puzzle, and otherwise -1.
func plainLines(text string) int {
	n := 0
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); source.PlainlyLine([]byte(line)) {
			n++
		} else if line != "" {
			return -1
		}
	}
	return n
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

// labelsAround blanks the names of nine rows to their left or right, and the names of columns above or below them.
func labelsAround(text string) (string, string, bool) {
	lines := strings.Split(text, "\n")
	var rows []int
	left, right := "", ""
	for i, line := range lines {
		line = strings.TrimSpace(line)
		names := strings.Join(strings.FieldsFunc(line, source.IsBreak), "")
		switch {
		case isLabels(names) && (len(rows) == 0 || len(rows) == 9):
			lines[i] = ""
		case len(rows) < 9 && len(line) > 9 && strings.ContainsAny(line, "123456789"):
			rows = append(rows, i)
			if strings.IndexByte(" \t|.:", line[1]) >= 0 {
				left += line[:1]
			}
			if strings.IndexByte(" \t|", line[len(line)-2]) >= 0 {
				right += line[len(line)-1:]
			}
		}
	}
	if len(rows) != 9 || !isLabels(left) && !isLabels(right) {
		return "", "", false
	}
	for _, i := range rows {
		if isLabels(left) {
			lines[i] = withoutLabel(lines[i])
		}
		if line := strings.TrimRight(lines[i], " \t\r"); isLabels(right) {
			lines[i] = strings.TrimRight(line[:len(line)-1], " \t")
		}
	}
	return strings.Join(lines, "\n"), "", true
}

// columnNumbers blanks a line of column numbers right above or below nine rows, if it looks like a tenth row.
func columnNumbers(text string) (string, string, bool) {
	lines := strings.Split(text, "\n")
	var rows []int
	numbers := func(i int) bool { return slices.Contains(labelNames[:2], cellsOf(lines[i])) }
	for i, line := range lines {
		if cells := cellsOf(line); len(cells) == 9 && strings.Trim(cells, "-") != "" {
			rows = append(rows, i)
		}
	}
	if len(rows) != 10 || numbers(rows[0]) == numbers(rows[9]) {
		return "", "", false
	}
	number := rows[9]
	if numbers(rows[0]) {
		number = rows[0]
	}
	lines[number] = ""
	return strings.Join(lines, "\n"), "left out the line of column numbers", true
}

// cellsOf returns a line without the signs between its cells, or "" if it has other characters.
func cellsOf(line string) string {
	cells := strings.Join(strings.FieldsFunc(line, source.IsBreak), "")
	if strings.ContainsFunc(cells, func(r rune) bool { return !source.IsCell(r) }) {
		return ""
	}
	return cells
}

// isLabels reports whether a text is the names of nine rows or columns, in order or in reverse.
func isLabels(names string) bool {
	reversed := []byte(names)
	slices.Reverse(reversed)
	return slices.Contains(labelNames, names) || slices.Contains(labelNames, string(reversed))
}

// labelsByPlace reads labeled drawings that have spaces for blanks.
func labelsByPlace(text string) (string, string, bool) {
	changed, _, ok := withoutLabels(text)
	if !ok {
		changed, _, ok = labelsAround(text)
	}
	if !ok {
		return "", "", false
	}
	return byPlace(changed)
}

var starRow = &lazyregexp.Regexp{Expr: `^\s*(?:/\*+|\*)[ \t]*(.*?)[ \t]*(?:\*+/)?\s*$`}

// starred takes the star off the lines of a comment block.
func starred(text string) (string, string, bool) {
	changed, ok := eachLine(text, 9, func(line string) (string, bool) {
		m := starRow.FindStringSubmatch(line)
		if m == nil {
			return "", false
		}
		return m[1], true
	})
	return changed, "", ok
}

func betweenWords(r rune) bool {
	return source.IsSpace(r) || strings.ContainsRune("\r\n`\"'(),:;<>[]{}=|", r)
}

// hasDamagedBoard reports whether a word of a text is a board with too few or too many cells. The fault would be lost if another board of
// the text were read in its place.
func hasDamagedBoard(text string) bool {
	for w := range bytes.FieldsFuncSeq([]byte(text), betweenWords) {
		cells := bytes.Trim(w, ".")
		if len(cells) > 60 && len(w) != board.Cells && source.Has81(w[:min(len(w), board.Cells)]) ||
			60 < len(w) && len(w) < board.Cells && source.LikeGrid(w) {
			return true
		}
	}
	return false
}

// quotedBoard finds 81 cells in quotes or backticks, or as a word of a sentence. Within quotes spaces are blanks.
func quotedBoard(text string) (string, string, bool) {
	if likeJSON(text) {
		return "", "", false
	}
	if hasDamagedBoard(text) {
		return "", "", false
	}
	for _, at := range quotedText.FindAllStringIndex(text, -1) {
		inner := text[at[0]+1 : at[1]-1]
		if len(inner) != board.Cells {
			continue
		}
		line := strings.ReplaceAll(inner, " ", ".")
		if source.Has81([]byte(line)) && strings.ContainsAny(line, "123456789") && !strings.Contains(line, "+") {
			return padded(text, at[0]) + line + "\n", "", true
		}
	}
	for _, w := range bytes.FieldsFunc([]byte(text), betweenWords) {
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
