package format

import (
	"path/filepath"
	"strings"

	"deduku/board"
)

// The msk format is a pattern, which says where givens are to stand: x for a given and a dot for none. It is no puzzle.

const mskExample = `.....x.x.
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

func isMsk(file string) bool { return strings.EqualFold(filepath.Ext(file), ".msk") }

// readMsk refuses a pattern: a file of such a name that has one kind of mark beside the blanks.
func readMsk(s *Source, _ *Puzzle) (int, error) {
	if !isMsk(s.Name()) {
		return 0, nil
	}
	at, cells, givens := 0, 0, 0
	var mark rune
	for {
		text, next := s.lineAt(at)
		if next == at {
			break
		}
		for _, r := range strings.TrimRight(string(text), "\r\n") {
			cells++
			if strings.ContainsRune(patternBlanks, r) {
				continue
			}
			if mark != 0 && r != mark && isDigit(r) && isDigit(mark) {
				return 0, nil // two digits: a puzzle under a wrong name
			}
			givens++
			mark = r
		}
		at = next
	}
	if cells != board.Cells {
		return at, s.fault(0, "a pattern has 81 cells, x for a given and . for none; this has %d", cells)
	}
	return at, s.fault(0, "a pattern of %s, not a puzzle: use it with generate --pattern", counted(givens, "cell"))
}

// appendMsk writes where the givens stand.
func appendMsk(out []byte, p *Puzzle) []byte {
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
