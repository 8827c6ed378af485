// Package format reads and writes puzzles: files, streams, and whatever people paste.
//
// It owns the formats and the decision which of them a text is; the content decides, not the name of a file.
// [Parse] reads the one puzzle of a text, [Reader] any number of them from a stream, [Assignments] and [ParseCell]
// what is typed about single cells, and [Write] writes a puzzle in a [Format]. It knows the words of package board and
// nothing of solving, commands or files: whether a puzzle has a solution, and which notation a person likes, is told or
// asked elsewhere.
//
// # Where to start
//
// formats.go has the table of formats in the order in which they are tried, format.go what a row of it says and how the
// table is used. reader.go runs through that table at the start of each puzzle. source.go is the text that they look
// at: the next 1 MiB of it at most, so that a file of any length is read in constant memory; unpack.go and utf16.go make
// a text of what is compressed or in UTF-16. shape.go says what a line looks like at a glance; many formats begin with
// that. puzzle.go is what comes of reading.
//
// Formats of one line, or of one word in a line:
//
//	line.go, linetail.go       81 cells on a line, what stands before and behind them
//	hodoku.go, gsf.go          lines of collections
//	sukaku.go                  729 characters, nine for each cell
//	token.go                   finding the word: wiki.go, coach.go, fpuzzles.go, sudokupad.go, solo.go, url.go, penpa.go
//	  lzstring.go, zipped.go     how they are packed
//
// Formats of several lines:
//
//	rows.go, boxes.go, ss.go   nine rows, with and without a frame
//	  drawing.go, frame.go       which lines are rows; where the cells are in a row
//	  stack.go, miss.go          several grids that are one puzzle; what is wrong with a drawing
//	pencilmarks.go, sdx.go     the candidates of each cell; marks.go: the groups of digits in them
//	sdk.go, msk.go             rows under header lines or in sections; patterns
//	coordlist.go               lines of r4c7=5 and the like
//	  coords.go, cellname.go, words.go
//	arrays.go                  lists in Python, NumPy and JSON
//	  arraylex.go, arrayshape.go
//	  yaml.go                    their rows alone, as YAML has them
//	json.go, jsonobject.go     objects in JSON
//	latex.go, doku.go, ksudoku.go, hsol.go, htmltable.go, facts.go
//	                           what other programs and languages have
//
// Formats of files with many puzzles, which remember something from one to the next:
//
//	csv.go                     tables with the names of their columns
//	opensudoku.go              folders of games in XML
//	notebook.go, jsonwalk.go   Jupyter notebooks
//
// # Adding a format
//
// Write one file with a function read(s *Source, p *Puzzle) (n int, err error). It looks at the text from the start
// of s, which is the first line that is neither empty nor a comment, and answers 0 as early as it can if this is
// another format. Otherwise it fills p and answers how many bytes the puzzle takes, or with an error how many bytes
// the error is about. To write the format, add a function that appends a puzzle to a slice of bytes. Add a row with both
// to the table in formats.go, at the place that the signs by which it is known give it. The tests go over that table:
// they want an example of the same puzzle as the other rows have, read it as this very format, and write random
// positions and read them again.
package format
