package search

import (
	"math"
	"math/bits"

	"deduku/board"
)

// solver searches one puzzle at a time. Its zero value is ready, and it allocates nothing: the frames of
// every depth lie in it.
type solver struct {
	limit int                   // stop at so many solutions
	keep  bool                  // put the first solution into grid
	yield func(board.Grid) bool // is told each solution, where not nil; false stops
	done  <-chan struct{}       // stops when closed

	shares *Shares // takes each solution, where not nil, and says when there are enough

	near *board.Grid // where not nil, guesses try its digits first

	grid     board.Grid
	found    int  // solutions so far
	nodes    int  // positions looked at
	deadEnds int  // positions that came to a contradiction
	hasty    bool // one is enough, and near: do not begin with care
	careful  bool // take the time to choose guesses well
	stop     bool // unwind

	frames [board.Cells + 1]state
}

// Care in the choice of guesses costs about as much as a node. It pays where the search is deep, which a
// first position with few pairs lets expect, and not where solutions abound, whatever one guesses.
const (
	manyPairs = 5 // care if less than one open cell in so many has two candidates
	patience  = 2 // care if so many more dead ends than solutions
	plenty    = 5 // no care if so many more solutions than dead ends
)

// want says what the next search is for. All of it is said each time: what another search of this solver was for must not end this one.
func (s *solver) want(limit int, keep bool, yield func(board.Grid) bool, done <-chan struct{}) {
	s.limit, s.keep, s.yield, s.done = limit, keep, yield, done
}

// count is the number of solutions of p up to limit, or up to the moment that done is closed.
func (s *solver) count(p *Puzzle, limit int, done <-chan struct{}) int {
	s.want(limit, false, nil, done)
	return s.run(p)
}

// solve is count that leaves a solution in grid, or the empty grid.
func (s *solver) solve(p *Puzzle, limit int) int {
	s.want(limit, true, nil, nil)
	s.grid = board.Grid{}
	return s.run(p)
}

// list yields the solutions of p until yield returns false or done is closed.
func (s *solver) list(p *Puzzle, yield func(board.Grid) bool, done <-chan struct{}) {
	s.want(math.MaxInt, false, yield, done)
	s.run(p)
	s.yield, s.done = nil, nil
}

// run searches p and returns the number of solutions found.
func (s *solver) run(p *Puzzle) int {
	s.begin()
	if s.limit > 0 && s.frames[0].load(p) {
		s.search(0)
	}
	return s.found
}

// beyond searches a position that is there.
func (s *solver) beyond(at *state) {
	s.begin()
	if s.frames[0] = *at; s.limit > 0 {
		s.search(0)
	}
}

// beyondOther searches a position without digit d in cell c.
func (s *solver) beyondOther(at *state, c board.Cell, d board.Digit) {
	s.begin()
	s.hasty = true
	f, i := &s.frames[0], c%27
	*f = *at
	if f.open[c/27]>>i&1 != 0 || f.cells[c/27][d-1]>>i&1 == 0 {
		f.cells[c/27][d-1] &^= 1 << i
		s.search(0)
	}
}

// begin forgets the search before.
func (s *solver) begin() {
	s.found, s.nodes, s.deadEnds, s.hasty, s.careful, s.stop = 0, 0, 0, false, false, false
}

// search completes the position in a frame in every way. The last candidate of a guessed cell continues
// in the same frame; each of the others gets a copy.
func (s *solver) search(depth int) {
	f := &s.frames[depth]
	for {
		if s.done != nil && s.nodes&1023 == 0 && s.interrupted() {
			return
		}
		s.nodes++
		if !s.settle(f) {
			s.deadEnds++
			return
		}
		if f.solved() {
			s.solution(f)
			return
		}
		g := s.choose(f)
		child := &s.frames[depth+1]
		for g.digits&(g.digits-1) != 0 {
			d := bits.TrailingZeros32(g.digits)
			if s.near != nil {
				d = s.nearest(g)
			}
			g.digits &^= 1 << d
			*child = *f
			if child.place(g.band, d, g.cell) {
				s.search(depth + 1)
			}
			if s.stop {
				return
			}
		}
		if !f.place(g.band, bits.TrailingZeros32(g.digits), g.cell) {
			return
		}
	}
}

// settle draws all conclusions that the search uses. It reports false on a contradiction.
func (s *solver) settle(f *state) bool {
	for f.settle() {
		switch rich := s.found - s.deadEnds; {
		case s.nodes == 1:
			s.careful = !s.hasty && f.pairCount()*manyPairs < f.openCount()
		case rich >= plenty:
			s.careful = false
		case rich <= -patience:
			s.careful = true
		}
		if !s.careful || f.solved() || !f.stacks() {
			return true
		}
	}
	return false
}

// solution takes note of a position without open cells.
func (s *solver) solution(f *state) {
	s.found++
	if s.found == 1 && s.keep {
		s.grid = f.grid()
	}
	if s.shares != nil && !s.shares.add(f, s.found) {
		s.stop = true
	}
	if s.yield != nil && (s.interrupted() || !s.yield(f.grid())) || s.found >= s.limit {
		s.stop = true
	}
}

// interrupted reports whether done is closed, and then stops the search.
func (s *solver) interrupted() bool {
	select {
	case <-s.done:
		s.stop = true
	default:
	}
	return s.stop
}
