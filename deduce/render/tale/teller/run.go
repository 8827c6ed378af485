package teller

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce/render/wording"
)

// A digit that is followed from unit to unit: where it must be if it is in a cell, or if it is not, until a unit has no place for it.

// run follows a digit.
type run struct {
	*Teller
	digit  board.Digit
	places board.CellSet    // where it can be, where it is supposed included
	needs  board.UnitSet    // units that have it nowhere yet
	stops  []stop           // where it must be, in the order in which they come out
	by     [board.Cells]int // the stop that rules a cell out, from 1; 0 for none
}

// stop is a cell that a digit must be in, as the only place in a unit.
type stop struct {
	unit board.Unit
	cell board.Cell
}

// follow begins to follow a digit that is open in some cells.
func (t *Teller) follow(d board.Digit, places board.CellSet) *run {
	r := &run{Teller: t, digit: d, places: places, needs: board.AllRows | board.AllColumns | board.AllBoxes}
	for c := range board.Cell(board.Cells) {
		if t.Board.Digit(c) == d {
			r.needs &^= c.UnitSet()
		}
	}
	return r
}

// place places the digit in a cell and rules it out in what the cell sees.
func (r *run) place(c board.Cell, number int) {
	for other := range r.places.And(c.Peers()).All() {
		r.by[other] = number
	}
	r.places = r.places.Minus(c.Peers())
	r.needs &^= c.UnitSet()
}

// end follows the digit to a unit that has no place for it; ok is false where it comes to none.
func (r *run) end() (empty board.Unit, ok bool) {
	for {
		next, found := stop{}, false
		for u := range r.needs.All() {
			switch in := r.places.And(u.Cells()); {
			case in.Empty():
				return u, true
			case in.Rest().Empty() && !found:
				next, found = stop{u, in.First()}, true
			}
		}
		if !found {
			return 0, false
		}
		r.stops = append(r.stops, next)
		r.place(next.cell, len(r.stops))
	}
}

// needed marks, by their numbers, the stops by which a unit has no place but some.
func (r *run) needed(u board.Unit, but, homes board.CellSet) []bool {
	counts := make([]bool, len(r.stops)+1)
	var count func(u board.Unit, but board.CellSet)
	count = func(u board.Unit, but board.CellSet) {
		for c := range homes.And(u.Cells()).Minus(but).All() {
			if n := r.by[c]; n > 0 && !counts[n] {
				counts[n] = true
				count(r.stops[n-1].unit, board.CellsOf(r.stops[n-1].cell))
			}
		}
	}
	count(u, but)
	return counts
}

// counted are the stops behind a number that count, each as a clause; the digit is named in the first if it was not before.
func (r *run) counted(counts []bool, behind int, it string) (all []string) {
	for i := behind; i < len(counts)-1; i++ {
		if counts[i+1] {
			all = append(all, r.Unit(r.stops[i].unit)+" has "+it+" in "+r.Notation.Cell(r.stops[i].cell))
			it = "it"
		}
	}
	return all
}

// told says by which stops a unit has no place, of all stops those that count.
func (r *run) told(empty board.Unit, homes board.CellSet) string {
	all := r.counted(r.needed(empty, board.CellSet{}, homes), 0, "its "+r.digit.String())
	return strings.Join(append(all, r.noPlace(empty)), ", so ") + "."
}

func (r *run) noPlace(u board.Unit) string {
	return r.Unit(u) + " has no place for " + r.digit.String()
}

// split follows the digit to both places of a unit, of which neither can be: the shortest way to say so; ok is false for none.
func (r *run) split(homes board.CellSet) (text string, ok bool) {
	for u := range r.needs.All() {
		both := r.places.And(u.Cells())
		if both.Len() != 2 {
			continue
		}
		counts := r.needed(u, both, homes)
		var ways []string
		for c := range both.All() {
			way := *r
			way.stops = append(slices.Clone(r.stops), stop{u, c})
			way.place(c, len(way.stops))
			empty, ends := way.end()
			if !ends {
				break
			}
			needs := way.needed(empty, board.CellSet{}, homes)
			for i := range counts {
				counts[i] = counts[i] || needs[i]
			}
			ways = append(ways, "with "+r.Notation.Cell(c)+", "+strings.Join(append(way.counted(needs, len(r.stops)+1, "it"), way.noPlace(empty)), ", so "))
		}
		if len(ways) < 2 {
			continue
		}
		its := "its " + r.digit.String()
		before := r.counted(counts, 0, its)
		if len(before) > 0 {
			its = "it"
		}
		says := strings.Join(append(before, r.Unit(u)+" has "+its+" in "+r.OrList(both)), ", so ") + ": " + strings.Join(ways, "; ") + "."
		if !ok || len(says) < len(text) {
			text, ok = says, true
		}
	}
	return text, ok
}

