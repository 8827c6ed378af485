package picture

import (
	"slices"
	"strings"

	"deduku/board"
)

// Hue is a colour that somebody gave a cell or a candidate by hand.
type Hue uint8

// The hues; NoHue is none.
const (
	NoHue Hue = iota
	Blue
	Green
	Red
	Yellow
	Purple
	Orange
	Cyan
	Grey
	Hues // the number of hues
)

var hueNames = [Hues]string{"", "blue", "green", "red", "yellow", "purple", "orange", "cyan", "grey"}

// String is the name of the hue.
func (h Hue) String() string { return hueNames[h] }

// HueNames are the names of the hues.
func HueNames() []string { return hueNames[1:] }

// HueNamed is the hue with a name; NoHue for no hue's.
func HueNamed(name string) Hue {
	name = strings.ToLower(name)
	if name == "gray" {
		return Grey
	}
	return Hue(max(0, slices.Index(hueNames[:], name)))
}

// Handmade is the lines below a drawing that say what has been coloured by hand and which digits are wrong; empty where
// there is nothing of this.
func (p *Picture) Handmade() (lines string) {
	if all := p.hued(); all != "" {
		lines = "marked " + all + "\n"
	}
	if !p.Wrong.Empty() {
		lines += "wrong: " + p.Notation.Cells(p.Wrong) + "\n"
	}
	return lines
}

// hued says in words what has been coloured by hand, a hue after the other: marked blue: r1c1, 5r2c3.
func (p *Picture) hued() string {
	var all []string
	for h := Blue; h < Hues; h++ {
		var places []string
		for c := range board.Cell(board.Cells) {
			for d, hue := range p.Hues[c] {
				if hue != h {
					continue
				}
				name := p.Notation.Cell(c)
				if d > 0 {
					name = board.Digit(d).String() + name
				}
				places = append(places, name)
			}
		}
		if len(places) > 0 {
			all = append(all, h.String()+": "+strings.Join(places, ", "))
		}
	}
	return strings.Join(all, "; ")
}

// HueOf is the colour by hand that shows on a candidate or digit: its own, or else that of its cell.
func (p *Picture) HueOf(c board.Cell, d board.Digit) Hue {
	if h := p.Hues[c][d]; h != NoHue {
		return h
	}
	return p.Hues[c][0]
}
