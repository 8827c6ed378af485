package grids

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// HodokuCase is a line of a HoDoKu library: a position, and what a technique concludes from it.
type HodokuCase struct {
	Code         string         // the technique: 0601, or five digits for Siamese fish; 0000 without digits is none
	Variant      string         // 1 of 0601-1; x says that the technique must find nothing
	Digits       board.DigitSet // those that the step is about
	Givens       board.Grid
	Placed       board.Grid        // the digits with a plus in front
	Deleted      []board.Candidate // gone already, beside those that the digits rule out
	Eliminations []board.Candidate
	Placements   []board.Candidate
	Extra        string // the length of a chain, or a comment
}

// String is the case as a line of a library, without the line end.
func (c *HodokuCase) String() string {
	var b strings.Builder
	b.WriteString(":" + c.Code)
	if c.Variant != "" {
		b.WriteString("-" + c.Variant)
	}
	b.WriteString(":")
	for d := range c.Digits.All() {
		b.WriteString(d.String())
	}
	if c.Digits == 0 {
		b.WriteString("x")
	}
	b.WriteString(":")
	for i, d := range c.Givens {
		if p := c.Placed[i]; p != 0 {
			b.WriteString("+")
			d = p
		}
		b.WriteString(d.String())
	}
	for _, list := range [][]board.Candidate{c.Deleted, c.Eliminations, c.Placements} {
		b.WriteString(":")
		for i, x := range list {
			if i > 0 {
				b.WriteString(" ")
			}
			fmt.Fprintf(&b, "%v%d%d", x.Digit, x.Cell.Row()+1, x.Cell.Col()+1)
		}
	}
	if c.Extra != "" {
		b.WriteString(":" + c.Extra)
	}
	return b.String()
}

// ParseHodokuCase reads a line of a HoDoKu library, :code:digits:grid:deleted:eliminations:placements:extra, or one of
// its short forms: the grid alone or with :deleted behind it, in which a comma may stand between the rows. The error
// is a *[SyntaxError] on line 1.
func ParseHodokuCase(line string) (HodokuCase, error) {
	var c HodokuCase
	l := library{line: line}
	err := l.fill(&c)
	return c, err
}

// library is a line of a HoDoKu library that is being read.
type library struct{ line string }

// part is a field of the line, and the byte at which it begins.
type part struct {
	text string
	off  int
}

func (l *library) fault(off int, form string, args ...any) error {
	return &puzzle.SyntaxError{Pos: puzzle.Pos{Line: 1, Column: utf8.RuneCountInString(l.line[:off]) + 1}, Msg: fmt.Sprintf(form, args...)}
}

// parts are the fields; what is missing at the end is empty, as in some lines of the library.
func (l *library) parts() (f [8]part, n int) {
	texts := strings.SplitN(l.line, ":", len(f))
	off := 0
	for i := range f {
		if i < len(texts) {
			f[i] = part{texts[i], off}
			off += len(texts[i]) + 1
			continue
		}
		f[i].off = len(l.line)
	}
	return f, len(texts)
}

func (l *library) fill(c *HodokuCase) error {
	f, n := l.parts()
	if n <= 2 { // grid[:deleted]
		if err := l.grid(f[0], c); err != nil {
			return err
		}
		return l.deleted(f[1], c)
	}
	if n < 5 {
		return l.fault(0, "%s; a HoDoKu line is :code:digits:grid:deleted:eliminations:placements:extra", source.Counted(n-1, "colon"))
	}
	c.Code, c.Variant, _ = strings.Cut(strings.TrimSpace(f[1].text), "-")
	if code, ok := strings.CutSuffix(c.Code, "x"); ok && source.AllDigits(code) {
		c.Code, c.Variant = code, "x"
	}
	c.Extra = strings.TrimSpace(f[7].text)
	errs := []error{l.digits(f[2], c), l.grid(f[3], c), l.deleted(f[4], c)}
	var err error
	c.Eliminations, err = l.triples(f[5])
	errs = append(errs, err)
	c.Placements, err = l.triples(f[6])
	for _, err := range append(errs, err) {
		if err != nil {
			return err
		}
	}
	return nil
}

// digits reads the digits of the step; x stands for none.
func (l *library) digits(f part, c *HodokuCase) error {
	for i, r := range f.text {
		switch {
		case '1' <= r && r <= '9':
			c.Digits = c.Digits.With(board.Digit(r - '0'))
		case r != 'x' && !source.IsBreak(r):
			return l.fault(f.off+i, "%q among the digits of the step, which are 1 to 9 or x", string(r))
		}
	}
	return nil
}