// refuted says why a digit can't be in a cell or, where it is to be in it, why it can't be elsewhere, among some places, without the words
// that suppose it; ok is false where following it does not tell.
func (t *Teller) refuted(x board.Candidate, isIn bool, places board.CellSet) (why string, ok bool) {
	r := t.follow(x.Digit, places)
	if isIn {
		r.place(x.Cell, 0)
	} else {
		r.places = r.places.Without(x.Cell)
	}
	empty, ok := r.end()
	if !ok {
		return r.split(places)
	}
	return r.told(empty, places), true
}

// notThere says of each removed candidate why the digit can't be there, those for the same reason together, the shortest first: each counts
// on the ones before.
func (t *Teller) notThere() (lines []string, ok bool) {
	d := t.Conclusion().Digit
	places := t.Board.CellsFor(d)
	for left := t.Removed(); !left.Empty(); {
		shortest := ""
		cells := map[string]board.CellSet{}
		for c := range left.All() {
			if why, ok := t.refuted(board.Candidate{Cell: c, Digit: d}, true, places); ok {
				cells[why] = cells[why].With(c)
				if shortest == "" || len(why) < len(shortest) {
					shortest = why
				}
			}
		}
		if shortest == "" {
			return nil, false
		}
		lines = append(lines, "With "+d.String()+" in "+t.OrList(cells[shortest])+", "+shortest)
		places, left = places.Minus(cells[shortest]), left.Minus(cells[shortest])
	}
	return lines, true
}

// there says of each cell that is placed why the digit must be there, each by what the ones before have made certain.
func (t *Teller) there() (lines []string, ok bool) {
	d := t.Conclusion().Digit
	r := t.follow(d, t.Board.CellsFor(d))
	for left := t.Placed(); !left.Empty(); {
		at, why := board.Cell(0), ""
		for c := range left.All() {
			if u, ok := r.onlyIn(c); ok {
				at, why = c, "Then "+t.Unit(u)+" has its "+d.String()+" in "+t.Notation.Cell(c)+"."
				break
			}
		}
		for c := range left.All() {
			if why != "" {
				break
			}
			if not, ok := t.refuted(board.Candidate{Cell: c, Digit: d}, false, r.places); ok {
				at, why = c, "Without "+d.String()+" in "+t.Notation.Cell(c)+", "+not
			}
		}
		if why == "" {
			return nil, false
		}
		lines = append(lines, why)
		r.place(at, 0)
		left = left.Without(at)
	}
	return lines, true
}

// onlyIn is a unit in which a cell is the only place.
func (r *run) onlyIn(c board.Cell) (board.Unit, bool) {
	for u := range (c.UnitSet() & r.needs).All() {
		if r.places.And(u.Cells()) == board.CellsOf(c) {
			return u, true
		}
	}
	return 0, false
}

// Followed tells conclusions on one digit by following it; ok is false where that is not enough.
func (t *Teller) Followed() (tale Tale, ok bool) {
	d := t.Conclusion().Digit
	tale = Tale{Look: "Each row, column and box needs " + ADigit(d) + ".", Choices: "It can't be in the cells in which it is removed:"}
	if len(t.Step.Placements) > 0 {
		tale.Choices = "Where it must be, one after the other:"
		tale.Cases, ok = t.there()
		return tale, ok
	}
	tale.Cases, ok = t.notThere()
	return tale, ok
}

// WayByWay says of each way to place one digit why it leaves no place for another; ok is false where there are many, or following that
// digit does not tell.
func (t *Teller) WayByWay(ways []board.CellSet, d, other board.Digit) (lines []string, ok bool) {
	if len(ways) > 4 {
		return nil, false
	}
	for _, way := range ways {
		r := t.follow(other, t.Board.CellsFor(other).Minus(way))
		places := r.places
		why := ""
		if empty, ok := r.end(); ok {
			why = r.told(empty, places)
		} else if why, ok = r.split(places); !ok {
			return nil, false
		}
		lines = append(lines, d.String()+" in "+t.byBands(way.And(t.Board.Open()))+": "+why)
	}
	return lines, true
}

// byBands names cells three rows at a time.
func (t *Teller) byBands(cells board.CellSet) string {
	var all []string
	for row := 0; row < board.Side; row += 3 {
		band := board.Row(row).Cells().Union(board.Row(row + 1).Cells()).Union(board.Row(row + 2).Cells())
		if in := cells.And(band); !in.Empty() {
			all = append(all, t.List(in))
		}
	}
	return strings.Join(all, "; ")
}

// NumberOfWays says how many ways a digit has: 30 ways to place 7.
func NumberOfWays(n int, d board.Digit) string {
	return wording.Count(n, "way", "ways") + " to place " + d.String()
}
