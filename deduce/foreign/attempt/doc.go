// Package attempt reads data sets of attempts at puzzles, as benchmarks of language models keep them, and judges each: how far
// it got, what was wrong first, and which steps nothing justifies.
//
// record.go reads data sets; score.go judges an attempt by package foreign.
package attempt
