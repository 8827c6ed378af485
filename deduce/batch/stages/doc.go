// Package stages has the stages of plans that look at a row by itself: those that find something out, make several rows of one, or
// make puzzles of their own.
//
// solve.go and count.go are short ones to copy. A new stage gets a line in the table of package plans.
package stages
