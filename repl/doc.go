// Package repl owns sessions: a board, its log, the settings, and the commands that a person or a script
// gives. It knows who looks on only through [LineReader] and a [reply.Face], and
// files only through [Files].
//
// Start with commands.go, the list of commands, and session.go, what they work on. A row of the table stands beside
// the function that carries the command out, in one of the cmd_ files; what a command remembers from one time to the
// next is a value of its own, made with its row. loop.go reads lines, input.go decides what each is and has it
// carried out, and state.go is what undo brings back. What a command finds out is a value of package answer, of
// which reply.go makes JSON or the command makes text; package schema has the form of the JSON. Everything that
// thinks about Sudoku is in packages of deduce, most of it in coach.
package repl
