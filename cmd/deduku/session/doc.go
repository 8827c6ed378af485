// Package session has the subcommands that work on one board by a session of package repl: the prompt and its scripts, the
// commands of the prompt that are subcommands too, and sessions for language models.
//
// Begin with session.go, which puts a session together; once.go carries out one command on a board.
package session
