package format

import (
	"fmt"
	"strconv"
	"strings"

	"deduku/internal/lazyregexp"
)

// Lists of cells as programs write them: A1: '2', r1c1: 5, (0, 0): 5, grid[0][4] = 7, rows of SQL.

// cellForms are the forms of one member of a list. The first two groups are the row and column, the third the digit, unless they have
// names. A group named first means that nothing in the text says so.
var cellForms = []*lazyregexp.Regexp{
	&lazyregexp.Regexp{Expr: `(?i)\br([0-9])[ ,_-]?c([0-9])["']?\s*(?:[:=]|=>|->|,|\s)\s*["']?([0-9])\b`},
	&lazyregexp.Regexp{Expr: `\b([A-I])([1-9])["']?\s*(?:[:=]|=>|->|,)\s*["']?([0-9])\b`},
	&lazyregexp.Regexp{Expr: `\b([a-i])([1-9])["']?\s*(?:[:=]|=>|->|,)\s*["']?([0-9])\b`},
	&lazyregexp.Regexp{Expr: `[(\[{]\s*([0-9])\s*,\s*([0-9])\s*[)\]}]\s*(?::|=>|->|=|,)\s*["']?([0-9])\b`},
	&lazyregexp.Regexp{Expr: `\[\s*["']?([0-9])["']?\s*\]\s*\[\s*["']?([0-9])["']?\s*\]\s*=\s*["']?([0-9])\b`},
	&lazyregexp.Regexp{Expr: `\[\s*([0-9])\s*,\s*([0-9])\s*\]\s*(?:=|<-)\s*["']?([0-9])\b`},
	&lazyregexp.Regexp{Expr: `["']([0-9])\s*[,_:; -]\s*([0-9])["']\s*(?::|=>|=)\s*["']?([0-9])\b`},
	&lazyregexp.Regexp{Expr: `(?i)\brow\s*([0-9])\s*(?:,|and)?\s*col(?:umn)?\s*([0-9])\s*(?:[:=,]|=>|->|is|has)\s*["']?([0-9])\b`},
	&lazyregexp.Regexp{Expr: `(?i)\bcol(?:umn)?\s*(?P<col>[0-9])\s*(?:,|and)?\s*row\s*(?P<row>[0-9])\s*(?:[:=,]|=>|->|is|has)\s*["']?(?P<digit>[0-9])\b`},
	&lazyregexp.Regexp{Expr: `\b[A-Za-z]+[_-]?(?P<first>[0-9])[_,-]([0-9])["']?\s*(?:[:=]|=>)\s*["']?([0-9])\b`},
	&lazyregexp.Regexp{Expr: `(?i)\b(?:row|r|y)\s*=\s*["']?([0-9])["']?,?\s+(?:col|column|c|x)\s*=\s*["']?([0-9])["']?[^<>\n]*>\s*([0-9])\s*<`},
	&lazyregexp.Regexp{Expr: `(?i)\b(?:col|column|c|x)\s*=\s*["']?(?P<col>[0-9])["']?,?\s+(?:row|r|y)\s*=\s*["']?(?P<row>[0-9])["']?[^<>\n]*>\s*(?P<digit>[0-9])\s*<`},
	&lazyregexp.Regexp{Expr: `(?i)\bset\s+\w+\s*=\s*'?(?P<digit>[0-9])'?\s+where\s+(?:row\w*|r|y|i)\s*=\s*(?P<row>[0-9])\s+and\s+(?:col\w*|c|x|j)\s*=\s*(?P<col>[0-9])\b`},
	&lazyregexp.Regexp{Expr: `(?i)\bset\s+\w+\s*=\s*'?(?P<digit>[0-9])'?\s+where\s+(?:col\w*|c|x|j)\s*=\s*(?P<col>[0-9])\s+and\s+(?:row\w*|r|y|i)\s*=\s*(?P<row>[0-9])\b`},
	&lazyregexp.Regexp{Expr: `(?i)\bset\s+c(?:ol)?_?(?P<col>[1-9])\s*=\s*'?(?P<digit>[0-9])'?\s+where\s+(?:row\w*|r|y|i|id)\s*=\s*(?P<row>[0-9])\b`},
	&lazyregexp.Regexp{Expr: `(?i)\bselect\s+(?P<first>[0-9])(?:\s+as\s+row\w*)?\s*,\s*([0-9])(?:\s+as\s+col\w*)?\s*,\s*([0-9])\b`},
	&lazyregexp.Regexp{Expr: `(?i)\brow["']?\s*[:=]\s*["']?([0-9])\W+col(?:umn)?["']?\s*[:=]\s*["']?([0-9])\W+(?:val|value|digit|number|num|n|v)["']?\s*[:=]\s*["']?([0-9])\b`},
}

