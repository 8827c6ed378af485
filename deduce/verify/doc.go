// Package verify checks a log of deductions and believes nothing but the
// rules of Sudoku.
//
// It reads the JSON Lines form of a log and checks it by section 5 of the log
// specification: every conclusion must follow from the truths that its step
// names, on a board from which only the steps of its because have removed
// candidates.
// Guesses must be undone in order and for a reason, and the end must be what
// the board says it is.
//
// The package shares no code with what it checks and imports the standard
// library only. It reads a stream of one or more logs line by line and keeps
// the steps that are in force in one log, never the file.
//
// Start at check.go (the stream) and log.go (one log, line by line). A step
// is decoded by json.go, decode.go and notation.go; the steps in force stand
// in replay.go; each kind of step has a file of its own: givens.go,
// deduction.go, guess.go, end.go. The proof is in proof.go and choice.go, the
// two arguments from a single solution in deadly.go and symmetry.go.
package verify
