// Package handbook makes the handbook of all techniques, as pages and as a book on paper. It takes everything from the techniques, the
// learning path, and the lessons.
//
// Start with book.go: a [Book] has chapters of entries, an index of names, and the words. entry.go is one technique, shown.go a
// position with its drawing and words, and boards.go has more positions for techniques without a lesson. site.go writes static pages, which
// need no server and no script; funcs.go has the functions of their templates, names.go their index. pdf.go writes the PDF.
package handbook
