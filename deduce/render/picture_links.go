package render

import (
	"deduku/board"
	"deduku/deduce"
)

// linksOf are the links that the pattern of a step has: those that it brings along or, for the shapes below, those that
// its parts make up.
func linksOf(s *deduce.Step, b *board.Board) []deduce.Link {
	if s.Argument != nil && len(s.Argument.Links) > 0 {
		return s.Argument.Links
	}
	link, ok := linkers[shapeOf(s)]
	if !ok {
		return nil
	}
	l := &linker{StepPattern: StepPattern{step: s, b: b}}
	link(l)
	return l.links
}

// linkers say how the parts of a pattern of each shape are linked. A shape without a row has no links, or brings them
// along.
var linkers = map[deduce.Shape]func(*linker){
	deduce.ShapeTurbot:         (*linker).turbot,
	deduce.ShapeEmptyRectangle: (*linker).emptyRectangle,
	deduce.ShapeWing:           (*linker).wing,
	deduce.ShapeWWing:          (*linker).wWing,
	deduce.ShapeColors:         (*linker).colors,
	deduce.ShapeMultiColors:    (*linker).multiColors,
	deduce.ShapeMedusa:         (*linker).colors,
	deduce.ShapeALSPair:        (*linker).alsPair,
	deduce.ShapeALSWing:        (*linker).alsWing,
	deduce.ShapeALSWWing:       (*linker).alsWWing,
}

// linker gathers the links of a step.
type linker struct {
	StepPattern
	links []deduce.Link
}

// strong links two nodes of which at least one is true, weak two of which at most one is.
func (l *linker) strong(from, to deduce.Node) { l.add(from, to, true) }

func (l *linker) weak(from, to deduce.Node) { l.add(from, to, false) }

func (l *linker) add(from, to deduce.Node, strong bool) {
	if !from.Cells.Empty() && !to.Cells.Empty() {
		l.links = append(l.links, deduce.Link{From: from, To: to, Strong: strong})
	}
}

// turbot goes from tip to tip: strong, weak, strong; twice, for a dual.
func (l *linker) turbot() {
	strong, bridge := l.parts(deduce.Strong), l.role(deduce.Bridge).Cells
	for i := 0; i+1 < len(strong); i += 2 {
		d := strong[i].Digits.First()
		first, second := l.with(strong[i].Units.First().Cells(), d), l.with(strong[i+1].Units.First().Cells(), d)
		inner, outer := nodeOf(first.And(bridge), d), nodeOf(second.And(bridge), d)
		l.strong(nodeOf(first.Minus(bridge), d), inner)
		l.weak(inner, outer)
		l.strong(outer, nodeOf(second.Minus(bridge), d))
	}
}

// emptyRectangle goes from the tip of the pair over its other end to the box.
func (l *linker) emptyRectangle() {
	strong, tips, bridges, lines := l.parts(deduce.Strong), l.parts(deduce.Tip), l.parts(deduce.Bridge), l.parts(deduce.Within)
	box, d := strong[0].Units.First(), strong[0].Digits.First()
	places := l.with(box.Cells(), d)
	for i := range bridges {
		tip, bridge, line := tips[min(i, len(tips)-1)].Cells, bridges[i].Cells, lines[i].Units.First()
		seen := places.And(bridge.First().Peers()).Minus(line.Cells())
		l.strong(nodeOf(tip, d), nodeOf(bridge, d))
		l.weak(nodeOf(bridge, d), nodeOf(seen, d))
		l.strong(nodeOf(seen, d), nodeOf(places.And(line.Cells()), d))
	}
}

// wing joins the pivot and each pincer.
func (l *linker) wing() {
	pivot, z := l.role(deduce.Pivot).Cells, l.role(deduce.Common).Digits.First()
	for _, pincer := range l.parts(deduce.Pincer) {
		for d := range pincer.Digits.Without(z).All() {
			from, to := nodeOf(pivot, d), nodeOf(pincer.Cells, d)
			if len(l.links) == 0 { // so that the first two make a chain
				from, to = to, from
			}
			if digits := l.union(pivot); len(l.links) == 1 && digits.Len() == 2 {
				l.strong(l.links[0].To, from)
			}
			l.weak(from, to)
		}
	}
}

