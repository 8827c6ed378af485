// Package deadly is about patterns that would have two fillings, or none, but for extra candidates: what follows from these, and
// the patterns that several families search for.
//
// Start with deadly.go; guards.go lets a search drop early what leads to nothing.
package deadly
