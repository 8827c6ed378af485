package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"runtime"
	"time"

	"deduku/board/format"
	"deduku/deduce/render"
	"deduku/repl"
)

// A pipeline works on puzzles with all processors and writes the answers in the order of the input. One
// goroutine reads blocks of puzzles, workers fill in their answers, and the caller's writes them. A fixed
// number of blocks goes round, so memory does not depend on the length of the input.

// manyPuzzles is the number of puzzles that one worker takes at a time where answers are short.
const manyPuzzles = 512

// block is a stretch of the input with its answers.
type block struct {
	command string
	json    bool
	puzzles []format.Puzzle
	told    []string // what was wrong with the input, for standard error
	unread  []unread // the same, where answers are JSON and it stands between them
	why     string   // of the puzzle being answered in JSON: why there is no answer
	answers []byte
	refused int   // puzzles without an answer
	bytes   int64 // of the input that it holds
	watch   *watch
	err     error
	done    chan struct{} // receives when the worker is through
}

// size is how much of the input the block holds.
func (b *block) size() int { return len(b.puzzles) + len(b.told) + len(b.unread) }

// misread says of a puzzle that it could not be read.
func (b *block) misread(err *format.SyntaxError) {
	if b.json {
		b.unread = append(b.unread, unread{len(b.puzzles), err.Pos.String(), err.Msg})
		return
	}
	b.told = append(b.told, fmt.Sprintf("deduku: %v", err))
}

// no counts a puzzle without an answer, and says why where that is known.
func (b *block) no(p *format.Puzzle, why string) {
	b.refused++
	if clashes := p.Digits().Clashes(); why == "" && len(clashes) > 0 {
		why = render.RC.Clash(clashes[0])
	}
	switch {
	case why == "":
	case b.json:
		b.why = "invalid: " + why
	default:
		b.told = append(b.told, fmt.Sprintf("deduku: %v: invalid: %s", p.At, why))
	}
}

// worker answers puzzles: it appends the answer to those of the block. It belongs to one goroutine.
type worker func(ctx context.Context, p *format.Puzzle, b *block) error

// tally is what a run came to.
type tally struct {
	puzzles, bad, unsolved int
	failed                 error // the first file that could not be read
}

// err is the outcome as an error that carries the exit code.
func (t *tally) err() error {
	switch {
	case t.failed != nil:
		return errors.New("") // it has been reported
	case t.puzzles+t.bad == 0:
		return repl.No("there is no puzzle in the input")
	case t.bad > 0:
		return repl.No("%s could not be read", render.Count(t.bad, "puzzle", "puzzles"))
	case t.unsolved > 0:
		return repl.No("%s without an answer", render.Count(t.unsolved, "puzzle", "puzzles"))
	}
	return nil
}

// run reads the puzzles that p names, has them answered by workers, size at a time, and writes the answers. The
// command's name stands in answers in JSON.
func (p *puzzles) run(ctx context.Context, s streams, command string, size int, newWorker func() worker) error {
	err := p.answerAll(ctx, s, command, size, newWorker)
	if p.JSON && repl.ExitCode(err) == repl.ExitUsage && err.Error() != "" { // no answer tells of it
		return p.told(s, command, nil, err)
	}
	return err
}

func (p *puzzles) answerAll(ctx context.Context, s streams, command string, size int, newWorker func() worker) error {
	files, err := inputs(s, p.Files, "a file of puzzles")
	if err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	workers := runtime.GOMAXPROCS(0)
	watch := startWatch(s, files)
	defer watch.stop()
	r := &reading{puzzles: p, streams: s, files: files, size: size,
		free: make(chan *block, 3*workers+1), work: make(chan *block, 2*workers), written: make(chan *block, 2*workers)}
	for range cap(r.free) {
		r.free <- &block{command: command, json: p.JSON, watch: watch, puzzles: make([]format.Puzzle, 0, size), done: make(chan struct{}, 1)}
	}
	for range workers {
		go answer(ctx, r.work, newWorker())
	}
	go r.read(ctx)
	t, err := writeAll(ctx, s, watch, r.written, r.free)
	if err == nil { // the reader has come to its end
		t.bad, t.failed, err = r.bad, r.failed, r.err
	}
	if errors.Is(err, context.Canceled) {
		fmt.Fprintf(s.err, "deduku: stopped after %s\n", render.Count(t.puzzles, "puzzle", "puzzles"))
	}
	return cmp.Or(err, t.err())
}

