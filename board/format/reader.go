package format

import (
	"io"

	"deduku/board"
)

// Reader reads puzzles one after the other from a text of any length. It decides on the format anew for each
// puzzle and keeps no more than one puzzle in memory.
type Reader struct {
	src   source
	begun bool
	read  int  // puzzles and errors so far
	prose bool // the last puzzle was of a format that stands in prose
	text  prose
}

// NewReader is a Reader of in. The name stands in positions and errors; it may be empty.
func NewReader(in io.Reader, name string) *Reader {
	return &Reader{src: newSource(in, name)}
}

// Next is the next puzzle, or io.EOF behind the last one. A *[SyntaxError] is about one puzzle: the call after
// it goes on with the following one. Any other error is a read error and stays.
func (r *Reader) Next() (p Puzzle, err error) {
	if r.plain(&p) {
		return p, nil
	}
	err = r.next(&p)
	if err != nil {
		p = Puzzle{}
		if r.src.err != nil && r.src.err != io.EOF {
			err = r.src.err // the text looks wrong because it is cut
		}
	}
	if err != io.EOF {
		r.read++
	}
	return p, err
}

// plain reads a line of 81 cells that is followed by another, which is the usual case by far in long files.
func (r *Reader) plain(p *Puzzle) bool {
	s := &r.src
	if !r.begun || r.text.lines > 0 || s.col > 0 {
		return false
	}
	b := s.rest()
	if len(b) < 2*83 {
		s.more()
		b = s.rest()
	}
	if !plainLine(b, p) {
		return false
	}
	n := 82
	if b[81] == '\r' {
		n = 83
	}
	// A drawing may follow, of which the line is the givens.
	if next := b[n:]; len(next) < n || next[n-1] != '\n' {
		return false
	}
	p.At = Pos{File: s.name, Line: s.line, Column: 1}
	s.pos += n
	s.line++
	r.prose = false
	r.read++
	return true
}

func plainLine(b []byte, p *Puzzle) bool {
	if len(b) < 83 || b[81] != '\n' && (b[81] != '\r' || b[82] != '\n') {
		return false
	}
	var seen uint8
	for i, c := range b[:81] {
		d := cellOf[c]
		p.Givens[i] = board.Digit(d)
		seen |= d
	}
	return seen&noCell == 0
}

// next is Next where the fast path does not hold.
func (r *Reader) next(p *Puzzle) error {
	s := &r.src
	if !r.begun {
		s.start()
		r.begun = true
	}
	for {
		if !r.toContent() {
			return r.atEnd()
		}
		for i := range kinds {
			*p = Puzzle{}
			n, err := kinds[i].read(s, p)
			if n == 0 {
				continue
			}
			return r.took(&kinds[i], n, p, err)
		}
		if err := r.skipText(); err != nil {
			return err
		}
	}
}

// took consumes what one format has read.
func (r *Reader) took(k *kind, n int, p *Puzzle, err error) error {
	if perr := r.textBefore(k, p); perr != nil {
		return perr
	}
	if p.At.Line == 0 {
		p.At = r.src.at(0)
	}
	r.src.skip(n)
	r.prose = k.prose
	return err
}

// toContent skips blank lines and comments, and reports whether anything is left.
func (r *Reader) toContent() bool {
	s := &r.src
	for {
		text, next := s.lineAt(0)
		if next == 0 {
			return false
		}
		if !isBlank(text) && !isComment(text) {
			return true
		}
		s.skip(next)
		r.text.near = false
	}
}

// atEnd is io.EOF, or an error when there was text and no puzzle.
func (r *Reader) atEnd() error {
	if s := &r.src; s.err != io.EOF {
		return s.err
	}
	if r.text.lines > 0 && r.read == 0 {
		return r.text.error()
	}
	return io.EOF
}

// prose is a run of lines that are no puzzle.
type prose struct {
	at    Pos
	first string
	last  string
	lines int
	near  bool // nothing stands between the last line and what follows
}

func (t *prose) error() error {
	err := &SyntaxError{t.at, noPuzzle(t.first)}
	*t = prose{}
	return err
}

// skipText consumes a line that is no puzzle. In a list of puzzles that is an error at once; elsewhere it
// depends on what follows.
func (r *Reader) skipText() error {
	s := &r.src
	text, _ := s.lineAt(0)
	if err := checkText(s, 0, text); err != nil {
		s.skipLine()
		return err
	}
	t := &r.text
	if t.lines == 0 {
		t.at, t.first = s.at(0), clip(text)
	}
	t.last, t.near = clip(text), true
	t.lines++
	s.skipLine()
	if r.read > 0 && !r.prose {
		return t.error()
	}
	return nil
}

// textBefore deals with the text in front of a puzzle of the format k: a title, prose to be left out, or an
// error that comes before the puzzle.
func (r *Reader) textBefore(k *kind, p *Puzzle) error {
	t := &r.text
	if t.lines == 0 {
		return nil
	}
	if !k.prose && !r.prose {
		return t.error()
	}
	if k.prose && t.near {
		p.add("title", title(t.last))
	}
	*t = prose{}
	return nil
}
