package repl

import (
	"context"
	"strings"
	"unicode"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/internal/sanitize"
	"deduku/repl/state"
)

// A board in a script or a pipe may have several lines that each make no sense to a session: a
// sentence above the rows, a list in a programming language, rows of SQL. A line that is refused,
// or may begin such a text, is first read with the lines after it.

// What a session reads ahead, at most.
const (
	mostAhead      = 300 // lines
	mostAheadBytes = 64 << 10
)

// fewestAhead is how many digits a board of several lines has at least: with fewer, the numbers may
// mean anything.
const fewestAhead = 8

// scriptLines reads the lines of a script, and some of them ahead.
type scriptLines struct {
	in     *sanitize.Lines
	ahead  []string // lines that were read ahead
	number int      // of the last line that was taken
	again  int      // the number of the first line that may begin a board, as far as known
	err    error    // of reading, after the lines that were read ahead
}

// next returns the next line.
func (l *scriptLines) next() (string, error) {
	if len(l.ahead) == 0 {
		l.read()
	}
	if len(l.ahead) == 0 {
		return "", l.err
	}
	line := l.ahead[0]
	l.take(1)
	return line, nil
}

// read reads one more line ahead.
func (l *scriptLines) read() {
	if l.err != nil {
		return
	}
	line, err := l.in.Next()
	if l.err = err; err == nil {
		l.ahead = append(l.ahead, string(line))
	}
}

// peek returns line i of the lines to come. It waits for input only if wait is set.
func (l *scriptLines) peek(i int, wait bool) (string, bool) {
	for len(l.ahead) <= i && l.err == nil && (wait || l.in.Ready()) {
		l.read()
	}
	if len(l.ahead) <= i {
		return "", false
	}
	return l.ahead[i], true
}

// take drops n lines that were read ahead.
func (l *scriptLines) take(n int) {
	l.ahead = l.ahead[n:]
	l.number += n
}

// boardAhead loads the board that begins with a line of a script, if it has several lines, and
// takes them. ok is false if the line is to be carried out by itself.
func (s *Session) boardAhead(ctx context.Context, line string, lines *scriptLines, failed func(error) error) (ok bool, err error) {
	if lines.number < lines.again {
		return false, nil
	}
	may, refused := s.mayBeginText(line)
	if !may {
		return false, nil
	}
	text, size := []string{line}, len(line)
	for len(text) < mostAhead && size < mostAheadBytes {
		next, more := lines.peek(len(text)-1, refused && !s.KeepGoing && !isPlainWords(line))
		if !more || s.orders(next) || !refused && strings.TrimSpace(next) == "" {
			break
		}
		text, size = append(text, next), size+len(next)
	}
	puzzle, n := s.textBoard(text)
	if n == 0 {
		lines.again = lines.number + len(text)
		if puzzle.At.Line > 1 {
			lines.again = lines.number + puzzle.At.Line - 1
		}
	}
	if n == 0 || n == 1 && !(refused && strings.ContainsAny(line, "`\"'")) {
		return false, nil
	}
	for n < len(text) && s.isRest(text[n], refused) {
		n++
	}
	lines.take(n - 1)
	load := request{kind: toLoad, command: "load", puzzle: puzzle, text: strings.Join(text[:n], "\n")}
	if err := guarded(func() error { return s.do(ctx, load) }); err != nil {
		return true, failed(err)
	}
	return true, nil
}

// mayBeginText reports whether a line may begin a board of several lines, and whether it is refused
// by itself.
func (s *Session) mayBeginText(line string) (may, refused bool) {
	line = strings.TrimSpace(line)
	switch {
	case line == "" || line[0] == '#' || len(s.input.rows) > 0 || s.Dialog != nil && s.Dialog.Asks(s.Desk):
		return false, false
	case len(line) > mostAheadBytes:
		return false, false
	case len(line) >= board.Cells && state.LooksLikeRow(line[:board.Cells]): // a board on one line
		return false, false
	}
	if s.beginsWithCommand(line) {
		return isSentence(line) || namesColumns(line), false
	}
	switch r := s.understand(clause{text: line}); r.kind {
	case toRefuse:
		return true, true
	case toGoOn:
		return true, false
	case toFill:
		_, isIndexed := indexed(line)
		return isIndexed || len(r.edits) == 0, false // or a comment
	case toLoad:
		return r.puzzle.Givens.Len() < fewestAhead, false
	}
	return false, false
}

