// Package render turns steps, logs and boards into everything that people and programs read: lines of
// text, JSON Lines, drawings in the terminal. It switches on kinds and roles, never on techniques: a new
// technique changes nothing here, a new role one row of a table.
//
// Start with text.go, which puts a step into one line; wording.go fills in the reason; json.go writes the
// same step for programs; picture.go says what a drawing of it shows and terminal.go draws that. What it
// draws in colour, a [Palette] colours; the palettes there are stand in package theme.
package render
