package format

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
)

// HoDoKu saves a game as a zip of Java objects, of which some are written as XML: the puzzle stands there as a string, of 81
// cells or as a line of HoDoKu's library.

const hsolExample = `<?xml version="1.0" encoding="UTF-8"?>
<java version="1.8.0" class="java.beans.XMLDecoder">
 <object class="sudoku.Sudoku2">
  <void property="initialState">
   <string>.....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....</string>
  </void>
 </object>
</java>
`

// javaObject is how an object begins that is not written as XML.
const javaObject = "\xac\xed\x00\x05"

var errNoHsol = errors.New("this is a saved game of HoDoKu in which the puzzle does not stand as text: copy the puzzle in HoDoKu, or save it as .txt")

// readHsol reads the first string that is a puzzle.
func readHsol(s *Source, p *Puzzle) (int, error) {
	first, _ := s.lineAt(0)
	if first = first[spaces(first):]; !has(first, "<?xml") && !has(first, "<java") {
		return 0, nil
	}
	const head = 400 // what stands before the first element
	for len(s.rest()) < head && s.more() {
	}
	if b := s.rest(); !bytes.Contains(b[:min(len(b), head)], []byte("<java ")) {
		return 0, nil
	}
	end := s.through("</java>")
	d := xml.NewDecoder(bytes.NewReader(s.rest()[:end]))
	for inString := false; ; {
		t, err := d.RawToken()
		if err != nil {
			if err != io.EOF {
				return end, s.fault(0, "this saved game of HoDoKu is damaged or cut off")
			}
			return end, s.fault(0, "%v", errNoHsol)
		}
		switch t := t.(type) {
		case xml.StartElement:
			inString = t.Name.Local == "string"
		case xml.EndElement:
			inString = false
		case xml.CharData:
			if inString && hsolPuzzle(bytes.TrimSpace(t), p) {
				p.At = s.at(0)
				return end, nil
			}
		}
	}
}

// hsolPuzzle reads 81 cells, or a line of the library.
func hsolPuzzle(text []byte, p *Puzzle) bool {
	var q Puzzle
	if r := scanCells(text, &q); r.cells == 81 && r.len == len(text) {
		*p = q
		return true
	}
	line := textSource(string(text) + "\n")
	if n, err := readHodoku(&line, &q); n == 0 || err != nil {
		return false
	}
	q.Format = ""
	*p = q
	return true
}
