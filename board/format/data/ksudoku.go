package data

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// KSudoku saves a game in XML: the kind of puzzle and its values, an underscore for an empty cell and b to j for 1 to 9.

// KSudokuExample is a text that ReadKSudoku reads.
const KSudokuExample = `<!DOCTYPE ksudoku>
<ksudoku-game>
 <game had-help="0" msecs-elapsed="0">
  <puzzle>
   <graph order="9" type="sudoku"/>
   <values>_____e_d__cdg__h___ih____cefe_______b_i_f_g_h_______jicd____jg___e__jdh__f_d_____</values>
  </puzzle>
  <history/>
 </game>
</ksudoku-game>
`

const ksudokuEnd = "</ksudoku-game>"

// ReadKSudoku reads a game.
func ReadKSudoku(s *source.Source, p *puzzle.Puzzle) (int, error) {
	first, _ := s.LineAt(0)
	if first = first[source.Spaces(first):]; !source.HasPrefix(first, "<?xml") && !source.HasPrefix(first, "<!DOCTYPE") && !source.HasPrefix(first, "<ksudoku") {
		return 0, nil
	}
	const head = 1000 // what stands before the first element
	for len(s.Rest()) < head && s.More() {
	}
	if b := s.Rest(); !bytes.Contains(b[:min(len(b), head)], []byte("<ksudoku")) {
		return 0, nil
	}
	end := s.Through(ksudokuEnd)
	p.At = s.At(0)
	if err := ksudokuGame(s.Rest()[:end], p); err != nil {
		return end, s.Fault(0, "%v", err)
	}
	return end, nil
}

func ksudokuGame(text []byte, p *puzzle.Puzzle) error {
	d := xml.NewDecoder(bytes.NewReader(text))
	name, values, solution := "", "", ""
	for {
		t, err := d.RawToken()
		if err == io.EOF {
			break
		}
		if err != nil {
			return errors.New("this game of KSudoku is damaged or cut off")
		}
		switch t := t.(type) {
		case xml.StartElement:
			if name = t.Name.Local; name == "graph" {
				if err := ksudokuKind(t.Attr); err != nil {
					return err
				}
			}
		case xml.EndElement:
			name = ""
		case xml.CharData:
			switch name {
			case "values":
				values += strings.TrimSpace(string(t))
			case "solution":
				solution += strings.TrimSpace(string(t))
			}
		}
	}
	g, err := ksudokuCells(values)
	if err != nil {
		return err
	}
	p.Givens = g
	if g, err := ksudokuCells(solution); err == nil && g.Solved() {
		p.AttachSolution(source.AppendCells(nil, &g, '0'))
	}
	return nil
}

// ksudokuKind refuses what is no classic Sudoku.
func ksudokuKind(attr []xml.Attr) error {
	for _, a := range attr {
		switch {
		case a.Name.Local == "type" && a.Value != "sudoku":
			return fmt.Errorf("this is a puzzle of the kind %q; deduku solves classic Sudoku", source.Clip([]byte(a.Value)))
		case a.Name.Local == "order" && a.Value != "9":
			return fmt.Errorf("this is a grid of order %s; deduku solves 9x9", source.Clip([]byte(a.Value)))
		}
	}
	return nil
}

// ksudokuCells reads the values: letters from b, or digits.
func ksudokuCells(text string) (g board.Grid, err error) {
	if len(text) != board.Cells {
		return g, fmt.Errorf("values has %s, expected 81", source.CellCount(len(text)))
	}
	for i, r := range []byte(text) {
		switch {
		case 'b' <= r && r <= 'j':
			g[i] = board.Digit(r - 'a')
		case source.IsCell(rune(r)):
			g[i] = source.DigitOf(rune(r))
		default:
			return g, fmt.Errorf("values: %q is no cell; b to j stand for 1 to 9", string(r))
		}
	}
	return g, nil
}

// AppendKSudoku writes a game of the digits.
func AppendKSudoku(out []byte, p *puzzle.Puzzle) []byte {
	before, after, _ := strings.Cut(KSudokuExample, "<values>")
	_, after, _ = strings.Cut(after, "</values>")
	out = append(append(out, before...), "<values>"...)
	for _, d := range p.Digits() {
		if d == 0 {
			out = append(out, '_')
		} else {
			out = append(out, 'a'+byte(d))
		}
	}
	return append(append(out, "</values>"...), after...)
}
