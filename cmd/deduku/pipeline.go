package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"runtime"
	"sync/atomic"

	"deduku/board/format"
	"deduku/deduce/render"
	"deduku/repl"
)

// A pipeline works on puzzles with all processors and writes the answers in the order of the input. One
// goroutine reads blocks of puzzles, workers fill in their answers, and the caller's writes them. A fixed
// number of blocks goes round, so memory does not depend on the length of the input.

// blockSize is the number of puzzles that one worker takes at a time.
const blockSize = 512

// block is a stretch of the input with its answers.
type block struct {
	puzzles  []format.Puzzle
	told     []string // what was wrong with the input, for standard error
	answers  []byte
	unsolved int
	err      error
	done     chan struct{} // receives when the worker is through
}

// worker answers puzzles: it appends the answer to out, and says whether there is one. It belongs to one goroutine.
type worker func(ctx context.Context, p *format.Puzzle, out []byte) (answer []byte, solved bool, err error)

// tally is what a run came to.
type tally struct {
	puzzles, bad, unsolved int
	failed                 error // the first file that could not be read
}

// err is the outcome as an error that carries the exit code.
func (t *tally) err() error {
	switch {
	case t.failed != nil:
		return t.failed
	case t.bad > 0:
		return repl.No("%s could not be read", render.Count(t.bad, "puzzle", "puzzles"))
	case t.unsolved > 0:
		return repl.No("%s without an answer", render.Count(t.unsolved, "puzzle", "puzzles"))
	}
	return nil
}

// run reads the puzzles that p names, has them answered by workers and writes the answers.
func (p *puzzles) run(ctx context.Context, s streams, newWorker func() worker) error {
	files, err := p.files(s)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	workers := runtime.GOMAXPROCS(0)
	work, written := make(chan *block, 2*workers), make(chan *block, 2*workers)
	free := make(chan *block, 3*workers+1)
	for range cap(free) {
		free <- &block{puzzles: make([]format.Puzzle, 0, blockSize), done: make(chan struct{}, 1)}
	}
	for range workers {
		go answer(ctx, work, newWorker())
	}
	r := &reading{puzzles: p, streams: s, files: files}
	bar := startBar(s, files, &r.bytes)
	defer bar.stop()
	go r.read(ctx, free, work, written)
	t, err := writeAll(s, bar, written, free)
	t.bad, t.failed = r.bad, r.failed
	switch {
	case err == nil:
		err = r.err
	default:
		cancel()
		for range written { // let the reader come to its end
		}
	}
	if errors.Is(err, context.Canceled) {
		fmt.Fprintf(s.err, "deduku: stopped after %s\n", render.Count(t.puzzles, "puzzle", "puzzles"))
	}
	return firstOf(err, t.err())
}

// answer is the loop of a worker.
func answer(ctx context.Context, work <-chan *block, do worker) {
	for b := range work {
		b.answers, b.unsolved, b.err = b.answers[:0], 0, ctx.Err()
		for i := range b.puzzles {
			if b.err != nil {
				b.puzzles = b.puzzles[:i]
				break
			}
			var solved bool
			p := &b.puzzles[i]
			b.answers, solved, b.err = do(ctx, p, b.answers)
			if solved || b.err != nil {
				continue
			}
			b.unsolved++
			if clashes := p.Digits().Clashes(); len(clashes) > 0 {
				b.told = append(b.told, fmt.Sprintf("deduku: %v: invalid: %s", p.At, render.RC.Clash(clashes[0])))
			}
		}
		b.done <- struct{}{}
	}
}

// writeAll writes the answers of the blocks in order and sends the blocks round again.
func writeAll(s streams, bar *bar, written <-chan *block, free chan<- *block) (t tally, err error) {
	for b := range written {
		<-b.done
		for _, text := range b.told {
			bar.clear()
			fmt.Fprintln(s.err, text)
		}
		if _, err := s.out.Write(b.answers); err != nil {
			return t, err
		}
		t.puzzles += len(b.puzzles)
		t.unsolved += b.unsolved
		if b.err != nil {
			return t, b.err
		}
		free <- b
	}
	return t, nil
}

// reading is the state of the goroutine that reads. Its results are good once written is closed.
type reading struct {
	*puzzles
	streams
	files  []string
	bytes  atomic.Int64
	bad    int
	failed error
	err    error
}

// read fills blocks from the files, in order.
func (r *reading) read(ctx context.Context, free <-chan *block, work, written chan<- *block) {
	defer close(written)
	defer close(work)
	b := r.empty(ctx, free)
	send := func() {
		if b != nil {
			written <- b
			work <- b
			b = r.empty(ctx, free)
		}
	}
	for _, name := range r.files {
		in, err := open(name, r.in)
		if err == nil {
			err = r.readFile(ctx, in, name, &b, send)
			in.Close()
		}
		switch {
		case b == nil, err == nil:
		case r.KeepGoing && errors.As(err, new(*fs.PathError)):
			b.told = append(b.told, fmt.Sprintf("deduku: %v", err))
			if r.failed == nil {
				r.failed = err
			}
		default:
			r.err = err
			send()
			return
		}
	}
	send()
}

// empty is a block to fill, nil when the run is over.
func (r *reading) empty(ctx context.Context, free <-chan *block) *block {
	select {
	case b := <-free:
		b.puzzles, b.told = b.puzzles[:0], b.told[:0]
		return b
	case <-ctx.Done():
		r.err = ctx.Err()
		return nil
	}
}

// readFile reads one file into blocks; send passes a full one on.
func (r *reading) readFile(ctx context.Context, in io.Reader, name string, b **block, send func()) error {
	reader := format.NewReader(&countingReader{in, &r.bytes}, shown(name))
	for *b != nil {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		puzzle, err := reader.Next()
		var syntax *format.SyntaxError
		switch {
		case err == io.EOF:
			return nil
		case errors.As(err, &syntax):
			r.bad++
			(*b).told = append((*b).told, fmt.Sprintf("deduku: %v", err))
		case err != nil:
			return err
		default:
			(*b).puzzles = append((*b).puzzles, puzzle)
		}
		if len((*b).puzzles) == blockSize || len((*b).told) == blockSize {
			send()
		}
	}
	return nil
}

// countingReader counts what is read, for the progress bar.
type countingReader struct {
	io.Reader
	count *atomic.Int64
}

func (r *countingReader) Read(p []byte) (int, error) {
	n, err := r.Reader.Read(p)
	r.count.Add(int64(n))
	return n, err
}
