package grids

import (
	"path/filepath"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// The msk format is a pattern, which says where givens are to stand: x for a given and a dot for none. It is no puzzle.

// MskExample is a text that ReadMsk reads.
const MskExample = `.....x.x.
.xxx..x..
.xx....xx
xx.......
x.x.x.x.x
.......xx
xx....xx.
..x..xxx.
.x.x.....
`

// patternBlanks are the symbols for a cell without a given; any other character asks for one.
const patternBlanks = ".0-_ "

// IsMsk reports whether a file is called as patterns are.
func IsMsk(file string) bool { return strings.EqualFold(filepath.Ext(file), ".msk") }

// ReadMsk refuses a pattern: a file of such a name that has one kind of mark beside the blanks.
func ReadMsk(s *source.Source, _ *puzzle.Puzzle) (int, error) {
	if !IsMsk(s.Name()) {
		return 0, nil
	}
	at, cells, givens := 0, 0, 0
	var mark rune
	for {
		text, next := s.LineAt(at)
		if next == at {
			break
		}
		for _, r := range strings.TrimRight(string(text), "\r\n") {
			cells++
			if strings.ContainsRune(patternBlanks, r) {
				continue
			}
			if mark != 0 && r != mark && source.IsDigit(r) && source.IsDigit(mark) {
				return 0, nil // two digits: a puzzle under a wrong name
			}
			givens++
			mark = r
		}
		at = next
	}
	if cells != board.Cells {
		return at, s.Fault(0, "a pattern has 81 cells, x for a given and . for none; this has %d", cells)
	}
	return at, s.Fault(0, "a pattern of %s, not a puzzle: use it with generate --pattern", source.Counted(givens, "cell"))
}

// AppendMsk writes where the givens stand.
func AppendMsk(out []byte, p *puzzle.Puzzle) []byte {
	for c, d := range p.Givens {
		if d == 0 {
			out = append(out, '.')
		} else {
			out = append(out, 'x')
		}
		if c%9 == 8 {
			out = append(out, '\n')
		}
	}
	return out
}
