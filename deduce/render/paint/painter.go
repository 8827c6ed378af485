// Package paint draws boards, steps and legends as lines of characters for a terminal, in the colours of a Palette or without; package
// theme has the palettes there are.
//
// Start with Painter. candidates.go draws pencil marks, frame.go the lines around boxes.
package paint

import (
	"fmt"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
)

// Painter draws for a terminal, with colour or without.
type Painter struct {
	frame    *Frame
	palette  Palette
	Labelled bool // rows and columns of a board of digits have their names beside them, as people want them and programs do not
}

// Palette puts what a painter writes into colours.
type Palette interface {
	Kind(k deduce.Kind, text string) string  // the label of a step of this kind
	Hue(h picture.Hue, text string) string   // what was coloured by hand
	Mark(m picture.Mark, text string) string // what bears this mark on a board, and its word in the legend
}

// NewPainter is a painter in the colours of a palette, nil for none.
func NewPainter(palette Palette, frame *Frame) *Painter {
	return &Painter{frame: frame, palette: palette}
}

// plain reports whether there are no colours, so that signs must say what stands out.
func (p *Painter) plain() bool { return p.palette == nil }

// kind is text in the colour of a kind.
func (p *Painter) kind(k deduce.Kind, text string) string {
	if p.plain() {
		return text
	}
	return p.palette.Kind(k, text)
}

// mark is text in the colour of a mark.
func (p *Painter) mark(m picture.Mark, text string) string {
	if p.plain() {
		return text
	}
	return p.palette.Mark(m, text)
}

// Line is a step in one line, its label in the colour of its kind.
func (p *Painter) Line(t wording.Text, s *deduce.Step) string {
	phrase := shallow(t.Phrase(s))
	line := phrase.Line()
	label := len(phrase.Indent) + len(phrase.Label)
	return phrase.Indent + p.kind(s.Kind, phrase.Label) + line[label:]
}

// Lines is the step in as many lines as it needs at a width, 0 for any: what does not fit goes below, indented.
func (p *Painter) Lines(t wording.Text, s *deduce.Step, width int) []string {
	phrase := shallow(t.Phrase(s))
	line := phrase.Line()
	if width <= 0 || len(line) <= width {
		return []string{p.Line(t, s)}
	}
	out := wording.Fold(strings.TrimRight(strings.TrimSuffix(line, phrase.Reason), " "), width)
	if rest, found := strings.CutPrefix(out[0], phrase.Indent+phrase.Label); found {
		out[0] = phrase.Indent + p.kind(s.Kind, phrase.Label) + rest
	}
	if phrase.Reason == "" {
		return out
	}
	return append(out, wording.Fold(strings.Repeat(" ", len(phrase.Indent)+4)+phrase.Reason, width)...)
}

// Listed is Lines with something before the first, such as the letter of a list; the others stand below it.
func (p *Painter) Listed(t wording.Text, before string, s *deduce.Step, width int) []string {
	if width > 0 {
		width = max(1, width-len(before))
	}
	lines := p.Lines(t, s, width)
	for i := range lines {
		if i > 0 {
			before = strings.Repeat(" ", len(before))
		}
		lines[i] = before + lines[i]
	}
	return lines
}

// deepest is how many levels of guesses are indented: more would push the words off a narrow screen.
const deepest = 8

// shallow is a phrase that is not indented further than a screen bears; where it would be, the number of open
// guesses stands before it.
func shallow(p wording.Phrase) wording.Phrase {
	if depth := len(p.Indent) / 2; depth > deepest {
		p.Indent = fmt.Sprintf("%-*s", 2*deepest, "["+strconv.Itoa(depth)+"]")
	}
	return p
}

// hue is text in a colour given by hand.
func (p *Painter) hue(h picture.Hue, text string) string {
	if p.plain() || h == picture.NoHue {
		return text
	}
	return p.palette.Hue(h, text)
}

// Board draws the digits of a picture, nine rows in a frame.
func (p *Painter) Board(pic *picture.Picture) string {
	var cells [board.Cells]cell
	for c, d := range pic.Digits {
		mark := pic.Strongest(board.Cell(c), d)
		if pic.Wrong.Has(board.Cell(c)) {
			mark = picture.Eliminated
		}
		cells[c] = cell{d.String(), p.hue(pic.HueOf(board.Cell(c), d), p.mark(mark, d.String()))}
	}
	var names *labels
	if p.Labelled {
		names = p.labels(pic)
	}
	return p.frame.draw(&cells, names) + pic.Handmade()
}

// Words is a text in which the words that name a role of a picture have the colour of its mark.
func (p *Painter) Words(pic *picture.Picture, text string) string {
	if p.plain() {
		return text
	}
	var b strings.Builder
	for _, piece := range pic.Wear(text) {
		if piece.Mark == picture.Plain {
			b.WriteString(piece.Text)
		} else {
			b.WriteString(p.mark(piece.Mark, piece.Text))
		}
	}
	return b.String()
}
