package forcing

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/chain"
	"deduku/deduce/technique/fish"
)

// KrakenFish1 is a finned fish from whose fins chains lead to what the fish would remove.
var KrakenFish1 = &deduce.Technique{
	Name:  "kraken-fish-1",
	Title: "Kraken Fish Type 1",
	Shape: deduce.ShapeKraken,
	Doc: "A fish of two to four lines, one or two of whose places lie outside the covers: fins. What the fish without them would remove does not see all fins, but from each fin a chain removes it. " +
		"Either a fin is true or the fish is whole: in both cases the digit can be removed. " + throughSets,
	Why:  []string{fish.MustWhy + "{cover} unless it is in {fin}, and from there chains rule that out too"},
	Form: []string{fish.BaseForm + "{cover} {fin:f}: {links}"},
	Spot: "Look for a fish that one or two places spoil, and that would remove something useful. Follow each of these places as if it were true. " +
		"The trap is to leave out a fin because it seems harmless.",
	Example: "........7..2...6...8..1..9....9.1.3.3...8.+9.4.9...5....3..9..4...7...2..6..5.....:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findKraken(v, (*kraken).noteTargets, yield) },
}

// KrakenFish2 is a fish, finned or not, whose places in one cover and fins all lead to the same.
var KrakenFish2 = &deduce.Technique{
	Name:  "kraken-fish-2",
	Title: "Kraken Fish Type 2",
	Shape: deduce.ShapeKraken,
	Doc: "A fish of two to four lines with at most two fins. If no fin is true, each cover holds the digit at one of its places in the bases. So of the places in one cover and the fins at least one is true: " +
		"what chains from all of them remove can be removed, and what they all place is placed. " + throughSets,
	Why:  []string{"{base.digits} in {base} must be in {within} or {fin}, and each leads there", "{base.digits} in {base} must be in {within}, and each place leads there"},
	Form: []string{fish.BaseForm + "{cover} {fin:f}: {links}", fish.BaseForm + "{cover}: {links}"},
	Spot: "Where a fish removes nothing, take the cover in which its bases have the fewest places, and follow each of them and each fin. Look for what all of them remove. " +
		"The trap is to forget the fins.",
	Example: "........7..2...6...8..1..9....9.1.3.3...8.+9.4.9...5....3..9..4...7...2..6..5.....:",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findKraken(v, (*kraken).noteCovers, yield) },
}

const (
	maxKraken     = 4 // bases
	maxKrakenFins = 2
)

// kraken is the search for kraken fish of one digit: of rows against columns, without fins in two bases.
type kraken struct {
	view   *deduce.View
	leads  *chain.Consequences
	digit  board.Digit
	kills  [board.Cells]board.CellSet // by place: the places of the digit that are false if it is true
	bases  board.UnitSet
	covers board.UnitSet
	all    board.CellSet // the places of the bases
	fins   board.CellSet
	note   func(*kraken) // what a fish comes to
	found  []krakenFound
	best   shortest
}

// krakenFound is the fish of a conclusion.
type krakenFound struct {
	bases, covers board.UnitSet
	all, fins     board.CellSet
	within        board.UnitSet // of type 2, the cover
}

// findKraken yields the kraken fish of one type, for each conclusion the one with the shortest chains.
func findKraken(v *deduce.View, note func(*kraken), yield func(*deduce.Step) bool) {
	k := kraken{view: v, leads: &branches.Of(v).Consequences, note: note}
	if len(k.leads.Candidates()) == 0 {
		return
	}
	for d := board.Digit(1); d <= 9; d++ {
		k.turn(d)
		k.grow(board.AllRows, board.AllColumns, maxKraken)
		k.grow(board.AllColumns, board.AllRows, maxKraken)
		if v.Enough() {
			return
		}
	}
	k.best.yield(v, k.tell, yield)
}

// turn turns the search to a digit.
func (k *kraken) turn(d board.Digit) {
	k.digit = d
	for a := range k.view.CellsFor(d).All() {
		k.kills[a] = board.CellSet{}
		for b := range k.view.CellsFor(d).Without(a).All() {
			if _, ok := k.leads.Leads(holds(k.at(a)), lacks(k.at(b))); ok {
				k.kills[a] = k.kills[a].With(b)
			}
		}
	}
}

