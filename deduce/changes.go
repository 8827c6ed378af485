package deduce

import "deduku/board"

// changes is what a view remembers of how each position differs from the one before, so that finders need not look again
// where they had nothing.
type changes struct {
	units  [board.Units]uint64                 // the position in which each unit was last not as before
	lost   [rememberedPositions]lost           // by position
	cells  [rememberedPositions]board.CellSet  // all that lost something
	digits [rememberedPositions]board.DigitSet // those that are lost somewhere
	from   uint64                              // the first position since which nothing became possible again
}

// rememberedPositions is how many positions are remembered one by one; what a finder knew before counts as forgotten.
const rememberedPositions = 32

// lost is, by digit, the open cells that could hold it in the position before, and are filled or cannot now.
type lost [board.ByDigit]board.CellSet

// note takes in what the position of v lost against the one before, which had these homes, placed digits and givens.
func (c *changes) note(v *View, homes, placed *[board.ByDigit]board.CellSet, givens board.CellSet) {
	now := v.generation
	at := now % rememberedPositions
	l, all := &c.lost[at], &c.cells[at]
	*all, c.digits[at] = board.CellSet{}, 0
	again := givens != v.givens
	for d := range l {
		again = again || !v.homes[d].Within(homes[d]) || !placed[d].Within(v.placed[d]) || !v.placed[d].Within(placed[d].Union(homes[d]))
		l[d] = homes[d].Minus(v.homes[d])
		*all = all.Union(l[d])
		if !l[d].Empty() {
			c.digits[at] = c.digits[at].With(board.Digit(d))
		}
	}
	if again { // nothing that was said of earlier positions holds any more
		c.from = now
		*all = board.AllCells
	}
	for cells := *all; !cells.Empty(); cells = cells.Rest() {
		for _, u := range cells.First().Units() {
			c.units[u] = now
		}
	}
}

// remembers reports whether all that was lost after an earlier position is known.
func (c *changes) remembers(position, now uint64) bool {
	return position >= c.from && position != 0 && now-position < rememberedPositions
}

// Position is the number of the position that the view looks at, from 1 on.
func (v *View) Position() uint64 { return v.generation }

// ChangedAt is the number of the first position in which u was as it is now. Since then candidates have only gone
// elsewhere: a step that did not follow then, from u and from the candidates that other units had, does not follow now.
func (v *View) ChangedAt(u board.Unit) uint64 { return v.changes.units[u] }

// Since is the cells that are not as they were in an earlier position; all of them where that is forgotten, or where
// something is possible again that was not then.
func (v *View) Since(position uint64) (cells board.CellSet) {
	if !v.changes.remembers(position, v.generation) {
		return board.AllCells
	}
	for ; position < v.generation; position++ {
		cells = cells.Union(v.changes.cells[(position+1)%rememberedPositions])
	}
	return cells
}

// SinceOf is the cells of Since in which d was possible then and is not now; they may be filled since.
func (v *View) SinceOf(position uint64, d board.Digit) (cells board.CellSet) {
	if !v.changes.remembers(position, v.generation) {
		return board.AllCells
	}
	for ; position < v.generation; position++ {
		cells = cells.Union(v.changes.lost[(position+1)%rememberedPositions][d])
	}
	return cells
}

// DigitsSince is the digits of which there are cells of SinceOf.
func (v *View) DigitsSince(position uint64) (digits board.DigitSet) {
	if !v.changes.remembers(position, v.generation) {
		return board.AllDigits
	}
	for ; position < v.generation; position++ {
		digits |= v.changes.digits[(position+1)%rememberedPositions]
	}
	return digits
}

// lastEmpty is the last position in which a technique found nothing.
type lastEmpty struct {
	technique *Technique
	position  uint64
}

// expect puts v.lastEmpty in the order of a ladder. If the order changes, all entries start over.
func (v *View) expect(l Ladder) {
	same := len(v.lastEmpty) >= len(l)
	for i := 0; same && i < len(l); i++ {
		same = v.lastEmpty[i].technique == l[i].Technique
	}
	if same {
		return
	}
	v.lastEmpty = v.lastEmpty[:0]
	for i := range l {
		v.lastEmpty = append(v.lastEmpty, lastEmpty{technique: l[i].Technique})
	}
}

// lastEmptyOf returns the index of a technique in v.lastEmpty, and appends the technique if it is new. It tries index at
// first.
func (v *View) lastEmptyOf(t *Technique, at int) int {
	if at < len(v.lastEmpty) && v.lastEmpty[at].technique == t {
		return at
	}
	for i := range v.lastEmpty {
		if v.lastEmpty[i].technique == t {
			return i
		}
	}
	v.lastEmpty = append(v.lastEmpty, lastEmpty{technique: t})
	return len(v.lastEmpty) - 1
}

// Silent returns the last position in which the technique that looks now found nothing, or 0 if there is none. Since
// then, candidates have only gone, so a pattern that rests on nothing that changed (Changed, ChangedCellsFor) would have
// been found there. A finder that calls Silent promises to find every step that rests on a change.
func (v *View) Silent() uint64 {
	v.finding.promised = true
	if v.finding.lastEmpty == 0 {
		return 0
	}
	return v.lastEmpty[v.finding.lastEmpty-1].position
}

// Changed returns the cells that changed since the technique that looks now last found nothing: see Silent.
func (v *View) Changed() board.CellSet { return v.Since(v.Silent()) }

// ChangedCellsFor returns the changed cells that have lost the candidate d since then. They may be filled now.
func (v *View) ChangedCellsFor(d board.Digit) board.CellSet { return v.SinceOf(v.Silent(), d) }

// ChangedDigits returns the digits that some cell has lost since then. A step that uses the places of one digit alone can be new only for
// these digits.
func (v *View) ChangedDigits() board.DigitSet { return v.DigitsSince(v.Silent()) }
