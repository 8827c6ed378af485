// Package chain finds chains of inferences in a position: two nodes that cannot both be false, and the links that show it.
//
// A node is a digit in one cell or, grouped, in one of several cells: of a box and a line, of an almost locked set, or
// among the guards of a pattern. A strong link joins two nodes of which at least one is true: the two candidates of a cell,
// the two places of a digit in a unit, two digits of an almost locked set, two guards of a pattern that would be deadly or
// impossible without them. A weak link joins two of which at most one is true: two candidates of a cell, or one digit in
// cells that all see each other. A chain begins and ends with a strong link, and strong and weak links alternate; so at
// least one of its two ends is true, and a candidate that both ends rule out can be removed. Where the ends see each other the chain
// is a loop: then of each weak link exactly one node is true.
//
// A [Graph] is the nodes and links of a position, of some kinds (graph.go), in rows of bits (rows.go). Its search walks from
// each node level by level (walk.go), but for nodes that lead to no removal (reach.go), and keeps the shortest chains alone
// (search.go); one of these is found again, node by node, when its nodes are asked for (path.go). removals.go has the candidates
// that a chain removes. Forcing chains begin at each candidate of a truth and end alike (forcing.go); foresee.go finds the truths
// that have them. [Consequences] are all literals that each candidate, true or false, leads to (literal.go).
package chain
