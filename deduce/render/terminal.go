package render

import (
	"strings"

	"github.com/fatih/color"

	"deduku/board"
	"deduku/deduce"
)

// Painter draws for a terminal, with colour or without.
type Painter struct {
	kinds map[deduce.Kind]*color.Color
	marks [marks]*color.Color
}

// NewPainter is a painter with colour on or off, whatever the environment says.
func NewPainter(colour bool) *Painter {
	style := func(attributes ...color.Attribute) *color.Color {
		c := color.New(attributes...)
		if colour {
			c.EnableColor()
		} else {
			c.DisableColor()
		}
		return c
	}
	plain := style(color.Reset)
	if !colour {
		plain = style()
	}
	p := &Painter{kinds: map[deduce.Kind]*color.Color{
		deduce.Init:       style(color.Faint),
		deduce.Premise:    style(color.FgMagenta),
		deduce.PosDed:     style(color.FgGreen),
		deduce.NegDed1:    style(color.FgCyan),
		deduce.NegDed2:    style(color.FgBlue),
		deduce.Logic:      style(color.FgMagenta),
		deduce.Guess:      style(color.FgYellow),
		deduce.Conflict:   style(color.FgRed),
		deduce.Backtrack:  style(color.FgRed),
		deduce.Solved:     style(color.FgGreen, color.Bold),
		deduce.Unsolvable: style(color.FgRed, color.Bold),
		deduce.Stuck:      style(color.FgYellow, color.Bold),
	}}
	p.marks = [marks]*color.Color{
		Plain: plain, Given: style(color.Bold), Shown: style(color.FgYellow), Pattern: style(color.FgBlue),
		Eliminated: style(color.FgRed), Concluded: style(color.FgGreen, color.Bold),
	}
	return p
}

// Line is a step in one line, its label in the colour of its kind.
func (p *Painter) Line(t Text, s *deduce.Step) string {
	phrase := t.Phrase(s)
	line := phrase.Line()
	label := len(phrase.Indent) + len(phrase.Label)
	paint, ok := p.kinds[s.Kind]
	if !ok {
		return line
	}
	return phrase.Indent + paint.Sprint(phrase.Label) + line[label:]
}

// Board draws the digits of a picture, nine rows in a frame.
func (p *Painter) Board(pic *Picture) string {
	return p.frame(pic, func(c board.Cell) (string, string) {
		text := pic.Digits[c].String()
		return text, p.marks[pic.Marks[c][pic.Digits[c]]].Sprint(text)
	})
}

// Candidates draws the picture with pencil marks: a filled cell shows its digit, an open cell its candidates.
func (p *Painter) Candidates(pic *Picture) string {
	return p.frame(pic, func(c board.Cell) (string, string) {
		digits := pic.Candidates[c]
		if d := pic.Digits[c]; d != 0 {
			digits = board.Digits(d)
		}
		var text, painted strings.Builder
		for d := range digits.All() {
			text.WriteString(d.String())
			painted.WriteString(p.marks[pic.Marks[c][d]].Sprint(d.String()))
		}
		return text.String(), painted.String()
	})
}

// frame draws cells, each given bare and painted, in columns as wide as they need.
func (p *Painter) frame(pic *Picture, cell func(board.Cell) (text, painted string)) string {
	var widths [9]int
	for c := range board.Cell(board.Cells) {
		text, _ := cell(c)
		widths[c.Col()] = max(widths[c.Col()], len(text), 1)
	}
	var b strings.Builder
	for row := range 9 {
		if row%3 == 0 {
			rule(&b, widths)
		}
		for col := range 9 {
			if col%3 == 0 {
				b.WriteString("| ")
			}
			text, painted := cell(board.CellAt(row, col))
			b.WriteString(painted)
			b.WriteString(strings.Repeat(" ", widths[col]-len(text)+1))
		}
		b.WriteString("|\n")
	}
	rule(&b, widths)
	return b.String()
}

func rule(b *strings.Builder, widths [9]int) {
	for col, w := range widths {
		if col%3 == 0 {
			b.WriteString("+-")
		}
		b.WriteString(strings.Repeat("-", w+1))
	}
	b.WriteString("+\n")
}