// at is the digit in a cell.
func (k *kraken) at(c board.Cell) board.Candidate { return board.Candidate{Cell: c, Digit: k.digit} }

// grow adds bases, up to so many, in every way.
func (k *kraken) grow(bases, covers board.UnitSet, n int) {
	for ; n > 0 && bases != 0; bases &= bases - 1 {
		u := bases.First()
		cells := k.view.Cells(u, k.digit)
		if cells.Len() < 2 {
			continue
		}
		k.bases, k.all = k.bases|board.UnitsOf(u), k.all.Union(cells)
		if k.bases.Len() > 1 {
			k.cover(k.all, covers, k.bases.Len())
		}
		k.grow(bases&(bases-1), covers, n-1)
		k.bases, k.all = k.bases&^board.UnitsOf(u), k.all.Minus(cells)
	}
}

// cover covers what is left of the bases by n of the units but for some fins, in every way.
func (k *kraken) cover(left board.CellSet, units board.UnitSet, n int) {
	if left.Empty() {
		if n == 0 {
			k.note(k)
		}
		return
	}
	c := left.First()
	if in := c.UnitSet() & units; in != 0 && n > 0 {
		k.covers |= in
		k.cover(left.Minus(in.First().Cells()), units&^in, n-1)
		k.covers &^= in
	}
	if k.fins.Len() < maxKrakenFins {
		k.fins = k.fins.With(c)
		k.cover(left.Without(c), units&^c.UnitSet(), n)
		k.fins = k.fins.Without(c)
	}
}

// covered is the cells of the covers.
func (k *kraken) covered() (cells board.CellSet) {
	for u := range k.covers.All() {
		cells = cells.Union(u.Cells())
	}
	return cells
}

// noteTargets notes what the fish would remove and all fins rule out, not all of them by themselves.
func (k *kraken) noteTargets() {
	if k.fins.Empty() {
		return
	}
	where := k.view.CellsFor(k.digit).And(k.covered()).Minus(k.all)
	out := where.Minus(k.fins.SeenByAll())
	for f := range k.fins.All() {
		out = out.And(k.kills[f])
	}
	for ; !out.Empty(); out = out.Rest() {
		to := lacks(k.at(out.First()))
		b := branched{what: to, truth: deduce.NoTruth, where: where}
		for f := range k.fins.All() {
			links, _ := k.leads.Leads(holds(k.at(f)), to)
			b.links += links
			b.from, b.to = append(b.from, holds(k.at(f))), append(b.to, to)
		}
		k.keep(b, 0)
	}
}

// noteCovers notes what the places of the bases in a cover and the fins lead to.
func (k *kraken) noteCovers() {
	for units := k.covers; units != 0; units &= units - 1 {
		u := units.First()
		var from []chain.Literal
		for c := range k.all.And(u.Cells()).Union(k.fins).All() {
			from = append(from, holds(k.at(c)))
		}
		k.leads.Common(from, func(to chain.Literal, links int) {
			if links == 0 {
				return // a fish, or a cell that sees all
			}
			b := branched{from: from, what: to, truth: deduce.NoTruth, links: links}
			for range from {
				b.to = append(b.to, to)
			}
			k.keep(b, board.UnitsOf(u))
		})
	}
}

// keep notes what the fish comes to.
func (k *kraken) keep(b branched, within board.UnitSet) {
	b.fish, b.bases = len(k.found), k.bases.Len()
	if k.best.note(b) {
		k.found = append(k.found, krakenFound{k.bases, k.covers, k.all, k.fins, within})
	}
}

// tell tells the fish of a conclusion.
func (k *kraken) tell(d *deduce.Draft, b *branched) {
	f := &k.found[b.fish]
	digit := board.Digits(b.from[0].Digit)
	d.Part(deduce.Part{Role: deduce.Base, Units: f.bases, Cells: f.all, Digits: digit})
	d.Part(deduce.Part{Role: deduce.Cover, Units: f.covers, Digits: digit})
	if !f.fins.Empty() {
		d.Part(deduce.Part{Role: deduce.Fin, Cells: f.fins, Digits: digit})
	}
	if f.within != 0 {
		d.Part(deduce.Part{Role: deduce.Within, Units: f.within, Digits: digit})
	}
}
