package source

import (
	"bytes"
	"io"
)

// What is compressed, in an archive or in another encoding is read as a text by another reader, which takes over.

// unpack replaces the rest of the text by the reader that the function by makes of it.
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

// remaining returns a reader of the rest of the text, starting at the offset.
func (s *Source) remaining(off int) io.Reader {
	in := io.Reader(bytes.NewReader(bytes.Clone(s.Rest()[off:])))
	switch {
	case s.err == nil:
		return io.MultiReader(in, s.in)
	case s.err != io.EOF:
		return io.MultiReader(in, failed{s.err})
	}
	return in
}

// follow continues with another text.
func (s *Source) follow(in io.Reader) {
	s.in, s.err, s.pos, s.end, s.followed = in, nil, 0, 0, true
}

// failed is a Reader that has nothing but an error.
type failed struct{ err error }

func (f failed) Read([]byte) (int, error) { return 0, f.err }

// Close ends the text here.
func (s *Source) Close() { s.pos, s.end, s.err = 0, 0, io.EOF }

// handOver ends the text here, because somebody else reads the rest.
func (s *Source) handOver() {
	s.Close()
	s.followed = true
}

// pass skips n bytes that are not part of the text.
func (s *Source) pass(n int) { s.pos += n }

// Passed counts bytes of the file that others have read.
func (s *Source) Passed(n int64) { s.dropped += n }

// whole returns the file, or nil if it may be incomplete or changed.
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
