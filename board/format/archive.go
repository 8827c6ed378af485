package format

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"errors"
	"io"
	"io/fs"
	"path"
	"strings"
)

// An archive is read member by member, each as a file of its own that is called archive.zip:member. The names of members
// are shown and never used as paths.

// limits bound what an archive may hold.
type limits struct {
	members int   // in one archive
	bytes   int64 // of what all of its members hold
	held    int64 // of an archive that has to be in memory whole, as a zip from a pipe has
	depth   int   // archives in archives
}

var usualLimits = limits{members: 10_000, bytes: 64 << 30, held: 256 << 20, depth: 3}

// archive is an archive that is open.
type archive struct {
	kind string
	next func() (*member, error) // io.EOF behind the last one
}

// member is a file in an archive.
type member struct {
	name string
	in   io.Reader
	size int64 // in the archive
	err  error // it cannot be read
}

// openArchive opens the archive that begins at the start of s, nil where there is none. Nothing of s is left then.
func openArchive(s *Source, l limits) (*archive, error) {
	zipped := isZip(s.rest())
	if !zipped && !isTar(s) {
		return nil, nil
	}
	defer s.handOver()
	if l.depth == 0 {
		return nil, s.fault(0, "this archive is in an archive in an archive; deduku goes %d deep", usualLimits.depth)
	}
	if !zipped {
		return &archive{"tar", tarMembers(tar.NewReader(s.remaining(0)))}, nil
	}
	in, size, err := wholeOf(s, l.held)
	if err != nil {
		return nil, err
	}
	z, err := zip.NewReader(in, size)
	if err != nil {
		return nil, s.fault(0, "this begins as zip does, and cannot be read: %v", err)
	}
	return &archive{"zip", zipMembers(z)}, nil
}

func isZip(b []byte) bool { return has(b, "PK\x03\x04") || has(b, "PK\x05\x06") }

// isTar reports whether the text is a tar. Only where a zero byte stands near its start, as no text has, it is looked at
// further.
func isTar(s *Source) bool {
	if b := s.rest(); bytes.IndexByte(b[:min(len(b), 156)], 0) <= 0 {
		return false
	}
	for len(s.rest()) < 512 && s.more() {
	}
	b := s.rest()
	return len(b) >= 512 && string(b[257:262]) == "ustar"
}

// sizedFile is a file that can be read at any place.
type sizedFile interface {
	io.ReaderAt
	Stat() (fs.FileInfo, error)
}

// wholeOf is the text as something that can be read at any place: the file itself, or what it holds in memory.
func wholeOf(s *Source, held int64) (io.ReaderAt, int64, error) {
	if f, ok := s.whole().(sizedFile); ok {
		if info, err := f.Stat(); err == nil && info.Mode().IsRegular() {
			return f, info.Size(), nil
		}
	}
	b, err := io.ReadAll(io.LimitReader(s.remaining(0), held+1))
	switch {
	case err != nil:
		return nil, 0, err
	case int64(len(b)) > held:
		return nil, 0, s.fault(0, "this zip has more than %d MiB and comes from a pipe or an archive: give it as a file", held>>20)
	}
	return bytes.NewReader(b), int64(len(b)), nil
}

func zipMembers(z *zip.Reader) func() (*member, error) {
	files := z.File
	return func() (*member, error) {
		for len(files) > 0 {
			f := files[0]
			files = files[1:]
			if f.FileInfo().IsDir() || !f.Mode().IsRegular() {
				continue
			}
			m := &member{name: f.Name, size: int64(f.CompressedSize64)}
			if f.Flags&1 != 0 {
				m.err = errors.New("it is encrypted")
				return m, nil
			}
			m.in, m.err = f.Open()
			return m, nil
		}
		return nil, io.EOF
	}
}

func tarMembers(t *tar.Reader) func() (*member, error) {
	return func() (*member, error) {
		for {
			h, err := t.Next()
			if err != nil {
				return nil, err
			}
			if h.Typeflag == tar.TypeReg {
				return &member{name: h.Name, in: t}, nil
			}
		}
	}
}

// isBinary reports whether what begins here is neither text nor packed.
func isBinary(s *Source) bool {
	for len(s.rest()) < 512 && s.more() {
	}
	b := s.rest()
	if has(b, "\xff\xfe") || has(b, "\xfe\xff") || isZip(b) || isTar(s) {
		return false
	}
	return !isCompressed(b) && bytes.IndexByte(b[:min(len(b), 512)], 0) >= 0
}

// isLitter holds for what systems put into archives and people do not know of.
func isLitter(name string) bool {
	base := path.Base(strings.ReplaceAll(name, `\`, "/"))
	return strings.HasPrefix(name, "__MACOSX/") || strings.HasPrefix(base, "._") || base == ".DS_Store" || base == "Thumbs.db"
}

// shownName is the name of a member as it is shown.
func shownName(name string) string {
	const most = 200
	name = strings.Map(func(r rune) rune {
		if isControl(r) || r == '\t' {
			return '?'
		}
		return r
	}, strings.ToValidUTF8(name, "?"))
	if r := []rune(name); len(r) > most {
		return string(r[:most]) + "…"
	}
	return name
}
