// Package work is a board and how it came about: its log, the states that undo comes back to, its place in a collection,
// and what is coloured by hand. Start with work.go; known.go remembers what the answer engine said of it.
package work
