package rendertest

import (
	"deduku/board"
	"deduku/deduce"
)

// At is the cell in a row and column counted from one.
func At(row, col int) board.Cell { return board.CellAt(row-1, col-1) }

// Candidates are one digit in several cells.
func Candidates(d board.Digit, cells ...board.Cell) []board.Candidate {
	var out []board.Candidate
	for _, c := range cells {
		out = append(out, board.Candidate{Cell: c, Digit: d})
	}
	return out
}

// Only eliminates, as premises, all digits but these from a cell.
func Only(c board.Cell, digits ...board.Digit) []board.Candidate {
	var out []board.Candidate
	for d := range (board.AllDigits &^ board.Digits(digits...)).All() {
		out = append(out, board.Candidate{Cell: c, Digit: d})
	}
	return out
}

// OnlyIn eliminates, as premises, a digit from all cells of a unit but these.
func OnlyIn(u board.Unit, d board.Digit, cells ...board.Cell) []board.Candidate {
	var out []board.Candidate
	for c := range u.Cells().Minus(board.CellsOf(cells...)).All() {
		out = append(out, board.Candidate{Cell: c, Digit: d})
	}
	return out
}

// LogOf is a log on an empty board: the eliminated candidates as premises, then the step, which rests on all of them.
func LogOf(eliminated []board.Candidate, step deduce.Step) deduce.Log {
	var log deduce.Log
	for _, x := range eliminated {
		log.Steps = append(log.Steps, deduce.Step{Kind: deduce.Premise, Eliminations: []board.Candidate{x}})
		step.Because = append(step.Because, len(log.Steps))
	}
	log.Steps = append(log.Steps, step)
	return log
}

// Node is a digit in some cells.
func Node(d board.Digit, cells ...board.Cell) deduce.Node {
	return deduce.Node{Cells: board.CellsOf(cells...), Digit: d}
}

// Set is a part that has cells and digits.
func Set(role deduce.Role, digits board.DigitSet, cells ...board.Cell) deduce.Part {
	return deduce.Part{Role: role, Cells: board.CellsOf(cells...), Digits: digits}
}
