//go:build !lean

package format

import (
	"strings"

	"deduku/board"
	"deduku/board/format/source"
)

// Rows in the lists and statements of programming languages, one list or statement for each row.

var (
	innerList  = pattern(`[(\[{][^()\[\]{}]*[)\]}]`)
	rowOfWords = pattern(`(?i)^\s*(?:[a-z_.][\w.]*:?\s+)*(?:\d+\s+)?(?:[a-z_.][\w.]*:?\s+)+((?:[0-9.]\s*,\s*){8}[0-9.])\s*,?\s*(?:[;'!#/].*)?$`)
	betweenRow = pattern(`^[\s+.&,_\\<|~]*$`)
	barRule    = pattern(`^[\s|+:=\-─━═┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝╟╫╢┏┳┓┣╋┫┗┻┛]+$`)
	rowCount   = pattern(`(?i)^\s*(?:\(\d+ rows?\)|\d+ rows? in set.*)\s*$`)
)

// bracketRows reads nine lists of nine cells, which may be apart, as rows of SQL are. If each has ten members, the first one is the
// number of the row.
func bracketRows(text string) (string, string, bool) {
	if words, _, ok := blankWords(text); ok {
		text = words
	}
	var rows []string
	ids, first := "", -1
	for _, at := range innerList().FindAllStringIndex(text, -1) {
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
		if len(row) != 9 {
			continue
		}
		if rows = append(rows, row); first < 0 {
			first = at[0]
		}
	}
	if len(rows) == 0 || len(rows)%9 != 0 || ids != "" && (len(rows) != 9 || !isLabels(ids) || ids[0] > ids[8]) {
		return "", "", false
	}
	var out strings.Builder
	for i, row := range rows {
		out.WriteString(row)
		if i%9 == 8 {
			out.WriteByte('\n')
		}
	}
	return padded(text, first) + out.String(), "", true
}

// wordsBefore leaves out the words and the number before each row, as in BASIC and assembly: 100 DATA 5,3,0,0,7,0,0,0,0.
func wordsBefore(text string) (string, string, bool) {
	changed, ok := eachLine(text, 9, func(line string) (string, bool) {
		m := rowOfWords().FindStringSubmatch(line)
		if m == nil {
			return "", false
		}
		return m[1], true
	})
	return changed, "", ok
}

// joinedStrings reads 81 cells in several strings with nothing between them except an operator that joins them. Spaces in strings of
// nine characters are blanks.
func joinedStrings(text string) (string, string, bool) {
	if likeJSON(text) {
		return "", "", false
	}
	found := quotedText().FindAllStringIndex(text, -1)
	for i := range found {
		cells := ""
		for k := i; k < len(found) && len(cells) < board.Cells; k++ {
			if k > i && !betweenRow().MatchString(text[found[k-1][1]:found[k][0]]) {
				break
			}
			row := strings.NewReplacer(`\r`, "", `\n`, "").Replace(text[found[k][0]+1 : found[k][1]-1])
			if len(row) == 9 {
				row = strings.ReplaceAll(row, " ", ".")
			}
			cells += strings.Join(strings.FieldsFunc(row, source.IsBreak), "")
		}
		if len(cells) == board.Cells && source.Has81([]byte(cells)) && strings.ContainsAny(cells, "123456789") {
			return padded(text, found[i][0]) + cells + "\n", "", true
		}
	}
	return "", "", false
}

// barTable takes the bars and rules off a table of cells in Markdown or from a database, with the names of row, column, and digit above.
func barTable(text string) (string, string, bool) {
	if !strings.ContainsAny(text, "|│║┃") {
		return "", "", false
	}
	var out strings.Builder
	headed, rules := false, ""
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		if barRule().MatchString(line) || rowCount().MatchString(line) {
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
