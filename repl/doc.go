// Package repl holds sessions. [Session.Do] runs a line and returns a reply with the result of each command in it, and with blocks that
// a renderer shows.
//
// Start with session.go and commands.go, the list of commands. The commands are in package command and work on a [state.Desk]; those
// that work on the session itself, its words, lines, and files, are in the cmd_ files here. loop.go reads lines, and input.go decides
// what a line is. Results are values of package answer, package schema describes their JSON, and package console renders replies for
// terminals and pipes. Everything that thinks about Sudoku is in packages of deduce, most of it in coach.
package repl
