package format

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
)

// byPlace reads drawings with spaces for blanks: it finds the nine columns that have digits. All rows have the same signs in all other
// columns, so byPlace recognizes a row without a digit. It writes each drawing as nine lines of cells.
func byPlace(text string) (string, string, bool) {
	lines := strings.Split(text, "\n")
	found := false
	for from := 0; from < len(lines); {
		to := from
		for to < len(lines) && !strings.ContainsFunc(lines[to], isLetter) {
			to++
		}
		if cells := cellsByPlace(lines[from:to]); cells != "" {
			for i := range lines[from:to] {
				lines[from+i] = cells[min(9*i, len(cells)):min(9*i+9, len(cells))]
			}
			found = true
		}
		from = to + 1
	}
	return strings.Join(lines, "\n"), "", found
}

func isLetter(r rune) bool { return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' }

// What a drawing that is read by place has: digits, at least, and bytes in a line, at most.
const (
	fewestDigits = 8
	widest       = 400
)

// cellsByPlace returns the 81 cells of a drawing, empty if the lines are none.
func cellsByPlace(lines []string) string {
	var rows [][]rune
	var digitsAt []int // the columns that have a digit
	digits, wide := 0, 0
	for _, line := range lines {
		if len(digitsAt) > 9 || len(line) > widest {
			return ""
		}
		row := []rune(strings.TrimRight(line, "\r"))
		for i, r := range row {
			if plain := source.PlainRune(r); plain > 0 {
				row[i] = plain
			}
			if '1' <= row[i] && row[i] <= '9' {
				digits++
				if !slices.Contains(digitsAt, i) {
					digitsAt = append(digitsAt, i)
				}
			}
		}
		rows, wide = append(rows, row), max(wide, len(row))
	}
	slices.Sort(digitsAt)
	if digits < fewestDigits || len(digitsAt) > 9 {
		return ""
	}
	var found string
	for _, columns := range gridColumns(digitsAt, wide) {
		cells := cellsInColumns(rows, columns)
		if cells != "" && found != "" && cells != found {
			return "" // it could be either
		}
		found = max(found, cells)
	}
	return found
}

// gridColumns returns the ways to place nine columns, evenly in each box and with the same gap between boxes, so that all these columns
// are among them.
func gridColumns(among []int, wide int) (all [][]int) {
	for step := 1; step <= 8; step++ {
		for gap := 0; gap <= 8; gap++ {
			columns := make([]int, 9)
			for j := range columns {
				columns[j] = j*step + j/3*gap
			}
			for first := max(0, among[len(among)-1]-columns[8]); first <= among[0] && first+columns[8] < max(wide, among[len(among)-1]+1); first++ {
				at := slices.Clone(columns)
				for j := range at {
					at[j] += first
				}
				if !slices.ContainsFunc(among, func(c int) bool { return !slices.Contains(at, c) }) {
					all = append(all, at)
				}
			}
		}
	}
	return all
}

// cellsInColumns returns the cells of nine rows, which have digits and spaces in these columns and the same signs in all others. It
// returns an empty text if there are no such rows.
func cellsInColumns(rows [][]rune, columns []int) string {
	frame, hasFrame := "", false // of the first row with a digit
	var cells strings.Builder
	framed := make([]string, len(rows))
	read := make([]string, len(rows))
	for i, row := range rows {
		rest := slices.Clone(row)
		var nine strings.Builder
		hasDigit, ok := false, true
		for _, c := range columns {
			r := ' '
			if c < len(rest) {
				r, rest[c] = rest[c], ' '
			}
			switch {
			case '1' <= r && r <= '9':
				nine.WriteRune(r)
				hasDigit = true
			case r == ' ':
				nine.WriteByte('.')
			default:
				ok = false
			}
		}
		framed[i] = strings.TrimRight(string(rest), " ")
		switch {
		case !ok && hasDigit:
			return ""
		case !ok:
			continue
		case hasDigit && !hasFrame:
			frame, hasFrame = framed[i], true
		}
		read[i] = nine.String()
		if hasDigit && framed[i] != frame {
			return ""
		}
	}
	last := len(rows) - 1 // empty lines at the end are not rows
	for last >= 0 && len(rows[last]) == 0 {
		last--
	}
	for _, bare := range []bool{false, true} { // a row may be an empty line, but only if there are too few without these
		cells.Reset()
		for i := range rows[:last+1] {
			if read[i] != "" && framed[i] == frame && (bare && cells.Len() > 0 || len(rows[i]) > 0) {
				cells.WriteString(read[i])
			}
		}
		if cells.Len() == board.Cells {
			return cells.String()
		}
	}
	return ""
}
