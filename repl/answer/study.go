package answer

import (
	"fmt"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/batch/stream"
	"deduku/deduce/coach"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/wording"
)

// Reason is why something holds: the steps it rests on, with their numbers in the log. The steps of a shorter
// explanation than that of the log have the numbers of a log of their own.
type Reason struct {
	About   string `json:"about" schema:"conclusion"`
	Steps   []Step `json:"steps"`
	Of      int    `json:"of"`                // how many steps the log has
	Instead int    `json:"instead,omitempty"` // how many steps the log's own explanation takes, where this is shorter
}

// ReasonOf is why a candidate was placed or eliminated on the board: some steps of a log.
func ReasonOf(b *board.Board, x board.Candidate, log *deduce.Log, steps []int) Reason {
	f := Reason{About: x.String(), Steps: Picked(log, steps), Of: log.Count()}
	if b.Digit(x.Cell) != x.Digit {
		f.About = fmt.Sprintf("%v<>%d", x.Cell, x.Digit)
	}
	return f
}

// Possible is a candidate that nothing has ruled out.
type Possible struct {
	About    string `json:"about" schema:"placement"`
	Possible bool   `json:"possible" schema:",enum=true"`
	Cell
}

// PossibleOf is a candidate that nothing has ruled out, and what is known of its cell.
func PossibleOf(x board.Candidate, cell Cell) Possible { return Possible{x.String(), true, cell} }

// Cell is an open cell: what is left, and which step removed each of the others.
type Cell struct {
	Cell    string    `json:"cell" schema:"cell"`
	Left    string    `json:"left" schema:"digits"`
	Removed []Removal `json:"removed"`
}

// Removal is a digit that a cell has lost.
type Removal struct {
	Digit int  `json:"digit" schema:"digit"`
	Step  Step `json:"step"`
}

// CellOf is what a solver knows of a cell.
func CellOf(solver *deduce.Solver, c board.Cell) Cell {
	log := solver.Log()
	left := solver.Board().Candidates(c)
	f := Cell{Cell: c.String(), Left: digits(left), Removed: []Removal{}}
	for d := range (board.AllDigits &^ left).All() {
		n := solver.Origin(board.Candidate{Cell: c, Digit: d})
		f.Removed = append(f.Removed, Removal{int(d), StepOf(&log, n)})
	}
	return f
}

// Refutation is how a supposition comes to a contradiction.
type Refutation struct {
	Suppose string `json:"suppose" schema:"name"`
	Steps   []Step `json:"steps"` // what follows; the last is the conflict
}

// Justification is what a digit or elimination typed by hand is worth.
type Justification struct {
	Premise    Step          `json:"premise"`
	Verdict    coach.Verdict `json:"verdict" schema:",enum=justified|true|wrong|unknown"` // unknown where no technique gives it and solutions are several
	Step       *Step         `json:"step,omitempty"`                                      // of the easiest technique that gives it
	Solution   string        `json:"solution,omitempty" schema:"placement"`               // of what is wrong, what is right
	Refutation *Refutation   `json:"refutation,omitempty"`                                // of what is wrong, where the techniques give one
}

// Explanation is a step told in full, and the board on which it was found.
type Explanation struct {
	Pattern
	Sentences []string `json:"sentences"`
	Before    Position `json:"before"`
	Around    []string `json:"around,omitempty"` // on request: the near miss, why not this one, what it opens
}

// ExplanationOf is the step n of a log told in sentences, with full those of lemmas, too; before is the board on which it was
// found.
func ExplanationOf(log *deduce.Log, n int, before *board.Board, full bool) Explanation {
	text := wording.Text{Full: full, Log: log}
	return Explanation{*PatternOf(n, log.Step(n)), explanation.Step(text, log.Step(n), before), positionOf(before), nil}
}

// Crux is the steps that the solution hinges on, the hardest first, with their numbers in the log.
type Crux struct {
	Steps   []CruxStep `json:"steps"`
	Of      int        `json:"of"`                // how many steps above singles the log has
	Untried int        `json:"untried,omitempty"` // how many of the steps were not tried to be left out, as that would take too long
}

// CruxStep is a step of the crux and how players write it.
type CruxStep struct {
	Step     Step   `json:"step"`
	Notation string `json:"notation"`
}

// Trimmed is the board after steps were left out: how many are left, and how many there were.
type Trimmed struct {
	Board
	Left int `json:"left"`
	Of   int `json:"of"`
}

// At is the board after a step.
type At struct {
	Board
	Step *Step `json:"step,omitempty"`
}

// Difference is what two boards of the log differ in.
type Difference struct {
	From  int      `json:"from"` // steps of the log
	To    int      `json:"to"`
	Cells []Change `json:"cells"`
}

// Change is what a cell was and is.
type Change struct {
	Cell   string `json:"cell" schema:"cell"`
	Before string `json:"before" schema:"digits"` // its candidates; of a filled cell its digit
	After  string `json:"after" schema:"digits"`
	Filled string `json:"filled,omitempty" schema:",enum=before|after"` // before or after: when it holds a digit, if not both or neither
}

// ChangeOf is what a cell was and is on two boards.
func ChangeOf(c board.Cell, before, after *board.Board) Change {
	f := Change{Cell: c.String(), Before: candidatesOf(before, c), After: candidatesOf(after, c)}
	switch {
	case before.Digit(c) != 0 && after.Digit(c) == 0:
		f.Filled = "before"
	case before.Digit(c) == 0 && after.Digit(c) != 0:
		f.Filled = "after"
	}
	return f
}

// Stats is how often techniques were used.
type Stats struct {
	Techniques []Use   `json:"techniques"`
	Puzzles    int     `json:"puzzles"`
	Solved     int     `json:"solved"`           // without a guess
	Rating     *Rating `json:"rating,omitempty"` // Sudoku Explainer's, of the board, as far as that is cheap
}

// StatsOf is how often techniques were used, in the order of the ladder.
func StatsOf(u *stream.Usage) Stats {
	f := Stats{Techniques: []Use{}, Puzzles: u.All, Solved: u.Solved}
	for _, t := range stream.ByLadder(u.Steps) {
		f.Techniques = append(f.Techniques, Use{Technique: t.Title, Steps: u.Steps[t], Puzzles: u.Puzzles[t]})
	}
	return f
}

// Lines are the techniques of many puzzles, one each, and how many were solved.
func (f *Stats) Lines() []string {
	var out []string
	for _, u := range f.Techniques {
		out = append(out, fmt.Sprintf("%8d in %7d  %s", u.Steps, u.Puzzles, wording.WithKinds(u.Technique)))
	}
	return append(out, fmt.Sprintf("%d of %s solved without a guess", f.Solved, wording.Count(f.Puzzles, "puzzle", "puzzles")))
}

// Use is how often a technique was used.
type Use struct {
	Technique string `json:"technique" schema:"name"`
	Steps     int    `json:"steps"`
	Puzzles   int    `json:"puzzles"` // in how many it was used
}

// Ablation is what takes the place of a technique.
type Ablation struct {
	Technique  string      `json:"technique" schema:"name"`
	Used       bool        `json:"used"`
	With       *Judgement  `json:"with"`
	Without    *Judgement  `json:"without"`
	Techniques []Instances `json:"techniques"` // those whose use changes
}

// Instances is how often a technique was used with another and without it.
type Instances struct {
	Technique string `json:"technique" schema:"name"`
	With      int    `json:"with"`
	Without   int    `json:"without"`
}
