// Package change is the commands that change the board by hand or go back on its way: unset, clear, givens, reset,
// example, mark, unmark, undo, redo, goto and trim. A file has a few rows of the table and what carries them out.
package change
