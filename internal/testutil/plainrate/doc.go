// Package plainrate is the Sudoku Explainer rating in its plainest form: each rule follows the words of its definition, no step keeps
// anything for the next, and nothing is skipped. Tests compare the engines of package rate with it.
//
// Start with rate.go, which asks the producers in order; each other file has one family of producers. Quirk in a comment marks behavior
// of Sudoku Explainer that looks like an accident and decides ratings.
package plainrate
