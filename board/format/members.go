package format

import (
	"fmt"
	"io"

	"deduku/board/format/data"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// members is an archive that is being read.
type members struct {
	archive *source.Archive
	limits  source.Limits
	count   int
	left    int64   // bytes that members may still have
	inner   *Reader // of the member that is being read
	over    error   // why there is no more
}

// read reads the next puzzle of an archive into p.
func (a *members) read(r *Reader, p *puzzle.Puzzle) error {
	for {
		if a.inner == nil {
			if err := a.open(r); err != nil {
				return err
			}
			continue
		}
		read, err := a.inner.Next()
		switch {
		case err == nil:
			*p = read
			return nil
		case err == io.EOF:
			a.inner = nil
		case isSyntax(err):
			return err
		default:
			name := a.inner.src.Name()
			a.inner = nil
			return &puzzle.SyntaxError{Pos: puzzle.Pos{File: name, Line: 1, Column: 1}, Msg: fmt.Sprintf("this member cannot be read to its end: %v", err)}
		}
	}
}

// open goes on to the next member that may have puzzles.
func (a *members) open(r *Reader) error {
	if a.over != nil {
		return a.over
	}
	s := &r.src
	m, err := a.archive.Next()
	switch {
	case err == io.EOF:
		a.over = io.EOF
		return io.EOF
	case err != nil:
		a.over = io.EOF
		return s.Fault(0, "this %s is damaged or cut off: %v", a.archive.Kind, err)
	case a.count == a.limits.Members:
		a.over = io.EOF
		return s.Fault(0, "an archive may have %d members, this one has more", a.limits.Members)
	case a.left <= 0:
		a.over = io.EOF
		return s.Fault(0, "the members of an archive may have %d bytes, these have more", a.limits.Bytes)
	}
	a.count++
	s.Passed(m.Size)
	if source.IsLitter(m.Name) {
		return nil
	}
	name := s.Name() + ":" + source.ShownName(m.Name)
	if m.Err != nil {
		return &puzzle.SyntaxError{Pos: puzzle.Pos{File: name, Line: 1, Column: 1}, Msg: fmt.Sprintf("this member cannot be read: %v", m.Err)}
	}
	inner := r.within(source.New(&meter{m.In, &a.left}, name))
	inner.limits = a.limits
	inner.limits.Depth--
	switch {
	case source.IsBinary(&inner.src) && source.HasPrefix(inner.src.Rest(), data.JavaObject):
		return &puzzle.SyntaxError{Pos: puzzle.Pos{File: name, Line: 1, Column: 1}, Msg: data.ErrNoHsol.Error()}
	case source.IsBinary(&inner.src):
		return &puzzle.SyntaxError{Pos: puzzle.Pos{File: name, Line: 1, Column: 1}, Msg: "this member is no text"}
	}
	a.inner = inner
	return nil
}

// meter ends a text when no more bytes are left for it.
type meter struct {
	in   io.Reader
	left *int64
}

func (m *meter) Read(p []byte) (int, error) {
	if *m.left <= 0 {
		return 0, io.EOF
	}
	n, err := m.in.Read(p[:min(int64(len(p)), *m.left)])
	*m.left -= int64(n)
	return n, err
}
