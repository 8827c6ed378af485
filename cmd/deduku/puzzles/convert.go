package puzzles

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"sync/atomic"

	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/cmd/deduku/pipeline"
	"deduku/cmd/deduku/subcommand"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
)

// Convert writes puzzles in another format.
type Convert struct {
	To  string `required:"" help:"The format to write; 'deduku formats' lists them." placeholder:"FORMAT"`
	All bool   `help:"Write digits that were placed as givens."`
	pipeline.Puzzles
}

// Run writes each puzzle in the format, and tells at the end what that left out.
func (c *Convert) Run(s subcommand.Streams) error {
	f := format.Named(c.To)
	if f == nil || f.Write == nil {
		return fmt.Errorf("no format %q to write; 'deduku formats' lists them", c.To)
	}
	var lossy atomic.Int64
	framed := &framedWriter{out: s.Out, format: f}
	if !c.JSON {
		s.Out = framed
	}
	err := subcommand.Interruptibly(func(ctx context.Context) error {
		return c.AnswerEach(ctx, s, "convert", func() pipeline.Answerer {
			return func(_ context.Context, p *puzzle.Puzzle, r *pipeline.Replies) error {
				if c.All {
					p.Merge()
				}
				if f.Drops(p) != "" {
					lossy.Add(1)
				}
				c.write(f, p, r)
				return nil
			}
		})
	})
	if n := lossy.Load(); n > 0 {
		fmt.Fprintf(s.Err, "deduku: %s drops placed digits or removed candidates of %s\n", f.Name, wording.Count(int(n), "puzzle", "puzzles"))
	}
	if e := framed.close(); err == nil {
		err = e
	}
	return err
}

// write answers with a puzzle in the format.
func (c *Convert) write(f *format.Format, p *puzzle.Puzzle, r *pipeline.Replies) {
	for _, note := range p.Notes {
		r.Note("%v: %s", p.At, note)
	}
	if r.JSON {
		r.Facts(p, answer.Text{Format: f.Name, Text: f.Text(p)})
		return
	}
	if f.Apart {
		r.Out = append(r.Out, '\n') // before each puzzle; the framedWriter takes the first one off
	}
	r.Out = f.Write(r.Out, p)
}

// framedWriter puts around all puzzles what stands around them in a file of the format.
type framedWriter struct {
	out    io.Writer
	format *format.Format
	begun  bool
}

func (w *framedWriter) Write(p []byte) (int, error) {
	if w.begun || len(p) == 0 {
		return w.out.Write(p)
	}
	w.begun = true
	rest := p
	if w.format.Apart {
		rest = bytes.TrimPrefix(p, []byte("\n"))
	}
	if _, err := io.WriteString(w.out, w.format.Head); err != nil {
		return 0, err
	}
	_, err := w.out.Write(rest)
	return len(p), err
}

// close ends the file, if there was a puzzle.
func (w *framedWriter) close() error {
	if !w.begun {
		return nil
	}
	_, err := io.WriteString(w.out, w.format.Foot)
	return err
}
