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
