package format

import (
	"fmt"
	"io"
	"strings"

	"deduku/board"
)

// Write writes one puzzle in the format of that name.
func Write(w io.Writer, name string, p *Puzzle) error {
	f := Named(name)
	if f == nil || f.Write == nil {
		return fmt.Errorf("no format %q to write: choose one of %s", name, strings.Join(Writers(), ", "))
	}
	_, err := io.WriteString(w, f.Text(p))
	return err
}

// Text is a file with one puzzle. The format must be one that is written.
func (f *Format) Text(p *Puzzle) string {
	return string(append(f.Write([]byte(f.Head), p), f.Foot...))
}

// Drops says what writing p in the format leaves out, as the object of a sentence: 2 placed digits and 1 struck
// candidate. It is empty where nothing is.
func (f *Format) Drops(p *Puzzle) string {
	var out []string
	if n := p.Placed.Len(); n > 0 && f.Keeps&DropsPlaced != 0 {
		out = append(out, counted(n, "placed digit"))
	}
	if n := len(p.Eliminated); n > 0 && f.Keeps&KeepsCandidates == 0 {
		out = append(out, counted(n, "removed candidate"))
	}
	return strings.Join(out, " and ")
}

func counted(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// cellText are the digits as characters, a dot for none.
const cellText = ".123456789"

// appendCells appends the 81 cells of a grid with a character for those that are empty.
func appendCells(out []byte, g *board.Grid, blank byte) []byte {
	for _, d := range g {
		if d == 0 {
			out = append(out, blank)
			continue
		}
		out = append(out, '0'+byte(d))
	}
	return out
}

// appendLine writes the givens on a line.
func appendLine(out []byte, p *Puzzle) []byte { return append(appendCells(out, &p.Givens, '.'), '\n') }

// appendLine0 is appendLine with zeros for the empty cells.
func appendLine0(out []byte, p *Puzzle) []byte { return append(appendCells(out, &p.Givens, '0'), '\n') }
