package batch

import (
	"io"
	"strings"

	"deduku/board"
)

// Source is what a plan reads that makes its own puzzles: so many empty ones.
type Source struct{ Records int64 }

// SourceName is the name of the input of plans that make their own puzzles.
const SourceName = "made"

// sourceLine is a record of a source: an empty puzzle, whose number says which is to be made.
var sourceLine = strings.Repeat(".", board.Cells) + "\n"

// Bytes is the length of what Open reads.
func (s *Source) Bytes() int64 { return s.Records * int64(len(sourceLine)) }

// Open reads the empty puzzles, a line each.
func (s *Source) Open() io.ReadSeeker { return io.NewSectionReader(sourceText{}, 0, s.Bytes()) }

// sourceText is lines of empty puzzles without end.
type sourceText struct{}

func (sourceText) ReadAt(p []byte, at int64) (int, error) {
	for n := 0; n < len(p); {
		n += copy(p[n:], sourceLine[(at+int64(n))%int64(len(sourceLine)):])
	}
	return len(p), nil
}
