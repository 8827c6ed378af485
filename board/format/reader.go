package format

import (
	"bytes"
	"io"
	"iter"

	"deduku/board/format/data"
	"deduku/board/format/grids"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// Reader reads puzzles one after the other from a text of any length. It decides on the format anew for each
// puzzle and keeps no more than one puzzle in memory.
type Reader struct {
	src                source.Source
	formats            []Format
	last               *Format       // that took anything
	limits             source.Limits // of archives
	begun              bool
	read               int   // puzzles and errors so far
	inProse            bool  // the last puzzle was of a format used in prose
	lenient            bool  // other text is not an error if there is a puzzle
	text               prose // the lines before, which are not a puzzle
	remarks            remarks
	variant            string        // the rule that the head of the text adds to the classic ones, or ""
	bare               bool          // nothing comes before the cells in its lines, or it must be left there
	archive            *members      // what the text is, if it is an archive
	head               []byte        // the text from its start, up to the first puzzle
	spelled            []byte        // that text, while it is read in other spellings
	kept               int64         // bytes of the text that head has
	missed, missedLine int           // lines in a row that began no quoted block, and the last of them
	garbled            bool          // the last error may be about a text in another spelling
	plainOnly          bool          // the text is not read again in other spellings
	wantsWhole         bool          // it would be, but this is the lean program
	markFault          error         // of a text that is candidates with signs, or nil
	puzzle             puzzle.Puzzle // in the making; the result of Next itself must not move to the heap
}

// NewReader is a Reader of in. The name stands in positions and errors; it may be empty.
func NewReader(in io.Reader, name string) *Reader {
	return newReader(source.New(in, name))
}

func newReader(src source.Source) *Reader {
	return (&Reader{formats: formats, limits: source.UsualLimits}).within(src)
}

// within is a Reader like r of a text that stands in that of r.
func (r *Reader) within(src source.Source) *Reader {
	inner := &Reader{src: src, formats: r.formats, limits: r.limits}
	inner.src.Inner = inner.inside
	return inner
}

// inside is the puzzles of a text in a cell of a notebook, and what is wrong with others.
func (r *Reader) inside(text string, cell int) iter.Seq2[puzzle.Puzzle, error] {
	inner := r.within(r.src.Part(text, cell, 1))
	inner.lenient = true
	return func(yield func(puzzle.Puzzle, error) bool) {
		for {
			p, err := inner.Next()
			if err != nil && !isSyntax(err) || !yield(p, err) {
				return
			}
		}
	}
}

// Offset is how many bytes of the file the puzzles and errors so far have taken; of a file that is compressed, how many
// were read.
func (r *Reader) Offset() int64 { return r.src.Offset() }

// Next is the next puzzle, or io.EOF behind the last one. A *[SyntaxError] is about one puzzle: the call after
// it goes on with the following one. Any other error is a read error and stays.
func (r *Reader) Next() (p puzzle.Puzzle, err error) {
	if r.mayBePlain() && r.src.PlainPuzzle(&p) {
		p.Format, r.inProse = "line", false
		r.read++
		return p, nil
	}
	err = r.guarded(&r.puzzle)
	if err != nil && r.read == 0 && r.garbled && r.readAgain() {
		err = r.guarded(&r.puzzle)
	}
	if err == nil {
		r.head = nil
		r.read++
		return r.puzzle, nil
	}
	if failed := r.src.Err(); failed != nil && failed != io.EOF {
		return puzzle.Puzzle{}, failed // what was read looks wrong because it is cut
	}
	if err != io.EOF {
		r.read++
	}
	if r.markFault != nil && isSyntax(err) {
		err, r.markFault = r.markFault, nil
	}
	if r.wantsWhole && isSyntax(err) {
		err = wholeError{err}
	}
	return puzzle.Puzzle{}, err
}

// mayBePlain reports whether a line of 81 cells can be read at once: no text before it is still to be told.
func (r *Reader) mayBePlain() bool {
	return r.begun && r.text.lines == 0 && r.text.variant == "" && r.variant == ""
}

// next is Next for all but plain lines.
func (r *Reader) next(p *puzzle.Puzzle) error {
	s := &r.src
	if !r.begun {
		r.begun = true
		a, err := source.Open(s, r.limits)
		if err != nil {
			return err
		}
		if a != nil {
			r.archive = &members{archive: a, limits: r.limits, left: r.limits.Bytes}
		} else if !r.plainOnly {
			switch ok, err := r.readRecords(); {
			case err != nil:
				return err
			case ok:
				return r.waited(p)
			}
		}
	}
	if r.archive != nil {
		return r.archive.read(r, p)
	}
	for {
		if len(s.Waiting) > 0 {
			return r.waited(p)
		}
		r.keep()
		text, ok := r.toContent()
		if !ok {
			return r.atEnd(p)
		}
		plainly := source.PlainlyLine(text)
		if !plainly {
			s.Respell()
			r.unquote()
			s.Unlabel()
			text, _ = s.LineAt(0)
		}
		f, n, err := r.detect(text, plainly, p)
		r.garbled = err != nil && err != source.ErrNone && (f.Name == "rows" || f.Name == "line" || f.Name == "python" || f.Name == "hodoku" && bytes.IndexByte(text, ':') < 0)
		if err == source.ErrNone {
			s.Skip(n)
			r.inProse = f.prose
			continue
		}
		if f != nil {
			return r.took(f, n, p, err)
		}
		if err := r.skipText(); err != nil {
			return err
		}
	}
}

// waited takes the first of the puzzles that were read ahead.
func (r *Reader) waited(p *puzzle.Puzzle) error {
	first := r.src.Waiting[0]
	r.src.Waiting = r.src.Waiting[1:]
	*p = first.Puzzle
	return first.Err
}

// took consumes what one format has read.
func (r *Reader) took(f *Format, n int, p *puzzle.Puzzle, err error) error {
	s := &r.src
	variant := r.text.variant
	r.text.variant = ""
	if err := r.textBefore(f, p); err != nil && variant == "" {
		return err // the puzzle is read again by the next call
	}
	if err == nil {
		err = r.refuseVariant(p, variant)
	}
	if err == nil && s.Full() && n > source.MaxPuzzle-2*source.MaxLine {
		err = s.Fault(0, "a puzzle may take 1 MiB, this one goes on")
	}
	s.Skip(n)
	if p.Format == "" {
		p.Format = f.Name
	}
	r.inProse = f.prose
	return err
}

// toContent skips empty lines and comments, and returns the line that follows, if there is one.
func (r *Reader) toContent() (text []byte, ok bool) {
	s := &r.src
	for {
		text, next := s.LineAt(0)
		if next == 0 {
			return nil, false
		}
		if source.IsFence(text) {
			s.Skip(next)
			continue
		}
		if len(text) > source.MaxLine || source.IsBlank(text) && grids.LeadingRow(s) || !source.IsBlank(text) && (!source.IsComment(text) || commentCounts(s, text)) {
			return text, true
		}
		if r.read == 0 && !source.IsBlank(text) {
			r.remarks.keep(s, text)
			if v := variantIn(text); v != "" {
				r.variant = v
			}
		}
		s.Skip(next)
		r.text.near = false
	}
}

// commentCounts reports whether a line that looks like a comment is none: a header of sdk, a row of a pattern.
func commentCounts(s *source.Source, text []byte) bool {
	return grids.IsSdkHeader(text) && grids.SdkAhead(s) || text[0] == '#' && grids.IsMsk(s.Name()) || data.SeparatorOf81(text) != 0
}

// atEnd is io.EOF, or an error when there was text and no puzzle, not even in comments.
func (r *Reader) atEnd(p *puzzle.Puzzle) error {
	if err := r.src.Err(); err != io.EOF {
		return err
	}
	if r.read == 0 {
		if r.src.Waiting = r.remarks.puzzles(r); len(r.src.Waiting) > 0 {
			r.text = prose{}
			return r.waited(p)
		}
	}
	if r.read == 0 && r.readAgain() {
		return r.waited(p)
	}
	if r.text.lines > 0 && r.read == 0 {
		r.read++
		return r.text.take()
	}
	return io.EOF
}
