package format

import (
	"fmt"
	"io"
)

// members is an archive that is being read.
type members struct {
	archive *archive
	limits  limits
	count   int
	left    int64   // bytes that members may still have
	inner   *Reader // of the member that is being read
	over    error   // why there is no more
}

// read reads the next puzzle of an archive into p.
func (a *members) read(r *Reader, p *Puzzle) error {
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
			return &SyntaxError{Pos{File: name, Line: 1, Column: 1}, fmt.Sprintf("this member cannot be read to its end: %v", err)}
		}
	}
}

// open goes on to the next member that may have puzzles.
func (a *members) open(r *Reader) error {
	if a.over != nil {
		return a.over
	}
	s := &r.src
	m, err := a.archive.next()
	switch {
	case err == io.EOF:
		a.over = io.EOF
		return io.EOF
	case err != nil:
		a.over = io.EOF
		return s.fault(0, "this %s is damaged or cut off: %v", a.archive.kind, err)
	case a.count == a.limits.members:
		a.over = io.EOF
		return s.fault(0, "an archive may have %d members, this one has more", a.limits.members)
	case a.left <= 0:
		a.over = io.EOF
		return s.fault(0, "the members of an archive may have %d bytes, these have more", a.limits.bytes)
	}
	a.count++
	s.passed(m.size)
	if isLitter(m.name) {
		return nil
	}
	name := s.Name() + ":" + shownName(m.name)
	if m.err != nil {
		return &SyntaxError{Pos{File: name, Line: 1, Column: 1}, fmt.Sprintf("this member cannot be read: %v", m.err)}
	}
	inner := r.within(newSource(&meter{m.in, &a.left}, name))
	inner.limits = a.limits
	inner.limits.depth--
	switch {
	case isBinary(&inner.src) && has(inner.src.rest(), javaObject):
		return &SyntaxError{Pos{File: name, Line: 1, Column: 1}, errNoHsol.Error()}
	case isBinary(&inner.src):
		return &SyntaxError{Pos{File: name, Line: 1, Column: 1}, "this member is no text"}
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
