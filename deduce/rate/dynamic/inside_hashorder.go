package dynamic

import "deduku/board"

// hashOrder sorts cells into the order of a Java hash map that got them in the order listed: by the
// low bits of their numbers, with more bits for a larger map. Its plain version is Hint.hashed in
// plainrate. See "Hash order" in deduce/rate/README.md.
func hashOrder(cells []board.Cell) {
	mask := board.Cell(15)
	switch k := len(cells); {
	case k > 48:
		mask = 127
	case k > 24:
		mask = 63
	case k > 12:
		mask = 31
	}
	for i := 1; i < len(cells); i++ {
		for j := i; j > 0 && cells[j]&mask < cells[j-1]&mask; j-- {
			cells[j], cells[j-1] = cells[j-1], cells[j]
		}
	}
}
