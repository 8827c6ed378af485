package paint

import (
	"slices"
	"strings"
	"unicode/utf8"

	"deduku/board"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
)

// Candidates draws the picture with pencil marks, and a legend for what stands out: a filled cell shows its
// digit, an open cell its candidates. Where that is wider than width, each cell is drawn as three rows of
// three places. Rows and columns are labelled where there is room.
func (p *Painter) Candidates(pic *picture.Picture, width int) string {
	var cells [board.Cells]cell
	for c := range cells {
		cells[c] = p.digits(pic, board.Cell(c))
	}
	names := p.labels(pic)
	text := p.frame.draw(&cells, names)
	if wide(text) > width {
		text = p.frame.draw(&cells, nil)
	}
	behind := wide(text) <= width
	if !behind {
		text = p.tall(pic, names)
	}
	if wide(text) > width {
		text = p.tall(pic, nil)
	}
	return text + p.legend(pic, width, behind)
}

// wide is the length of the first rule of a drawing, which has no colours as labels may have.
func wide(drawing string) int {
	longest := 0
	for line := range strings.Lines(drawing) {
		if line = strings.TrimRight(line, "\n"); strings.IndexByte(line, '|') >= 0 || strings.Contains(line, "│") {
			break
		}
		if !strings.Contains(line, "\x1b") {
			longest = max(longest, utf8.RuneCountInString(line))
		}
	}
	return longest
}

// digits shows the digit or the candidates of a cell, each with its signs. A lone candidate stands in brackets, as it is
// not a digit yet. Those that follow from an argument stand last, behind a comma, so that their signs and numbers are not read as more
// candidates.
func (p *Painter) digits(pic *picture.Picture, c board.Cell) cell {
	digits := pic.Candidates[c]
	if d := pic.Digits[c]; d != 0 {
		digits = board.Digits(d)
	}
	var out, last cell
	for d := range digits.All() {
		text := d.String()
		for _, m := range pic.Jobs(c, d) {
			text += signed(m, pic.Names[c][d])
		}
		text += signs[pic.Results[c][d]]
		to := &out
		if numbered := isNumber(pic.Names[c][d]); numbered || argued(pic.Marks[c][d]) {
			if to = &last; to.text != "" && (numbered || isNumber(to.text[len(to.text)-1:])) {
				text = "," + text
			}
		}
		to.text += text
		to.painted += p.hue(pic.HueOf(c, d), p.mark(pic.Strongest(c, d), text))
	}
	if out.text != "" && last.text != "" {
		out = cell{out.text + ",", out.painted + ","}
	}
	out = cell{out.text + last.text, out.painted + last.painted}
	if pic.Candidates[c].Single() {
		out = cell{"(" + out.text + ")", "(" + out.painted + ")"}
	}
	return out
}

// tall draws each cell three characters wide and three lines high: each digit has its place.
func (p *Painter) tall(pic *picture.Picture, l *labels) string {
	var b strings.Builder
	boxes := [3]int{11, 11, 11} // three cells with a space between them: 37 characters with the frame
	rule := func(ends [3]string) {
		b.WriteString(l.row(-1))
		p.frame.rule(&b, ends, boxes)
	}
	b.WriteString(l.head(func(column int) int { return 4*column + 2 }))
	rule(p.frame.top)
	for row := range board.Side {
		if row > 0 && row%3 == 0 {
			rule(p.frame.middle)
		}
		for line := range 3 {
			if line == 1 {
				b.WriteString(l.row(row))
			} else {
				b.WriteString(l.row(-1))
			}
			for col := range board.Side {
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
	rule(p.frame.bottom)
	return b.String()
}

// third is one of the three lines of a tall cell: three candidates, or of a filled cell its digit in the middle.
func (p *Painter) third(pic *picture.Picture, c board.Cell, line int) string {
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
func (p *Painter) place(pic *picture.Picture, c board.Cell, d board.Digit) string {
	mark := pic.Strongest(c, d)
	switch sign := signs[mark]; {
	case !pic.Candidates[c].Has(d):
		return "."
	case mark == picture.Refuted && len(pic.Names[c][d]) == 1:
		return p.hue(pic.HueOf(c, d), p.mark(mark, pic.Names[c][d]))
	case sign != "":
		return p.hue(pic.HueOf(c, d), p.mark(mark, sign))
	}
	return p.hue(pic.HueOf(c, d), d.String())
}

// legend explains the marks that the picture uses, and writes the chain that no drawing in characters can show; behind says whether
// signs stand behind their digits, which is said where many stand in a cell.
func (p *Painter) legend(pic *picture.Picture, width int, behind bool) string {
	var b strings.Builder
	used := 0 // characters of the line so far
	add := func(m picture.Mark, words string) {
		switch {
		case used > 0 && used+2+len(words) > width:
			b.WriteByte('\n')
			used = 0
		case used > 0:
			b.WriteString("  ")
			used += 2
		}
		lines := wording.Fold(words, width)
		for i, line := range lines {
			lines[i] = p.mark(m, line)
			used += len(line)
		}
		b.WriteString(strings.Join(lines, "\n"))
	}
	for _, m := range pic.Used() {
		switch {
		case m == picture.Refuted && pic.Named():
			add(m, "A, B ... "+pic.Word(m)+", its letter")
		default:
			add(m, signs[m]+" "+strings.TrimSuffix(pic.Word(m), " "+signs[m])) // A almost locked set: its letter once
		}
	}
	for _, m := range pic.UsedUnits() {
		if m == picture.Base || m == picture.Cover {
			add(m, signs[m]+" "+m.Word()+": "+wording.Text{Notation: pic.Notation}.Units(pic.UnitsMarked(m)))
		}
	}
	if pic.Without != "" {
		add(picture.Plain, pic.Without)
	}
	for _, note := range pic.Notes {
		add(picture.Plain, note)
	}
	if d := pic.Filter; d != 0 {
		possible := "(" + d.String() + ")"
		if !behind { // it is in its own place among the nine of a cell
			before := int(d-1) % 3
			possible = strings.Repeat(".", before) + d.String() + strings.Repeat(".", 2-before)
		}
		add(picture.Plain, d.String()+" placed")
		add(picture.Plain, possible+" can still go there")
	}
	if behind && slices.ContainsFunc(pic.Used(), func(m picture.Mark) bool { return picture.Refuted <= m && m <= picture.Branch4 }) {
		words := "a sign stands behind its digit"
		if pic.Named() {
			words += ", behind it a number: in this order they follow"
		}
		add(picture.Plain, words)
	} else if behind && pic.Explained && len(pic.Used()) > 0 {
		add(picture.Plain, "a sign belongs to the digit before it")
	}
	if (used > 0 || pic.Explained) && pic.Filter == 0 && lone(pic) {
		add(picture.Plain, "( ) only candidate")
	}
	if used > 0 {
		b.WriteByte('\n')
	}
	if !behind && pic.Named() {
		b.WriteString(strings.Join(wording.Fold(inOrder(pic), width), "\n") + "\n")
	}
	b.WriteString(pic.Handmade())
	if pic.IsChain() && pic.Chain != "" {
		b.WriteString(strings.Join(wording.Fold("links "+pic.Chain, width), "\n") + "\n")
	}
	return b.String()
}

// lone reports whether an open cell has one candidate: it is drawn in brackets.
func lone(pic *picture.Picture) bool {
	return slices.ContainsFunc(pic.Candidates[:], board.DigitSet.Single)
}
