// Package attempt reads data sets of attempts at puzzles, as benchmarks of language models keep them, and judges each: how far
// it got, what was wrong first, and which steps nothing justifies.
//
// record.go reads data sets, fields.go finds the puzzle and the attempt in a record, and grids.go finds the final grid in a
// text. score.go judges an attempt with package solverlog.
package attempt
