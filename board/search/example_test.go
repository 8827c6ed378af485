package search_test

import (
	"fmt"

	"deduku/board"
	"deduku/board/search"
)

func Example() {
	b := board.New() // with the first row given and one candidate less
	for col := range 9 {
		b.Give(board.CellAt(0, col), board.Digit(col+1))
	}
	b.Eliminate(board.CellAt(1, 0), 4)
	puzzle := search.Of(&b)

	fmt.Println("one solution:", search.Count(&puzzle, 2) == 1)
	first, _ := search.First(&puzzle)
	fmt.Println(first)
	for solution := range search.Solutions(&puzzle) {
		fmt.Println("a solution:", solution.Solved() && puzzle.Allows(solution))
		break
	}
	// Output:
	// one solution: false
	// 123456789546789123789123456214365897357891264698247315435612978861974532972538641
	// a solution: true
}
