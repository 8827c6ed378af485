package format

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"deduku/board"
)

// Tables: a puzzle a line, in one of several columns, with the names of the columns in front; or a puzzle a line with a
// column for each of its cells.

const csvExample = `id,puzzle,solution,clues,difficulty
1,.....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....,915724836423681759687935124546897213198253647372146598231478965864519372759362481,29,1.2
`

// puzzleNames and solutionNames are what people call the columns. Clues are the number of givens in some tables.
var (
	puzzleNames   = []string{"puzzle", "quizzes", "quiz", "question", "sudoku", "board", "grid", "clues", "problem"}
	solutionNames = []string{"solution", "solutions", "answer", "answers"}
)

const separators4 = ",;\t|"

// table is the columns of a table that is being read.
type table struct {
	sep      byte
	names    []string
	puzzle   int // the column of the puzzle
	solution int // -1 where there is none
	placed   int
	cells    bool         // each cell has a column
	fields   []tableField // of the record that was read last
}

// tableField is a field of a record, and where it begins there.
type tableField struct {
	text []byte
	off  int
}

// readTable reads the line of names, which is no puzzle, or a record with a column for each cell.
func readTable(s *Source, p *Puzzle) (int, error) {
	text, next := s.lineAt(0)
	if s.MidLine() {
		return 0, nil
	}
	if sep := separatorOf81(text); sep != 0 {
		t := table{sep: sep, cells: true}
		return t.Next(s, p)
	}
	if t := headerOf(s, text, next); t != nil {
		s.series = t
		return next, errNone
	}
	return 0, nil
}

// separatorOf81 is what separates 81 fields of one cell at most, 0 for other lines.
func separatorOf81(text []byte) byte {
	for _, sep := range []byte(separators4) {
		if bytes.Count(text, []byte{sep}) != board.Cells-1 {
			continue
		}
		for f := range bytes.SplitSeq(text, []byte{sep}) {
			if f = bytes.TrimFunc(f, isSpace); len(f) > 1 || len(f) == 1 && !isCell(rune(f[0])) {
				return 0
			}
		}
		return sep
	}
	return 0
}

// headerOf is the table that begins with a line of names, nil where the line is none.
func headerOf(s *Source, text []byte, next int) *table {
	if len(text) > 4096 || bytes.ContainsAny(text, "[](){}=") || !mayBeNames(text) {
		return nil
	}
	for _, sep := range []byte(separators4) {
		t := table{sep: sep, puzzle: -1, solution: -1, placed: -1}
		t.split(text)
		for _, f := range t.fields {
			t.names = append(t.names, name(f.text))
		}
		if len(t.names) < 2 && !slices.Contains(puzzleNames, t.names[0]) {
			continue
		}
		if t.empty(s, next) {
			return &t
		}
		if _, whole := t.cut(s, next); whole && len(t.fields) != len(t.names) {
			continue
		}
		below, _ := s.lineAt(next)
		if t.cells = len(t.names) == board.Cells && separatorOf81(below) == sep; t.cells {
			return &t
		}
		t.find()
		if t.puzzle >= 0 {
			return &t
		}
	}
	return nil
}

// mayBeNames is false for most lines that are no names of columns, at once: they begin with a digit or a blank symbol.
func mayBeNames(text []byte) bool {
	text = bytes.TrimLeft(text, "\" \t")
	return len(text) > 0 && ('a' <= text[0]|0x20 && text[0]|0x20 <= 'z' || text[0] == '_' || text[0] == '#')
}

func name(field []byte) string { return strings.ToLower(string(bytes.TrimFunc(field, isSpace))) }

// find finds the columns by their names and by what the first record has in them.
func (t *table) find() {
	for i, n := range t.names {
		known := slices.Contains(puzzleNames, n)
		switch {
		case known && t.puzzle < 0 && t.has81(i):
			t.puzzle = i
		case n == "placed":
			t.placed = i
		case slices.Contains(solutionNames, n) && t.solution < 0:
			t.solution = i
		}
	}
	for i, n := range t.names { // a column of the name whose first puzzle is not right, or one without a name that says it
		if t.puzzle < 0 && (slices.Contains(puzzleNames, n) && n != "clues" && i < len(t.fields) && likeGrid(t.fields[i].text) || t.has81(i) && i != t.solution) {
			t.puzzle = i
		}
	}
}

// empty reports whether a table with a column for puzzles has no record: nothing follows its names.
func (t *table) empty(s *Source, next int) bool {
	if len(bytes.TrimSpace(s.rest()[next:])) > 0 {
		return false
	}
	t.puzzle = slices.IndexFunc(t.names, func(n string) bool { return slices.Contains(puzzleNames, n) })
	return t.puzzle >= 0
}

// has81 reports whether a field of the record that was read last is 81 cells.
func (t *table) has81(i int) bool { return i < len(t.fields) && has81(tidy(t.fields[i].text)) }

// tidy is a field without the spaces and line ends in it.
func tidy(field []byte) []byte {
	if bytes.ContainsAny(field, " \t\r\n") {
		return bytes.Join(bytes.Fields(field), nil)
	}
	return field
}

