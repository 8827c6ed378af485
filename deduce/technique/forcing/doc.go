// Package forcing holds techniques of several chains that come to one end: from each candidate of a cell, from each place of a digit,
// from both states of a candidate, from each fin of a fish, from each guardian of a pattern.
//
// Start with forcingchain.go; branches.go has what the others share.
package forcing
