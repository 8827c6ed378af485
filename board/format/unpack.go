package format

import (
	"bytes"
	"compress/bzip2"
	"fmt"
	"io"
)

// packing is a kind of compressed files, known by their first bytes. What deduku cannot unpack has, instead of a
// function, the command that does.
type packing struct {
	magic, name string
	unpack      func(io.Reader) (io.Reader, error)
	command     string
}

var packings = []packing{
	{magic: "\x1f\x8b", name: "gzip", unpack: ungzip},
	{magic: "\x28\xb5\x2f\xfd", name: "zstd", unpack: unzstd, command: "zstd -dc"},
	{magic: "BZh", name: "bzip2", unpack: func(in io.Reader) (io.Reader, error) { return bzip2.NewReader(in), nil }},
	{magic: "\xfd7zXZ\x00", name: "xz", unpack: unxz, command: "xz -dc"},
	{magic: "7z\xbc\xaf\x27\x1c", name: "7-zip", command: "7z x -so"},
}

// mostPackings is how often a file may be packed.
const mostPackings = 3

// start looks at the first bytes: it unpacks what is compressed, opens an archive, drops a byte order mark and decodes
// UTF-16.
func (s *Source) start() (*archive, error) {
	for range mostPackings {
		packed, err := s.unpack()
		if err != nil {
			return nil, err
		}
		if !packed {
			break
		}
	}
	if a, err := s.openArchive(); a != nil || err != nil {
		return a, err
	}
	switch b := s.rest(); {
	case bytes.HasPrefix(b, []byte("\ufeff")):
		s.pos += 3
	case bytes.HasPrefix(b, []byte("\xff\xfe")):
		s.decode(false)
	case bytes.HasPrefix(b, []byte("\xfe\xff")):
		s.decode(true)
	}
	s.json = beginsJSON(s.rest())
	return nil, nil
}

// unpack goes on with what a compressed text holds, and reports whether it was compressed.
func (s *Source) unpack() (packed bool, err error) {
	for len(s.rest()) < 6 && s.more() {
	}
	for _, k := range packings {
		if !bytes.HasPrefix(s.rest(), []byte(k.magic)) {
			continue
		}
		if k.unpack == nil {
			err := s.fault(0, "this is compressed as %s, which deduku does not unpack: give it what '%s FILE' writes", k.name, k.command)
			s.pos, s.end, s.err = 0, 0, io.EOF
			return false, err
		}
		in := s.remaining(0)
		if s.packed == nil {
			s.packed = &counter{in: in}
			in = s.packed
		}
		out, err := k.unpack(in)
		if err != nil {
			err := s.fault(0, "this begins as %s does, and cannot be unpacked: %v", k.name, err)
			s.pos, s.end, s.err = 0, 0, io.EOF
			return false, err
		}
		s.follow(&unpacked{out, k.name})
		for len(s.rest()) < 6 && s.more() {
		}
		return true, nil
	}
	return false, nil
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

// unpacked is what a compressed text holds.
type unpacked struct {
	in   io.Reader
	name string
}

// Read says what is wrong with a file that cannot be unpacked to its end.
func (u *unpacked) Read(p []byte) (int, error) {
	n, err := u.in.Read(p)
	if err != nil && err != io.EOF {
		err = fmt.Errorf("this %s file is damaged or cut off: %w", u.name, err)
	}
	return n, err
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
