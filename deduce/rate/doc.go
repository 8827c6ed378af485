// Package rate computes the Sudoku Explainer rating: ER, EP, and ED, to the tenth, as SukakuExplainer
// computes them with the techniques and rules of Sudoku Explainer 1.2.1.
//
// deduce/rate/README.md defines the rating, rule by rule; comments cite it by heading. The rating is the
// largest difficulty on one path through the puzzle, so every step has to be the step that Sudoku
// Explainer takes, accidents of its search order included. Twenty-nine producers are asked in a fixed
// order, and the first that has a hint decides the step. Package plainrate implements the README almost
// word for word. This package finds the same first hint faster, and tests compare the two position by
// position. A comment names the plain version of a function. If it says that the function follows a
// procedure step by step, the order of everything counts.
//
// # One step, with its numbers
//
// The puzzle .45.2..1.........728.9...4.............1.5.8..5....7....34.982.1....79....4..8..1 is rated 6.6/1.2/1.2. Its first
// step is a hidden single in a box (1.2) that places a digit, so ED and EP are 1.2. The hardest of its 58 steps, the 26th, is a
// Forcing X-Chain of engine 21 in digit 3:
//
//	node   says         because
//	1      r1c6 <> 3    assumed
//	2      r1c7 = 3     the only other place in row 1 (strong link)
//	3      r9c7 <> 3    sees r1c7 in column 7 (weak link)
//	4      r9c5 = 3     the only other place in row 9
//	5      r3c5 <> 3    sees r9c5 in column 5
//	6      r1c6 = 3     the only other place in box 2
//
// From "r1c6 is not 3" follows "r1c6 is 3", so 3 is placed in r1c6. The chain has 6 nodes. Its length is 6 - 2 = 4, and a length
// of 4 adds nothing (hint/length.go): the step is rated 6.6, the base of chains in one digit. A chain of 8 nodes there removes
// 3 from r4c6; its length, 6, adds a tenth, so that hint is rated 6.7 and comes later in the order. No other step is above 6.6,
// so 6.6 is the ER. ExamplePath prints this step.
//
// # Glossary
//
//   - candidate: a digit in a cell. An id packs it into one small number; numbers gives those of a position consecutive numbers, so that
//     a set of candidates is a row: a few words of bits (grid).
//   - on, off: a candidate is true, or false. A node is a candidate that is on or off, with what it follows from.
//   - weak link: what is on switches others off. Strong link: what is off switches the only other one on.
//   - group: the candidates of a cell, or the places of a digit in a unit.
//   - assumption, source: the node that a search begins with. Target: the node that a hint concludes.
//   - parent: a node that another follows from directly. Ancestors: all nodes that it rests on, itself included.
//   - nodes (of a hint): how many ancestors its targets have. The number decides its rating within an engine.
//   - bound: no more nodes than these are looked for. A node is alive while its ancestors are within the bound.
//   - clash: a candidate is on and off, so the assumption is false.
//   - reach: what follows from an assumption when candidates leave the position on the way (dynamic/reach.go). Spread: what
//     follows when the position does not change (static/spread.go). Closure: what follows in the end, in no order and without
//     counting nodes (quick/closure.go).
//   - level: which rules are used inside a chain: 0 none, 1 locked candidates, pairs and X-wings, 2 also engine 21, 3 also
//     engine 24, 4 engine 25. Nest: a chain used inside a chain.
//   - gone: a candidate that the position had earlier and has no longer. What outlasts a step is brought up to date by a function
//     named update, from what has gone since.
//   - tell: to make a step of a hint, with its reasons, for people.
//
// # Where to look
//
// Start with rater.go: it asks the producers in their order and carries out what the first of them finds. Its struct holds the
// producers and what they share.
//
//   - singles.go, locked.go, sets.go, fish.go, wings.go, uniqueloop.go, bug.go, alignedexclusion.go: producers 1 to 20 and 22.
//     They keep no hints. Singles are part of the position; the others look again only where it has changed since they
//     found nothing.
//   - chains.go: asks the engines of chains and makes hints of what they find.
//   - names.go, worth.go, tell_*.go, path.go, ladder.go: which technique a hint is, what it is worth, how it is told as a step, the
//     path as a log of ordinary steps, and the path as a ladder for solvers.
//
// The packages below it, the lowest first: grid is the board, with candidates in numbers and sets of them as rows; hint is what a
// producer found; static is engine 21, dynamic engines 23 to 29; quick says early that an engine has nothing.
package rate
