package source

import (
	"bytes"
	"io"
	"path"
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
