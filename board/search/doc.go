// Package search answers which grids complete a position: how many there are, up to a limit, one of
// them, the first of them, or each in turn.
//
// It does not reason the way people do and explains nothing; it is exact and fast, and serves as the
// oracle of checking, loading, rating and generating. A position comes in as a [Puzzle], the digits each
// cell may hold, so pencil marks that were eliminated count and puzzles made of pencil marks only are
// welcome. A puzzle has a unique solution when [Count] with limit 2 is 1. [BruteForce] is
// the textbook method, kept for its count of backtracks; as a [Trial] it can be watched.
//
// Start with search.go, the questions one can ask of a puzzle; base.go and shares.go answer many questions about one,
// estimate.go says about how many solutions there are where they are too many to count. The engine is tables.go, what one digit implies in
// three rows, state.go, a position and its conclusions, guess.go, the choice of a cell, and solver.go,
// the search. That a digit's places in a band are one word and its locked candidates one table comes from
// JCZSolve and its line (zhouyundong_2012, champagne, JasonLion, since 2012).
package search
