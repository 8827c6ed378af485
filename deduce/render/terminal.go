package render

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/fatih/color"

	"deduku/board"
	"deduku/deduce"
)

// Painter draws for a terminal, with colour or without.
type Painter struct {
	frame *Frame
	kinds map[deduce.Kind]*color.Color
	marks [Marks]*color.Color
}

// NewPainter is a painter in the colours of a theme, nil for none, whatever the environment says.
func NewPainter(theme *Theme, frame *Frame) *Painter {
	p := &Painter{frame: frame, kinds: map[deduce.Kind]*color.Color{}}
	if theme == nil {
		return p
	}
	for kind, s := range theme.kinds {
		p.kinds[kind] = s.color()
	}
	for mark, s := range theme.marks {
		if s != nil {
			p.marks[mark] = s.color()
		}
	}
	return p
}

// color is the style as the colour library has it. Made so, it does not depend on what the library found
// out about the terminal when the program started.
func (s style) color() *color.Color {
	c := color.New(s...)
	c.EnableColor()
	return c
}

// paint puts text into a colour, nil for none.
func paint(c *color.Color, text string) string {
	if c == nil {
		return text
	}
	return c.Sprint(text)
}

// Line is a step in one line, its label in the colour of its kind.
func (p *Painter) Line(t Text, s *deduce.Step) string {
	phrase := shallow(t.Phrase(s))
	line := phrase.Line()
	label := len(phrase.Indent) + len(phrase.Label)
	return phrase.Indent + paint(p.kinds[s.Kind], phrase.Label) + line[label:]
}

// Lines is the step in as many lines as it needs at a width, 0 for any: what does not fit goes below, indented.
func (p *Painter) Lines(t Text, s *deduce.Step, width int) []string {
	phrase := shallow(t.Phrase(s))
	line := phrase.Line()
	if width <= 0 || len(line) <= width {
		return []string{p.Line(t, s)}
	}
	out := Fold(strings.TrimRight(strings.TrimSuffix(line, phrase.Reason), " "), width)
	if rest, found := strings.CutPrefix(out[0], phrase.Indent+phrase.Label); found {
		out[0] = phrase.Indent + paint(p.kinds[s.Kind], phrase.Label) + rest
	}
	if phrase.Reason == "" {
		return out
	}
	return append(out, Fold(strings.Repeat(" ", len(phrase.Indent)+4)+phrase.Reason, width)...)
}

// deepest is how many levels of guesses are indented: more would push the words off a narrow screen.
const deepest = 8

// shallow is a phrase that is not indented further than a screen bears; where it would be, the number of open
// guesses stands before it.
func shallow(p Phrase) Phrase {
	if depth := len(p.Indent) / 2; depth > deepest {
		p.Indent = fmt.Sprintf("%-*s", 2*deepest, "["+strconv.Itoa(depth)+"]")
	}
	return p
}

// Board draws the digits of a picture, nine rows in a frame.
func (p *Painter) Board(pic *Picture) string {
	var cells [board.Cells]cell
	for c, d := range pic.Digits {
		cells[c] = cell{d.String(), paint(p.marks[pic.Marks[c][d]], d.String())}
	}
	return p.frame.draw(&cells)
}
