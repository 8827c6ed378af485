package format

import "bytes"

// otherSize refuses the grids of another size that people write on one line.
func otherSize(s *Source) (int, error) {
	text, next := s.lineAt(0)
	line := bytes.TrimFunc(text, isSpace)
	for _, k := range []int{4, 6, 12, 15, 16, 20, 25, 36} {
		if k*k == len(line) && isWord(line) {
			return next, s.fault(spaces(text), "%s", wrongSize(k))
		}
	}
	return 0, nil
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
