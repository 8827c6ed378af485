package links

import (
	"fmt"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/board/format/grids"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// SudokuWiki packs a position into 162 characters, two for each cell. There are two ways. In the one that begins with
// S9B a cell is a number in base 36: 1 to 9 is a given, then 9 placed digits, then the sets of candidates. In the other
// it is a number in base 32, a set of bits: bit 0 says that the digit is given, bits 1 to 9 are the digits.

// WikiExample is a text that ReadWiki reads.
const WikiExample = "S9B8i8j8zdhd1044j038z7u020306b74j074j838i0807837r130z020405048kd1e16x0l0j0p017m087w050o060q073a361g2l3l3d19090802030j6j636b09060z4y1f044l5109030711du058j03716t4d4b0l\n"

const (
	wikiLen   = 2 * board.Cells
	base36    = "0123456789abcdefghijklmnopqrstuvwxyz"
	base32    = "0123456789abcdefghijklmnopqrstuv"
	wikiMarks = 18 // what is added to a set of candidates
)

// isWiki holds for S9B and for other kinds of puzzles that begin so, to be refused.
func isWiki(word []byte) bool {
	if len(word) == wikiLen {
		return only(word, base32) && !source.AllDigits(string(word))
	}
	return len(word) >= 3+wikiLen && word[0] == 'S' && '0' <= word[1] && word[1] <= '9' && 'A' <= word[2] && word[2] <= 'Z' &&
		only(word[3:], base36)
}

// ReadWiki reads either way.
func ReadWiki(s *source.Source, p *puzzle.Puzzle) (int, error) {
	return readToken(s, p, isWiki, wikiPuzzle)
}

func wikiPuzzle(word string, p *puzzle.Puzzle) error {
	if len(word) == wikiLen {
		return wikiBits(word, p)
	}
	if !strings.HasPrefix(word, "S9B") || len(word) != 3+wikiLen {
		return fmt.Errorf("SudokuWiki marks classic Sudoku with S9B and 162 characters; this is %q with %d", word[:3], len(word)-3)
	}
	var lists [board.Cells]board.DigitSet
	var cells board.CellSet
	for c := range board.Cell(board.Cells) {
		text := word[3+2*c:][:2]
		v, err := strconv.ParseUint(text, 36, 16)
		switch n := v % 1024; {
		case err != nil:
			return fmt.Errorf("%v: %q is no number in base 36", c, text)
		case v >= 1024:
			return fmt.Errorf("this is a jigsaw puzzle; deduku solves classic Sudoku")
		case n == 0:
		case n <= 9:
			p.Givens[c] = board.Digit(n)
		case n <= wikiMarks:
			p.Placed[c] = board.Digit(n - 9)
		case n < wikiMarks+1<<9:
			lists[c] = board.DigitSet(n-wikiMarks) << 1
			cells = cells.With(c)
		default:
			return fmt.Errorf("%v: %q stands for no set of candidates", c, text)
		}
	}
	p.KeepListed(&lists, cells)
	return nil
}

// wikiBits reads the way without S9B. It does not tell a placed digit from a single candidate: a cell with one digit
// holds it unless a peer has the digit too.
func wikiBits(word string, p *puzzle.Puzzle) error {
	var lists [board.Cells]board.DigitSet
	var givens board.CellSet
	for c := range board.Cell(board.Cells) {
		v, err := strconv.ParseUint(word[2*c:][:2], 32, 16)
		if err != nil {
			return fmt.Errorf("%v: %q is no number in base 32", c, word[2*c:][:2])
		}
		lists[c] = board.DigitSet(v) & board.AllDigits
		if v&1 == 0 {
			continue
		}
		if !lists[c].Single() {
			return fmt.Errorf("%v: a given with %d digits", c, lists[c].Len())
		}
		givens = givens.With(c)
	}
	grids.FillLists(p, &lists, givens)
	return nil
}

// AppendWiki writes S9B with the candidates of all open cells.
func AppendWiki(out []byte, p *puzzle.Puzzle) []byte {
	b := p.Board()
	out = append(out, "S9B"...)
	for c := range board.Cell(board.Cells) {
		n := int(p.Givens[c])
		switch may := b.Candidates(c); {
		case n != 0:
		case p.Placed[c] != 0:
			n = 9 + int(p.Placed[c])
		case may != 0:
			n = wikiMarks + int(may>>1)
		}
		out = append(out, base36[n/36], base36[n%36])
	}
	return append(out, '\n')
}
