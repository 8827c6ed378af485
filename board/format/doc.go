// Package format reads and writes puzzles: files, streams, and whatever people paste.
//
// It owns the table of formats and the decision which of them a text is; the content decides, not the name of a file.
// [Parse] reads the one puzzle of a text, [Reader] any number of them from a stream, and [Write] writes a puzzle in a
// [Format]. It knows the words of package board and nothing of solving, commands or files: whether a puzzle has a solution,
// and which notation a person likes, is told or asked elsewhere.
//
// README.md describes every format with an example, the rules for all of them, and their limits.
//
// # Where to start
//
// formats.go has the table of formats in the order in which they are tried, format.go what a row of it says and how the
// table is used. reader.go runs through that table at the start of each puzzle. What comes of reading is a puzzle of package
// board/puzzle.
//
// Around the puzzles of a text stands more than formats know: prose.go and variant.go are what people write beside them,
// quoted.go what stands in front of all lines, remarks.go puzzles in comments. members.go reads archives, recover.go goes on
// behind a fault, place.go says where another reader can go on. write.go writes.
//
// Below stand, each importing only those behind it:
//
//	links             one word, as in addresses
//	markup            XML and HTML
//	lines             one line
//	data              lists, objects, tables, notebooks
//	coords            what is said of single cells
//	grids             nine rows
//	packed            what is compressed, in archives or in UTF-16
//	source            the text that formats look at
//
// # Adding a format
//
// Write one file, in the package below whose formats it is like, with a function ReadX(s *source.Source, p *puzzle.Puzzle)
// (n int, err error). It looks at the text from the start of s, which is the first line that is neither empty nor a comment,
// and answers 0 as early as it can if this is another format. Otherwise it fills p and answers how many bytes the puzzle
// takes, or with an error how many bytes the error is about. To write the format, add a function AppendX that appends a
// puzzle to a slice of bytes. Add a row with both to the table in formats.go, at the place that the signs by which it is known
// give it. The tests go over that table: they want an example of the same puzzle as the other rows have, read it as this
// very format, and write random positions and read them again.
package format
