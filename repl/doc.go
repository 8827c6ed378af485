// Package repl owns sessions: a board, its log, the settings, and the commands that a person or a script
// gives. It knows the terminal only through [LineReader], [KeyReader], [Screen] and the writers it was handed.
//
// Start with commands.go, the list of commands; session.go holds what they work on. A row of the table stands
// beside the function that carries the command out, in one of the cmd_ files. What a command finds out is a
// value of package answer, of which reply.go makes JSON or the command makes text; package schema has the form
// of the JSON. loop.go reads lines and hands them to [Session.Do].
package repl
