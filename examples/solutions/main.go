// Command solutions shows how to list every solution of a board that has several.
package main

import (
	"fmt"
	"log"

	"deduku/board/format"
	"deduku/board/search"
)

func main() {
	board, err := format.Parse("..6.....1.8...7.5.9...5.........4....4..3..2....2.8.....3.7...9.7.....8.1.....6.3")
	if err != nil {
		log.Fatal(err)
	}
	puzzle := search.OfGrid(board.Givens)
	for solution := range search.Solutions(&puzzle) {
		fmt.Println(solution)
	}
}
