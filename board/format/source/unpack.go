package source

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"

	"deduku/internal/lean"
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
	{magic: "\x28\xb5\x2f\xfd", name: "zstd", unpack: unzstd},
	{magic: "BZh", name: "bzip2", unpack: unbzip2},
	{magic: "\xfd7zXZ\x00", name: "xz", unpack: unxz},
	{magic: "7z\xbc\xaf\x27\x1c", name: "7-zip", command: "7z x -so"},
}

// read unpacks, and says which packing it is that has a fault.
func (k *packing) read(in io.Reader) (io.Reader, error) {
	out, err := k.unpack(in)
	return &unpacked{out, k.name}, err
}

// IsCompressed reports whether a text begins as a compressed file does.
func IsCompressed(b []byte) bool {
	return slices.ContainsFunc(packings, func(k packing) bool { return HasPrefix(b, k.magic) })
}

// mostPackings is how often a file may be packed.
const mostPackings = 3

// Open looks at the first bytes: it unpacks what is compressed, opens an archive, drops a byte order mark and decodes
// UTF-16.
func Open(s *Source, l Limits) (*Archive, error) {
	for range mostPackings {
		packed, err := unpack(s)
		if err != nil {
			return nil, err
		}
		if !packed {
			break
		}
	}
	if a, err := openArchive(s, l); a != nil || err != nil {
		return a, err
	}
	switch b := s.Rest(); {
	case bytes.HasPrefix(b, []byte("\ufeff")):
		s.pass(3)
	case bytes.HasPrefix(b, []byte("\xff\xfe")):
		decode(s, false)
	case bytes.HasPrefix(b, []byte("\xfe\xff")):
		decode(s, true)
	}
	s.Begin()
	return nil, nil
}

// unpack goes on with what a compressed text holds, and reports whether it was compressed.
func unpack(s *Source) (packed bool, err error) {
	for len(s.Rest()) < 6 && s.More() {
	}
	for _, k := range packings {
		if !bytes.HasPrefix(s.Rest(), []byte(k.magic)) {
			continue
		}
		if k.unpack == nil {
			err := s.Fault(0, "this is compressed as %s, which deduku does not unpack: give it what '%s FILE' writes", k.name, k.command)
			s.Close()
			return false, err
		}
		if err := s.unpack(k.read); err != nil {
			if !errors.Is(err, lean.Err) {
				err = s.Fault(0, "this begins as %s does, and cannot be unpacked: %v", k.name, err)
			}
			s.Close()
			return false, err
		}
		for len(s.Rest()) < 6 && s.More() {
		}
		return true, nil
	}
	return false, nil
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
