package format

// A kind is one format. Its read looks at the start of s, which stands on a line that is neither empty nor a
// comment, and reports how many bytes it took: 0 says that this is another format. With an error, the bytes
// taken are what the error is about; reading goes on behind them.
type kind struct {
	name  string
	prose bool // text around such a puzzle is no error
	wide  bool // its lines may be longer than those of other formats
	read  func(s *source, p *Puzzle) (n int, err error)
}

// kinds are the formats in the order in which they are tried; the first that takes anything wins. The order is
// that from the most telling signs to the least: coordinates come before rows because 27 triples are 81 digits, and
// behind pencil marks because u5 may be the name of a cell too.
var kinds = []kind{
	{name: "json", prose: true, wide: true, read: readJSON},
	{name: "opensudoku", read: refuseBlock(isXML, "OpenSudoku XML")},
	{name: "wiki", read: refuseLine(isWiki, "a SudokuWiki string")},
	{name: "coach", read: refuseLine(isCoach, "a sudoku.coach string")},
	{name: "fpuzzles", read: refuseLine(isPad, "an f-puzzles or SudokuPad string")},
	{name: "url", read: refuseLine(isURL, "an address")},
	{name: "sdk", prose: true, read: refuseBlock(isSection, "a file with sections")},
	{name: "hodoku", read: readHodoku},
	{name: "gsf", read: refuseLine(isTaxonomy, "a gsf taxonomy line")},
	{name: "csv", read: readHeader},
	{name: "arrays", prose: true, wide: true, read: readArrays},
	{name: "pm", prose: true, read: readMarks},
	{name: "coordinates", prose: true, read: readCoordinates},
	{name: "sukaku", read: readSukaku},
	{name: "size", read: readOtherSize},
	{name: "rows", prose: true, read: readRows},
	{name: "line", read: readLine},
}

// detect reads one puzzle by the first format that takes it; k is nil where none does. The text is the line at
// the start of s.
func detect(s *source, text []byte, p *Puzzle) (k *kind, n int, err error) {
	wide := len(text) > maxLine
	first := 0
	if plainlyLine(text) {
		first = len(kinds) - 1 // no other format begins so, and long files do
	}
	for i := first; i < len(kinds); i++ {
		if k = &kinds[i]; wide && !k.wide {
			continue
		}
		*p = Puzzle{}
		if n, err = k.read(s, p); n > 0 {
			return k, n, err
		}
	}
	return nil, 0, nil
}
