package export

// Ink is a piece of a drawing on light paper, for programs that draw by themselves: an area, lines, or text. Lengths are in
// units of the drawing; y grows downward.
type Ink struct {
	Lines   [][]Point // each runs through its points; an area is one line, whose end joins its beginning
	Closed  bool      // it is an area
	Fill    uint32    // 0xRRGGBB, zero for none; the colour of a text
	Stroke  uint32    // 0xRRGGBB, zero for none
	Width   float64   // of the stroke
	Dash    float64   // length of dashes and gaps, zero for a solid line
	Text    string    // its baseline begins at the first point, or has its middle there
	Size    float64   // of letters
	Bold    bool
	Centred bool
}

// Point is a place in a drawing.
type Point struct{ X, Y float64 }

// Size is how wide and high the drawing is.
func (d *Drawing) Size() (w, h float64) { return width, d.height() }

// Inks yields the pieces of the drawing, those behind first.
func (d *Drawing) Inks(yield func(*Ink) bool) {
	shapes := d.scene().shapes
	for i := range shapes {
		if s := &shapes[i]; s.class != paper && !yield(s.ink()) {
			return
		}
	}
}

// ink is the shape as others draw it.
func (s *shape) ink() *Ink {
	style := &styles[s.class]
	out := &Ink{Fill: uint32(style.fill.light), Stroke: uint32(style.stroke.light), Width: style.width, Dash: style.dash}
	outline, closed := s.outline()
	out.Closed = closed
	line := make([]Point, len(outline))
	for i, p := range outline {
		line[i] = Point{p.x, p.y}
	}
	out.Lines = [][]Point{line}
	switch s.kind {
	case text:
		out.Text, out.Size, out.Bold, out.Centred = s.text, style.size, style.bold, s.centred()
	case lines:
		out.Lines = nil
		for i := 0; i < len(line); i += 2 {
			out.Lines = append(out.Lines, line[i:i+2])
		}
	}
	return out
}
