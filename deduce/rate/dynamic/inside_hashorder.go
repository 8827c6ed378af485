package dynamic

import "deduku/board"

// hashOrder sorts cells as a Java hash map has them that had them put in as listed: by the low bits of their numbers, of
// which a larger map looks at more. Twin: the method hashed of plain.Hint. Image of hashOrder in section 3.
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