// grid reads 81 cells, a plus before those that are placed. With commas, each ends a row of which the blanks at the
// end may be missing.
func (l *library) grid(f part, c *HodokuCase) error {
	n, end := 0, board.Cells // the cells so far; where the row, or the grid, must end
	longest := 0             // the most cells between two commas
	commas := strings.Contains(f.text, ",")
	if commas {
		end = 9
	}
	plus := -1
	for i, r := range f.text {
		switch {
		case commas && r == ',' && plus < 0 && end < board.Cells:
			n, end = end, end+9
		case r == '+' && plus < 0:
			plus = i
		case source.IsSpace(r) && strings.TrimFunc(f.text[i:], source.IsSpace) == "":
		case !source.IsCell(r):
			return l.fault(f.off+i, "%s", source.Describe(r))
		case n == end && commas:
			return l.fault(f.off+i, "row %d has more than 9 cells", end/9)
		case n == end:
			return l.fault(f.off+i, "more than 81 cells")
		case plus >= 0 && source.DigitOf(r) == 0:
			return l.fault(f.off+plus, `"+" before a blank; it marks a digit as placed`)
		case plus >= 0:
			c.Placed[n] = source.DigitOf(r)
			n, plus = n+1, -1
		default:
			c.Givens[n] = source.DigitOf(r)
			n++
		}
		longest = max(longest, n-(end-9))
	}
	at := f.off + len(f.text)
	switch {
	case plus >= 0:
		return l.fault(at, `a digit is missing behind "+"`)
	case commas && longest < 4: // a row of nine numbers, such as -1 or 0.0
		return l.fault(f.off, "commas between numbers, not between rows of a grid")
	case end < board.Cells:
		return l.fault(at, "%s, expected 9", source.RowCount(end/9))
	case n < board.Cells && !commas:
		return l.fault(at, "%s, expected 81", source.CellCount(n))
	}
	return nil
}

// deleted reads the candidates eliminated before, which may not be those on the board.
func (l *library) deleted(f part, c *HodokuCase) error {
	var err error
	if c.Deleted, err = l.triples(f); err != nil {
		return err
	}
	for _, x := range c.Deleted {
		if c.Givens[x.Cell] == x.Digit || c.Placed[x.Cell] == x.Digit {
			return l.fault(f.off, "%v is both on the board and deleted", x)
		}
	}
	return nil
}

// triples reads candidates as digit, row and column.
func (l *library) triples(f part) ([]board.Candidate, error) {
	var out []board.Candidate
	for at := 0; ; {
		at += len(f.text[at:]) - len(strings.TrimLeftFunc(f.text[at:], source.IsBreak))
		if at == len(f.text) {
			return out, nil
		}
		word := f.text[at:]
		if end := strings.IndexFunc(word, source.IsBreak); end >= 0 {
			word = word[:end]
		}
		if len(word) != 3 || !source.AllDigits(word) || source.HasZero(word) {
			return nil, l.fault(f.off+at, "%q is no candidate; one is written as digit, row, column: 613", source.Clip([]byte(word)))
		}
		out = append(out, board.Candidate{Cell: board.CellAt(int(word[1]-'1'), int(word[2]-'1')), Digit: board.Digit(word[0] - '0')})
		at += len(word)
	}
}

// ReadHodoku reads a line of a HoDoKu library.
func ReadHodoku(s *source.Source, p *puzzle.Puzzle) (int, error) {
	text, next := s.LineAt(0)
	line := bytes.TrimFunc(text, source.IsSpace)
	if !isHodoku(line) {
		return 0, nil
	}
	start := source.Spaces(text)
	if err := source.CheckText(s, start, line); err != nil {
		return next, err
	}
	p.At = s.At(start)
	c, err := ParseHodokuCase(string(line))
	if at := (*puzzle.SyntaxError)(nil); errors.As(err, &at) {
		place := p.At
		place.Column += at.Column - 1
		return next, &puzzle.SyntaxError{Pos: place, Msg: at.Msg}
	}
	p.Givens, p.Placed, p.Eliminated = c.Givens, c.Placed, c.Deleted
	if c.Code != "0000" || c.Digits != 0 {
		p.Add("technique", strings.TrimSuffix(c.Code+"-"+c.Variant, "-"))
	}
	if !source.AllDigits(c.Extra) {
		p.Add("comment", c.Extra)
	}
	return next, nil
}

// isHodoku holds for a line of a HoDoKu library and for its short forms. A line that begins as one may have faults.
func isHodoku(line []byte) bool {
	if len(line) == 0 {
		return false
	}
	switch n := bytes.Count(line, []byte(":")); {
	case n >= 3 && line[0] == ':':
		return source.LikeGrid(bytes.SplitN(line, []byte(":"), 5)[3])
	case n >= 6:
		return source.Has81(bytes.SplitN(line, []byte(":"), 5)[3])
	case n == 1:
		grid, deleted, _ := bytes.Cut(line, []byte(":"))
		return (source.Has81(grid) || isCommaRows(grid)) && len(bytes.Trim(deleted, "0123456789 ,\t")) == 0
	case n == 0:
		return isCommaRows(line) || slices.Contains(line, '+') && source.Has81(line)
	}
	return false
}

// isCommaRows holds for nine rows with a comma between them, of which the blanks at the end may be missing. Blanks
// there must be: without any these are triples or pencil marks. And some row has several cells: else this is one row.
func isCommaRows(line []byte) bool {
	if bytes.Count(line, []byte(",")) != 8 {
		return false
	}
	blank, several := false, false
	for row := range bytes.SplitSeq(line, []byte(",")) {
		row = bytes.ReplaceAll(row, []byte("+"), nil)
		for _, c := range row {
			if source.CellOf[c] == source.NoCell {
				return false
			}
			blank = blank || source.CellOf[c] == 0
		}
		several = several || len(row) > 1
	}
	return blank && several
}

// AppendHodoku writes a line of a library that is about no technique.
func AppendHodoku(out []byte, p *puzzle.Puzzle) []byte {
	c := HodokuCase{Code: "0000", Givens: p.Givens, Placed: p.Placed}
	b := board.Of(p.Digits())
	for _, x := range p.Eliminated {
		if b.Has(x) {
			c.Deleted = append(c.Deleted, x)
		}
	}
	return append(append(out, c.String()...), '\n')
}
