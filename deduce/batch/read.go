package batch

import (
	"cmp"
	"context"
	"errors"
	"io"
	"io/fs"

	"deduku/board/format"
)

// reading fills blocks from the files of a run. It lives on the goroutine that pulls the blocks; its results are good
// once the run is over.
type reading struct {
	*Run
	ctx     context.Context
	yield   func(*Block) bool
	over    bool // nobody wants more
	filling *Block
	free    chan *Block    // blocks to be filled again
	reader  *format.Reader // of the file that is being read, if any
	before  int64          // bytes of the files before
	sent    int64          // bytes that are in blocks

	unread int
	failed error
	err    error
}

// blocks yields the blocks of all files.
func (r *reading) blocks(yield func(*Block) bool) {
	r.yield = yield
	r.fill()
	for _, name := range r.Files {
		err := r.file(name)
		if r.over {
			return
		}
		if err != nil && r.KeepGoing && errors.As(err, new(*fs.PathError)) {
			r.filling.misses = append(r.filling.misses, Miss{Err: err, File: name, before: len(r.filling.puzzles)})
			r.failed = cmp.Or(r.failed, err)
			continue
		}
		if r.err = err; err != nil {
			break
		}
	}
	r.send()
}

// file reads one file into blocks. Before it waits for more input, what is there goes to the workers, so that who
// feeds puzzles one by one gets answers one by one.
func (r *reading) file(name string) error {
	in, shown, err := r.Open(name)
	if err != nil {
		return err
	}
	defer in.Close()
	r.before = r.offset()
	r.reader = format.NewReader(eager{in, r}, shown)
	for {
		puzzle, err := r.reader.Next()
		var syntax *format.SyntaxError
		switch {
		case r.over || err == io.EOF:
			return nil
		case errors.As(err, &syntax) && r.Strict:
			return syntax
		case errors.As(err, &syntax):
			r.unread++
			r.filling.misses = append(r.filling.misses, Miss{Err: syntax, before: len(r.filling.puzzles)})
		case err != nil:
			return err
		default:
			r.filling.puzzles = append(r.filling.puzzles, puzzle)
		}
		if r.filling.size() >= r.Size {
			r.send()
		}
	}
}

// eager sends on what has been read before it reads more.
type eager struct {
	io.Reader
	to *reading
}

func (e eager) Read(p []byte) (int, error) {
	if e.to.send(); e.to.over {
		return 0, io.EOF
	}
	return e.Reader.Read(p)
}

// send passes on what has been read, if anything.
func (r *reading) send() {
	b := r.filling
	if r.over || b.size() == 0 {
		return
	}
	at := r.offset()
	b.bytes, r.sent = at-r.sent, at
	if r.over = !r.yield(b) || r.ctx.Err() != nil; !r.over {
		r.fill()
	}
}

// offset is how many bytes of all files have been taken.
func (r *reading) offset() int64 {
	if r.reader == nil {
		return 0
	}
	return r.before + r.reader.Offset()
}

// fill takes a block to fill.
func (r *reading) fill() {
	select {
	case b := <-r.free:
		*b = Block{Out: b.Out[:0], Notes: b.Notes[:0], puzzles: b.puzzles[:0], misses: b.misses[:0]}
		r.filling = b
	default:
		r.filling = &Block{puzzles: make([]format.Puzzle, 0, r.Size)}
	}
}

// keptOut is up to which size the memory of a block's results is used again.
const keptOut = 1 << 20

// again gives back a block that nobody looks at any more.
func (r *reading) again(b *Block) {
	if cap(b.Out) > keptOut {
		b.Out = nil
	}
	select {
	case r.free <- b:
	default:
	}
}

// size is how much of the input the block holds.
func (b *Block) size() int { return len(b.puzzles) + len(b.misses) }
