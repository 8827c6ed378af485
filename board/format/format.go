package format

import (
	"path/filepath"
	"slices"
	"strings"

	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// Format is one format of puzzles.
type Format struct {
	Name    string   // what people call it: line, sdk, csv
	Doc     string   // what it is, in a few words
	Ext     []string // how names of its files end, the usual way first: .sdk
	Example string   // a text in the format
	Keeps   Keeps    // what Write keeps beside the digits

	// Read looks at the start of s, which stands on a line that is neither empty nor a comment, and reports how many
	// bytes it took: 0 says that this is another format. With an error, the bytes taken are what the error is about;
	// reading goes on behind them. The error source.ErrNone says that the bytes belong to the format but are no puzzle.
	// Read is nil where what Write writes is read as another format, ReadAs.
	Read   func(s *source.Source, p *puzzle.Puzzle) (n int, err error)
	ReadAs string

	// Write appends a puzzle to out, with a line end; nil where the format is only read. Head and Foot stand around
	// all the puzzles of a file.
	Write      func(out []byte, p *puzzle.Puzzle) []byte
	Head, Foot string
	Apart      bool // an empty line stands between two puzzles of a file

	prose bool // text around such a puzzle is no error
	wide  bool // its lines may be longer than those of other formats
}

// Keeps says what a format keeps of a puzzle beside its digits.
type Keeps uint8

// What a format can keep, and what it leaves out.
const (
	KeepsPlaced     Keeps = 1 << iota // which digits are given and which were placed since
	KeepsCandidates                   // which candidates were eliminated
	DropsPlaced                       // digits placed since
)

// Formats are all formats in the order in which they are tried.
func Formats() []Format { return formats }

// Writers are the names of the formats that can be written.
func Writers() []string {
	var names []string
	for i := range formats {
		if formats[i].Write != nil {
			names = append(names, formats[i].Name)
		}
	}
	return names
}

// Named is the format of that name, with or without hyphens, or that files with such an end are in; nil where there is none.
func Named(name string) *Format {
	plain := strings.ReplaceAll(name, "-", "")
	if i := slices.IndexFunc(formats, func(f Format) bool { return strings.ReplaceAll(f.Name, "-", "") == plain }); i >= 0 {
		return &formats[i]
	}
	return ForFile("." + name)
}

// ForFile is the format that the name of a file asks for by its end, nil where that says nothing.
func ForFile(name string) *Format {
	ext := strings.ToLower(filepath.Ext(name))
	if i := slices.IndexFunc(formats, func(f Format) bool { return slices.Contains(f.Ext, ext) }); i >= 0 {
		return &formats[i]
	}
	return nil
}

// detect reads one puzzle by the first format that takes it; f is nil where none does. The text is the line at
// the start of the source; plainly says that source.PlainlyLine holds for it.
func (r *Reader) detect(text []byte, plainly bool, p *puzzle.Puzzle) (f *Format, n int, err error) {
	s := &r.src
	wide := len(text) > source.MaxLine
	first := 0
	if s.Series != nil {
		*p = puzzle.Puzzle{}
		if n, err = s.Series.Next(s, p); n > 0 {
			return r.last, n, err
		}
	} else if plainly {
		first = len(r.formats) - 1 // no other format begins so, and long files do
	}
	fields := s.InFields(text)
	for i := first; i < len(r.formats); i++ {
		if f = &r.formats[i]; f.Read == nil || (wide || fields) && !f.wide {
			continue
		}
		if n, err = f.read(s, p); n > 0 {
			r.last = f
			return f, n, err
		}
	}
	return nil, 0, nil
}

func (f *Format) read(s *source.Source, p *puzzle.Puzzle) (n int, err error) {
	*p = puzzle.Puzzle{}
	return f.Read(s, p)
}
