package plainrate

import (
	"fmt"
	"slices"

	"deduku/board"
)

// uniqueLoops is unique rectangles and loops, sorted by rating and type.
func uniqueLoops(g *Grid, yield yield) {
	var hints []*loopHint
	for s := range board.Cell(board.Cells) {
		if g.Cand[s].Len() != 2 {
			continue
		}
		f := loopFinder{g: g, pair: g.Cand[s]}
		f.search(s, 2, 0, -1)
		for _, loop := range f.found {
			if !validLoop(loop) {
				continue
			}
			for _, h := range f.hints(loop) {
				if h.worthy() && !slices.ContainsFunc(hints, h.equal) {
					hints = append(hints, h)
				}
			}
		}
	}
	slices.SortStableFunc(hints, func(a, b *loopHint) int {
		switch {
		case a.Rating < b.Rating:
			return -1
		case a.Rating > b.Rating:
			return 1
		}
		return a.typ - b.typ
	})
	for _, h := range hints {
		if !yield(&h.Hint) {
			return
		}
	}
}

// loopHint is a hint with what tells it from others.
type loopHint struct {
	Hint
	typ    int
	loop   board.CellSet
	hidden bool
	unit   board.Unit
	digits board.DigitSet // of the set of type 3
	places board.SpotSet
}

func (h *loopHint) equal(o *loopHint) bool {
	return h.typ == o.typ && h.loop == o.loop && h.hidden == o.hidden && h.unit == o.unit && h.digits == o.digits && h.places == o.places
}

type loopFinder struct {
	g     *Grid
	pair  board.DigitSet
	loop  []board.Cell
	found [][]board.Cell
}

// search goes on with the loop from c. Quirk: the extra digits gather over the cells next to c, those that were
// rejected included, and the number of cells that may have extra digits can fall below zero.
func (f *loopFinder) search(c board.Cell, allowed int, extra board.DigitSet, last kind) {
	f.loop = append(f.loop, c)
	for _, t := range boxRowCol {
		if t == last {
			continue
		}
		u := t.of(c)
		for i := range board.Side {
			next := u.Cell(i)
			if next == f.loop[0] && len(f.loop) >= 4 {
				f.found = append(f.found, slices.Clone(f.loop))
				continue
			}
			has := f.g.Cand[next]
			if slices.Contains(f.loop, next) || f.pair&^has != 0 {
				continue
			}
			extra = (extra | has) &^ f.pair
			if n := has.Len(); n == 2 || extra.Len() == 1 || allowed > 0 {
				left := allowed
				if n > 2 {
					left--
				}
				f.search(next, left, extra, t)
			}
		}
	}
	f.loop = f.loop[:len(f.loop)-1]
}

// validLoop reports whether the cells of each of the two colours visit the same units, each once.
func validLoop(loop []board.Cell) bool {
	var visited [2]board.UnitSet
	for i, c := range loop {
		if visited[i%2]&c.UnitSet() != 0 {
			return false
		}
		visited[i%2] |= c.UnitSet()
	}
	return visited[0] == visited[1]
}

func (f *loopFinder) hints(loop []board.Cell) []*loopHint {
	var more []board.Cell
	for _, c := range loop {
		if f.g.Cand[c].Len() > 2 {
			more = append(more, c)
		}
	}
	switch len(more) {
	case 0:
		return nil
	case 1:
		h := f.hint(loop, 1)
		h.remove(f.g, more[0], f.pair)
		return []*loopHint{h}
	case 2:
		var out []*loopHint
		if r := (f.g.Cand[more[0]] | f.g.Cand[more[1]]) &^ f.pair; r.Len() == 1 {
			out = append(out, f.type2(loop, more))
		} else {
			out = f.type3(loop, more[0], more[1], r)
		}
		if h := f.type4(loop, more[0], more[1]); h != nil {
			out = append(out, h)
		}
		return out
	}
	return []*loopHint{f.type2(loop, more)}
}

func (f *loopFinder) hint(loop []board.Cell, typ int) *loopHint {
	h := &loopHint{typ: typ, loop: board.CellsOf(loop...)}
	h.Rating = 4.5
	h.Technique = fmt.Sprintf("ur%d", typ)
	n := len(loop)
	if n > 4 {
		h.Technique = fmt.Sprintf("ul%d-%d", n, typ)
	}
	switch {
	case n >= 10:
		h.Rating += 0.3
		h.Rating += 0.2
	case n >= 8:
		h.Rating += 0.2
	case n >= 6:
		h.Rating += 0.1
	}
	return h
}