// answer is the loop of a worker.
func answer(ctx context.Context, work <-chan *block, do worker) {
	for b := range work {
		b.answers, b.refused, b.err = b.answers[:0], 0, nil
		if cap(b.answers) > keptAnswers {
			b.answers = nil
		}
		for i := range b.puzzles {
			b.skipped(i)
			if b.err = cmp.Or(ctx.Err(), b.err); b.err == nil {
				b.err = do(ctx, &b.puzzles[i], b)
				b.watch.did(b.bytes / int64(len(b.puzzles)))
			}
			if b.err != nil {
				b.puzzles = b.puzzles[:i]
				break
			}
		}
		if b.err == nil {
			b.skipped(len(b.puzzles))
		}
		b.done <- struct{}{}
	}
}

// keptAnswers is up to which size the memory of a block's answers is used again.
const keptAnswers = 1 << 20

// writeAll writes the answers of the blocks in order and sends the blocks round again.
func writeAll(ctx context.Context, s streams, watch *watch, written <-chan *block, free chan<- *block) (t tally, err error) {
	for {
		var b *block
		select {
		case b = <-written:
		case <-ctx.Done(): // the reader may wait for input that does not come
			select {
			case b = <-written:
			case <-time.After(patience / 2):
				return t, ctx.Err()
			}
		}
		if b == nil {
			return t, nil
		}
		<-b.done
		watch.clear()
		for _, text := range b.told {
			fmt.Fprintln(s.err, text)
		}
		if _, err := s.out.Write(b.answers); err != nil {
			return t, err
		}
		t.puzzles += len(b.puzzles)
		t.unsolved += b.refused
		if b.err != nil {
			return t, b.err
		}
		free <- b
	}
}

// reading is the goroutine that reads. Its results are good once written is closed.
type reading struct {
	*puzzles
	streams
	files               []string
	size                int
	free, work, written chan *block
	filling             *block         // nil when the run is over
	reader              *format.Reader // of the file that is being read, if any
	before              int64          // bytes of the files before
	sent                int64          // bytes that are in blocks
	bad                 int
	failed              error
	err                 error
}

// read fills blocks from the files, in order.
func (r *reading) read(ctx context.Context) {
	defer close(r.written)
	defer close(r.work)
	r.next(ctx)
	for _, name := range r.files {
		in, shown, err := repl.OpenBoards(name, r.in)
		if err == nil {
			err = r.readFile(ctx, in, shown)
			in.Close()
		}
		switch {
		case r.filling == nil:
			return
		case err == nil:
		case r.KeepGoing && errors.As(err, new(*fs.PathError)):
			r.filling.noFile(err)
			r.failed = cmp.Or(r.failed, err)
		default:
			r.err = err
			r.send(ctx)
			return
		}
	}
	r.send(ctx)
}

// send passes on what has been read, if anything.
func (r *reading) send(ctx context.Context) {
	if b := r.filling; b != nil && b.size() > 0 {
		at := r.offset()
		b.bytes, r.sent = at-r.sent, at
		select {
		case r.written <- b:
			r.work <- b
		case <-ctx.Done():
		}
		r.next(ctx)
	}
}

// offset is how many bytes of all files have been taken.
func (r *reading) offset() int64 {
	if r.reader == nil {
		return 0
	}
	return r.before + r.reader.Offset()
}

// next takes a block to fill.
func (r *reading) next(ctx context.Context) {
	r.filling = nil
	select {
	case r.filling = <-r.free:
		r.filling.puzzles, r.filling.told, r.filling.unread = r.filling.puzzles[:0], r.filling.told[:0], nil
	case <-ctx.Done():
		r.err = ctx.Err()
	}
}

// readFile reads one file into blocks. Before it waits for more input, what is there goes to the workers,
// so that who feeds puzzles one by one gets answers one by one.
func (r *reading) readFile(ctx context.Context, in io.Reader, name string) error {
	r.before = r.offset()
	r.reader = format.NewReader(&eagerReader{in, r, ctx}, name)
	for r.filling != nil {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		puzzle, err := r.reader.Next()
		var syntax *format.SyntaxError
		switch {
		case err == io.EOF:
			return nil
		case r.filling == nil:
			return ctx.Err()
		case errors.As(err, &syntax):
			r.bad++
			r.filling.misread(syntax)
		case err != nil:
			return err
		default:
			r.filling.puzzles = append(r.filling.puzzles, puzzle)
		}
		if r.filling.size() >= r.size {
			r.send(ctx)
		}
	}
	return nil
}

// eagerReader sends on what has been read before it reads more.
type eagerReader struct {
	io.Reader
	*reading
	ctx context.Context
}

func (r *eagerReader) Read(p []byte) (int, error) {
	r.send(r.ctx)
	return r.Reader.Read(p)
}
