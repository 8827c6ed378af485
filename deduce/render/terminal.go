package render

import (
	"strings"

	"github.com/fatih/color"

	"deduku/board"
	"deduku/deduce"
)

// Painter draws for a terminal, with colour or without.
type Painter struct {
	frame *Frame
	kinds map[deduce.Kind]*color.Color
	marks [marks]*color.Color
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
	phrase := t.Phrase(s)
	line := phrase.Line()
	label := len(phrase.Indent) + len(phrase.Label)
	return phrase.Indent + paint(p.kinds[s.Kind], phrase.Label) + line[label:]
}

// Lines is the step in as many lines as it needs at a width, 0 for any: what does not fit goes below, indented.
func (p *Painter) Lines(t Text, s *deduce.Step, width int) []string {
	phrase := t.Phrase(s)
	line := phrase.Line()
	if width <= 0 || len(line) <= width || phrase.Reason == "" {
		return []string{p.Line(t, s)}
	}
	head := strings.TrimRight(strings.TrimSuffix(line, phrase.Reason), " ")
	label := len(phrase.Indent) + len(phrase.Label)
	out := []string{phrase.Indent + paint(p.kinds[s.Kind], phrase.Label) + head[label:]}
	return append(out, Fold(phrase.Indent+"    "+phrase.Reason, width)...)
}

// Board draws the digits of a picture, nine rows in a frame.
func (p *Painter) Board(pic *Picture) string {
	var cells [board.Cells]cell
	for c, d := range pic.Digits {
		cells[c] = cell{d.String(), paint(p.marks[pic.Marks[c][d]], d.String())}
	}
	return p.frame.draw(&cells)
}

// Candidates draws the picture with pencil marks: a filled cell shows its digit, an open cell its
// candidates. Where that is wider than width, each cell is drawn as three rows of three places.
func (p *Painter) Candidates(pic *Picture, width int) string {
	var cells [board.Cells]cell
	for c := range cells {
		cells[c] = p.row(pic, board.Cell(c), board.AllDigits, "")
	}
	text := p.frame.draw(&cells)
	if line, _, _ := strings.Cut(text, "\n"); len([]rune(line)) > width {
		return p.tall(pic)
	}
	return text
}

// row shows the digits of a cell that are among some; the others as blank.
func (p *Painter) row(pic *Picture, c board.Cell, among board.DigitSet, blank string) cell {
	digits := pic.Candidates[c]
	if d := pic.Digits[c]; d != 0 {
		digits = board.Digits(d)
	}
	var text, painted strings.Builder
	for d := range among.All() {
		if !digits.Has(d) {
			text.WriteString(blank)
			painted.WriteString(blank)
			continue
		}
		text.WriteString(d.String())
		painted.WriteString(paint(p.marks[pic.Marks[c][d]], d.String()))
	}
	return cell{text.String(), painted.String()}
}

// third is one of the three lines of a tall cell: three candidates, or of a filled cell its digit in the middle.
func (p *Painter) third(pic *Picture, c board.Cell, line int, among board.DigitSet) string {
	switch {
	case pic.Digits[c] == 0:
		return p.row(pic, c, among, ".").painted
	case line == 1:
		return " " + p.row(pic, c, board.AllDigits, "").painted + " "
	}
	return "   "
}

// tall draws each cell three characters wide and three lines high: each digit has its place.
func (p *Painter) tall(pic *Picture) string {
	var b strings.Builder
	boxes := [3]int{11, 11, 11} // three cells with a space between them: 37 characters with the frame
	p.frame.rule(&b, p.frame.top, boxes)
	for row := range 9 {
		if row > 0 && row%3 == 0 {
			p.frame.rule(&b, p.frame.middle, boxes)
		}
		for line := range 3 {
			among := board.Digits(board.Digit(3*line+1), board.Digit(3*line+2), board.Digit(3*line+3))
			for col := range 9 {
				if col%3 == 0 {
					b.WriteString(p.frame.down)
				} else {
					b.WriteByte(' ')
				}
				b.WriteString(p.third(pic, board.CellAt(row, col), line, among))
			}
			b.WriteString(p.frame.down + "\n")
		}
	}
	p.frame.rule(&b, p.frame.bottom, boxes)
	return b.String()
}
