package play

import (
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"deduku/board"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/theme"
	"deduku/deduce/render/wording"
)

// mode says what keys do with a digit, in words that can stand below each other.
func (s *scene) mode() []string {
	if s.paused {
		return []string{"PAUSED"}
	}
	words := []string{"PEN"}
	if s.notes {
		words[0] = "NOTES"
	}
	if s.first == "digit" && s.chosen != 0 {
		words = append(words, s.chosen.String())
	}
	switch {
	case s.busy:
		words = append(words, "...")
	case s.waits == "filter":
		words = append(words, "/")
	case s.waits == "colour":
		words = append(words, "c")
	case s.waits == "removal":
		words = append(words, "-")
	case s.filter != 0:
		words = append(words, "/"+s.filter.String())
	}
	return words
}

// clock is the time as it is shown: minutes and seconds, which have room in the narrowest panel.
func clock(d time.Duration) string {
	n := int(d.Seconds())
	return fmt.Sprintf("%d:%02d", n/60, n%60)
}

// where tells of the cell that the cursor is on.
func (s *scene) where() string {
	name := s.notation.Cell(s.cursor)
	var more []string
	switch d := s.board.Digit(s.cursor); {
	case s.paused:
		return name
	case d != 0 && s.board.Givens().Has(s.cursor):
		name += " = " + d.String()
		more = append(more, "given")
	case d != 0:
		name += " = " + d.String()
	default:
		if marked := s.marked(s.cursor); marked != "" {
			more = append(more, marked)
		}
		if notes := digitsOf(s.pencil[s.cursor]); notes != "" {
			more = append(more, "noted "+notes)
		}
	}
	if s.wrong.Has(s.cursor) {
		more = append(more, "wrong")
	}
	if hue := s.hues[s.cursor].String(); hue != "" {
		more = append(more, hue)
	}
	return strings.Join(append([]string{name}, more...), ", ")
}

// digitsOf is digits, one behind the other with spaces.
func digitsOf(digits board.DigitSet) string {
	var all []string
	for d := range digits.All() {
		all = append(all, d.String())
	}
	return strings.Join(all, " ")
}

// drawSide draws what there is to know of the board.
func (s *scene) drawSide(c canvas, l layout) {
	a := l.side
	if a.height == 1 {
		s.drawLine(c, a)
		return
	}
	y := a.y
	line := func(text string, k look) {
		if y < a.y+a.height {
			c.put(a.x, y, cut(text, a.width), k)
		}
		y++
	}
	for _, text := range inRows(s.mode(), 1, a.width, 2) {
		line(text, look{cursor: s.notes})
	}
	if s.timed {
		line(clock(s.time), look{})
	}
	if a.width >= 24 {
		for _, text := range wording.Fold(s.where(), a.width) {
			line(text, look{})
		}
		line("", look{})
		line("left to set:", look{})
		s.drawLeft(c, area{a.x, y, a.width, 2}, 5)
		return
	}
	line(s.notation.Cell(s.cursor), look{})
	if l.height == 1 {
		for row := range 3 {
			for i := range 3 {
				d := board.Digit(3*row + i + 1)
				text, k := ".", look{spot: theme.Faint}
				m := s.parts[s.cursor][d]
				switch {
				case s.board.Digit(s.cursor) != 0 || s.paused:
				case m != picture.Plain:
					text, k = d.String(), look{mark: m}
					c.put(a.x+2*i-1, y+row, signOf(m), k)
				case s.pencil[s.cursor].Has(d):
					text, k = d.String(), look{}
				}
				c.put(a.x+2*i, y+row, text, k)
			}
		}
		y += 3
	}
	if hue := s.hues[s.cursor].String(); hue != "" {
		line(hue, look{})
	}
	line("left", look{})
	switch {
	case a.width >= 20:
		s.drawLeft(c, area{a.x, y, a.width, 2}, 5)
	case a.width >= 7:
		s.drawLeft(c, area{a.x, y, a.width, 5}, 2)
	default:
		s.drawLeft(c, area{a.x, y, a.width, 9}, 1)
	}
}

// drawLeft draws how many of each digit are left, some in a row.
func (s *scene) drawLeft(c canvas, a area, each int) {
	for d := board.Digit(1); d <= board.Side; d++ {
		i := int(d) - 1
		k := look{}
		switch {
		case d == s.lit():
			k.spot = theme.Lit
		case s.left(d) == 0:
			k.spot = theme.Faint
		}
		c.put(a.x+4*(i%each), a.y+i/each, fmt.Sprintf("%v:%d", d, s.left(d)), k)
	}
}

