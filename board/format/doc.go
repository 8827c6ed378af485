// Package format reads and writes puzzles.
//
// The text decides which format it is, not its name. [Parse] reads one puzzle of a pasted text, [Reader] any
// number of them from a stream, [Write] writes one.
package format
