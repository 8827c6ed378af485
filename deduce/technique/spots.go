package technique

// How to find what the techniques of several files are made of: what to look at first, what to count, the usual trap. Other
// texts stand beside their techniques.
const (
	spotWing = "Start from a pivot with two or three candidates, and look at cells with two candidates that it sees. Each must share one digit with it and all the same other digit. " +
		"The trap is a removed candidate that sees the pincers but not the pivot where the pivot too can be that digit."

	spotDeadly = "Look for the same few candidates in cells that pair up in rows, columns and boxes. Count the candidates beyond: they must not all be false. " +
		"It holds only where the puzzle has one solution, and the cells of a rectangle must lie in two boxes, not four: that is the trap."

	spotTurbot = "Filter one digit and mark the units in which it has two places. Look for two of them with an end each in a common unit. " +
		"What sees both free ends loses the digit; the trap is to take the joined ends instead."

	spotChain = "Mark the strong links: cells with two candidates, digits with two places in a unit. Start from the end of one and follow strong and weak links in turn; " +
		"after each strong link look for what both ends see. The trap is two weak links in a row: from 'not true' nothing follows by a weak link."
)
