package grids

import (
	"slices"
	"strings"
	"unicode/utf8"

	"deduku/board"
	"deduku/board/format/source"
)

// readings are the ways to find the cells of rows, the usual one first. One way has to hold for all the rows.
var readings = []func(rows []drawLine) ([]board.Digit, bool){
	readTight, readFields, readBars, readThirds, readColumns,
}

// readCells is nine cells for each row, by the first way that gives them.
func readCells(rows []drawLine) ([]board.Digit, bool) {
	for _, read := range readings {
		if cells, ok := read(rows); ok {
			return cells, true
		}
	}
	return nil, false
}

// cellAt is a cell and its column in the row.
type cellAt struct {
	digit board.Digit
	col   int
}

// tight is the cells of a row, without what separates them, and the column of the first character that does
// not belong there, -1 if there is none. A comment behind the ninth cell and a space is left out.
func tight(row []rune) (cells []cellAt, odd int) { return appendTight(nil, row) }

// appendTight is tight, with the cells appended to an empty slice.
func appendTight(cells []cellAt, row []rune) ([]cellAt, int) {
	nine := false // a space followed the ninth cell
	odd := -1
	for i, r := range row {
		if source.IsCell(r) {
			cells = append(cells, cellAt{source.DigitOf(r), i})
		} else if !source.IsBreak(r) {
			odd = i
			break
		} else if len(cells) == 9 && source.IsSpace(r) {
			nine = true
		}
	}
	if odd >= 0 && nine {
		return cells[:9], -1
	}
	return cells, odd
}

func readTight(rows []drawLine) ([]board.Digit, bool) {
	out := make([]board.Digit, 0, board.Cells)
	cells, odd := make([]cellAt, 0, 32), 0
	for i := range rows {
		cells, odd = appendTight(cells[:0], rows[i].text)
		if len(cells) != 9 || odd >= 0 {
			return nil, false
		}
		for _, c := range cells {
			out = append(out, c.digit)
		}
	}
	return out, true
}

// readFields reads nine fields with eight commas, semicolons or tabs between them, some of them empty. Tabs at the end
// of a row may be missing, but only if another row has all of its own.
func readFields(rows []drawLine) ([]board.Digit, bool) {
	for _, sep := range ",;\t" {
		full := false
		cells, ok := eachField(rows, func(row []rune) []string {
			fields := strings.Split(string(row), string(sep))
			full = full || len(fields) == 9
			for sep == '\t' && len(fields) < 9 {
				fields = append(fields, "")
			}
			return fields
		})
		if ok && full {
			return cells, true
		}
	}
	return nil, false
}

// readBars reads rows with an upright between any two cells; an empty field is a blank.
func readBars(rows []drawLine) ([]board.Digit, bool) { return eachField(rows, barFields) }

func eachField(rows []drawLine, split func(row []rune) []string) ([]board.Digit, bool) {
	out := make([]board.Digit, 0, board.Cells)
	for i := range rows {
		fields := split(rows[i].text)
		if len(fields) != 9 {
			return nil, false
		}
		for _, f := range fields {
			d, ok := source.OneCell(f)
			if !ok {
				return nil, false
			}
			out = append(out, d)
		}
	}
	return out, true
}

// barFields is what stands between the uprights of a row, of which the outer ones may be missing.
func barFields(row []rune) []string {
	f := splitRuns(string(row), source.IsBar)
	blank := func(i int) bool { return strings.TrimFunc(f[i], source.IsSpace) == "" }
	last := len(f) - 1
	switch len(f) {
	case 5, 11: // both are there
		if !blank(0) || !blank(last) {
			return nil
		}
		return f[1:last]
	case 4, 10: // one is there
		if blank(last) {
			return f[:last]
		}
		if blank(0) {
			return f[1:]
		}
		return nil
	}
	return f
}

// splitRuns splits at runs of separators, so that a double line is one.
func splitRuns(text string, sep func(rune) bool) []string {
	var out []string
	for {
		i := strings.IndexFunc(text, sep)
		if i < 0 {
			return append(out, text)
		}
		out = append(out, text[:i])
		text = strings.TrimLeftFunc(text[i:], sep)
	}
}

