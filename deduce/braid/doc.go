// Package braid rates puzzles as Denis Berthier does in Pattern-Based Constraint Satisfaction and Logic Puzzles (2nd edition, 2015,
// chapters 5, 7 and 11).
//
// A variable is a cell, or a digit of a row, column or box; its candidates are the ways to fill it. A braid of
// length n against a candidate, the target, supposes it and assigns n-1 more candidates, each the only one
// that a variable has left, until another variable has none: so the target is wrong. In a whip each of these variables
// has lost a candidate to the one assigned just before. g-braids and g-whips may also assign a group: the
// candidates of a digit that a line and a box share. Braids of length 1 are locked candidates.
//
// Start with rating.go, which says what each rating is. Below it: shortest.go finds the shortest braids,
// whip.go whips, trials.go trial and error with braids inside, and lanes.go trial and error with singles alone, for all
// candidates at once.
package braid
