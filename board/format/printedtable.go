package format

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/internal/lazyregexp"
)

// Tables that R and pandas print, and CSV, may have a name before each row. Rows may also be joined on one line.

var (
	rowName    = &lazyregexp.Regexp{Expr: `^\[?(?:[rR](?:ow)?[ _]?)?([0-9A-Ja-i])(?:,?\])?$`}
	printedRow = &lazyregexp.Regexp{Expr: `^\s*\[\d+,\]`}
	slashed    = &lazyregexp.Regexp{Expr: `(?m)(^|[^/0-9.*_xX-])((?:[0-9.*_xX-]{9}/){8}[0-9.*_xX-]{9})($|[^/0-9.*_xX-])`}
)

// printedTable reads nine rows that each have a name and nine cells. The names count the rows, so none is missing.
func printedTable(text string) (string, string, bool) {
	if len(text) > source.MaxLine {
		return "", "", false
	}
	lines := strings.Split(text, "\n")
	names, cells, first, found, above := "", "", 0, false, ""
	for i, line := range lines {
		name, row, ok := namedRow(strings.TrimSpace(line))
		lines[i] = ""
		shape := source.Glance([]byte(line)).Shape
		switch {
		case ok && cells == "":
			names, cells, first, above = name, row, i, ""
		case ok:
			names, cells = names+name, cells+row
		case cells != "" && strings.ContainsAny(line, "123456789"):
			return "", "", false // a row with a fault
		case above == "" && shape == source.Short:
			above = line // the names of the columns
		case shape == source.Short || shape == source.Long || hasDamagedBoard(line):
			return "", "", false // there is also another board
		}
		if len(cells) == board.Cells {
			if !slices.Contains(labelNames, names) {
				return "", "", false
			}
			lines[first], cells, found = cells, "", true
		}
	}
	return strings.Join(lines, "\n"), "", found && cells == "" && above == ""
}

// namedRow returns the name of a row and its nine cells.
func namedRow(line string) (name, row string, ok bool) {
	fields := strings.Fields(line)
	for _, separator := range []string{",", ";", "\t"} {
		if strings.Count(line, separator) == 9 && !printedRow.MatchString(line) {
			fields = strings.Split(line, separator)
		}
	}
	if len(fields) != 10 {
		return "", "", false
	}
	unquoted := func(field string) string { return strings.Trim(strings.TrimSpace(field), `"'`) }
	m := rowName.FindStringSubmatch(unquoted(fields[0]))
	if m == nil {
		return "", "", false
	}
	for _, field := range fields[1:] {
		field = strings.TrimSuffix(zeroForEmpty(unquoted(field)), ".0")
		d, ok := source.OneCell(field)
		if !ok {
			return "", "", false
		}
		row += string(source.CellText[d])
	}
	return m[1], row, true
}

// slashedRows joins the rows of boards that have a slash between them, as in 53..7..../6..195.../ and so on.
func slashedRows(text string) (string, string, bool) {
	changed := slashed.ReplaceAllStringFunc(text, func(rows string) string { return strings.ReplaceAll(rows, "/", "") })
	return changed, "", changed != text
}
