package repl

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/repl/answer"
)

// replayer shows steps one after the other.
type replayer struct {
	s           *Session
	log         deduce.Log
	first, last int
	delay       time.Duration
	drawn       int    // rows that are to be drawn over
	size        [2]int // of the screen when they were drawn
}

var replayCommand = Command{
	Name: "replay", Args: "[M[-N]] [--delay 0.5s]", Group: "studying", Run: replay,
	Short: "show the steps one after the other, each on the board as it was then",
	Long: "All steps but what came with the board, or those from M on, up to N. At the terminal they follow each other\n" +
		"in one place: space pauses and goes on, the arrows go a step back or on, Home and End to the first and the\n" +
		"last, q leaves. Elsewhere they are printed one below the other.",
}

// replay shows steps of the log as an animation, or as pictures one below the other where nobody looks.
func replay(ctx context.Context, s *Session, args []string) error {
	r := &replayer{s: s, log: s.solver.Log(), delay: 500 * time.Millisecond}
	if err := r.arguments(args); err != nil {
		return err
	}
	var f answer.Steps
	for n := r.first; n <= r.last; n++ {
		f.Steps = append(f.Steps, answer.StepOf(&r.log, n))
	}
	return s.give(f, func() error {
		if s.input.keys != nil && s.Screen.Terminal {
			return r.animate(ctx)
		}
		return r.print(ctx)
	})
}

// arguments reads which steps to show and how fast. Without numbers what came with the board is left out.
func (r *replayer) arguments(args []string) error {
	args, err := r.cutDelay(args)
	if err != nil {
		return err
	}
	all := len(r.log.Steps)
	r.first, r.last = r.s.arrived+1, all
	switch {
	case all == 0:
		return answer.No("the log has no step; 'solve' makes some")
	case len(args) > 1:
		return fmt.Errorf("replay takes the numbers of two steps, replay 20-31, not %q", strings.Join(args, " "))
	case len(args) == 0 && r.first > all:
		return answer.No("the log has only what came with the board; 'solve' makes steps, 'replay 1' shows these")
	case len(args) == 0:
		return nil
	}
	from, to, _ := strings.Cut(args[0], "-")
	if r.first, err = stepNumber(from, 1, all); err != nil || to == "" {
		return err
	}
	if r.last, err = stepNumber(to, 1, all); err == nil && r.last < r.first {
		err = fmt.Errorf("%s goes backwards; replay %d-%d would do", args[0], r.last, r.first)
	}
	return err
}

// cutDelay takes the delay out of the arguments.
func (r *replayer) cutDelay(args []string) ([]string, error) {
	for i, arg := range args {
		value, found := strings.CutPrefix(arg, "--delay=")
		end := i + 1
		if arg == "--delay" {
			found = true
			value = strings.Join(args[end:min(end+1, len(args))], "")
			end = min(end+1, len(args))
		}
		if !found {
			continue
		}
		seconds, err := strconv.ParseFloat(strings.TrimSuffix(value, "s"), 64)
		if err != nil || !(seconds >= 0 && seconds <= 3600) {
			return nil, fmt.Errorf("--delay takes seconds from 0 to 3600, like 0.5s, not %q", value)
		}
		r.delay = time.Duration(seconds * float64(time.Second))
		return slices.Concat(args[:i], args[end:]), nil
	}
	return args, nil
}

// print shows all steps, one below the other. It waits between them only where somebody looks on.
func (r *replayer) print(ctx context.Context) error {
	for n, before := range r.log.Boards {
		if n < r.first {
			continue
		}
		text := r.frame(n, before)
		if n > r.first {
			text = "\n" + text
			if r.s.input.talking && r.s.Screen.Terminal {
				pause(ctx, r.delay)
			}
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if _, err := io.WriteString(r.s.Out, text); err != nil || n == r.last {
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
func (r *replayer) frame(n int, before *board.Board) string {
	s, step := r.s, r.log.Step(n)
	number := fmt.Sprintf("%d/%d ", n, len(r.log.Steps))
	text := strings.Join(s.painter.Listed(s.settings.text(), number, step, s.width()), "\n") + "\n"
	pic := render.Draw(before, step)
	drawing := s.painter.Candidates(&pic, cmp.Or(s.width(), math.MaxInt))
	if height := s.height(); height > 0 && s.rowsOf(text+drawing) > height-2 {
		drawing = s.painter.Board(&pic)
	}
	return text + drawing
}

// height is how many lines the screen has, 0 where that is not known.
func (c *console) height() int {
	if c.Screen.Size == nil || !c.Screen.Terminal {
		return 0
	}
	_, height := c.Screen.Size()
	return height
}

// rowsOf is how many rows of the screen a text takes.
func (c *console) rowsOf(text string) int {
	rows, width := 0, c.width()
	for line := range strings.Lines(text) {
		rows++
		if width > 0 {
			rows += max(length(strings.TrimSuffix(line, "\n"))-1, 0) / width
		}
	}
	return rows
}

// animate shows the steps in one place, and obeys keys.
func (r *replayer) animate(ctx context.Context) error {
	playing := r.last > r.first
	for n := r.first; ; {
		if err := r.draw(n, playing); err != nil {
			return err
		}
		wait := r.delay
		if !playing {
			wait = time.Hour
		}
		key, err := r.key(ctx, wait)
		switch {
		case ctx.Err() != nil:
			return cmp.Or(r.leave(n), ctx.Err())
		case err != nil:
			return err
		case key == "" && r.size != r.s.size():
			continue // to draw it anew
		case key == "" && playing:
			n++
			playing = n < r.last
			continue
		}
		switch key {
		case "q", "Q", "\r", "\x04":
			return r.leave(n)
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

// key is the next key, empty when none came within the time or the screen has another size.
func (r *replayer) key(ctx context.Context, wait time.Duration) (string, error) {
	const turn = 100 * time.Millisecond // in which a change of the size shows
	for ; wait > turn && r.size == r.s.size(); wait -= turn {
		if key, err := r.s.input.keys.Key(ctx, turn); key != "" || err != nil {
			return key, err
		}
	}
	if r.size != r.s.size() {
		return "", nil
	}
	return r.s.input.keys.Key(ctx, wait)
}

// size is the width and the height of the screen, zeros where they are not known.
func (c *console) size() [2]int { return [2]int{c.width(), c.height()} }

// draw shows a step over the one before, with what keys do.
func (r *replayer) draw(n int, playing bool) error {
	keys := "space goes on, arrows step, q leaves"
	if playing {
		keys = "space pauses, arrows step, q leaves"
	}
	if width := r.s.width(); len(keys) >= width {
		keys = keys[:width-1]
	}
	return r.put(r.at(n), keys)
}

// leave shows the last frame without what keys do.
func (r *replayer) leave(n int) error { return r.put(r.at(n), "") }

// at is the frame of a step.
func (r *replayer) at(n int) string {
	return r.frame(n, deduce.Resume(r.log.First(n-1), deduce.Options{}).Board())
}

// put draws a frame over the last one. On a screen of another size nobody knows where that is now, so it is cleared.
func (r *replayer) put(frame, below string) error {
	var b strings.Builder
	if size := r.s.size(); r.drawn > 0 && r.size == size {
		fmt.Fprintf(&b, "\r\x1b[%dA", min(r.drawn, max(1, r.s.height()-1)))
	} else if r.drawn > 0 {
		b.WriteString("\x1b[H\x1b[2J")
	}
	b.WriteString("\r\x1b[J" + frame + below)
	r.drawn, r.size = r.s.rowsOf(frame), r.s.size()
	_, err := io.WriteString(r.s.Out, b.String())
	return err
}
