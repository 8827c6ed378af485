package grids

import (
	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// The sdx format is pencil marks without a frame: nine groups a line, a bare digit for a given, u and a digit for a
// digit that was placed. It is read as pencil marks.

// SdxExample is a text that ReadMarks reads.
const SdxExample = `69 16 159 125789 12789 4 158 3 1569
49 2 3 6 189 158 7 58 159
69 8 7 159 139 135 15 2 4
5 4 26 2789 236789 23678 2 u1 23
1 u9 8 24 5 23 6 4 7
367 67 26 1247 123467 12367 245 9 8
2 3 1 14578 1478 1578 9 6 15
68 16 4 1258 1268 9 3 7 125
6789 5 169 3 124678 12678 1248 48 12
`

// AppendSdx writes a position. A cell without candidates is a pair of braces.
func AppendSdx(out []byte, p *puzzle.Puzzle) []byte {
	b := p.Board()
	for c := range board.Cell(board.Cells) {
		if c.Col() > 0 {
			out = append(out, ' ')
		}
		switch left := b.Candidates(c); {
		case p.Givens[c] != 0:
			out = append(out, source.CellText[p.Givens[c]])
		case p.Placed[c] != 0:
			out = append(out, 'u', source.CellText[p.Placed[c]])
		case left == 0:
			out = append(out, "{}"...)
		default:
			out = append(out, source.DigitText(left)...)
		}
		if c.Col() == 8 {
			out = append(out, '\n')
		}
	}
	return out
}
