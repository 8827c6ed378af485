// Package plainrate computes the Sudoku Explainer rating in its plainest form: each rule follows the
// words of deduce/rate/README.md, no step keeps anything for the next, and nothing is skipped. Tests
// compare the engines of package rate with it.
//
// Start with rate.go, which asks the producers in order. Each other file has one family of producers.
// "Quirk" in a comment marks behavior of Sudoku Explainer that looks like an accident and affects
// ratings; deduce/rate/README.md marks the same places.
package plainrate
