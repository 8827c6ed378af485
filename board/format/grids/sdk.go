package grids

import (
	"bytes"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// The sdk format is nine rows under header lines, which are a # and a letter: #A for the author. In its other dialect
// the rows stand in sections with a name in brackets.

// SdkExample is a text that ReadSdk reads.
const SdkExample = `#A deduku
#D Format sample
#L Easy
[Puzzle]
` + RowsExample + `[State]
.....4.3.
.236..7..
.87....24
54.....1.
198.5.6.7
.......98
23....96.
..4..937.
.5.3.....
[PencilMarks]
69,16,159,125789,12789,,158,,1569
49,,,,189,158,,58,159
69,,,159,139,135,15,,
,,26,2789,236789,23678,2,,23
,,,24,,23,,4,
367,67,26,1247,123467,12367,245,,
,,1,14578,1478,1578,,,15
68,16,,1258,1268,,,,125
6789,,169,,124678,12678,1248,48,12
`

// sdkHeaders are the letters of header lines and what they mean.
var sdkHeaders = []struct {
	letter byte
	key    string
}{
	{'A', "author"}, {'D', "title"}, {'C', "comment"}, {'B', "date"}, {'S', "source"}, {'L', "level"}, {'U', "url"},
	{'N', "solutions"}, {'H', "clues"}, {'T', "seconds"},
}

// IsSdkHeader holds for a # with a capital letter right behind it.
func IsSdkHeader(text []byte) bool {
	return len(text) > 1 && text[0] == '#' && 'A' <= text[1] && text[1] <= 'Z'
}

// sectionName is the name of the section that a line begins, empty for another line.
func sectionName(text []byte) string {
	line := strings.TrimFunc(string(text), source.IsSpace)
	switch line {
	case "[Puzzle]", "[State]", "[PencilMarks]", "[Colours]":
		return strings.Trim(line, "[]")
	}
	return ""
}

// SdkAhead reports whether the header lines at the start of s stand over rows or sections.
func SdkAhead(s *source.Source) bool {
	at := 0
	for at < source.MaxLine {
		text, next := s.LineAt(at)
		if next == at {
			return false
		}
		if !IsSdkHeader(text) && !source.IsBlank(text) {
			return sectionName(text) != "" || source.Glance(text).Shape == source.Short
		}
		at = next
	}
	return false
}

// ReadSdk reads headers and sections, or headers over nine rows.
func ReadSdk(s *source.Source, p *puzzle.Puzzle) (int, error) {
	text, next := s.LineAt(0)
	if sectionName(text) == "" && !(IsSdkHeader(text) && SdkAhead(s)) {
		if end := sectionBelow(s, next); end > 0 && mayBeSection(text) {
			return pastSections(s, end), s.Fault(0, "%q is no section of sdk; [Puzzle], [State], [PencilMarks] and [Colours] are", source.Clip(text))
		}
		return 0, nil
	}
	r := sdkReader{s: s, puzzle: p}
	p.At = s.At(0)
	err := r.read()
	return r.at, err
}

// mayBeSection holds for a word that may have been the name of a section.
func mayBeSection(text []byte) bool {
	text = bytes.TrimFunc(text, source.IsSpace)
	return len(text) > 0 && len(text) < 20 && source.Glance(text).Shape != source.Short && bytes.IndexFunc(text, func(r rune) bool { return source.IsDigit(r) || source.IsSpace(r) }) < 0
}

// sectionBelow is the offset of a section behind nine rows that begin at the offset; 0 where there is none.
func sectionBelow(s *source.Source, at int) int {
	for range 9 {
		text, next := s.LineAt(at)
		if next == at || source.Glance(text).Shape != source.Short {
			return 0
		}
		at = next
	}
	at = PastEmpty(s, at)
	if text, _ := s.LineAt(at); sectionName(text) == "" || sectionName(text) == "Puzzle" {
		return 0
	}
	return at
}

// pastSections is the offset behind the sections from the offset on.
func pastSections(s *source.Source, at int) int {
	for {
		text, next := s.LineAt(at)
		if next == at || source.IsBlank(text) && !sectionAfter(s, next) || sectionName(text) == "Puzzle" {
			return at
		}
		at = next
	}
}

// sdkReader reads one file, section by section.
type sdkReader struct {
	s      *source.Source
	puzzle *puzzle.Puzzle
	at     int // offset behind what was read
	givens grid9
	state  grid9
	lists  [board.Cells]board.DigitSet
	listed bool
}

// grid9 is nine rows, and where they stand.
type grid9 struct {
	grid board.Grid
	off  [9]int
	has  bool
}

func (r *sdkReader) read() error {
	sections := false
	for {
		text, next := r.s.LineAt(r.at)
		name := sectionName(text)
		switch {
		case next == r.at:
			return r.finish()
		case IsSdkHeader(text) && !r.givens.has && !sections:
			r.header(text)
			r.at = next
		case source.IsBlank(text) && !r.givens.has && !sections:
			r.at = next
		case source.IsBlank(text) && sections && sectionAfter(r.s, next):
			r.at = next
		case name == "Puzzle" && r.givens.has: // the next file
			return r.finish()
		case name != "":
			sections = true
			r.at = next
			if err := r.section(name); err != nil {
				return err
			}
		case !sections && !r.givens.has:
			if err := r.rows(&r.givens, "rows"); err != nil {
				return err
			}
		default:
			return r.finish()
		}
	}
}

// sectionAfter reports whether a section begins at the first line from the offset on that is not empty, other than
// that of a next puzzle.
func sectionAfter(s *source.Source, at int) bool {
	text, _ := s.LineAt(PastEmpty(s, at))
	name := sectionName(text)
	return name != "" && name != "Puzzle"
}

func (r *sdkReader) header(text []byte) {
	key := "header " + string(text[1])
	for _, h := range sdkHeaders {
		if h.letter == text[1] {
			key = h.key
		}
	}
	value := source.Clip(text[2:])
	for i, f := range r.puzzle.Meta {
		if f.Key == key && value != "" {
			r.puzzle.Meta[i].Value += " " + value // repeated letters go on
			return
		}
	}
	r.puzzle.Add(key, value)
}

func (r *sdkReader) section(name string) error {
	switch name {
	case "Puzzle":
		return r.rows(&r.givens, "[Puzzle]")
	case "State":
		return r.rows(&r.state, "[State]")
	case "PencilMarks":
		return r.marks()
	}
	return r.colours()
}

// rows reads nine rows of nine cells.
func (r *sdkReader) rows(to *grid9, name string) error {
	to.has = true
	for row := range 9 {
		text, next := r.s.LineAt(r.at)
		cells, odd := tight([]rune(string(text)))
		switch {
		case odd >= 0:
			return r.s.Fault(r.at+len(string([]rune(string(text))[:odd])), "%s, row %d: %s", name, row+1, source.Describe([]rune(string(text))[odd]))
		case len(cells) == 0:
			return r.s.Fault(r.at, "%s has %s, expected 9", name, source.RowCount(row))
		case len(cells) != 9:
			return r.s.Fault(r.at, "%s, row %d has %s, expected 9", name, row+1, source.CellCount(len(cells)))
		}
		to.off[row] = r.at
		for i, c := range cells {
			to.grid[9*row+i] = c.digit
		}
		r.at = next
	}
	return nil
}

// marks reads nine rows of nine groups of digits with commas between them.
func (r *sdkReader) marks() error {
	r.listed = true
	for row := range 9 {
		text, next := r.s.LineAt(r.at)
		groups := strings.Split(strings.TrimFunc(string(text), source.IsSpace), ",")
		if len(groups) != 9 {
			return r.s.Fault(r.at, "[PencilMarks], row %d has %s, expected 9", row+1, source.Counted(len(groups), "group"))
		}
		for i, g := range groups {
			for _, d := range strings.TrimFunc(g, source.IsSpace) {
				if source.DigitOf(d) == 0 {
					return r.s.Fault(r.at, "[PencilMarks], row %d, cell %d: %q is no candidate", row+1, i+1, string(d))
				}
				r.lists[9*row+i] = r.lists[9*row+i].With(source.DigitOf(d))
			}
		}
		r.at = next
	}
	return nil
}

// colours keeps the nine rows of colour numbers.
func (r *sdkReader) colours() error {
	var all []string
	for range 9 {
		text, next := r.s.LineAt(r.at)
		if next == r.at || sectionName(text) != "" {
			break
		}
		all = append(all, source.Clip(text))
		r.at = next
	}
	r.puzzle.Add("colours", strings.Join(all, "/"))
	return nil
}

// finish puts the sections together.
func (r *sdkReader) finish() error {
	p := r.puzzle
	switch {
	case !r.givens.has && !r.state.has:
		return r.s.Fault(0, "no [Puzzle] section, which has the givens")
	case !r.givens.has:
		p.Givens = r.state.grid
		p.Note("there is no [Puzzle] section: all digits of [State] are read as givens")
	default:
		p.Givens = r.givens.grid
	}
	for i, d := range r.state.grid {
		c := board.Cell(i)
		switch given := p.Givens[c]; {
		case d == given || d == 0 && !r.state.has:
		case given != 0 && d != 0:
			return r.s.Fault(r.state.off[c.Row()], "[State] %v is %v but [Puzzle] has %v at %v", c, d, given, r.s.At(r.givens.off[c.Row()]))
		case given == 0:
			p.Placed[c] = d
		}
	}
	if !r.listed {
		return nil
	}
	var cells board.CellSet
	for i, list := range r.lists {
		if list != 0 {
			cells = cells.With(board.Cell(i))
		}
	}
	p.KeepListed(&r.lists, cells)
	return nil
}

// AppendSdk writes the plain dialect, or sections where something was placed or eliminated.
func AppendSdk(out []byte, p *puzzle.Puzzle) []byte {
	space := ""
	if p.Begun() {
		space = " "
	}
	for _, h := range sdkHeaders {
		if v := p.Value(h.key); v != "" {
			out = append(append(append(out, '#', h.letter), space...), v...)
			out = append(out, '\n')
		}
	}
	if !p.Begun() {
		return appendNine(out, &p.Givens)
	}
	digits := p.Digits()
	out = appendNine(append(out, "[Puzzle]\n"...), &p.Givens)
	out = appendNine(append(out, "[State]\n"...), &digits)
	if len(p.Eliminated) == 0 {
		return out
	}
	out = append(out, "[PencilMarks]\n"...)
	b := p.Board()
	for c := range board.Cell(board.Cells) {
		if digits[c] == 0 {
			out = append(out, source.DigitText(b.Candidates(c))...)
		}
		if c.Col() < 8 {
			out = append(out, ',')
		} else {
			out = append(out, '\n')
		}
	}
	return out
}
