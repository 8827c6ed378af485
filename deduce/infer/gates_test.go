package infer

import (
	"context"
	"reflect"
	"slices"
	"testing"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/internal/testutil/boardtest"
)

// candidatesOf are the candidates of the open cells of a board.
func candidatesOf(b *board.Board) (c [board.Cells]board.DigitSet) {
	for x := range b.Open().All() {
		c[x] = b.Candidates(x)
	}
	return c
}

// closed is a puzzle as far as singles solve it.
func closed(tb testing.TB, puzzle board.Grid) *board.Board {
	tb.Helper()
	s := deduce.New(puzzle, deduce.Options{Guess: deduce.NoGuess})
	if err := s.Solve(context.Background()); err != nil {
		tb.Fatal(err)
	}
	return s.Board()
}

// eachStuck calls f with some puzzles of each set of hard ones that singles do not solve.
func eachStuck(t *testing.T, each int, f func(puzzle board.Grid, at *[board.Cells]board.DigitSet)) {
	for _, set := range []string{"top1465.txt", "hardest-1106.txt", "tridagon.txt", "serg.txt"} {
		puzzles := boardtest.Puzzles(t, set)
		for i := 0; i < each; i++ {
			puzzle := puzzles[i*len(puzzles)/each]
			if b := closed(t, puzzle); b.Status() == board.Open {
				at := candidatesOf(b)
				f(puzzle, &at)
			}
		}
	}
}

func never() bool { return false }

// looking is an engine that looks at a position.
func looking(at *[board.Cells]board.DigitSet) *Engine {
	e := New(Lines{})
	e.Look(at, never)
	return e
}

// TestRowsAgreeWithLanes compares what bundles find with what lanes do, premise by premise.
func TestRowsAgreeWithLanes(t *testing.T) {
	eachStuck(t, 5, func(puzzle board.Grid, at *[board.Cells]board.DigitSet) {
		e := looking(at)
		e.singlesRows()
		e.followLocked()
		for q := range uint16(e.n) {
			lane := e.assume(0, q)
			dead := e.follow(lane, unlimited)
			e.leave(0)
			if dead != e.singles.dead.has(q) {
				t.Errorf("%v: %v dies is %v, in the rows %v", puzzle, e.candidate[q], dead, !dead)
			}
			for x := range uint16(e.n) {
				state := open
				if e.singles.off[q].has(x) {
					state = off
				} else if e.singles.on[q].has(x) {
					state = on
				}
				if !dead && state != lane.state[x] {
					t.Errorf("%v: %v leaves %v in state %v, in the rows %v", puzzle, e.candidate[q], e.candidate[x], lane.state[x], state)
				}
			}
			if _, ok := e.refute(0, q, method{1, 1}); ok != e.lockedDead.has(q) {
				t.Errorf("%v: %v is refuted by locked candidates is %v, in the rows %v", puzzle, e.candidate[q], ok, !ok)
			}
		}
	})
}

// TestSearchAgreesWithLanes compares which premises the search of nested nets finds with what refuting each premise by
// itself does, and plays what it wrote down.
func TestSearchAgreesWithLanes(t *testing.T) {
	each := 3
	if testing.Short() {
		each = 1
	}
	eachStuck(t, each, func(puzzle board.Grid, at *[board.Cells]board.DigitSet) {
		e := looking(at)
		e.followExcluded()
		e.rank()
		for _, levels := range []int{1, 2, 3, unlimited} {
			var want []uint16
			for q := range uint16(e.n) {
				if _, ok := e.refute(0, q, method{levels, 1}); ok && !e.singles.dead.has(q) {
					want = append(want, q)
				}
			}
			e.nester.start(&e.singles, &e.position)
			all := make([]uint16, e.n)
			for q := range all {
				all[q] = uint16(q)
			}
			found := e.nester.search(&e.position, all, levels, e.n, never)
			if !slices.Equal(found, want) {
				t.Errorf("%v, %d levels: found %v, want %v", puzzle, levels, found, want)
			}
			for _, q := range found {
				if _, ok := e.perform(q, e.nester.scripts[q]); !ok {
					t.Errorf("%v, %d levels: %v is not refuted by its script", puzzle, levels, e.candidate[q])
				}
			}
			e.nester.start(&e.singles, &e.position)
			together := slices.Clone(e.searched(all, levels, e.n))
			apart := e.refuted(want, method{levels, 1})
			if !slices.EqualFunc(together, apart, func(a, b lemma) bool {
				return a.how.premise == b.how.premise && a.cone == b.cone && a.lines == b.lines
			}) {
				t.Errorf("%v, %d levels: premises are refuted together otherwise than one by one", puzzle, levels)
			}
		}
	})
}

// TestRowsAreTrue holds rows to every solution: what is true in it dies in no lane that it can share, and is eliminated in
// none.
func TestRowsAreTrue(t *testing.T) {
	eachStuck(t, 6, func(puzzle board.Grid, at *[board.Cells]board.DigitSet) { testRowsTrue(t, puzzle, at) })
	// Each lane of this one fills the board: that all second premises die in a lane proves nothing then.
	full := boardtest.Grid(t, "1.3.5.7.9.57....3669..7.15.....35.9.36.2.....9..8.4...5......7173....96..1.......")
	at := candidatesOf(closed(t, full))
	testRowsTrue(t, full, &at)
}

