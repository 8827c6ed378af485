package plainrate

import "deduku/board"

// producers in the order in which they are asked.
var producers = []func(*Grid, yield){
	hiddenSingle,
	directLocked,
	directHidden(2, "direct-hidden-pair", 2.0),
	nakedSingle,
	directHidden(3, "direct-hidden-triple", 2.5),
	locked,
	nakedSet(2, "naked-pair", 3.0),
	fish(2, "x-wing", 3.2),
	hiddenSet(2, "hidden-pair", 3.4),
	nakedSet(3, "naked-triple", 3.6),
	fish(3, "swordfish", 3.8),
	hiddenSet(3, "hidden-triple", 4.0),
	wing(2, "xy-wing", 4.2),
	wing(3, "xyz-wing", 4.4),
	uniqueLoops,
	nakedSet(4, "naked-quad", 5.0),
	fish(4, "jellyfish", 5.2),
	hiddenSet(4, "hidden-quad", 5.4),
	universalGrave,
	alignedPair,
	Engine(21),
	alignedTriplet,
	Engine(23),
	Engine(24),
	Engine(25),
	Engine(26),
	Engine(27),
	Engine(28),
	Engine(29),
	Engine(30),
	Engine(31),
	Engine(32),
}

var multipleChains = &engine{multiple: true}

// Engine is the chain engine of this number, 21 or 23 to 32.
func Engine(number int) func(*Grid, yield) {
	var hints func(*Grid) []*Hint
	switch {
	case number == 21:
		hints = chainsAndCycles
	case number == 23:
		hints = (&engine{nishio: true, dynamic: true}).hints
	case number == 24:
		hints = multipleChains.hints
	case number < 30:
		hints = (&engine{dynamic: true, multiple: true, level: number - 25}).hints
	default:
		hints = (&engine{dynamic: true, multiple: true, level: 4, limit: number - 29}).hints
	}
	return func(g *Grid, yield yield) {
		for _, h := range hints(g) {
			if !yield(h) {
				return
			}
		}
	}
}

// first returns the hint to apply to g, or nil if there is none. It is the first hint of the first producer that has one.
func first(g *Grid) (first *Hint) {
	for _, p := range producers {
		p(g, func(h *Hint) bool {
			first = h
			return false
		})
		if first != nil {
			return first
		}
	}
	return nil
}

// Rating is the three numbers of a puzzle: of its hardest step, of its steps up to the first that places a digit, of its
// first step.
type Rating struct{ er, ep, ed float64 }

// Rate rates a puzzle; step is told of each step before it is applied.
func Rate(puzzle board.Grid, step func(g *Grid, h *Hint)) (r Rating) {
	g := newGrid(puzzle)
	for !g.full() {
		h := first(g)
		if h == nil {
			r.er = 20
			return r
		}
		step(g, h)
		r.er = max(r.er, h.Rating)
		g.apply(h)
		if r.ep == 0 {
			if r.ed == 0 {
				r.ed = r.er
			}
			if h.Place.Digit != 0 {
				r.ep = r.er
			}
		}
	}
	return r
}