// wWing goes from pincer to pincer over the unit that links them.
func (l *linker) wWing() {
	pincers, strong := l.role(deduce.Pincer).Cells, l.role(deduce.Strong)
	x := strong.Digits.First()
	a, b := board.CellsOf(strong.Cells.First()), strong.Cells.Rest()
	near := func(end board.CellSet) deduce.Node { return nodeOf(pincers.And(end.First().Peers()), x) }
	l.weak(near(a), nodeOf(a, x))
	l.strong(nodeOf(a, x), nodeOf(b, x))
	l.weak(nodeOf(b, x), near(b))
}

// colors joins the pairs of places that a colouring goes by, and in cells with two candidates these.
func (l *linker) colors() {
	for _, p := range l.parts(deduce.Strong) {
		for u := range p.Units.All() {
			for d := range p.Digits.All() {
				if places := l.with(u.Cells(), d); places.Len() == 2 {
					l.strong(nodeOf(board.CellsOf(places.First()), d), nodeOf(places.Rest(), d))
				}
			}
		}
		if p.Units != 0 {
			continue
		}
		for c := range p.Cells.All() {
			if digits := l.b.Candidates(c); digits.Len() == 2 {
				a := digits.First()
				l.strong(nodeOf(board.CellsOf(c), a), nodeOf(board.CellsOf(c), digits.Without(a).First()))
			}
		}
	}
}

// multiColors shows besides where a colour of the one sees a colour of the other.
func (l *linker) multiColors() {
	l.colors()
	d := l.role(deduce.Strong).Digits.First()
	for _, one := range colours()[:2] {
		for _, other := range colours()[2:] {
			if a, b, ok := meet(l.coloured(one.role, d), l.coloured(other.role, d)); ok {
				l.weak(nodeOf(board.CellsOf(a), d), nodeOf(board.CellsOf(b), d))
			}
		}
	}
}

// meet is the first cells of two sets that see each other.
func meet(a, b board.CellSet) (from, to board.Cell, ok bool) {
	for c := range a.All() {
		if seen := b.And(c.Peers()); !seen.Empty() {
			return c, seen.First(), true
		}
	}
	return 0, 0, false
}

// tie links two sets by a digit that only one of them can hold.
func (l *linker) tie(a, b board.CellSet, d board.Digit) {
	l.weak(nodeOf(l.with(a, d), d), nodeOf(l.with(b, d), d))
}

func (l *linker) alsPair() {
	sets := l.parts(deduce.Set)
	for d := range l.role(deduce.RestrictedCommon).Digits.All() {
		l.tie(sets[0].Cells, sets[1].Cells, d)
	}
}

func (l *linker) alsWing() {
	sets, pivot := l.parts(deduce.Set), l.role(deduce.Pivot).Cells
	a, b := sets[0].Cells, sets[1].Cells
	x, y := l.wingLinks(a, b, pivot, l.role(deduce.RestrictedCommon).Digits)
	l.tie(a, pivot, x)
	l.tie(pivot, b, y)
}

func (l *linker) alsWWing() {
	sets, strong := l.parts(deduce.Set), l.role(deduce.Strong)
	x := strong.Digits.First()
	near := func(end board.CellSet) deduce.Node {
		cells := l.with(sets[0].Cells, x)
		if !cells.Within(end.First().Peers()) {
			cells = l.with(sets[1].Cells, x)
		}
		return nodeOf(cells, x)
	}
	a, b := board.CellsOf(strong.Cells.First()), strong.Cells.Rest()
	l.weak(near(a), nodeOf(a, x))
	l.strong(nodeOf(a, x), nodeOf(b, x))
	l.weak(nodeOf(b, x), near(b))
}
