package export

import (
	"encoding/xml"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// SVG writes the drawing as an SVG picture, light or dark as the reader's screen is.
func (d *Drawing) SVG(w io.Writer) error {
	_, err := io.WriteString(w, d.svg("<style>\n"+css()+"</style>\n"))
	return err
}

// svg is the picture as an element; what style is needed stands in it first.
func (d *Drawing) svg(style string) string {
	s := d.scene()
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" role="img">`+"\n", number(width), number(s.height))
	if d.Title != "" {
		b.WriteString("<title>" + escape(strings.Join(append([]string{d.Title}, d.Caption...), " ")) + "</title>\n")
	}
	b.WriteString(style)
	for i := range s.shapes {
		s.shapes[i].svg(&b)
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// number writes a coordinate with at most one decimal.
func number(x float64) string {
	return strings.TrimSuffix(strconv.FormatFloat(x, 'f', 1, 64), ".0")
}

// escape makes text fit between tags.
func escape(text string) string {
	var b strings.Builder
	xml.EscapeText(&b, []byte(text)) // a strings.Builder never fails
	return b.String()
}

// svg writes the shape as an element.
func (s *shape) svg(b *strings.Builder) {
	name, p := styles[s.class].name, s.points
	if s.claim != "" { // to be found by the line that tells it
		name += `" data-claim="` + s.claim
	}
	switch s.kind {
	case rectangle:
		fmt.Fprintf(b, `<rect class="%s" x="%s" y="%s" width="%s" height="%s"`,
			name, number(p[0].x), number(p[0].y), number(p[1].x-p[0].x), number(p[1].y-p[0].y))
		if s.radius > 0 {
			fmt.Fprintf(b, ` rx="%s"`, number(s.radius))
		}
		b.WriteString("/>\n")
	case circle:
		fmt.Fprintf(b, `<circle class="%s" cx="%s" cy="%s" r="%s"/>`+"\n", name, number(p[0].x), number(p[0].y), number(s.radius))
	case polygon:
		fmt.Fprintf(b, `<path class="%s" d="M%sZ"/>`+"\n", name, path(p, "L"))
	case lines:
		fmt.Fprintf(b, `<path class="%s" d="`, name)
		for i := 0; i < len(p); i += 2 {
			b.WriteString("M" + path(p[i:i+2], "L"))
		}
		b.WriteString(`"/>` + "\n")
	case curve:
		fmt.Fprintf(b, `<path class="%s" d="M%sQ%s"/>`+"\n", name, path(p[:1], ""), path(p[1:], " "))
	case text:
		fmt.Fprintf(b, `<text class="%s" x="%s" y="%s">%s</text>`+"\n", name, number(p[0].x), number(p[0].y), escape(s.text))
	}
}

// path joins points of a path.
func path(points []point, joint string) string {
	var all []string
	for _, p := range points {
		all = append(all, number(p.x)+" "+number(p.y))
	}
	return strings.Join(all, joint)
}
