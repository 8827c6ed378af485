package source

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"errors"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// An archive is read member by member, each as a file of its own that is called archive.zip:member. The names of members
// are shown and never used as paths.

// Limits bound what an archive may hold.
type Limits struct {
	Members int   // in one archive
	Bytes   int64 // of what all of its members hold
	Held    int64 // of an archive that has to be in memory whole, as a zip from a pipe has
	Depth   int   // archives in archives
}

// UsualLimits are enough for all collections of puzzles, and keep a hostile archive from filling the memory.
var UsualLimits = Limits{Members: 10_000, Bytes: 64 << 30, Held: 256 << 20, Depth: 3}

// Archive is an archive that is open.
type Archive struct {
	Kind string                  // zip or tar
	Next func() (*Member, error) // the next member, io.EOF behind the last one
}

// Member is a file in an archive.
type Member struct {
	Name string    // as the archive has it
	In   io.Reader // what it holds
	Size int64     // in the archive
	Err  error     // it cannot be read
}

// openArchive opens the archive that begins at the start of s, nil where there is none. Nothing of s is left then.
func openArchive(s *Source, l Limits) (*Archive, error) {
	zipped := isZip(s.Rest())
	if !zipped && !isTar(s) {
		return nil, nil
	}
	defer s.HandOver()
	if l.Depth == 0 {
		return nil, s.Fault(0, "this archive is in an archive in an archive; deduku goes %d deep", UsualLimits.Depth)
	}
	if !zipped {
		return &Archive{"tar", tarMembers(tar.NewReader(s.Remaining(0)))}, nil
	}
	in, size, err := wholeOf(s, l.Held)
	if err != nil {
		return nil, err
	}
	z, err := zip.NewReader(in, size)
	if err != nil {
		return nil, s.Fault(0, "this begins as zip does, and cannot be read: %v", err)
	}
	if overlapping(z) {
		return nil, s.Fault(0, "members of this zip share their bytes, which no packing program does; unpack it and give the files")
	}
	return &Archive{"zip", zipMembers(z)}, nil
}

func isZip(b []byte) bool {
	return HasPrefix(b, "PK\x03\x04") || HasPrefix(b, "PK\x05\x06")
}

// isTar reports whether the text is a tar. Only where a zero byte stands near its start, as no text has, it is looked at
// further.
func isTar(s *Source) bool {
	if b := s.Rest(); bytes.IndexByte(b[:min(len(b), 156)], 0) <= 0 {
		return false
	}
	for len(s.Rest()) < 512 && s.More() {
	}
	b := s.Rest()
	return len(b) >= 512 && string(b[257:262]) == "ustar"
}

// sizedFile is a file that can be read at any place.
type sizedFile interface {
	io.ReaderAt
	Stat() (fs.FileInfo, error)
}

// wholeOf is the text as something that can be read at any place: the file itself, or what it holds in memory.
func wholeOf(s *Source, held int64) (io.ReaderAt, int64, error) {
	if f, ok := s.Whole().(sizedFile); ok {
		if info, err := f.Stat(); err == nil && info.Mode().IsRegular() {
			return f, info.Size(), nil
		}
	}
	b, err := io.ReadAll(io.LimitReader(s.Remaining(0), held+1))
	switch {
	case err != nil:
		return nil, 0, err
	case int64(len(b)) > held:
		return nil, 0, s.Fault(0, "this zip has more than %d MiB and comes from a pipe or an archive: give it as a file", held>>20)
	}
	return bytes.NewReader(b), int64(len(b)), nil
}

// overlapping reports whether members of a zip share bytes: a small file could then take hours to read. Spans are apart if, in order,
// each begins after the one before it has ended.
func overlapping(z *zip.Reader) bool {
	var from, to []int
	for _, f := range z.File {
		at, err := f.DataOffset()
		if err == nil && f.CompressedSize64 > 0 {
			from, to = append(from, int(at)), append(to, int(at)+int(f.CompressedSize64))
		}
	}
	slices.Sort(from)
	slices.Sort(to)
	for i := 1; i < len(from); i++ {
		if from[i] < to[i-1] {
			return true
		}
	}
	return false
}

func zipMembers(z *zip.Reader) func() (*Member, error) {
	files := z.File
	return func() (*Member, error) {
		for len(files) > 0 {
			f := files[0]
			files = files[1:]
			if f.FileInfo().IsDir() || !f.Mode().IsRegular() {
				continue
			}
			m := &Member{Name: f.Name, Size: int64(f.CompressedSize64)}
			if f.Flags&1 != 0 {
				m.Err = errors.New("it is encrypted")
				return m, nil
			}
			m.In, m.Err = f.Open()
			return m, nil
		}
		return nil, io.EOF
	}
}

func tarMembers(t *tar.Reader) func() (*Member, error) {
	return func() (*Member, error) {
		for {
			h, err := t.Next()
			if err != nil {
				return nil, err
			}
			if h.Typeflag == tar.TypeReg {
				return &Member{Name: h.Name, In: t}, nil
			}
		}
	}
}

// IsBinary reports whether what begins here is neither text nor packed.
func IsBinary(s *Source) bool {
	for len(s.Rest()) < 512 && s.More() {
	}
	b := s.Rest()
	if HasPrefix(b, "\xff\xfe") || HasPrefix(b, "\xfe\xff") || isZip(b) || isTar(s) {
		return false
	}
	return !IsCompressed(b) && bytes.IndexByte(b[:min(len(b), 512)], 0) >= 0
}

// IsLitter holds for what systems put into archives and people do not know of.
func IsLitter(name string) bool {
	base := path.Base(strings.ReplaceAll(name, `\`, "/"))
	return strings.HasPrefix(name, "__MACOSX/") || strings.HasPrefix(base, "._") || base == ".DS_Store" || base == "Thumbs.db"
}

// ShownName is the name of a member as it is shown.
func ShownName(name string) string {
	const most = 200
	name = strings.Map(func(r rune) rune {
		if IsControl(r) || r == '\t' {
			return '?'
		}
		return r
	}, strings.ToValidUTF8(name, "?"))
	if r := []rune(name); len(r) > most {
		return string(r[:most]) + "…"
	}
	return name
}
