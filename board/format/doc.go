// Package format reads and writes puzzles: files, streams, and whatever people paste.
//
// It owns the formats and the decision which of them a text is; the content decides, not the name of a file.
// [Parse] reads the one puzzle of a text, [Reader] any number of them from a stream, [Assignments] and [ParseCell]
// what is typed about single cells, and [Write] writes a grid. It knows the words of package board and nothing of
// solving, commands or files: whether a puzzle has a solution, and which notation a person likes, is told or asked
// elsewhere.
//
// # Where to start
//
// formats.go has the table of formats in the order in which they are tried. reader.go runs through that table at
// the start of each puzzle. source.go is the text that they look at: the next 1 MiB of it at most, so that a file
// of any length is read in constant memory. shape.go says what a line looks like at a glance; most formats begin
// with that.
//
// The formats themselves:
//
//	line.go, linetail.go       81 cells on a line, what stands before and behind them
//	hodoku.go                  lines of HoDoKu libraries: a position and what follows from it
//	sukaku.go                  729 characters, nine for each cell
//	pencilmarks.go, marks.go   the candidates of each cell, with and without a frame; their groups of digits
//	rows.go                    nine rows, with and without a frame
//	  drawing.go, frame.go       which lines are rows; where the cells are in a row
//	  stack.go, miss.go          several grids that are one puzzle; what is wrong with a drawing
//	arrays.go                  lists in Python, NumPy and JSON
//	  arraylex.go, arrayshape.go
//	coordlist.go               lines of r4c7=5 and the like
//	  coords.go, cellname.go, words.go
//	refuse.go, json.go         formats that are known and not read yet, to be named in the error
//	write.go                   the formats that are written
//
// # Adding a format
//
// Write one file with a function read(s *Source, p *Puzzle) (n int, err error). It looks at the text from the start
// of s, which is the first line that is neither empty nor a comment, and answers 0 as early as it can if this is
// another format. Otherwise it fills p and answers how many bytes the puzzle takes, or with an error how many bytes
// the error is about. Add it to the table in formats.go at the place that section 3 of the format specification
// gives it, in the stead of the entry that refuses it. To write a format, add a line to the table in write.go.
// The tests of the whole package then want an example in blocks_test.go, to which they apply other line ends,
// encodings and the like.
package format
