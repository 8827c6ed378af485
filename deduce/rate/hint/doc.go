// Package hint has what a producer found: a [Hint] with its difficulty, what it places and removes, and what its pattern is made of.
// length.go tells what the length of a chain adds to the difficulty.
package hint
