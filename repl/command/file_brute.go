package command

import (
	"context"
	"fmt"
	"io"
	"time"

	"deduku/deduce/export"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// exportBrute writes the trial as an animation, at the pace of 'brute --watch'.
func exportBrute(ctx context.Context, d *state.Desk, file string, dark bool) error {
	e, err := exporterFor(file)
	if err != nil {
		return err
	}
	if e.extension != "gif" {
		return fmt.Errorf("the trial is an animation, which goes into a gif, not into %s", e.extension)
	}
	shown := newTrial(d)
	var reel export.Reel
	for frames, more := 0, true; ; frames++ {
		drawing := &export.Drawing{Picture: shown.picture(), Title: shown.headline(), Dark: dark}
		reel = append(reel, export.Frame{Drawing: drawing, Delay: 80 * time.Millisecond})
		if !more {
			break
		}
		if more = shown.Make(ctx, pace(frames)); ctx.Err() != nil {
			return ctx.Err()
		}
	}
	reel[len(reel)-1].Delay = 5 * time.Second
	to, err := d.WriteFile(ctx, file, func(out io.Writer) error { return reel.GIF(ctx, out) })
	if err != nil {
		return err
	}
	return d.Give(answer.File{File: file}, func() error {
		d.Say("saved the trial %s: %v", to, answer.Brute{Open: shown.Outcome().Blanks, Backtracks: shown.Outcome().Backtracks})
		return nil
	})
}
