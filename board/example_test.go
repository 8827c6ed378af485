package board_test

import (
	"fmt"
	"slices"

	"deduku/board"
)

// A position is a value: an assignment is a snapshot.
func Example() {
	b := board.New()
	b.Place(board.CellAt(0, 0), 5)
	before := b
	b.Eliminate(board.CellAt(0, 1), 7)

	c := board.CellAt(0, 1)
	fmt.Println(c, "can hold", before.Candidates(c).Len(), "digits, then", b.Candidates(c).Len())
	fmt.Println(slices.Collect(b.Candidates(c).All()))
	fmt.Println(c.Units())
	fmt.Println("the same position:", b == before)
	// Output:
	// r1c2 can hold 8 digits, then 7
	// [1 2 3 4 6 8 9]
	// [r1 c2 b1]
	// the same position: false
}

func ExampleCellSet() {
	row, box := board.Row(3).Cells(), board.Box(4).Cells()
	both := row.And(box)
	fmt.Println(slices.Collect(both.All()))
	fmt.Println("seen by all of them:", both.SeenByAll().Len())
	// Output:
	// [r4c4 r4c5 r4c6]
	// seen by all of them: 12
}
