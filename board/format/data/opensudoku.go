package data

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// OpenSudoku keeps folders of games in XML. A file may be long: it is read tag by tag, one game at a time.

// OpenSudokuExample is a text that ReadOpenSudoku reads.
const OpenSudokuExample = OpenSudokuHead + `    <game created="0" state="0" time="0" last_played="0" note="first" data="000004030023600700087000024540000000108050607000000098230000960004009370050300000"/>
` + OpenSudokuFoot

// What stands around the games of a file.
const (
	OpenSudokuHead = `<?xml version="1.0" encoding="UTF-8"?>
<opensudoku version="2">
  <folder name="deduku" created="0">
`
	OpenSudokuFoot = `  </folder>
</opensudoku>
`
)

// games is where the reading of a file stands.
type games struct {
	meta  []puzzle.Field // what holds for the games that follow
	child string         // the name of the open element whose text is meta data
	found bool           // there was a game
}

// ReadOpenSudoku reads up to the end of the first game.
func ReadOpenSudoku(s *source.Source, p *puzzle.Puzzle) (int, error) {
	first, _ := s.LineAt(0)
	first = first[source.Spaces(first):]
	if !source.HasPrefix(first, "<?xml") && !source.HasPrefix(first, "<opensudoku") {
		return 0, nil
	}
	g := &games{}
	s.Series = g
	return g.Next(s, p)
}

// Next reads up to the end of the next game.
func (g *games) Next(s *source.Source, p *puzzle.Puzzle) (int, error) {
	for at := 0; ; {
		from, to, ok := nextTag(s, at)
		if !ok {
			s.Series = nil
			if n := len(s.Rest()); n > 0 && (s.Full() || !g.found) {
				return n, s.Fault(min(from, n), "this XML is cut off: no end of a tag, or no <game>")
			}
			return len(s.Rest()), source.ErrNone
		}
		g.text(s.Rest()[at:from])
		tag := s.Rest()[from:to]
		end, err := g.tag(tag, p)
		switch {
		case err == source.ErrNone && end:
			s.Series = nil
			if !g.found {
				return to, s.Fault(0, "no <game> in this file of OpenSudoku")
			}
			return to, source.ErrNone
		case err == source.ErrNone && to > source.MaxPuzzle/2:
			return to, source.ErrNone // the next call goes on
		case err == source.ErrNone:
			at = to
		case err != nil:
			return to, s.Fault(from, "%v", err)
		default:
			p.At = s.At(from)
			return to, nil
		}
	}
}

// nextTag is where the next tag begins and ends.
func nextTag(s *source.Source, at int) (from, to int, ok bool) {
	for from = at; ; {
		if i := bytes.IndexByte(s.Rest()[from:], '<'); i >= 0 {
			from += i
			break
		}
		from = len(s.Rest())
		if !s.More() {
			return from, from, false
		}
	}
	for checked := from; ; {
		if n := tagLen(s.Rest()[from:]); n > 0 {
			return from, from + n, true
		}
		checked = len(s.Rest())
		if !s.More() {
			return from, checked, false
		}
	}
}

// tagLen is the length of the tag at the start of the text, 0 where it does not end there.
func tagLen(text []byte) int {
	for _, c := range [][2]string{{"<!--", "-->"}, {"<![CDATA[", "]]>"}, {"<?", "?>"}} {
		if source.HasPrefix(text, c[0]) {
			if i := bytes.Index(text, []byte(c[1])); i >= 0 {
				return i + len(c[1])
			}
			return 0
		}
	}
	quote := byte(0)
	for i, c := range text {
		switch {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case c == '>':
			return i + 1
		}
	}
	return 0
}

// tag looks at a tag. A game fills p; of any other tag the error is ErrNone, and at the end of the file end is set.
func (g *games) tag(text []byte, p *puzzle.Puzzle) (end bool, err error) {
	d := xml.NewDecoder(bytes.NewReader(text))
	d.Strict = true
	t, err := d.RawToken()
	if err != nil {
		return false, fmt.Errorf("a tag that is no XML: %s", source.Clip(text))
	}
	switch t := t.(type) {
	case xml.StartElement:
		return false, g.open(t, bytes.HasSuffix(text, []byte("/>")), p)
	case xml.EndElement:
		g.child = ""
		return t.Name.Local == "opensudoku" || t.Name.Local == "opensudoku2", source.ErrNone
	}
	return false, source.ErrNone
}

// open looks at the start of an element.
func (g *games) open(t xml.StartElement, empty bool, p *puzzle.Puzzle) error {
	value := func(names ...string) string {
		for _, n := range names {
			for _, a := range t.Attr {
				if a.Name.Local == n {
					return a.Value
				}
			}
		}
		return ""
	}
	switch t.Name.Local {
	case "opensudoku", "opensudoku2":
	case "folder":
		g.set("folder", value("name"))
	case "game":
		g.found = true
		p.Meta = append(p.Meta, g.meta...)
		p.Add("comment", source.Clip([]byte(value("note", "user_note"))))
		return openSudokuData(value("data", "cells_data"), p)
	default:
		if !empty {
			g.child = t.Name.Local
		}
	}
	return source.ErrNone
}

