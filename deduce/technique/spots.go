package technique

import (
	"strings"

	"deduku/deduce"
)

// spots are how to find what has a shape: what to look at first, what to count, the usual trap. A shape that is missing
// is told of chains in general.
var spots = map[deduce.Shape]string{
	deduce.ShapeOther: "Start from a cell with two candidates or a digit with two places in a unit, and follow strong and weak links in turn. " +
		"Look for what both ends see. The trap is two weak links in a row: from 'not true' nothing follows by a weak link.",
	deduce.ShapeLocked: "Filter one digit and look at each box: do its places lie on one line? Then at each line: do its places lie in one box? " +
		"The trap is a place overlooked because the cell has many candidates.",
	deduce.ShapeNakedSet: "Look for cells with few candidates in a row, column or box, and count the digits of two, three or four of them together. " +
		"Cells of a triple need not have all three digits. The trap is to count digits of one cell only.",
	deduce.ShapeHiddenSet: "In a unit with many open cells count, for each digit, its places. Two digits with the same two places, or three with the same three, are it. " +
		"The trap is the crowd of other candidates in these cells: it is just what can be removed.",
	deduce.ShapeTurbot: "Filter one digit and mark the units in which it has two places. Look for two of them with an end each in a common unit. " +
		"What sees both free ends loses the digit; the trap is to take the joined ends instead.",
	deduce.ShapeEmptyRectangle: "Filter one digit and look for a box in which it lies on one row and one column only. Then look for a line with two places for it, one of them on that row or column. " +
		"The trap is a fifth place in the box, off both lines.",
	deduce.ShapeWing: "Start from a pivot with two or three candidates, and look at cells with two candidates that it sees. Each must share one digit with it and all the same other digit. " +
		"The trap is a removed candidate that sees the pincers but not the pivot where the pivot too can be that digit.",
	deduce.ShapeWWing: "Look for two cells with the same two candidates that do not see each other. Then look for a unit in which one of the digits has two places, one seen by each. " +
		"It is the other digit that is removed: that is the trap.",
	deduce.ShapeBentSet: "Look where a line and a box meet for cells with few candidates, as many digits as cells. Check digit by digit whether its places see each other: at most one digit may fail. " +
		"The trap is a second one that fails.",
	deduce.ShapeRemotePair: "Look for cells with the same two candidates and follow them from one to the next that sees it. Count the links: the ends differ when the number is odd. " +
		"The trap is an even number: then the ends are equal.",
	deduce.ShapeColors: "Filter one digit and mark the units in which it has two places. Colour one end, its partner in the other colour, and go on as far as it leads. " +
		"Then look for a place that sees both colours, and for a colour that sees itself. The trap is to colour along a unit with three places.",
	deduce.ShapeMultiColors: "Colour all the strong links of one digit; where they fall apart into groups, use a new pair of colours for each. Look for a place of one group that sees a place of another. " +
		"The trap is to mix up which colours are known to be not both true and which are then at least one true.",
	deduce.ShapeMedusa: "Start colouring at a cell with two candidates, and go on both by units with two places for a digit and by cells with two candidates. " +
		"Then look for a colour twice in a cell or unit, and for candidates that see both colours or share a cell with one. The trap is a link over a unit with three places.",
	deduce.ShapeDeadly: "Look for the same few candidates in cells that pair up in rows, columns and boxes. Count the candidates beyond: they must not all be false. " +
		"It holds only where the puzzle has one solution, and the cells of a rectangle must lie in two boxes, not four: that is the trap.",
	deduce.ShapeReverseBUG: "Look at placed digits that are not given, and for an open cell that would pair two of them up in rows, columns and boxes. " +
		"A single given among them, or an odd one out, breaks it: that is the trap.",
	deduce.ShapeALSPair: "Count in rows, columns and boxes for cells with one digit more than cells; a cell with two candidates is the smallest such set. Look for two that share two digits, one of them with all its places in sight of each other. " +
		"The trap is a restricted common of which one place does not see all the others.",
	deduce.ShapeALSWing: "Find an almost locked set with a restricted common to each of two others, by two different digits. The others must share a further digit. " +
		"The trap is to use the same digit for both links.",
	deduce.ShapeALSWWing: "As for a W-Wing, with almost locked sets in place of the two cells: look for a unit with two places for a digit, each of which sees all of it in one set. " +
		"The trap is a place of the digit in a set that its end does not see.",
	deduce.ShapeALSChain: "List small almost locked sets, and go from one to the next by restricted commons, another digit each time. What the first and the last share is what counts. " +
		"The trap is to leave a set by the digit by which it was entered.",
	deduce.ShapeAlmostLocked: "Where a line and a box cross, look at cells of the one with two or three digits, and at the other for as few places of these digits. " +
		"The trap is to count places in the cells that both share.",
	deduce.ShapeSueDeCoq: "Look where a line and a box cross for two or three open cells with two digits more than cells. Then look in the rest of the line and of the box for cells with few candidates that take up these digits. " +
		"Digits and cells must come out equal; the trap is a digit that both sides use.",
	deduce.ShapeBlossom: "Take a cell with two or three candidates as the stem. For each of its digits look for an almost locked set of which it sees all places of the digit. " +
		"All petals must share a further digit. The trap is a petal with a place of the stem's digit out of its sight.",
	deduce.ShapeExclusion: "Take two or three cells that see the same cells with two candidates or almost locked sets. Write down all combinations of their candidates, and cross out those that such a set forbids. " +
		"The trap is to cross out equal digits in cells that do not see each other.",
	deduce.ShapeBrokenWing: "Filter one digit and look for five or seven places in a ring, neighbours sharing a unit that has few others. The others are the guardians. " +
		"The trap is to overlook one of them: every unit of the ring counts.",
	deduce.ShapeOddagon: "Look for five or seven cells with the same two digits in a ring, few of them with more. An odd ring cannot be filled by two digits in turn. " +
		"The trap is an even ring, which can.",
	deduce.ShapeTridagon: "Look for the same three digits in three cells each of four boxes that form a rectangle of boxes, in every box one cell to a row and a column. Nearly all of them have just these three. " +
		"The trap is an even number of boxes that run against the others: then it can be filled.",
	deduce.ShapeSymmetry: "Look at the givens alone: do they fall on themselves under a half-turn, a quarter-turn or a mirror, each digit always on the same digit? Cells that stay in place need digits that stay. " +
		"The trap is one pair of givens that does not fit.",
	deduce.ShapeChain: "Mark the strong links: cells with two candidates, digits with two places in a unit. Start from the end of one and follow strong and weak links in turn; " +
		"after each strong link look for what both ends see. The trap is two weak links in a row: from 'not true' nothing follows by a weak link.",
	deduce.ShapeForcing: "Take a cell with three candidates, or a digit with three places, from which short chains begin. Follow each in a colour of its own, and look for a candidate that all of them rule out. " +
		"The trap is to leave out a case.",
	deduce.ShapeTemplate: "This is for programs: list all ways to place one digit in nine rows, columns and boxes, and compare. By hand it pays only late, when few ways are left. " +
		"The trap is to overlook a way.",
}

