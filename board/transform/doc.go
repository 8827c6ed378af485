// Package transform turns puzzles into equivalent ones, and tells which puzzles are equivalent.
//
// Two grids are equivalent when one becomes the other by moving bands, moving rows within their band,
// moving stacks, moving columns within their stack, transposing, and renaming the digits. None of these
// changes what a puzzle asks: the number of solutions and the deductions stay the same. A [Transform] is
// one such change; [Canonical] picks the same representative for all equivalents of a grid.
//
// Start with transform.go, the change itself. canonical.go is the search for the representative, state.go
// what the search knows of one way to begin it.
package transform
