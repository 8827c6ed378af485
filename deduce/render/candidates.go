package render

import (
	"strings"

	"deduku/board"
)

// signs stand for marks where there is no colour: behind a digit or, where its place tells the digit, instead of it.
var signs = [Marks]string{
	Pattern: "*", Shown: ":", Fin: "^", SideA: "a", SideB: "b", Refuted: "x", Follows: ">", Branch1: "c", Branch2: "d", Branch3: "e", Branch4: "f",
	Eliminated: "-", Concluded: "+",
}

// Candidates draws the picture with pencil marks, and a legend for what stands out: a filled cell shows its
// digit, an open cell its candidates. Where that is wider than width, each cell is drawn as three rows of
// three places.
func (p *Painter) Candidates(pic *Picture, width int) string {
	var cells [board.Cells]cell
	for c := range cells {
		cells[c] = p.digits(pic, board.Cell(c))
	}
	text := p.frame.draw(&cells)
	if line, _, _ := strings.Cut(text, "\n"); len([]rune(line)) > width {
		text = p.tall(pic)
	}
	return text + p.legend(pic, width)
}

// digits shows the digit or the candidates of a cell, each with its sign.
func (p *Painter) digits(pic *Picture, c board.Cell) cell {
	digits := pic.Candidates[c]
	if d := pic.Digits[c]; d != 0 {
		digits = board.Digits(d)
	}
	var out cell
	for d := range digits.All() {
		mark := pic.Marks[c][d]
		text := d.String()
		if p.plain() {
			text += signs[mark]
		}
		out.text += text
		out.painted += p.mark(mark, text)
	}
	return out
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
			for col := range 9 {
				if col%3 == 0 {
					b.WriteString(p.frame.down)
				} else {
					b.WriteByte(' ')
				}
				b.WriteString(p.third(pic, board.CellAt(row, col), line))
			}
			b.WriteString(p.frame.down + "\n")
		}
	}
	p.frame.rule(&b, p.frame.bottom, boxes)
	return b.String()
}

// third is one of the three lines of a tall cell: three candidates, or of a filled cell its digit in the middle.
func (p *Painter) third(pic *Picture, c board.Cell, line int) string {
	switch {
	case pic.Digits[c] == 0:
		var b strings.Builder
		for i := range 3 {
			b.WriteString(p.place(pic, c, board.Digit(3*line+i+1)))
		}
		return b.String()
	case line == 1:
		filled := p.digits(pic, c)
		return " " + filled.painted + strings.Repeat(" ", 2-len(filled.text))
	}
	return "   "
}

// place is what stands in the place of a candidate: a dot where it is gone.
func (p *Painter) place(pic *Picture, c board.Cell, d board.Digit) string {
	mark := pic.Marks[c][d]
	switch {
	case !pic.Candidates[c].Has(d):
		return "."
	case p.plain() && signs[mark] != "":
		return signs[mark]
	}
	return p.mark(mark, d.String())
}

// legend explains the marks that the picture uses, and writes the links that no drawing in characters can show.
func (p *Painter) legend(pic *Picture, width int) string {
	var b strings.Builder
	used := 0 // characters of the line so far
	for _, m := range pic.Used() {
		word := pic.Word(m)
		if p.plain() {
			word = signs[m] + " " + word
		}
		switch {
		case used > 0 && used+2+len(word) > width:
			b.WriteByte('\n')
			used = 0
		case used > 0:
			b.WriteString("  ")
			used += 2
		}
		b.WriteString(p.mark(m, word))
		used += len(word)
	}
	if used > 0 {
		b.WriteByte('\n')
	}
	if len(pic.Links) > 0 {
		b.WriteString(strings.Join(Fold("links "+Text{Notation: pic.Notation}.chain(pic.Links), width), "\n") + "\n")
	}
	return b.String()
}
