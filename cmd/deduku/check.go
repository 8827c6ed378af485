package main

import (
	"context"
	"fmt"
	"iter"
	"runtime"

	"deduku/deduce/batch/stream"
	"deduku/internal/outside"
	"deduku/repl"
	"deduku/repl/answer"
)

// checkCmd checks logs.
type checkCmd struct {
	Files []string `arg:"" optional:"" help:"Logs in JSON Lines, \"-\" for standard input." placeholder:"FILE|-"`
	asJSON
}

// Run says of each file ok, or which step is the first wrong one and why. A file that is wrong, or cannot be read, does
// not keep the others from being checked; the exit code is that of the worst.
func (c *checkCmd) Run(s streams) error {
	files, err := inputs(s, c.Files, "a log")
	if err != nil {
		return err
	}
	return interruptibly(func(ctx context.Context) error {
		var worst error
		for f := range checkedFiles(ctx, s, files) {
			if repl.Ended(f.err) {
				return f.err
			}
			if err := c.tell(s, f, len(files) > 1); err != nil {
				return err
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
func checkedFiles(ctx context.Context, s streams, names []string) iter.Seq[*checkedFile] {
	files := func(yield func(*checkedFile) bool) {
		for _, name := range names {
			if !yield(&checkedFile{name: name}) {
				return
			}
		}
	}
	return stream.InOrder(ctx, min(runtime.GOMAXPROCS(0), len(names)), files, func() func(context.Context, *checkedFile) {
		return func(ctx context.Context, f *checkedFile) { f.checked, f.err = check(ctx, s, f.name) }
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
func check(ctx context.Context, s streams, name string) (answer.Checked, error) {
	if name == "-" {
		return answer.Check(ctx, s.in, "stdin")
	}
	f, err := disk().Open(ctx, name)
	if err != nil {
		return answer.Checked{}, err
	}
	defer f.Close()
	return answer.Check(ctx, f, name)
}
