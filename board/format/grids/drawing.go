package grids

import (
	"slices"

	"deduku/board/format/source"
)

// drawing is the lines of a grid, with and without a frame, gathered from a text.
type drawing struct {
	lines  []drawLine // rows and rules, in order
	rows   int        // lines that are rows for sure
	framed bool
	end    int    // offset behind the last line
	runes  []rune // the lines' texts
}

type drawLine struct {
	off  int
	text []rune
	source.Look
}

// mostLines is enough for the largest grids that people draw, which are refused by their size.
const mostLines = 120

// gather collects the lines of a drawing from the offset on. Empty lines and comments may stand between rows,
// but only as long as the rows behind them do not make it more than nine: a grid with a row missing must not
// take rows from the next one.
func gather(s *source.Source, from int) drawing {
	d := drawing{end: from}
	more, asked := 0, 0 // rows behind the empty lines up to the offset
	for at := from; len(d.lines) < mostLines; {
		text, next := s.LineAt(at)
		if next == at {
			break
		}
		l := source.Glance(text)
		switch {
		case l.Shape == source.Short || l.Shape == source.Rule:
			d.add(at, next, text, l)
		case l.Garbled() && 0 < d.rows && d.rows < 9:
			l.Shape = source.Short // a row with faults, to be told as such
			d.add(at, next, text, l)
		case l.Shape != source.Empty && l.Shape != source.Comment:
			return d
		case at == from && at == 0 && LeadingRow(s):
			d.add(at, next, text, l)
		default:
			if l.Maybe && 0 < d.rows && d.rows < 9 {
				d.add(at, next, text, l)
			}
			if at >= asked {
				more, asked = rowsAfter(s, next)
			}
			if more == 0 || d.rows == 0 || d.rows+more > 9 {
				return d
			}
		}
		if d.rows == 18 && d.cut() || d.rows == 0 && len(d.lines) > mostHead {
			return d
		}
		at = next
	}
	return d
}

func (d *drawing) add(off, next int, text []byte, l source.Look) {
	if d.lines == nil {
		d.lines, d.runes = make([]drawLine, 0, 16), make([]rune, 0, 16*len(text))
	}
	from := len(d.runes)
	for _, r := range string(text) {
		d.runes = append(d.runes, r)
	}
	d.lines = append(d.lines, drawLine{off, d.runes[from:len(d.runes):len(d.runes)], l})
	d.framed = d.framed || l.Bars || l.Shape == source.Rule && !l.Maybe
	if l.Shape == source.Short {
		d.rows++
	}
	d.end = next
}

// dropHead leaves out the head of a table: the numbers of the columns, or nothing, above a rule and nine rows. Some of these rows may be
// empty.
func (d *drawing) dropHead() {
	if d.emptyHead() {
		d.lines = d.lines[2:]
		return
	}
	if d.rows+d.emptyRows() != 10 || d.lines[0].Shape != source.Short && !d.lines[0].empty() || d.lines[1].Shape != source.Rule || d.lines[1].empty() {
		return
	}
	cells, odd := tight(d.lines[0].text)
	for i, c := range cells {
		if int(c.digit) != i+1 {
			return
		}
	}
	if len(cells) == 9 && odd < 0 || d.lines[0].empty() {
		d.rows -= source.One(d.lines[0].Shape == source.Short)
		d.lines = d.lines[1:]
	}
}

// emptyHead reports whether the drawing begins with an empty row and a rule that may be a row of dashes, and has no other rules. A table in
// Markdown without names for its columns begins like this. It is left out of the grid, however many rows there are so far.
func (d *drawing) emptyHead() bool {
	if len(d.lines) < 2 || !d.lines[0].empty() || !d.lines[1].rule() || !d.lines[1].Bars {
		return false
	}
	return !slices.ContainsFunc(d.lines[2:], func(l drawLine) bool { return l.rule() })
}

