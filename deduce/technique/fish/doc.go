// Package fish holds the fish of one digit: units whose places for it lie in as many other units, but for some fins.
//
// Start with fishes.go, the list of all; fish.go says what kind each of them is. All go through one search: search.go for the
// bases, cover.go for the covers; gate.go tells early that there is none, report.go says which of those found are told.
package fish