// split cuts a record into fields. It reports whether quotes are closed.
func (t *table) split(text []byte) (whole bool) {
	t.fields = t.fields[:0]
	for off := 0; ; {
		rest := text[off:]
		start := len(rest) - len(bytes.TrimLeft(rest, " "))
		value, n := rest, 0 // the field, and where to look for its end
		if start < len(rest) && rest[start] == '"' {
			closed := false
			if value, n, closed = unquoted(rest[start+1:]); !closed {
				t.fields = append(t.fields, tableField{value, off + start + 1})
				return false
			}
			n += start + 1
			off += start + 1
		}
		end := bytes.IndexByte(rest[n:], t.sep)
		if n == 0 && end >= 0 {
			value = rest[:end]
		}
		t.fields = append(t.fields, tableField{value, off})
		if end < 0 {
			return true
		}
		off = len(text) - len(rest) + n + end + 1
	}
}

// unquoted is what stands up to the quote that closes it, with two quotes for one in it, and the offset behind that
// quote.
func unquoted(text []byte) (value []byte, n int, closed bool) {
	for i := 0; i < len(text); i++ {
		if text[i] != '"' {
			continue
		}
		if i+1 < len(text) && text[i+1] == '"' {
			i++
			continue
		}
		return bytes.ReplaceAll(text[:i], []byte(`""`), []byte(`"`)), i + 1, true
	}
	return text, len(text), false
}

// cut cuts the record at the offset, which is a line, or several where a field in quotes goes on.
func (t *table) cut(s *Source, off int) (next int, whole bool) {
	text, next := s.lineAt(off)
	whole = t.split(text)
	for end := next; !whole; {
		_, after := s.lineAt(end)
		if after == end || after-off > maxLine {
			return next, false
		}
		end = after
		if whole = t.split(bytes.TrimRight(s.rest()[off:end], "\r\n")); whole {
			return end, true
		}
	}
	return next, true
}

// Next reads the next record.
func (t *table) Next(s *Source, p *Puzzle) (int, error) {
	next, whole := t.cut(s, 0)
	switch {
	case !whole:
		return next, s.fault(0, "a field in quotes is not closed")
	case len(t.fields) == 1 && len(t.names) > 1:
		s.series = nil // the table is over
		return 0, nil
	}
	p.At = s.at(0)
	if t.cells {
		return next, t.columns(s, p)
	}
	if len(t.fields) < len(t.names) { // a field is missing, so that others may stand in the wrong column
		return next, s.fault(0, "%s, expected %d: %s", counted(len(t.fields), "column"), len(t.names), strings.Join(t.names, ", "))
	}
	f := t.fields[t.puzzle]
	puzzle := tidy(f.text)
	switch r := scanCells(puzzle, p); {
	case r.cells == board.Cells && r.len == len(puzzle):
		return next, t.others(s, p)
	case r.len < len(puzzle) && r.cells < board.Cells:
		return next, s.fault(f.off+r.len, "column %q: %s", t.names[t.puzzle], describe(rune(puzzle[r.len])))
	default:
		return next, s.fault(f.off, "column %q has %s, expected 81", t.names[t.puzzle], cellCount(r.cells))
	}
}

// columns reads a puzzle with a column for each cell.
func (t *table) columns(s *Source, p *Puzzle) error {
	if len(t.fields) != board.Cells {
		return s.fault(0, "%s, expected 81", counted(len(t.fields), "column"))
	}
	for c, f := range t.fields {
		d, ok := oneCell(string(f.text))
		if !ok {
			return s.fault(f.off, "column %d: %q is no cell", c+1, clip(f.text))
		}
		p.Givens[c] = d
	}
	return nil
}

// others reads the columns beside that of the puzzle.
func (t *table) others(s *Source, p *Puzzle) error {
	for i, f := range t.fields {
		switch {
		case i == t.puzzle || i >= len(t.names):
		case i == t.placed:
			if err := t.placedDigits(f.text, p); err != nil {
				return s.fault(f.off, "%v", err)
			}
		case i == t.solution:
			t.attach(f.text, p)
		default:
			p.add(t.names[i], clip(f.text))
		}
	}
	return nil
}

func (t *table) attach(field []byte, p *Puzzle) {
	f := tidy(field)
	switch {
	case len(f) == board.Cells && allGiven(f):
		p.attach(f)
	case len(f) > 0:
		p.note("left out the attached solution: it is not 81 digits")
	}
}

func (t *table) placedDigits(field []byte, p *Puzzle) error {
	f := tidy(field)
	if len(f) == 0 {
		return nil
	}
	placed, err := cellsOf("placed", string(f))
	if err != nil {
		return err
	}
	for c, d := range placed {
		if d != 0 && p.Givens[c] != 0 {
			return fmt.Errorf("%v is both given and placed", board.Cell(c))
		}
	}
	p.Placed = placed
	return nil
}

const csvHead = "puzzle,solution,placed\n"

// appendCSV writes a record.
func appendCSV(out []byte, p *Puzzle) []byte {
	out = append(appendCells(out, &p.Givens, '0'), ',')
	if p.HasSolution() {
		out = appendCells(out, &p.Solution, '0')
	}
	out = append(out, ',')
	if p.Placed != (board.Grid{}) {
		out = appendCells(out, &p.Placed, '0')
	}
	return append(out, '\n')
}
