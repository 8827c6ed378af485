// Package impossible holds patterns that cannot be filled at all: odd rings of one digit or two, and the tridagon. One of the
// candidates that are too many for the pattern is true, its guardians.
//
// Start with brokenwing.go. Find hands the patterns of two and three digits to techniques that go on from their guardians.
package impossible
