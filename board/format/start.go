package format

import (
	"bytes"
	"io"
)

// magic is the first bytes of the kinds of compressed files.
var magic = []struct{ bytes, name string }{
	{"\x1f\x8b", "gzip"},
	{"\x28\xb5\x2f\xfd", "zstd"},
	{"BZh", "bzip2"},
	{"\xfd7zXZ\x00", "xz"},
}

// start looks at the first bytes: it drops a byte order mark, decodes UTF-16 and refuses what is compressed.
func (s *source) start() error {
	for len(s.rest()) < 6 && s.more() {
	}
	b := s.rest()
	for _, m := range magic {
		if bytes.HasPrefix(b, []byte(m.bytes)) {
			err := s.fault(0, "this is compressed (%s) and cannot be read yet; unpack it first", m.name)
			s.pos, s.end, s.err = 0, 0, io.EOF
			return err
		}
	}
	switch {
	case bytes.HasPrefix(b, []byte("\ufeff")):
		s.pos += 3
	case bytes.HasPrefix(b, []byte("\xff\xfe")):
		s.decode(false)
	case bytes.HasPrefix(b, []byte("\xfe\xff")):
		s.decode(true)
	}
	return nil
}
