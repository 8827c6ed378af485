package format

import (
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/internal/lazyregexp"
)

// Rows in the lists and statements of programming languages, one list or statement for each row.

var (
	innerList  = &lazyregexp.Regexp{Expr: `[(\[{][^()\[\]{}]*[)\]}]`}
	rowOfWords = &lazyregexp.Regexp{Expr: `(?i)^\s*(?:[a-z_.][\w.]*:?\s+)*(?:\d+\s+)?(?:[a-z_.][\w.]*:?\s+)+` +
		`((?:[0-9.]\s*,\s*){8}[0-9.])\s*,?\s*(?:[;'!#/].*)?$`}
	betweenRow = &lazyregexp.Regexp{Expr: `^[\s+.&,_\\<|~]*$`}
	barRule    = &lazyregexp.Regexp{Expr: `^[\s|+:=\-─━═┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝╟╫╢┏┳┓┣╋┫┗┻┛]+$`}
	columnSlot = &lazyregexp.Regexp{Expr: `[\[(]\s*:?\s*,\s*\d\s*[\])]`} // m[,1], g(:,1)
	rowCount   = &lazyregexp.Regexp{Expr: `(?i)^\s*(?:\(\d+ rows?\)|\d+ rows? in set.*)\s*$`}
)

// bracketRows reads nine lists of nine cells, which may be apart, as rows of SQL are. If each has
// ten members, the first one is the number of the row.
func bracketRows(text string) (string, string, bool) {
	if len(text) > source.MaxLine || !strings.ContainsAny(text, "([{") { // more than nine lists have, or none
		return "", "", false
	}
	if words, _, ok := blankWords(text); ok {
		text = words
	}
	var rows []string
	ids, first := "", -1
	for _, at := range innerList.FindAllStringIndex(text, -1) {
		fields := strings.FieldsFunc(text[at[0]+1:at[1]-1], func(r rune) bool { return source.IsBreak(r) })
		row := ""
		for _, f := range fields {
			if d, ok := source.OneCell(f); ok {
				row += string(source.CellText[d])
			} else if f == "0" {
				row += "."
			} else {
				row = ""
				break
			}
		}
		if len(row) == 10 {
			ids, row = ids+fields[0], row[1:]
		}
		if n := len(row); n < 6 || n > 12 {
			continue
		} else if n != 9 {
			return "", "", false // a damaged row
		}
		if rows = append(rows, row); first < 0 {
			first = at[0]
		}
	}
	if len(rows) == 0 || len(rows)%9 != 0 || ids != "" && (len(rows) != 9 || !isLabels(ids) || ids[0] > ids[8]) {
		return "", "", false
	}
	note := ""
	if slots := len(columnSlot.FindAllStringIndex(text, len(rows))); slots == len(rows) {
		note = "read the lists as columns"
	} else if slots > 0 {
		return "", "", false
	}
	var out strings.Builder
	for from := 0; from < len(rows); from += 9 {
		nine := rows[from : from+9]
		for c := range board.Cells {
			if note == "" {
				out.WriteByte(nine[c/9][c%9])
			} else {
				out.WriteByte(nine[c%9][c/9])
			}
		}
		out.WriteByte('\n')
	}
	return padded(text, first) + out.String(), note, true
}

// wordsBefore leaves out the words and the number before each row, as in BASIC and assembly: 100
// DATA 5,3,0,0,7,0,0,0,0.
func wordsBefore(text string) (string, string, bool) {
	changed, ok := eachLine(text, 9, func(line string) (string, bool) {
		m := rowOfWords.FindStringSubmatch(line)
		if m == nil {
			return "", false
		}
		return m[1], true
	})
	return changed, "", ok
}

// joinedStrings reads 81 cells in several strings with nothing between them except an operator that
// joins them. Spaces in strings of nine characters are blanks.
func joinedStrings(text string) (string, string, bool) {
	if likeJSON(text) || hasDamagedBoard(text) {
		return "", "", false
	}
	cells, first, last := "", 0, 0
	for _, at := range quotedText.FindAllStringIndex(text, -1) {
		row := withoutLineEnds.Replace(text[at[0]+1 : min(at[1]-1, at[0]+2*board.Cells)])
		if len(row) == 9 {
			row = strings.ReplaceAll(row, " ", ".")
		}
		row = strings.Join(strings.FieldsFunc(row, source.IsBreak), "")
		if gap := text[last:at[0]]; cells == "" || len(gap) > board.Cells || !betweenRow.MatchString(gap) {
			cells, first = "", at[0]
		}
		cells, last = cells+row, at[1]
		switch {
		case len(cells) > board.Cells || len(row) > 0 && !source.Has81([]byte(row+dots[min(len(row), board.Cells):])):
			cells = ""
		case len(cells) == board.Cells && strings.ContainsAny(cells, "123456789"):
			return padded(text, first) + cells + "\n", "", true
		}
	}
	return "", "", false
}

var (
	withoutLineEnds = strings.NewReplacer(`\r`, "", `\n`, "")
	dots            = strings.Repeat(".", board.Cells)
)

// barTable takes the bars and rules off a table of cells in Markdown or from a database, with the
// names of row, column, and digit above.
func barTable(text string) (string, string, bool) {
	if !strings.ContainsAny(text, "|│║┃") {
		return "", "", false
	}
	var out strings.Builder
	headed, rules := false, ""
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		if barRule.MatchString(line) || rowCount.MatchString(line) {
			rules += "\n"
			continue
		}
		fields := strings.FieldsFunc(line, func(r rune) bool { return source.IsBar(r) || source.IsSpace(r) })
		_, head := orderOf(fields)
		if head && len(fields) == 3 {
			headed = true
		}
		if headed {
			line = strings.Join(fields, " ")
		}
		out.WriteString(line + "\n")
	}
	return out.String() + rules, "", headed
}