// spotsByName are how to find techniques that share a shape but not the way to look for them.
var spotsByName = map[string]string{
	"forcing-net-contradiction": "Suppose a candidate of a small cell, or of a digit with few places, on a copy of the board or in another colour, and place singles as far as they go. " +
		"Write down in order what was placed and why: where a cell or digit has nothing left, go back from there to see which of it you need. " +
		"The trap is to go on from a candidate that fills the board: that proves nothing.",
	"forcing-net-verity": "Take a cell with two or three candidates, or a digit with as few places in a unit, and follow each of them in a colour of its own. " +
		"What is crossed out in every colour is false. The trap is to forget one of the candidates.",
	"nested-forcing-net": "Follow a candidate by singles; where they end without a contradiction, look what its board has for you: locked candidates, pairs, a second candidate that dies at once. " +
		"Each such removal is a lemma and holds under the first candidate alone. The trap is to keep a lemma after the first candidate is given up.",
	"deep-forcing-net": "This is a last resort: as a nested net, but a lemma may need lemmas. Write each level apart, indented, and close the inner ones first. " +
		"The trap is to mix up what was supposed where.",
	"full-house": "Look for a row, column or box with eight digits. Say the digits from 1 to 9 and see which is missing. " +
		"The trap is to miscount: check that one cell only is open.",
	"naked-single": "Look at cells whose row, column and box are well filled. Count from 1 to 9 and cross out what the cell sees; if one digit remains, it is it. " +
		"The trap is to forget the box.",
	"hidden-single": "Take a digit that stands often, and a box without it. Draw lines along rows and columns from where it stands; if one cell of the box is free of them, it is there. " +
		"Then do the same for rows and columns, which are easy to forget.",
}

// fishSpot is how to find fish of one kind.
func fishSpot(name string) string {
	switch {
	case strings.HasPrefix(name, "siamese-"):
		return "Where a finned fish is found, exchange one cover for another that turns a fin into a body place. " +
			"If the same bases make a second fish, both remove at once. The trap is to use the fins of one fish with the covers of the other."
	case strings.Contains(name, "mutant-"):
		return "Take this as a last resort: the bases may be rows, columns and boxes together. Start with units that have two or three places for the digit and no cell in common, " +
			"and look for as many covers. The trap is a place in two bases: it counts as a fin."
	case strings.Contains(name, "franken-"):
		return "When a fish on lines fails by a few places that lie together in a box, take the box as a base or as a cover instead of a line. " +
			"Count places, not units: each must be covered. The trap is a place in two bases: it counts as a fin."
	case strings.HasPrefix(name, "finned-"), strings.HasPrefix(name, "sashimi-"):
		return "Look for a fish that a place or two in one box spoil: these are the fins. Only what shares that box with them and lies in a cover can be removed. " +
			"In a sashimi fish the corner by the fins is missing; the trap is to remove also what does not see every fin."
	}
	return "Filter one digit. Count its places row by row, then column by column: lines with no more places than the fish has lines can be bases. " +
		"The same columns must hold all of them. The trap is a place outside: then it is a finned fish at best."
}
