package grids

import (
	"bytes"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// The package sudoku of LaTeX has rows of cells between uprights, and a full stop behind each.

// LaTeXExample is a text that ReadLaTeX reads.
const LaTeXExample = `\begin{sudoku}
| | | | | |4| |3| |.
| |2|3|6| | |7| | |.
| |8|7| | | | |2|4|.
|5|4| | | | | | | |.
|1| |8| |5| |6| |7|.
| | | | | | | |9|8|.
|2|3| | | | |9|6| |.
| | |4| | |9|3|7| |.
| |5| |3| | | | | |.
\end{sudoku}
`

// ReadLaTeX reads nine rows between \begin{sudoku} and \end{sudoku}, or of sudoku-block.
func ReadLaTeX(s *source.Source, p *puzzle.Puzzle) (int, error) {
	first, at := s.LineAt(0)
	begin := bytes.Index(first, []byte(`\begin{sudoku`))
	if begin < 0 || bytes.IndexByte(first[:begin], '%') >= 0 {
		return 0, nil
	}
	p.At = s.At(begin)
	for row := 0; ; {
		text, next := s.LineAt(at)
		line, _, _ := strings.Cut(string(text), "%")
		line = strings.TrimFunc(line, source.IsSpace)
		switch {
		case next == at || strings.HasPrefix(line, `\end{`):
			if row != 9 {
				return next, s.Fault(at, "%s before the end, expected 9", source.RowCount(row))
			}
			return next, nil
		case line == "":
		case row == 9:
			return next, s.Fault(at, "more than 9 rows")
		default:
			if err := latexRow(s, at, line, row, p); err != nil {
				return next, err
			}
			row++
		}
		at = next
	}
}

// latexRow reads a row without the spaces around it.
func latexRow(s *source.Source, at int, text string, row int, p *puzzle.Puzzle) error {
	cells := strings.Split(strings.TrimPrefix(strings.TrimSuffix(text, "."), "|"), "|")
	if n := len(cells); n > 1 && strings.TrimFunc(cells[n-1], source.IsSpace) == "" && strings.HasSuffix(text, "|.") {
		cells = cells[:n-1]
	}
	if len(cells) != 9 {
		return s.Fault(at, "row %d has %s, expected 9", row+1, source.CellCount(len(cells)))
	}
	spaced := slices.Contains(cells, " ") // which is an empty cell; where nothing stands, something is missing
	for i, text := range cells {
		d, ok := source.OneCell(strings.Trim(strings.TrimFunc(text, source.IsSpace), "{}"))
		if !ok || text == "" && spaced {
			return s.Fault(at, "row %d, cell %d: %q is no cell", row+1, i+1, source.Clip([]byte(text)))
		}
		p.Givens[9*row+i] = d
	}
	return nil
}

// AppendLaTeX writes the digits.
func AppendLaTeX(out []byte, p *puzzle.Puzzle) []byte {
	out = append(out, "\\begin{sudoku}\n"...)
	for i, d := range p.Digits() {
		out = append(out, '|')
		if d == 0 {
			out = append(out, ' ')
		} else {
			out = append(out, '0'+byte(d))
		}
		if board.Cell(i).Col() == 8 {
			out = append(out, "|.\n"...)
		}
	}
	return append(out, "\\end{sudoku}\n"...)
}
