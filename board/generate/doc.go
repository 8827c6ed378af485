// Package generate makes puzzles: grids of givens with exactly one solution.
//
// A puzzle is named by a seed and a number, and is the same on every machine, however many workers share
// the numbers among them. Without a pattern it is minimal: see [Options] for what that means under a
// symmetry. With a pattern the givens are exactly the cells of the pattern. What was asked and could not
// be met in the tries allowed is a [TriesError], never a puzzle that is nearly right.
//
// Start with generator.go. reduce.go takes givens away, walk.go goes from a minimal puzzle to one with
// fewer or more givens, pattern.go finds digits for given cells.
package generate
