// Package grids reads and writes puzzles as plain text: nine rows, with or without a frame, or one puzzle on a line.
//
// It has drawings of digits and candidates, files with rows and other content, and the lines of long collections. It has no links, lists,
// or markup.
//
// # Where to start
//
//	rows.go, boxes.go, ss.go   nine rows, with and without a frame
//	  drawing.go, frame.go       which lines are rows; where the cells are in a row
//	  stack.go, miss.go, size.go several grids that are one puzzle; what is wrong with a drawing
//	pencilmarks.go, sdx.go     the candidates of each cell; marks.go: the groups of digits in them
//	sdk.go, msk.go             rows under header lines or in sections; patterns
//	latex.go, doku.go          rows of other programs
//	prefix.go                  whether a text is the beginning of a grid
//	line.go, linetail.go       81 cells on a line, and the text after them
//	hodoku.go, gsf.go          lines of collections; sukaku.go: nine characters for each cell
package grids
