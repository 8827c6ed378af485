package format

import (
	"bytes"
	"io"
)

// What is compressed, in an archive or in another encoding is read as a text by another reader, which takes over.

// unpack goes on with what a function makes of the text.
func (s *Source) unpack(by func(io.Reader) (io.Reader, error)) error {
	in := s.remaining(0)
	if s.packed == nil {
		s.packed = &counter{in: in}
		in = s.packed
	}
	out, err := by(in)
	if err == nil {
		s.follow(out)
	}
	return err
}

// remaining is all that is left of the text, from the offset on, to be read.
func (s *Source) remaining(off int) io.Reader {
	in := io.Reader(bytes.NewReader(bytes.Clone(s.rest()[off:])))
	switch {
	case s.err == nil:
		return io.MultiReader(in, s.in)
	case s.err != io.EOF:
		return io.MultiReader(in, failed{s.err})
	}
	return in
}

// follow goes on with another text.
func (s *Source) follow(in io.Reader) {
	s.in, s.err, s.pos, s.end, s.followed = in, nil, 0, 0, true
}

// failed is a Reader that has nothing but an error.
type failed struct{ err error }

func (f failed) Read([]byte) (int, error) { return 0, f.err }

// close ends the text here.
func (s *Source) close() { s.pos, s.end, s.err = 0, 0, io.EOF }

// handOver ends the text here: another reads what is left.
func (s *Source) handOver() {
	s.close()
	s.followed = true
}

// pass goes behind n bytes that are no part of the text.
func (s *Source) pass(n int) { s.pos += n }

// passed counts bytes of the file that others have read.
func (s *Source) passed(n int64) { s.dropped += n }

// whole is the file, nil where it is not known to be whole and as it is.
func (s *Source) whole() io.Reader {
	if s.packed != nil || s.followed || s.dropped != 0 {
		return nil
	}
	return s.in
}

// counter counts what is read of a text.
type counter struct {
	in io.Reader
	n  int64
}

func (c *counter) Read(p []byte) (int, error) {
	n, err := c.in.Read(p)
	c.n += int64(n)
	return n, err
}
