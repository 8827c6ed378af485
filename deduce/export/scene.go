package export

import (
	"math"

	"deduku/board"
	"deduku/deduce/render/picture"
)

// Drawing is a picture with what is written around it.
type Drawing struct {
	picture.Picture
	Title   string   // what it shows: a bold line below the board, and for those who cannot see it
	Caption []string // lines below the title
	Dark    bool     // pixels are on dark paper; an SVG picture is as the reader's screen is
	bare    bool     // nothing is written below the board but the legend
}

// Measures of a drawing.
const (
	side    = 60.0 // of a cell
	left    = 28.0 // of the board: room for the labels
	top     = 28.0
	margin  = 12.0 // right of the board and at the bottom
	width   = left + board.Side*side + margin
	leading = 22.0 // from line to line below the board
	dot     = 9.0  // radius of the mark of a candidate
	ring    = 24.0 // radius of the mark of a digit
)

// How many characters a line below the board can have, and a title, whose letters are bold.
const (
	columns      = 70
	titleColumns = 58
)

type point struct{ x, y float64 }

func (p point) plus(x, y float64) point { return point{p.x + x, p.y + y} }

// toward is the point at a distance from p in the direction of q.
func (p point) toward(q point, distance float64) point {
	length := math.Hypot(q.x-p.x, q.y-p.y)
	if length == 0 {
		return p
	}
	return p.plus((q.x-p.x)*distance/length, (q.y-p.y)*distance/length)
}

// kind says what sort of shape a shape is.
type kind uint8

const (
	rectangle kind = iota // from points[0] to points[1], corners rounded by radius
	circle                // around points[0]
	polygon
	lines // each pair of points joined
	curve // from points[0] to points[2], bent toward points[1]
	text  // its baseline begins at points[0]; centred there unless it is a line below the board
)

// shape is one thing to draw.
type shape struct {
	kind   kind
	class  class
	points []point
	radius float64
	text   string
	claim  string // of what stands for a claim of an argument, what it is called
}

// centred reports whether a text is centred: what stands below the board begins at its point.
func (s *shape) centred() bool { return s.class != title && s.class != caption }

// scene is a drawing as shapes, those behind first.
type scene struct {
	height float64
	shapes []shape
}

func (s *scene) add(k kind, c class, points ...point) { s.round(k, c, 0, points...) }

func (s *scene) round(k kind, c class, radius float64, points ...point) {
	s.shapes = append(s.shapes, shape{kind: k, class: c, radius: radius, points: points})
}

// write puts text at a point: its middle, or for what stands below the board its left end.
func (s *scene) write(c class, at point, words string) {
	baseline := at.plus(0, styles[c].size*0.36)
	s.shapes = append(s.shapes, shape{kind: text, class: c, points: []point{baseline}, text: words})
}

// scene is the drawing as shapes.
func (d *Drawing) scene() *scene {
	s := &scene{height: d.height()}
	s.add(rectangle, paper, point{}, point{width, s.height})
	s.bands(&d.Picture)
	s.hues(&d.Picture)
	s.grid(d.Notation)
	s.outlines(&d.Picture)
	s.rays(d.Rays)
	for c := range board.Cell(board.Cells) {
		s.marks(&d.Picture, c)
	}
	s.links(d.Links)
	for c := range board.Cell(board.Cells) {
		s.cell(&d.Picture, c)
	}
	y := s.legend(&d.Picture, top+board.Side*side+leading)
	if !d.bare {
		s.words(d, y)
	}
	return s
}

// height is the height of the drawing with all that stands below the board.
func (d *Drawing) height() float64 {
	below := len(legendLines(&d.Picture))
	if !d.bare {
		below += len(d.Caption)
		if d.Title != "" {
			below++
		}
	}
	return top + board.Side*side + margin + float64(below)*leading
}

// words are the title and the caption.
func (s *scene) words(d *Drawing, y float64) {
	if d.Title != "" {
		s.write(title, point{left, y}, d.Title)
		y += leading
	}
	for _, line := range d.Caption {
		s.write(caption, point{left, y}, line)
		y += leading
	}
}

