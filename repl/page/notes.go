package page

import (
	"fmt"
	"strings"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/repl"
	"deduku/repl/state"
)

// A player's notes are those of the command pencil: what is pressed is such a line.

// pencilling is the line that notes a digit in cells, takes it out again or, without a digit, empties the cells.
func pencilling(cells []string, digits string, middle bool) string {
	line := "pencil " + strings.Join(cells, " ")
	if digits != "" {
		line += " " + digits
	}
	if middle {
		line += " middle"
	}
	return line
}

// note makes a note of a player, or takes it away.
func (p *Page) note(r *Digit) {
	for _, name := range r.Cells {
		if _, err := coords.ParseCell(name, board.RC); err != nil || r.Digit < 1 || r.Digit > 9 {
			p.refuse("a note", fmt.Errorf("a note is a digit in a cell, not %d in %q", r.Digit, name))
			return
		}
	}
	if len(r.Cells) > 0 {
		p.next = append(p.next, pencilling(r.Cells, fmt.Sprint(r.Digit), r.Centre))
	}
}

// rub takes away all notes of cells, where there are any.
func (p *Page) rub(cells []string) {
	var noted []string
	for _, name := range cells {
		if c, err := coords.ParseCell(name, board.RC); err == nil && p.session.Pencil[c]|p.session.Middle[c] != 0 {
			noted = append(noted, c.String())
		}
	}
	if len(noted) > 0 {
		p.next = append(p.next, pencilling(noted, "", false))
	}
}

// takeNotes notes what is given, which was noted on this puzzle before.
func (p *Page) takeNotes(r *Notes) {
	b := p.session.Solver.Board()
	for _, all := range [][]string{r.Corner, r.Centre} {
		for c := range min(len(all), board.Cells) {
			all[c] = digits(setOf(all[c]) & b.Candidates(board.Cell(c)))
		}
	}
	p.next = append(append(p.next, "pencil clear"), noting(r.Corner, r.Centre)...)
}

// pencillings are the lines that make notes; those that are the same in several cells are made together.
func pencillings(notes state.Pencil, middle bool) (lines []string) {
	cells := map[board.DigitSet][]string{}
	var order []board.DigitSet
	for c, set := range notes {
		if set == 0 {
			continue
		}
		if cells[set] == nil {
			order = append(order, set)
		}
		cells[set] = append(cells[set], board.Cell(c).String())
	}
	for _, set := range order {
		lines = append(lines, pencilling(cells[set], digits(set), middle))
	}
	return lines
}

// notes are the notes of a session that its board leaves, as digits of each cell; nil where there are none.
func notes(s *repl.Session) (corner, centre []string) {
	b := s.Solver.Board()
	inCorner, inMiddle := s.Pencil.Seen(b), s.Middle.Seen(b)
	if inCorner == (state.Pencil{}) && inMiddle == (state.Pencil{}) {
		return nil, nil
	}
	for c := range inCorner {
		corner = append(corner, digits(inCorner[c]))
		centre = append(centre, digits(inMiddle[c]))
	}
	return corner, centre
}

// setOf is a set of digits as a text has them.
func setOf(text string) (set board.DigitSet) {
	for _, r := range text {
		if '1' <= r && r <= '9' {
			set |= board.Digits(board.Digit(r - '0'))
		}
	}
	return set
}

func digits(set board.DigitSet) (text string) {
	for d := range set.All() {
		text += d.String()
	}
	return text
}
