package play

import (
	"strings"

	"deduku/deduce/render/picture"
	"deduku/deduce/render/theme"
)

// look is how a character stands out.
type look struct {
	spot   theme.Spot
	mark   picture.Mark // of the step that is shown
	hue    picture.Hue  // given by hand
	cursor bool         // on the cell that keys work on
}

// glyph is a character of the screen.
type glyph struct {
	r    rune
	look look
}

// canvas is the characters of the screen, row by row.
type canvas [][]glyph

// newCanvas is an empty canvas.
func newCanvas(width, height int) canvas {
	c := make(canvas, height)
	for y := range c {
		c[y] = make([]glyph, width)
		for x := range c[y] {
			c[y][x].r = ' '
		}
	}
	return c
}

// put writes a text from a place on; what does not fit is cut off.
func (c canvas) put(x, y int, text string, l look) {
	if y < 0 || y >= len(c) {
		return
	}
	for _, r := range text {
		if x >= 0 && x < len(c[y]) {
			c[y][x] = glyph{r, l}
		}
		x++
	}
}

// behind writes a character where nothing stands.
func (c canvas) behind(x, y int, text string) {
	if y >= 0 && y < len(c) && x >= 0 && x < len(c[y]) && c[y][x].r == ' ' {
		c[y][x].r = []rune(text)[0]
	}
}

// text is the canvas as lines, in the colours of a theme, nil for none.
func (c canvas) text(t *theme.Theme) string {
	var b strings.Builder
	for y, row := range c {
		if y > 0 {
			b.WriteByte('\n')
		}
		end := len(row)
		for end > 0 && row[end-1] == (glyph{r: ' '}) {
			end--
		}
		for x := 0; x < end; {
			from := x
			var run strings.Builder
			for x < end && row[x].look == row[from].look {
				run.WriteRune(row[x].r)
				x++
			}
			b.WriteString(row[from].look.paint(t, run.String()))
		}
	}
	return b.String()
}

// paint is text in a look.
func (l look) paint(t *theme.Theme, text string) string {
	if t == nil {
		return text
	}
	if l.mark != picture.Plain {
		text = t.Mark(l.mark, text)
	}
	if l.spot != theme.Usual {
		text = t.Spot(l.spot, text)
	}
	if l.hue != picture.NoHue {
		text = t.Hue(l.hue, text)
	}
	if l.cursor {
		text = t.Spot(theme.Cursor, text)
	}
	return text
}
