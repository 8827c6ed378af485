// Package easiest looks for the easiest path of a puzzle by a ladder: the one whose hardest technique is the easiest, then the one
// with the lowest sum of scores, then the one with the fewest steps.
//
// A solver takes the first step that it finds. Here the steps are choices: of those that cost much each is tried, and the search
// goes on from the positions that look best. Steps that cost little are taken as they come, and what turns out to have led nowhere is left out of
// the path in the end.
//
// Start with search.go, which chooses the positions; node.go is a position and the steps to it, path.go what paths are compared by.
package easiest
