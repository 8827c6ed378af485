// Package markup reads and writes puzzles in XML and HTML: pages, and games that programs have saved.
//
// ksudoku.go is a short one to start with. hsol.go finds a puzzle in a saved game of HoDoKu, htmltable.go one in the table of a
// page; opensudoku.go reads folders of games, tag by tag.
package markup
