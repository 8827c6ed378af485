package sudoku

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/render/wording"
	"deduku/deduce/verify"
)

// Solution is how a puzzle was solved.
type Solution struct {
	Grid board.Grid // every digit; it prints as 81 characters
	Log  deduce.Log // every step and why it holds, the givens first
}

// Solve solves the puzzle as a person would: by the easiest technique that applies, and by a guess where none does.
// Of several solutions it finds one. Where there is none the error is ErrNoSolution, and the solution has no grid but
// the log that proves it; else the error is that of ctx.
func (p *Puzzle) Solve(ctx context.Context) (*Solution, error) {
	solver := p.Solver(deduce.Options{Ladder: everything(), Guess: deduce.Fewest})
	if err := solver.Solve(ctx); err != nil {
		return nil, err
	}
	log := solver.Log()
	last := log.Last()
	if last.Kind != deduce.Solved {
		return &Solution{Log: log}, ErrNoSolution
	}
	return &Solution{last.End.Grid, log}, nil
}

// Text is the log in words: a line for each step with its number, without the givens.
func (s *Solution) Text() string {
	var b strings.Builder
	for i := range s.Log.Steps {
		if step := &s.Log.Steps[i]; step.Kind != deduce.Init {
			fmt.Fprintln(&b, wording.Text{}.Numbered(i+1, step))
		}
	}
	return b.String()
}

// WriteJSON writes the log for programs, as JSON Lines: a header, a line for each step.
func (s *Solution) WriteJSON(w io.Writer) error { return new(jsonl.Writer).Log(w, &s.Log) }

// Check has the log checked by package verify, which believes nothing but the rules: each step must follow from what
// it cites. The error says what is wrong, and where.
func (s *Solution) Check() error {
	var lines bytes.Buffer
	if err := s.WriteJSON(&lines); err != nil {
		return err
	}
	_, err := verify.Check(&lines)
	return err
}
