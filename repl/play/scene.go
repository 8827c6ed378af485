package play

import (
	"time"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/theme"
	"deduku/repl/state"
)

// scene is all that is seen: a copy of one moment of the session, and what the player has chosen.
type scene struct {
	width, height int
	theme         *theme.Theme // nil for no colour
	unicode       bool

	puzzle   board.Grid
	board    board.Board
	pencil   state.Pencil // those notes that the board leaves
	hues     [board.Cells]picture.Hue
	wrong    board.CellSet                            // to be marked
	marks    [board.Cells]picture.Mark                // what the step that is shown makes of a cell
	parts    [board.Cells][board.ByDigit]picture.Mark // and of its candidates
	links    []deduce.Link                            // those of that step
	listed   string                                   // they, as players write them
	notation board.Notation

	cursor  board.Cell
	notes   bool        // keys note digits, else they set them
	chosen  board.Digit // to be put into cells, where the digit comes first; zero for none
	filter  board.Digit // shown alone; zero for all
	first   string      // what the option entry says: cell or digit
	waits   string      // what the next key belongs to: colour, filter, removal; empty for nothing
	paused  bool
	busy    bool
	timed   bool
	time    time.Duration
	message string
	offers  []string // keys that go on from the message
	from    int      // the first line of the message that is shown
}

// lit is the digit that is looked at: the chosen one, or that under the cursor; zero for none.
func (s *scene) lit() board.Digit {
	switch {
	case s.filter != 0:
		return s.filter
	case s.chosen != 0:
		return s.chosen
	}
	return s.board.Digit(s.cursor)
}

// left is how often a digit is still to be set.
func (s *scene) left(d board.Digit) int {
	n := board.Side
	for _, x := range s.board.Grid() {
		if x == d {
			n--
		}
	}
	return max(0, n)
}
