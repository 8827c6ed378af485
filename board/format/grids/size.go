package grids

import (
	"bytes"

	"deduku/board/format/source"
)

// otherSize refuses the grids of another size that people write on one line. The first line may also be a row of
// one that is as high as it is wide: sixteen lines of sixteen are that, not sixteen grids of 4x4.
func otherSize(s *source.Source) (int, error) {
	text, next := s.LineAt(0)
	line := bytes.TrimFunc(text, source.IsSpace)
	for _, k := range []int{4, 6, 12, 15, 16, 20, 25, 36} {
		if k*k != len(line) || !isWord(line) {
			continue
		}
		if end, ok := squareAhead(s, len(line)); ok && s.At(0).Line == 1 {
			return end, s.Fault(source.Spaces(text), "%s", source.WrongSize(len(line)))
		}
		return next, s.Fault(source.Spaces(text), "%s", source.WrongSize(k))
	}
	return 0, nil
}

// squareAhead reports whether the next n lines, and no more, have n characters each, and where they end.
func squareAhead(s *source.Source, n int) (end int, ok bool) {
	const mostRows = 36
	if n > mostRows {
		return 0, false
	}
	for row := 0; ; row++ {
		text, next := s.LineAt(end)
		if line := bytes.TrimFunc(text, source.IsSpace); len(line) != n || !isWord(line) {
			return end, row == n
		}
		if row == n || next == end {
			return 0, false
		}
		end = next
	}
}

// isWord reports whether line is letters, digits and blank symbols only, and more than a few letters.
func isWord(line []byte) bool {
	cells := 0
	for _, c := range line {
		letter := 'a' <= c|0x20 && c|0x20 <= 'z'
		if source.CellOf[c] == source.NoCell && !letter {
			return false
		}
		cells += source.One(!letter)
	}
	return 2*cells >= len(line)
}
