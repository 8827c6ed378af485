package explanation_test

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// saidOf is what a sentence has said of a node so far.
type saidOf struct {
	node deduce.Node
	true bool
}

var (
	reEvent = compiled(`(?:neither CELL nor CELL is D|none of CELLS is D|CELL is not D|D is in CELLS|CELL is D|, not D| but D)(?: \(([^)]*(?:\([^)]*\))?[^)]*)\))?`)
	reIfIn  = compiled(`^If D is in (?:CELL, )*CELL or CELL, `)
	reLacks = compiled(`^([A-Z]) without D(?:, as [^;]*)?(; it has D only there)?`)
	reOther = compiled(`^only other places? in UNIT`)
)

// chain reads a sentence of links: each has the reason for which one node follows from the one before.
func (r *reader) chain(s string) {
	switch r.step.Technique.Shape {
	case deduce.ShapeChain, deduce.ShapeForcing, deduce.ShapeKraken:
	default:
		return
	}
	if strings.Contains(s, "each of the ") { // the fish of a kraken
		return
	}
	var so []saidOf
	several := false // several candidates are supposed in turn
	if strings.HasPrefix(s, "Then ") {
		so = r.supposed
	}
	if m := reIfIn.FindString(s); m != "" {
		so = append(so, r.event(reEvent.FindStringSubmatch(m), so))
		s = ", " + s[len(m):]
	} else if head, tail, ok := strings.Cut(s, ", "); ok && strings.HasPrefix(s, "If ") { // a branch may begin with several
		for _, m := range reEvent.FindAllStringSubmatch(head, -1) {
			so = append(so, r.event(m, so))
		}
		s = ", " + tail
		several = strings.Contains(head, " or ")
	}
	beginnings := len(so)
	for _, m := range reEvent.FindAllStringSubmatch(s, -1) {
		now := r.event(m, so)
		if now.node.Digit == 0 {
			return
		}
		if reason := m[len(m)-1]; len(so) > 0 && (beginnings < 2 || len(so) > beginnings) {
			r.follows(so, now, reason, s)
		}
		so = append(so, now)
	}
	r.supposed = so
	if several || beginnings > 1 {
		r.against(so, so[beginnings:], s)
	} else {
		r.against(so, so, s)
	}
}

// event is what a part of a sentence says.
func (r *reader) event(m []string, so []saidOf) (now saidOf) {
	digit := func(text string) board.Digit { return board.Digit(text[0] - '0') }
	node := func(cells board.CellSet, d string) deduce.Node { return deduce.Node{Cells: cells, Digit: digit(d)} }
	switch {
	case m[1] != "":
		return saidOf{node(r.cellsIn(m[1]).Union(r.cellsIn(m[2])), m[3]), false}
	case m[4] != "":
		return saidOf{node(r.cellsIn(m[4]), m[5]), false}
	case m[6] != "":
		return saidOf{node(r.cellsIn(m[6]), m[7]), false}
	case m[8] != "":
		return saidOf{node(r.cellsIn(m[9]), m[8]), true}
	case m[10] != "":
		return saidOf{node(r.cellsIn(m[10]), m[11]), true}
	case len(so) == 0:
		return now
	case m[12] != "":
		return saidOf{node(so[len(so)-1].node.Cells, m[12]), false}
	}
	return saidOf{node(so[len(so)-1].node.Cells, m[13]), true}
}

