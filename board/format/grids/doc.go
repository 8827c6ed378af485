// Package grids reads and writes puzzles that stand in nine rows.
//
// It owns drawings of digits and of candidates and the files that have rows among other things; it knows lines of text, and
// nothing of addresses, lists or markup.
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
package grids
