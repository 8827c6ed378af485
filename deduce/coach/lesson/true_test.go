package lesson

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique/exotic"
)

// TestEachTrueAnswer goes through all answers of the form that a question asks for and holds each that meets the stated condition, looked up
// cell by cell on the board and apart from the code that asks, to be judged right: any one of several, all where all are asked for.
func TestEachTrueAnswer(t *testing.T) {
	var text wording.Text
	seen, several := map[About]bool{}, map[About]bool{}
	for l, seed := range everyLessonAnd(t, exotic.JuniorExocet, 12) {
		for i := range l.Scenes[:l.first(Seen)] {
			s := &l.Scenes[i]
			b := s.Board(0)
			seen[s.About] = true
			failed := func(answer any, format string, args ...any) {
				t.Helper()
				t.Errorf("%s, seed %d, %s\n%v: "+format, append([]any{l.Technique.Name, seed, s.Asked(text), answer}, args...)...)
			}
			switch s.Asks {
			case units:
				right := 0
				for units := range unitsOfForm(s) {
					judged := s.judge(Answer{Units: units}, text)
					want := unitsAreTrue(s, &b, units)
					if want != (judged.Grade == Right) {
						failed(units, "is it so: %v, judged %+v", want, judged)
					}
					if want {
						right++
					}
				}
				several[s.About] = several[s.About] || right > 1
			case cells:
				var all board.CellSet
				for c := range board.AllCells.All() {
					is := cellIsTrue(s, &b, c)
					if is {
						all = all.With(c)
					}
					if judged := s.judge(Answer{Cells: board.CellsOf(c)}, text); is == (judged.Grade == Wrong) {
						failed(c, "is it so: %v, judged %+v", is, judged)
					}
				}
				if judged := s.judge(Answer{Cells: all}, text); judged.Grade != Right {
					failed(all, "all of them are judged %+v", judged)
				}
			case digits:
				all := digitsAreTrue(s, &b)
				for d := range board.AllDigits.All() {
					if judged := s.judge(Answer{Digits: board.Digits(d)}, text); all.Has(d) == (judged.Grade == Wrong) {
						failed(d, "is it so: %v, judged %+v", all.Has(d), judged)
					}
				}
				if judged := s.judge(Answer{Digits: all}, text); judged.Grade != Right {
					failed(all, "all of them are judged %+v", judged)
				}
			}
		}
	}
	for _, about := range []About{placesOf, coversOf, between, seeEachOther, pincersOf, opposite, restricted, follows, nothingIn, roomIn} {
		if !seen[about] {
			t.Errorf("no lesson asks a question of kind %d", about)
		}
	}
	if !several[roomIn] {
		t.Error("no exocet has room in other lines, too")
	}
}

// unitsOfForm are the sets of units that answer a question in its form: as many as its sentence names, of the kinds that it names.
func unitsOfForm(s *Scene) func(yield func(board.UnitSet) bool) {
	var all []board.Unit
	for u := range board.AllUnits.All() {
		if kind := map[byte]string{'r': "row", 'c': "column", 'b': "box"}[u.Kind()]; slices.Contains(s.Kinds(), kind) {
			all = append(all, u)
		}
	}
	return func(yield func(board.UnitSet) bool) {
		var rec func(from int, have board.UnitSet) bool
		rec = func(from int, have board.UnitSet) bool {
			if have.Len() == min(s.Units.Len(), 3) {
				return yield(have)
			}
			for i := from; i < len(all); i++ {
				if !rec(i+1, have|board.UnitsOf(all[i])) {
					return false
				}
			}
			return true
		}
		rec(0, 0)
	}
}

// unitsAreTrue is the condition of a question that asks for units.
func unitsAreTrue(s *Scene, b *board.Board, units board.UnitSet) bool {
	g := &s.Given
	in := func(c board.Cell) bool { return c.UnitSet()&units != 0 }
	switch s.About {
	case roomIn, coversOf:
		for c := range g.Cells.All() {
			if !in(c) {
				return false
			}
		}
		return true
	case oneMoreUnit:
		for c := range g.Cells.All() {
			if c.UnitSet()&units != units {
				return false
			}
		}
		return units&g.Units == 0
	case nothingIn:
		for c := range board.AllCells.All() {
			if in(c) && canStillBe(s, b, board.Candidate{Cell: c, Digit: g.Digits.First()}) {
				return false
			}
		}
		return true
	case linesOf:
		across := map[int]bool{}
		for u := range units.All() {
			some := false
			for c := range u.Cells().All() {
				if b.Digit(c) == 0 && b.Candidates(c).Has(g.Digits.First()) {
					some = true
					if u.Kind() == 'r' {
						across[c.Col()] = true
					} else {
						across[c.Row()] = true
					}
				}
			}
			if !some {
				return false
			}
		}
		return len(across) <= units.Len()
	}
	return false
}

