package command

import (
	"cmp"
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"deduku/board"
	"deduku/deduce"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// replayer shows steps one after the other.
type replayer struct {
	s           *state.Desk
	log         deduce.Log
	first, last int   // of the numbers asked for
	numbers     []int // of the steps among these
	delay       time.Duration
}

// Replay is the command replay.
var Replay = state.Command{
	Name: "replay", Args: "[M[-N]] [--delay 0.5s]", Group: "look", Summary: "the steps as a film", Run: replay,
	Results: []answer.Result{answer.Steps{}},
	Short:   "show the steps one after the other, each on the board as it was then",
	Long: "All steps but what came with the board, or those from M on, up to N. At the terminal they follow each other\n" +
		"in one place: space pauses and goes on, the arrows go a step back or on, Home and End to the first and the\n" +
		"last, q leaves. Elsewhere they are printed one below the other.",
}

// replay shows steps of the log as an animation, or as pictures one below the other where nobody looks.
func replay(ctx context.Context, d *state.Desk, args []string) error {
	r := &replayer{s: d, log: d.Ahead()}
	if err := r.arguments(args); err != nil {
		return err
	}
	var f answer.Steps
	for n := range r.log.All {
		if n >= r.first && n <= r.last {
			r.numbers = append(r.numbers, n)
			f.Steps = append(f.Steps, answer.StepOf(&r.log, n))
		}
	}
	if len(r.numbers) == 0 {
		return answer.No("no step from %d to %d is in the log: 'trim' left them out", r.first, r.last)
	}
	return d.Give(f, func() error {
		if stage := d.Stage(); stage != nil {
			return r.animate(ctx, stage)
		}
		return r.print(ctx)
	})
}

// arguments reads which steps to show and how fast. Without numbers what came with the board is left out.
func (r *replayer) arguments(args []string) error {
	var err error
	if args, r.delay, err = state.CutDelay(args, 500*time.Millisecond); err != nil {
		return err
	}
	all := len(r.log.Steps)
	r.first, r.last = r.s.Arrived+1, len(r.s.Solver.Log().Steps)
	switch {
	case all == 0:
		return answer.No("the log has no step; 'solve' makes some")
	case len(args) > 1:
		return fmt.Errorf("replay takes the numbers of two steps, replay 20-31, not %q", strings.Join(args, " "))
	case len(args) == 0 && r.first > r.last:
		return answer.No("the log has only what came with the board; 'solve' makes steps, 'replay 1' shows these")
	case len(args) == 0:
		return nil
	}
	from, to, _ := strings.Cut(args[0], "-")
	if r.first, err = r.number(from, to != ""); err != nil || to == "" {
		if r.first > r.last { // behind what goto went back to
			r.last = all
		}
		return err
	}
	if r.last, err = r.number(to, true); err == nil && r.last < r.first {
		err = fmt.Errorf("%s goes backwards; replay %d-%d would do", args[0], r.last, r.first)
	}
	return err
}

// number reads the number of a step; as an end of a range it may be one that was left out.
func (r *replayer) number(text string, end bool) (int, error) {
	if n, err := strconv.Atoi(text); err == nil && end && n >= 1 && n <= len(r.log.Steps) {
		return n, nil
	}
	return state.StepNumber(&r.log, text, 1)
}

// print shows all steps, one below the other. It waits between them only where somebody looks on.
func (r *replayer) print(ctx context.Context) error {
	first, last := r.numbers[0], r.numbers[len(r.numbers)-1]
	for n, before := range r.log.Boards {
		if n < first {
			continue
		}
		frame := []reply.Block{r.frame(n, before)}
		if n > first {
			frame = append([]reply.Block{reply.Verbatim{Text: "\n"}}, frame...)
			if r.s.Paced && r.s.Looking() {
				pause(ctx, r.delay)
			}
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err := r.s.ShowAll(frame...); err != nil || n == last {
			return err
		}
	}
	return nil
}

func pause(ctx context.Context, d time.Duration) {
	select {
	case <-time.After(d):
	case <-ctx.Done():
	}
}

// frame is the board before a step, with what the step is about.
func (r *replayer) frame(n int, before *board.Board) reply.Block {
	s, step := r.s, r.log.Step(n)
	pic := s.Picture(before, step)
	return reply.Fit{
		Head:  reply.StepLine{Words: s.Settings.Text(), Label: fmt.Sprintf("%d/%d ", n, len(r.log.Steps)), Step: step},
		Large: reply.Drawing{Picture: pic, Candidates: true}, Small: reply.Drawing{Picture: pic},
	}
}

// animate shows the steps in one place, and obeys keys.
func (r *replayer) animate(ctx context.Context, stage reply.Stage) error {
	last := len(r.numbers) - 1
	playing := last > 0
	for i := 0; ; {
		if err := r.draw(stage, r.numbers[i], playing); err != nil {
			return err
		}
		wait := r.delay
		if !playing {
			wait = time.Hour
		}
		key, err := stage.Key(ctx, wait)
		switch {
		case ctx.Err() != nil:
			return cmp.Or(r.leave(stage, r.numbers[i]), ctx.Err())
		case err != nil:
			return err
		case key == "" && stage.Resized():
			continue // to draw it anew
		case key == "" && playing:
			i++
			playing = i < last
			continue
		}
		switch key {
		case "q", "Q", "\r", "\x04":
			return r.leave(stage, r.numbers[i])
		case " ":
			if playing = !playing && last > 0; playing && i == last {
				i = 0
			}
		case "right":
			i, playing = min(i+1, last), false
		case "left":
			i, playing = max(i-1, 0), false
		case "home":
			i, playing = 0, false
		case "end":
			i, playing = last, false
		}
	}
}

// draw shows a step over the one before, with what keys do.
func (r *replayer) draw(stage reply.Stage, n int, playing bool) error {
	keys := "space goes on, arrows step, q leaves"
	if playing {
		keys = "space pauses, arrows step, q leaves"
	}
	return stage.Put(r.at(n), keys)
}

// leave shows the last frame without what keys do.
func (r *replayer) leave(stage reply.Stage, n int) error { return stage.Put(r.at(n), "") }

// at is the frame of a step.
func (r *replayer) at(n int) []reply.Block {
	return []reply.Block{r.frame(n, deduce.Resume(r.log.First(n-1), deduce.Options{}).Board())}
}
