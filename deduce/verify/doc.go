// Package verify checks a log of deductions and trusts nothing but the rules of Sudoku.
//
// It reads a log as JSON Lines and follows the rules in deduce/LOG.md, "How a log is checked": every conclusion must follow from the
// truths that its step names, on a board from which only the steps in its because have removed candidates. Guesses must be undone
// in order and for a reason, and the end must agree with the board.
//
// The package shares no code with the programs that it checks and imports only the standard library. It reads a stream of one or
// more logs line by line, and keeps the steps in force of one log, never the whole file.
//
// Start with check.go (the stream) and log.go (one log, line by line). json.go, decode.go, and notation.go decode a step, and
// replay.go holds the steps in force. Each kind of step has its own file: givens.go, deduction.go, guess.go, and end.go. The proof is
// in proof.go and choice.go; deadly.go and symmetry.go handle steps that assume a single solution.
package verify
