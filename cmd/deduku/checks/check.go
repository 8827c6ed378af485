package checks

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"deduku/board/format"
	"deduku/cmd/deduku/pipeline"
	"deduku/cmd/deduku/subcommand"
	"deduku/deduce"
	"deduku/deduce/batch/stream"
	"deduku/deduce/dratcheck"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/solverlog"
	"deduku/internal/sanitize"
	"deduku/repl"
	"deduku/repl/answer"
	"deduku/repl/command"
	"deduku/repl/state"
)

// Check checks logs, paths of other programs, and proofs of formulas.
type Check struct {
	Files  []string `arg:"" optional:"" help:"Logs in JSON Lines, or solving paths of other programs, \"-\" for standard input, folders of them; or two files, a formula and the proof that it can't be satisfied: x.cnf x.lrat (or .drat)." placeholder:"FILE|-"`
	Strict bool     `help:"Of logs, also look for each step with the technique that the log names; exit code 1 where one is not found. Takes longer."`
	As     string   `enum:"${styles}" default:"auto" help:"Of paths, the program that wrote them: ${styles}."`
	Puzzle string   `help:"The board that a path starts from, if its text has none: a puzzle, or a file with one." placeholder:"PUZZLE|FILE"`
	Log    string   `enum:"none,jsonl" default:"none" help:"Of paths, what to print instead of the counts: none, or the path as a log in JSON Lines." placeholder:"jsonl"`
	subcommand.AsJSON
}

// Run says of each file ok, or which step is the first wrong one and why; of a path, what each line is worth. A file that is wrong,
// or cannot be read, does not keep the others from being checked; the exit code is that of the worst.
func (c *Check) Run(s subcommand.Streams) error {
	if len(c.Files) == 2 && strings.EqualFold(filepath.Ext(c.Files[0]), ".cnf") {
		return c.refutation(s, c.Files[0], c.Files[1])
	}
	files, err := subcommand.Inputs(s, c.Files, "a log or a path")
	if err != nil {
		return err
	}
	if files, err = withinFolders(files); err != nil {
		return err
	}
	return subcommand.Interruptibly(func(ctx context.Context) error {
		path, err := c.path(ctx)
		if err != nil {
			return err
		}
		watch := pipeline.StartReading(s, files)
		defer watch.Stop()
		defer watch.StopWith(ctx)()
		s := watch.Streams(s)
		var worst error
		for f := range c.checked(ctx, s, files, path, watch) {
			if repl.Ended(f.err) {
				return f.err
			}
			if err := c.tell(s, f, len(files) > 1); err != nil {
				return err
			}
			f.err = f.worst()
			if worst == nil || f.err != nil && repl.ExitCode(f.err) > repl.ExitCode(worst) {
				worst = f.err
			}
		}
		return answer.Replied(ctx.Err(), worst)
	})
}

// path is how paths are to be judged.
func (c *Check) path(ctx context.Context) (path command.PathFile, err error) {
	path.Style, _ = solverlog.StyleNamed(c.As)
	if c.Puzzle == "" {
		return path, nil
	}
	in, name, err := state.OpenBoards(ctx, subcommand.Disk(), c.Puzzle, nil)
	if err != nil {
		return path, fmt.Errorf("--puzzle: %w", err)
	}
	defer in.Close()
	puzzle, err := format.NewReader(in, name).Next()
	switch {
	case name == "":
		puzzle, err = format.Parse(c.Puzzle)
	case errors.Is(err, io.EOF):
		err = fmt.Errorf("%s: there is no puzzle in it", name)
	}
	if err != nil {
		return path, fmt.Errorf("--puzzle: %w", err)
	}
	path.Puzzle = &puzzle
	return path, nil
}

