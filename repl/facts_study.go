package repl

import (
	"fmt"
	"maps"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render"
)

// What the commands for studying tell programs.

// reasonFacts is why something holds: the steps it rests on, with their numbers in the log. The steps of a
// shorter explanation than that of the log have the numbers of a log of their own.
type reasonFacts struct {
	About   string     `json:"about"`
	Steps   []numbered `json:"steps"`
	Of      int        `json:"of"`                // how many steps the log has
	Instead int        `json:"instead,omitempty"` // how many steps the log's own explanation takes, where this is shorter
}

// aboutOf is what is asked of a candidate that is decided: why it was placed, or struck.
func (s *Session) aboutOf(x board.Candidate) string {
	if s.solver.Board().Digit(x.Cell) == x.Digit {
		return x.String()
	}
	return fmt.Sprintf("%v<>%d", x.Cell, x.Digit)
}

// possibleFacts is a candidate that nothing has ruled out.
type possibleFacts struct {
	About    string `json:"about"`
	Possible bool   `json:"possible"`
	cellFacts
}

// cellFacts is an open cell: what is left, and which step removed each of the others.
type cellFacts struct {
	Cell    string    `json:"cell"`
	Left    string    `json:"left"`
	Removed []removal `json:"removed"`
}

// removal is a digit that a cell has lost.
type removal struct {
	Digit int      `json:"digit"`
	Step  numbered `json:"step"`
}

func (s *Session) cellFacts(c board.Cell) cellFacts {
	log := s.solver.Log()
	left := s.solver.Board().Candidates(c)
	f := cellFacts{Cell: c.String(), Left: digits(left), Removed: []removal{}}
	for d := range (board.AllDigits &^ left).All() {
		n := s.solver.Origin(board.Candidate{Cell: c, Digit: d})
		f.Removed = append(f.Removed, removal{int(d), numbered{n, log.Step(n)}})
	}
	return f
}

// refutationFacts is how a supposition comes to a contradiction.
type refutationFacts struct {
	Suppose string     `json:"suppose"`
	Steps   []numbered `json:"steps"` // what follows; the last is the conflict
}

// justifyFacts is what a digit or strike typed by hand is worth.
type justifyFacts struct {
	Premise    numbered         `json:"premise"`
	Verdict    string           `json:"verdict"`              // justified, true, wrong, or unknown where no technique gives it and solutions are several
	Step       *numbered        `json:"step,omitempty"`       // of the easiest technique that gives it
	Solution   string           `json:"solution,omitempty"`   // of what is wrong, what is right
	Refutation *refutationFacts `json:"refutation,omitempty"` // of what is wrong, where the techniques give one
}

// explainFacts is a step told in full, and the board on which it was found.
type explainFacts struct {
	patternFacts
	Sentences []string       `json:"sentences"`
	Before    candidateFacts `json:"before"`
}

func (s *Session) explainFacts(log *deduce.Log, n int) explainFacts {
	before := deduce.Resume(log.First(n-1), s.solving()).Board()
	return explainFacts{*patternOf(n, log.Step(n)), render.Text{}.Explain(log.Step(n), before), candidatesOf(before)}
}

// trimFacts is the board after steps were left out, and how many there were.
type trimFacts struct {
	boardFacts
	Of int `json:"of"`
}

// travelFacts is the board after a step.
type travelFacts struct {
	boardFacts
	Step *numbered `json:"step,omitempty"`
}

// differenceFacts is what two boards of the log differ in.
type differenceFacts struct {
	From  int           `json:"from"` // steps of the log
	To    int           `json:"to"`
	Cells []changeFacts `json:"cells"`
}

// changeFacts is what a cell was and is.
type changeFacts struct {
	Cell   string `json:"cell"`
	Before string `json:"before"` // its candidates; of a filled cell its digit
	After  string `json:"after"`
	Filled string `json:"filled,omitempty"` // before or after: when it holds a digit, if not both or neither
}

func changeOf(c board.Cell, before, after *board.Board) changeFacts {
	was, is := candidatesOf(before).Candidates[c], candidatesOf(after).Candidates[c]
	f := changeFacts{Cell: c.String(), Before: was, After: is}
	switch {
	case before.Digit(c) != 0 && after.Digit(c) == 0:
		f.Filled = "before"
	case before.Digit(c) == 0 && after.Digit(c) != 0:
		f.Filled = "after"
	}
	return f
}

// compareFacts is what each way to solve took.
type compareFacts struct {
	Ways []wayFacts `json:"ways"`
}

// wayFacts is what one way to solve took; what it does not have is left out.
type wayFacts struct {
	Method       string `json:"method"`
	Guesses      *int   `json:"guesses,omitempty"`
	Backtracks   *int   `json:"backtracks,omitempty"`
	Steps        *int   `json:"steps,omitempty"`
	Microseconds int64  `json:"microseconds"`
	Hardest      string `json:"hardest,omitempty"`
}

// statsFacts is how often techniques were used.
type statsFacts struct {
	Techniques []useFacts `json:"techniques"`
	Puzzles    int        `json:"puzzles"`
	Solved     int        `json:"solved"` // without a guess
}

// useFacts is how often a technique was used.
type useFacts struct {
	Technique string `json:"technique"`
	Steps     int    `json:"steps"`
	Puzzles   int    `json:"puzzles"` // in how many it was used
}

func (c *counted) facts() statsFacts {
	f := statsFacts{[]useFacts{}, c.all, c.solved}
	for _, t := range byLadder(c.steps) {
		f.Techniques = append(f.Techniques, useFacts{t.Title, c.steps[t], c.puzzles[t]})
	}
	return f
}

// ablateFacts is what takes the place of a technique.
type ablateFacts struct {
	Technique  string          `json:"technique"`
	Used       bool            `json:"used"`
	With       *judgement      `json:"with"`
	Without    *judgement      `json:"without"`
	Techniques []instanceFacts `json:"techniques"` // those whose use changes
}

func ablation(t *deduce.Technique, counts [2]*counted, judged [2]deduce.Judgement) ablateFacts {
	f := ablateFacts{
		Technique: t.Title, Used: counts[0].steps[t] > 0,
		With: judgementOf(judged[0]), Without: judgementOf(judged[1]), Techniques: []instanceFacts{},
	}
	all := maps.Clone(counts[0].steps)
	maps.Copy(all, counts[1].steps)
	for _, u := range byLadder(all) {
		if with, without := counts[0].steps[u], counts[1].steps[u]; with != without {
			f.Techniques = append(f.Techniques, instanceFacts{u.Title, with, without})
		}
	}
	return f
}

// instanceFacts is how often a technique was used with another and without it.
type instanceFacts struct {
	Technique string `json:"technique"`
	With      int    `json:"with"`
	Without   int    `json:"without"`
}
