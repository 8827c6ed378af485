package export

import (
	"slices"

	"deduku/board"
	"deduku/deduce/render/picture"
)

// legendItem is one entry of a legend: a sample and its words.
type legendItem struct {
	words string
	draw  func(s *scene, at point) // nil for words alone
}

// width is how much room the item takes in a line.
func (i *legendItem) width() float64 { return 5*dot + 7.5*float64(len(i.words)) }

// legendLines are what explains a picture, in lines that fit below the board: marks of candidates, shaded units, links, notes.
func legendLines(p *picture.Picture) (out [][]legendItem) {
	room := 0.0
	for _, item := range legendItems(p) {
		if room < item.width() && len(out) > 0 || len(out) == 0 {
			out, room = append(out, nil), board.Side*side+3*dot
		}
		last := len(out) - 1
		out[last] = append(out[last], item)
		room -= item.width()
	}
	return out
}

func legendItems(p *picture.Picture) (out []legendItem) {
	for _, m := range p.Used() {
		words := p.Word(m)
		if p.Named() && (m == picture.Refuted || m == picture.Follows) {
			words += map[picture.Mark]string{picture.Refuted: ", with its letter", picture.Follows: ", with its number"}[m]
		}
		out = append(out, legendItem{words, func(s *scene, at point) { s.mark(m, at, dot) }})
	}
	for _, m := range p.UsedUnits() {
		out = append(out, legendItem{unitWord(p, m), func(s *scene, at point) {
			s.add(rectangle, outlineClasses[m], at.plus(-dot, -dot*0.7), at.plus(dot, dot*0.7))
		}})
	}
	if slices.Contains(p.Cells[:], picture.Pattern) && p.Without != "" {
		out = append(out, legendItem{p.Word(picture.Pattern), func(s *scene, at point) {
			s.round(rectangle, patternOutline, 3, at.plus(-dot, -dot), at.plus(dot, dot))
		}})
	}
	for _, strength := range []bool{true, false} {
		words, class := "strong link", strong
		if !strength {
			words, class = "weak link", weak
		}
		for _, l := range p.Links {
			if l.Strong == strength {
				out = append(out, legendItem{words, func(s *scene, at point) {
					s.add(curve, class, at.plus(-dot, 0), at, at.plus(dot, 0))
				}})
				break
			}
		}
	}
	for _, note := range p.Notes {
		out = append(out, legendItem{note, nil})
	}
	if d := p.Filter; d != 0 {
		out = append(out, legendItem{"large " + d.String() + ": placed", nil}, legendItem{"small " + d.String() + ": can still go there", nil})
	}
	return out
}

// unitWord is what the legend calls shaded or outlined units.
func unitWord(p *picture.Picture, m picture.Mark) string {
	if m == picture.Base || m == picture.Cover {
		return m.Word() + " unit"
	}
	if m == picture.Region {
		return m.Word()
	}
	return p.Word(m)
}

// legend draws the legend from a height on, and returns the height below it.
func (s *scene) legend(p *picture.Picture, y float64) float64 {
	for _, line := range legendLines(p) {
		x := left + dot
		for _, item := range line {
			if item.draw != nil {
				item.draw(s, point{x, y})
			}
			s.write(caption, point{x + dot + 6, y}, item.words)
			x += item.width()
		}
		y += leading
	}
	return y
}
