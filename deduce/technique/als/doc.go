// Package als holds techniques of almost locked sets: cells of a unit with one digit more than cells. The index of these sets
// is internal/lockedset.
//
// Start with als.go, what its techniques share, then xz.go.
package als
