package repl

import (
	"bytes"
	"context"
	"fmt"
	"iter"
	"strings"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/render"
)

// What several commands tell programs. Cells, candidates and grids are written as logs write them, whatever
// the notation of the settings.

// MarshalJSON is the step's line of a log.
func (x numbered) MarshalJSON() ([]byte, error) {
	var line bytes.Buffer
	var j render.JSON
	err := j.Step(&line, x.n, x.step)
	return bytes.TrimSpace(line.Bytes()), err
}

// list numbers steps from one: those of a list, not of a log.
func list(steps []deduce.Step) []numbered {
	out := make([]numbered, len(steps))
	for i := range steps {
		out[i] = numbered{i + 1, &steps[i]}
	}
	return out
}

// picked are the steps of a log with these numbers.
func picked(log *deduce.Log, numbers []int) []numbered {
	out := make([]numbered, len(numbers))
	for i, n := range numbers {
		out[i] = numbered{n, log.Step(n)}
	}
	return out
}

// boardFacts is what there is to say of the board at a glance.
type boardFacts struct {
	Name   string `json:"name"`
	Puzzle string `json:"puzzle"` // the givens
	Grid   string `json:"grid"`   // the digits now
	Filled int    `json:"filled"`
	Status string `json:"status"`
	Steps  int    `json:"steps"` // of the log
}

// statuses are the names of what a position is at a glance.
var statuses = map[board.Status]string{board.Open: "open", board.Solved: "solved", board.Dead: "contradiction"}

func (s *Session) boardFacts() boardFacts {
	log, b := s.solver.Log(), s.solver.Board()
	return boardFacts{
		Name: s.name, Puzzle: log.Puzzle.String(), Grid: b.Grid().String(),
		Filled: b.Filled(), Status: statuses[b.Status()], Steps: len(log.Steps),
	}
}

// startFacts is what a board is that was just begun.
type startFacts struct {
	boardFacts
	Givens    int      `json:"givens"`
	Placed    int      `json:"placed"`
	Struck    int      `json:"struck"`
	Solutions string   `json:"solutions"`
	Needs     string   `json:"needs,omitempty"` // the hardest technique on the way by the ladder, or "a guess"
	Clashes   []string `json:"clashes,omitempty"`
}

// solutionCounts are the words for none, one and more solutions.
var solutionCounts = [...]string{"none", "one", "several"}

func (s *Session) startFacts() startFacts {
	log, basis := s.solver.Log(), s.basis()
	f := startFacts{boardFacts: s.boardFacts(), Givens: log.Puzzle.Len(), Solutions: solutionCounts[search.Count(&basis, 2)]}
	for _, step := range log.Premises() {
		f.Placed += len(step.Placements)
		f.Struck += len(step.Eliminations)
	}
	if f.Solutions == "one" {
		f.Needs = s.needed(&log)
	}
	for _, c := range log.Puzzle.Clashes() {
		f.Clashes = append(f.Clashes, render.Text{}.Clash(c))
	}
	return f
}

// needed is the hardest technique that the board takes by the ladder, or "a guess" where the ladder does not
// suffice; empty where nothing is left to do.
func (s *Session) needed(log *deduce.Log) string {
	solver := s.afresh(log, deduce.Options{Ladder: s.ladder(log.Puzzle), Guess: deduce.NoGuess})
	if solver.Solve(context.Background()) != nil {
		return ""
	}
	way := solver.Log()
	j := deduce.Judge(&way)
	switch {
	case way.Last().Kind != deduce.Solved:
		return "a guess"
	case j.Hardest == nil:
		return ""
	}
	return j.Hardest.Title
}

// contents is what the board begins with, in words: how many givens, and which premises besides.
func (f *startFacts) contents() []string {
	out := []string{render.Count(f.Givens, "given", "givens")}
	if f.Placed > 0 {
		out = append(out, render.Count(f.Placed, "digit placed", "digits placed"))
	}
	if f.Struck > 0 {
		out = append(out, render.Count(f.Struck, "candidate struck", "candidates struck"))
	}
	return out
}

// progress is what a command answers that makes steps: these, and what the board is after them.
type progress struct {
	Made  []numbered `json:"made"`
	Board boardFacts `json:"board"`
}

func (s *Session) progress() progress {
	return progress{s.made(), s.boardFacts()}
}

// texts are the values as a list of texts; nil where there are none.
func texts[T fmt.Stringer](values iter.Seq[T]) []string {
	var out []string
	for x := range values {
		out = append(out, x.String())
	}
	return out
}

// digits are the digits of a set as one text: "135".
func digits(set board.DigitSet) string {
	var b strings.Builder
	for d := range set.All() {
		b.WriteString(d.String())
	}
	return b.String()
}
