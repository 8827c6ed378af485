package answer

import (
	"fmt"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
)

// Board is what there is to say of the board at a glance.
type Board struct {
	Name   string `json:"name"`
	Puzzle string `json:"puzzle" schema:"grid"` // the givens
	Grid   string `json:"grid" schema:"grid"`   // the digits now
	Filled int    `json:"filled" schema:",max=81"`
	Status string `json:"status" schema:",enum=open|solved|contradiction"`
	Steps  int    `json:"steps"` // the number of the last step of the log
}

// statuses are the names of what a position is at a glance.
var statuses = map[board.Status]string{board.Open: "open", board.Solved: "solved", board.Dead: "contradiction"}

// BoardOf is the board that a solver has come to, and what it is called.
func BoardOf(name string, solver *deduce.Solver) Board {
	log, b := solver.Log(), solver.Board()
	return Board{
		Name: name, Puzzle: log.Puzzle.String(), Grid: b.Grid().String(),
		Filled: b.Filled(), Status: statuses[b.Status()], Steps: len(log.Steps),
	}
}

// Start is what a board is that was just begun.
type Start struct {
	Board
	Givens     int      `json:"givens"`
	Sukaku     bool     `json:"sukaku,omitempty"` // it has no digit: its candidates are the puzzle
	Placed     int      `json:"placed"`
	Eliminated int      `json:"struck"`
	Solutions  string   `json:"solutions" schema:"solutions"`
	Needs      string   `json:"needs,omitempty"`                       // the hardest technique on the way by the ladder, or "a guess"
	Level      string   `json:"level,omitempty"`                       // of the way by the ladder
	Score      int      `json:"score,omitempty"`                       // of that way
	Rating     *Rating  `json:"rating,omitempty"`                      // Sudoku Explainer's, of the givens, as far as that is cheap
	Clashes    []string `json:"clashes,omitempty"`                     // digits that are given twice in a row, column, or box
	Conflict   []string `json:"conflict,omitempty" schema:"placement"` // without such a clash: givens that can't all be right; without any one of them there is a solution

	Conflicting board.Grid `json:"-"` // Conflict as a grid

	raised string // the level and by what score it is so, where no technique is so hard
}

// Judged takes how hard the way by the ladder is.
func (f *Start) Judged(way deduce.Judgement) {
	if way.Hardest == nil {
		return
	}
	f.Level, f.Score = way.Level.String(), way.Score
	if rate.Scale.Raised(&way) {
		f.raised = rate.Scale.LevelBy(&way)
	}
}

// StartOf is what the board of a solver is that has this many solutions, two for several.
func StartOf(board Board, log *deduce.Log, solutions int) Start {
	f := Start{Board: board, Givens: log.Puzzle.Len(), Solutions: solutionCounts[solutions]}
	for _, step := range log.Premises() {
		f.Placed += len(step.Placements)
		f.Eliminated += len(step.Eliminations)
	}
	f.Sukaku = f.Givens+f.Placed == 0 && f.Eliminated > 0
	for _, c := range log.Puzzle.Clashes() {
		f.Clashes = append(f.Clashes, wording.Text{}.Clash(c))
	}
	return f
}

// Contents is what the board begins with, in words: how many givens, which premises besides, how many solutions it has,
// and what it needs.
func (f *Start) Contents() []string {
	out := []string{wording.Count(f.Givens, "given", "givens")}
	if f.Sukaku {
		out[0] = "a sukaku"
	}
	if f.Placed > 0 {
		out = append(out, wording.Count(f.Placed, "digit placed", "digits placed"))
	}
	if f.Eliminated > 0 {
		out = append(out, wording.Count(f.Eliminated, "candidate removed", "candidates removed"))
	}
	out = append(out, map[string]string{"none": "no solution", "one": "one solution", "several": "several solutions"}[f.Solutions])
	switch {
	case f.raised != "":
		out = append(out, f.raised)
	case f.Level != "":
		out = append(out, f.Level, fmt.Sprintf("score %d", f.Score))
	}
	if f.Needs != "" {
		out = append(out, "needs "+f.Needs)
	}
	if f.Rating != nil {
		out = append(out, f.Rating.Glance())
	}
	return out
}

// Progress is what a command answers that makes steps: these, and what the board is after them.
type Progress struct {
	Made  []Step `json:"made"`
	Board Board  `json:"board"`
}

// Amount is how much of the board is solved.
type Amount struct {
	Filled int `json:"filled"`
	Cells  int `json:"cells" schema:",enum=81"`
	Givens int `json:"givens"`
}

// AmountOf is how much of a board is solved.
func AmountOf(b *board.Board) Amount { return Amount{b.Filled(), board.Cells, b.Givens().Len()} }

func (f Amount) String() string {
	return fmt.Sprintf("%d of %d cells are solved, %d of them given", f.Filled, f.Cells, f.Givens)
}

// Text is the board in a format that is text.
type Text struct {
	Format string `json:"format" schema:"format"`
	Text   string `json:"text" schema:"lines"`
}

// Position is the board with its candidates.
type Position struct {
	Grid       string   `json:"grid" schema:"grid"`
	Candidates []string `json:"candidates" schema:"digits,len=81"` // of each of the 81 cells the digits that are left; of a filled one its own
}

// Candidates is the board with its candidates, and what a step sees in it where one is asked for.
type Candidates struct {
	Position
	*Pattern
}

// positionOf returns a board with its candidates.
func positionOf(b *board.Board) Position {
	f := Position{Grid: b.Grid().String()}
	for c := range board.Cell(board.Cells) {
		f.Candidates = append(f.Candidates, candidatesOf(b, c))
	}
	return f
}

// CandidatesOf is a board with its candidates, and no step.
func CandidatesOf(b *board.Board) Candidates { return Candidates{Position: positionOf(b)} }

// candidatesOf are the candidates of a cell; of a filled one its digit.
func candidatesOf(b *board.Board, c board.Cell) string {
	if d := b.Digit(c); d != 0 {
		return d.String()
	}
	return digits(b.Candidates(c))
}

// Pencil is a player's notes, a cell each: r1c1 35.
type Pencil struct {
	Pencil []string `json:"pencil"`
	Middle []string `json:"middle,omitempty"` // those in the middle of cells
}

// Marks is what is coloured by hand, as it would be typed: r1c1 blue, 5r1c1 green.
type Marks struct {
	Marks []string `json:"marks"`
}
