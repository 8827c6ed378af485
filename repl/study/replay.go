package study

import (
	"cmp"
	"context"
	"fmt"
	"strings"
	"time"

	"deduku/board"
	"deduku/deduce"
	"deduku/repl/answer"
	"deduku/repl/desk"
	"deduku/repl/reply"
)

// replayer shows steps one after the other.
type replayer struct {
	s           *desk.Desk
	log         deduce.Log
	first, last int
	delay       time.Duration
}

// Replay is the command replay.
var Replay = desk.Command{
	Name: "replay", Args: "[M[-N]] [--delay 0.5s]", Group: "look", Gist: "the steps as a film", Run: replay,
	Gives: []answer.Fact{answer.Steps{}},
	Short: "show the steps one after the other, each on the board as it was then",
	Long: "All steps but what came with the board, or those from M on, up to N. At the terminal they follow each other\n" +
		"in one place: space pauses and goes on, the arrows go a step back or on, Home and End to the first and the\n" +
		"last, q leaves. Elsewhere they are printed one below the other.",
}

// replay shows steps of the log as an animation, or as pictures one below the other where nobody looks.
func replay(ctx context.Context, d *desk.Desk, args []string) error {
	r := &replayer{s: d, log: d.Ahead()}
	if err := r.arguments(args); err != nil {
		return err
	}
	var f answer.Steps
	for n := r.first; n <= r.last; n++ {
		f.Steps = append(f.Steps, answer.StepOf(&r.log, n))
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
	if args, r.delay, err = desk.CutDelay(args, 500*time.Millisecond); err != nil {
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
	if r.first, err = desk.StepNumber(from, 1, all); err != nil || to == "" {
		if r.first > r.last { // behind what goto went back to
			r.last = all
		}
		return err
	}
	if r.last, err = desk.StepNumber(to, 1, all); err == nil && r.last < r.first {
		err = fmt.Errorf("%s goes backwards; replay %d-%d would do", args[0], r.last, r.first)
	}
	return err
}

// print shows all steps, one below the other. It waits between them only where somebody looks on.
func (r *replayer) print(ctx context.Context) error {
	for n, before := range r.log.Boards {
		if n < r.first {
			continue
		}
		frame := []reply.Part{r.frame(n, before)}
		if n > r.first {
			frame = append([]reply.Part{reply.Verbatim{Text: "\n"}}, frame...)
			if r.s.Paced && r.s.Looking() {
				pause(ctx, r.delay)
			}
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err := r.s.ShowAll(frame...); err != nil || n == r.last {
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
func (r *replayer) frame(n int, before *board.Board) reply.Part {
	s, step := r.s, r.log.Step(n)
	pic := s.Picture(before, step)
	return reply.Fit{
		Head:  reply.StepLine{Words: s.Settings.Text(), Label: fmt.Sprintf("%d/%d ", n, len(r.log.Steps)), Step: step},
		Large: reply.Drawing{Picture: pic, Candidates: true}, Small: reply.Drawing{Picture: pic},
	}
}

// animate shows the steps in one place, and obeys keys.
func (r *replayer) animate(ctx context.Context, stage reply.Stage) error {
	playing := r.last > r.first
	for n := r.first; ; {
		if err := r.draw(stage, n, playing); err != nil {
			return err
		}
		wait := r.delay
		if !playing {
			wait = time.Hour
		}
		key, err := stage.Key(ctx, wait)
		switch {
		case ctx.Err() != nil:
			return cmp.Or(r.leave(stage, n), ctx.Err())
		case err != nil:
			return err
		case key == "" && stage.Resized():
			continue // to draw it anew
		case key == "" && playing:
			n++
			playing = n < r.last
			continue
		}
		switch key {
		case "q", "Q", "\r", "\x04":
			return r.leave(stage, n)
		case " ":
			if playing = !playing && r.last > r.first; playing && n == r.last {
				n = r.first
			}
		case "right":
			n, playing = min(n+1, r.last), false
		case "left":
			n, playing = max(n-1, r.first), false
		case "home":
			n, playing = r.first, false
		case "end":
			n, playing = r.last, false
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
func (r *replayer) at(n int) []reply.Part {
	return []reply.Part{r.frame(n, deduce.Resume(r.log.First(n-1), deduce.Options{}).Board())}
}
