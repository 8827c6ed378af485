package stream

import (
	"cmp"
	"context"
	"io"
	"runtime"
	"sync/atomic"
	"time"

	"deduku/board/format"
	"deduku/board/puzzle"
)

// Run says which puzzles are to be answered, and which workers answer them.
type Run struct {
	Files []string
	// Open opens a file, and says how to call it in positions.
	Open func(name string) (in io.ReadCloser, shown string, err error)
	// KeepGoing goes on after a file that cannot be read.
	KeepGoing bool
	// Strict ends the run at the first puzzle that cannot be read, with its *puzzle.SyntaxError.
	Strict bool

	// From is where to begin: the end of a block of an earlier run over the same files.
	From Mark
	// Until ends the run at the first place, at that many bytes of the input or later, at which another run can begin. Zero
	// is no end. Starts then says for each file how many bytes are in those before it.
	Until  int64
	Starts []int64

	Size      int // puzzles that a worker takes at a time; 0 for as many as are some milliseconds of work
	Workers   int // 0 for one for each processor
	NewWorker func() Worker
	Progress  *Progress // nil where it is not wanted
}

// Worker answers puzzles, one after the other. It belongs to one goroutine.
type Worker interface {
	// Answer appends to a block what there is to say of a puzzle. An error ends the run.
	Answer(ctx context.Context, p *puzzle.Puzzle, b *Block) error
	// Unread appends to a block that a puzzle, or a file, could not be read.
	Unread(m *Miss, b *Block)
}

// Mark is a place between two puzzles of the input. Where a file cannot be read from there on, because it is packed or
// has a head that says what follows, the mark is some puzzles behind a place from where it can.
type Mark struct {
	File    int          `json:"file"` // its index
	Place   format.Place `json:"place"`
	Skip    int64        `json:"skip"`    // puzzles, read or not, between the place and the mark
	Records int64        `json:"records"` // puzzles, read or not, of the whole input before the mark
	// Rows is how many rows of what follows the mark are done: a run from the mark leaves them out.
	Rows int64 `json:"rows,omitempty"`
}

// Block is a stretch of the input with its answers.
type Block struct {
	Out     []byte   // results
	Notes   []string // messages for the person who runs it
	Remarks []string // messages about puzzles that have answers
	Refused int      // puzzles to which the answer is no
	Ends    []int    // where each row ends in Out
	N       int64    // the number of the puzzle at hand in the input, from 1
	End     Mark     // where the block ends in the input

	begin    Mark // where it begins
	rows     int  // rows that were passed on before
	pass     func(*Block) bool
	spare    chan []byte // for results: those of parts that nobody looks at any more
	passed   time.Time   // when something was passed on last
	puzzles  []puzzle.Puzzle
	misses   []Miss
	bytes    int64 // of the input that it holds
	answered int
	err      error // that ended it
}

// Whole reports whether all puzzles of the block were answered. The last block of a run that was canceled, or that an
// error ended, may not be.
func (b *Block) Whole() bool { return b.err == nil }

// A worker passes on what it has of a block where that is more than mostOut, or older than mostWait.
const mostWait = 2 * time.Second

// PassOn is called by a worker between two rows: it passes on the rows that there are, if they are many or old, while
// the work on the block goes on. So a puzzle may have any number of rows.
func (b *Block) PassOn(ctx context.Context) error {
	if b.pass == nil || len(b.Out) < mostOut && (len(b.Ends)&15 != 0 || time.Since(b.passed) < mostWait) {
		return nil
	}
	b.rows += len(b.Ends)
	part := &Block{Out: b.Out, Ends: b.Ends, End: b.begin, rows: b.rows, begin: b.begin}
	if !b.pass(part) {
		return cmp.Or(ctx.Err(), context.Canceled)
	}
	b.Ends, b.passed = nil, time.Now()
	select {
	case b.Out = <-b.spare:
	default:
		b.Out = make([]byte, 0, keptOut)
	}
	return nil
}

