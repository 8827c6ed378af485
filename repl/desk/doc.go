// Package desk is what commands work on: a [Desk] with the board and its log, the settings, what undo can go to, and an
// [reply.Out] where commands say what they found. A [Command] is a row of the table of commands; the rooms beside this
// package have the rows, a family each, and know nothing of each other.
//
// Start with desk.go and command.go. begin.go puts a board on the desk, edit.go fills its cells, past.go remembers how it
// was, tell.go and tellstep.go make parts of a reply from its steps, and target.go reads the cell that is typed behind a command; what
// needs no board is read in package typed. A desk knows neither lines nor terminals.
package desk
