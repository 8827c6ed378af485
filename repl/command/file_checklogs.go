package command

import (
	"bytes"
	"context"
	"io"
	"runtime"

	"deduku/board/search"
	"deduku/deduce/batch/stream"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/verify"
	"deduku/repl/answer"
)

// CheckLogs checks the logs in a text, on all processors. If one is wrong, the error is a "no" with the step and the reason. name is how
// errors call the text. With names, it also counts the technique names that it could not confirm, which takes longer, since it searches
// each step again by its technique.
func CheckLogs(ctx context.Context, in io.Reader, name string, names bool) (all answer.Checked, err error) {
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
		all.Add(&p.checked)
		select {
		case free <- p.text:
		default:
		}
	}
	if ctx.Err() != nil {
		return answer.Checked{}, ctx.Err()
	}
	if err != nil {
		return answer.Checked{}, answer.No("%s: %w", name, err)
	}
	return all, nil
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
	p.checked = answer.Checked{
		Logs: result.Logs, Steps: result.Steps, Premises: result.Premises, Unique: result.Unique, Several: several, Unfinished: result.Unfinished,
	}
}

// hasSeveral reports whether a puzzle, as logs write it, has several solutions.
func hasSeveral(line string) bool {
	grid, err := jsonl.ReadGrid(line)
	puzzle := search.OfGrid(grid)
	return err == nil && search.Count(&puzzle, 2) == 2
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
