package grids

import (
	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// RowsExample is a text that ReadRows reads.
const RowsExample = `.....4.3.
.236..7..
.87....24
54.......
1.8.5.6.7
.......98
23....96.
..4..937.
.5.3.....
`

// ReadRows reads nine rows of nine cells, with or without a frame.
func ReadRows(s *source.Source, p *puzzle.Puzzle) (int, error) {
	if n, err := otherSize(s); n > 0 {
		return n, err
	}
	d := gather(s, 0)
	d.dropHead()
	if len(d.lines) == 0 || d.rows == 0 && !d.allMaybe() {
		return 0, nil
	}
	g, guessed, ok := d.grid()
	if !ok {
		return d.pastRows(s), d.miss(s)
	}
	if sectionAfter(s, d.end) { // of sdk, without a head
		*p = puzzle.Puzzle{At: s.At(0), Format: "sdk"}
		r := sdkReader{s: s, puzzle: p}
		err := r.read()
		return r.at, err
	}
	p.Givens = g
	p.At = s.At(d.lines[0].off + indent(d.lines[0].text))
	if guessed {
		p.Note("read a row of nine dashes as a row of blanks where no box ends")
	}
	return marksBelow(s, readStack(s, &d, p), p), nil
}

// grid is the drawing as a grid. It reports whether it had to guess which lines are rows.
func (d *drawing) grid() (g board.Grid, guessed, ok bool) {
	rows, guessed := d.nine()
	if len(rows) != 9 {
		return g, false, false
	}
	cells, ok := readCells(rows)
	copy(g[:], cells)
	return g, guessed, ok
}

// allMaybe holds for nine rows of nine dashes, the empty grid.
func (d *drawing) allMaybe() bool {
	rows, _ := d.nine()
	return len(rows) == 9
}

// pastRows is the offset behind the rows that follow the drawing without an empty line. An error is about
// them too.
func (d *drawing) pastRows(s *source.Source) int {
	for at := d.end; ; {
		text, next := s.LineAt(at)
		if l := source.Glance(text); next == at || l.Shape != source.Short && l.Shape != source.Rule && !l.Garbled() {
			return at
		}
		at = next
	}
}

// indent is the number of bytes of the spaces in front.
func indent(row []rune) int {
	n := 0
	for _, r := range row {
		if !source.IsSpace(r) {
			break
		}
		n += len(string(r))
	}
	return n
}

// AppendRows writes nine lines of digits.
func AppendRows(out []byte, p *puzzle.Puzzle) []byte {
	g := p.Digits()
	return appendNine(out, &g)
}

// appendNine writes a grid as nine lines.
func appendNine(out []byte, g *board.Grid) []byte {
	for c, d := range g {
		out = append(out, source.CellText[d])
		if c%9 == 8 {
			out = append(out, '\n')
		}
	}
	return out
}
