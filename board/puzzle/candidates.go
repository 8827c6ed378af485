package puzzle

import (
	"strings"

	"deduku/board"
)

// KeepListed takes the candidates that a text lists for some of the open cells: what the digits on the board leave and
// is not listed is eliminated, and what is listed in spite of a digit is told.
func (p *Puzzle) KeepListed(lists *[board.Cells]board.DigitSet, cells board.CellSet) {
	digits := p.Digits()
	var seen [board.Units]board.DigitSet
	for i, d := range digits {
		for _, u := range board.Cell(i).Units() {
			seen[u] |= board.Digits(d)
		}
	}
	for c := range cells.All() {
		if digits[c] != 0 {
			continue
		}
		u := c.Units()
		out := (seen[u[0]] | seen[u[1]] | seen[u[2]]) & board.AllDigits
		for d := range (board.AllDigits &^ out &^ lists[c]).All() {
			p.Eliminated = append(p.Eliminated, board.Candidate{Cell: c, Digit: d})
		}
		if wrong := lists[c] & out; wrong != 0 {
			p.Note("eliminated %s from %v: the digits on the board rule out what is listed there", listed(wrong), c)
		}
	}
}

// listed is the digits of a set, as 1, 2 and 3.
func listed(set board.DigitSet) string {
	var out []string
	for d := range set.All() {
		out = append(out, d.String())
	}
	if n := len(out); n > 1 {
		return strings.Join(out[:n-1], ", ") + " and " + out[n-1]
	}
	return strings.Join(out, "")
}
