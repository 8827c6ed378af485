package answer

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"runtime"

	"deduku/board/search"
	"deduku/deduce/batch/stream"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/render/wording"
	"deduku/deduce/verify"
)

// Checked is what a check has found to be right.
type Checked struct {
	Logs       int `json:"logs"`
	Steps      int `json:"steps"`
	Premises   int `json:"premises"`
	Unique     int `json:"unique"`  // steps in force that assume that the puzzle has one solution, or whose proof has one that is taken back
	Several    int `json:"several"` // logs with such steps although the puzzle has several solutions: what rests on them is not proved
	Unfinished int `json:"unfinished"`

	// Steps whose technique was not found again with their truths on the board before them: they are proved, but what the log
	// calls them is not so. Left out where names were not looked at.
	Unconfirmed *int `json:"unconfirmed,omitempty"`
}

// Check checks the logs that in holds, on all processors. Where one is wrong, the error is a "no" that says which step and
// why. name is how to call the input. With names it also counts the names of techniques that are not confirmed, which takes
// longer: each technique looks for its step again.
func Check(ctx context.Context, in io.Reader, name string, names bool) (all Checked, err error) {
	free := make(chan []byte, runtime.GOMAXPROCS(0))
	parts := logParts(interruptedReader{ctx, in}, free)
	checking := func() func(context.Context, *logPart) {
		var checker verify.Checker
		return func(ctx context.Context, p *logPart) { p.check(ctx, &checker, names) }
	}
	if names {
		all.Unconfirmed = new(int)
	}
	for p := range stream.InOrder(ctx, runtime.GOMAXPROCS(0), parts, checking) {
		if err = p.err; err != nil {
			break
		}
		all.add(&p.checked)
		select {
		case free <- p.text:
		default:
		}
	}
	if ctx.Err() != nil {
		return Checked{}, ctx.Err()
	}
	if err != nil {
		return Checked{}, No("%s: %w", name, err)
	}
	return all, nil
}

func (c *Checked) add(o *Checked) {
	c.Logs += o.Logs
	c.Steps += o.Steps
	c.Premises += o.Premises
	c.Unique += o.Unique
	c.Several += o.Several
	c.Unfinished += o.Unfinished
	if o.Unconfirmed != nil {
		*c.Unconfirmed += *o.Unconfirmed
	}
}

// check checks the logs of a part, and the names in them where these are wanted.
func (p *logPart) check(ctx context.Context, checker *verify.Checker, names bool) {
	if names {
		if p.err = p.readWhole(); p.err != nil {
			return
		}
	}
	p.checkSteps(checker)
	if names && p.err == nil {
		var n int
		n, p.err = unconfirmed(ctx, p.text, p.after)
		p.checked.Unconfirmed = &n
	}
}

// checkSteps checks the steps of the logs.
func (p *logPart) checkSteps(checker *verify.Checker) {
	several := 0
	result, err := checker.Rest(io.MultiReader(bytes.NewReader(p.text), p.rest), p.after, func(log verify.Log) {
		if log.Unique > 0 && hasSeveral(log.Puzzle) {
			several++
		}
	})
	p.err = err
	p.checked = Checked{
		Logs: result.Logs, Steps: result.Steps, Premises: result.Premises, Unique: result.Unique, Several: several, Unfinished: result.Unfinished,
	}
}

// hasSeveral reports whether a puzzle, as logs write it, has several solutions.
func hasSeveral(line string) bool {
	grid, err := jsonl.ReadGrid(line)
	puzzle := search.OfGrid(grid)
	return err == nil && search.Count(&puzzle, 2) == 2
}

// String is a line that says so. Where steps assume one solution, a reader trusts them no further than that.
func (c Checked) String() string {
	text := fmt.Sprintf("ok: %s, %s", wording.Count(c.Logs, "log", "logs"), wording.Count(c.Steps, "step", "steps"))
	if c.Premises > 0 {
		text += ", resting on " + wording.Count(c.Premises, "premise", "premises")
	}
	if c.Unfinished > 0 {
		text += fmt.Sprintf(", %d not finished", c.Unfinished)
	}
	if c.Unique > 0 {
		text += "; " + wording.Count(c.Unique, "step assumes", "steps assume") + " that the puzzle has one solution"
	}
	switch {
	case c.Several == 0:
	case c.Logs == 1:
		text += ", and it has several: what rests on that is not proved"
	default:
		text += ", and in " + wording.Count(c.Several, "log", "logs") + " it has several: what rests on that is not proved there"
	}
	return text + c.names()
}

// names says what was looked for of the names of techniques, after a semicolon; nothing where they were not looked at.
func (c Checked) names() string {
	switch {
	case c.Unconfirmed == nil:
		return ""
	case *c.Unconfirmed == 0:
		return "; all techniques are found again"
	}
	return "; " + wording.Count(*c.Unconfirmed, "step is proved by its truths alone", "steps are proved by their truths alone") +
		": the technique that the log names is not found there"
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
