package coloring

import (
	"deduku/board"
	"deduku/deduce"
)

// SimpleColorsTrap is a candidate that sees both colours.
var SimpleColorsTrap = &deduce.Technique{
	Name:    "simple-colors-trap",
	Title:   "Simple Colors Trap",
	Shape:   deduce.ShapeColors,
	Doc:     "The places of a digit that conjugate pairs join are coloured in turn: one colour is true, the other false. The digit can be removed from cells that see both colours.",
	Why:     []string{"{strong.digits} is in all of {colora} or in all of {colorb}"},
	Form:    []string{"{strong.digits} ({colora}) / ({colorb})"},
	Spot:    spotColors,
	Example: ".+3+1+4.+6.+5+2+4.+6+2.+5.+31+5.2.+13+64...+3+5+62+1.+4+25..4+1.+6+361+4+3.+9+2.5+3+6+51+2+7+4...+2.6+3+45+1+7+1+47+9+5832+6:",
	Find:    findColorTraps,
}

// SimpleColorsWrap is a colour that sees itself.
var SimpleColorsWrap = &deduce.Technique{
	Name:    "simple-colors-wrap",
	Title:   "Simple Colors Wrap",
	Shape:   deduce.ShapeColors,
	Doc:     "The places of a digit that conjugate pairs join are coloured in turn: one colour is true, the other false. A colour with two places in one unit is false.",
	Why:     []string{"{strong.digits} is in all of {colora} or in all of {colorb}, and {clash} cannot both be {strong.digits}"},
	Form:    []string{"{strong.digits} ({colora}) / ({colorb})"},
	Spot:    spotColors,
	Example: "+7+8+64+9+1+352+24..+5+87+1.1.+5.+2+78.+46.+4+583.+71+35.+71.+6+4+8+87+1.+46.3+5+96+8+1+3542+7+4+1.87.5..+5.+7.6+4+18.:",
	Find:    findColorWraps,
}

// MultiColors1 is two colourings of which a colour of one sees a colour of the other.
var MultiColors1 = &deduce.Technique{
	Name:    "multi-colors-1",
	Title:   "Multi Colors 1",
	Shape:   deduce.ShapeMultiColors,
	Doc:     "A digit has two separate colourings, and a place of one colour sees a place of a colour of the other. So these two colours are not both true, and at least one of their opposites is: the digit can be removed from cells that see both opposites.",
	Why:     []string{"{strong.digits} is in all of {colora} or all of {colorb}, and in all of {colorc} or all of {colord}; each choice that fits rules these out"},
	Form:    []string{"{strong.digits} ({colora}) / ({colorb}), ({colorc}) / ({colord})"},
	Spot:    spotMultiColors,
	Example: ".+62.3..+9.147+62+9+38+5+3..+1..6+24..4..6.13.+1...+3....3.2+1.8..+4+7..+65.+3.6+2+37.1....8.+34+2.7+6:814 716 835 544 854 954 558 963 987 597",
	Find:    findMultiColors1,
}

// MultiColors2 is two colourings of which a colour of one sees both colours of the other.
var MultiColors2 = &deduce.Technique{
	Name:  "multi-colors-2",
	Title: "Multi Colors 2",
	Shape: deduce.ShapeMultiColors,
	Doc:   "A digit has two separate colourings, and a colour of one sees both colours of the other. One of those is true, so it is false.",
	Why:   []string{"{strong.digits} is in all of {colorc} or in all of {colord}, and either rules out {colora}"},
	Form:  []string{"{strong.digits} ({colora}) / ({colorb}), ({colorc}) / ({colord})"},
	Spot: "Colour all the strong links of one digit; where they fall apart into groups, use a new pair of colours for each. Look for a colour of one group whose places see both colours of another: it is false. " +
		"The trap is a colour that sees one colour twice.",
	Example: "7+43+2.+5+1.6.+6+21+73+5+4..+5..4+6+32+72.+4+53+7....+3.6284+7..7+6+4+1+9+2+3.32+7.5+1..46..+3.+47+5+24.57+6+2.1+3:",
	Find:    findMultiColors2,
}

const spotMultiColors = "Colour all the strong links of one digit; where they fall apart into groups, use a new pair of colours for each. Look for a place of one group that sees a place of another. " +
	"The trap: colours that see each other are not both true; at least one of their opposites is."

const spotColors = "Filter one digit and mark the units in which it has two places. Colour one end, its partner in the other colour, and go on as far as it leads. " +
	"Then look for a place that sees both colours, and for a colour that sees itself. The trap is to colour along a unit with three places."

