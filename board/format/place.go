package format

import (
	"io"

	"deduku/board/format/source"
)

// Place is a place between two puzzles of a text at which another Reader can go on: all that comes behind it is read
// in the same way as by the Reader that told it. The zero Place is the start.
type Place struct {
	Offset int64 // bytes before it
	Line   int   // of its first byte, from 1
	// Text is used by those who unpack a file frame by frame: how many bytes of the text that begins with the frame at Offset
	// are before the place.
	Text int64 `json:",omitempty"`
}

// Place is where the reader stands. There is none, ok is false, where what follows depends on more than where it
// stands: in a table with named columns, below text that may be a title, in what was unpacked or was in UTF-16.
func (r *Reader) Place() (at Place, ok bool) {
	if !r.begun {
		return Place{}, true
	}
	if r.read == 0 || r.inProse || r.variant != "" || r.text.lines > 0 || !r.src.Apart() {
		return Place{}, false
	}
	return Place{Offset: r.Offset(), Line: r.src.Line()}, true
}

// NewReaderAt is a Reader of what comes behind a place. The input begins there.
func NewReaderAt(in io.Reader, name string, at Place) *Reader {
	if at.Offset == 0 {
		return NewReader(in, name)
	}
	r := newReader(source.NewAt(in, name, at.Offset, at.Line))
	r.begun, r.read = true, 1
	return r
}
