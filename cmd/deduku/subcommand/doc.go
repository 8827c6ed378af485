// Package subcommand holds what the subcommands of deduku share: the streams that they read and write, files named on the
// command line and deduku's own, answers in JSON, what Ctrl-C ends, seeds that are drawn, lines that say how far one is.
//
// It knows none of them, and nothing of puzzles; package pipeline has what those share that work on many puzzles. Begin with
// streams.go and interrupt.go.
package subcommand
