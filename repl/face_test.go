package repl

import (
	"io"

	"deduku/repl/console"
	"deduku/repl/reply"
)

// consoleOn is a console in a file: results and talk go to one writer.
func consoleOn(out io.Writer) *console.Console {
	return console.New(out, out, console.Screen{}, nil)
}

// look has a session shown on a screen, with keys where they are not nil.
func look(s *Session, out io.Writer, screen console.Screen, keys reply.KeyReader) {
	c := console.New(out, out, screen, func(name string) string { return s.Getenv(name) })
	c.UseKeys(keys)
	s.Out = reply.NewOut(c)
	s.Restyle()
}
