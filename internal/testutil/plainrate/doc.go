// Package plain is the Sudoku Explainer rating written down for the reader: each rule in the words of its definition,
// nothing kept from one step to the next, nothing left out that is known to come to nothing. It is what the engines of
// package rate are compared with, and only tests use it.
//
// Start with rate.go, which asks the producers in their order; each of the other files holds a family of them.
// Quirk in a comment marks behaviour of Sudoku Explainer that looks like an accident and decides ratings.
package plainrate
