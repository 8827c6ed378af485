package answer

import (
	"fmt"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
)

// Numbered is one of several solutions, with its number in the order in which they were shown.
type Numbered struct {
	N    int    `json:"n" schema:",min=1"`
	Grid string `json:"grid" schema:"solution"`
}

// Several is some solutions.
type Several struct {
	Shown     int        `json:"shown"`
	Solutions []Numbered `json:"solutions"`
}

// Count is the number of solutions, or the least that it is.
type Count struct {
	Solutions int       `json:"solutions"`
	OrMore    bool      `json:"or_more"`
	Estimate  *Estimate `json:"estimate,omitempty"` // where counting ended at the limit
}

func (f Count) String() string {
	text := wording.Count(f.Solutions, "solution", "solutions")
	if f.OrMore {
		text += " or more"
	}
	if f.Estimate != nil {
		text += fmt.Sprintf(", %v", f.Estimate)
	}
	return text
}

// Unique is whether there is one solution, and else what there is.
type Unique struct {
	Unique    bool   `json:"unique"`
	Solutions string `json:"solutions" schema:"solutions"`
}

// solutionCounts are the words for none, one and more solutions.
var solutionCounts = [...]string{"none", "one", "several"}

// UniqueOf is what there is to say of none, one and two or more solutions.
func UniqueOf(solutions int) Unique {
	return Unique{solutions == 1, solutionCounts[solutions]}
}

func (f Unique) String() string {
	return map[string]string{"none": "no solution", "one": "exactly one solution", "several": "several solutions"}[f.Solutions]
}

// Brute is what plain trial came to.
type Brute struct {
	Grid       string `json:"grid,omitempty" schema:"solution"`
	Open       int    `json:"open"` // cells to fill
	Backtracks int    `json:"backtracks"`
}

func (f Brute) String() string {
	return wording.Count(f.Open, "cell", "cells") + " to solve, " + wording.Count(f.Backtracks, "backtrack", "backtracks")
}

// Solve is what solving came to.
type Solve struct {
	Outcome   string    `json:"outcome" schema:",enum=SOLVED|UNSOLVABLE|STUCK"` // SOLVED, UNSOLVABLE or STUCK, as the end of a log
	Method    string    `json:"method" schema:",enum=classic|logic|search"`
	Seed      *uint64   `json:"seed,omitempty"`                                          // not by the answer engine
	Grid      string    `json:"grid,omitempty" schema:"solution,when=outcome:SOLVED"`    // the solution
	Solutions Solutions `json:"solutions,omitzero" schema:"counted,only=outcome:SOLVED"` // how many there are, where that was counted
	*End
	*Judgement
	Easiest *Easiest `json:"easiest,omitempty"` // of the search for the easiest path
	Made    []Step   `json:"made,omitempty"`    // the steps; none by the answer engine, nor where the option log is off
}

// Solutions is the number of solutions as a program is told of it: 1, or "several" for two and more.
type Solutions int

// MarshalJSON writes 1 or "several".
func (n Solutions) MarshalJSON() ([]byte, error) {
	if n > 1 {
		return []byte(`"several"`), nil
	}
	return []byte("1"), nil
}

// End is what the end of a log says besides its outcome.
type End struct {
	Guesses    int `json:"guesses"` // those that the solution rests on
	Backtracks int `json:"backtracks"`
	Premises   int `json:"premises"`
}

// Judgement is how hard a puzzle is by the ladder.
type Judgement struct {
	Level   string `json:"level" schema:"level"`
	Score   int    `json:"score"`
	Guessed bool   `json:"guessed"`
	Hardest string `json:"hardest,omitempty"` // the title of a technique
}

// JudgementOf is a judgement as an answer.
func JudgementOf(j deduce.Judgement) *Judgement {
	out := &Judgement{Level: j.Level.String(), Score: j.Score, Guessed: j.Guessed}
	if j.Hardest != nil {
		out.Hardest = j.Hardest.Title
	}
	return out
}

// Found is a solution of the answer engine, which has no steps.
func Found(grid board.Grid) Solve {
	return Solve{Outcome: deduce.Solved.String(), Method: "search", Grid: grid.String()}
}

// Solved is what the log of a solve has come to, without its steps.
func Solved(log *deduce.Log) Solve {
	last := log.Last()
	f := Solve{
		Outcome: last.Kind.String(), Method: log.Method, Seed: &log.Seed,
		End: &End{last.End.Guesses, last.End.Backtracks, last.End.Premises},
	}
	if last.Kind == deduce.Solved {
		f.Grid = last.End.Grid.String()
	}
	if log.Method == "logic" {
		if j := rate.Scale.Judge(log); j.Hardest != nil {
			f.Judgement = JudgementOf(j)
		}
	}
	return f
}

// With is the answer with all steps of the log.
func (f Solve) With(log *deduce.Log) Solve {
	f.Made = Listed(log.Steps)
	return f
}
