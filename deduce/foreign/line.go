package foreign

import (
	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
)

// Line is a step as a text tells it: a line of the text, or the lines of a paragraph.
type Line struct {
	At         int           // the line of the text on which it begins, from 1
	Text       string        // as it is written, several lines joined by spaces
	Title      string        // the name it gives the technique; empty for none
	Techniques deduce.Ladder // what that name stands for; empty where it is not known
	Concludes  []format.Edit // digits that it places, candidates that it removes
	Pattern    *Pattern      // of a line that concludes nothing: where the technique is said to be
	Chain      *Chain        // in Eureka notation; nil for none
	Fault      string        // why it could not be read; empty where it could
}

// Pattern is what a line without a conclusion says of its technique.
type Pattern struct {
	Cells  board.CellSet
	Digits board.DigitSet
}

// Guesses reports whether the line says that its digit was tried and not deduced.
func (l *Line) Guesses() bool { return l.Title == "Brute Force" || l.Title == "Guess" }
