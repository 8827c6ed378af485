package checks

import (
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"iter"
	"runtime"
	"strings"
	"sync"

	"deduku/cmd/deduku/pipeline"
	"deduku/cmd/deduku/subcommand"
	"deduku/deduce/batch/stream"
	"deduku/deduce/solverlog"
	"deduku/deduce/solverlog/attempt"
	"deduku/internal/sanitize"
	"deduku/internal/spelling"
	"deduku/repl/answer"
)

// Judge judges data sets of attempts.
type Judge struct {
	Files []string `arg:"" optional:"" help:"Data sets: JSON Lines with a puzzle and an attempt each (steps, response, output, messages, final_grid, ...), or CSV with such columns; \"-\" for standard input." placeholder:"FILE|-"`
	As    string   `enum:"${styles}" default:"auto" help:"How steps are written: ${styles}."`
	subcommand.AsJSON
}

// Run judges each attempt: a row each, and at the end what they come to.
func (c *Judge) Run(s subcommand.Streams) error {
	files, err := subcommand.Inputs(s, c.Files, "a data set")
	if err != nil {
		return err
	}
	style, _ := solverlog.StyleNamed(c.As)
	return subcommand.Interruptibly(func(ctx context.Context) error {
		watch := pipeline.StartReading(s, files)
		defer watch.Stop()
		defer watch.StopWith(ctx)()
		s := watch.Streams(s)
		var total answer.Attempts
		head := &sync.Once{} // a file that is refused prints no header
		for _, name := range files {
			if err := c.file(ctx, s, name, style, &total, head, watch); err != nil {
				return err
			}
		}
		if total.Unread == 0 {
			if err := c.head(s, head); err != nil {
				return err
			}
		}
		fmt.Fprintf(s.Err, "deduku: %v\n", total)
		if total.Unread > 0 {
			return answer.Shown(answer.No("%s could not be read", spelling.Count(total.Unread, "attempt", "attempts")))
		}
		return nil
	})
}

// judgedRecord is a record with what it is worth.
type judgedRecord struct {
	attempt.Record
	row answer.Attempt
}

// file judges the attempts of a file, on all processors, in their order.
func (c *Judge) file(ctx context.Context, s subcommand.Streams, name string, style solverlog.Style, total *answer.Attempts, head *sync.Once, watch *pipeline.Watch) error {
	in, err := c.open(ctx, s, name)
	if err != nil {
		return err
	}
	defer in.Close()
	var reading error
	var records iter.Seq[*judgedRecord] = func(yield func(*judgedRecord) bool) {
		reading = attempt.Records(watch.Reader(in), func(r attempt.Record) bool { return yield(&judgedRecord{Record: r}) })
	}
	judge := func() func(context.Context, *judgedRecord) {
		return func(ctx context.Context, r *judgedRecord) {
			if r.Err != nil {
				return
			}
			score, err := r.Attempt.Judge(ctx, style)
			r.row, r.Err = attemptOf(r.N, &r.Attempt, &score), err
		}
	}
	var unknown []string
	lists := 0
	for r := range stream.InOrder(ctx, runtime.GOMAXPROCS(0), records, judge) {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if r.Err == nil {
			if err := c.head(s, head); err != nil {
				return err
			}
		}
		if err := c.tell(s, name, r, total); err != nil {
			return err
		}
		unknown = append(unknown, r.Unknown...)
		if r.Attempt.Of > 1 {
			lists++
		}
	}
	if lists > 0 {
		message := fmt.Sprintf("%s: only the first attempt was judged of %s", name, spelling.Count(lists, "list", "lists"))
		fmt.Fprintf(s.Err, "deduku: %s\n", sanitize.Message(message))
	}
	if unknown != nil {
		message := fmt.Sprintf("%s: fields that were not used: %s", name, strings.Join(unknown, ", "))
		fmt.Fprintf(s.Err, "deduku: %s\n", sanitize.Message(message))
	}
	if reading != nil {
		return fmt.Errorf("%s: %w", sanitize.Visible(name), reading)
	}
	return nil
}

// head prints the header of the rows, once.
func (c *Judge) head(s subcommand.Streams, once *sync.Once) (err error) {
	once.Do(func() {
		if !c.JSON {
			_, err = fmt.Fprintln(s.Out, answer.AttemptHeader)
		}
	})
	return err
}

func (c *Judge) open(ctx context.Context, s subcommand.Streams, name string) (io.ReadCloser, error) {
	if name == "-" {
		return io.NopCloser(s.In), nil
	}
	return subcommand.Disk().Open(ctx, name)
}

// tell writes the row of a record, or says why it has none.
func (c *Judge) tell(s subcommand.Streams, name string, r *judgedRecord, total *answer.Attempts) error {
	if r.Err == nil {
		total.Add(r.row)
	} else if errors.As(r.Err, new(attempt.NotOurs)) {
		total.NotOurs++
	} else {
		total.Unread++
	}
	at := fmt.Sprintf("%s: attempt %d", name, r.N)
	switch {
	case c.JSON && r.Err != nil:
		return answer.Write(s.Out, answer.Reply{Command: "judge", At: at, Error: r.Err.Error()})
	case c.JSON:
		return answer.Write(s.Out, answer.Reply{Command: "judge", At: at, Result: r.row})
	case r.Err != nil:
		fmt.Fprintf(s.Err, "deduku: %s\n", sanitize.Message(fmt.Sprintf("%s: %v", at, r.Err)))
		return nil
	}
	columns := r.row.Columns()
	for i := range columns {
		columns[i] = sanitize.Visible(columns[i])
	}
	var line strings.Builder
	w := csv.NewWriter(&line)
	if err := w.Write(columns); err != nil {
		return err
	}
	w.Flush()
	_, err := io.WriteString(s.Out, line.String())
	return err
}

// attemptOf are the facts of an attempt.
func attemptOf(n int, a *attempt.Attempt, s *attempt.Score) answer.Attempt {
	out := answer.Attempt{
		N: n, Puzzle: a.Puzzle.String(), Lines: len(s.Judged), Far: s.Far, GridOff: s.GridOff, Solved: s.Solved,
		Confirmed: s.Counts[solverlog.Confirmed] + s.Counts[solverlog.Patterned], Holds: s.Counts[solverlog.Holds],
		Nets: s.Counts[solverlog.HoldsByNet], Already: s.Counts[solverlog.Already], Unproved: s.Counts[solverlog.Unproved],
		Wrong: s.Counts[solverlog.Wrong], Unreadable: s.Counts[solverlog.Unreadable],
	}
	out.Invented = s.Invented()
	if s.First != nil {
		out.First, out.At = s.First.Text, s.First.At
	}
	return out
}
