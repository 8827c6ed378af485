package data

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"

	"deduku/board/format/grids"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// HoDoKu saves a game as a zip of Java objects, of which some are written as XML: the puzzle stands there as a string, of 81
// cells or as a line of HoDoKu's library.

// HsolExample is a text that ReadHsol reads.
const HsolExample = `<?xml version="1.0" encoding="UTF-8"?>
<java version="1.8.0" class="java.beans.XMLDecoder">
 <object class="sudoku.Sudoku2">
  <void property="initialState">
   <string>.....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....</string>
  </void>
 </object>
</java>
`

// JavaObject is how an object begins that is not written as XML.
const JavaObject = "\xac\xed\x00\x05"

// ErrNoHsol says of a saved game of HoDoKu that its puzzle cannot be read.
var ErrNoHsol = errors.New("this is a saved game of HoDoKu in which the puzzle does not stand as text: copy the puzzle in HoDoKu, or save it as .txt")

// ReadHsol reads the first string that is a puzzle.
func ReadHsol(s *source.Source, p *puzzle.Puzzle) (int, error) {
	first, _ := s.LineAt(0)
	if first = first[source.Spaces(first):]; !source.HasPrefix(first, "<?xml") && !source.HasPrefix(first, "<java") {
		return 0, nil
	}
	const head = 400 // what stands before the first element
	for len(s.Rest()) < head && s.More() {
	}
	if b := s.Rest(); !bytes.Contains(b[:min(len(b), head)], []byte("<java ")) {
		return 0, nil
	}
	end := s.Through("</java>")
	d := xml.NewDecoder(bytes.NewReader(s.Rest()[:end]))
	for inString := false; ; {
		t, err := d.RawToken()
		if err != nil {
			if err != io.EOF {
				return end, s.Fault(0, "this saved game of HoDoKu is damaged or cut off")
			}
			return end, s.Fault(0, "%v", ErrNoHsol)
		}
		switch t := t.(type) {
		case xml.StartElement:
			inString = t.Name.Local == "string"
		case xml.EndElement:
			inString = false
		case xml.CharData:
			if inString && hsolPuzzle(bytes.TrimSpace(t), p) {
				p.At = s.At(0)
				return end, nil
			}
		}
	}
}

// hsolPuzzle reads 81 cells, or a line of the library.
func hsolPuzzle(saved []byte, p *puzzle.Puzzle) bool {
	var q puzzle.Puzzle
	if r := source.ScanCells(saved, &q); r.Cells == 81 && r.Len == len(saved) {
		*p = q
		return true
	}
	line := source.OfText(string(saved) + "\n")
	if n, err := grids.ReadHodoku(&line, &q); n == 0 || err != nil {
		return false
	}
	q.Format = ""
	*p = q
	return true
}