// canStillBe reports whether a candidate is left after what was placed in thought.
func canStillBe(s *Scene, b *board.Board, x board.Candidate) bool {
	for _, y := range s.After {
		if y == x {
			return true
		}
		if y.Cell == x.Cell || y.Digit == x.Digit && y.Cell.Sees(x.Cell) {
			return false
		}
	}
	return b.Candidates(x.Cell).Has(x.Digit)
}

// cellIsTrue is the condition of a question that asks for cells, for one cell.
func cellIsTrue(s *Scene, b *board.Board, c board.Cell) bool {
	g, o := &s.Given, &s.Other
	open, candidates := b.Digit(c) == 0, b.Candidates(c)
	in := func(units board.UnitSet) bool { return c.UnitSet()&units != 0 }
	switch s.About {
	case placesOf:
		return open && in(g.Units) && candidates&g.Digits != 0
	case follows:
		return open && in(g.Units) && canStillBe(s, b, board.Candidate{Cell: c, Digit: g.Digits.First()})
	case otherThan:
		return open && in(o.Units) && candidates&g.Digits != 0 && !g.Cells.Has(c)
	case openCell:
		return open && in(g.Units)
	case onlyThese:
		return open && in(g.Units) && candidates&^g.Digits == 0
	case outsideOf:
		return g.Cells.Has(c) && !in(g.Units)
	case seeEachOther:
		one, two := g.Cells, o.Cells
		return one.Has(c) && two.Meets(c.Peers()) || two.Has(c) && one.Meets(c.Peers())
	case pincersOf:
		return open && c.Sees(g.Cells.First()) && candidates.Len() == 2 && candidates&o.Digits == o.Digits && candidates&^(g.Digits|o.Digits) == 0
	case opposite:
		return oddlyLinked(b, g.Digits.First(), o.Cells.First(), g.Cells).Has(c)
	case moreThan:
		return g.Cells.Has(c) && open && candidates&^g.Digits != 0
	case threeLeft:
		return open && candidates.Len() > 2
	case placesAmong:
		return o.Cells.Has(c) && open && in(g.Units) && candidates&g.Digits != 0
	case seesWhich:
		return g.Cells.Has(c) && c.Sees(o.Cells.First())
	}
	return false
}

// oddlyLinked is the cells among some that an odd number of strong links joins to the first.
func oddlyLinked(b *board.Board, d board.Digit, first board.Cell, among board.CellSet) board.CellSet {
	colours := [2]board.CellSet{board.CellsOf(first)}
	for n, changed := 0, true; changed || n%2 != 0; n++ {
		was := colours
		for c := range colours[n%2].All() {
			for _, u := range c.Units() {
				var places []board.Cell
				for other := range u.Cells().All() {
					if b.Digit(other) == 0 && b.Candidates(other).Has(d) {
						places = append(places, other)
					}
				}
				for _, other := range places {
					if len(places) == 2 && other != c && among.Has(other) {
						colours[1-n%2] = colours[1-n%2].With(other)
					}
				}
			}
		}
		changed = was != colours || n == 0
	}
	return colours[1]
}

// digitsAreTrue is all digits that answer a question which asks for digits.
func digitsAreTrue(s *Scene, b *board.Board) (all board.DigitSet) {
	g, o := &s.Given, &s.Other
	for d := range board.AllDigits.All() {
		can := func(c board.Cell) bool { return b.Candidates(c).Has(d) }
		is := false
		switch s.About {
		case between:
			for c := range g.Cells.All() {
				is = is || can(c)
			}
		case sameInAll:
			is = true
			for c := range g.Cells.All() {
				is = is && can(c)
			}
		case otherDigit:
			is = can(g.Cells.First()) && !g.Digits.Has(d)
		case seenDigits:
			for c := range g.Cells.First().Peers().All() {
				is = is || b.Digit(c) == d
			}
		case onlyDigit:
			is = canStillBe(s, b, board.Candidate{Cell: g.Cells.First(), Digit: d})
		case without:
			is = g.Digits.Has(d) && !o.Digits.Has(d)
		case restricted:
			one, two := 0, 0
			is = true
			for x := range g.Cells.All() {
				for y := range o.Cells.All() {
					if can(x) && can(y) {
						is = is && x.Sees(y)
						one++
					}
				}
			}
			two = one
			is = is && one > 0 && two > 0
		case inBothCases:
			is = inEachFilling(b, g.Cells.First(), s.Other.Cells.Union(withAny(g, &s.Question)), d)
		}
		if is {
			all = all.With(d)
		}
	}
	return all
}

