// Package packed makes a text of what is compressed, in UTF-16 or in an archive.
//
// It knows nothing of puzzles. [Open] looks at the first bytes of a source: unpack.go has the table of the kinds of compressed
// files, unpackers.go what unpacks them (unpackers_lean.go in the small program of the page), xzhead.go how much memory that
// takes, utf16.go the decoder. Of an archive, archive.go opens the members one after the other; package format reads them.
package packed
