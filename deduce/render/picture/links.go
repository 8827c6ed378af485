package picture

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
)

// linksOf are the links that the pattern of a step has: those that it brings along or, for the shapes below, those that
// its parts make up.
func linksOf(s *deduce.Step, b *board.Board) []deduce.Link {
	if s.Argument != nil && len(s.Argument.Links) > 0 {
		return s.Argument.Links
	}
	link, ok := linkers[pattern.ShapeOf(s)]
	if !ok {
		return nil
	}
	l := &linker{Pattern: pattern.Pattern{Step: s, Board: b}}
	link(l)
	return l.links
}

// linkers say how the parts of a pattern of each shape are linked. A shape without a row has no links, or brings them
// along.
var linkers = map[deduce.Shape]func(*linker){
	deduce.ShapeTurbot:           (*linker).turbot,
	deduce.ShapeEmptyRectangle:   (*linker).emptyRectangle,
	deduce.ShapeWing:             (*linker).wing,
	deduce.ShapeColors:           (*linker).colors,
	deduce.ShapeMultiColors:      (*linker).multiColors,
	deduce.ShapeAlmostLockedSets: (*linker).almostLockedSets,
}

// linker gathers the links of a step.
type linker struct {
	pattern.Pattern
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
	strong, bridge := l.Parts(deduce.Strong), l.Role(deduce.Bridge).Cells
	for i := 0; i+1 < len(strong); i += 2 {
		d := strong[i].Digits.First()
		first, second := l.With(strong[i].Units.First().Cells(), d), l.With(strong[i+1].Units.First().Cells(), d)
		inner, outer := pattern.NodeOf(first.And(bridge), d), pattern.NodeOf(second.And(bridge), d)
		l.strong(pattern.NodeOf(first.Minus(bridge), d), inner)
		l.weak(inner, outer)
		l.strong(outer, pattern.NodeOf(second.Minus(bridge), d))
	}
}

// emptyRectangle goes from the tip of the pair over its other end to the box.
func (l *linker) emptyRectangle() {
	strong, tips, bridges, lines := l.Parts(deduce.Strong), l.Parts(deduce.Tip), l.Parts(deduce.Bridge), l.Parts(deduce.Within)
	box, d := strong[0].Units.First(), strong[0].Digits.First()
	places := l.With(box.Cells(), d)
	for i := range bridges {
		tip, bridge, line := tips[min(i, len(tips)-1)].Cells, bridges[i].Cells, lines[i].Units.First()
		seen := places.And(bridge.First().Peers()).Minus(line.Cells())
		l.strong(pattern.NodeOf(tip, d), pattern.NodeOf(bridge, d))
		l.weak(pattern.NodeOf(bridge, d), pattern.NodeOf(seen, d))
		l.strong(pattern.NodeOf(seen, d), pattern.NodeOf(places.And(line.Cells()), d))
	}
}

// wing joins the pivot and each pincer or, where there is no pivot, the pincers.
func (l *linker) wing() {
	if len(l.Parts(deduce.Pivot)) == 0 {
		l.linkedPincers()
		return
	}
	pivot, z := l.Role(deduce.Pivot).Cells, l.Role(deduce.Common).Digits.First()
	for _, pincer := range l.Parts(deduce.Pincer) {
		for d := range pincer.Digits.Without(z).All() {
			from, to := pattern.NodeOf(pivot, d), pattern.NodeOf(pincer.Cells, d)
			if len(l.links) == 0 { // so that the first two make a chain
				from, to = to, from
			}
			if digits := l.Union(pivot); len(l.links) == 1 && digits.Len() == 2 {
				l.strong(l.links[0].To, from)
			}
			l.weak(from, to)
		}
	}
}

