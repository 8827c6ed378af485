package repl

import (
	"fmt"
	"slices"
	"strings"

	"deduku/board"
)

// Lines from notebooks and programs: possible(0,2,2), exit(), grid[0][8], puzzle = [[...

// called returns a line that calls a command as a program does, such as possible(0,2,2), exit(), or
// .exit, as the clause of that command. ok is false for other lines and for lines with nine or more
// digits, which may be a board.
func (v *vocabulary) called(line string) (c clause, ok bool) {
	line = strings.TrimSpace(line)
	if line != "" && strings.IndexByte(`.:/\`, line[0]) >= 0 && isName(line[1:]) {
		return clause{words: []string{line[1:]}, text: line}, v.hasName(line[1:])
	}
	name, args, ok := strings.Cut(strings.TrimSuffix(line, ";"), "(")
	name = strings.TrimRight(name, " \t")
	inside, closed := strings.CutSuffix(args, ")")
	if !ok || !closed || strings.ContainsAny(inside, "()") || !isName(name) || !v.hasName(name) || digitsIn(line) >= 9 {
		return clause{}, false
	}
	c = clause{words: []string{name}, text: line}
	if strings.EqualFold(name, "possible") { // which counts from 0 in brackets
		c.words = append(c.words, "("+inside+")")
		return c, true
	}
	if strings.EqualFold(name, "load") { // a puzzle or a file, not three numbers for a cell
		c.words = append(c.words, strings.Trim(inside, " \t\"'"))
		return c, true
	}
	for arg := range strings.SplitSeq(inside, ",") {
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

// isName reports whether a text is a letter and then letters and hyphens, as the names of commands are.
func isName(text string) bool {
	for i, r := range text {
		if letter := 'a' <= r|0x20 && r|0x20 <= 'z'; !letter && (i == 0 || r != '-') {
			return false
		}
	}
	return text != ""
}

// isVariable reports whether a text is the name of a variable, as in most languages.
func isVariable(text string) bool {
	return isName(strings.TrimLeft(strings.Map(func(r rune) rune {
		if r == '_' || '0' <= r && r <= '9' {
			return '-'
		}
		return r
	}, text), "-")) && (text[0] < '0' || text[0] > '9')
}

// isData reports whether a line assigns a list or a text with cells to a name, as puzzle = [[5, 3 does.
// The name may be that of a command.
func isData(line string) bool {
	name, value, ok := strings.Cut(strings.TrimSpace(line), "=")
	if !ok || !isVariable(strings.TrimRight(name, " \t")) {
		return false
	}
	value = strings.TrimSpace(value)
	if strings.HasPrefix(value, "np.") || strings.HasPrefix(value, "numpy.") {
		return true
	}
	if value == "" || strings.IndexByte("[({\"'", value[0]) < 0 {
		return false
	}
	inside := strings.TrimLeft(value, "[({\"' \t")
	return inside == "" || strings.IndexByte("0123456789._*?x-", inside[0]) >= 0
}

// indexed returns the row and column, both counted from 0, of a line such as grid[0][8] or grid[0,8].
func indexed(line string) (row, col string, ok bool) {
	name, rest, opened := strings.Cut(strings.TrimSpace(line), "[")
	inside, closed := strings.CutSuffix(rest, "]")
	if !opened || !closed || !isVariable(name) {
		return "", "", false
	}
	row, col, ok = strings.Cut(inside, ",")
	if !ok {
		var between string
		row, between, ok = strings.Cut(inside, "]")
		var second bool
		col, second = strings.CutPrefix(strings.TrimSpace(between), "[")
		ok = ok && second
	}
	row, col = strings.TrimSpace(row), strings.TrimSpace(col)
	return row, col, ok && row != "" && col != "" && strings.Trim(row+col, "0123456789") == ""
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
