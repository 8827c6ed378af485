package wings

import (
	"deduku/board"
	"deduku/deduce"
)

// RemotePair is a chain of cells with the same two digits.
var RemotePair = &deduce.Technique{
	Name:  "remote-pair",
	Title: "Remote Pair",
	Shape: deduce.ShapeDistantPair,
	Doc:   "Four cells or more with the same two digits, each seeing the next, hold them in turn. Both digits can be removed from cells that see two of them three, five or more links apart, always an odd number.",
	Why:   []string{"{strong.cells} hold {strong.digits} in turn"},
	Form:  []string{"{strong.slashed} {links}"},
	Spot: "Look for cells with the same two candidates and follow them from one to the next that sees it. Count the links: the ends differ when the number is odd. " +
		"The trap is an even number: then the ends are equal.",
	Example: "7+43+2.+5+1.6.+6+21+73+5+4..+5..4+6+32+72.+4+53+7....+3.6284+7..7+6+4+1+9+2+3.32+7.5+1..46..+3.+47+5+24.57+6+2.1+3:",
	Find:    findRemotePairs,
}

func findRemotePairs(v *deduce.View, yield func(*deduce.Step) bool) {
	var f remotePairs
	for rest := v.Bivalue(); !rest.Empty(); {
		digits := v.Candidates(rest.First())
		same := alike(v, rest, digits)
		rest = rest.Minus(same)
		if same.Len() >= 4 && !f.find(v, digits, same, yield) {
			return
		}
	}
}

// alike is those of some cells with two candidates that have these two.
func alike(v *deduce.View, cells board.CellSet, pair board.DigitSet) board.CellSet {
	return cells.And(v.CellsFor(pair.First())).And(v.CellsFor((pair & (pair - 1)).First()))
}

// remotePairs looks for chains of one pair of digits.
type remotePairs struct {
	view   *deduce.View
	yield  func(*deduce.Step) bool
	digits board.DigitSet
	cells  board.CellSet // those with the two digits
	homes  board.CellSet // the other cells with one of the digits or both
	path   [board.Cells]board.Cell
	seen   [64]board.CellSet // what was eliminated already, by chains not longer
	nSeen  int
}

// find yields the chains, the shorter first, each with an elimination that none before it has.
func (f *remotePairs) find(v *deduce.View, digits board.DigitSet, cells board.CellSet, yield func(*deduce.Step) bool) bool {
	a, b := digits.First(), (digits & (digits - 1)).First()
	*f = remotePairs{view: v, yield: yield, digits: digits, cells: cells}
	f.homes = v.CellsFor(a).Union(v.CellsFor(b)).Minus(cells)
	if f.homes.And(cells.SeenByAny()).Empty() {
		return true
	}
	for u := range board.Unit(board.Units) {
		if cells.And(u.Cells()).Len() > 2 {
			return true // three cells for two digits: there is no solution, but there are endless chains
		}
	}
	for n := 4; n <= cells.Len(); n += 2 {
		for starts := cells; !starts.Empty(); starts = starts.Rest() {
			f.path[0] = starts.First()
			if !f.grow(1, n, cells.Without(f.path[0])) || v.Enough() {
				return false
			}
		}
	}
	return true
}

// grow makes a path of at cells one of n, with more of the cells left.
func (f *remotePairs) grow(at, n int, left board.CellSet) bool {
	if at == n {
		return f.path[0] > f.path[n-1] || f.eliminate(n)
	}
	for next := left.And(f.path[at-1].Peers()); !next.Empty(); next = next.Rest() {
		f.path[at] = next.First()
		if !f.grow(at+1, n, left.Without(f.path[at])) {
			return false
		}
	}
	return true
}

// eliminate yields the path of n cells if it eliminates something new.
func (f *remotePairs) eliminate(n int) bool {
	var out board.CellSet
	for i := range n - 3 {
		sees := f.homes.And(f.path[i].Peers())
		for j := i + 3; j < n && !sees.Empty(); j += 2 {
			out = out.Union(sees.And(f.path[j].Peers()))
		}
	}
	if out.Empty() {
		return true
	}
	for _, old := range f.seen[:f.nSeen] {
		if old == out {
			return true
		}
	}
	if f.nSeen < len(f.seen) {
		f.seen[f.nSeen] = out
		f.nSeen++
	}
	return f.yield(f.tell(n, out))
}

// tell is the path of n cells as a step.
func (f *remotePairs) tell(n int, out board.CellSet) *deduce.Step {
	s := f.view.Draft()
	for ds := f.digits; ds != 0; ds &= ds - 1 {
		s.Eliminate(ds.First(), out.And(f.view.CellsFor(ds.First())))
	}
	s.Part(deduce.Part{Role: deduce.Strong, Cells: board.CellsOf(f.path[:n]...), Digits: f.digits})
	x := (f.digits & (f.digits - 1)).First()
	for i, c := range f.path[:n] {
		y := f.digits.Without(x).First()
		s.Link(deduce.NodeAt(c, y), deduce.NodeAt(c, x), true)
		if i+1 < n {
			s.Link(deduce.NodeAt(c, x), deduce.NodeAt(f.path[i+1], x), false)
		}
		x = y
	}
	return &s.Step
}