// grid draws the lines of the board and the labels of rows and columns.
func (s *scene) grid(n board.Notation) {
	var fine, strong []point
	for i := range board.Side + 1 {
		at := float64(i) * side
		across := []point{{left, top + at}, {left + board.Side*side, top + at}}
		down := []point{{left + at, top}, {left + at, top + board.Side*side}}
		if i%board.BoxSide == 0 {
			strong = append(append(strong, across...), down...)
		} else {
			fine = append(append(fine, across...), down...)
		}
	}
	s.add(lines, thin, fine...)
	s.add(lines, thick, strong...)
	for i := range board.Side {
		middle := (float64(i) + 0.5) * side
		s.write(label, point{left / 2, top + middle}, n.Label(board.Row(i)))
		s.write(label, point{left + middle, top / 2}, n.Label(board.Column(i)))
	}
}

// corner is the upper left corner of a cell.
func corner(c board.Cell) point {
	return point{left + float64(c.Col())*side, top + float64(c.Row())*side}
}

// middle is the middle of a cell.
func middle(c board.Cell) point { return corner(c).plus(side/2, side/2) }

// spot is the place of a candidate in its cell.
func spot(c board.Cell, d board.Digit) point {
	i := int(d) - 1
	return corner(c).plus(side*(float64(i%board.BoxSide)*0.31+0.19), side*(float64(i/board.BoxSide)*0.31+0.19))
}

// bands shades base lines and cover lines, covers first: a base is what one looks at first.
func (s *scene) bands(p *picture.Picture) {
	for _, m := range []picture.Mark{picture.Cover, picture.Base} {
		for u := range board.Unit(board.Units) {
			if p.Units[u] == m {
				s.add(rectangle, outlineClasses[m], corner(u.Cell(0)).plus(3, 3), corner(u.Cell(board.Side-1)).plus(side-3, side-3))
			}
		}
	}
}

// hues colours what was coloured by hand: cells, and candidates within them.
func (s *scene) hues(p *picture.Picture) {
	for c := range board.Cell(board.Cells) {
		for d, hue := range p.Hues[c] {
			switch {
			case hue == picture.NoHue:
			case d == 0 || p.Digits[c] != 0:
				s.add(rectangle, hueClasses[hue], corner(c).plus(1, 1), corner(c).plus(side-1, side-1))
			case p.Candidates[c].Has(board.Digit(d)):
				at := spot(c, board.Digit(d))
				s.round(rectangle, hueClasses[hue], 2, at.plus(-dot, -dot), at.plus(dot, dot))
			}
		}
	}
}

// outlines draws frames around units and cells, those that only show first.
func (s *scene) outlines(p *picture.Picture) {
	for _, m := range []picture.Mark{picture.Seen, picture.Region, picture.Pattern} {
		before := len(s.shapes)
		for u := range board.Unit(board.Units) {
			if p.Units[u] == m {
				s.add(rectangle, outlineClasses[m], corner(u.Cell(0)).plus(2, 2), corner(u.Cell(board.Side-1)).plus(side-2, side-2))
			}
		}
		for c := range board.Cell(board.Cells) {
			if p.Cells[c] == m {
				s.round(rectangle, outlineClasses[m], 6, corner(c).plus(4, 4), corner(c).plus(side-4, side-4))
			}
		}
		for i := before; i < len(s.shapes) && m == picture.Pattern && p.Without != ""; i++ {
			s.shapes[i].claim = picture.End
		}
	}
}

// rays draws the lines of sight of placed digits, to the far side of the cell that they rule out.
func (s *scene) rays(all []picture.Ray) {
	for _, r := range all {
		from, to := middle(r.From), middle(r.To)
		s.add(curve, ray, from.toward(to, ring), from.toward(to, ring), to)
		s.round(circle, ray, 3, to)
	}
}

// marks draws what lies behind the digit or the candidates of a cell.
func (s *scene) marks(p *picture.Picture, c board.Cell) {
	if d := p.Digits[c]; d != 0 {
		s.mark(p.Marks[c][d], middle(c), ring)
		s.mark(p.Results[c][d], middle(c), ring)
	}
	for d := range p.Candidates[c].All() {
		at, r := spot(c, d), dot
		if fills(p, c, d) {
			at, r = middle(c), ring
		}
		job, result := p.Marks[c][d], p.Results[c][d]
		before := len(s.shapes)
		for _, m := range p.Jobs(c, d) {
			s.mark(m, at, r)
		}
		for i := range s.shapes[before:] {
			s.shapes[before+i].claim = p.Names[c][d]
		}
		if job != picture.Plain && result == picture.Eliminated { // its job stays to be seen
			s.struck(at, r)
			continue
		}
		s.mark(result, at, r)
	}
}

