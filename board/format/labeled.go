package format

import (
	"io"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/internal/lazyregexp"
)

// A text may have a puzzle and its solution one after the other, in any order, each below a line that names it.

var (
	puzzleLabel = &lazyregexp.Regexp{Expr: `(?i)^\W*(?:(?:the|input|sudoku|unsolved|initial) )?(?:puzzle|question|problem|unsolved|input|before|givens?)(?: grid| board)?\W*\d*\W*$`}
	answerLabel = &lazyregexp.Regexp{Expr: `(?i)^\W*(?:(?:the|sudoku|puzzle|expected) )?(?:solution|answer|solved|output|after|result)(?: grid| board)?\W*\d*\W*$`}
	someAnswer  = &lazyregexp.Regexp{Expr: `(?im)^\W*(?:\w+ )?(?:solution|answer|solved|output|after|result)\b`}
)

// readLabeled reads a text of such pairs. Its puzzles, with their solutions, then wait in the source.
func (r *Reader) readLabeled() bool {
	s := &r.src
	if first, _ := s.LineAt(0); source.PlainlyLine(first) || !someAnswer.Match(s.Rest()) {
		return false
	}
	for len(s.Rest()) < source.MaxPuzzle && s.More() {
	}
	if s.Err() != io.EOF {
		return false
	}
	type part struct {
		text   string
		answer bool
		line   int
	}
	var parts []part
	n := 0
	for line := range strings.SplitAfterSeq(string(s.Rest()), "\n") {
		n++
		bare := strings.TrimRight(line, "\r\n")
		answer := answerLabel.MatchString(bare) && !source.PlainlyLine([]byte(bare))
		switch {
		case !strings.ContainsAny(bare, "aeiouAEIOU") || !answer && !puzzleLabel.MatchString(bare):
			if len(parts) > 0 {
				parts[len(parts)-1].text += line
			} else if strings.ContainsAny(line, "123456789") {
				return false // which has no label
			}
		default:
			parts = append(parts, part{"", answer, n + 1})
		}
	}
	if len(parts) < 2 || len(parts)%2 != 0 {
		return false
	}
	var out []source.Found
	for i := 0; i < len(parts); i += 2 {
		if parts[i].answer == parts[i+1].answer {
			return false
		}
		var pair [2]source.Found // the puzzle and its solution
		for _, p := range parts[i : i+2] {
			inner := r.within(s.Part(p.text, s.Cell(), p.line))
			inner.plainOnly, inner.lenient = true, true
			read, err := inner.Next()
			if err != nil {
				return false
			}
			if _, err := inner.Next(); err != io.EOF {
				return false
			}
			pair[source.One(p.answer)].Puzzle = read
		}
		puzzle, solution := &pair[0].Puzzle, &pair[1].Puzzle
		full := solution.Digits()
		if full.Len() < board.Cells || puzzle.Givens.Len() == board.Cells {
			return false
		}
		puzzle.AttachSolution([]byte(full.String()))
		if !puzzle.HasSolution() && len(puzzle.Notes) == 0 {
			return false
		}
		out = append(out, pair[0])
	}
	s.Skip(len(s.Rest()))
	s.Waiting = out
	return true
}