func (f *loopFinder) type2(loop, more []board.Cell) *loopHint {
	h := f.hint(loop, 2)
	d := (f.g.Cand[more[0]] &^ f.pair).First()
	for c := range board.CellsOf(more...).SeenByAll().All() {
		h.remove(f.g, c, board.Digits(d))
	}
	return h
}

// type3 is a naked or hidden set of the two cells and others of a unit. Quirk: hidden sets, too, start at as many as
// there are extra digits.
func (f *loopFinder) type3(loop []board.Cell, c1, c2 board.Cell, r board.DigitSet) (out []*loopHint) {
	for k := r.Len(); k <= 7; k++ {
		for _, t := range boxRowCol {
			u := t.of(c1)
			if u != t.of(c2) {
				continue
			}
			m := f.g.open(u)
			if 2*k <= m {
				for _, places := range combos(k, board.Side) {
					if h := f.naked(loop, c1, c2, r, u, places, k); h != nil {
						out = append(out, h)
					}
				}
			}
			if 2*k < m {
				out = append(out, f.hiddenSets(loop, c1, c2, r, u, k)...)
			}
		}
	}
	return out
}

func (f *loopFinder) naked(loop []board.Cell, c1, c2 board.Cell, r board.DigitSet, u board.Unit, places board.SpotSet, k int) *loopHint {
	s1, s2 := board.SpotSet(1)<<u.Spot(c1), board.SpotSet(1)<<u.Spot(c2)
	if places&s1 == 0 || places&s2 != 0 {
		return nil
	}
	all := r & f.g.Cand[c1] & f.g.Cand[c2]
	sets := []board.DigitSet{r}
	for i := range (places &^ s1).All() {
		all |= f.g.Cand[u.Cell(i)]
		sets = append(sets, f.g.Cand[u.Cell(i)])
	}
	n := tuple(k, sets...)
	if all.Len() != k || n == 0 {
		return nil
	}
	h := f.hint(loop, 3)
	h.unit, h.digits, h.places = u, n, places&^s1
	h.Rating += float64(n.Len()-1) * 0.1
	for i := range (board.AllSpots &^ places &^ s2).All() {
		h.remove(f.g, u.Cell(i), n)
	}
	if !h.worthy() {
		return nil
	}
	return h
}

func (f *loopFinder) hiddenSets(loop []board.Cell, c1, c2 board.Cell, r board.DigitSet, u board.Unit, k int) (out []*loopHint) {
	var others []board.Digit
	for d := range (board.AllDigits &^ f.pair &^ r).All() {
		others = append(others, d)
	}
	s1, s2 := board.SpotSet(1)<<u.Spot(c1), board.SpotSet(1)<<u.Spot(c2)
	for _, v := range combos(k-2, len(others)) {
		set := f.pair
		for i := range v.All() {
			set = set.With(others[i])
		}
		var sets []board.SpotSet
		for d := range set.All() {
			sets = append(sets, f.g.pos(u, d)&^s2)
		}
		p := tupleLight(k, sets...)
		if p == 0 {
			continue
		}
		h := f.hint(loop, 3)
		h.hidden, h.unit, h.digits, h.places = true, u, set, p&^s1&^s2
		h.Rating += float64(h.places.Len()-1) * 0.1
		for i := range h.places.All() {
			h.remove(f.g, u.Cell(i), board.AllDigits&^set)
		}
		if h.worthy() {
			out = append(out, h)
		}
	}
	return out
}

// type4 uses the last unit of the two cells in which a digit of the pair has no other place.
func (f *loopFinder) type4(loop []board.Cell, c1, c2 board.Cell) *loopHint {
	v1 := f.pair.First()
	v2 := f.pair.Without(v1).First()
	var only [board.ByDigit]bool
	for _, t := range boxRowCol {
		u := t.of(c1)
		if u != t.of(c2) {
			continue
		}
		both := board.SpotSet(1)<<u.Spot(c1) | 1<<u.Spot(c2)
		for _, d := range []board.Digit{v1, v2} {
			if f.g.pos(u, d)&^both == 0 {
				only[d] = true
			}
		}
	}
	var out board.Digit
	switch {
	case only[v1]:
		out = v2
	case only[v2]:
		out = v1
	default:
		return nil
	}
	h := f.hint(loop, 4)
	h.remove(f.g, c1, board.Digits(out))
	h.remove(f.g, c2, board.Digits(out))
	return h
}