func testRowsTrue(t *testing.T, puzzle board.Grid, at *[board.Cells]board.DigitSet) {
	e := looking(at)
	e.followLocked()
	var locked rows
	e.field.keep(&locked)
	e.followExcluded()
	e.rank()
	e.nester.start(&e.singles, &e.position)
	e.nester.search(&e.position, e.order, unlimited, e.n, never)
	p := search.OfGrid(puzzle)
	solutions := 0
	for solution := range search.Solutions(&p) {
		var holds candidateSet
		for x := range uint16(e.n) {
			if c := e.candidate[x]; solution[c.Cell] == c.Digit {
				holds.add(x)
			}
		}
		for name, rows := range map[string]*rows{"singles": &e.singles, "locked": &locked, "excluded": &e.excluded, "nested": &e.nester.rows} {
			for _, q := range holds.list(nil) {
				if rows.dead.has(q) {
					t.Errorf("%v: %v is true and dies in %s rows", puzzle, e.candidate[q], name)
				}
				for i := range holds {
					if rows.off[q][i]&holds[i] != 0 {
						t.Errorf("%v: %v eliminates what is true in %s rows", puzzle, e.candidate[q], name)
					}
				}
			}
		}
		if solutions++; solutions == 5 {
			return
		}
	}
}

// methods are the searches of an engine, in the order in which they are tried.
var methods = []func(*Engine, func(*Net) bool){(*Engine).Contradictions, (*Engine).Verities, (*Engine).Nested, (*Engine).Deep}

// found are copies of the first nets of a method.
func found(e *Engine, method func(*Engine, func(*Net) bool)) (nets []Net) {
	method(e, func(n *Net) bool {
		nets = append(nets, *n)
		return len(nets) < 3
	})
	return nets
}

// TestPositionDecides shows that what is found depends on nothing but the position: not on what the engine did before,
// nor on what it was asked before, nor on how often.
func TestPositionDecides(t *testing.T) {
	used := New(Lines{})
	eachStuck(t, 1, func(puzzle board.Grid, at *[board.Cells]board.DigitSet) {
		used.Look(at, never)
		for _, i := range []int{3, 2, 0, 1, 2, 3} {
			want := found(looking(at), methods[i])
			if got := found(used, methods[i]); !reflect.DeepEqual(got, want) {
				t.Errorf("%v, method %d: a used engine finds\n%+v\nwant\n%+v", puzzle, i, got, want)
			}
		}
	})
}

// TestStops has searches stopped at some moment: they must end without another net, and soon: nothing takes long between
// two times that an engine asks whether to stop.
func TestStops(t *testing.T) {
	const longest = 300_000 // in candidates eliminated, of which a millisecond has some 50,000
	eachStuck(t, 1, func(puzzle board.Grid, at *[board.Cells]board.DigitSet) {
		for i, method := range methods {
			for at1 := 1; at1 < 2000; at1 = at1*3 + 1 {
				e := New(Lines{})
				asked, last, stopped := 0, 0, false
				e.Look(at, func() bool {
					if asked++; e.work-last > longest {
						t.Errorf("%v, method %d: %d of work between two moments", puzzle, i, e.work-last)
					}
					last = e.work
					stopped = stopped || asked >= at1
					return stopped
				})
				method(e, func(*Net) bool {
					if stopped {
						t.Errorf("%v, method %d: a net after the stop", puzzle, i)
					}
					return true
				})
				if e.work-last > longest {
					t.Errorf("%v, method %d: %d of work after the stop", puzzle, i, e.work-last)
				}
			}
		}
	})
}

// TestSparse looks at boards with few givens: searches end within their bounds of work, and what is removed is in no
// solution.
func TestSparse(t *testing.T) {
	for _, line := range []string{
		".................................................................................",
		"1....................................2..................3................4......5",
		"123456789........................................................................",
		"1.3.5.7...5.......7...1..........9.3...5.......1...9...7..........2.4.6.8........",
		"1.3.5.7.9.57....3669..7.15.....35.9.36.2.....9..8.4...5......7173....96..1.......", // premises here fill the board
	} {
		puzzle := boardtest.Grid(t, line)
		b := closed(t, puzzle)
		at := candidatesOf(b)
		e := looking(&at)
		for i, method := range methods {
			for _, net := range found(e, method) {
				for _, x := range net.Eliminations {
					with := *b
					with.Place(x.Cell, x.Digit)
					if p := search.Of(&with); search.Count(&p, 1) > 0 {
						t.Errorf("%v, method %d: %v is in a solution", puzzle, i, x)
					}
				}
			}
		}
		if e.work > deduce.UsualEffort.Work()*11/10 {
			t.Errorf("%v: %d of work, want at most some more than %d", puzzle, e.work, deduce.UsualEffort.Work())
		}
	}
}
