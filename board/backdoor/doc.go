// Package backdoor finds the cells that make a puzzle easy: sets of cells whose digits, once known, let
// naked and hidden singles do the rest.
//
// Start with backdoor.go, the search; singles.go is how far singles get.
package backdoor
