// Package command holds the commands of the prompt. A file has one command or a few that belong together, each as a row for the table
// in repl/commands.go, and its name begins with the family: solve_ finds and makes steps, study_ explains them, ask_ asks the board and
// the log, edit_ changes the board by hand, learn_ and practice_ teach, puzzle_ makes puzzles, file_ reads and writes files, help_
// prints help, and brute_ solves by trying digits. Start with solve_count.go, one of the shortest.
package command
