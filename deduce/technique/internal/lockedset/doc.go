// Package lockedset is the index of almost locked sets, and of what sets of cells of a unit can hold together.
//
// Start with unions.go; lockedsets.go finds the almost locked sets among the unions and how they are linked.
package lockedset
