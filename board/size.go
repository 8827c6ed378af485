package board

// The sizes of the game. Code that depends on one is written with its name, so that the compiler finds it; code that
// knows rows, columns and boxes as the only kinds of unit says so with UnitKinds.
const (
	BoxSide    = 3                                  // rows and columns of a box; boxes of a band and of a stack
	Side       = BoxSide * BoxSide                  // rows, columns and boxes of a board; cells of each of them; digits
	Cells      = Side * Side                        // cells of a board
	Candidates = Cells * Side                       // candidates of an empty board
	UnitKinds  = 3                                  // rows, columns, boxes: each cell is in one of each
	Lines      = 2 * Side                           // rows and columns, the units before the boxes
	Units      = UnitKinds * Side                   // rows, columns and boxes
	Truths     = Cells + Units*Side                 // the facts that the rules give: a digit for each cell, a place in each unit for each digit
	Peers      = UnitKinds*(Side-1) - 2*(BoxSide-1) // the cells that each cell sees
	ByDigit    = Side + 1                           // length of an array that has an element for each digit; the first is for no digit
)
