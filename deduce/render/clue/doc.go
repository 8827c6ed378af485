// Package clue tells a step little by little, as hints do: where to look, which cells make the pattern and what each of them is in it, and
// how they hang together. What follows from all that is the step, which wording and explanation tell.
//
// region.go, cells.go and pattern.go are these three, in this order.
package clue
