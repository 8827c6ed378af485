package generate

import (
	"fmt"
	"strings"

	"deduku/board"
	"deduku/internal/spelling"
)

// ParseMask is the pattern that a mask of 81 characters spells, row by row. A dot, 0, hyphen, underscore
// or space leaves the cell blank; any other character asks for a given. Line ends are skipped.
func ParseMask(mask string) (board.CellSet, error) {
	var cells board.CellSet
	n := 0
	for _, r := range mask {
		if r == '\n' || r == '\r' {
			continue
		}
		if n < board.Cells && !strings.ContainsRune(".0-_ ", r) {
			cells = cells.With(board.Cell(n))
		}
		n++
	}
	if n != board.Cells {
		return board.CellSet{}, fmt.Errorf("the mask has %s; it takes %d, such as x for a given and . for a blank", spelling.Count(n, "cell", "cells"), board.Cells)
	}
	return cells, nil
}

// checkPattern refuses patterns that no puzzle with one solution can have.
func checkPattern(cells board.CellSet) error {
	if n := cells.Len(); n < minClues {
		return fmt.Errorf("the pattern has %s; a puzzle with one solution has at least %d givens", spelling.Count(n, "cell", "cells"), minClues)
	}
	for u := range board.Unit(board.Lines) {
		if !cells.And(u.Cells()).Empty() {
			continue
		}
		for v := u + 1; v < board.Lines && v/board.BoxSide == u/board.BoxSide; v++ {
			if cells.And(v.Cells()).Empty() {
				return fmt.Errorf("the pattern leaves %v and %v blank; swapping them would give a second solution, "+
					"so one of them needs a given", u, v)
			}
		}
	}
	return nil
}

// checkSymmetric refuses patterns without the symmetry asked for.
func checkSymmetric(cells board.CellSet, s board.Symmetry) error {
	for c := range cells.All() {
		if x := s.Image(c); !cells.Has(x) {
			return fmt.Errorf("the pattern is not %v symmetric: it has %v, so it needs %v", s, c, x)
		}
	}
	return nil
}