// Full reports whether the results should be passed on, however long the row is that is being written.
func (b *Block) Full() bool { return len(b.Out) >= mostOut }

// leaveOut takes rows away from the front of a block, as many as are to go and there are, and says how many are to go
// still.
func (b *Block) leaveOut(rows int64) int64 {
	n := int(min(rows, int64(len(b.Ends))))
	if n > 0 {
		cut := b.Ends[n-1]
		b.Out, b.Ends = b.Out[cut:], b.Ends[n:]
		for i := range b.Ends {
			b.Ends[i] -= cut
		}
	}
	return rows - int64(n)
}

// Miss is a puzzle that could not be read, or a whole file.
type Miss struct {
	Err    error  // a *puzzle.SyntaxError where it is a puzzle
	File   string // its name where it is a file
	Offset int64  // of a puzzle: bytes of the file before it; of a packed file, of what was read when it was looked for
	before int    // the puzzle of the block before which it stood
}

// Progress is how far a run is. It may be looked at while the run lasts.
type Progress struct {
	Puzzles atomic.Int64 // that are answered
	Bytes   atomic.Int64 // of the input that they took
}

// Tally is the counts of a run.
type Tally struct {
	Puzzles int   // that were answered
	Unread  int   // puzzles that could not be read
	Refused int   // puzzles to which the answer is no
	End     Mark  // how far the input was read
	Failed  error // why the first file that could not be read could not, where the run went on after it
}

// Each reads the puzzles, has them answered, and calls write with each block, in the order of the input. The tally is
// right up to the error, if there is one: of write, of a worker, of a file, or of a canceled ctx.
func (r *Run) Each(ctx context.Context, write func(*Block) error) (t Tally, err error) {
	workers := r.Workers
	if workers == 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	in := &reading{Run: r, ctx: ctx, pace: newPace(), free: make(chan *Block, 4*workers), spare: make(chan []byte, 2*workers)}
	newAnswer := func() func(context.Context, *Block, func(*Block) bool) { return r.newAnswer(in) }
	done := r.From.Rows // that an earlier run has written, of what comes next
	for b := range inOrder(ctx, workers, in.blocks, newAnswer) {
		done = b.leaveOut(done)
		if b.End.Rows = done; b.pass == nil { // a part
			b.End.Rows = int64(b.rows) + done
		}
		t.Puzzles += b.answered
		t.Refused += b.Refused
		if err := write(b); err != nil {
			return t, err
		}
		if b.err != nil {
			return t, b.err
		}
		in.again(b)
	}
	if err := ctx.Err(); err != nil {
		return t, err // the reader may still wait for input
	}
	t.Unread, t.Failed, t.End = in.unread, in.failed, in.at
	return t, in.err
}

// newAnswer makes a worker, and the function that has it answer a block.
func (r *Run) newAnswer(in *reading) func(context.Context, *Block, func(*Block) bool) {
	w := r.NewWorker()
	return func(ctx context.Context, b *Block, pass func(*Block) bool) {
		begun := time.Now()
		b.pass, b.passed, b.spare = pass, begun, in.spare
		b.err = b.answer(ctx, w, r.Progress)
		in.pace.note(b.answered, time.Since(begun), len(b.Out))
	}
}

// answer has the worker answer what is in the block, in order.
func (b *Block) answer(ctx context.Context, w Worker, progress *Progress) error {
	misses := b.misses
	unread := func(before int) {
		for ; len(misses) > 0 && misses[0].before <= before; misses = misses[1:] {
			if misses[0].File == "" {
				b.N++
			}
			w.Unread(&misses[0], b)
		}
	}
	for i := range b.puzzles {
		unread(i)
		if err := ctx.Err(); err != nil {
			return err
		}
		b.N++
		if err := w.Answer(ctx, &b.puzzles[i], b); err != nil {
			return err
		}
		b.answered++
		if progress != nil {
			progress.Puzzles.Add(1)
			progress.Bytes.Add(b.bytes / int64(len(b.puzzles)))
		}
	}
	unread(len(b.puzzles))
	return nil
}
