package puzzle

import (
	"fmt"

	"deduku/board"
	"deduku/internal/sanitize"
)

// Puzzle is what was read: the clues, and whatever else the text said. A format that cannot tell givens
// from digits entered later yields givens only. Givens may clash; [board.Grid.Clashes] tells.
type Puzzle struct {
	Givens     board.Grid
	Placed     board.Grid        // digits entered later; no cell is both given and placed
	Solution   board.Grid        // see HasSolution
	Eliminated []board.Candidate // candidates eliminated by hand, in the order of the text
	Meta       []Field           // title, author, source, date, level, url, comment, rating, id
	Notes      []string          // what was assumed while reading
	At         Pos               // the puzzle's first character
	Format     string            // the name of the format that it was read as
}

// HasSolution reports whether the text carried a solution that fits the givens.
func (p *Puzzle) HasSolution() bool { return p.Solution != board.Grid{} }

// Digits is the givens and the placed digits together.
func (p *Puzzle) Digits() board.Grid {
	g := p.Givens
	if p.Placed == (board.Grid{}) { // as in most long files
		return g
	}
	for c, d := range p.Placed {
		if d != 0 {
			g[c] = d
		}
	}
	return g
}

// Of is a position as a puzzle: the givens of the board, the digits placed since, and the candidates that are gone
// though no digit rules them out.
func Of(b *board.Board) Puzzle {
	var p Puzzle
	digits := board.New() // the position as far as the digits make it
	for i, d := range b.Grid() {
		c := board.Cell(i)
		if b.Givens().Has(c) {
			p.Givens[c] = d
		} else {
			p.Placed[c] = d
		}
		digits.Place(c, d)
	}
	for c := range b.Open().All() {
		for d := range (digits.Candidates(c) &^ b.Candidates(c)).All() {
			p.Eliminated = append(p.Eliminated, board.Candidate{Cell: c, Digit: d})
		}
	}
	return p
}

// Begun reports whether something was done beside putting down the givens.
func (p *Puzzle) Begun() bool { return p.Placed != (board.Grid{}) || len(p.Eliminated) > 0 }

// Merge makes givens of the placed digits.
func (p *Puzzle) Merge() { p.Givens, p.Placed = p.Digits(), board.Grid{} }

// Board is the position: the givens, the placed digits, and all candidates that these leave and that are not eliminated.
func (p *Puzzle) Board() board.Board {
	b := board.Of(p.Givens)
	for c, d := range p.Placed {
		b.Place(board.Cell(c), d)
	}
	for _, x := range p.Eliminated {
		b.Eliminate(x.Cell, x.Digit)
	}
	return b
}

// Value is the first value of the key in Meta, empty when there is none.
func (p *Puzzle) Value(key string) string {
	for _, f := range p.Meta {
		if f.Key == key {
			return f.Value
		}
	}
	return ""
}

// Add appends an entry to the meta data, unless its value is empty. What a terminal would obey in the value is escaped.
func (p *Puzzle) Add(key, value string) {
	if value != "" {
		p.Meta = append(p.Meta, Field{key, sanitize.Visible(value)})
	}
}

// Note says what was assumed while reading.
func (p *Puzzle) Note(form string, args ...any) {
	p.Notes = append(p.Notes, fmt.Sprintf(form, args...))
}

// Field is one entry of a puzzle's meta data.
type Field struct{ Key, Value string }
