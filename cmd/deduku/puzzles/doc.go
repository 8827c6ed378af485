// Package puzzles has the subcommands that answer puzzles with a line each, change, make or convert them. What they share is
// in package pipeline.
//
// Begin with answers.go, which is short: count and unique. solve.go and rate.go are the long ones.
package puzzles
