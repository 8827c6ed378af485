// Package puzzle holds what is read of a puzzle and what is written of one.
//
// A [Puzzle] is the givens and whatever else a text said: digits placed since, candidates eliminated, a solution, meta data
// and what was assumed while reading. It knows the words of package board and nothing of the text's format. Where a text is
// no puzzle, a [SyntaxError] says so with its place, a [Pos].
//
// Start with puzzle.go. candidates.go and solution.go take over lists of candidates and solutions, which may contradict the
// digits; position.go has places and errors.
package puzzle
