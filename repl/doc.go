// Package repl owns sessions: a desk with a board, the words that are understood at it, and the lines that are typed. [Session.Do]
// carries out a line and returns a reply: what each command on it found out, as facts and as parts that a face renders.
//
// Start with session.go, what a session is, and commands.go, the one list of its commands. The rows stand in rooms by
// family, each a package over a [desk.Desk]: solving, study, change, saved, practice, puzzles; those whose work is the
// session itself, its words, its lines and its files, stand here in the cmd_ files. loop.go reads lines, and input.go
// decides what each is and has it carried out. What a command finds out is a value of package answer; package schema has
// the form of its JSON; package console renders replies for terminals and pipes. Everything that thinks about Sudoku is
// in packages of deduce, most of it in coach.
package repl
