package solverlog

import (
	"errors"
	"io"
	"iter"
	"strings"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/format/grids"
	"deduku/board/puzzle"
	"deduku/internal/sanitize"
)

// maxSection is about how many bytes of a text are judged in one piece; what follows is judged in the next. What the lines of a
// piece say takes some forty times its bytes in memory.
const maxSection = 128 << 10

// Section is a part of a text about one puzzle, or a piece of such a part.
type Section struct {
	At        int            // the line with which the text begins, from 1
	Puzzle    *puzzle.Puzzle // the board that the text itself gives; nil for none
	Text      string         // the lines; those of boards are empty
	positions []position     // boards within it that are of the same puzzle
	GoesOn    bool           // it goes on with the path of the section before
}

// A position is a board within a path.
type position struct {
	at     int // its first line in the file
	puzzle puzzle.Puzzle
}

// Sections takes a text apart by the puzzles in it. A board that has all digits of the puzzle before it is a position of that
// puzzle, any other begins a section. start is the puzzle of the first section where that is known from elsewhere; nil where it
// is not. An error in reading ends the sections.
func Sections(in io.Reader, start *puzzle.Puzzle) iter.Seq2[*Section, error] {
	return func(yield func(*Section, error) bool) {
		s := sectioner{now: &Section{At: 1, Puzzle: start}, yield: yield}
		lines := sanitize.NewLines(in)
		for !s.stopped {
			line, err := lines.Next()
			if err != nil {
				s.endGiven()
				s.endDrawing()
				s.end(lines.Number()+1, nil)
				if !errors.Is(err, io.EOF) && !s.stopped {
					yield(nil, err)
				}
				return
			}
			s.line(lines.Number(), strings.ToValidUTF8(string(line), "\uFFFD"))
		}
	}
}

// sectioner puts sections together, line by line.
type sectioner struct {
	now     *Section
	text    strings.Builder
	given   puzzle.Puzzle // the digits of the INIT lines so far, as our own listings begin
	givenAt int           // the line of the first one, or 0 if there is none
	inits   int           // how many INIT lines there are
	drawing []string      // lines so far that may belong to a drawing
	drawnAt int
	yield   func(*Section, error) bool
	stopped bool
}

func (s *sectioner) line(n int, line string) {
	line = unescaped(line)
	if c, d, ok := initLine(line); ok {
		s.endDrawing()
		if s.givenAt == 0 {
			s.givenAt = n
		}
		s.given.Givens[c] = d
		s.inits++
		return
	}
	s.endGiven()
	if maybeDrawn(line) {
		if len(s.drawing) == 0 {
			s.drawnAt = n
		}
		s.drawing = append(s.drawing, line)
		if len(s.drawing) < maxDrawing {
			return
		}
	}
	s.endDrawing()
	if maybeDrawn(line) {
		return
	}
	trimmed := strings.TrimSpace(line)
	if strings.HasPrefix(trimmed, ":") { // a line of a library has its own position
		if c, err := grids.ParseHodokuCase(trimmed); err == nil {
			s.begin(n, &puzzle.Puzzle{Givens: c.Givens, Placed: c.Placed, Eliminated: c.Deleted})
			s.add(line)
			return
		}
	}
	if p, ok := boardIn(trimmed); ok {
		s.board(n, p)
		s.add("")
		return
	}
	s.add(line)
	if s.text.Len() > maxSection && trimmed == "" || s.text.Len() > 2*maxSection {
		puzzle := s.now.Puzzle
		s.end(n+1, puzzle)
		s.now.GoesOn = true
	}
}

// endGiven takes the board of INIT lines.
func (s *sectioner) endGiven() {
	if s.givenAt == 0 {
		return
	}
	p, at, lines := s.given, s.givenAt, s.inits
	s.given, s.givenAt, s.inits = puzzle.Puzzle{}, 0, 0
	s.board(at, p)
	for range lines {
		s.add("")
	}
}

