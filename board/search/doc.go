// Package search answers which grids complete a position: how many there are, up to a limit, one of
// them, the first of them, a random one, or each in turn.
//
// It does not reason the way people do and explains nothing; it is exact and fast, and serves as the
// oracle of checking, loading, rating and generating. A position comes in as a [Puzzle], the digits each
// cell may hold, so pencil marks that were struck count and puzzles made of pencil marks only are
// welcome. A puzzle has a unique solution when [Count] with limit 2 is 1.
//
// Start with search.go, the questions one can ask; [Batch] asks them of many puzzles. [BruteForce] is
// the textbook method, kept for its count of backtracks.
package search
