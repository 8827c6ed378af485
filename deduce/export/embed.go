package export

import "strings"

// Embedded is the picture as an SVG element for a page that has the rules of [Sheets]; the page tells its words.
func (d *Drawing) Embedded() string {
	bare := *d
	bare.bare = true
	return bare.svg("")
}

// Sheets are the rules of a style sheet for embedded pictures: how the classes look on light paper, and what differs on
// dark.
func Sheets() (light, dark string) { return lightSheet(), darkSheet() }

// lightSheet has a rule for each class, for light paper.
func lightSheet() string {
	var b strings.Builder
	b.WriteString("text{font-family:'Helvetica Neue',Arial,'Liberation Sans',sans-serif;text-anchor:middle}\n")
	for _, s := range styles {
		b.WriteString("." + s.name + "{" + s.declarations(false) + s.unchanging() + "}\n")
	}
	b.WriteString(".title,.caption{text-anchor:start}\n")
	return b.String()
}

// darkSheet has what differs on dark paper: the colours.
func darkSheet() string {
	var b strings.Builder
	for _, s := range styles {
		b.WriteString("." + s.name + "{" + s.declarations(true) + "}\n")
	}
	return b.String()
}

// Sample is what the legend of a picture shows of one mark: the words that stand for it, and it alone as an SVG element.
type Sample struct {
	Words []string
	SVG   string
}

// Samples are the marks of the picture with their words, for a page that shows them where the words stand in its text.
func (d *Drawing) Samples() (out []Sample) {
	for _, item := range legendItems(&d.Picture) {
		if item.draw == nil {
			continue
		}
		var s scene
		item.draw(&s, point{})
		var b strings.Builder
		b.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-13 -13 26 26">` + "\n")
		for i := range s.shapes {
			s.shapes[i].svg(&b)
		}
		b.WriteString("</svg>\n")
		out = append(out, Sample{strings.Split(strings.TrimSuffix(item.words, " unit"), ", "), b.String()})
	}
	return out
}
