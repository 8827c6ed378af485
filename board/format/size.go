package format

import "bytes"

// otherSize refuses the grids of another size that people write on one line. The first line may also be a row of
// one that is as high as it is wide: sixteen lines of sixteen are that, not sixteen grids of 4x4.
func otherSize(s *Source) (int, error) {
	text, next := s.lineAt(0)
	line := bytes.TrimFunc(text, isSpace)
	for _, k := range []int{4, 6, 12, 15, 16, 20, 25, 36} {
		if k*k != len(line) || !isWord(line) {
			continue
		}
		if end, ok := squareAhead(s, len(line)); ok && s.at(0).Line == 1 {
			return end, s.fault(spaces(text), "%s", wrongSize(len(line)))
		}
		return next, s.fault(spaces(text), "%s", wrongSize(k))
	}
	return 0, nil
}

// squareAhead reports whether the next n lines, and no more, have n characters each, and where they end.
func squareAhead(s *Source, n int) (end int, ok bool) {
	const mostRows = 36
	if n > mostRows {
		return 0, false
	}
	for row := 0; ; row++ {
		text, next := s.lineAt(end)
		if line := bytes.TrimFunc(text, isSpace); len(line) != n || !isWord(line) {
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
		if cellOf[c] == noCell && !letter {
			return false
		}
		cells += one(!letter)
	}
	return 2*cells >= len(line)
}
