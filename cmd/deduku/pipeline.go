package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"sync/atomic"

	"deduku/board/puzzle"
	"deduku/deduce/batch"
	"deduku/deduce/batch/stream"
	"deduku/deduce/render/wording"
	"deduku/internal/outside"
	"deduku/repl"
	"deduku/repl/answer"
	"deduku/repl/desk"
)

// answerer answers a puzzle: it says to r what there is to say. It belongs to one worker.
type answerer func(ctx context.Context, p *puzzle.Puzzle, r *replies) error

// run reads the puzzles that p names, has them answered, and writes the answers. The command's name stands in answers in
// JSON.
func (p *puzzles) run(ctx context.Context, s streams, command string, newAnswerer func() answerer) error {
	err := p.answerAll(ctx, s, command, newAnswerer)
	if p.JSON && repl.ExitCode(err) == repl.ExitUsage && !answer.Told(err) { // no answer tells of it
		return p.reply(s, command, nil, err)
	}
	return err
}

func (p *puzzles) answerAll(ctx context.Context, s streams, command string, newAnswerer func() answerer) error {
	err := p.work(ctx, s, 0, func(w *watch) stream.Worker {
		return &replies{answer: newAnswerer(), command: command, json: p.JSON, counted: w.counted()}
	})
	if errors.As(err, new(*puzzle.SyntaxError)) { // --strict
		if err = answer.No("%w", err); p.JSON {
			return p.reply(s, command, nil, err)
		}
	}
	return err
}

// work reads the puzzles that p names, has workers answer them, and writes what they say.
func (p *puzzles) work(ctx context.Context, s streams, workers int, newWorker func(*watch) stream.Worker) error {
	tally, err := p.each(ctx, s, workers, newWorker)
	return cmp.Or(err, outcome(&tally))
}

// each is work that leaves it to the caller to say what the run came to.
func (p *puzzles) each(ctx context.Context, s streams, workers int, newWorker func(*watch) stream.Worker) (stream.Tally, error) {
	open := func(name string) (io.ReadCloser, string, error) { return desk.OpenBoards(ctx, disk(), name, s.in) }
	files, err := []string{batch.SourceName}, error(nil)
	if p.source != nil {
		open = func(name string) (io.ReadCloser, string, error) { return io.NopCloser(p.source.Open()), name, nil }
	} else if files, err = inputs(s, p.Files, "a file of puzzles"); err != nil {
		return stream.Tally{}, err
	}
	watch := startWatch(s, files, p.Quiet)
	defer watch.stop()
	run := stream.Run{
		Files: files, KeepGoing: p.KeepGoing, Strict: p.Strict, Workers: workers, Progress: watch.progress(),
		Open:      open,
		NewWorker: func() stream.Worker { return newWorker(watch) },
	}
	tally, err := run.Each(ctx, func(b *stream.Block) error {
		watch.clear()
		for _, note := range b.Notes {
			fmt.Fprintln(s.err, note)
		}
		_, err := s.out.Write(b.Out)
		return err
	})
	if errors.Is(err, context.Canceled) {
		watch.clear()
		fmt.Fprintf(s.err, "deduku: stopped after %s\n", wording.Count(tally.Puzzles, "puzzle", "puzzles"))
	}
	return tally, err
}

// outcome is what a run came to as an error that carries the exit code.
func outcome(t *stream.Tally) error {
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

// replies is a worker that puts what a command says of puzzles into blocks: a line of text each, or of JSON.
type replies struct {
	answer  answerer
	command string
	json    bool
	counted *atomic.Int64 // solutions of puzzles that are still counted; nil where nobody looks
	*stream.Block
	why string // there is no answer to the puzzle at hand, for JSON
}

// Answer has a puzzle answered.
func (r *replies) Answer(ctx context.Context, p *puzzle.Puzzle, b *stream.Block) error {
	r.Block = b
	return r.answer(ctx, p, r)
}

// Unread says that a puzzle or a file could not be read.
func (r *replies) Unread(m *stream.Miss, b *stream.Block) {
	r.Block = b
	if !r.json {
		r.note("%v", m.Err)
		return
	}
	reply := answer.Reply{Command: r.command, Error: m.Err.Error()}
	var syntax *puzzle.SyntaxError
	var path *fs.PathError
	switch {
	case errors.As(m.Err, &syntax):
		reply.At, reply.Error = syntax.Pos.String(), syntax.Msg
	case errors.As(m.Err, &path):
		reply.At = path.Path
	}
	r.line(reply)
}

// note tells a person something.
func (r *replies) note(form string, args ...any) {
	r.Notes = append(r.Notes, "deduku: "+outside.Message(fmt.Sprintf(form, args...)))
}

// no counts a puzzle without an answer, and says why where that is known.
func (r *replies) no(p *puzzle.Puzzle, why string) {
	r.Refused++
	if clashes := p.Digits().Clashes(); why == "" && len(clashes) > 0 {
		why = wording.Text{}.Clash(clashes[0])
	}
	switch {
	case why == "":
	case r.json:
		r.why = "invalid: " + why
	default:
		r.note("%v: invalid: %s", p.At, why)
	}
}

// facts answers a puzzle in JSON, with what no has said of it.
func (r *replies) facts(p *puzzle.Puzzle, result answer.Fact) {
	r.line(answer.Reply{Command: r.command, Puzzle: p.Digits().String(), At: p.At.String(), Result: result, Error: r.why})
	r.why = ""
}

// Write appends to the results of the block.
func (r *replies) Write(p []byte) (int, error) {
	r.Out = append(r.Out, p...)
	return len(p), nil
}

// line appends a line of JSON.
func (r *replies) line(reply answer.Reply) {
	if err := answer.Write(r, reply); err != nil {
		panic(err) // replies are structs of texts and numbers, and the block above takes every byte
	}
}
