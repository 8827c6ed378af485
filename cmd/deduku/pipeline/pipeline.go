package pipeline

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"

	"deduku/board/puzzle"
	"deduku/cmd/deduku/subcommand"
	"deduku/deduce/batch"
	"deduku/deduce/batch/stream"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Puzzles is what a command that works on many puzzles is told about them.
type Puzzles struct {
	Files     []string `arg:"" optional:"" help:"Files of puzzles, \"-\" for standard input, or puzzles themselves." placeholder:"FILE|-"`
	KeepGoing bool     `help:"Go on after a file that cannot be read. Bad puzzles do not stop a run: they are reported and counted."`
	Strict    bool     `help:"Stop at the first puzzle that cannot be read."`
	Quiet     bool     `short:"q" help:"No line on a terminal that says how far the run is."`
	subcommand.AsJSON

	Source *batch.Source `kong:"-"` // read instead of files, where it is set
}

// Answerer answers a puzzle: it says to r what there is to say. It belongs to one worker.
type Answerer func(ctx context.Context, p *puzzle.Puzzle, r *Replies) error

// AnswerEach reads the puzzles that p names, has them answered, and writes the answers. The command's name stands in answers in
// JSON.
func (p *Puzzles) AnswerEach(ctx context.Context, s subcommand.Streams, command string, newAnswerer func() Answerer) error {
	err := p.Work(ctx, s, 0, func(w *Watch) stream.Worker {
		return &Replies{answer: newAnswerer(), command: command, JSON: p.JSON, counted: w.counted()}
	})
	if errors.As(err, new(*puzzle.SyntaxError)) { // --strict
		if err = answer.No("%w", err); p.JSON {
			return p.Reply(s, command, nil, err)
		}
	}
	return err
}

// Work reads the puzzles that p names, has workers answer them, and writes what they say.
func (p *Puzzles) Work(ctx context.Context, s subcommand.Streams, workers int, newWorker func(*Watch) stream.Worker) error {
	tally, err := p.Each(ctx, s, workers, newWorker)
	return cmp.Or(err, Outcome(&tally))
}

// Each is work that leaves it to the caller to say what the run came to.
func (p *Puzzles) Each(ctx context.Context, s subcommand.Streams, workers int, newWorker func(*Watch) stream.Worker) (stream.Tally, error) {
	open := func(name string) (io.ReadCloser, string, error) {
		return state.OpenBoards(ctx, subcommand.Disk(), name, s.In)
	}
	files, err := []string{batch.SourceName}, error(nil)
	if p.Source != nil {
		open = func(name string) (io.ReadCloser, string, error) { return io.NopCloser(p.Source.Open()), name, nil }
	} else if files, err = subcommand.Inputs(s, p.Files, "a file of puzzles"); err != nil {
		return stream.Tally{}, err
	}
	watch := StartWatch(s, files, p.Quiet)
	defer watch.Stop()
	defer watch.StopWith(ctx)()
	run := stream.Run{
		Files: files, KeepGoing: p.KeepGoing, Strict: p.Strict, Workers: workers, Progress: watch.Progress(),
		Open:      open,
		NewWorker: func() stream.Worker { return newWorker(watch) },
	}
	tally, err := run.Each(ctx, func(b *stream.Block) (err error) {
		watch.Aside(func() (open bool) {
			for _, note := range b.Notes {
				fmt.Fprintln(s.Err, note)
			}
			_, err = s.Out.Write(b.Out)
			return len(b.Out) > 0 && !bytes.HasSuffix(b.Out, []byte("\n"))
		})
		return err
	})
	if errors.Is(err, context.Canceled) {
		watch.Aside(func() (open bool) {
			fmt.Fprintf(s.Err, "deduku: stopped after %s\n", wording.Count(tally.Puzzles, "puzzle", "puzzles"))
			return false
		})
	}
	return tally, err
}

// Outcome is what a run came to as an error that carries the exit code.
func Outcome(t *stream.Tally) error {
	switch {
	case t.Failed != nil:
		return answer.Shown(t.Failed)
	case t.Puzzles+t.Unread == 0:
		return answer.No("there is no puzzle in the input")
	case t.Unread > 0:
		return answer.No("%s could not be read", wording.Count(t.Unread, "puzzle", "puzzles"))
	case t.Refused > 0:
		return answer.No("%s without an answer", wording.Count(t.Refused, "puzzle", "puzzles"))
	}
	return nil
}
