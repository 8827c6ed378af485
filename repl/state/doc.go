// Package state holds what the commands of a session work on. A [Desk] has the board and its log, the settings, what undo goes back to,
// and a [reply.Out] for what commands find. A [Command] is a row of the table of commands.
//
// Start with desk.go and command.go. begin.go puts a board on the desk, edit.go fills its cells, and past.go remembers earlier states.
// work.go is the board with its log, marks, and notes; known.go remembers what the answer engine said of it. settings.go is the table of
// options, and services.go says what a session needs from the program: files, clocks, and a place to keep things. arguments.go reads
// what people type after a command. saved_write.go and saved_read.go are the text of a saved
// session; saved_prove.go checks the steps in it.
package state
