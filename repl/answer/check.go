package answer

import (
	"context"
	"fmt"
	"io"

	"deduku/deduce/render"
	"deduku/deduce/verify"
)

// Checked is what a check has found to be right.
type Checked struct {
	Logs       int `json:"logs"`
	Steps      int `json:"steps"`
	Premises   int `json:"premises"`
	Unfinished int `json:"unfinished"`
}

// Check checks the logs that in holds. Where one is wrong, the error is a "no" that says which step and why. name is
// how to call the input.
func Check(ctx context.Context, in io.Reader, name string) (Checked, error) {
	result, err := verify.Check(interruptedReader{ctx, in})
	if ctx.Err() != nil {
		return Checked{}, ctx.Err()
	}
	if err != nil {
		return Checked{}, No("%s: %w", name, err)
	}
	return Checked{result.Logs, result.Steps, result.Premises, result.Unfinished}, nil
}

// String is a line that says so.
func (c Checked) String() string {
	text := fmt.Sprintf("ok: %s, %s", render.Count(c.Logs, "log", "logs"), render.Count(c.Steps, "step", "steps"))
	if c.Premises > 0 {
		text += ", resting on " + render.Count(c.Premises, "premise", "premises")
	}
	if c.Unfinished > 0 {
		text += fmt.Sprintf(", %d not finished", c.Unfinished)
	}
	return text
}

// interruptedReader reads until its context is done.
type interruptedReader struct {
	ctx context.Context
	io.Reader
}

func (r interruptedReader) Read(p []byte) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	return r.Reader.Read(p)
}
