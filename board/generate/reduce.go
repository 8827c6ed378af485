package generate

import (
	"errors"
	"math/rand/v2"

	"deduku/board"
	"deduku/board/search"
)

// any9 is the mask of a cell that may take any digit.
const any9 = 1<<board.Side - 1

// What Minimize cannot work on.
var (
	ErrNoSolution       = errors.New("the puzzle has no solution; only a puzzle with one solution can be minimized")
	ErrSeveralSolutions = errors.New("the puzzle has several solutions; only a puzzle with one solution can be minimized")
)

// Minimize takes givens away from g until each that is left is needed for the one solution. They are
// tried in reading order, or in random order when r is not nil; the outcome depends on the order.
func Minimize(g board.Grid, r *rand.Rand) (board.Grid, error) {
	p := search.OfGrid(g)
	full, n := search.SolveTwo(&p)
	switch n {
	case 0:
		return g, ErrNoSolution
	case 2:
		return g, ErrSeveralSolutions
	}
	order := board.NoSymmetry.Orbits()
	if r != nil {
		r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	}
	clues := order[:0]
	for _, o := range order {
		if g[o.First()] != 0 {
			clues = append(clues, o)
		}
	}
	t := reduction{full: full, clues: g.Cells(), most: board.Cells}
	t.sets.Begin(full, t.clues)
	t.sets.addSwaps()
	t.reduce(clues)
	return full.Only(t.clues), nil
}

// reduction takes orbits away from clues that have one solution, where one solution remains.
//
// Each orbit's fate depends on those before it only, and many share what the other clues imply. So the orbits are halved:
// what the clues without one half imply is worked out once for all of that half, and what is implied can go.
type reduction struct {
	full  board.Grid // the solution
	sets  Sets       // of it
	again bool       // keep the sets that are come upon: other clues of this solution will follow

	clues       board.CellSet   // what is left
	left, kept  int             // how many these are, and how many of them are known to be needed
	least, most int             // it stops early when it sees that they will not number from least to most
	known, of   board.CellSet   // the clues that the sets say are needed, and of which clues they said so
	order       []board.CellSet // a list of its own: orbits are taken out of it when their fate is known
}

// reduce tries the orbits in their order. Where it stops early what is left is not minimal, and has another number than is wanted.
func (r *reduction) reduce(order []board.CellSet) {
	r.order = append(r.order[:0], order...)
	r.left, r.kept = r.clues.Len(), r.clues.Minus(union(order)).Len()
	r.of = board.CellSet{} // there may be more sets
	base := search.Blank()
	r.part(&base, board.CellSet{}, r.order)
}

// enough is how many clues tell so much that it is worth to see what follows from them.
const enough = 20

// take tries orbits, where base has all the other clues. What becomes of base and of the list does not matter then.
func (r *reduction) take(base *search.Base, in board.CellSet, order []board.CellSet) {
	if len(order) > 1 && in.Len() >= enough && base.Settle() {
		order = r.dropImplied(base, order)
	}
	switch len(order) {
	case 0:
	case 1:
		r.try(base, order[0])
	default:
		half := len(order) / 2
		copied := *base
		r.part(&copied, in, order[:half])
		if r.left >= r.least && r.kept <= r.most {
			r.part(base, in, order[half:])
		}
	}
}

// dropImplied takes orbits away that follow from a base, and is the others.
func (r *reduction) dropImplied(base *search.Base, order []board.CellSet) []board.CellSet {
	solved := base.SolvedCells()
	others := order[:0]
	for _, o := range order {
		if o.Within(solved) {
			r.drop(o)
		} else {
			others = append(others, o)
		}
	}
	return others
}

// few is how many orbits are looked up in the sets.
const few = 24

// part tries orbits where base lacks some of the other clues.
func (r *reduction) part(base *search.Base, in board.CellSet, order []board.CellSet) {
	if len(order) <= few {
		others := order[:0]
		for _, o := range order {
			if r.isNeeded(o) {
				r.kept += o.Len()
			} else {
				others = append(others, o)
			}
		}
		order = others
	}
	clues := r.clues.Minus(union(order))
	base.PutAll(&r.full, clues.Minus(in))
	r.take(base, clues, order)
}

// union is the cells of all orbits.
func union(order []board.CellSet) (cells board.CellSet) {
	for _, o := range order {
		cells = cells.Union(o)
	}
	return cells
}

// isNeeded reports whether the sets say that an orbit is needed.
func (r *reduction) isNeeded(o board.CellSet) bool {
	if o.Len() > 1 {
		return r.sets.missed(r.clues.Minus(o))
	}
	if r.of != r.clues {
		r.known, r.of = r.sets.Known(r.clues), r.clues
	}
	return r.known.Meets(o)
}

// drop takes an orbit away.
func (r *reduction) drop(o board.CellSet) {
	r.clues = r.clues.Minus(o)
	r.left -= o.Len()
}

// try tries one orbit, where base has all other clues.
func (r *reduction) try(base *search.Base, o board.CellSet) {
	if r.hasOther(base, o) {
		r.kept += o.Len()
	} else {
		r.drop(o)
	}
}

// hasOther reports whether there is a solution that differs somewhere in an orbit. Where one does is asked cell by cell: any
// solution decides then, which is quicker than counting.
func (r *reduction) hasOther(base *search.Base, o board.CellSet) bool {
	for ; !o.Empty(); o = o.Rest() {
		c := o.First()
		if r.again {
			if other, found := base.OtherNear(&r.full, c); found {
				r.sets.Add(&other)
				return true
			}
		} else if base.HasOther(c, r.full[c]) {
			return true
		}
		base.Put(c, r.full[c])
	}
	return false
}
