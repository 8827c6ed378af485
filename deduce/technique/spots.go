package technique

// How to find what the techniques of several files are made of: what to look at first, what to count, the usual trap. Other
// texts stand beside their techniques.
const (
	spotXYWing = "Start from a cell with two candidates, the pivot, and look at other such cells that it sees. Two of them must share a different digit with it each, and their other digit must be the same. " +
		"The trap is two cells that share the same digit with the pivot."

	spotXYZWing = "Start from a cell with three candidates, the pivot, and look at cells with two of these three that it sees: two of them with one digit in common, the one to remove. " +
		"The trap is a removed candidate that sees the pincers but not the pivot, which can hold that digit, too."

	spotWXYZWing = "Start from a cell with three or four candidates, the pivot, and look at cells with two candidates that it sees. Each of three shares another digit with the pivot; their other digit is the same in all, the one to remove. " +
		"The trap is a pivot that can hold this digit, too: then the removed candidate must see it as well."

	spotRectangle = "Look for the same two candidates at the four corners of a rectangle that lies in two boxes, "
	spotLoopCells = "Look for six cells or more with the same two candidates, two or none of them in each row, column and box, "
	spotTwoLines  = "Look at two rows or two columns of three boxes side by side for a pair of cells in each box that have the same three candidates, "
	spotLite      = "Look for cells with two candidates such that each digit has two places among them, or none, in each row, column and box, "

	tailDeadly1  = "but for one cell that has more: it holds one of these. "
	tailDeadly2  = "but for one and the same digit more in some of them: one of these cells holds it, so look at what sees them all. The trap is a cell with yet another candidate."
	tailDeadly3  = "but for two cells of a unit that have more. Count the two as one cell with these further candidates, and look in their unit for a naked subset with it. The trap is to count what the two cells have of the pattern, too."
	tailDeadly4  = "but for two cells of a unit that have more. If one digit of the pattern has no other place in that unit, what else the two cells have of it can be removed. The trap is a third place for the digit in the unit."
	trapFour     = "The trap is a rectangle that lies in four boxes: there the digits could not swap."
	trapLoop     = "The trap is a row, column or box with one or three of the cells."
	trapTwoLines = "The trap is a pair whose cells are not side by side in one box."
	trapLite     = "The trap is a digit with one or three places among the cells in a unit."

	spotDeadly6 = "Look for a rectangle in two boxes with the same two candidates and more in two opposite corners. If one of the two digits has no other places in both rows, or both columns, it can be removed from these corners. " +
		"The trap is a third place in one of the lines."

	spotHiddenRectangle = "Look for a rectangle in two boxes of which all corners can hold the same two digits, and one corner only these. From the opposite corner follow its row and its column: if one of the digits has no place there " +
		"but the corners, the other digit can be removed from it. The trap is to remove the digit that has just these places."

	spotBUG = "Late in a puzzle, when all open cells have two candidates but one that has three: in its row, column or box look for the digit that stands three times. The cell holds it. " +
		"The trap is a second cell with three candidates."

	spotBUGs = "Late in a puzzle, when all open cells have two candidates but a few that have more: find in each of these the digit that stands three times in its row, column and box. "

	spotAvoidable = "Look at cells that you have filled, not at givens: "
	trapAvoidable = "The trap is a given among the corners: it is fixed, so nothing follows."

	spotTurbot = "Filter one digit and mark the units in which it has two places. Look for two of them with an end each in a common unit. " +
		"The digit can be removed from what sees both free ends; the trap is to take the joined ends instead."

	spotLinks = "Mark the strong links: cells with two candidates, digits with two places in a unit. "

	spotGroups = "Mark the strong links, and units in which all places of a digit but one, or but one group, lie where a box and a line cross: they are strong links, too. "

	spotSets = "Mark the strong links, and look along the way for cells of a unit with one digit more than cells: a strong link leads from each of their digits to each other. "

	spotChainEnd = "Start from the end of a strong link and follow strong and weak links in turn; after each strong link look for what each of the two ends removes. " + trapTwoWeak

	spotLoopEnd = "Follow strong and weak links in turn until you come back to where you began. Then look at each weak link: what sees both its ends in their unit, " +
		"or stands beside them in their cell, can be removed. The trap is a ring with two weak links in a row."

	spotSetLoopEnd = "Follow strong and weak links in turn until you come back to where you began. Then look at what sees both ends of a weak link, and at what sees all places of another digit of a set. " +
		"The trap is to go on from a digit of a set of which one place is not seen."

	spotBackEnd = "Start from a candidate that you doubt and follow weak and strong links in turn until you come back to its cell: does that say that it is false, or that another one of the cell is true? " + trapTwoWeak

	trapTwoWeak = "The trap is two weak links in a row: from 'not true' nothing follows by a weak link."
)
