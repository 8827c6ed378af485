// Package links reads and writes puzzles that are packed into one word, as addresses of pages have them.
//
// It fetches nothing. [Of] is the addresses that open a position on pages.
//
// Start with token.go, which finds the word in a line, and wiki.go, a short one. coach.go, fpuzzles.go, sudokupad.go, solo.go and
// penpa.go are the others, lzstring.go and zipped.go how some are packed; url.go finds any of them in an address.
package links
