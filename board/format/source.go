package format

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"unicode/utf8"

	"deduku/internal/outside"
)

const (
	maxPuzzle = 1 << 20   // bytes that one puzzle may take
	maxLine   = 64 << 10  // bytes of one line of a line format
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
	plain    bool   // nothing stands in front of its lines, or that is to be left there
	err      error  // why there is no more: io.EOF or a read error

	respelled int64 // up to which byte, with those before buf

	limits  limits   // of archives
	packed  *counter // what is unpacked into the text, where it is compressed
	cell    int      // the cell of a notebook that the text is from
	formats []Format

	last    *Format // that took anything
	series  series  // the puzzles that a format is in the middle of
	waiting []found // puzzles that were read ahead
}

// series is what a format of several puzzles remembers from one to the next.
type series interface {
	// next reads the next puzzle as Read of a format does. Behind the last one it ends the series.
	next(s *Source, p *Puzzle) (n int, err error)
}

// found is a puzzle, or what is wrong with it.
type found struct {
	puzzle Puzzle
	err    error
}

func newSource(in io.Reader, name string) Source {
	return Source{name: name, in: in, line: 1, formats: formats, limits: usualLimits}
}

func textSource(text string) Source {
	b := []byte(text)
	return Source{buf: b, end: len(b), line: 1, err: io.EOF, limits: usualLimits}
}

func (s *Source) rest() []byte { return s.buf[s.pos:s.end] }

// more loads some more and reports whether it did.
func (s *Source) more() bool {
	if s.err != nil {
		return false
	}
	if s.end-s.pos >= maxPuzzle {
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
		copy(s.buf, s.rest())
	default:
		b := make([]byte, min(max(2*len(s.buf), startSize), 2*maxPuzzle))
		copy(b, s.rest())
		s.buf = b
	}
	s.dropped += int64(s.pos)
	s.pos, s.end = 0, kept
}

// lineAt is the line at the offset without its end, and the offset of the one after it, which is off itself
// where nothing is left. A line that is too long is cut behind maxLine bytes if it is the first, else left out.
func (s *Source) lineAt(off int) (text []byte, next int) {
	n := 0 // bytes known to hold no line end
	for {
		b := s.rest()[off:]
		b = b[:min(len(b), maxLine+1)]
		if i := indexEOL(b[n:]); i >= 0 {
			next = off + n + i + s.endLen(off+n+i)
			return s.rest()[off : off+n+i], next
		}
		n = len(b)
		switch {
		case n <= maxLine && s.more():
		case off > 0 && (n > maxLine || s.err == nil):
			return nil, off
		default:
			return b, off + n
		}
	}
}

// endLen is the length of the line end at the offset.
func (s *Source) endLen(off int) int {
	if s.rest()[off] == '\r' && (off+1 < len(s.rest()) || s.more()) && s.rest()[off+1] == '\n' {
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

// skip consumes n bytes.
func (s *Source) skip(n int) {
	p := s.at(n)
	s.line, s.col = p.Line, p.Column-1
	s.pos += n
	s.full = false
}

// skipLine consumes the rest of the line. One that is too long for any text ends the reading: it may have no end.
func (s *Source) skipLine() {
	line, from, skipped := s.line, s.dropped+int64(s.pos), 0
	for {
		text, next := s.lineAt(0)
		s.skip(next)
		if skipped += next; next > len(text) || next == 0 {
			return
		}
		if skipped > outside.MaxLine {
			s.fail(&outside.LongLineError{Line: line, Offset: from})
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

// at is the place of the byte at the offset.
func (s *Source) at(off int) Pos {
	p := Pos{File: s.name, Cell: s.cell, Line: s.line, Column: s.col + 1}
	b := s.rest()[:off]
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

// fault is an error at the offset.
func (s *Source) fault(off int, form string, args ...any) error {
	return &SyntaxError{s.at(off), fmt.Sprintf(form, args...)}
}

// through is the offset behind the first place where the text has an end, or that of all that may be looked at.
func (s *Source) through(end string) int {
	for from := 0; ; {
		if i := bytes.Index(s.rest()[from:], []byte(end)); i >= 0 {
			return from + i + len(end)
		}
		from = max(0, len(s.rest())-len(end))
		if !s.more() {
			return len(s.rest())
		}
	}
}
