package format

import (
	"errors"
	"io"

	"deduku/board/format/coords"
	"deduku/board/format/data"
	"deduku/board/format/grids"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// Parse reads the one puzzle of a text that was typed or pasted. Where there are several it is the first, and
// a note says how many more there are. The error is a *[SyntaxError].
func Parse(text string) (puzzle.Puzzle, error) {
	r := newReader(source.OfText(text))
	r.lenient = true
	first, err := r.Next()
	if err == io.EOF {
		return puzzle.Puzzle{}, &puzzle.SyntaxError{Pos: puzzle.Pos{Line: 1, Column: 1}, Msg: "nothing to read"}
	}
	if err != nil {
		return puzzle.Puzzle{}, asSyntax(err)
	}
	more, bad := 0, error(nil)
	for {
		_, err := r.Next()
		if err == io.EOF {
			break
		}
		if err != nil && bad == nil {
			bad = err
		}
		if err != nil && !isSyntax(err) {
			break // it would come again and again
		}
		more += source.One(err == nil)
	}
	if more > 0 {
		first.Note("this is the first of %d puzzles", more+1)
	}
	if bad != nil {
		first.Note("left out what follows: %v", bad)
	}
	return first, nil
}

// Prefix reports whether text is the beginning of a grid of nine rows, drawn or in brackets, and which row, 1 to
// 9, is to come next; it is 10 when only the last line of the frame or a bracket is missing. A prompt uses it to
// go on reading.
func Prefix(text string) (next int, ok bool) {
	s := source.OfText(text)
	if next, ok, drawn := grids.Prefix(&s); drawn {
		return next, ok
	}
	return data.Prefix(&s)
}

// IsSheet reports whether several lines, some of which may look like coordinates, are the rows of a grid in which blanks
// are typed as spaces, or are nothing at all between two tabs.
func IsSheet(text string) bool {
	s := source.OfText(text)
	s.Skip(grids.PastEmpty(&s, 0))
	return coords.SheetAhead(&s)
}

// asSyntax is an error of reading a text as an error about it: what is wrong may be how the text is packed.
func asSyntax(err error) error {
	if isSyntax(err) {
		return err
	}
	return &puzzle.SyntaxError{Pos: puzzle.Pos{Line: 1, Column: 1}, Msg: err.Error()}
}

func isSyntax(err error) bool { return errors.As(err, new(*puzzle.SyntaxError)) }