// sheetHead is a line that names two columns, of addresses in a spreadsheet and of values.
var sheetHead = &lazyregexp.Regexp{Expr: `(?im)^\s*["']?(?:cell|address|cell[ _]?address|ref|reference)["']?\s*[,;\t|]\s*["']?[a-z]+["']?\s*$`}

// byPosition is the note for groups of numbers without names.
const byPosition = "read each group as row, column, digit"

// cellList reads a text that lists the givens cell by cell.
func cellList(text string) (string, string, bool) {
	if !hasWords(text) && !strings.ContainsAny(text, "([{<=:") {
		return "", "", false
	}
	if line, note, ok := tupleList(text); ok {
		return line, note, true
	}
	for _, cellForm := range cellForms {
		form := cellForm
		found := form.FindAllStringSubmatch(text, -1)
		if len(found) < fewestListed {
			continue
		}
		var cells [][3]int
		letters := "" // the note about cells like A2
		for _, m := range found {
			at := [3]int{1, 2, 3}
			for i, name := range []string{"row", "col", "digit"} {
				if k := form.SubexpIndex(name); k > 0 {
					at[i] = k
				}
			}
			row, col := strings.ToUpper(m[at[0]])[0], m[at[1]][0]
			if row >= 'A' {
				row -= 'A' - '1'
				if letters = "read A2 as row 1, column 2"; sheetHead.MatchString(text) {
					letters = "read A2 as column 1, row 2, as in a spreadsheet"
					row, col = col, row
				}
			}
			cells = append(cells, [3]int{int(row - '0'), int(col - '0'), int(m[at[2]][0] - '0')})
		}
		at := form.FindStringIndex(text)
		if !onlyThese(text, form.FindAllStringIndex(text, -1)) {
			continue
		}
		if line, note, ok := cellsLine(cells); ok {
			if form.SubexpIndex("first") > 0 {
				note = strings.TrimSuffix(byPosition+"; "+note, "; ")
			}
			if letters != "" {
				note = strings.TrimSuffix(letters+"; "+note, "; ")
			}
			return padded(text, at[0]) + line, note, true
		}
	}
	return "", "", false
}

var word = &lazyregexp.Regexp{Expr: `[A-Za-z_]\w*`}

// onlyThese reports whether no numbers are between the members of a list, as a damaged member would leave them.
func onlyThese(text string, found [][]int) bool {
	for i := 1; i < len(found); i++ {
		if gap := text[found[i-1][1]:found[i][0]]; len(gap) > 1 && strings.ContainsAny(word.ReplaceAllString(gap, ""), "0123456789") {
			return false
		}
	}
	return true
}

var (
	tuple      = &lazyregexp.Regexp{Expr: `\(\s*['"]?\d+['"]?(?:\s*,\s*['"]?\d+['"]?){2,3}\s*\)`}
	tupleNames = &lazyregexp.Regexp{Expr: "\\(\\s*[\"'`\\[]?[A-Za-z_]\\w*[\"'`\\]]?(?:\\s*,\\s*[\"'`\\[]?[A-Za-z_]\\w*[\"'`\\]]?){2,3}\\s*\\)"}
	number     = &lazyregexp.Regexp{Expr: `\d+`}
	identifier = &lazyregexp.Regexp{Expr: `[A-Za-z_]\w*`}
)

// tupleList reads rows of three numbers in brackets, or of four with the number of the puzzle in front, as SQL inserts
// them. Names in brackets before them say which is the row; otherwise the row comes first.
func tupleList(text string) (string, string, bool) {
	found := tuple.FindAllStringIndex(text, -1)
	if len(found) < fewestListed {
		return "", "", false
	}
	if !onlyThese(text, found) {
		return "", "", false
	}
	n := len(number.FindAllString(text[found[0][0]:found[0][1]], -1))
	order, note := [3]int{n - 3, n - 2, n - 1}, byPosition
	for _, names := range tupleNames.FindAllString(text[:found[0][0]], -1) {
		if at, ok := orderOf(identifier.FindAllString(names, -1)); ok {
			order, note = at, ""
		}
	}
	var cells [][3]int
	puzzle := ""
	for _, at := range found {
		numbers := number.FindAllString(text[at[0]:at[1]], -1)
		if len(numbers) != n {
			continue
		}
		if n == 4 {
			other := 6 - order[0] - order[1] - order[2]
			if puzzle == "" {
				puzzle = numbers[other]
			}
			if numbers[other] != puzzle {
				continue
			}
		}
		var c [3]int
		for i, k := range order {
			c[i], _ = strconv.Atoi(numbers[k])
		}
		cells = append(cells, c)
	}
	line, from, ok := cellsLine(cells)
	if from != "" && note != "" {
		note = fmt.Sprintf("%s; %s", note, from)
	}
	return padded(text, found[0][0]) + line, note, ok
}
