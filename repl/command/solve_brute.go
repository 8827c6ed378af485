package command

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"time"

	"deduku/deduce/render/wording"
	"deduku/internal/progress"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Brute is the command brute.
var Brute = state.Command{
	Name: "brute", Args: "[FILE | --watch [--delay 0.05s]]", Group: "solve", Free: reachesBoards, Reaches: reachesBoards, Run: brute, Complete: state.CompleteFile,
	Results: []answer.Result{answer.Brute{}, answer.Trials{}},
	Short:   "solve by plain trial, row by row, and count the backtracks",
	Long: "Each open cell in reading order tries the digits in ascending order. The board is not changed.\n" +
		"Only the puzzle counts: givens and digits set by hand. With --watch the terminal shows the digits come and go,\n" +
		"digit by digit at first and then faster and faster: space pauses and goes on, the right arrow makes one move, q\n" +
		"goes to the end. Elsewhere some boards on the way are printed. 'export brute FILE.gif' saves the animation.\n" +
		"Of a FILE, each board with its cells to solve, backtracks and time, then the total and the slowest.",
}

// reachesBoards reports whether brute reads a file.
func reachesBoards(args []string) bool { return len(args) > 0 && args[0] != "--watch" }

func brute(ctx context.Context, d *state.Desk, args []string) error {
	d.Showing(ctx)
	args, delay, err := state.CutDelay(args, 50*time.Millisecond)
	if err != nil {
		return err
	}
	w := &trialWatch{Trial: newTrial(d), s: d, delay: delay}
	switch stage := d.Stage(); {
	case len(args) == 0:
		return w.conclude(ctx)
	case len(args) > 1, args[0] != "--watch" && strings.HasPrefix(args[0], "--"):
		return fmt.Errorf("brute takes nothing, a file, or --watch, not %q", strings.Join(args, " "))
	case args[0] != "--watch":
		return solveFile(ctx, d, args[0], alone)
	case stage != nil:
		w.slow = true
		err = w.animate(ctx, stage)
	case !d.InJSON():
		w.slow = true
		err = w.print(ctx)
	}
	if err != nil {
		return err
	}
	return w.conclude(ctx)
}

// trialWatch is a trial that a person may watch.
type trialWatch struct {
	*Trial
	s     *state.Desk
	delay time.Duration
	slow  bool // the moves were shown
	shown bool // the solution is on the screen
}

// conclude makes the moves that are left and says what the trial came to, and how long these took.
func (w *trialWatch) conclude(ctx context.Context) error {
	s := w.s
	start := s.Clock()
	if err := w.finish(ctx); err != nil {
		return err
	}
	took := wording.Took(s.Clock().Sub(start))
	result := w.Outcome()
	f := answer.Brute{Open: result.Blanks, Backtracks: result.Backtracks}
	if result.Solved {
		f.Grid = result.Grid.String()
	}
	err := s.Give(f, func() error {
		if result.Solved && !w.shown {
			if err := tellGrid(s, result.Grid); err != nil {
				return err
			}
		}
		switch {
		case w.slow: // no time is told: who looks on takes most of it
			return s.Tell("%v", f)
		case s.Looking():
			return s.Tell("%v; %v", f, took)
		}
		s.Say("brute force took %v", took) // the time is no result: no two runs agree on it
		return s.Tell("%v", f)
	})
	if err == nil && !result.Solved {
		return answer.No("there is no solution")
	}
	return err
}

// finish makes all moves that are left. A person who has to wait sees how far it is.
func (w *trialWatch) finish(ctx context.Context) error {
	const turn = 1 << 12 // moves between looks at whether to go on
	var backtracks atomic.Int64
	line := w.s.Watch(func(waited time.Duration) string {
		return progress.Far(backtracks.Load(), "backtracks", 0, waited)
	})
	defer line.Stop()
	for w.Advance(turn) {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		backtracks.Store(int64(w.Outcome().Backtracks))
	}
	return ctx.Err()
}

// animate shows the trial in one place, and obeys keys.
func (w *trialWatch) animate(ctx context.Context, stage reply.Stage) error {
	playing := true
	for frames := 0; ; {
		keys := "space goes on, the right arrow makes one move, q goes to the end"
		if playing {
			keys = "space pauses, q goes to the end"
		}
		if err := stage.Put(w.frame(), keys); err != nil {
			return err
		}
		wait := w.delay
		if !playing {
			wait = time.Hour
		}
		key, err := stage.Key(ctx, wait)
		switch {
		case ctx.Err() != nil:
			return errors.Join(stage.Put(w.frame(), ""), ctx.Err())
		case err != nil:
			return err
		case key == "" && stage.Resized():
			continue // to draw it anew
		}
		moves := 0
		switch key {
		case "":
			if playing {
				moves = pace(frames)
				frames++
			}
		case "q", "Q", "\r", "\x04":
			err := w.finish(ctx)
			return errors.Join(w.leave(stage), err)
		case " ":
			playing = !playing
		case "right":
			moves, playing = 1, false
		}
		if moves > 0 && !w.Make(ctx, moves) {
			return w.leave(stage)
		}
	}
}

// leave shows the last frame without what keys do.
func (w *trialWatch) leave(stage reply.Stage) error {
	w.shown = w.Outcome().Solved
	return stage.Put(w.frame(), "")
}

// print shows the board after 1, 2, 4, 8, ... moves, one below the other.
func (w *trialWatch) print(ctx context.Context) error {
	for moves := 1; w.Make(ctx, moves) && ctx.Err() == nil; moves = w.Moves {
		for _, p := range append(w.frame(), reply.Verbatim{Text: "\n"}) {
			if err := w.s.Show(p); err != nil {
				return err
			}
		}
	}
	return ctx.Err()
}

// frame is the board with the digits that are tried, the last one marked, under how far it is.
func (w *trialWatch) frame() []reply.Block {
	return []reply.Block{reply.Verbatim{Text: w.headline() + "\n"}, reply.Drawing{Picture: w.picture()}}
}
