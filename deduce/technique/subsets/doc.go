// Package subsets holds naked and hidden subsets, with and without a place in a line and a box at once, and locked
// candidates: what cells of one or two units share out among themselves.
//
// Start with naked.go; hidden.go is its counterpart.
package subsets
