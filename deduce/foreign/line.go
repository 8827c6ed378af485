package foreign

import (
	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
)

// Line is a step as a text tells it: a line of the text, or the lines of a paragraph.
type Line struct {
	At         int           // the line of the text on which it begins, from 1
	Text       string        // as it is written, several lines joined by spaces
	Title      string        // the name it gives the technique; empty for none
	Techniques deduce.Ladder // what that name stands for; empty where it is not known
	Concludes  []coords.Edit // digits that it places, candidates that it removes
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

// Path is a text taken apart.
type Path struct {
	Style   Style
	Letters Letters // what the letters of its cells are read as
	Lines   []Line
}

// concluded is how much of a text has been understood: lines that conclude, more where the name is known, less where they only say where
// a technique is.
func concluded(lines []Line) (n int) {
	faulty := false
	for i := range lines {
		if lines[i].Concludes != nil {
			n += 4
		}
		if len(lines[i].Techniques) > 0 {
			n += 2
		}
		if lines[i].Pattern != nil {
			n++
		}
		if lines[i].Chain != nil {
			n += 2
		}
		faulty = faulty || lines[i].Fault != ""
	}
	if n == 0 && faulty { // so that a damaged line is told where it is all there is
		return 1
	}
	return n
}

// edits are one edit for each cell and digit.
func edits(cells []board.Cell, digits []board.Digit, eliminate bool) (out []coords.Edit) {
	for _, c := range cells {
		for _, d := range digits {
			out = append(out, coords.Edit{Candidate: board.Candidate{Cell: c, Digit: d}, Eliminate: eliminate})
		}
	}
	return out
}
