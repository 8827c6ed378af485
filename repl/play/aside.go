package play

import (
	"strings"

	"deduku/deduce/render/picture"
	"deduku/repl/console"
	"deduku/repl/reply"
)

// aside is the face of the session while somebody plays: it keeps what is told as a text to stand beside the board, and what
// is drawn to be marked on it.
type aside struct {
	*console.Console
	text    *strings.Builder
	drawn   *picture.Picture
	silent  bool // only what goes wrong is told
	results bool // talk is dropped
}

// newAside is a face that has been told nothing.
func newAside() *aside {
	text := new(strings.Builder)
	return &aside{Console: console.New(text, text, console.Screen{}, nil), text: text}
}

// Show implements [reply.Renderer].
func (a *aside) Show(p reply.Block) error {
	switch p := p.(type) {
	case reply.Drawing:
		if a.drawn == nil {
			a.drawn = &p.Picture
		}
		return nil
	case reply.Fit:
		return a.Show(p.Head)
	case reply.Page:
		for _, part := range p {
			if err := a.Show(part); err != nil {
				return err
			}
		}
		return nil
	case reply.StepLine:
		if a.silent {
			return nil
		}
		p.Waits = false
		return a.Console.Show(p)
	case reply.Said:
		if a.results {
			return nil
		}
	case reply.Board, reply.Glance, reply.Cleared, reply.Clipboard, reply.Restyled:
		return nil
	}
	if a.silent {
		return nil
	}
	return a.Console.Show(p)
}
