// Package stream works on many puzzles with all processors, and gives the results in the order of the input.
//
// A [Run] reads puzzles from files in blocks, has workers answer them, and hands the blocks on in order; a fixed
// number of blocks goes round, so memory does not depend on the length of the input. The caller decides on the form of an
// answer and on the place where it is written.
//
// Start at run.go. The reading is in read.go. The workers are in pool.go; they know nothing of puzzles, and also make puzzles and
// check logs. usage.go counts techniques.
package stream
