package source

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"unicode/utf8"

	"deduku/board/puzzle"
	"deduku/internal/sanitize"
)

// Bounds of what is looked at.
const (
	MaxPuzzle = 1 << 20   // bytes that one puzzle may take
	MaxLine   = 64 << 10  // bytes of one line of a line format
	startSize = 128 << 10 // first size of the buffer; it grows only for a puzzle that needs it
)

// Source is a text of which the next 1 MiB can be looked at before it is consumed. Offsets count from
// the first byte not yet consumed; they stay good while more is loaded.
type Source struct {
	name     string
	in       io.Reader // nil when all is in buf
	buf      []byte
	pos, end int
	dropped  int64  // bytes before buf
	line     int    // of pos, from 1
	col      int    // characters before pos in its line
	full     bool   // more was wanted than may be looked at
	followed bool   // the text is not that of the file as it is: it was unpacked, decoded or respelled
	json     bool   // the text begins as a document in JSON
	field    string // of such a document, the name of the last list that was a board
	err      error  // why there is no more: io.EOF or a read error

	keys      map[string]key // the keys that HasKey looked for
	respelled int64          // up to which byte, with those before buf

	packed *counter // what is unpacked into the text, where it is compressed
	cell   int      // the cell of a notebook that the text is from

	Series  Series  // the puzzles that a format is in the middle of
	Waiting []Found // puzzles that were read ahead

	// Inner reads the puzzles of a text that stands in this one, as in a cell of a notebook. The reader of the source sets it.
	Inner func(text string, cell int) iter.Seq2[puzzle.Puzzle, error]
}

// Series is what a format of several puzzles remembers from one to the next.
type Series interface {
	// Next reads the next puzzle as Read of a format does. Behind the last one it ends the series.
	Next(s *Source, p *puzzle.Puzzle) (n int, err error)
}

// Found is a puzzle, or what is wrong with it.
type Found struct {
	Puzzle puzzle.Puzzle
	Err    error // the puzzle is none where there is one
}

// New is the text of a reader. The name stands in positions and errors; it may be empty.
func New(in io.Reader, name string) Source { return Source{name: name, in: in, line: 1} }

// NewAt is the text of a reader that begins behind some bytes and lines of a file.
func NewAt(in io.Reader, name string, offset int64, line int) Source {
	return Source{name: name, in: in, line: line, dropped: offset}
}

// OfText is a text that is at hand.
func OfText(text string) Source {
	b := []byte(text)
	return Source{buf: b, end: len(b), line: 1, err: io.EOF}
}

// Part is a text that stands in this one, in a cell of a notebook or at a line.
func (s *Source) Part(text string, cell, line int) Source {
	p := OfText(text)
	p.name, p.cell, p.line = s.name, cell, line
	return p
}

// Name is what the text is called, empty for what was typed.
func (s *Source) Name() string { return s.name }

// Line is the number of the line in which s stands, from 1.
func (s *Source) Line() int { return s.line }

// Cell is the cell of a notebook that the text is from, 0 for other texts.
func (s *Source) Cell() int { return s.cell }

// Err is why there is no more to load: io.EOF or a read error; nil while there may be more.
func (s *Source) Err() error { return s.err }

// Full reports whether more was wanted than may be looked at.
func (s *Source) Full() bool { return s.full }

// MidLine reports whether some of the line in which s stands was consumed.
func (s *Source) MidLine() bool { return s.col > 0 }

// Offset is how many bytes of the file were consumed; of a file that is compressed, how many were read.
func (s *Source) Offset() int64 {
	if s.packed != nil {
		return s.packed.n
	}
	return s.dropped + int64(s.pos)
}

// Apart reports whether what follows depends on nothing but the place where s stands: it is the beginning of a line of the
// file as it is, in no series, and nothing was read ahead.
func (s *Source) Apart() bool {
	return !s.followed && s.col == 0 && s.cell == 0 && s.Series == nil && len(s.Waiting) == 0
}

// Forget ends the series and drops what was read ahead.
func (s *Source) Forget() { s.pos, s.Series, s.Waiting = min(s.pos, s.end), nil, nil }

// Loaded returns how many bytes of the text are loaded so far, with those consumed.
func (s *Source) Loaded() int64 { return s.dropped + int64(s.end) }

// Rest is what is loaded and not yet consumed.
func (s *Source) Rest() []byte { return s.buf[s.pos:s.end] }

// ByteAt is the byte at the offset, loading more where necessary.
func (s *Source) ByteAt(i int) (byte, bool) {
	for i >= s.end-s.pos {
		if !s.More() {
			return 0, false
		}
	}
	return s.buf[s.pos+i], true
}