// openSudokuKeys are the elements around games that say something about them.
var openSudokuKeys = map[string]string{
	"name": "title", "author": "author", "description": "comment", "comment": "comment", "created": "date",
	"source": "source", "level": "level", "sourceURL": "url",
}

// text takes the text of an element.
func (g *games) text(text []byte) {
	if key, ok := openSudokuKeys[g.child]; ok {
		var plain struct {
			Text string `xml:",chardata"`
		}
		if xml.Unmarshal([]byte("<x>"+string(text)+"</x>"), &plain) == nil {
			g.set(key, source.Clip([]byte(plain.Text)))
		}
	}
}

func (g *games) set(key, value string) {
	for i := range g.meta {
		if g.meta[i].Key == key {
			g.meta[i].Value = value
			return
		}
	}
	if value != "" {
		g.meta = append(g.meta[:len(g.meta):len(g.meta)], puzzle.Field{Key: key, Value: value})
	}
}

// openSudokuData reads the cells of a game: 81 digits, or a version and a record for each cell.
func openSudokuData(data string, p *puzzle.Puzzle) error {
	data = strings.TrimSpace(data)
	rest, versioned := strings.CutPrefix(data, "version:")
	if !versioned {
		var err error
		p.Givens, err = source.CellsOf("data", data)
		return err
	}
	rest = strings.TrimLeft(rest, " ")
	digits := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
	version, err := strconv.Atoi(rest[:digits])
	if err != nil || version < 1 || version > 5 {
		return fmt.Errorf("data of version %q; 1 to 5 are known", source.Clip([]byte(rest[:digits])))
	}
	fields := strings.Split(strings.TrimSpace(rest[digits:]), "|")
	if last := len(fields) - 1; fields[last] == "" {
		fields = fields[:last]
	}
	var lists [board.Cells]board.DigitSet
	var listed board.CellSet
	c := board.Cell(0)
	for ; c < board.Cells && len(fields) > 0; c++ {
		n, err := openSudokuCell(version, fields, c, p, &lists[c])
		if err != nil {
			return err
		}
		if lists[c] != 0 {
			listed = listed.With(c)
		}
		fields = fields[n:]
	}
	switch {
	case len(fields) > 0:
		return errors.New("more than 81 cells")
	case c < board.Cells:
		p.Note("the grid has %s; the other %d are taken as empty", source.CellCount(int(c)), board.Cells-c)
	}
	p.KeepListed(&lists, listed)
	return nil
}

// openSudokuFields are the fields of a record of each version: the value, notes, and whether it can be edited.
var openSudokuFields = [...]int{1: 3, 2: 3, 3: 3, 4: 4, 5: 5}

// openSudokuCell reads one record and returns how many fields it has.
func openSudokuCell(version int, f []string, c board.Cell, p *puzzle.Puzzle, list *board.DigitSet) (int, error) {
	n := openSudokuFields[version]
	if version == 2 && len(f) > 2 && f[2] == "" {
		n++ // an empty field may stand before the last one
	}
	if len(f) < n {
		return 0, fmt.Errorf("%v: the record is cut off", c)
	}
	value, editable := f[0], f[n-1]
	if len(value) != 1 || value != "0" && source.DigitOf(rune(value[0])) == 0 {
		return 0, fmt.Errorf("%v: %q is not a digit 0 to 9", c, source.Clip([]byte(value)))
	}
	switch d := source.DigitOf(rune(value[0])); editable {
	case "0":
		p.Givens[c] = d
	case "1":
		p.Placed[c] = d
	default:
		return 0, fmt.Errorf("%v: %q where 0 (given) or 1 should stand", c, source.Clip([]byte(editable)))
	}
	notes := f[1:2]
	if version >= 4 {
		notes = f[1:3] // two kinds: the first that says anything
	}
	for _, note := range notes {
		set, err := openSudokuNote(version, note)
		if err != nil {
			return 0, fmt.Errorf("%v: %v", c, err)
		}
		if *list == 0 {
			*list = set
		}
	}
	return n, nil
}

// openSudokuNote reads a note: digits with a comma behind each in version 1, else a number with bit d-1 for digit d.
func openSudokuNote(version int, note string) (board.DigitSet, error) {
	if note == "" || note == "-" {
		return 0, nil
	}
	if version > 1 {
		n, err := strconv.ParseUint(note, 10, 16)
		if err != nil || n >= 1<<9 {
			return 0, fmt.Errorf("the note %q stands for no set of candidates", source.Clip([]byte(note)))
		}
		return board.DigitSet(n) << 1, nil
	}
	var set board.DigitSet
	for _, r := range note {
		if d := source.DigitOf(r); d != 0 {
			set = set.With(d)
		} else if r != ',' {
			return 0, fmt.Errorf("%q in a note is no digit", string(r))
		}
	}
	return set, nil
}

// AppendOpenSudoku writes a game.
func AppendOpenSudoku(out []byte, p *puzzle.Puzzle) []byte {
	out = append(out, `    <game created="0" state="0" time="0" last_played="0" note="`...)
	var note bytes.Buffer
	xml.EscapeText(&note, []byte(p.Value("comment"))) // a buffer takes everything
	out = append(append(out, note.Bytes()...), `" data="`...)
	return append(source.AppendCells(out, &p.Givens, '0'), "\"/>\n"...)
}
