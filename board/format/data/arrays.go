package data

import (
	"bytes"
	"slices"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// ReadArrays reads nested or flat lists as Python, NumPy and JSON write them. It finds brackets around 81 cells
// and leaves out all that is around them.
func ReadArrays(s *source.Source, p *puzzle.Puzzle) (int, error) {
	if text, _ := s.LineAt(0); !bytes.ContainsAny(text, "[({") && !(s.MidLine() && bytes.ContainsAny(text, "\"'")) {
		return 0, nil // nor the last string of a list
	}
	a := scanArrays(s, 0, 1)
	if !a.found {
		return 0, nil
	}
	if a.err != nil {
		if !a.sure && !s.SameField(a.name) {
			return a.end, source.ErrNone
		}
		return a.end, a.err
	}
	s.SetField(a.title)
	a.fill(p)
	end := a.end
	if p.Givens.Len() >= source.FewestGivens {
		// A text that shows a grid and the same grid solved, in either order, means one puzzle.
		b := scanArrays(s, end, 4)
		if b.found && b.err == nil && b.grid.Len() >= source.FewestGivens && b.grid != a.grid {
			switch {
			case b.grid.Solved() && b.grid.Contains(a.grid):
				p.Solution, end = b.grid, b.end
			case a.grid.Solved() && a.grid.Contains(b.grid):
				*p = puzzle.Puzzle{Solution: a.grid}
				b.fill(p)
				end = b.end
			}
		}
	}
	return pastTail(s, end), nil
}

// mostAtoms is enough to tell the size of a grid of 36 by 36.
const mostAtoms = 1300

// mostBroken is how many times prose may end a list before the search for a grid ends: it begins again at a later line.
const mostBroken = 8

// fewestMissed is how many cells a text has at least that is a damaged board.
const fewestMissed = 61

// MostDepth is how deep lists may stand in lists.
const MostDepth = 16

// arrayScan looks for brackets around a grid.
type arrayScan struct {
	lexer
	stack  []group // the brackets that are open
	cells  []atom  // all cells since the outermost of them
	kids   []kid   // the closed groups inside of those, innermost first
	name   string  // the word before
	inside bool    // there was a grid before, maybe in the same brackets
	open   bool    // the text ended within a list
	rows   int     // how many rows there were in it
	broken int     // how many times prose ended a list

	found bool // a grid, or what should have been one
	err   error
	sure  bool // err is about a text of cells, which is nothing but a board
	grid  board.Grid
	title string
	start int  // of the grid
	end   int  // behind it
	loose bool // a bracket is not closed
}

// group is an open bracket, with the number of cells and kids there were before it.
type group struct{ from, cells, kids int }

// kid is a closed group, or a string of several cells.
type kid struct{ from, to, cells int }

// scanArrays looks for a grid from the offset on. Outside of brackets it goes no further than so many lines.
func scanArrays(s *source.Source, from, lines int) *arrayScan {
	a := &arrayScan{lexer: lexer{src: s, at: from}, inside: from > 0 || s.MidLine()}
	a.cells = make([]atom, 0, board.Cells+9)
	for lines > 0 && !a.found && !a.tooMuch() && a.broken < mostBroken {
		t := a.next()
		switch t.kind {
		case tokenEnd:
			a.open, a.rows = a.inList() || len(a.kids) > 0 && a.kids[0].cells == 9, len(a.kids)
			a.unclosed(t.from)
			return a
		case tokenLine:
			if len(a.stack) == 0 {
				lines--
				a.name = ""
			}
		case tokenOpen:
			a.push(t)
		case tokenClose:
			a.close(t)
		case tokenWord:
			a.word(t)
		}
	}
	return a
}

// tooMuch reports whether the brackets hold more than any grid does.
func (a *arrayScan) tooMuch() bool {
	return len(a.cells) > mostAtoms || len(a.kids) > mostAtoms || len(a.stack) > MostDepth
}

// inList reports whether a square bracket is open.
func (a *arrayScan) inList() bool {
	for _, g := range a.stack {
		if a.src.Rest()[g.from] == '[' {
			return true
		}
	}
	return false
}

func (a *arrayScan) reset() {
	a.stack, a.cells, a.kids = a.stack[:0], a.cells[:0], a.kids[:0]
}

func (a *arrayScan) push(t token) {
	a.stack = append(a.stack, group{t.from, len(a.cells), len(a.kids)})
}

// close ends the innermost group and looks at what it holds.
func (a *arrayScan) close(t token) {
	if len(a.stack) == 0 {
		return
	}
	g := a.stack[len(a.stack)-1]
	a.stack = a.stack[:len(a.stack)-1]
	a.judge(g, t.to)
	if a.found {
		return
	}
	n := len(a.cells) - g.cells
	a.kids = append(a.kids[:g.kids], kid{g.from, t.to, n})
	if n == 0 {
		a.kids = a.kids[:g.kids]
	}
	if len(a.stack) == 0 {
		a.reset()
	}
}

// word takes a word as a cell, a row, a grid or a name. Other words end a list: it was prose.
func (a *arrayScan) word(t token) {
	text := a.text(t)
	cell, ok := isAtom(text, t.quoted)
	switch {
	case len(a.stack) == 0:
		// Behind a grid the brackets around it are forgotten.
		if !a.inside || len(text) != board.Cells && !(t.quoted && len(text) >= fewestMissed) || !a.string(t, text) {
			a.setName(string(text))
		}
	case len(text) >= 8 && a.string(t, text):
	case ok:
		cell.from, cell.to = t.from, t.to
		a.cells = append(a.cells, cell)
	case a.string(t, text):
	case t.quoted || a.isCall(t):
		a.setName(string(text))
	default:
		a.unclosed(t.from)
		a.broken++
		a.setName(string(text))
	}
}

// string takes a string of cells: a row, or with 81 of them a grid.
func (a *arrayScan) string(t token, text []byte) bool {
	from := len(a.cells)
	for i, r := range string(text) {
		if !source.IsCell(r) && !(t.quoted && source.IsSpace(r)) {
			a.cells = a.cells[:from]
			return false
		}
		a.cells = append(a.cells, atom{digit: source.DigitOf(r), from: t.from + i, to: t.from + i + 1})
	}
	end := t.to + source.One(t.quoted)
	n := len(a.cells) - from
	if n < 4 { // an ellipsis, most likely
		a.cells = a.cells[:from]
		return false
	}
	if n == board.Cells {
		a.take(a.cells[from:], t.from, end)
		return true
	}
	if digits := slices.ContainsFunc(a.cells[from:], func(c atom) bool { return c.digit > 0 }); digits && n >= fewestMissed && n < 102 {
		a.fail(end, a.src.Fault(t.from, "%d cells in this text, expected 81", n))
		a.sure = true
	}
	a.kids = append(a.kids, kid{t.from, t.to, n})
	return true
}

// isCall holds for the word in front of a bracket, and between round brackets for the name of an argument and its
// value: np.array(…, dtype=int). Elsewhere a word with = behind it begins another statement.
func (a *arrayScan) isCall(t token) bool {
	i := t.to
	for a.follows(i, ' ') {
		i++
	}
	if a.follows(i, '(') {
		return true
	}
	round := a.src.Rest()[a.stack[len(a.stack)-1].from] == '('
	return round && (a.follows(i, '=') || t.from > 0 && a.follows(t.from-1, '='))
}

func (a *arrayScan) setName(word string) {
	switch word {
	case "array", "np.array", "numpy.array", "np.matrix", "numpy.matrix", "matrix", "list", "tuple", "print",
		"np.asarray", "return", "in", "is", "dtype", "int", "object":
		return
	}
	a.name = source.Clip([]byte(word))
}

// take ends the search with a grid.
func (a *arrayScan) take(cells []atom, from, to int) {
	a.found, a.title, a.start, a.end = true, a.name, from, to
	for i, c := range cells {
		a.grid[i] = c.digit
		if c.number {
			a.err = a.src.Fault(c.from, "row %d, cell %d: %s is not a digit 0 to 9", i/9+1, i%9+1,
				a.src.Rest()[c.from:c.to])
			return
		}
	}
}

// fill puts the grid into p.
func (a *arrayScan) fill(p *puzzle.Puzzle) {
	p.Givens = a.grid
	p.At = a.src.At(a.start)
	p.Add("title", a.title)
	if a.loose {
		p.Note("the bracket opened at %v is not closed", a.src.At(a.start))
	}
}

// Prefix reports whether a text ends within a list, and which row is to come next, 10 behind all of them.
func Prefix(s *source.Source) (next int, ok bool) {
	a := scanArrays(s, 0, 1)
	return min(a.rows, 9) + 1, a.open
}

// pastTail is the offset behind the rest of the line that ends a grid, unless another list begins there.
func pastTail(s *source.Source, end int) int {
	text, next := s.LineAt(end)
	if len(text) <= source.MaxLine && !bytes.ContainsAny(text, "[({\"'") {
		return next
	}
	return end + len(text) - len(bytes.TrimLeft(text, "])},; \t"))
}

// AppendPython writes the digits as a list of lists, with zeros.
func AppendPython(out []byte, p *puzzle.Puzzle) []byte {
	out = append(out, "grid = [\n"...)
	for c, d := range p.Digits() {
		switch c % 9 {
		case 0:
			out = append(out, "    ["...)
		default:
			out = append(out, ", "...)
		}
		out = append(out, '0'+byte(d))
		switch {
		case c == board.Cells-1:
			out = append(out, "]\n"...)
		case c%9 == 8:
			out = append(out, "],\n"...)
		}
	}
	return append(out, "]\n"...)
}
