// Package render turns steps, logs and boards into everything that people and programs read: lines of
// text, JSON Lines, drawings in the terminal. It goes by the kind of a step, by the roles of its parts and, where
// a step is told at length, by the shape of its pattern; never by the technique itself. So a new technique of a
// known shape changes nothing here. A new role may take a row in the tables that say what roles mean: sayings in
// explain.go, jobs and nouns in picture.go. A new shape takes a row of tellers in tale.go and a tale in a file
// tale_*.go; without them its steps are told by their parts alone.
//
// Start with text.go, which puts a step into one line; wording.go fills in the reason; json.go writes the
// same step for programs. explain.go puts a step into full sentences, with the help of tale.go, which tells its
// pattern in four parts, and of argument.go, which tells the argument of a step line by line. picture.go says what
// a drawing of a step shows and terminal.go draws that. What it draws in colour, a [Palette] colours; the palettes
// there are stand in package theme.
package render
