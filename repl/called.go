package repl

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"deduku/board"
)

// Lines from notebooks and programs: possible(0,2,2), exit(), grid[0][8], puzzle = [[...

var (
	callLine  = regexp.MustCompile(`^([A-Za-z][A-Za-z-]*)\s*(\([^()]*\));?$`)
	dotLine   = regexp.MustCompile(`^[.:/\\]([A-Za-z][A-Za-z-]*)$`)
	indexLine = regexp.MustCompile(`^[A-Za-z_]\w*\[\s*(\d+)\s*(?:\]\s*\[|,)\s*(\d+)\s*\]$`)
	dataLine  = regexp.MustCompile(`^[A-Za-z_]\w*\s*=\s*(?:[\[({"'][\[({\s"']*(?:[\d._0*?x-]|$)|(?:np|numpy)\.)`)
)

// called returns a line that calls a command as a program does, such as possible(0,2,2), exit(), or
// .exit, as the clause of that command. ok is false for other lines and for lines with nine or more
// digits, which may be a board.
func (v *vocabulary) called(line string) (c clause, ok bool) {
	line = strings.TrimSpace(line)
	if m := dotLine.FindStringSubmatch(line); m != nil {
		return clause{words: []string{m[1]}, text: line}, v.hasName(m[1])
	}
	m := callLine.FindStringSubmatch(line)
	if m == nil || !v.hasName(m[1]) || digitsIn(line) >= 9 {
		return clause{}, false
	}
	c = clause{words: []string{m[1]}, text: line}
	if strings.EqualFold(m[1], "possible") { // which counts from 0 in brackets
		c.words = append(c.words, m[2])
		return c, true
	}
	for arg := range strings.SplitSeq(strings.Trim(m[2], "()"), ",") {
		if arg = strings.Trim(arg, " \t\"'"); arg != "" {
			c.words = append(c.words, arg)
		}
	}
	return c, true
}

// hasName reports whether a word is the whole name of a command or of an alias.
func (v *vocabulary) hasName(word string) bool {
	word = strings.ToLower(word)
	c, ok := v.command(word, nil)
	return ok && (c.Name == word || slices.Contains(c.Aliases, word) || v.aliases[word] != "")
}

// isData reports whether a line assigns a list or a text with cells to a name, as puzzle = [[5, 3 does.
// The name may be that of a command.
func isData(line string) bool { return dataLine.MatchString(strings.TrimSpace(line)) }

// indexed returns the row and column, both counted from 0, of a line such as grid[0][8].
func indexed(line string) (row, col string, ok bool) {
	m := indexLine.FindStringSubmatch(strings.TrimSpace(line))
	if m == nil {
		return "", "", false
	}
	return m[1], m[2], true
}

func digitsIn(text string) (n int) {
	for _, r := range text {
		if '0' <= r && r <= '9' {
			n++
		}
	}
	return n
}

// tellIndexed prints the digit of the cell that a line such as grid[0][8] asks for, or 0 if it is open.
func (s *Session) tellIndexed(r request) error {
	row, col := r.index[0], r.index[1]
	if len(row)*len(col) != 1 || row > "8" || col > "8" {
		return fmt.Errorf("%s: rows and columns count from 0 to 8 here; 'possible r1c9 5' asks about a cell by its name", r.text)
	}
	return s.Tell("%d", s.Solver.Board().Digit(board.CellAt(int(row[0]-'0'), int(col[0]-'0'))))
}
