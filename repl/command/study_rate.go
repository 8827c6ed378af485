package command

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"deduku/deduce"
	"deduku/deduce/op"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
	"deduku/internal/lean"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Rate is the command rate.
var Rate = state.Command{
	Name: "rate", Args: "[steps | RATING [MAX]]", Group: "study", Summary: "how hard it is", Changes: true, Run: rateBoard, Complete: state.OneOf(rateWords()...),
	Results: []answer.Result{answer.Rating{}, answer.BraidRating{}},
	Short:   "the Sudoku Explainer rating of the puzzle; 'rate steps' shows the path that it is taken of, 'rate te' another rating",
	Long: "ER is the difficulty of the hardest step of the path, EP that of the hardest up to the first digit placed, ED that\n" +
		"of the first step. 'rate steps' makes the path the board's log, each step with its difficulty: 'explain N' tells\n" +
		"of one, 'undo' brings the log back that was there. Ctrl-C gives the rating of the steps so far.\n" +
		"The ratings of D. Berthier: te (depth of trial and error), b (length of braids), gb (of g-braids), w and gw (of whips and\n" +
		"g-whips, at most), bxb and bxbb (of braids in trials of depth 1 and 2); and backdoor, the fewest right digits after\n" +
		"which singles finish. 'rate b 7' ends at 7 and says where it is more.",
}

// rateBoard rates the puzzle of the board.
func rateBoard(ctx context.Context, d *state.Desk, args []string) error {
	if lean.Program {
		return lean.Err
	}
	steps := len(args) == 1 && args[0] == "steps"
	if len(args) > 0 && !steps {
		if !slices.Contains(op.Ratings(), args[0]) {
			return fmt.Errorf("rate takes nothing, or one of %s, not %q", strings.Join(rateWords(), ", "), strings.Join(args, " "))
		}
		return rateAs(ctx, d, args[0], args[1:])
	}
	p := d.ForOp()
	if err := p.Single(ctx); err != nil {
		return answer.NoResult(err, "is rated")
	}
	path, err := rate.NewPositionPath(p.Digits, p.Eliminated)
	if err != nil {
		return answer.No("%w", err)
	}
	if err := walk(ctx, d, path); err != nil {
		if errors.Is(err, context.Canceled) {
			err = errors.Join(tellRating(d, path), err)
		}
		return err
	}
	if p.Eliminated == nil {
		d.SayLeftOut(p)
	}
	if !steps {
		return tellRating(d, path)
	}
	log := path.Log()
	d.Solver = deduce.Resume(log, d.Solving())
	d.Arrived, d.Shown = state.Came(&log), len(log.Steps)
	d.Found = nil
	d.Rated = ratedOf(path, d.Version())
	return d.Give(answer.PathOf(path), func() error { return tellPath(d, path) })
}

func ratedOf(path *rate.Path, version int) state.Rated {
	all := map[int]rate.Tenths{}
	for _, x := range path.Steps() {
		all[x.N] = x.Rating
	}
	return state.Rated{Version: version, Difficulty: all}
}

// walk goes a path to its end, and says meanwhile how far it is.
func walk(ctx context.Context, d *state.Desk, path *rate.Path) error {
	var er, open atomic.Int64
	line := d.Watch(func(waited time.Duration) string {
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
func tellRating(d *state.Desk, path *rate.Path) error {
	f := answer.RatingOf(path.Rating())
	f.OrMore = !path.Over()
	return d.Give(f, func() error {
		hardest, n := answer.Hardest(path)
		if f.OrMore {
			return d.Tell("ER %v or more: stopped after %s, with %s", path.Rating().ER,
				wording.Count(len(path.Steps()), "step", "steps"), wording.Count(path.Open(), "cell open", "cells open"))
		}
		return d.Tell("%s", answer.RatingText(path.Rating(), hardest, n))
	})
}

// tellPath shows the steps of a path, each with its difficulty, and the rating.
func tellPath(d *state.Desk, path *rate.Path) error {
	log, text := path.Log(), d.Settings.Text()
	err := d.ShowPage(func(tell func(reply.Block)) {
		for _, x := range path.Steps() {
			tell(reply.StepLine{Words: text, Label: fmt.Sprintf("%4v %s", x.Rating, wording.Number(x.N)), Step: log.Step(x.N)})
		}
	})
	return errors.Join(err, tellRating(d, path))
}
