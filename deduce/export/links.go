package export

import (
	"math"

	"deduku/deduce"
)

// links draws the links of chains as arrows: solid where strong, dashed where weak.
func (s *scene) links(all []deduce.Link) {
	grouped := map[deduce.Node]bool{}
	for _, l := range all {
		for _, n := range []deduce.Node{l.From, l.To} {
			if n.Cells.Len() > 1 && !grouped[n] {
				grouped[n] = true
				s.group(n)
			}
		}
	}
	for _, l := range all {
		from, to := nearest(l.From, l.To)
		class := weak
		if l.Strong {
			class = strong
		}
		s.arrow(class, from, to)
	}
}

// group draws a frame around the places of a node.
func (s *scene) group(n deduce.Node) {
	low, high := point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for c := range n.Cells.All() {
		at := spot(c, n.Digit)
		low = point{min(low.x, at.x), min(low.y, at.y)}
		high = point{max(high.x, at.x), max(high.y, at.y)}
	}
	s.round(rectangle, group, dot+3, low.plus(-dot-3, -dot-3), high.plus(dot+3, dot+3))
}

// nearest are the places of two nodes that are closest to each other.
func nearest(a, b deduce.Node) (from, to point) {
	shortest := math.Inf(1)
	for c := range a.Cells.All() {
		for e := range b.Cells.All() {
			p, q := spot(c, a.Digit), spot(e, b.Digit)
			if d := math.Hypot(q.x-p.x, q.y-p.y); d < shortest {
				from, to, shortest = p, q, d
			}
		}
	}
	return from, to
}

// arrow draws a bent arrow from the edge of one mark to that of another: bent, so that it passes by what lies
// between, and so that links there and back stay apart.
func (s *scene) arrow(c class, from, to point) {
	const head, half = 8, 4 // length of the head, half its width
	dx, dy := to.x-from.x, to.y-from.y
	length := math.Hypot(dx, dy)
	if length == 0 {
		return
	}
	if free := length - 2*(dot+1); free < 2*head { // neighbours in a cell: no room for an arrow
		nx, ny := -dy/length, dx/length
		a, b := from.toward(to, length/2-4).plus(nx*dot, ny*dot), from.toward(to, length/2+4).plus(nx*dot, ny*dot)
		if free > 4 {
			a, b = from.toward(to, dot), to.toward(from, dot)
		}
		s.add(curve, c, a, a, b)
		return
	}
	bend := max(0.12*min(length, 3*side), 9)
	control := point{(from.x+to.x)/2 + bend*dy/length, (from.y+to.y)/2 - bend*dx/length}
	tip := to.toward(control, dot+3) // marks are not all round
	neck := tip.toward(control, head)
	nx, ny := (tip.y-neck.y)*half/head, (neck.x-tip.x)*half/head
	s.add(curve, c, from.toward(control, dot+2), control, neck)
	s.add(polygon, arrow, tip, neck.plus(nx, ny), neck.plus(-nx, -ny))
}

// bend is the point of a curve at t, from 0 to 1.
func bend(a, control, b point, t float64) point {
	u := 1 - t
	return point{
		u*u*a.x + 2*u*t*control.x + t*t*b.x,
		u*u*a.y + 2*u*t*control.y + t*t*b.y,
	}
}
