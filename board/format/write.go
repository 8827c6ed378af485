package format

import (
	"fmt"
	"io"
	"strings"

	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// Write writes one puzzle in the format of that name.
func Write(w io.Writer, name string, p *puzzle.Puzzle) error {
	f := Named(name)
	if f == nil || f.Write == nil {
		return fmt.Errorf("no format %q to write: choose one of %s", name, strings.Join(Writers(), ", "))
	}
	_, err := io.WriteString(w, f.Text(p))
	return err
}

// Text is a file with one puzzle. The format must be one that is written.
func (f *Format) Text(p *puzzle.Puzzle) string {
	return string(append(f.Write([]byte(f.Head), p), f.Foot...))
}

// Drops says what writing p in the format leaves out, as the object of a sentence: 2 placed digits and 1 struck
// candidate. It is empty where nothing is.
func (f *Format) Drops(p *puzzle.Puzzle) string {
	var out []string
	if n := p.Placed.Len(); n > 0 && f.Keeps&DropsPlaced != 0 {
		out = append(out, source.Counted(n, "placed digit"))
	}
	if n := len(p.Eliminated); n > 0 && f.Keeps&KeepsCandidates == 0 {
		out = append(out, source.Counted(n, "removed candidate"))
	}
	return strings.Join(out, " and ")
}