// withinFolders is a list of files with those in folders in place of these.
func withinFolders(names []string) (out []string, err error) {
	for _, name := range names {
		info, err := os.Stat(name)
		if err != nil || !info.IsDir() {
			out = append(out, name)
			continue
		}
		err = filepath.WalkDir(name, func(path string, d fs.DirEntry, err error) error {
			if err == nil && d.Type().IsRegular() {
				out = append(out, path)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return out, nil
}

// checkedFile is a file of logs, or a path, with what the check has come to.
type checkedFile struct {
	name    string
	checked answer.Checked
	path    *answer.JudgedPath // nil for a log
	lines   bytes.Buffer       // what is printed of a path before its counts, where other files come first
	err     error
}

// worst is the error that counts for the exit code.
func (f *checkedFile) worst() error {
	switch n := f.checked.Unconfirmed; {
	case f.err != nil:
		return f.err
	case f.path != nil && !f.path.Right(), n != nil && *n > 0:
		return answer.NoInResult
	}
	return nil
}

// checked yields the files in order, checked by all processors.
func (c *Check) checked(ctx context.Context, s subcommand.Streams, names []string, path command.PathFile, watch *pipeline.Watch) iter.Seq[*checkedFile] {
	files := func(yield func(*checkedFile) bool) {
		for _, name := range names {
			if !yield(&checkedFile{name: name}) {
				return
			}
		}
	}
	return stream.InOrder(ctx, min(runtime.GOMAXPROCS(0), len(names)), files, func() func(context.Context, *checkedFile) {
		return func(ctx context.Context, f *checkedFile) {
			out := io.Writer(&f.lines)
			if len(names) == 1 {
				out = s.Out
			}
			f.err = c.check(ctx, s, f, path, out, watch)
		}
	})
}

// tell writes what has become of a file; where it is one of several, with its name.
func (c *Check) tell(s subcommand.Streams, f *checkedFile, several bool) error {
	_, err := s.Out.Write(f.lines.Bytes())
	var result answer.Result = f.checked
	text := f.checked.String()
	if f.path != nil {
		result, text = *f.path, f.path.String()
	}
	switch {
	case err != nil:
	case c.JSON && f.err != nil:
		err = answer.Write(s.Out, answer.Reply{Command: "check", At: f.name, Error: f.err.Error()})
	case c.JSON:
		err = answer.Write(s.Out, answer.Reply{Command: "check", At: f.name, Result: result})
	case f.err != nil:
		fmt.Fprintf(s.Err, "deduku: %s\n", sanitize.Message(f.err.Error()))
	case f.path != nil && c.Log == "jsonl": // which stands there alone
		_, err = fmt.Fprintf(s.Err, "%s: %s\n", sanitize.Visible(f.name), text)
	case several:
		_, err = fmt.Fprintf(s.Out, "%s: %v\n", sanitize.Visible(f.name), text)
	default:
		_, err = fmt.Fprintln(s.Out, text)
	}
	return err
}

// check checks a file, "-" for standard input. What is no log is judged as a path, whose lines and log go to out where they are
// wanted.
func (c *Check) check(ctx context.Context, s subcommand.Streams, f *checkedFile, path command.PathFile, out io.Writer, watch *pipeline.Watch) (err error) {
	in, name := io.Reader(s.In), "stdin"
	if f.name != "-" {
		file, err := subcommand.Disk().Open(ctx, f.name)
		if err != nil {
			return err
		}
		defer file.Close()
		in, name = file, f.name
	}
	text := bufio.NewReaderSize(watch.Reader(in), 64<<10)
	if isBlank(text) {
		return answer.No("%s: it is empty, so there is no step to check", name)
	}
	if c.As == "auto" && command.IsLog(text) {
		f.checked, err = command.CheckLogs(ctx, text, name, c.Strict)
		return err
	}
	if path.Style != solverlog.Auto && path.Style != solverlog.List && command.IsOwn(text) {
		return fmt.Errorf("%s: this is a log of deduku, not a path in the style %s; leave out --as", name, path.Style)
	}
	if c.JSON {
		path.Tell = func(line *answer.JudgedLine) error {
			return answer.Write(out, answer.Reply{Command: "check", At: f.name, Result: *line})
		}
	}
	if c.Log == "jsonl" {
		path.Log = func(log deduce.Log) error { return new(jsonl.Writer).Log(out, &log) }
	}
	judged, err := path.Judge(ctx, text, name)
	if err == nil {
		f.path = &judged
	}
	return err
}

// isBlank reports whether a text is empty or has only line ends and spaces, as far as its buffer reaches. It leaves the text to be
// read.
func isBlank(in *bufio.Reader) bool {
	for n := 1; n <= in.Size(); n *= 2 {
		text, err := in.Peek(n)
		if len(bytes.TrimSpace(text)) > 0 {
			return false
		}
		if err != nil {
			return err == io.EOF
		}
	}
	return false
}

// refutation checks a proof that a formula can't be satisfied.
func (c *Check) refutation(s subcommand.Streams, formula, proof string) error {
	return subcommand.Interruptibly(func(ctx context.Context) error {
		f, err := subcommand.Disk().Open(ctx, formula)
		if err != nil {
			return err
		}
		defer f.Close()
		p, err := subcommand.Disk().Open(ctx, proof)
		if err != nil {
			return err
		}
		defer p.Close()
		watch := pipeline.StartReading(s, []string{formula, proof})
		defer watch.StopWith(ctx)()
		found, err := dratcheck.Check(watch.Reader(f), watch.Reader(p), formula, proof)
		watch.Stop()
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case err != nil && c.JSON:
			return c.Reply(s, "check", nil, answer.No("%w", err))
		case err != nil:
			return answer.No("%w", err)
		case c.JSON:
			return c.Reply(s, "check", answer.RefutedOf(found), nil)
		}
		_, err = fmt.Fprintln(s.Out, answer.RefutedOf(found))
		return err
	})
}
