package repl

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/board/format/coords"
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
	name, value, ok := strings.Cut(strings.TrimSpace(strings.Replace(line, "<-", "=", 1)), "=")
	if !ok || !isVariable(strings.TrimRight(name, " \t:")) {
		return false
	}
	value = strings.TrimSpace(value)
	function, _, called := strings.Cut(value, "(")
	if function = strings.ReplaceAll(strings.TrimRight(function, " \t"), ".", "_"); called && function != "" && isVariable(function) {
		return true // as np.array(
	}
	if value == "" || strings.IndexByte("[({\"'", value[0]) < 0 {
		return false
	}
	inside := strings.TrimLeft(value, "[({\"' \t")
	return value[0] == '[' || value[0] == '{' || inside == "" || strings.IndexByte("0123456789._*?x-", inside[0]) >= 0
}

// index is a part of the grid that a line names as a program does, counted from 0: grid, grid[0],
// or grid[0][8], which may have a digit assigned to it.
type index struct {
	row, col string // empty for all
	digit    string // that is assigned
}

// indexed returns the part of the grid that a line such as grid[0][8], grid[0,8], or grid[0] names.
func indexed(line string) (at index, ok bool) {
	line = strings.TrimRight(strings.TrimSpace(line), "; \t")
	name, rest, brackets := strings.Cut(line, "[")
	if !brackets {
		return index{}, line == "grid"
	}
	rest, digit, assigned := strings.Cut(rest, "=")
	inside, closed := strings.CutSuffix(strings.TrimSpace(rest), "]")
	row, col, two := strings.Cut(inside, ",")
	if !two {
		if row, col, two = strings.Cut(inside, "]"); two {
			col, closed = strings.CutPrefix(strings.TrimSpace(col), "[")
		}
	}
	at = index{strings.TrimSpace(row), strings.TrimSpace(col), strings.TrimSpace(digit)}
	if assigned && (!two || len(at.digit) != 1 || !isNumber(at.digit)) {
		return index{}, false
	}
	return at, closed && isVariable(name) && isNumber(at.row) && isNumber(at.col) == two
}

func digitsIn(text string) (n int) {
	for _, r := range text {
		if '0' <= r && r <= '9' {
			n++
		}
	}
	return n
}

// indexRequest returns the request to print a part of the grid, or to fill a cell of it.
func (s *Session) indexRequest(at index, text string) request {
	row, col := at.place()
	switch {
	case at.digit == "" || row > 8 || col > 8:
		return request{kind: toIndex, command: "show", index: at, text: text}
	case at.digit == "0":
		err := fmt.Errorf("%s: a cell takes a digit from 1 to 9; 'undo' undoes the last change", text)
		return request{kind: toRefuse, command: "set", err: err}
	}
	edits, err := coords.Assignments(fmt.Sprintf("r%dc%d=%s", row+1, col+1, at.digit), s.Settings.Notation)
	if err != nil {
		return request{kind: toRefuse, command: "set", err: err}
	}
	return request{kind: toFill, command: "set", edits: edits, text: text}
}

// tellIndexed prints the digit of the cell that a line such as grid[0][8] asks for, or 0 if it is
// open. It prints a row or the grid as a list.
func (s *Session) tellIndexed(r request) error {
	at, b := r.index, s.Solver.Board()
	rows := make([]string, 9)
	for row := range rows {
		digits := make([]string, 9)
		for col := range digits {
			digits[col] = strconv.Itoa(int(b.Digit(board.CellAt(row, col))))
		}
		rows[row] = "[" + strings.Join(digits, ", ") + "]"
	}
	if at.row == "" {
		return s.Tell("[%s]", strings.Join(rows, ",\n "))
	}
	row, col := at.place()
	switch {
	case row > 8 || col > 8:
		return fmt.Errorf("%s: rows and columns count from 0 to 8 here; 'possible r1c9 5' asks about a cell by its name", r.text)
	case at.col == "":
		return s.Tell("%s", rows[row])
	}
	return s.Tell("%d", b.Digit(board.CellAt(row, col)))
}

// place returns the row and column, each 9 if it is too large and 0 if it is not named.
func (at index) place() (row, col int) {
	row, _ = strconv.Atoi(at.row)
	col, _ = strconv.Atoi(at.col)
	return min(row, 9), min(col, 9)
}
