package search

import "deduku/board"

// Puzzle holds the digits that each cell may take: bit d-1 stands for digit d. A given has one bit, a
// cell without marks all nine. A solution is a grid that obeys the rules and takes each cell's digit
// from the cell's mask; nothing else is asked of the masks.
type Puzzle [board.Cells]uint16

// all is the mask of a cell that may take any digit.
const all = 1<<9 - 1

// Of is the puzzle of a position: the candidates of each cell.
func Of(b *board.Board) Puzzle {
	var p Puzzle
	for c := range p {
		p[c] = uint16(b.Candidates(board.Cell(c)) >> 1)
	}
	return p
}

// OfGrid is the puzzle with the digits of g as givens. Givens that clash give a puzzle without solution.
func OfGrid(g board.Grid) Puzzle {
	var p Puzzle
	for c, d := range g {
		p[c] = maskOf[d&15]
	}
	return p
}

// OfPosition is OfGrid where some candidates are ruled out besides.
func OfPosition(g board.Grid, eliminated []board.Candidate) Puzzle {
	p := OfGrid(g)
	for _, x := range eliminated {
		p[x.Cell] &^= 1 << (x.Digit - 1)
	}
	return p
}

// maskOf is the mask of a cell that holds a digit or none. Which cells are given has no pattern: a branch
// on it would be mispredicted at most givens.
var maskOf = [16]uint16{all, 1 << 0, 1 << 1, 1 << 2, 1 << 3, 1 << 4, 1 << 5, 1 << 6, 1 << 7, 1 << 8}

// Allows reports whether each cell of g takes one of the digits that p leaves it.
func (p *Puzzle) Allows(g board.Grid) bool {
	for c, d := range g {
		if d == 0 || p[c]>>(d-1)&1 == 0 {
			return false
		}
	}
	return true
}