// drawLine draws what there is to know in one row.
func (s *scene) drawLine(c canvas, a area) {
	text := strings.Join(s.mode(), " ")
	if s.timed {
		text += "  " + clock(s.time)
	}
	text += "  " + s.where() + "  left"
	c.put(a.x, a.y, cut(text, a.width-4*board.Side), look{})
	s.drawLeft(c, area{a.x + a.width - 4*board.Side, a.y, 4 * board.Side, 1}, board.Side)
}

// someKeys are the keys that somebody needs who has never seen any of this.
var someKeys = []string{"q leaves", "? hint", "x explain", "u undo", "n notes", "1-9 digit", "0 empty", "N all notes", "- remove", ". step", "v check", "c colour", "/ filter", "p pause", "U redo"}

// waiting is what the next key can be, while a key waits for it.
func (s *scene) waiting() (words []string) {
	switch s.waits {
	case "colour":
		for i, name := range picture.HueNames() {
			words = append(words, fmt.Sprintf("%d %s", i+1, name))
		}
		return append(words, "0 none")
	case "filter":
		return []string{"1-9 that digit alone", "another key: all"}
	case "removal":
		return []string{"1-9 can't be in " + s.notation.Cell(s.cursor), "a step of the log", "another key: nothing"}
	}
	return nil
}

// meaning says what the signs of a step mean, which stand on the board, and what can be done with a text.
func (s *scene) meaning() (words []string) {
	var seen [picture.Marks]bool
	pattern := false
	for _, m := range s.marks {
		seen[m] = true
		pattern = pattern || m != picture.Plain && signOf(m) == ">"
	}
	if pattern {
		words = append(words, "> pattern")
	}
	for _, m := range []picture.Mark{picture.Concluded, picture.Eliminated} {
		if seen[m] {
			words = append(words, signOf(m)+" "+m.Word())
		}
	}
	return append(append(words, s.offers...), "Esc takes this away")
}

// drawText draws what was said or, where nothing was, the keys.
func (s *scene) drawText(c canvas, l layout) {
	a := l.text
	lines := s.lines(a.width)
	var more []string // where there is room
	switch waiting := s.waiting(); {
	case waiting != nil:
		lines, more = nil, inRows(waiting, 2, a.width, a.height)
	case len(lines) == 0:
		more = inRows(someKeys, 2, a.width, a.height)
	case len(lines) > 0 && len(lines) < a.height && !s.paused && !s.busy:
		more = inRows(s.meaning(), 2, a.width, a.height-len(lines))
	}
	from := min(s.from, max(0, len(lines)-1))
	shown := lines[from:]
	if len(shown) > a.height {
		shown = append(shown[:a.height-1:a.height-1], fmt.Sprintf("space: %d more lines", len(shown)-a.height+1))
	}
	for i, text := range append(shown[:len(shown):len(shown)], more...) {
		c.put(a.x, a.y+i, cut(text, a.width), look{})
	}
	if l.keys && len(lines) > 0 {
		c.put(0, len(c)-1, inRows(someKeys, 2, len(c[0]), 1)[0], look{spot: theme.Faint})
	}
}

// inRows is as many of some words as fit, in rows, with some spaces between them.
func inRows(words []string, spaces, width, height int) []string {
	rows := []string{""}
	for _, w := range words {
		last := &rows[len(rows)-1]
		switch {
		case *last == "":
			*last = w
		case utf8.RuneCountInString(*last)+spaces+len(w) <= width:
			*last += strings.Repeat(" ", spaces) + w
		case len(rows) == height:
			return rows
		default:
			rows = append(rows, w)
		}
	}
	return rows
}

// lines are the message in lines of a width.
func (s *scene) lines(width int) (lines []string) {
	for line := range strings.Lines(s.message) {
		lines = append(lines, wording.Fold(strings.TrimRight(line, "\n"), width)...)
	}
	if s.listed != "" {
		lines = append(lines, wording.Fold(s.listed, width)...)
	}
	return lines
}

// cut cuts a text off behind a width.
func cut(text string, width int) string {
	if r := []rune(text); len(r) > max(0, width) {
		return string(r[:max(0, width)])
	}
	return text
}

// draw draws the scene.
func (s *scene) draw() string {
	l, ok := s.layout()
	if !ok {
		return cut(fmt.Sprintf("play needs %dx%d characters", leastWidth, leastHeight), s.width)
	}
	c := newCanvas(s.width, s.height)
	s.drawGrid(c, l.form)
	s.drawSide(c, l)
	s.drawText(c, l)
	return c.text(s.theme)
}

// layout is the layout of the screen as it is.
func (s *scene) layout() (layout, bool) {
	full := s.board.Open().Empty() // it has no notes to keep in sight
	return layoutFor(s.width, s.height, func(a area, pages int) bool {
		return (pages == 1 || !full) && len(s.lines(a.width)) <= pages*a.height
	})
}