// orders reports whether a line is a command rather than a line of a text.
func (s *Session) orders(line string) bool {
	line = strings.TrimSpace(line)
	fields := strings.Fields(line)
	return line != "" && s.beginsWithCommand(line) && !isSentence(line) && digitsIn(line) < 5 &&
		!strings.ContainsAny(line, "|[]{}<>&\\\"") && !(len(fields) >= 9 && len(strings.Join(fields, "")) == len(fields))
}

// namesColumns reports whether a line is the names of the nine columns of a drawing.
func namesColumns(line string) bool {
	names := strings.FieldsFunc(line, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune("|,;[]", r) })
	switch strings.ToLower(strings.Join(names, "")) {
	case "123456789", "012345678", "abcdefghi":
		return true
	}
	return false
}

// isText reports whether a pasted text of several lines is a board, though its first line begins
// like a command.
func (s *Session) isText(text string) bool {
	first, _, _ := strings.Cut(strings.TrimLeft(text, " \t\r\n"), "\n")
	if may, _ := s.mayBeginText(first); !may {
		return false
	}
	_, n := s.textBoard(strings.Split(strings.TrimSpace(text), "\n"))
	return n > 1
}

// textBoard returns the board that lines begin with, and the number of its lines. It is 0 if there
// is none, or if they may mean something else.
func (s *Session) textBoard(lines []string) (p puzzle.Puzzle, n int) {
	read := func(n int) (puzzle.Puzzle, bool) {
		q, err := format.Parse(strings.Join(lines[:n], "\n") + "\n")
		digits := q.Digits()
		return q, err == nil && q.Format != "coordinates" && digits.Len() >= fewestAhead
	}
	p, ok := read(len(lines))
	if !ok {
		return p, 0
	}
	for _, line := range lines[:max(min(p.At.Line-1, len(lines)), 0)] {
		// A line above the board may be a damaged board, or a mistyped command.
		digits, letters := digitsIn(line), strings.ContainsFunc(line, unicode.IsLetter)
		damaged := digits >= 9 && (!letters || digits > 40)
		if !namesColumns(line) && (damaged || letters && isPlainWords(line) && p.Format != "cells") {
			return p, 0
		}
	}
	low, high := 1, len(lines) // the fewest lines that have this board
	for low < high {
		middle := (low + high) / 2
		if q, ok := read(middle); ok && q.Givens == p.Givens && q.Placed == p.Placed && q.Solution == p.Solution {
			p, high = q, middle
		} else {
			low = middle + 1
		}
	}
	return p, low
}

// isPlainWords reports whether a line is nothing but words and numbers, as a mistyped command is.
func isPlainWords(line string) bool {
	return !isSentence(line) && strings.Trim(strings.ToLower(line), "abcdefghijklmnopqrstuvwxyz0123456789 -\t") == ""
}

// isRest reports whether a line right after a board belongs to the text around it, such as a
// closing bracket. A sentence does only if the board began with a line that is refused by itself.
func (s *Session) isRest(line string, refused bool) bool {
	line = strings.TrimSpace(line)
	if namesColumns(line) {
		return true
	}
	if line == "" || line[0]|0x20 == 'r' && len(line) > 1 && digitsIn(line[1:2]) > 0 || isPlainWords(line) {
		return false
	}
	if strings.IndexByte("])}", line[0]) >= 0 ||
		strings.IndexFunc(line, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) < 0 {
		return true
	}
	return refused && s.understand(clause{text: line}).kind == toRefuse
}
