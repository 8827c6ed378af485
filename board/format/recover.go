package format

import (
	"fmt"

	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// guarded is next, where a fault of a format's reader becomes an error about the text that it was reading: the puzzles
// behind it are still read.
func (r *Reader) guarded(p *puzzle.Puzzle) (err error) {
	defer func() {
		if x := recover(); x != nil {
			err = r.pastFault(x)
		}
	}()
	return r.next(p)
}

// pastFault skips the lines up to the next empty one, in which something panicked.
func (r *Reader) pastFault(x any) error {
	s := &r.src
	s.Forget()
	err := &puzzle.SyntaxError{Pos: s.At(0), Msg: fmt.Sprintf("a fault of deduku, please report it with this text: %v", x)}
	r.text, r.inProse = prose{}, false
	for {
		text, next := s.LineAt(0)
		if next == 0 || source.IsBlank(text) {
			return err
		}
		s.SkipLine()
	}
}