// readThirds reads rows of three fields with three places each, where a space in such a place is a blank.
func readThirds(rows []drawLine) ([]board.Digit, bool) {
	fields := make([][]rune, 0, 3*len(rows))
	wide := 0
	for i := range rows {
		f := barFields(rows[i].text)
		if len(f) != 3 {
			return nil, false
		}
		for _, x := range f {
			fields = append(fields, []rune(x))
			wide = max(wide, len(fields[len(fields)-1]))
		}
	}
	openFrame(fields)
	if !aligned(rows, fields) || hasBlanks(rows) {
		return nil, false
	}
	for step := 1; step <= 4; step++ {
		// The places are in the middle: | . . . |
		if first := (wide - 1 - 2*step) / 2; wide == 2*first+2*step+1 {
			if cells, ok := placed(fields, first, step); ok {
				return cells, true
			}
		}
	}
	for step := 1; step <= 4; step++ {
		for first := 0; first+2*step < wide; first++ {
			if cells, ok := placed(fields, first, step); ok {
				return cells, true
			}
		}
	}
	return nil, false
}

// openFrame puts a space before the first field of each row if that is narrower by one than the second: without an
// upright in front of it, the row begins with the cell itself.
func openFrame(fields [][]rune) {
	var wide [2]int
	for i, f := range fields {
		if i%3 < 2 {
			wide[i%3] = max(wide[i%3], len(f))
		}
	}
	for i := 0; i < len(fields) && wide[0] == wide[1]-1; i += 3 {
		fields[i] = append([]rune{' '}, fields[i]...)
	}
}

// aligned reports whether the fields below each other, three in each row, are of one width: else a cell is missing
// somewhere, and what stands behind it would be read in the wrong place. Where no upright closes a row, spaces at its end
// may be missing.
func aligned(rows []drawLine, fields [][]rune) bool {
	var wide [3]int
	for i, f := range fields {
		wide[i%3] = max(wide[i%3], len(f))
	}
	for i, f := range fields {
		if len(f) == wide[i%3] {
			continue
		}
		text := strings.TrimRightFunc(string(rows[i/3].text), source.IsSpace)
		if last, _ := utf8.DecodeLastRuneInString(text); i%3 != 2 || source.IsBar(last) {
			return false
		}
	}
	return true
}

// hasBlanks reports whether some cell is blank by a sign of its own, so that a space is none.
func hasBlanks(rows []drawLine) bool {
	for i := range rows {
		for _, r := range rows[i].text {
			if source.IsCell(r) && source.DigitOf(r) == 0 {
				return true
			}
		}
	}
	return false
}

// placed reads three places of each field; anything elsewhere spoils it.
func placed(fields [][]rune, first, step int) ([]board.Digit, bool) {
	out := make([]board.Digit, 0, board.Cells)
	for _, f := range fields {
		var three [3]board.Digit
		for i, r := range f {
			if source.IsSpace(r) {
				continue
			}
			n := i - first
			if n < 0 || n%step != 0 || n/step > 2 || !source.IsCell(r) {
				return nil, false
			}
			three[n/step] = source.DigitOf(r)
		}
		out = append(out, three[:]...)
	}
	return out, true
}

// readColumns reads rows without a frame in which each of the first nine columns is a cell and a space is a
// blank. A short row ends in blanks, but only if another row shows that spaces are blanks here.
func readColumns(rows []drawLine) ([]board.Digit, bool) {
	out := make([]board.Digit, board.Cells)
	short, spaced, both := 0, 0, 0
	apart := true // spaces in each second column everywhere: they are separators
	for i := range rows {
		row := []rune(strings.TrimRightFunc(string(rows[i].text), source.IsSpace))
		isShort, isSpaced := len(row) < 9, slices.ContainsFunc(row, source.IsSpace)
		short += source.One(isShort)
		spaced += source.One(isSpaced)
		both += source.One(isShort && isSpaced)
		if len(row) > 9 {
			return nil, false
		}
		for j, r := range row {
			if !source.IsCell(r) && !source.IsSpace(r) {
				return nil, false
			}
			out[9*i+j] = source.DigitOf(r)
			apart = apart && source.IsSpace(r) == (j%2 == 1)
		}
	}
	witness := spaced > 0 && (short == 0 || spaced > 1 || both == 0)
	return out[:9*len(rows)], witness && !apart
}
