package format

import (
	"fmt"
	"slices"
	"strings"

	"deduku/board/format/source"
	"deduku/internal/lazyregexp"
)

// A comment or a line of text above a list of cells may name the row, the column, and the digit: # col row val. The list is then read
// in that order, whatever its format usually means.

var (
	wholeNumber = &lazyregexp.Regexp{Expr: `\b\d+\b`}
	bracketSign = "()[]{}"
)

// mostHead is how many lines at the start of a text may have such names.
const mostHead = 20

// readHeadedList reads a text with such a line. Its puzzle then waits in the source.
func (r *Reader) readHeadedList() bool {
	s := &r.src
	if first, _ := s.LineAt(0); source.PlainlyLine(first) {
		return false
	}
	if _, _, after := listHead(string(s.Rest())); after < 0 {
		return false
	}
	for len(s.Rest()) < source.MaxPuzzle && s.More() {
	}
	text := string(s.Rest())
	line, note, ok := headedList(text)
	if !ok || s.Err() == nil {
		return false
	}
	r.spelled = []byte(text)
	defer func() { r.spelled = nil }()
	return r.takeSpelling(line, note)
}

// listHead returns the positions of the row, the column, and the digit in each group of a list, by the line above it, and the offset
// after that line, or -1 if there is none. names is the order in words.
func listHead(text string) (order [3]int, names string, after int) {
	n := 0
	for line := range strings.SplitAfterSeq(text, "\n") {
		after += len(line)
		words := identifier.FindAllString(line, 8)
		bare := strings.IndexFunc(strings.TrimSpace(line), func(r rune) bool { return !source.IsAlphanumeric(r) && !source.IsBreak(r) && r != '_' }) < 0
		if n++; n > mostHead || strings.ContainsAny(line, "0123456789") && len(wholeNumber.FindAllString(line, 3)) == 3 {
			break
		}
		if len(words) < 2 || len(words) > 6 || bare && len(words) == 3 { // the last has its own format
			continue
		}
		at := [3]int{-1, -1, -1}
		for k, known := range columnNames {
			at[k] = slices.IndexFunc(words, func(w string) bool { return strings.Contains(known, " "+strings.ToLower(w)+" ") })
		}
		if at[0] < 0 || at[1] < 0 || (len(words[at[0]]) == 1) != (len(words[at[1]]) == 1) || max(at[0], at[1])-min(at[0], at[1]) > 2 {
			continue
		}
		if at[2] < 0 {
			at[2] = len(words)
		}
		said := []string{"row", "column", "digit"}
		for k := range at {
			for _, other := range at {
				order[k] += source.One(other < at[k])
			}
		}
		var inOrder [3]string
		for k, p := range order {
			inOrder[p] = said[k]
		}
		return order, strings.Join(inOrder[:], ", "), after
	}
	return order, "", -1
}

// headedList reads the groups of three numbers below a line with names.
func headedList(text string) (string, string, bool) {
	order, names, after := listHead(text)
	if after < 0 {
		return "", "", false
	}
	var cells [][3]int
	for line := range strings.SplitAfterSeq(text[after:], "\n") {
		numbers := wholeNumber.FindAllString(line, -1)
		if len(numbers) <= 1 {
			continue // the number of givens
		}
		if len(numbers)%3 != 0 || len(numbers) > 3 && !strings.ContainsAny(line, bracketSign) {
			return "", "", false
		}
		for i := 0; i < len(numbers); i += 3 {
			var c [3]int
			for k, p := range order {
				n := numbers[i+p]
				if len(n) != 1 {
					return "", "", false
				}
				c[k] = int(n[0] - '0')
			}
			cells = append(cells, c)
		}
	}
	line, note, ok := cellsLine(cells)
	if note = fmt.Sprintf("read each group as %s, as the text says; %s", names, note); !ok {
		return "", "", false
	}
	return padded(text, after) + line, strings.TrimSuffix(note, "; "), true
}
