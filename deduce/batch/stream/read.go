package stream

import (
	"cmp"
	"context"
	"errors"
	"io"
	"io/fs"

	"deduku/board/format"
	"deduku/board/puzzle"
)

// reading fills blocks from the files of a run. It lives on the goroutine that pulls the blocks; its results are good
// once the run is over.
type reading struct {
	*Run
	ctx     context.Context
	yield   func(*Block) bool
	pace    *pace
	over    bool // nobody wants more, or the run's end is reached
	filling *Block
	free    chan *Block    // blocks to be filled again
	spare   chan []byte    // memory for the results of parts
	reader  *format.Reader // of the file that is being read, if any
	frames  *frameReader   // that unpacks it, if it is packed in frames
	at      Mark           // what has been read so far
	before  int64          // bytes of the files before
	sent    int64          // bytes that are in blocks

	unread int
	failed error
	err    error
}

// blocks yields the blocks of all files.
func (r *reading) blocks(yield func(*Block) bool) {
	r.yield, r.at = yield, r.From
	r.at.Rows = 0
	r.fill()
	for !r.over && r.at.File < len(r.Files) && !r.ends(r.at.Place) {
		name := r.Files[r.at.File]
		err := r.file(name)
		if r.over {
			break
		}
		if err != nil && r.KeepGoing && errors.As(err, new(*fs.PathError)) {
			r.filling.misses = append(r.filling.misses, Miss{Err: err, File: name, before: len(r.filling.puzzles)})
			r.failed = cmp.Or(r.failed, err)
			err = nil
		}
		if r.err = err; err != nil {
			break
		}
		r.at = Mark{File: r.at.File + 1, Records: r.at.Records}
	}
	r.send()
}

// file reads one file into blocks, from the mark on. Before it waits for more input, what is there goes to the workers,
// so that who feeds puzzles one by one gets answers one by one.
func (r *reading) file(name string) error {
	in, shown, err := r.Open(name)
	if err != nil {
		return err
	}
	defer in.Close()
	r.before, r.reader = r.offset(), nil
	if r.frames, err = openFrame(in, r.at.Place.Offset); err != nil {
		return err
	}
	text, at := io.Reader(in), r.at.Place
	if r.frames != nil {
		defer r.frames.Close()
		text, at.Offset = r.frames, at.Text
	}
	if err := skipTo(text, at.Offset); err != nil {
		return err
	}
	r.reader = format.NewReaderAt(r.eagerly(text), shown, at)
	if err := r.pass(r.at.Skip); err != nil {
		return err
	}
	if r.before == 0 && r.sent == 0 {
		r.sent = r.offset() // what an earlier run has read
	}
	for {
		offset := r.placed()
		p, err := r.reader.Next()
		var syntax *puzzle.SyntaxError
		switch {
		case r.over || err == io.EOF:
			return nil
		case errors.As(err, &syntax) && r.Strict:
			return syntax
		case errors.As(err, &syntax):
			r.unread++
			r.filling.misses = append(r.filling.misses, Miss{Err: syntax, Offset: offset, before: len(r.filling.puzzles)})
		case err != nil:
			return err
		default:
			r.filling.puzzles = append(r.filling.puzzles, p)
		}
		if r.passed(); r.full() {
			r.send()
		}
		if r.at.Skip == 0 && r.ends(r.at.Place) {
			r.send()
			r.over = true
		}
	}
}

// skipTo goes on to an offset of a file.
func skipTo(in io.Reader, offset int64) error {
	if offset == 0 {
		return nil
	}
	if s, ok := in.(io.Seeker); ok {
		if _, err := s.Seek(offset, io.SeekStart); err == nil {
			return nil
		}
	}
	_, err := io.CopyN(io.Discard, in, offset)
	return err
}

// pass reads puzzles that an earlier run has answered.
func (r *reading) pass(n int64) error {
	for range n {
		if _, err := r.reader.Next(); err != nil && !errors.As(err, new(*puzzle.SyntaxError)) {
			return err
		}
	}
	return nil
}

// passed notes that a puzzle, or what should have been one, was read.
func (r *reading) passed() {
	r.at.Records++
	if place, ok := r.reader.Place(); ok {
		if r.frames != nil {
			place.Offset, place.Text = r.frames.frameAt(place.Offset)
		}
		r.at.Place, r.at.Skip = place, 0
		return
	}
	r.at.Skip++
}

// placed is how many bytes of the file are before what is read next; of a packed file, before its frame or, where it is not
// packed in frames, before the piece that was read last.
func (r *reading) placed() int64 {
	offset := r.reader.Offset()
	if r.frames != nil {
		offset, _ = r.frames.frameAt(offset)
	}
	return offset
}

// ends reports whether the run is over at a place of the file at hand.
func (r *reading) ends(at format.Place) bool {
	return r.Until > 0 && r.Starts[r.at.File]+at.Offset >= r.Until
}

// full reports whether the block is enough for a worker.
func (r *reading) full() bool {
	n := len(r.filling.puzzles) + len(r.filling.misses)
	if r.Size > 0 {
		return n >= r.Size
	}
	return n >= mostPuzzles || r.offset()-r.sent >= mostBytes || r.pace.enough(n)
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

// eagerly is a file that sends on what has been read before it reads more. A zip is read at any place of it.
func (r *reading) eagerly(in io.Reader) io.Reader {
	if f, ok := in.(sizedFile); ok {
		return struct {
			eager
			sizedFile
		}{eager{in, r}, f}
	}
	return eager{in, r}
}

// sizedFile is what a file has beside being read.
type sizedFile interface {
	io.ReaderAt
	Stat() (fs.FileInfo, error)
}

// send passes on what has been read, if anything.
func (r *reading) send() {
	b := r.filling
	if r.over || b.size() == 0 {
		return
	}
	at := r.offset()
	b.bytes, r.sent, b.End = at-r.sent, at, r.at
	if r.over = !r.yield(b) || r.ctx.Err() != nil; !r.over {
		r.fill()
	}
}

// offset is how many bytes of the files that were opened have been taken.
func (r *reading) offset() int64 {
	switch {
	case r.reader == nil:
		return r.before
	case r.frames != nil:
		return r.before + r.frames.bytes()
	}
	return r.before + r.reader.Offset()
}

// fill takes a block to fill.
func (r *reading) fill() {
	select {
	case b := <-r.free:
		*b = Block{Out: b.Out[:0], Ends: b.Ends[:0], Notes: b.Notes[:0], Remarks: b.Remarks[:0], puzzles: b.puzzles[:0], misses: b.misses[:0]}
		r.filling = b
	default:
		r.filling = &Block{}
	}
	r.filling.N, r.filling.begin = r.at.Records, r.at
	r.filling.begin.Rows = 0
}

// keptOut is up to which size the memory of a block's results is used again.
const keptOut = mostOut + mostOut/8

// again gives back a block, or the memory of a part, that nobody looks at any more.
func (r *reading) again(b *Block) {
	if cap(b.Out) > keptOut {
		b.Out = nil
	}
	if b.pass != nil {
		select {
		case r.free <- b:
		default:
		}
		return
	}
	if b.Out != nil { // of a part
		select {
		case r.spare <- b.Out[:0]:
		default:
		}
	}
}

// size is how much of the input the block holds.
func (b *Block) size() int { return len(b.puzzles) + len(b.misses) }
