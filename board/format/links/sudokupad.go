package links

import (
	"errors"
	"fmt"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// SudokuPad takes what f-puzzles packs, with fpuzzles in front, and has a form of its own, scl: a compact JSON (see
// zipped.go), packed with LZ-string.

// ReadSudokuPad reads either.
func ReadSudokuPad(s *source.Source, p *puzzle.Puzzle) (int, error) {
	return readToken(s, p, isSudokuPad, sudokuPadPuzzle)
}

func isSudokuPad(word []byte) bool {
	if !source.HasPrefix(word, "fpuz") && !source.HasPrefix(word, "scl") {
		return false
	}
	return only(word, base64Digits+"=%")
}

func sudokuPadPuzzle(word string, p *puzzle.Puzzle) error {
	for _, head := range []string{"fpuzzles", "fpuz"} {
		if token, ok := strings.CutPrefix(word, head); ok {
			return padToken(token, p)
		}
	}
	token, err := unescape(strings.TrimPrefix(word, "scl"))
	if err != nil {
		return err
	}
	text, err := LZDecode(token, source.MaxPuzzle)
	if err != nil {
		return errors.New("this SudokuPad string is damaged or cut off")
	}
	value, err := parseZipped(text)
	if err != nil {
		return err
	}
	return sclPuzzle(value, p)
}

// sclPuzzle takes over rows of cells, of which the values are givens.
func sclPuzzle(j zipped, p *puzzle.Puzzle) error {
	if rules := sclRules(j); rules != "" {
		return fmt.Errorf("this puzzle has %s; deduku solves classic Sudoku", rules)
	}
	rows := j.get("ce", "cells").list
	if len(rows) != 9 {
		if n := len(rows); n >= 4 && len(rows[0].list) == n {
			return errors.New(source.WrongSize(n))
		}
		return fmt.Errorf("the grid has %s, expected 9", source.RowCount(len(rows)))
	}
	for r, row := range rows {
		if len(row.list) > 9 {
			return fmt.Errorf("row %d has %s, expected 9", r+1, source.CellCount(len(row.list)))
		}
		for i, x := range row.list {
			c := board.CellAt(r, i)
			v := x.get("v", "value").text
			if len(v) > 1 || v != "" && !source.IsDigit(rune(v[0])) {
				return fmt.Errorf("%v: %q is not a digit 1 to 9", c, v)
			}
			if v != "" {
				p.Givens[c] = source.DigitOf(rune(v[0]))
			}
		}
	}
	for _, cage := range j.get("ca", "cages").list {
		sclMeta(cage.get("v", "value").text, p)
	}
	return nil
}

// sclMeta reads a cage that is no cage but carries a title and the like.
func sclMeta(text string, p *puzzle.Puzzle) {
	key, value, ok := strings.Cut(text, ":")
	value = strings.TrimSpace(value)
	switch key = strings.ToLower(strings.TrimSpace(key)); {
	case !ok:
	case key == "solution":
		if len(value) == board.Cells && source.AllGiven([]byte(value)) {
			p.AttachSolution([]byte(value))
		}
	case key == "title" || key == "author":
		p.Add(key, source.Clip([]byte(value)))
	}
}

// sclRules lists what classic Sudoku does not have.
func sclRules(j zipped) string {
	var rules []string
	for _, r := range []struct{ short, long, name string }{{"l", "lines", "lines"}, {"a", "arrows", "arrows"}} {
		if len(j.get(r.short, r.long).list) > 0 {
			rules = append(rules, r.name)
		}
	}
	for _, cage := range j.get("ca", "cages").list {
		if v := cage.get("v", "value").text; v != "" && source.AllDigits(v) {
			rules = append(rules, "killer cages")
			break
		}
	}
	if irregular(j.get("re", "regions").list) {
		rules = append(rules, "irregular regions")
	}
	return strings.Join(rules, ", ")
}

// irregular reports whether regions, which are lists of cells as row and column from 0, are not the boxes.
func irregular(regions []zipped) bool {
	for _, r := range regions {
		var boxes board.UnitSet
		for _, at := range r.list {
			if len(at.list) != 2 || len(at.list[0].text) != 1 || len(at.list[1].text) != 1 {
				return true
			}
			row, col := int(at.list[0].text[0]-'0'), int(at.list[1].text[0]-'0')
			if row < 0 || row > 8 || col < 0 || col > 8 {
				return true
			}
			boxes |= board.UnitsOf(board.Box(board.CellAt(row, col).Box()))
		}
		if boxes.Len() > 1 {
			return true
		}
	}
	return false
}

// AppendSudokuPad writes an id of the form that keeps placed digits and candidates.
func AppendSudokuPad(out []byte, p *puzzle.Puzzle) []byte {
	return append(append(append(out, "fpuzzles"...), padText(p)...), '\n')
}
