package stages

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/board/transform"
	"deduku/deduce/batch"
	"deduku/deduce/batch/extsort"
	"deduku/deduce/batch/stream"
	"deduku/deduce/op"
)

// listReader reads a list as it was sorted: canonical forms of 41 bytes, each once.
type listReader struct {
	listFile
	next [batch.GridBytes]byte
	over bool
}

// openList opens the sorted forms of a file of puzzles. They are sorted where they are not there from an earlier time.
func openList(ctx context.Context, w batch.Workspace, file string) (*listReader, error) {
	sorted, err := openSorted(w, "known", file, "", "forms", func(to io.Writer) error { return sortList(ctx, w, file, to) })
	if err != nil {
		return nil, err
	}
	return &listReader{listFile: sorted}, nil
}

// sortList writes the canonical forms of a file of puzzles, sorted, each once. A line that is no puzzle is an error.
func sortList(ctx context.Context, w batch.Workspace, file string, to io.Writer) error {
	out := bufio.NewWriterSize(to, 1<<18)
	var failed error
	open := func(name string) (io.ReadCloser, error) { return os.Open(name) }
	forms := func(yield func([]byte) bool) {
		failed = eachForm(ctx, file, open, func(form []byte) error {
			if !yield(bytes.Clone(form)) {
				return context.Canceled
			}
			return nil
		})
	}
	var last []byte
	err := extsort.Sorted(ctx, w, batch.GridBytes+24, forms, bytes.Compare, func(form []byte) error {
		if bytes.Equal(form, last) {
			return nil
		}
		last = bytes.Clone(form)
		_, err := out.Write(form)
		return err
	})
	return cmp.Or(failed, err, out.Flush())
}

// eachForm calls do with the canonical form of each puzzle of a file, in order. It is good until the next.
func eachForm(ctx context.Context, file string, open func(string) (io.ReadCloser, error), do func(form []byte) error) error {
	run := stream.Run{Files: []string{file}, Strict: true, NewWorker: func() stream.Worker { return new(former) },
		Open: func(name string) (io.ReadCloser, string, error) {
			in, err := open(name)
			return in, name, err
		}}
	_, err := run.Each(ctx, func(b *stream.Block) error {
		for at := 0; at < len(b.Out); at += batch.GridBytes {
			if err := do(b.Out[at : at+batch.GridBytes]); err != nil {
				return err
			}
		}
		return nil
	})
	if syntax := (*puzzle.SyntaxError)(nil); errors.As(err, &syntax) {
		return fmt.Errorf("the list %w", syntax)
	}
	return err
}

// former is a worker that answers puzzles with their canonical forms.
type former struct{ forms transform.Canonizer }

func (f *former) Answer(_ context.Context, p *puzzle.Puzzle, b *stream.Block) error {
	if err := op.Of(p).NoMarks("known"); err != nil {
		return &puzzle.SyntaxError{Pos: p.At, Msg: err.Error()}
	}
	form, _ := f.forms.Canonical(p.Digits())
	b.Out = batch.AppendGrid(b.Out, &form)
	return nil
}

func (f *former) Unread(*stream.Miss, *stream.Block) {}

// formOfText is the form of 81 characters.
func formOfText(text []byte) []byte {
	var g board.Grid
	for c := range min(len(text), len(g)) {
		if text[c] >= '1' && text[c] <= '9' {
			g[c] = board.Digit(text[c] - '0')
		}
	}
	return batch.AppendGrid(nil, &g)
}
