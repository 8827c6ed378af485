package subcommand

import (
	"io"
	"os"

	"deduku/internal/progress"
	"deduku/repl/terminal"
)

// ProgressOn is where a line says how far a subcommand is.
func ProgressOn(s Streams) progress.Place {
	return progress.Place{Out: s.Err, Width: func() int { return WidthOf(s.Err) }, After: progress.InRun}
}

// WidthOf is the width of a terminal, zero of anything else.
func WidthOf(w io.Writer) int {
	f, ok := w.(*os.File)
	if !ok {
		return 0
	}
	width, _ := terminal.Size(f)
	return width
}
