// Package handbook holds what the handbook says of each technique. All of it is made from what the techniques, the path and the
// lessons hold: a [Book] has chapters of entries, an index of names, and the words. Package site writes it as pages, package book as
// PDF.
//
// Start with book.go, then entry.go. shown.go is a position with its drawing and its words; boards.go has further positions of the
// techniques that have no lesson.
package handbook
