package command

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"

	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/solverlog"
	"deduku/repl/answer"
)

// PathFile is a path to judge: where it comes from and what to do with it.
type PathFile struct {
	Style solverlog.Style
	// Otherwise is the puzzle where the text has no board at all; nil for none.
	Otherwise *puzzle.Puzzle

	Puzzle *puzzle.Puzzle                 // on which it begins where the text has no board; nil for none
	Tell   func(*answer.JudgedLine) error // of each line; nil for nobody
	Log    func(log deduce.Log) error     // of each puzzle, the log that its path becomes; nil for nobody
}

// Judge judges a path, or several of several puzzles in one text. The error is a wrong use: no board, nothing to read; or that of ctx,
// of reading, or of Tell and Log. What is wrong in the path is in the result.
func (p *PathFile) Judge(ctx context.Context, in io.Reader, name string) (f answer.JudgedPath, err error) {
	var course *solverlog.Course
	logged := func() error {
		if course == nil {
			return nil
		}
		if course.Solved() {
			f.Solved++
		}
		if p.Log != nil {
			return p.Log(course.Log())
		}
		return nil
	}
	for section, err := range solverlog.Sections(interruptedReader{ctx, in}, p.Puzzle) {
		if err != nil {
			return f, err
		}
		if section.Puzzle == nil {
			section.Puzzle = p.Otherwise
		}
		next, err := solverlog.Open(ctx, section, p.Style, course)
		switch {
		case ctx.Err() != nil:
			return f, ctx.Err()
		case err != nil:
			f.Leave(fmt.Errorf("line %d: %w", section.At, err))
			f.CoverUnread(section)
			continue
		}
		f.Cover(section, next)
		if section.Puzzle == p.Puzzle && len(next.Lines) == 0 { // words before the first board
			continue
		}
		if !section.GoesOn {
			if err := logged(); err != nil {
				return f, err
			}
		}
		course = next
		f.Begin(course, section.GoesOn)
		err = course.Each(ctx, func(j *solverlog.Judged) error {
			line := answer.JudgedLineOf(j)
			f.Add(line)
			if p.Tell != nil {
				return p.Tell(&line)
			}
			return nil
		})
		if err != nil {
			return f, err
		}
	}
	switch {
	case f.Puzzles == 0 && f.Left > 0:
		return f, fmt.Errorf("%s: there is no board in the text: name the one on which its steps begin (--puzzle PUZZLE)", name)
	case f.Lines == 0 && f.Puzzles > 0 && p.Puzzle == nil && p.Otherwise == nil:
		return f, answer.No("%s: found a board, but no steps to check; 'log save FILE' and 'solve --log jsonl' write the steps", name)
	case f.Lines == 0:
		return f, answer.No("%s: found no steps to check: it is neither a log in JSON Lines nor a path in a known style", name)
	}
	return f, logged()
}

// IsLog reports whether a text is meant as a log of deduku, which begins with a brace, and not as a path. What was looked at is
// still to be read. What is no text at all is no path, either.
func IsLog(in *bufio.Reader) bool {
	for n := 256; ; n *= 2 {
		text, err := in.Peek(n)
		text = bytes.TrimLeft(bytes.TrimPrefix(text, []byte("\xef\xbb\xbf")), " \t\r\n")
		if isOwn(text) { // as people see it
			return false
		}
		if len(text) > 0 {
			return text[0] < ' ' && text[0] != 0x1b || text[0] == '{' && !isStudio(text)
		}
		if err != nil {
			return true // nothing is in it
		}
	}
}

// IsOwn reports whether a text begins like a log of deduku, in JSON Lines or as people see it. It leaves the text to be read.
func IsOwn(in *bufio.Reader) bool {
	text, _ := in.Peek(256)
	text = bytes.TrimLeft(bytes.TrimPrefix(text, []byte("\xef\xbb\xbf")), " \t\r\n")
	return isOwn(text) || bytes.HasPrefix(text, []byte(`{"deduku":`))
}

// isStudio reports whether a text begins as SudokuStudio's lines may, with a name in braces.
func isStudio(text []byte) bool {
	return len(text) > 1 && text[0] == '{' && text[1] >= 'A' && text[1] <= 'Z'
}

// isOwn reports whether a text begins as a log of deduku does in the form for people: a number, then a kind.
func isOwn(text []byte) bool {
	rest := bytes.TrimLeft(text, "0123456789")
	kind := bytes.TrimLeft(bytes.TrimPrefix(rest, []byte("~")), " ")
	if len(rest) == len(text) || len(kind) == len(rest) {
		return false
	}
	word, _, _ := bytes.Cut(kind, []byte(" "))
	k, ok := deduce.KindNamed(string(word))
	return ok && k <= deduce.Guess && k != deduce.Logic
}
