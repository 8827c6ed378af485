package links

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// Solo is the Sudoku of Simon Tatham's collection of puzzles. A game ID is the size, 3x3, a colon and the cells: numbers,
// with _ between those that stand side by side, and a letter for each run of empty cells, a for one and z for 26. A file
// that is saved has such an ID and the moves.

// SoloExample is a text that ReadSolo reads.
const SoloExample = "3x3:e4a3b2_3_6b7c8_7d2_4_5_4g1a8a5a6a7g9_8_2_3d9_6c4b9_3_7b5a3e\n"

// soloSize is what stands in front of the colon of a classic puzzle.
const soloSize = "3x3"

// isSolo reports whether a word is a size, maybe letters of a variant, a colon and cells.
func isSolo(word []byte) bool {
	size, cells, ok := bytes.Cut(word, []byte(":"))
	return ok && len(size) < 24 && isSoloSize(size) && len(cells) > 0 && only(cells, "0123456789_abcdefghijklmnopqrstuvwxyz,-RL")
}

// isSoloSize holds for 3x3, 3x3x, 9j and the like.
func isSoloSize(size []byte) bool {
	if len(size) < 2 || size[0] < '2' || size[0] > '9' {
		return false
	}
	if size[1] == 'x' {
		return len(size) > 2 && '1' <= size[2] && size[2] <= '9' && only(size[2:], "0123456789abdijkmnrtuxe")
	}
	return size[1] == 'j' && only(size, "0123456789abdijkmnrtuxe")
}

// ReadSolo reads an ID or a saved game.
func ReadSolo(s *source.Source, p *puzzle.Puzzle) (int, error) {
	if text, _ := s.LineAt(0); source.HasPrefix(text, "SAVEFILE:") {
		return readSoloSave(s, p)
	}
	return readWord(s, p, shortestSolo, isSolo, soloPuzzle)
}

// shortestSolo is the length of an ID with no cell filled.
const shortestSolo = len("3x3:zzzc")

// soloVariants are the letters of rules that a size may have.
var soloVariants = []struct {
	letter byte
	rule   string
}{{'x', "the diagonals of X-Sudoku"}, {'j', "jigsaw regions"}, {'k', "killer cages"}}

func soloPuzzle(word string, p *puzzle.Puzzle) error {
	size, cells, _ := strings.Cut(word, ":")
	letters := strings.TrimPrefix(size, soloSize)
	if d := strings.IndexByte(letters, 'd'); d >= 0 && len(letters) > d+1 {
		letters = letters[:d] + letters[d+2:] // how hard it is made
	}
	if size[1] == 'x' && strings.HasPrefix(size, soloSize) {
		for _, v := range soloVariants {
			if strings.IndexByte(letters, v.letter) >= 0 {
				return fmt.Errorf("this puzzle has %s; deduku solves classic Sudoku", v.rule)
			}
		}
		return soloCells(cells, p)
	}
	if size[1] == 'j' {
		return fmt.Errorf("this puzzle has %s; deduku solves classic Sudoku", soloVariants[1].rule)
	}
	return errors.New(source.WrongSize(int(size[0]-'0') * int(size[2]-'0')))
}

// soloCells reads the cells of an ID.
func soloCells(text string, p *puzzle.Puzzle) error {
	c := 0
	for i := 0; i < len(text); {
		switch b := text[i]; {
		case 'a' <= b && b <= 'z':
			c += int(b-'a') + 1
			i++
		case b == '_':
			i++
		case source.IsDigit(rune(b)):
			start := i
			for i < len(text) && source.IsDigit(rune(text[i])) {
				i++
			}
			n, err := strconv.Atoi(text[start:i])
			if err != nil || n < 1 || n > 9 {
				return fmt.Errorf("%s is not a digit 1 to 9", source.Clip([]byte(text[start:i])))
			}
			if c < board.Cells {
				p.Givens[c] = board.Digit(n)
			}
			c++
		default:
			return fmt.Errorf("%q has no place among the cells of a Solo ID", string(b))
		}
	}
	if c != board.Cells {
		return fmt.Errorf("this Solo ID has %s, expected 81", source.CellCount(c))
	}
	return nil
}

// readSoloSave reads a saved game: lines of a key, the length of the value and the value.
func readSoloSave(s *source.Source, p *puzzle.Puzzle) (int, error) {
	p.At = s.At(0)
	var params, desc, game string
	var moves []string
	states, at := -1, 0
	for {
		text, next := s.LineAt(at)
		key, rest, ok := strings.Cut(string(text), ":")
		_, value, ok2 := strings.Cut(rest, ":")
		if next == at || !ok || !ok2 || at > 0 && key == "SAVEFILE" {
			break
		}
		at = next
		switch strings.TrimSpace(key) {
		case "GAME":
			game = value
		case "PARAMS":
			params = value
		case "DESC":
			desc = value
		case "STATEPOS":
			states, _ = strconv.Atoi(value) // what is no number is none
		case "MOVE":
			moves = append(moves, value)
		}
	}
	if game != "Solo" {
		return at, s.Fault(0, "this is a saved game of %q; Sudoku is called Solo there", source.Clip([]byte(game)))
	}
	if !isSolo([]byte(params + ":" + desc)) {
		return at, s.Fault(0, "this saved game is damaged: no puzzle in it")
	}
	if err := soloPuzzle(params+":"+desc, p); err != nil {
		return at, s.Fault(0, "%v", err)
	}
	if states > 0 {
		moves = moves[:min(len(moves), states-1)] // those behind were undone
	}
	for _, m := range moves {
		if err := soloMove(m, p); err != nil {
			return at, s.Fault(0, "%v", err)
		}
	}
	return at, nil
}

// soloMove takes a move of a saved game: R0,3,5 puts a digit into a column and row, 0 for none; notes are left out.
func soloMove(move string, p *puzzle.Puzzle) error {
	text, placed := strings.CutPrefix(move, "R")
	if !placed {
		return nil
	}
	var x, y, n int
	if _, err := fmt.Sscanf(text, "%d,%d,%d", &x, &y, &n); err != nil || min(x, y, n) < 0 || max(x, y) > 8 || n > 9 {
		return fmt.Errorf("the move %q of this saved game is damaged", source.Clip([]byte(move)))
	}
	if c := board.CellAt(y, x); p.Givens[c] == 0 {
		p.Placed[c] = board.Digit(n)
	}
	return nil
}

// AppendSolo writes the ID of the digits.
func AppendSolo(out []byte, p *puzzle.Puzzle) []byte {
	out = append(append(out, soloSize...), ':')
	empty, before := 0, false
	flush := func() {
		for ; empty > 26; empty -= 26 {
			out = append(out, 'z')
		}
		if empty > 0 {
			out = append(out, 'a'+byte(empty-1))
			before = false
		}
		empty = 0
	}
	for _, d := range p.Digits() {
		if d == 0 {
			empty++
			continue
		}
		if flush(); before {
			out = append(out, '_')
		}
		out = append(out, '0'+byte(d))
		before = true
	}
	flush()
	return append(out, '\n')
}