// inEachFilling reports whether each way to fill a pivot and some cells has a digit in one of these cells.
func inEachFilling(b *board.Board, pivot board.Cell, cells board.CellSet, d board.Digit) bool {
	var all []board.Cell
	for c := range cells.With(pivot).All() {
		all = append(all, c)
	}
	filled := make([]board.Digit, len(all))
	var rec func(n int) bool
	rec = func(n int) bool {
		if n == len(all) {
			for i, c := range all {
				if filled[i] == d && cells.Has(c) {
					return true
				}
			}
			return false
		}
		for x := range b.Candidates(all[n]).All() {
			fits := true
			for i := range n {
				fits = fits && (filled[i] != x || !all[i].Sees(all[n]))
			}
			if filled[n] = x; fits && !rec(n+1) {
				return false
			}
		}
		return true
	}
	return rec(0)
}

// named finds digits in a reply, but for those of cells, units, counts and letters.
var (
	places = regexp.MustCompile(`r\dc\d|(?:row|column|box)(?:e?s)? \d(?:(?:, \d)*(?:,? (?:and|or) \d))?`)
	digit  = regexp.MustCompile(`\d`)
)

// TestNamesWhatWasTyped answers what follows with each other candidate, removed and placed: the reply says no digit but that which was typed
// and those that its step is about, and where the cell has been filled or what stands in its way.
func TestNamesWhatWasTyped(t *testing.T) {
	var text wording.Text
	for l := range everyLesson(t) {
		for i := range l.Scenes[:l.first(Seen)] {
			s := &l.Scenes[i]
			if s.About != WhatFollows {
				continue
			}
			b := s.Board(0)
			for c := range b.Open().All() {
				for d := range b.Candidates(c).All() {
					for _, eliminate := range []bool{false, true} {
						e := coords.Edit{Candidate: board.Candidate{Cell: c, Digit: d}, Eliminate: eliminate}
						judged := s.judge(Answer{Edits: []coords.Edit{e}}, text)
						if judged.Grade != Wrong {
							continue
						}
						for _, n := range digit.FindAllString(places.ReplaceAllString(judged.Why, ""), -1) {
							if n != d.String() && !strings.Contains(judged.Why, "what follows from this pattern is about") {
								t.Errorf("%s: %v: %q names %s", l.Technique.Name, e, judged.Why, n)
							}
						}
					}
				}
			}
		}
	}
}

// TestTypedAsDigit answers a step that leaves one digit of a cell with that digit: the reply names it as it was typed.
func TestTypedAsDigit(t *testing.T) {
	var text wording.Text
	n := 0
	for l := range everyLesson(t) {
		for at := range l.Scenes {
			s := &l.Scenes[at]
			if s.About != WhatFollows && s.About != TheStep || len(s.Step.Placements) > 0 {
				continue
			}
			b := s.Board(0)
			c := s.Step.Eliminations[0].Cell
			left := b.Candidates(c)
			for _, x := range s.Step.Eliminations {
				if x.Cell == c {
					left = left.Without(x.Digit)
				}
			}
			if !left.Single() {
				continue
			}
			course := Begin(l)
			course.enter(at)
			judged, err := course.Answer(t.Context(), Answer{Edits: []coords.Edit{{Candidate: board.Candidate{Cell: c, Digit: left.First()}}}}, text)
			if err != nil || judged.Grade != Right && judged.Grade != Partly {
				t.Errorf("%s: %v = %v is judged %+v, error %v", l.Technique.Name, c, left, judged, err)
			}
			if typed := text.Notation.Placement(board.Candidate{Cell: c, Digit: left.First()}); judged.Grade == Right && !strings.Contains(judged.As, typed) {
				t.Errorf("%s: the reply to %s is %q", l.Technique.Name, typed, judged.As)
			}
			n++
		}
	}
	if n == 0 {
		t.Error("no step leaves one digit of a cell")
	}
}
