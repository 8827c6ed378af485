package export

import "math"

// outline is a shape as straight pieces; closed says that the end joins the beginning.
func (s *shape) outline() (outline []point, closed bool) {
	p := s.points
	switch s.kind {
	case rectangle:
		return rounded(p[0], p[1], s.radius), true
	case circle:
		return arc(nil, p[0], s.radius, 0, 2*math.Pi), true
	case polygon:
		return p, true
	case curve:
		const pieces = 24
		for i := range pieces + 1 {
			outline = append(outline, bend(p[0], p[1], p[2], float64(i)/pieces))
		}
		return outline, false
	}
	return p, false
}

// rounded is the outline of a rectangle with rounded corners.
func rounded(low, high point, r float64) []point {
	if r == 0 {
		return []point{low, {high.x, low.y}, high, {low.x, high.y}}
	}
	out := arc(nil, point{low.x + r, low.y + r}, r, math.Pi, 1.5*math.Pi)
	out = arc(out, point{high.x - r, low.y + r}, r, 1.5*math.Pi, 2*math.Pi)
	out = arc(out, point{high.x - r, high.y - r}, r, 0, 0.5*math.Pi)
	return arc(out, point{low.x + r, high.y - r}, r, 0.5*math.Pi, math.Pi)
}

// arc adds the points of an arc around a middle.
func arc(out []point, middle point, r, from, to float64) []point {
	pieces := int(math.Ceil((to - from) / (math.Pi / 16)))
	for i := range pieces + 1 {
		sin, cos := math.Sincos(from + (to-from)*float64(i)/float64(pieces))
		out = append(out, middle.plus(r*cos, r*sin))
	}
	return out
}

// strip is the area of a straight line, longer at both ends by as much as given.
func strip(a, b point, width, longer float64) []point {
	a, b = a.toward(b, -longer), b.toward(a, -longer)
	n := point{}.toward(point{b.y - a.y, a.x - b.x}, width/2)
	return []point{a.plus(n.x, n.y), b.plus(n.x, n.y), b.plus(-n.x, -n.y), a.plus(-n.x, -n.y)}
}

// stroke is the area of a line as strips; dash is the length of dashes and gaps, 0 for none.
func stroke(line []point, width, dash float64) [][]point {
	var out [][]point
	done := 0.0 // length of the line so far
	for i := 1; i < len(line); i++ {
		a, b := line[i-1], line[i]
		length := math.Hypot(b.x-a.x, b.y-a.y)
		if length == 0 {
			continue
		}
		if dash == 0 {
			out = append(out, strip(a, b, width, width/2)) // so that pieces join at corners
			continue
		}
		for from := 0.0; from < length; {
			period := math.Floor((done + from) / dash)
			to := min(length, (period+1)*dash-done)
			if to-from < 1e-6 { // rounding must not stop the walk
				to = min(length, from+1e-3)
			}
			if int(period)%2 == 0 {
				out = append(out, strip(a.toward(b, from), a.toward(b, to), width, 0))
			}
			from = to
		}
		done += length
	}
	return out
}
