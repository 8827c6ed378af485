package source

import (
	"fmt"

	"deduku/internal/spelling"
)

// Counted is a number of things in words: 1 row, 2 rows.
func Counted(n int, noun string) string { return spelling.Count(n, noun, noun+"s") }

// CellCount is a number of cells in words.
func CellCount(n int) string { return Counted(n, "cell") }

// RowCount is a number of rows in words.
func RowCount(n int) string { return Counted(n, "row") }

// WrongSize says of a grid of k rows that it is not the size of a Sudoku.
func WrongSize(k int) string { return fmt.Sprintf("this is a %dx%d grid; deduku solves 9x9", k, k) }
