package uniqueness

// How to find deadly patterns: what the texts of several of them have in common.
const (
	tailDeadly1 = "but for one cell that has more: it holds one of these. "
	tailDeadly2 = "except for one and the same digit more in some of them: at least one of these cells holds it, so look at what sees them all. The trap is a cell with yet another candidate."
	tailDeadly3 = "but for two cells of a unit that have more. Count the two as one cell with these further candidates, and look in their unit for a naked subset with it. The trap is to count what the two cells have of the pattern, too."
	tailDeadly4 = "but for two cells of a unit that have more. If one digit of the pattern has no other place in that unit, what else the two cells have of it can be removed. The trap is a third place for the digit in the unit."
)