// rule reports whether a line is a rule rather than an empty row.
func (l *drawLine) rule() bool { return l.Shape == source.Rule && !l.empty() }

// emptyRows returns how many lines are rows of blank cells between uprights.
func (d *drawing) emptyRows() (n int) {
	for i := range d.lines {
		n += source.One(d.lines[i].empty())
	}
	return n
}

// empty reports whether a line has uprights and spaces only.
func (l *drawLine) empty() bool {
	return l.Bars && l.Maybe && !slices.ContainsFunc(l.text, func(r rune) bool { return !source.IsBar(r) && !source.IsSpace(r) })
}

// LeadingRow reports whether the next line is the blank first row of a drawing: nine spaces, or eight separators, right above eight
// rows.
func LeadingRow(s *source.Source) bool {
	text, next := s.LineAt(0)
	if l := source.Glance(text); l.Shape != source.Empty || !l.Maybe {
		return false
	}
	rows := 1
	for at := next; rows < 10; {
		text, next := s.LineAt(at)
		l := source.Glance(text)
		if next == at || l.Shape != source.Short && l.Shape != source.Rule && !l.Maybe {
			break
		}
		rows += source.One(l.Shape == source.Short || l.Maybe && l.Shape == source.Empty)
		at = next
	}
	return rows == 9
}

// cut leaves the first nine of 18 rows, if these are two grids one below the other.
func (d *drawing) cut() bool {
	n := 0
	var at [2]int // of the first and the tenth row
	for i, l := range d.lines {
		if l.Shape != source.Short {
			continue
		}
		if cells, odd := tight(l.text); len(cells) != 9 || odd >= 0 {
			return false
		}
		if n%9 == 0 {
			at[n/9] = i
		}
		n++
	}
	d.end = d.lines[at[1]].off
	d.lines = d.lines[:at[1]]
	d.rows = 9
	return true
}

// rowsAfter is the number of rows in the group of lines behind the offset and the empty lines there, as far as
// it matters: at most ten. It tells also where the group begins.
func rowsAfter(s *source.Source, at int) (n, group int) {
	group = at
	for start := at; n < 10 && at-start < source.MaxLine; {
		text, next := s.LineAt(at)
		if next == at {
			break
		}
		l := source.Glance(text)
		if n == 0 {
			group = at
		}
		if l.Shape == source.Short {
			n++
		} else if l.Shape != source.Rule && n > 0 || l.Shape == source.Other || l.Shape == source.Long {
			break
		}
		at = next
	}
	return n, group
}

// nine is the lines that are the rows of the grid. Where a row of nine dashes and a rule look alike, the count
// decides; where that is not enough, rules stand on the edges of boxes. It reports whether it had to guess.
func (d *drawing) nine() (rows []drawLine, guessed bool) {
	sure := d.pick(func(l *drawLine, n int) bool { return l.Shape == source.Short })
	if len(sure) >= 9 {
		return sure, false
	}
	all := d.pick(func(l *drawLine, n int) bool { return l.Shape == source.Short || l.Maybe })
	if len(all) == 9 {
		return all, false
	}
	blank := d.pick(func(l *drawLine, n int) bool { return l.Shape == source.Short || l.empty() })
	if len(blank) == 9 {
		return blank, false
	}
	edge := -1 // the number of rows above the last rule
	some := d.pick(func(l *drawLine, n int) bool {
		if l.Shape == source.Short {
			return true
		}
		if n%3 == 0 && edge != n {
			edge = n
			return false
		}
		return l.Maybe
	})
	if len(some) == 9 {
		return some, true
	}
	return sure, false
}

// pick is the lines that the function wants; n is how many it took so far.
func (d *drawing) pick(want func(l *drawLine, n int) bool) []drawLine {
	rows := make([]drawLine, 0, len(d.lines))
	for i := range d.lines {
		if want(&d.lines[i], len(rows)) {
			rows = append(rows, d.lines[i])
		}
	}
	return rows
}
