// Package generate makes puzzles: grids of givens with exactly one solution.
//
// A seed and a number name a puzzle. It is the same on every machine, however many workers share the numbers. Without a pattern it
// is minimal; [Options] says what that means under a symmetry. With a pattern, the givens are exactly its cells. If the allowed tries
// are not enough, the error is a [TriesError]; the package never returns a puzzle that is nearly right.
//
// Start with generator.go. reduce.go removes givens, walk.go goes from a minimal puzzle to one with fewer or more givens, pattern.go
// finds digits for given cells. sets.go and swaps.go find the givens that every puzzle of a full grid needs: a second solution differs
// from the grid in an unavoidable set of cells (G. McGuire, B. Tugemann, G. Civario, 2012), so every puzzle has a given in each set.
package generate
