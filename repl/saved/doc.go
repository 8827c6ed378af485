// Package saved is the commands for what is in files: load, save, log, check, export, formats, link, copy, and the puzzles
// of a collection. A file has a row or two of the table and what carries them out.
package saved
