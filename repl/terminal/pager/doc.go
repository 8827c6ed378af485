// Package pager shows a text that is longer than the screen, a page at a time: keys go in, screens come out. It reads no
// terminal, starts no program and opens no file.
//
// Start with view.go; rows.go cuts lines to the width of the screen.
package pager
