package export

import (
	"deduku/deduce/render/picture"
	"deduku/deduce/render/tale"
	"fmt"
	"strings"
)

// Worn is a text as HTML in which the words that name a role of the picture wear its mark, the colour that it has there; for a page
// that has the rules of [WornSheets].
func Worn(p *picture.Picture, text string) string {
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
func wornClass(m picture.Mark) (class, bool) {
	switch {
	case m == picture.Plain:
		return 0, false
	case m == picture.Base || m == picture.Cover:
		return outlineClasses[m], true
	}
	return markClasses[m], markClasses[m] != 0
}

// wornCSS is the style sheet of the words that wear marks: light, and dark where the screen is.
func wornCSS() string {
	return wornSheet(false) + "@media screen and (prefers-color-scheme:dark){\n" + wornSheet(true) + "}\n"
}

// WornSheets are the rules of a style sheet for such words, on light paper and on dark.
func WornSheets() (light, dark string) { return wornSheet(false), wornSheet(true) }

// wornSheet is the style sheet of what words wear, on light paper or on dark.
func wornSheet(dark bool) string {
	var b strings.Builder
	for m := range picture.Marks {
		if c, ok := wornClass(m); ok && styles[c].fill.on(dark) != 0 {
			fmt.Fprintf(&b, ".worn.%s{background:#%06x}\n", styles[c].name, uint32(styles[c].fill.on(dark)))
		}
	}
	return b.String()
}

// told is the explanation of a step, a paragraph for each part; empty for one that is told by its line.
func (s *Sheet) told(f *frame) string {
	tale := tale.Tell(s.Text, f.step, &f.board)
	if tale.Look == "" || easy(f.step.Kind) {
		return ""
	}
	pic := picture.Draw(&f.board, f.step, s.Text.Notation)
	var b strings.Builder
	for _, part := range tale.Paragraphs() {
		b.WriteString(`<p class="told">` + Worn(&pic, strings.TrimSpace(part)) + "</p>\n")
	}
	return b.String()
}
