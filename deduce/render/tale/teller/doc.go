// Package teller has what all tales of patterns are told with: a [Tale], the [Teller] of one step, and its words for cells and units, for
// what a cell sees, for a digit that is followed from unit to unit.
//
// Start with teller.go. cells.go writes cells, sees.go what sees what, concluded.go is what the step concludes, run.go follows a digit.
package teller
