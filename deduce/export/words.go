package export

import (
	"fmt"
	"strings"

	"deduku/deduce/render"
)

// wear is a text as HTML in which the words that name a role of the picture wear its mark: the colour that it has there.
func wear(p *render.Picture, text string) string {
	var b strings.Builder
	for _, piece := range p.Wear(text) {
		words := escape(piece.Text)
		if class, ok := wornClass(piece.Mark); ok {
			words = `<span class="worn ` + styles[class].name + `">` + words + "</span>"
		}
		b.WriteString(words)
	}
	return b.String()
}

// wornClass is the class in whose colour a mark is worn, if it has any: of units that of their bands.
func wornClass(m render.Mark) (class, bool) {
	switch {
	case m == render.Plain:
		return 0, false
	case m == render.Base || m == render.Cover:
		return outlineClasses[m], true
	}
	return markClasses[m], markClasses[m] != 0
}

// wornCSS is the style sheet of the words that wear marks: light, and dark where the screen is.
func wornCSS() string {
	return wornSheet(false) + "@media screen and (prefers-color-scheme:dark){\n" + wornSheet(true) + "}\n"
}

// wornSheet is the style sheet of what words wear, on light paper or on dark.
func wornSheet(dark bool) string {
	var b strings.Builder
	for m := range render.Marks {
		if c, ok := wornClass(m); ok && styles[c].fill.on(dark) != 0 {
			fmt.Fprintf(&b, ".worn.%s{background:#%06x}\n", styles[c].name, uint32(styles[c].fill.on(dark)))
		}
	}
	return b.String()
}

// told is the explanation of a step, a paragraph for each part; empty for one that is told by its line.
func (s *Sheet) told(f *frame) string {
	tale := s.Text.Tell(f.step, &f.board)
	if tale.Look == "" || easy(f.step.Kind) {
		return ""
	}
	pic := s.Text.Draw(&f.board, f.step)
	var b strings.Builder
	for _, part := range tale.Paragraphs() {
		b.WriteString(`<p class="told">` + wear(&pic, strings.TrimSpace(part)) + "</p>\n")
	}
	return b.String()
}