// fills reports whether a digit is placed and nothing else stands in its cell: it is drawn as large as it will be.
func fills(p *picture.Picture, c board.Cell, d board.Digit) bool {
	return p.Results[c][d] == picture.Concluded && p.Names[c][d] == "" && p.Candidates[c] == board.Digits(d)
}

// mark draws a mark: each has a shape of its own, so that nobody needs the colours.
func (s *scene) mark(m picture.Mark, at point, r float64) {
	class := markClasses[m]
	switch m {
	case picture.Plain, picture.Given:
	case picture.Fin, picture.Branch3:
		s.diamond(class, at, 1.2*r)
	case picture.LetterC:
		s.diamond(class, at, 1.25*r)
	case picture.Branch2, picture.LetterD:
		r *= 1.1
		s.add(polygon, class, at.plus(0, -r), at.plus(r, r), at.plus(-r, r))
	case picture.Refuted:
		s.round(circle, class, r, at)
		s.add(lines, slash, at.plus(-r, 0), at.plus(r, 0))
	case picture.LetterB, picture.Branch4:
		s.add(rectangle, class, at.plus(-r, -r), at.plus(r, r))
	case picture.LetterE:
		r *= 1.1
		s.add(polygon, class, at.plus(-r, 0), at.plus(-r/2, -r), at.plus(r/2, -r), at.plus(r, 0), at.plus(r/2, r), at.plus(-r/2, r))
	case picture.LetterF:
		r *= 1.1
		s.add(polygon, class, at.plus(0, r), at.plus(r, -r), at.plus(-r, -r))
	case picture.LetterG:
		r *= 1.1
		s.add(polygon, class, at.plus(-r/2, -r), at.plus(r, -r), at.plus(r/2, r), at.plus(-r, r))
	case picture.Pivot:
		r *= 1.1
		s.add(polygon, class, at.plus(0, -r), at.plus(r, -r*0.1), at.plus(r*0.65, r), at.plus(-r*0.65, r), at.plus(-r, -r*0.1))
	case picture.Eliminated:
		s.round(circle, class, r, at)
		s.cross(at, r)
	case picture.Concluded:
		s.round(circle, class, r+2, at)
	default:
		s.round(circle, class, r, at)
	}
}

func (s *scene) diamond(c class, at point, r float64) {
	s.add(polygon, c, at.plus(0, -r), at.plus(r, 0), at.plus(0, r), at.plus(-r, 0))
}

// cross crosses out what stands at a point.
func (s *scene) cross(at point, r float64) {
	s.add(lines, slash, at.plus(-r, r), at.plus(r, -r))
}

// struck crosses out what stands at a point, and leaves it legible: the stroke is broken there.
func (s *scene) struck(at point, r float64) {
	out, in := 1.15*r, 0.55*r
	s.add(lines, slash, at.plus(-out, out), at.plus(-in, in), at.plus(in, -in), at.plus(out, -out))
}

// order writes what a claim is called beside its candidate: in the gap between four candidates or, at the edge of the cell, within it.
func (s *scene) order(c board.Cell, d board.Digit, name string) {
	at, low := spot(c, d), corner(c)
	at = point{min(at.x+dot, low.x+side-styles[order].size*0.7), max(at.y-dot, low.y+styles[order].size*0.55)}
	s.write(order, at, name)
	s.shapes[len(s.shapes)-1].claim = name
}

// cell writes the digit or the candidates of a cell.
func (s *scene) cell(p *picture.Picture, c board.Cell) {
	if d := p.Digits[c]; d != 0 {
		class := digit
		if p.Givens.Has(c) {
			class = given
		}
		s.write(class, middle(c), d.String())
	}
	for d := range p.Candidates[c].All() {
		if fills(p, c, d) {
			s.write(digit, middle(c), d.String())
			continue
		}
		s.write(candidate, spot(c, d), d.String())
		s.shapes[len(s.shapes)-1].claim = p.Names[c][d]
		if name := p.Names[c][d]; name != "" {
			s.order(c, d, name)
		}
	}
}
