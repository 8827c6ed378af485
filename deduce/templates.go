package deduce

import "deduku/board"

// A template of a digit is a choice of one of its places in every row, column and box. What can be said of a
// digit by itself, without the others, can be said of its templates: a candidate in none of them is false, and
// a technique that looks at one digit alone strikes nothing else.

// doomed remembers the candidates in no template for the places they were computed for.
type doomed struct {
	homes board.CellSet
	cells board.CellSet
	known bool
}

// Doomed are the candidates of d in no template: all that techniques of this one digit can ever strike.
func (v *View) Doomed(d board.Digit) board.CellSet {
	m := &v.doomed[d]
	if homes := v.homes[d]; !m.known || m.homes != homes {
		any, _ := v.Templates(d)
		*m = doomed{homes: homes, cells: homes.Minus(any), known: true}
	}
	return m.cells
}

// Templates are the open cells in some template of d, and those in all of them; both are empty where there is
// no template.
func (v *View) Templates(d board.Digit) (some, all board.CellSet) {
	return v.TemplatesWithin(d, v.homes[d])
}

// TemplatesWithin is Templates where d may go only to the open cells in homes.
//
// It walks the rows from top to bottom. What a row needs to know of those above is which columns are taken,
// and which stacks in its own band: few such states come about, however many templates there are.
func (v *View) TemplatesWithin(d board.Digit, homes board.CellSet) (some, all board.CellSet) {
	var w templateWalk
	for r := range 9 {
		w.places[r] = board.SpotSet(homes.Row(r))
	}
	for c, x := range v.digits {
		if x == d {
			w.places[board.Cell(c).Row()] = 1 << board.Cell(c).Col()
		}
	}
	w.forward()
	for r := 8; r >= 0; r-- {
		cols := w.backward(r)
		if cols == 0 {
			return board.CellSet{}, board.CellSet{}
		}
		for rest := cols; rest != 0; rest &= rest - 1 {
			some = some.With(board.CellAt(r, rest.First()))
		}
		if cols.Single() {
			all = all.With(board.CellAt(r, cols.First()))
		}
	}
	return some.And(v.open), all.And(v.open)
}

// templateState is the columns taken by the rows above, and, nine bits up, the stacks taken in the band.
type templateState uint16

// templateWalk is the work of one call.
type templateWalk struct {
	places [9]board.SpotSet
	states [10][]templateState // that come about before each row, and after the last
	room   [2048]templateState
	seen   [10][4096 / 64]uint64 // the same as bits; on the way back, those that lead to the end
}

// next is the state after taking column col of row r; ok is false where that is not free.
func (s templateState) next(r, col int) (t templateState, ok bool) {
	stack := templateState(1) << (9 + col/3)
	if s&(1<<col|stack) != 0 {
		return 0, false
	}
	t = s | 1<<col | stack
	if r%3 == 2 {
		t &= 1<<9 - 1
	}
	return t, true
}

// forward collects the states that come about.
func (w *templateWalk) forward() {
	room := append(w.room[:0], 0)
	w.states[0] = room
	for r := range 9 {
		from := len(room)
		for _, s := range w.states[r] {
			for cols := w.places[r]; cols != 0; cols &= cols - 1 {
				t, ok := s.next(r, cols.First())
				if ok && w.seen[r+1][t/64]>>(t%64)&1 == 0 {
					w.seen[r+1][t/64] |= 1 << (t % 64)
					room = append(room, t)
				}
			}
		}
		w.states[r+1] = room[from:]
	}
}

// backward keeps, before row r, the states that lead to the end, and returns the columns by which they do.
func (w *templateWalk) backward(r int) (cols board.SpotSet) {
	for _, s := range w.states[r] {
		leads := false
		for rest := w.places[r]; rest != 0; rest &= rest - 1 {
			col := rest.First()
			if t, ok := s.next(r, col); ok && w.seen[r+1][t/64]>>(t%64)&1 != 0 {
				leads = true
				cols |= 1 << col
			}
		}
		if !leads {
			w.seen[r][s/64] &^= 1 << (s % 64)
		}
	}
	return cols
}