func findColorTraps(v *deduce.View, yield func(*deduce.Step) bool) {
	for d, cs := range colorings.Of(v) {
		for i := range cs {
			c, d := &cs[i], board.Digit(d)
			out := v.CellsFor(d).And(c.seen[0]).And(c.seen[1]).Minus(c.cells())
			if !out.Empty() && !yield(&tellColors(v, d, c, 0, out).Step) {
				return
			}
		}
	}
}

func findColorWraps(v *deduce.View, yield func(*deduce.Step) bool) {
	for d, cs := range colorings.Of(v) {
		for i := range cs {
			c := &cs[i]
			for color := range 2 {
				clash := c.colors[color].And(c.seen[color])
				if clash.Empty() {
					continue
				}
				s := tellColors(v, board.Digit(d), c, color, c.colors[color])
				first := clash.First()
				s.Part(deduce.Part{Role: deduce.Clash, Cells: board.CellsOf(first, clash.And(first.Peers()).First())})
				if !yield(&s.Step) {
					return
				}
			}
		}
	}
}

// tellColors is a step of one colouring, the colour given first.
func tellColors(v *deduce.View, d board.Digit, c *coloring, color int, out board.CellSet) *deduce.Draft {
	s := v.Draft()
	s.Eliminate(d, out)
	s.Part(c.part(d))
	s.Part(deduce.Part{Role: deduce.ColorA, Cells: c.colors[color], Digits: board.Digits(d)})
	s.Part(deduce.Part{Role: deduce.ColorB, Cells: c.colors[color^1], Digits: board.Digits(d)})
	return s
}

func findMultiColors1(v *deduce.View, yield func(*deduce.Step) bool) {
	for d, cs := range colorings.Of(v) {
		for j := range cs {
			for i := range j {
				if !yieldMultiColors1(v, board.Digit(d), &cs[i], &cs[j], yield) {
					return
				}
			}
		}
	}
}

// yieldMultiColors1 eliminates what sees the opposites of two colours, one of each colouring, that see each other.
func yieldMultiColors1(v *deduce.View, d board.Digit, a, b *coloring, yield func(*deduce.Step) bool) bool {
	var out board.CellSet
	colorA, colorB := 0, 0 // the first that eliminate something
	for k := 3; k >= 0; k-- {
		i, j := k>>1, k&1
		if !a.colors[i].Meets(b.seen[j]) {
			continue
		}
		if more := a.seen[i^1].And(b.seen[j^1]).And(v.CellsFor(d)); !more.Empty() {
			out, colorA, colorB = out.Union(more), i, j
		}
	}
	return out.Empty() || yield(tellTwoColorings(v, d, a, colorA, b, colorB, out))
}

func findMultiColors2(v *deduce.View, yield func(*deduce.Step) bool) {
	for d, cs := range colorings.Of(v) {
		for i := range cs {
			for j := range cs {
				if i != j && !yieldMultiColors2(v, board.Digit(d), &cs[i], &cs[j], yield) {
					return
				}
			}
		}
	}
}

// yieldMultiColors2 eliminates a colour of a that sees both colours of b.
func yieldMultiColors2(v *deduce.View, d board.Digit, a, b *coloring, yield func(*deduce.Step) bool) bool {
	for color, cells := range a.colors {
		if cells.Meets(b.seen[0]) && cells.Meets(b.seen[1]) && !yield(tellTwoColorings(v, d, a, color, b, 0, cells)) {
			return false
		}
	}
	return true
}

// tellTwoColorings is a step of two colourings, of each the colour given first.
func tellTwoColorings(v *deduce.View, d board.Digit, a *coloring, color int, b *coloring, color2 int, out board.CellSet) *deduce.Step {
	s := v.Draft()
	s.Eliminate(d, out)
	s.Part(a.part(d))
	s.Part(b.part(d))
	s.Part(deduce.Part{Role: deduce.ColorA, Cells: a.colors[color], Digits: board.Digits(d)})
	s.Part(deduce.Part{Role: deduce.ColorB, Cells: a.colors[color^1], Digits: board.Digits(d)})
	s.Part(deduce.Part{Role: deduce.ColorC, Cells: b.colors[color2], Digits: board.Digits(d)})
	s.Part(deduce.Part{Role: deduce.ColorD, Cells: b.colors[color2^1], Digits: board.Digits(d)})
	return &s.Step
}
