package main

import (
	"context"
	"fmt"
	"iter"
	"path/filepath"
	"runtime"
	"strings"

	"deduku/deduce/batch/stream"
	"deduku/deduce/refutation"
	"deduku/internal/outside"
	"deduku/repl"
	"deduku/repl/answer"
)

// checkCmd checks logs, and proofs of formulas.
type checkCmd struct {
	Files  []string `arg:"" optional:"" help:"Logs in JSON Lines, \"-\" for standard input; or two files, a formula and the proof that it can't be satisfied: x.cnf x.lrat (or .drat)." placeholder:"FILE|-"`
	Strict bool     `help:"Also look for each step with the technique that the log names; exit code 1 where one is not found. Takes longer."`
	asJSON
}

// Run says of each file ok, or which step is the first wrong one and why. A file that is wrong, or cannot be read, does
// not keep the others from being checked; the exit code is that of the worst.
func (c *checkCmd) Run(s streams) error {
	if len(c.Files) == 2 && strings.EqualFold(filepath.Ext(c.Files[0]), ".cnf") {
		return c.refutation(s, c.Files[0], c.Files[1])
	}
	files, err := inputs(s, c.Files, "a log")
	if err != nil {
		return err
	}
	return interruptibly(func(ctx context.Context) error {
		var worst error
		for f := range checkedFiles(ctx, s, files, c.Strict) {
			if repl.Ended(f.err) {
				return f.err
			}
			if err := c.tell(s, f, len(files) > 1); err != nil {
				return err
			}
			if n := f.checked.Unconfirmed; f.err == nil && n != nil && *n > 0 {
				f.err = answer.NoInResult
			}
			if worst == nil || f.err != nil && repl.ExitCode(f.err) > repl.ExitCode(worst) {
				worst = f.err
			}
		}
		return answer.Replied(ctx.Err(), worst)
	})
}

// checkedFile is a file of logs with what the check has come to.
type checkedFile struct {
	name    string
	checked answer.Checked
	err     error
}

// checkedFiles yields the files in order, checked by all processors.
func checkedFiles(ctx context.Context, s streams, names []string, strict bool) iter.Seq[*checkedFile] {
	files := func(yield func(*checkedFile) bool) {
		for _, name := range names {
			if !yield(&checkedFile{name: name}) {
				return
			}
		}
	}
	return stream.InOrder(ctx, min(runtime.GOMAXPROCS(0), len(names)), files, func() func(context.Context, *checkedFile) {
		return func(ctx context.Context, f *checkedFile) { f.checked, f.err = check(ctx, s, f.name, strict) }
	})
}

// tell writes what has become of a file; where it is one of several, with its name.
func (c *checkCmd) tell(s streams, f *checkedFile, several bool) error {
	var err error
	switch {
	case c.JSON && f.err != nil:
		err = answer.Write(s.out, answer.Reply{Command: "check", At: f.name, Error: f.err.Error()})
	case c.JSON:
		err = answer.Write(s.out, answer.Reply{Command: "check", At: f.name, Result: f.checked})
	case f.err != nil:
		fmt.Fprintf(s.err, "deduku: %s\n", outside.Message(f.err.Error()))
	case several:
		_, err = fmt.Fprintf(s.out, "%s: %v\n", outside.Visible(f.name), f.checked)
	default:
		_, err = fmt.Fprintln(s.out, f.checked)
	}
	return err
}

// check checks the logs of a file, "-" for standard input.
func check(ctx context.Context, s streams, name string, strict bool) (answer.Checked, error) {
	if name == "-" {
		return answer.Check(ctx, s.in, "stdin", strict)
	}
	f, err := disk().Open(ctx, name)
	if err != nil {
		return answer.Checked{}, err
	}
	defer f.Close()
	return answer.Check(ctx, f, name, strict)
}

// refutation checks a proof that a formula can't be satisfied.
func (c *checkCmd) refutation(s streams, formula, proof string) error {
	return interruptibly(func(ctx context.Context) error {
		f, err := disk().Open(ctx, formula)
		if err != nil {
			return err
		}
		defer f.Close()
		p, err := disk().Open(ctx, proof)
		if err != nil {
			return err
		}
		defer p.Close()
		found, err := refutation.Check(f, p, formula, proof)
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case err != nil && c.JSON:
			return c.reply(s, "check", nil, answer.No("%w", err))
		case err != nil:
			return answer.No("%w", err)
		case c.JSON:
			return c.reply(s, "check", answer.RefutedOf(found), nil)
		}
		_, err = fmt.Fprintln(s.out, answer.RefutedOf(found))
		return err
	})
}
