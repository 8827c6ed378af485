package repl

import (
	"context"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
)

// What the commands that solve and answer tell programs.

// stepList is a list of steps that are not in the log, numbered from one.
type stepList struct {
	Steps []numbered `json:"steps"`
}

// gridFacts is a solution.
type gridFacts struct {
	Grid string `json:"grid"`
}

// CountFacts is the number of solutions, or the least that it is.
type CountFacts struct {
	Solutions int  `json:"solutions"`
	OrMore    bool `json:"or_more"`
}

// UniqueOf is what there is to say of none, one and more solutions.
func UniqueOf(solutions int) UniqueFacts {
	return UniqueFacts{solutions == 1, solutionCounts[solutions]}
}

// UniqueFacts is whether there is one solution, and else what there is.
type UniqueFacts struct {
	Unique    bool   `json:"unique"`
	Solutions string `json:"solutions"`
}

// bruteFacts is what plain trial came to.
type bruteFacts struct {
	Grid       string `json:"grid,omitempty"`
	Open       int    `json:"open"` // cells to fill
	Backtracks int    `json:"backtracks"`
}

// SolveFacts is what solving came to.
type SolveFacts struct {
	Outcome string  `json:"outcome"` // SOLVED, UNSOLVABLE or STUCK, as the end of a log
	Method  string  `json:"method"`
	Seed    *uint64 `json:"seed,omitempty"` // not by the answer engine
	Grid    string  `json:"grid,omitempty"` // the solution
	Others  bool    `json:"other_solutions,omitempty"`
	*endFacts
	*judgement
	Made []numbered `json:"made,omitempty"` // the steps; none by the answer engine, nor where the option log is off
}

// endFacts is what the end of a log says besides its outcome.
type endFacts struct {
	Guesses    int `json:"guesses"`
	Backtracks int `json:"backtracks"`
	Premises   int `json:"premises"`
}

// judgement is how hard a puzzle is by the ladder.
type judgement struct {
	Level   string `json:"level"`
	Score   int    `json:"score"`
	Guessed bool   `json:"guessed"`
	Hardest string `json:"hardest,omitempty"` // the title of a technique
}

func judgementOf(j deduce.Judgement) *judgement {
	out := &judgement{Level: j.Level.String(), Score: j.Score, Guessed: j.Guessed}
	if j.Hardest != nil {
		out.Hardest = j.Hardest.Title
	}
	return out
}

// Found is what the answer engine tells programs of a solution.
func Found(grid board.Grid) SolveFacts {
	return SolveFacts{Outcome: deduce.Solved.String(), Method: "search", Grid: grid.String()}
}

// Solved is what a solve that has come to its end tells programs.
func Solved(log *deduce.Log) SolveFacts {
	last := log.Last()
	f := SolveFacts{
		Outcome: last.Kind.String(), Method: log.Method, Seed: &log.Seed,
		endFacts: &endFacts{last.End.Guesses, last.End.Backtracks, last.End.Premises},
	}
	if last.Kind == deduce.Solved {
		f.Grid = last.End.Grid.String()
	}
	if j := deduce.Judge(log); log.Method == "logic" && j.Hardest != nil {
		f.judgement = judgementOf(j)
	}
	return f
}

// With is the facts with all steps of the log.
func (f SolveFacts) With(log *deduce.Log) SolveFacts {
	f.Made = list(log.Steps)
	return f
}

// replySolved gives what the log has come to. Its error is a "no" where there is no solution.
func (s *Session) replySolved(ctx context.Context, log *deduce.Log) error {
	f := Solved(log)
	if s.settings.log != "off" {
		f.Made = s.made()
	}
	if f.Grid == "" {
		s.reply.facts = f
		return told
	}
	return s.replyOthers(ctx, f)
}

// replyFound gives a solution that the answer engine found.
func (s *Session) replyFound(ctx context.Context, grid board.Grid) error {
	return s.replyOthers(ctx, Found(grid))
}

// replyOthers gives what solving came to, and whether the solution is not the only one.
func (s *Session) replyOthers(ctx context.Context, f SolveFacts) error {
	basis := s.basis()
	n, err := search.CountContext(ctx, &basis, 2)
	f.Others = n > 1
	s.reply.facts = f
	return err
}
