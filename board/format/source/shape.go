package source

import (
	"bytes"
	"unicode/utf8"
)

// Shape is what a line looks like before anybody reads it.
type Shape uint8

const (
	Other   Shape = iota // text, or another format
	Empty                // nothing but spaces
	Comment              // # // or ; in front
	Rule                 // a line across a drawing
	Short                // cells, as many as a row may have
	Long                 // cells, as many as a whole puzzle may have
)

// Look is the shape of a line. With maybe set it may be a row all the same: a rule of nine dashes, an empty line of
// nine spaces, a line in which many characters are no cells.
type Look struct {
	Shape Shape // by its characters
	Maybe bool  // it may be a row all the same
	Bars  bool  // has part of a frame
}

// Glance sees the shape of a line.
func Glance(text []byte) Look {
	if IsBlank(text) {
		n := len(text)
		return Look{Shape: Empty, Maybe: n == 9 || bytes.Count(text, []byte{'\t'}) == 8}
	}
	if len(text) == 8 && (bytes.Count(text, []byte{','}) == 8 || bytes.Count(text, []byte{';'}) == 8) {
		return Look{Shape: Empty, Maybe: true}
	}
	if isEmptyRow(text) {
		return Look{Shape: Rule, Maybe: true, Bars: true}
	}
	if IsComment(text) {
		return Look{Shape: Comment}
	}
	t := count(text)
	l := Look{Bars: t.any&barClass != 0}
	switch {
	case t.all&ruleClass != 0 && (t.solid || t.dashes >= 3 && t.dashes == t.cells):
		l.Shape, l.Maybe = Rule, t.cells == 9 && t.odd == 0
	case t.all&starClass != 0 && t.cells >= 3 && t.cells != 9 && t.cells != 81:
		l.Shape = Rule
	case t.longest > 36 || t.cells > 36 && (t.groups >= 18 || t.even && t.first == 9):
		l.Shape = Long
	case t.cells > 0 && 3*t.odd <= t.cells || t.remark:
		l.Shape = Short
	default:
		l.Maybe = t.cells >= 5 && t.odd <= t.cells
	}
	return l
}

// isEmptyRow reports whether a line is a row of a drawing with nothing but blank cells: uprights or eight commas, with
// spaces between them.
func isEmptyRow(text []byte) bool {
	commas, bars, spaces := 0, 0, 0
	for i := 0; i < len(text); {
		r, n := rune(text[i]), 1
		if r >= utf8.RuneSelf {
			r, n = utf8.DecodeRune(text[i:])
		}
		i += n
		switch {
		case r == ',' || r == ';':
			commas++
		case r == '|' || r == '!' || isUpright(r):
			bars++
		case IsSpace(r):
			spaces++
		default:
			return false
		}
	}
	return spaces >= 2 && (bars == 0 && commas == 8 || commas == 0 && bars >= 2 && spaces >= 9)
}

// tally counts the characters of a line.
type tally struct {
	cells, odd, ohs int   // cells; neither cells nor separators; the letter O
	dashes          int   // of any kind
	solid           bool  // three dashes in a row
	all, any        class // of all characters, of some
	remark          bool  // nine good cells and a space come first
	groups, longest int   // runs of cells; the length of the longest,
	first, last     int   // of the first and of the last
	even            bool  // all runs but the last are as long as the first
}

func count(text []byte) tally {
	t := tally{all: ^class(0), even: true}
	run, dashes := 0, 0
	for i := 0; i < len(text); {
		r, n := rune(text[i]), 1
		if r >= utf8.RuneSelf {
			r, n = utf8.DecodeRune(text[i:])
		}
		i += n
		c := classOf(r)
		t.all &= c
		t.any |= c
		dashes++
		if c&dashClass == 0 {
			dashes = 0
		} else if t.dashes++; dashes == 3 {
			t.solid = true
		}
		switch {
		case c&(cellClass|likeDigit) != 0:
			t.cells++
			run++
			continue
		case c&letterO != 0:
			t.ohs++
			run++
			continue
		case c&breakClass == 0:
			t.odd++
		}
		t.endRun(run)
		run = 0
		t.remark = t.remark || t.cells == 9 && t.odd == 0 && c&spaceClass != 0
	}
	t.endRun(run)
	if t.odd > 0 { // O stands for zero only where there are no other letters
		t.odd += t.ohs
	} else {
		t.cells += t.ohs
	}
	return t
}

func (t *tally) endRun(n int) {
	if n == 0 {
		return
	}
	if t.groups == 0 {
		t.first = n
	} else if t.last != t.first {
		t.even = false
	}
	t.groups++
	t.last = n
	t.longest = max(t.longest, n)
}

// Garbled holds for a line that is a row with several faults, if it is a row.
func (l Look) Garbled() bool { return l.Shape == Other && l.Maybe }
