package source

import (
	"bytes"
	"io"
)

// What is compressed, in an archive or in another encoding is read as a text by another reader, which takes over.

// Unpack goes on with what a function makes of the text.
func (s *Source) Unpack(by func(io.Reader) (io.Reader, error)) error {
	in := s.Remaining(0)
	if s.packed == nil {
		s.packed = &counter{in: in}
		in = s.packed
	}
	out, err := by(in)
	if err == nil {
		s.Follow(out)
	}
	return err
}

// Remaining is all that is left of the text, from the offset on, to be read.
func (s *Source) Remaining(off int) io.Reader {
	in := io.Reader(bytes.NewReader(bytes.Clone(s.Rest()[off:])))
	switch {
	case s.err == nil:
		return io.MultiReader(in, s.in)
	case s.err != io.EOF:
		return io.MultiReader(in, failed{s.err})
	}
	return in
}

// Follow goes on with another text.
func (s *Source) Follow(in io.Reader) {
	s.in, s.err, s.pos, s.end, s.followed = in, nil, 0, 0, true
}

// failed is a Reader that has nothing but an error.
type failed struct{ err error }

func (f failed) Read([]byte) (int, error) { return 0, f.err }

// Close ends the text here.
func (s *Source) Close() { s.pos, s.end, s.err = 0, 0, io.EOF }

// HandOver ends the text here: another reads what is left.
func (s *Source) HandOver() {
	s.Close()
	s.followed = true
}

// Pass goes behind n bytes that are no part of the text.
func (s *Source) Pass(n int) { s.pos += n }

// Passed counts bytes of the file that others have read.
func (s *Source) Passed(n int64) { s.dropped += n }

// Whole is the file, nil where it is not known to be whole and as it is.
func (s *Source) Whole() io.Reader {
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
