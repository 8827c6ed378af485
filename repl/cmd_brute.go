package repl

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync/atomic"
	"time"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce/export"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/internal/progress"
	"deduku/repl/answer"
	"deduku/repl/reply"
)

var bruteCommand = Command{
	Name: "brute", Args: "[--watch [--delay 0.05s]]", Group: "answers", Run: brute, Complete: oneOf("--watch"),
	Short: "solve by plain trial, row by row, and count the backtracks",
	Long: "Each open cell in reading order tries the digits in ascending order. The board is not changed.\n" +
		"Only the puzzle counts: givens and digits set by hand. With --watch the terminal shows the digits come and go,\n" +
		"digit by digit at first and then faster and faster: space pauses and goes on, the right arrow makes one move, q\n" +
		"goes to the end. Elsewhere some boards on the way are printed. 'export brute FILE.gif' saves the animation."}

func brute(ctx context.Context, s *Desk, args []string) error {
	s.showing(ctx)
	args, delay, err := cutDelay(args, 50*time.Millisecond)
	if err != nil {
		return err
	}
	w := &trialWatch{Trial: TrialOf(s), s: s, delay: delay}
	switch stage := s.Stage(); {
	case len(args) == 0:
		return w.conclude(ctx)
	case len(args) > 1 || args[0] != "--watch":
		return fmt.Errorf("brute takes nothing, or --watch, not %q", strings.Join(args, " "))
	case stage != nil:
		w.slow = true
		err = w.animate(ctx, stage)
	case !s.InJSON():
		w.slow = true
		err = w.print(ctx)
	}
	if err != nil {
		return err
	}
	return w.conclude(ctx)
}

// trialWatch is a trial that a person may look at.
type trialWatch struct {
	*Trial
	s     *Desk
	delay time.Duration
	slow  bool // the moves were shown
	shown bool // the solution is on the screen
}

// Trial is a plain trial of the digits of a board, and how it is shown.
type Trial struct {
	*search.Trial
	Moves int // that were made by Make
	desk  *Desk
}

// TrialOf is the trial of what a desk has: the givens and what was set by hand.
func TrialOf(s *Desk) *Trial { return &Trial{Trial: search.NewTrial(s.premised()), desk: s} }

// conclude makes the moves that are left and says what the trial came to, and how long these took.
func (w *trialWatch) conclude(ctx context.Context) error {
	s := w.s
	start := s.Clock()
	if err := w.finish(ctx); err != nil {
		return err
	}
	took := s.Clock().Sub(start).Round(time.Microsecond)
	result := w.Outcome()
	f := answer.Brute{Open: result.Blanks, Backtracks: result.Backtracks}
	if result.Solved {
		f.Grid = result.Grid.String()
	}
	err := s.Give(f, func() error {
		if result.Solved && !w.shown {
			if err := s.tellGrid(result.Grid); err != nil {
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

// Pace is how many moves are made for a frame when so many frames have been shown: one by one at first, then more and
// more, so that a trial of many millions is over in a few hundred frames.
func Pace(frames int) int {
	moves := 1.0
	for range frames - slowFrames {
		moves *= 1.1
	}
	return int(min(moves, 1<<40))
}

// slowFrames is how many moves are shown one by one.
const slowFrames = 30

// Make makes moves, and reports whether there are more.
func (t *Trial) Make(ctx context.Context, moves int) bool {
	const turn = 1 << 12
	more := true
	for ; more && moves > 0 && ctx.Err() == nil; moves -= turn {
		n := min(moves, turn)
		more = t.Advance(n)
		t.Moves += n
	}
	return more
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
				moves = Pace(frames)
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
func (w *trialWatch) frame() []reply.Part {
	return []reply.Part{reply.Verbatim{Text: w.Headline() + "\n"}, reply.Drawing{Picture: w.Picture()}}
}

// Headline is how far the trial is: r4c5 = 7, 23 of 55 cells filled, 1022 backtracks.
func (t *Trial) Headline() string {
	now, grid := t.Outcome(), t.Grid()
	filled := grid.Len() - (board.Cells - now.Blanks)
	text := fmt.Sprintf("%d of %s filled, %s", filled, wording.Count(now.Blanks, "cell", "cells"), wording.Count(now.Backtracks, "backtrack", "backtracks"))
	if c, ok := t.Last(); ok {
		text = t.desk.settings.notation.Placement(board.Candidate{Cell: c, Digit: grid[c]}) + ", " + text
	}
	return text
}

// Picture is the board with the digits that are tried.
func (t *Trial) Picture() picture.Picture {
	b := board.Of(t.desk.premised())
	pic := picture.Draw(&b, nil, t.desk.settings.text().Notation)
	pic.Digits = t.Grid()
	clear(pic.Candidates[:])
	if c, ok := t.Last(); ok {
		pic.Results[c][pic.Digits[c]] = picture.Concluded
	}
	return pic
}

// exportBrute writes the trial as an animation, at the pace of 'brute --watch'.
func (s *Desk) exportBrute(ctx context.Context, file string, dark bool) error {
	e, err := exporterFor(file)
	if err != nil {
		return err
	}
	if e.extension != "gif" {
		return fmt.Errorf("the trial is an animation, which goes into a gif, not into %s", e.extension)
	}
	shown := TrialOf(s)
	var reel export.Reel
	for frames, more := 0, true; ; frames++ {
		d := &export.Drawing{Picture: shown.Picture(), Title: shown.Headline(), Dark: dark}
		reel = append(reel, export.Frame{Drawing: d, Delay: 80 * time.Millisecond})
		if !more {
			break
		}
		if more = shown.Make(ctx, Pace(frames)); ctx.Err() != nil {
			return ctx.Err()
		}
	}
	reel[len(reel)-1].Delay = 5 * time.Second
	if err := s.Files.Write(ctx, file, func(out io.Writer) error { return reel.GIF(ctx, out) }); err != nil {
		return err
	}
	return s.Give(answer.File{File: file}, func() error {
		s.Say("saved the trial: %v", answer.Brute{Open: shown.Outcome().Blanks, Backtracks: shown.Outcome().Backtracks})
		return nil
	})
}
