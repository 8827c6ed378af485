package page

import (
	"encoding/json"
	"fmt"

	"deduku/board"
	"deduku/board/format"
)

// notes are what a player has written into cells, in corners and in the middle. They are the player's own: no candidate
// is eliminated by them.
type notes struct {
	Corner [board.Cells]board.DigitSet `json:"corner"`
	Centre [board.Cells]board.DigitSet `json:"centre"`
}

// noted is what the notes were before a change, and how many changes of the board came before it: so that undo takes
// back notes and digits in the order in which they were made.
type noted struct {
	at     int
	puzzle board.Grid
	notes  notes
}

// notebook is the notes of a session, puzzle by puzzle.
type notebook struct {
	pages      map[board.Grid]notes
	past, next []noted
}

// of are the notes on a puzzle.
func (b *notebook) of(puzzle *board.Grid) notes { return b.pages[*puzzle] }

// undoable is how many changes of notes come before the next one of the board that undo takes back.
func (b *notebook) undoable(changes int) (n int) {
	for n < len(b.past) && b.past[len(b.past)-1-n].at >= changes {
		n++
	}
	return n
}

// keptNotes are the notes on one puzzle as they are kept.
type keptNotes struct {
	Puzzle string `json:"puzzle"`
	notes
}

// readNotebook reads what was kept; a text that nobody wrote has no notes.
func readNotebook(text string) notebook {
	b := notebook{pages: map[board.Grid]notes{}}
	var kept keptNotes
	if json.Unmarshal([]byte(text), &kept) != nil {
		return b
	}
	if p, err := format.Parse(kept.Puzzle); err == nil {
		for c := range board.Cell(board.Cells) {
			kept.Corner[c] &= board.AllDigits
			kept.Centre[c] &= board.AllDigits
		}
		b.pages[p.Givens] = kept.notes
	}
	return b
}

// words are the notes as digits, cell by cell; nil where there are none.
func (n notes) words() (corner, centre []string) {
	if n == (notes{}) {
		return nil, nil
	}
	for c := range n.Corner {
		corner = append(corner, digits(n.Corner[c]))
		centre = append(centre, digits(n.Centre[c]))
	}
	return corner, centre
}

// takeNotes makes the notes on the puzzle those that are given.
func (p *Page) takeNotes(r *Notes) {
	var now notes
	for c := range board.Cell(board.Cells) {
		now.Corner[c], now.Centre[c] = setOf(r.Corner, c), setOf(r.Centre, c)
	}
	log := p.session.Solver.Log()
	p.write(&log.Puzzle, now)
}

// setOf are the digits of a cell.
func setOf(all []string, c board.Cell) (set board.DigitSet) {
	if int(c) >= len(all) {
		return 0
	}
	for _, r := range all[c] {
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

// note makes a note of a player in cells that are open, or takes it away where all of them have it.
func (p *Page) note(r *Digit) {
	log := p.session.Solver.Log()
	now, open := p.notes.of(&log.Puzzle), p.session.Solver.Board().Open()
	where, d := &now.Corner, board.Digit(r.Digit)
	if r.Centre {
		where = &now.Centre
	}
	var cells []board.Cell
	everywhere := true
	for _, name := range r.Cells {
		c, err := format.ParseCell(name, board.RC)
		if err != nil || d < 1 || d > 9 {
			p.refuse("a note", fmt.Errorf("a note is a digit in a cell, not %d in %q", r.Digit, name))
			return
		}
		if open.Has(c) {
			cells = append(cells, c)
			everywhere = everywhere && where[c].Has(d)
		}
	}
	if len(cells) == 0 {
		return
	}
	for _, c := range cells {
		if everywhere {
			where[c] &^= board.Digits(d)
		} else {
			where[c] |= board.Digits(d)
		}
	}
	p.notes.past = append(p.notes.past, noted{len(p.session.Past.Undo), log.Puzzle, p.notes.of(&log.Puzzle)})
	p.notes.next = nil
	p.write(&log.Puzzle, now)
}

// rub takes away all notes of cells, and reports whether there were any.
func (p *Page) rub(cells []string) bool {
	log := p.session.Solver.Log()
	before := p.notes.of(&log.Puzzle)
	now := before
	for _, name := range cells {
		if c, err := format.ParseCell(name, board.RC); err == nil {
			now.Corner[c], now.Centre[c] = 0, 0
		}
	}
	if now == before {
		return false
	}
	p.notes.past = append(p.notes.past, noted{len(p.session.Past.Undo), log.Puzzle, before})
	p.notes.next = nil
	p.write(&log.Puzzle, now)
	return true
}

// write makes notes those of a puzzle, keeps them, and shows them.
func (p *Page) write(puzzle *board.Grid, now notes) {
	p.notes.pages[*puzzle] = now
	text, err := json.Marshal(keptNotes{puzzle.String(), now})
	if err == nil {
		p.store.put(notesKey+p.config.Tab, string(text))
	}
	p.report()
}

// turn takes back the last change of notes, or makes the one again that was taken back, where that is what comes next.
func (p *Page) turn(undo bool) bool {
	from, to := &p.notes.next, &p.notes.past
	if undo {
		from, to = to, from
	}
	changes, last := len(p.session.Past.Undo), len(*from)-1
	if last < 0 || undo && (*from)[last].at < changes || !undo && (*from)[last].at > changes {
		return false
	}
	n := (*from)[last]
	*from = (*from)[:last]
	*to = append(*to, noted{n.at, n.puzzle, p.notes.of(&n.puzzle)})
	p.write(&n.puzzle, n.notes)
	return true
}
