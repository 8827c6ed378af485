package attempt

import (
	"context"
	"errors"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/solverlog"
)

// Attempt is somebody's try at a puzzle, as data sets hold the answers of language models.
type Attempt struct {
	Puzzle board.Grid
	text   string      // the steps, in any style
	grid   *board.Grid // the final grid, or nil
	Of     int         // how many attempts a list has, if text is the first of them
}

// Score is what an attempt is worth.
type Score struct {
	Judged  []solverlog.Judged
	Counts  map[solverlog.Verdict]int
	Far     int               // digits that its lines place before the first wrong one
	First   *solverlog.Judged // the first wrong line; nil for none
	Solved  bool              // the steps, or the final grid, come to the solution
	GridOff int               // cells of the final grid that are not the solution's
}

// Invented returns how many lines hold, but not by the pattern or the chain that they describe.
func (s *Score) Invented() (n int) {
	for i := range s.Judged {
		if s.Judged[i].Invented() {
			n++
		}
	}
	return n
}

// NotOurs says why a puzzle is none that can be judged.
type NotOurs string

// Error is the reason.
func (n NotOurs) Error() string { return string(n) }

// errNoAttempt says that a text has neither a step nor a final grid.
var errNoAttempt = errors.New("neither a step nor a final grid can be read in its attempt")

// Judge judges an attempt. The error is a NotOurs if the puzzle doesn't have exactly one solution by the usual rules,
// errNoAttempt, or the error of ctx.
func (a *Attempt) Judge(ctx context.Context, style solverlog.Style) (Score, error) {
	score := Score{Counts: map[solverlog.Verdict]int{}}
	course, err := solverlog.OpenOn(ctx, deduce.New(a.Puzzle, deduce.Options{}), &solverlog.Section{At: 1, Text: answered(a.text)}, style)
	if err != nil {
		return score, err
	}
	known := course.Known()
	if !known.Single() {
		return score, NotOurs("the board has not exactly one solution by the usual rules: a variant, or no puzzle")
	}
	err = course.Each(ctx, func(judged *solverlog.Judged) error {
		score.Judged = append(score.Judged, *judged)
		score.Counts[judged.Verdict]++
		if judged.Verdict == solverlog.Wrong && score.First == nil {
			first := *judged
			score.First = &first
		}
		if score.First == nil {
			score.Far += placed(judged, &a.Puzzle)
		}
		return nil
	})
	if err != nil {
		return score, err
	}
	score.Solved = score.First == nil && course.Solved()
	if len(score.Judged) == 0 && a.grid == nil {
		return score, errNoAttempt
	}
	if a.grid != nil {
		for c, d := range a.grid {
			if d != known.Solution[c] {
				score.GridOff++
			}
		}
		score.Solved = score.GridOff == 0
	}
	return score, nil
}

// placed is how many digits a line places in cells that are not given.
func placed(j *solverlog.Judged, givens *board.Grid) (n int) {
	for _, e := range j.Concludes {
		if !e.Eliminate && givens[e.Cell] == 0 {
			n++
		}
	}
	return n
}

// answered returns the text in the <answer> blocks of a text, line by line, or all of it if there are none.
func answered(text string) string {
	blocks := answerBlock.FindAllStringSubmatch(text, -1)
	if blocks == nil {
		return text
	}
	var out strings.Builder
	for _, b := range blocks {
		out.WriteString(strings.TrimSpace(b[1]))
		out.WriteByte('\n')
	}
	return out.String()
}
