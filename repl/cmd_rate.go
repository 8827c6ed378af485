package repl

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"time"

	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/reply"
)

var rateCommand = Command{
	Name: "rate", Args: "[steps]", Group: "studying", Changes: true, Run: rateBoard, Complete: oneOf("steps"),
	Short: "the Sudoku Explainer rating of the puzzle; 'rate steps' shows the path that it is taken of",
	Long: "ER is the difficulty of the hardest step of the path, EP that of the hardest up to the first digit placed, ED that\n" +
		"of the first step. 'rate steps' makes the path the board's log, each step with its difficulty: 'explain N' tells\n" +
		"of one, 'undo' brings the log back that was there. Ctrl-C gives the rating of the steps so far."}

// rateBoard rates the puzzle of the board.
func rateBoard(ctx context.Context, s *Desk, args []string) error {
	steps := len(args) == 1 && args[0] == "steps"
	if len(args) > 0 && !steps {
		return fmt.Errorf("rate takes nothing, or 'steps', not %q", strings.Join(args, " "))
	}
	if known := s.puzzleKnown(); !known.Single() {
		return answer.No("only a puzzle with one solution is rated; this has %s", [...]string{"none", "", "several"}[min(known.Solutions, 2)])
	}
	log := s.solver.Log()
	path := rate.NewPath(log.Puzzle)
	if err := s.walk(ctx, path); err != nil {
		if errors.Is(err, context.Canceled) {
			err = errors.Join(s.tellRating(path), err)
		}
		return err
	}
	if !steps {
		return s.tellRating(path)
	}
	if s.arrived > log.Puzzle.Len() {
		s.Say("the path is that of the givens: what was placed or removed by hand is left out")
	}
	log = path.Log()
	s.solver = deduce.Resume(log, s.solving())
	s.arrived, s.shown = log.Puzzle.Len(), len(log.Steps)
	s.found = nil
	s.rated = ratedOf(path, s.version())
	return s.Give(answer.PathOf(path), func() error { return s.tellPath(path) })
}

// rated is how difficult the steps of a log are, by number: of the log with this version.
type rated struct {
	version    int
	difficulty map[int]rate.Tenths
}

func ratedOf(path *rate.Path, version int) rated {
	all := map[int]rate.Tenths{}
	for _, x := range path.Steps() {
		all[x.N] = x.Rating
	}
	return rated{version: version, difficulty: all}
}

// walk goes a path to its end, and says meanwhile how far it is.
func (s *Desk) walk(ctx context.Context, path *rate.Path) error {
	var er, open atomic.Int64
	line := s.Watch(func(waited time.Duration) string {
		return fmt.Sprintf("ER %v so far, %s, %v", rate.Tenths(er.Load()), wording.Count(int(open.Load()), "cell is open", "cells are open"), waited.Round(time.Second))
	})
	defer line.Stop()
	for !path.Over() {
		er.Store(int64(path.Rating().ER))
		open.Store(int64(path.Open()))
		if err := path.Next(ctx); err != nil {
			return err
		}
	}
	return nil
}

// tellRating shows the rating of a path; of one that was stopped, what it is not below.
func (s *Desk) tellRating(path *rate.Path) error {
	f := answer.RatingOf(path.Rating())
	f.OrMore = !path.Over()
	return s.Give(f, func() error {
		hardest, n := answer.Hardest(path)
		if f.OrMore {
			return s.Tell("ER %v or more: stopped after %s, with %s", path.Rating().ER,
				wording.Count(len(path.Steps()), "step", "steps"), wording.Count(path.Open(), "cell open", "cells open"))
		}
		return s.Tell("%s", answer.RatingText(path.Rating(), hardest, n))
	})
}

// tellPath shows the steps of a path, each with its difficulty, and the rating.
func (s *Desk) tellPath(path *rate.Path) error {
	log, text := path.Log(), s.settings.text()
	err := s.ShowPage(func(tell func(reply.Part)) {
		for _, x := range path.Steps() {
			tell(reply.StepLine{Words: text, Label: fmt.Sprintf("%4v %s", x.Rating, wording.Number(x.N)), Step: log.Step(x.N)})
		}
	})
	return errors.Join(err, s.tellRating(path))
}

// cheap is the ER up to which a rating takes no time that anybody notices: a few milliseconds.
const cheap rate.Tenths = 74

// glancedRating is the rating of the puzzle as far as that is cheap; nil where it has not one solution.
func (s *Desk) glancedRating(ctx context.Context) (*answer.Rating, error) {
	if !s.single() {
		return nil, nil
	}
	log := s.solver.Log()
	rating, err := new(rate.Rater).RateUpTo(ctx, log.Puzzle, cheap)
	if err != nil {
		return nil, err
	}
	f := answer.RatingOf(rating)
	if rating.ER > cheap {
		f = answer.RatingAbove(cheap)
	}
	return &f, nil
}
