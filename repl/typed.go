package repl

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce/render"
	"deduku/repl/answer"
)

// typed takes a line that is no command: cells to fill, the first row of a grid, a puzzle.
func (s *Session) typed(ctx context.Context, line string) error {
	edits, fills, asCells := s.cellsOf(line)
	if fills {
		s.called("set")
		return s.change(func() error { return s.edit(ctx, edits) })
	}
	if _, ok := format.Prefix(line); ok {
		s.rows = []string{line}
		return nil
	}
	if word := strings.Fields(line)[0]; isWord(word) && !strings.ContainsAny(line, "[(=") {
		s.called(word)
		return s.unknown(word)
	}
	puzzle, asPuzzle := format.Parse(line)
	if asPuzzle == nil {
		return s.change(func() error { s.take("the typed board", &puzzle); return nil })
	}
	if len(line) < longCells && !looksLikeRow(line) {
		return placed(asCells, line)
	}
	return placed(asPuzzle, line)
}

// bare takes a line or a clause that is no command; the flag for JSON may stand at its end.
func (s *Session) bare(ctx context.Context, text string) error {
	text, asJSON := strings.CutSuffix(text, " "+jsonFlag)
	return s.replying("load", asJSON, func() error { return s.typed(ctx, text) })
}

// isWord reports whether a word can only be meant as a command: letters, but not those that stand for a blank.
func isWord(word string) bool {
	word = strings.ToLower(word)
	return strings.Trim(word, "abcdefghijklmnopqrstuvwxyz-") == "" && strings.Trim(word, "x-") != ""
}

// looksLikeRow reports whether a line is digits and blanks only, and too many of them for a cell.
func looksLikeRow(line string) bool {
	return len(line) > 5 && strings.Trim(line, "0123456789.-*_xX? |") == ""
}

// longCells is the length from which a line that is neither is likelier a board than a list of cells.
const longCells = 60

// placed is an error of a text that was typed, saying where in it.
func placed(err error, text string) error {
	var at *format.SyntaxError
	switch {
	case !errors.As(err, &at) || at.File != "":
		return err
	case at.Line > 1:
		return answer.No("line %d, column %d: %s", at.Line, at.Column, at.Msg)
	case len(text) < longCells:
		return fmt.Errorf("%q, column %d: %s", text, at.Column, at.Msg)
	}
	return answer.No("column %d: %s", at.Column, at.Msg)
}

// unknown is the error for a word that is no command.
func (s *Session) unknown(word string) error {
	all := append(names(s.commands), s.aliasNames()...)
	if begin := beginning(all, strings.ToLower(word)); len(begin) > 1 {
		return fmt.Errorf("%q could be %s", word, alternatives(begin))
	}
	if near := nearest(all, word); near != "" {
		return fmt.Errorf("there is no command %q; did you mean %s?", word, near)
	}
	return fmt.Errorf("there is no command %q; 'help' lists them", shortened(word))
}

// shortened is a text that was typed, cut where it would fill the screen.
func shortened(text string) string {
	const most = 40
	if r := []rune(text); len(r) > most {
		return string(r[:most]) + "..."
	}
	return text
}

// row takes one more row of a grid that is being typed. A row that does not fit can be typed again; an
// empty line gives up.
func (s *Session) row(line string) error {
	rows := append(s.rows, line)
	text := strings.Join(rows, "\n")
	givesUp := strings.TrimSpace(line) == ""
	if _, ok := format.Prefix(text); ok && !givesUp {
		s.rows = rows
		return nil
	}
	puzzle, err := format.Parse(text)
	switch {
	case err == nil:
		s.rows = nil
		return s.change(func() error { s.take("the typed board", &puzzle); return nil })
	case givesUp:
		s.rows = nil
		return placed(err, text)
	case isWord(strings.Fields(line)[0]):
		return fmt.Errorf("%q is no row; an empty line leaves the board that is being typed", line)
	}
	return fmt.Errorf("%w; type the row again, or an empty line to leave", placed(err, text))
}

// Paste carries out a text of several lines that was pasted in one piece: a board, or commands. It stops at
// the first command that fails and says how many lines it left.
func (s *Session) Paste(ctx context.Context, text string) error {
	var lines []string
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, line)
		}
	}
	if len(lines) == 0 {
		return nil
	}
	_, fills, _ := s.cellsOf(lines[0])
	if !fills && !s.begins(lines[0]) && len(s.rows) == 0 && !strings.HasPrefix(lines[0], "#") {
		puzzle, err := format.Parse(text)
		if err != nil {
			return placed(err, text)
		}
		s.remember("load " + onOneLine(&puzzle))
		return s.replying("load", false, func() error {
			return s.change(func() error { s.take("the pasted board", &puzzle); return nil })
		})
	}
	for i, line := range lines {
		err := s.Do(ctx, line)
		if err == nil {
			continue
		}
		if left := len(lines) - i - 1; left > 0 && !errors.Is(err, errExit) {
			s.talk("%s not carried out", render.Count(left, "pasted line was", "pasted lines were"))
		}
		return err
	}
	return nil
}

// onOneLine is a puzzle as a line that can be loaded again: 81 cells if that is all, else a line of a library.
func onOneLine(p *format.Puzzle) string {
	if p.Placed == (board.Grid{}) && len(p.Eliminated) == 0 {
		return p.Givens.String()
	}
	return strings.TrimSpace(format.Named("hodoku").Text(p))
}

// cellsOf reads a line that says which cells to fill, and reports whether it is meant so: nine digits with
// spaces between them are a row, with commas three triples.
func (s *Session) cellsOf(line string) (edits []format.Edit, fills bool, err error) {
	edits, err = format.Assignments(line, s.settings.notation)
	_, asRow := format.Prefix(line)
	return edits, err == nil && !(asRow && !strings.ContainsAny(line, ",;")), err
}

// remember keeps a line in the history, where there is one.
func (s *Session) remember(line string) {
	if s.History != nil {
		s.note(s.History.Add(line))
	}
}
