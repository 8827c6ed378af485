package transform

import "deduku/board"

// MostStates is the most states that the search for the canonical grid of g has at a time.
func MostStates(g board.Grid) int {
	var c Canonizer
	c.start(g)
	most := 0
	for range 9 {
		c.step()
		most = max(most, len(c.now))
	}
	return most
}