// follows holds what is said to following from what was said before, for the reason that is named.
func (r *reader) follows(so []saidOf, now saidOf, reason, s string) {
	last := so[len(so)-1]
	if !now.true && r.removesAny(now.node.Cells.First(), board.Digits(now.node.Digit)) {
		for i := len(so) - 1; i > 0 && !last.true; i-- { // one node may rule out several that are removed
			last = so[i-1]
		}
	}
	bad := func() { r.fault("%v %v (%s) does not follow: %s", now.node, now.true, reason, s) }
	d, cells := now.node.Digit, now.node.Cells
	r.candidates(cells, d.String(), s)
	if !now.true {
		switch {
		case !last.true && reason != "same cell":
			if !r.refutes() {
				bad()
			}
		case reason == "" && last.node.Digit == d && cells.Within(last.node.Cells.SeenByAll()): // of a ring told backwards
		case reason == "same cell" || reason == "":
			if last.node.Cells != cells && last.true || last.node.Digit == d && last.true {
				bad()
			}
		case last.node.Digit != d || !cells.Within(last.node.Cells.SeenByAll()):
			bad()
		case len(reason) < 10 && !cells.Union(last.node.Cells).Within(unitIn(reason).Cells()):
			bad()
		}
		return
	}
	if last.true {
		bad()
		return
	}
	switch m := reLacks.FindStringSubmatch(reason); {
	case m != nil:
		e := board.Digit(m[2][0] - '0')
		set := r.sets[m[1]]
		if last.node.Digit != e || !set.And(r.b.CellsFor(e)).Within(last.node.Cells.Union(heldBut(so, e))) || !cells.Within(set) || set.And(r.b.CellsFor(d)).Minus(cells).Len() > 1 || e == d {
			bad()
		}
		if m[3] != "" && (m[4] != d.String() || set.And(r.b.CellsFor(d)) != cells) {
			bad()
		}
		if left := set.And(r.b.CellsFor(d)).Minus(cells); !left.Empty() && !left.Within(so[0].node.Cells.Union(heldBut(so, d))) {
			bad()
		}
	case reOther.MatchString(reason):
		u := unitIn(reOther.FindStringSubmatch(reason)[1])
		if last.node.Digit != d || !r.homes(u, board.Digits(d)).Minus(cells).Within(last.node.Cells.Union(so[0].node.Cells).Union(heldBut(so, d))) || !cells.Within(u.Cells()) {
			bad()
		}
	case reason == "" && r.strong(last.node, now.node): // likewise
	case reason == "" || reason == "only other candidate":
		if last.node.Cells != cells || !cells.Rest().Empty() || r.b.Candidates(cells.First()) != board.Digits(d, last.node.Digit) {
			bad()
		}
	}
}

// refutes reports whether several candidates are refuted together: then a branch begins with all of them.
func (r *reader) refutes() bool { return len(r.step.Eliminations) > 1 }

// heldBut returns the cells that a sentence fills with a digit other than d.
func heldBut(so []saidOf, d board.Digit) (cells board.CellSet) {
	for _, x := range so {
		if x.true && x.node.Digit != d && x.node.Cells.Rest().Empty() {
			cells = cells.Union(x.node.Cells)
		}
	}
	return cells
}

// against checks that a branch stops when it contradicts itself, that it doesn't conclude its own supposition, and that it doesn't look for a
// digit in a cell that holds another one. certain is the part of so that is true in each case of the branch.
func (r *reader) against(so, certain []saidOf, s string) {
	for i, x := range certain {
		if i > 0 && x == certain[0] && !strings.Contains(s, "as supposed") {
			r.fault("concludes what it supposes: %s", s)
		}
		if !x.node.Cells.Rest().Empty() && x.node != certain[0].node && x.node.Cells.Meets(heldBut(certain[:i], x.node.Digit)) {
			r.fault("looks for %d in a cell that holds another digit: %s", x.node.Digit, s)
		}
	}
	for i, x := range so {
		for _, y := range so[:i] {
			same := x.node.Digit == y.node.Digit
			clash := x.true && y.true && same && x.node.Cells.Within(y.node.Cells.SeenByAll()) ||
				x.true && y.true && !same && x.node.Cells == y.node.Cells && x.node.Cells.Rest().Empty() ||
				x.true != y.true && same && x.true == false && y.node.Cells.Within(x.node.Cells) ||
				x.true != y.true && same && x.true && x.node.Cells.Within(y.node.Cells)
			comesBack := i == len(so)-2 && so[i+1].node == so[0].node && so[i+1].true != so[0].true
			if clash && i < len(so)-1 && !comesBack {
				r.fault("goes on after a contradiction: %s", s)
				return
			}
		}
	}
}