// More loads some more and reports whether it did.
func (s *Source) More() bool {
	if s.err != nil {
		return false
	}
	if s.end-s.pos >= MaxPuzzle {
		s.full = true
		return false
	}
	s.room()
	for range 100 {
		n, err := s.in.Read(s.buf[s.end:])
		s.end += n
		s.err = err
		if n > 0 {
			return true
		}
		if err != nil {
			return false
		}
	}
	s.err = io.ErrNoProgress
	return false
}

// room makes space behind what is loaded, by moving it to the front or to a larger buffer.
func (s *Source) room() {
	kept := s.end - s.pos
	switch {
	case s.end < len(s.buf):
		return
	case kept <= len(s.buf)/2 && s.buf != nil:
		copy(s.buf, s.Rest())
	default:
		b := make([]byte, min(max(2*len(s.buf), startSize), 2*MaxPuzzle))
		copy(b, s.Rest())
		s.buf = b
	}
	s.dropped += int64(s.pos)
	s.pos, s.end = 0, kept
}

// LineAt is the line at the offset without its end, and the offset of the one after it, which is off itself
// where nothing is left. A line that is too long is cut behind MaxLine bytes if it is the first, else left out.
func (s *Source) LineAt(off int) (text []byte, next int) {
	n := 0 // bytes known to hold no line end
	for {
		b := s.Rest()[off:]
		b = b[:min(len(b), MaxLine+1)]
		if i := indexEOL(b[n:]); i >= 0 {
			next = off + n + i + s.endLen(off+n+i)
			return s.Rest()[off : off+n+i], next
		}
		n = len(b)
		switch {
		case n <= MaxLine && s.More():
		case off > 0 && (n > MaxLine || s.err == nil):
			return nil, off
		default:
			return b, off + n
		}
	}
}

// endLen is the length of the line end at the offset.
func (s *Source) endLen(off int) int {
	if s.Rest()[off] == '\r' && (off+1 < len(s.Rest()) || s.More()) && s.Rest()[off+1] == '\n' {
		return 2
	}
	return 1
}

// indexEOL is the index of the first CR or LF, -1 if there is none. It goes in steps so that a text with one
// kind of line end is not searched to its end for the other.
func indexEOL(b []byte) int {
	const step = 512
	for at := 0; at < len(b); at += step {
		part := b[at:min(at+step, len(b))]
		i := bytes.IndexByte(part, '\n')
		if i >= 0 {
			part = part[:i]
		}
		if j := bytes.IndexByte(part, '\r'); j >= 0 {
			return at + j
		}
		if i >= 0 {
			return at + i
		}
	}
	return -1
}

// Skip consumes n bytes.
func (s *Source) Skip(n int) {
	p := s.At(n)
	s.line, s.col = p.Line, p.Column-1
	s.pos += n
	s.full = false
}

// SkipLine consumes the rest of the line. One that is too long for any text ends the reading: it may have no end.
func (s *Source) SkipLine() {
	line, from, skipped := s.line, s.dropped+int64(s.pos), 0
	for {
		text, next := s.LineAt(0)
		s.Skip(next)
		if skipped += next; next > len(text) || next == 0 {
			return
		}
		if skipped > sanitize.MaxLine {
			s.fail(&sanitize.LongLineError{Line: line, Offset: from})
			return
		}
	}
}

// fail ends the reading with an error about the whole text.
func (s *Source) fail(err error) {
	if s.name != "" {
		err = &fs.PathError{Op: "read", Path: s.name, Err: err}
	}
	s.pos, s.err = s.end, err
}

// At is the place of the byte at the offset.
func (s *Source) At(off int) puzzle.Pos {
	p := puzzle.Pos{File: s.name, Cell: s.cell, Line: s.line, Column: s.col + 1}
	b := s.Rest()[:off]
	for {
		i := indexEOL(b)
		if i < 0 {
			break
		}
		if b[i] == '\r' && i+1 < len(b) && b[i+1] == '\n' {
			i++
		}
		b = b[i+1:]
		p.Line++
		p.Column = 1
	}
	p.Column += utf8.RuneCount(b)
	return p
}

// Fault is an error at the offset.
func (s *Source) Fault(off int, form string, args ...any) error {
	return &puzzle.SyntaxError{Pos: s.At(off), Msg: fmt.Sprintf(form, args...)}
}

// Through is the offset behind the first place where the text has an end, or that of all that may be looked at.
func (s *Source) Through(end string) int {
	for from := 0; ; {
		if i := bytes.Index(s.Rest()[from:], []byte(end)); i >= 0 {
			return from + i + len(end)
		}
		from = max(0, len(s.Rest())-len(end))
		if !s.More() {
			return len(s.Rest())
		}
	}
}

// ErrNone says of a text that it belongs to a format but is no puzzle.
var ErrNone = errors.New("no puzzle here")
