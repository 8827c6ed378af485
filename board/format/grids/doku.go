package grids

import (
	"bytes"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// The forms doku and komo of the solver of jkomoros: cells with ! behind a given and the marks of a person in brackets.
// doku has a line for each row and | between cells, komo has ; between rows and commas between cells.

// DokuExample is a text that ReadDoku reads.
const DokuExample = `.|.|.|.|.|4!|.|3!|.
.|2!|3!|6!|.|.|7!|.|.
.|8!|7!|.|.|.|.|2!|4!
5!|4!|.|.|.|.|.|.|.
1!|.|8!|.|5!|.|6!|.|7!
.|.|.|.|.|.|.|9!|8!
2!|3!|.|.|.|.|9!|6!|.
.|.|4!|.|.|9!|3!|7!|.
.|5!|.|3!|.|.|.|.|.
`

// ReadDoku reads either form.
func ReadDoku(s *source.Source, p *puzzle.Puzzle) (int, error) {
	text, next := s.LineAt(0)
	switch {
	case !bytes.ContainsAny(text, "!("):
		return 0, nil
	case bytes.Count(text, []byte{';'}) >= 8:
		rows := strings.Split(strings.TrimRight(string(text), "; \t\r"), ";")
		return readDokuRows(s, p, rows, ',', func(int) int { return 0 }, next)
	case bytes.Count(text, []byte{'|'}) != 8:
		return 0, nil
	}
	var rows []string
	var offs []int
	at := 0
	for len(rows) < 9 {
		text, next := s.LineAt(at)
		if next == at || bytes.Count(text, []byte{'|'}) != 8 {
			break
		}
		rows, offs = append(rows, string(text)), append(offs, at)
		at = next
	}
	return readDokuRows(s, p, rows, '|', func(row int) int { return offs[row] }, at)
}

// readDokuRows reads the rows, of which off tells the offset; end is behind them.
func readDokuRows(s *source.Source, p *puzzle.Puzzle, rows []string, sep byte, off func(row int) int, end int) (int, error) {
	var lists [board.Cells]board.DigitSet
	var listed board.CellSet
	for row, text := range rows {
		cells := splitOutside(text, sep)
		if len(cells) != 9 {
			if row == 0 {
				return 0, nil
			}
			return end, s.Fault(off(row), "row %d has %s, expected 9", row+1, source.CellCount(len(cells)))
		}
		for i, text := range cells {
			if row > 8 {
				break
			}
			c := board.CellAt(row, i)
			marks, has, ok := dokuCell(strings.TrimFunc(text, source.IsSpace), c, p)
			if !ok && row == 0 && i == 0 {
				return 0, nil
			}
			if !ok {
				return end, s.Fault(off(row), "row %d, cell %d: %q is no cell", row+1, i+1, source.Clip([]byte(text)))
			}
			if lists[c] = marks; has {
				listed = listed.With(c)
			}
		}
	}
	if len(rows) != 9 {
		return end, s.Fault(0, "%s, expected 9", source.RowCount(len(rows)))
	}
	p.At = s.At(0)
	p.KeepListed(&lists, listed)
	return end, nil
}

// splitOutside splits a text at a separator, where that does not stand in brackets.
func splitOutside(text string, sep byte) (out []string) {
	depth, from := 0, 0
	for i := range len(text) {
		switch text[i] {
		case '(', '[':
			depth++
		case ')', ']':
			depth--
		case sep:
			if depth <= 0 {
				out = append(out, text[from:i])
				from = i + 1
			}
		}
	}
	return append(out, text[from:])
}

// dokuCell reads 5!, 5, ., .(3,4); marks are those in the brackets, where it has them.
func dokuCell(text string, c board.Cell, p *puzzle.Puzzle) (marks board.DigitSet, has, ok bool) {
	text, rest, has := strings.Cut(text, "(")
	if has {
		inner, closed := strings.CutSuffix(rest, ")")
		for _, r := range inner {
			if d := source.DigitOf(r); d != 0 {
				marks = marks.With(d)
			} else if r != ',' && !source.IsSpace(r) {
				return 0, true, false
			}
		}
		if !closed {
			return 0, true, false
		}
	}
	text, given := strings.CutSuffix(text, "!")
	d, ok := source.OneCell(text)
	switch {
	case given:
		p.Givens[c] = d
	default:
		p.Placed[c] = d
	}
	return marks, has && d == 0, ok && !(given && d == 0)
}

// AppendDoku writes doku, with the candidates of all open cells as marks once something is placed or eliminated.
func AppendDoku(out []byte, p *puzzle.Puzzle) []byte {
	b := p.Board()
	for c := range board.Cell(board.Cells) {
		switch {
		case p.Givens[c] != 0:
			out = append(out, '0'+byte(p.Givens[c]), '!')
		case p.Placed[c] != 0:
			out = append(out, '0'+byte(p.Placed[c]))
		case p.Begun():
			out = append(out, ".("...)
			out = append(out, strings.Join(strings.Split(source.DigitText(b.Candidates(c)), ""), ",")...)
			out = append(out, ')')
		default:
			out = append(out, '.')
		}
		if c.Col() == 8 {
			out = append(out, '\n')
		} else {
			out = append(out, '|')
		}
	}
	return out
}
