// Package source is the text that the formats of puzzles look at.
//
// A [Source] shows the next 1 MiB of a text at most, so that a file of any length is read in constant memory, and knows the place
// of each byte. Beside it stand the helpers of several formats: which characters are cells, what a line looks like at a
// glance, how counts and faults are worded. It knows puzzles as far as cells and places go, and no format.
//
// # Where to start
//
// source.go is the text. chars.go and class.go are its characters, shape.go what a line of them looks like; many formats begin
// with that. scan.go finds cells in a line, cells.go has cells as texts, plainline.go the lines that long files have;
// separators.go cuts lines into fields, words.go reads them character by character, text.go and counts.go are for words.
// fields.go knows documents in JSON. spelling.go and labels.go change the text before any format looks at it; remaining.go passes the
// text on to another reader.
//
// unpack.go has the table of compressed files, unpackers.go unpacks them (unpackers_lean.go in the page's first program), xzhead.go
// says how much memory that takes, and utf16.go decodes UTF-16. archive.go opens the members of an archive in order.
package source