// initLine returns the digit that a line of a log for people gives: "  1 INIT      r1c2 = 6", or with A2 or (2,1) for the cell.
func initLine(line string) (c board.Cell, d board.Digit, ok bool) {
	words := strings.Fields(line)
	if len(words) != 5 || words[1] != "INIT" || words[3] != "=" || len(words[4]) != 1 {
		return 0, 0, false
	}
	name := words[2]
	var row, column byte
	switch {
	case len(name) == 4 && name[0] == 'r' && name[2] == 'c':
		row, column = name[1]-'1', name[3]-'1'
	case len(name) == 5 && name[0] == '(' && name[2] == ',' && name[4] == ')':
		row, column = name[3]-'1', name[1]-'1'
	case len(name) == 2:
		row, column = name[0]-'A', name[1]-'1'
	default:
		return 0, 0, false
	}
	digit := words[4][0] - '0'
	if row >= board.Side || column >= board.Side || digit < 1 || digit > board.Side {
		return 0, 0, false
	}
	return board.CellAt(int(row), int(column)), board.Digit(digit), true
}

// endDrawing reads the lines that may have been those of a drawing.
func (s *sectioner) endDrawing() {
	lines := s.drawing
	s.drawing = nil
	if len(lines) >= board.Side {
		if p, ok := parsed(strings.Join(lines, "\n")); ok {
			s.board(s.drawnAt, p)
			for range lines {
				s.add("")
			}
			return
		}
	}
	for _, line := range lines {
		s.add(line)
	}
}

// board takes a board that stands in the text.
func (s *sectioner) board(at int, p puzzle.Puzzle) {
	switch known := s.now.Puzzle; {
	case known == nil:
		s.now.Puzzle = &p
	case contains(p.Digits(), known.Givens):
		s.now.positions = append(s.now.positions, position{at, p})
	default:
		s.begin(at, &p)
	}
}

// begin begins a section with a puzzle, at a line.
func (s *sectioner) begin(at int, p *puzzle.Puzzle) {
	if s.now.Puzzle == nil && strings.TrimSpace(s.text.String()) == "" {
		s.now.Puzzle = p
		return
	}
	s.end(at, p)
}

// end gives the section so far to whom asked, and begins the next.
func (s *sectioner) end(next int, p *puzzle.Puzzle) {
	s.now.Text = s.text.String()
	if !s.stopped && (s.now.Puzzle != nil || strings.TrimSpace(s.now.Text) != "") {
		s.stopped = !s.yield(s.now, nil)
	}
	s.now = &Section{At: next, Puzzle: p}
	s.text.Reset()
}

func (s *sectioner) add(line string) {
	s.text.WriteString(line)
	s.text.WriteByte('\n')
}

// contains reports whether a grid has all digits of another.
func contains(all, some board.Grid) bool {
	for c, d := range some {
		if d != 0 && all[c] != d {
			return false
		}
	}
	return true
}

// maxDrawing is how many lines a drawing may have.
const maxDrawing = 64

// maybeDrawn reports whether a line may be one of a drawing: digits, blanks and frames, no letters, and not a board by itself.
func maybeDrawn(line string) bool {
	if len(line) > 400 || strings.Trim(line, " \t\r") == "" || strings.Contains(line, "=>") {
		return false
	}
	for _, r := range line {
		if r < 0x80 && !strings.ContainsRune("0123456789.*_+-|:'`,=[]{}()/\\ \t\r#", r) {
			return false
		}
		if r >= 0x80 && (r < 0x2500 || r > 0x25ff) {
			return false
		}
	}
	cells := 0
	for _, r := range line {
		if r >= '0' && r <= '9' || r == '.' || r == '*' {
			cells++
		}
	}
	return cells < board.Cells || strings.ContainsAny(strings.TrimSpace(line), " |")
}

// boardIn is the board that a line has by itself: a word of at least 81 signs, or an address.
func boardIn(line string) (puzzle.Puzzle, bool) {
	for _, word := range strings.Fields(line) {
		word = strings.Trim(word, "\"'`,;()[]<>")
		if len(word) < board.Cells && !strings.Contains(word, "://") || len(word) > 4096 {
			continue
		}
		if p, ok := parsed(word); ok {
			return p, true
		}
	}
	return puzzle.Puzzle{}, false
}

// parsed is the board of a text that is a board and nothing else.
func parsed(text string) (puzzle.Puzzle, bool) {
	p, err := format.Parse(text)
	return p, err == nil && p.Format != "coordinates"
}
