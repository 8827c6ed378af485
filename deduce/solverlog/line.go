package solverlog

import (
	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
)

// Line is a step as a text tells it: a line of the text, or the lines of a paragraph.
type Line struct {
	At         int           // the line of the text on which it begins, from 1
	Until      int           // the last line of it, or 0 if it has only one
	Text       string        // as it is written, several lines joined by spaces
	Title      string        // the name it gives the technique; empty for none
	techniques deduce.Ladder // the techniques of that name; empty if it is unknown
	Near       string        // of a name that is almost that of a technique: the technique's title
	Concludes  []coords.Edit // digits that it places, candidates that it removes
	pattern    *pattern      // the place of the technique, in a line without a conclusion
	described  *pattern      // the pattern that a line names before its conclusion, or nil
	Chain      *Chain        // in Eureka notation; nil for none
	Fault      string        // why it could not be read; empty where it could
}

// A pattern holds the cells, units, and digits that a line names for its technique.
type pattern struct {
	cells  board.CellSet
	units  board.UnitSet
	digits board.DigitSet

	candidates []board.Candidate // written together, as in 4r5c6
	isChain    bool
	loop       *Chain // the chain as a loop, link by link; nil if it is none
}

// Path is a text taken apart.
type Path struct {
	Style   Style
	Letters Letters // what the letters of its cells are read as
	Lines   []Line
	Skipped []int // lines of the text that are part of no step, if they were looked for
}

// concluded is how much of a text has been understood: lines that conclude, more where the name is known, less where they only say where
// a technique is.
func concluded(lines []Line) (n int) {
	faulty := false
	for i := range lines {
		if lines[i].Concludes != nil {
			n += 4
		}
		if len(lines[i].techniques) > 0 {
			n += 2
		}
		if lines[i].pattern != nil {
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
