package format

import "fmt"

// counted is a number of things in words: 1 row, 2 rows.
func counted(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// cellCount is a number of cells in words.
func cellCount(n int) string { return counted(n, "cell") }

// rowCount is a number of rows in words.
func rowCount(n int) string { return counted(n, "row") }

// wrongSize says of a grid of k rows that it is not the size of a Sudoku.
func wrongSize(k int) string { return fmt.Sprintf("this is a %dx%d grid; deduku solves 9x9", k, k) }