// linkedPincers goes from pincer to pincer over the unit that links them.
func (l *linker) linkedPincers() {
	pincers, strong := l.Role(deduce.Pincer).Cells, l.Role(deduce.Strong)
	x := strong.Digits.First()
	a, b := board.CellsOf(strong.Cells.First()), strong.Cells.Rest()
	near := func(end board.CellSet) deduce.Node { return pattern.NodeOf(pincers.And(end.First().Peers()), x) }
	l.weak(near(a), pattern.NodeOf(a, x))
	l.strong(pattern.NodeOf(a, x), pattern.NodeOf(b, x))
	l.weak(pattern.NodeOf(b, x), near(b))
}

// colors joins the pairs of places that a colouring goes by, and in cells with two candidates these.
func (l *linker) colors() {
	for _, p := range l.Parts(deduce.Strong) {
		for u := range p.Units.All() {
			for d := range p.Digits.All() {
				if places := l.With(u.Cells(), d); places.Len() == 2 {
					l.strong(pattern.NodeOf(board.CellsOf(places.First()), d), pattern.NodeOf(places.Rest(), d))
				}
			}
		}
		if p.Units != 0 {
			continue
		}
		for c := range p.Cells.All() {
			if digits := l.Board.Candidates(c); digits.Len() == 2 {
				a := digits.First()
				l.strong(pattern.NodeOf(board.CellsOf(c), a), pattern.NodeOf(board.CellsOf(c), digits.Without(a).First()))
			}
		}
	}
}

// multiColors shows besides where a colour of the one sees a colour of the other.
func (l *linker) multiColors() {
	l.colors()
	d := l.Role(deduce.Strong).Digits.First()
	for _, one := range pattern.Colours()[:2] {
		for _, other := range pattern.Colours()[2:] {
			if a, b, ok := meet(l.Coloured(one.Role, d), l.Coloured(other.Role, d)); ok {
				l.weak(pattern.NodeOf(board.CellsOf(a), d), pattern.NodeOf(board.CellsOf(b), d))
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
	l.weak(pattern.NodeOf(l.With(a, d), d), pattern.NodeOf(l.With(b, d), d))
}

// almostLockedSets joins sets by what ties them: a third set, a strong link, or a digit that only one of two can hold.
func (l *linker) almostLockedSets() {
	switch {
	case len(l.Parts(deduce.Pivot)) > 0:
		l.alsWing()
	case len(l.Parts(deduce.Strong)) > 0:
		l.linkedSets()
	default:
		l.alsPair()
	}
}

func (l *linker) alsPair() {
	sets := l.Parts(deduce.Set)
	for d := range l.Role(deduce.RestrictedCommon).Digits.All() {
		l.tie(sets[0].Cells, sets[1].Cells, d)
	}
}

func (l *linker) alsWing() {
	sets, pivot := l.Parts(deduce.Set), l.Role(deduce.Pivot).Cells
	a, b := sets[0].Cells, sets[1].Cells
	x, y := l.WingLinks(a, b, pivot, l.Role(deduce.RestrictedCommon).Digits)
	l.tie(a, pivot, x)
	l.tie(pivot, b, y)
}

func (l *linker) linkedSets() {
	sets, strong := l.Parts(deduce.Set), l.Role(deduce.Strong)
	x := strong.Digits.First()
	near := func(end board.CellSet) deduce.Node {
		cells := l.With(sets[0].Cells, x)
		if !cells.Within(end.First().Peers()) {
			cells = l.With(sets[1].Cells, x)
		}
		return pattern.NodeOf(cells, x)
	}
	a, b := board.CellsOf(strong.Cells.First()), strong.Cells.Rest()
	l.weak(near(a), pattern.NodeOf(a, x))
	l.strong(pattern.NodeOf(a, x), pattern.NodeOf(b, x))
	l.weak(pattern.NodeOf(b, x), near(b))
}

// IsChain reports whether the links go on from each other. Pairs that do not are told in words.
func (p *Picture) IsChain() bool {
	for i := 1; i < len(p.Links); i++ {
		if p.Links[i].From.Cells == p.Links[i-1].To.Cells {
			return true
		}
	}
	return len(p.Links) == 1
}
