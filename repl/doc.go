// Package repl owns sessions: a board, its log, the settings, and the commands that a person or a script
// gives. It knows the terminal only through [LineReader] and the writers it was handed.
//
// Start with commands.go, the table of commands; session.go holds what they work on, and the cmd_ files
// their bodies. What a command finds out it gives as facts, of which text or JSON is made: see reply.go, and schema
// for the form of the latter. loop.go reads lines and hands them to [Session.Do].
package repl
