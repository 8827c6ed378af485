package format

import (
	"bytes"
	"slices"
	"strings"

	"deduku/board"
)

// The package sudoku of LaTeX has rows of cells between uprights, and a full stop behind each.

const latexExample = `\begin{sudoku}
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

// readLaTeX reads nine rows between \begin{sudoku} and \end{sudoku}, or of sudoku-block.
func readLaTeX(s *Source, p *Puzzle) (int, error) {
	first, at := s.lineAt(0)
	begin := bytes.Index(first, []byte(`\begin{sudoku`))
	if begin < 0 || bytes.IndexByte(first[:begin], '%') >= 0 {
		return 0, nil
	}
	p.At = s.at(begin)
	for row := 0; ; {
		text, next := s.lineAt(at)
		line, _, _ := strings.Cut(string(text), "%")
		line = strings.TrimFunc(line, isSpace)
		switch {
		case next == at || strings.HasPrefix(line, `\end{`):
			if row != 9 {
				return next, s.fault(at, "%s before the end, expected 9", rowCount(row))
			}
			return next, nil
		case line == "":
		case row == 9:
			return next, s.fault(at, "more than 9 rows")
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
func latexRow(s *Source, at int, text string, row int, p *Puzzle) error {
	cells := strings.Split(strings.TrimPrefix(strings.TrimSuffix(text, "."), "|"), "|")
	if n := len(cells); n > 1 && strings.TrimFunc(cells[n-1], isSpace) == "" && strings.HasSuffix(text, "|.") {
		cells = cells[:n-1]
	}
	if len(cells) != 9 {
		return s.fault(at, "row %d has %s, expected 9", row+1, cellCount(len(cells)))
	}
	spaced := slices.Contains(cells, " ") // which is an empty cell; where nothing stands, something is missing
	for i, text := range cells {
		d, ok := oneCell(strings.Trim(strings.TrimFunc(text, isSpace), "{}"))
		if !ok || text == "" && spaced {
			return s.fault(at, "row %d, cell %d: %q is no cell", row+1, i+1, clip([]byte(text)))
		}
		p.Givens[9*row+i] = d
	}
	return nil
}

// appendLaTeX writes the digits.
func appendLaTeX(out []byte, p *Puzzle) []byte {
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
