//go:build !lean

package source

import (
	"archive/tar"
	"archive/zip"
	"bufio"
	"bytes"
	"compress/bzip2"
	"errors"
	"io"
	"io/fs"
	"slices"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
	"github.com/ulikunitz/xz"
)

func ungzip(in io.Reader) (io.Reader, error) { return gzip.NewReader(in) }

func unbzip2(in io.Reader) (io.Reader, error) { return bzip2.NewReader(in), nil }

// unzstd unpacks with one goroutine and no more memory than the usual levels of compression need.
func unzstd(in io.Reader) (io.Reader, error) {
	return zstd.NewReader(in, zstd.WithDecoderConcurrency(1), zstd.WithDecoderLowmem(true), zstd.WithDecoderMaxWindow(32<<20))
}

// unxz unpacks unless the start says that this takes more memory than the usual levels of compression need.
func unxz(in io.Reader) (io.Reader, error) {
	b := bufio.NewReader(in)
	head, _ := b.Peek(xzHead) // what is missing, the reader complains of
	if xzDictionary(head) > mostXZ {
		return nil, errors.New("it needs more than 64 MiB of memory")
	}
	return xz.NewReader(b)
}

// openArchive opens the archive that begins at the start of s and hands all of s over to it. It returns nil if s is not an archive.
func openArchive(s *Source, l Limits) (*Archive, error) {
	zipped := isZip(s.Rest())
	if !zipped && !isTar(s) {
		return nil, nil
	}
	defer s.handOver()
	if l.Depth == 0 {
		return nil, s.Fault(0, "this archive is in an archive in an archive; deduku goes %d deep", UsualLimits.Depth)
	}
	if !zipped {
		return &Archive{"tar", tarMembers(tar.NewReader(s.remaining(0)))}, nil
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

// sizedFile is a file that can be read at any place.
type sizedFile interface {
	io.ReaderAt
	Stat() (fs.FileInfo, error)
}

// wholeOf returns a text so that it can be read at any place, and its size: the file itself if it is one, or else its contents in
// memory, at most held bytes.
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
