package data

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// Tables: a puzzle a line, in one of several columns, with the names of the columns in front; or a puzzle a line with a
// column for each of its cells.

// CSVExample is a text that ReadCSV reads.
const CSVExample = `id,puzzle,solution,clues,difficulty
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

// ReadCSV reads the line of names, which is no puzzle, or a record with a column for each cell.
func ReadCSV(s *source.Source, p *puzzle.Puzzle) (int, error) {
	text, next := s.LineAt(0)
	if s.MidLine() {
		return 0, nil
	}
	if sep := SeparatorOf81(text); sep != 0 {
		t := table{sep: sep, cells: true}
		return t.Next(s, p)
	}
	if t := headerOf(s, text, next); t != nil {
		s.Series = t
		return next, source.ErrNone
	}
	return 0, nil
}

// SeparatorOf81 is what separates 81 fields of one cell at most, 0 for other lines.
func SeparatorOf81(text []byte) byte {
	for _, sep := range []byte(separators4) {
		if bytes.Count(text, []byte{sep}) != board.Cells-1 {
			continue
		}
		for f := range bytes.SplitSeq(text, []byte{sep}) {
			if f = bytes.TrimFunc(f, source.IsSpace); len(f) > 1 || len(f) == 1 && !source.IsCell(rune(f[0])) {
				return 0
			}
		}
		return sep
	}
	return 0
}

// headerOf is the table that begins with a line of names, nil where the line is none.
func headerOf(s *source.Source, text []byte, next int) *table {
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
		below, _ := s.LineAt(next)
		if t.cells = len(t.names) == board.Cells && SeparatorOf81(below) == sep; t.cells {
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

func name(field []byte) string { return strings.ToLower(string(bytes.TrimFunc(field, source.IsSpace))) }

// find finds the columns by their names and by what the first record has in them.
func (t *table) find() {
	for i, n := range t.names {
		known := slices.Contains(puzzleNames, n)
		switch {
		case known && t.puzzle < 0 && t.has81(i):
			t.puzzle = i
		case n == "placed":
			t.placed = i
		case t.solution < 0 && (slices.Contains(solutionNames, n) || source.IsAnswer(n) && t.has81(i)):
			t.solution = i
		}
	}
	for i, n := range t.names { // a column of the name whose first puzzle is not right, or one without a name that says it
		if t.puzzle < 0 && (slices.Contains(puzzleNames, n) && n != "clues" && i < len(t.fields) && source.LikeGrid(t.fields[i].text) || t.has81(i) && i != t.solution) {
			t.puzzle = i
		}
	}
	if t.puzzle < 0 && t.solution >= 0 && !slices.Contains(solutionNames, t.names[t.solution]) { // the only grid
		t.puzzle, t.solution = t.solution, -1
	}
}

// empty reports whether a table with a column for puzzles has no record: nothing follows its names.
func (t *table) empty(s *source.Source, next int) bool {
	if len(bytes.TrimSpace(s.Rest()[next:])) > 0 {
		return false
	}
	t.puzzle = slices.IndexFunc(t.names, func(n string) bool { return slices.Contains(puzzleNames, n) })
	return t.puzzle >= 0
}

// has81 reports whether a field of the record that was read last is 81 cells.
func (t *table) has81(i int) bool { return i < len(t.fields) && source.Has81(tidy(t.fields[i].text)) }

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
func (t *table) cut(s *source.Source, off int) (next int, whole bool) {
	text, next := s.LineAt(off)
	whole = t.split(text)
	for end := next; !whole; {
		_, after := s.LineAt(end)
		if after == end || after-off > source.MaxLine {
			return next, false
		}
		end = after
		if whole = t.split(bytes.TrimRight(s.Rest()[off:end], "\r\n")); whole {
			return end, true
		}
	}
	return next, true
}

// Next reads the next record.
func (t *table) Next(s *source.Source, p *puzzle.Puzzle) (int, error) {
	next, whole := t.cut(s, 0)
	switch {
	case !whole:
		return next, s.Fault(0, "a field in quotes is not closed")
	case len(t.fields) == 1 && len(t.names) > 1:
		s.Series = nil // the table is over
		return 0, nil
	}
	p.At = s.At(0)
	if t.cells {
		return next, t.columns(s, p)
	}
	if len(t.fields) < len(t.names) { // a field is missing, so that others may stand in the wrong column
		return next, s.Fault(0, "%s, expected %d: %s", source.Counted(len(t.fields), "column"), len(t.names), strings.Join(t.names, ", "))
	}
	f := t.fields[t.puzzle]
	puzzle := tidy(f.text)
	switch r := source.ScanCells(puzzle, p); {
	case r.Cells == board.Cells && r.Len == len(puzzle):
		return next, t.others(s, p)
	case r.Len < len(puzzle) && r.Cells < board.Cells:
		return next, s.Fault(f.off+r.Len, "column %q: %s", t.names[t.puzzle], source.Describe(rune(puzzle[r.Len])))
	default:
		return next, s.Fault(f.off, "column %q has %s, expected 81", t.names[t.puzzle], source.CellCount(r.Cells))
	}
}

// columns reads a puzzle with a column for each cell.
func (t *table) columns(s *source.Source, p *puzzle.Puzzle) error {
	if len(t.fields) != board.Cells {
		return s.Fault(0, "%s, expected 81", source.Counted(len(t.fields), "column"))
	}
	for c, f := range t.fields {
		d, ok := source.OneCell(string(f.text))
		if !ok {
			return s.Fault(f.off, "column %d: %q is no cell", c+1, source.Clip(f.text))
		}
		p.Givens[c] = d
	}
	return nil
}

// others reads the columns beside that of the puzzle.
func (t *table) others(s *source.Source, p *puzzle.Puzzle) error {
	for i, f := range t.fields {
		switch {
		case i == t.puzzle || i >= len(t.names):
		case i == t.placed:
			if err := t.placedDigits(f.text, p); err != nil {
				return s.Fault(f.off, "%v", err)
			}
		case i == t.solution:
			t.attach(f.text, p)
		default:
			p.Add(t.names[i], source.Clip(f.text))
		}
	}
	return nil
}

func (t *table) attach(field []byte, p *puzzle.Puzzle) {
	f := tidy(field)
	switch {
	case len(f) == board.Cells && source.AllGiven(f):
		p.AttachSolution(f)
	case len(f) > 0:
		p.Note("left out the attached solution: it is not 81 digits")
	}
}

func (t *table) placedDigits(field []byte, p *puzzle.Puzzle) error {
	f := tidy(field)
	if len(f) == 0 {
		return nil
	}
	placed, err := source.CellsOf("placed", string(f))
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

// CSVHead is the line of names above the records that are written.
const CSVHead = "puzzle,solution,placed\n"

// AppendCSV writes a record.
func AppendCSV(out []byte, p *puzzle.Puzzle) []byte {
	out = append(source.AppendCells(out, &p.Givens, '0'), ',')
	if p.HasSolution() {
		out = source.AppendCells(out, &p.Solution, '0')
	}
	out = append(out, ',')
	if p.Placed != (board.Grid{}) {
		out = source.AppendCells(out, &p.Placed, '0')
	}
	return append(out, '\n')
}
