package rate

import (
	"context"
	"fmt"
	"math"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/deduce/rate/dynamic"
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/hint"
	"deduku/deduce/rate/quick"
	"deduku/deduce/rate/static"
)

// Rating is the three numbers of a puzzle: of its hardest step, of the hardest up to the first that places a digit, of its
// first step. A puzzle that the producers do not solve has an ER of 20.
type Rating struct{ ER, EP, ED Tenths }

// Tenths is a difficulty in tenths: 83 is 8.3.
type Tenths int

// String is the difficulty as 8.3.
func (t Tenths) String() string { return fmt.Sprintf("%d.%d", t/10, t%10) }

// ParseTenths reads a difficulty, such as 8.3. It does not check the range.
func ParseTenths(text string) (Tenths, error) {
	x, err := strconv.ParseFloat(text, 64)
	tenths := math.Round(x * 10)
	// NaN is not below the limit either.
	if err != nil || strings.Trim(text, "-.0123456789") != "" || !(math.Abs(x) < 1e6) || math.Abs(x*10-tenths) > 1e-6 {
		return 0, fmt.Errorf("a difficulty is a number with one decimal, as 8.3, not %q", text)
	}
	return Tenths(tenths), nil
}

// tenths rounds a difficulty as Sudoku Explainer prints it.
func tenths(rating float64) Tenths { return Tenths((rating + 0.05) * 10) }

// Unsolved is the ER of a puzzle that no producer makes progress with.
const Unsolved Tenths = 200

// Rater rates puzzles, one after the other. Its zero value is ready; earlier puzzles change nothing.
type Rater struct{ rater rater }

// Rate rates a puzzle. It does not check that the puzzle has one solution.
func (r *Rater) Rate(puzzle board.Grid) Rating {
	rating, _ := r.RateUpTo(context.Background(), puzzle, 0)
	return rating
}

// RateUpTo is Rate that stops as soon as the ER is known to be above a limit; zero is no limit. The result then has an
// ER one tenth above the limit. An EP or ED that the steps so far do not give is one tenth above it, too: it is larger
// than the limit or, in a puzzle without one solution, may not exist. Where ctx is done first, the result is the rating
// of the steps so far, which is not above the puzzle's, and the error says so.
func (r *Rater) RateUpTo(ctx context.Context, puzzle board.Grid, limit Tenths) (Rating, error) {
	return r.RatePosition(ctx, puzzle, nil, limit)
}

// RatePosition is RateUpTo for digits of which some more candidates are gone than they rule out: pencil marks, of which a
// Sukaku has nothing else.
func (r *Rater) RatePosition(ctx context.Context, puzzle board.Grid, eliminated []board.Candidate, limit Tenths) (Rating, error) {
	x := &r.rater
	x.halt = nil
	if ctx.Done() != nil {
		x.halt = func() bool { return ctx.Err() != nil }
	}
	x.limit = limit
	x.rate(&puzzle, eliminated)
	rating := x.soFar()
	switch {
	case x.stopped:
		return rating, ctx.Err()
	case x.beyond:
		return rating.cut(limit + 1), nil
	case limit != 0: // nothing that is still zero comes later
		return Rating{min(rating.ER, limit+1), min(rating.EP, limit+1), min(rating.ED, limit+1)}, nil
	}
	return rating, nil
}

// cut is a rating whose path was left because its ER is over or more: zeros are what the path would have told further on.
func (r Rating) cut(over Tenths) Rating {
	if r.ED == 0 {
		r.ED = over
	}
	if r.EP == 0 {
		r.EP = over
	}
	return Rating{over, min(r.EP, over), min(r.ED, over)}
}

// rater rates puzzles, one after the other. It keeps its memory and nothing else from one to the next.
type rater struct {
	grid.Position
	hint      hint.Hint    // the one found last
	chain     static.Hint  // what it is made of, where it is a chain or cycle of the first chain engine
	multi     dynamic.Hint // and where it is of another
	multiMode dynamic.Mode

	er, ep, ed float64 // so far
	safe       bool    // nothing is used that assumes one solution
	limit      Tenths  // no step above it is looked for; zero for none
	beyond     bool    // the next step is above it
	halt       func() bool
	stopped    bool

	todo todo

	loops      loopFinder
	bug        bugFinder
	excluders  excluders
	static     static.Chains
	nishios    dynamic.Nishio
	dynamic    dynamic.Search // engine 25, which keeps what it knows
	multiple   dynamic.Search
	multiple24 dynamic.StaticMultiple
	lists      dynamic.InnerLists
	existence  quick.Existence
}

// todo is where producers have to look: what has changed since they found nothing there.
type todo struct {
	direct, locked [4]board.DigitSet
	fish           [3][2]board.DigitSet
	chains, nishio board.DigitSet
	loops          board.CellSet
	pairs          board.CellSet
	triplets       board.CellSet

	directPair, directTriple             grid.OrderedUnits
	nakedPair, nakedTriple, nakedQuad    grid.OrderedUnits
	hiddenPair, hiddenTriple, hiddenQuad grid.OrderedUnits
	xyWing, xyzWing, bug                 bool
}

// add puts in what has changed.
func (t *todo) add(c *grid.Changes) {
	for k := range t.direct {
		t.direct[k] |= c.Digits
		t.locked[k] |= c.Digits
	}
	for k := range t.fish {
		t.fish[k][0] |= c.Digits
		t.fish[k][1] |= c.Digits
	}
	t.chains |= c.Digits
	t.loops = t.loops.Union(c.Cells)
	t.pairs = t.pairs.Union(c.Cells)
	t.triplets = t.triplets.Union(c.Cells)
	t.nishio |= c.Digits
	units := grid.Ordered(c.Units)
	t.directPair |= units
	t.directTriple |= units
	t.nakedPair |= units
	t.nakedTriple |= units
	t.nakedQuad |= units
	t.hiddenPair |= units
	t.hiddenTriple |= units
	t.hiddenQuad |= units
	t.xyWing, t.xyzWing, t.bug = true, true, true
}

// start makes the puzzle the position.
func (r *rater) start(puzzle *board.Grid) {
	r.Set(puzzle)
	r.todo = todo{}
	r.er, r.ep, r.ed, r.beyond, r.stopped = 0, 0, 0, false, false
	r.lists.Stop = r.stop
	clear(r.lists.Lists)
	r.lists.Finder.Closures.Start(&r.static.All)
	r.dynamic.Kept, r.dynamic.Best = false, dynamic.Hint{}
	r.static.All.Kept = false
}

// eliminate removes candidates, where they are there, before the first step.
func (r *rater) eliminate(gone []board.Candidate) {
	for _, x := range gone {
		if r.Cand[x.Cell].Has(x.Digit) {
			r.Remove(x.Cell, x.Digit)
		}
	}
}

// first looks for the hint to apply: the first hint of the first producer that has any. Its plain
// version is First in plainrate. See "The order of the producers" in deduce/rate/README.md.
func (r *rater) first() bool {
	if r.hiddenSingle() {
		return true
	}
	t := &r.todo
	t.add(&r.Changes)
	r.Changes = grid.Changes{}
	return r.directLocked() ||
		r.directHidden(setSize{2, hint.DirectHiddenPair, 2.0}, &t.directPair) ||
		r.nakedSingle() ||
		r.directHidden(setSize{3, hint.DirectHiddenTriple, 2.5}, &t.directTriple) ||
		r.lockedDigit() ||
		r.nakedSet(setSize{2, hint.NakedPair, 3.0}, &t.nakedPair) ||
		r.fish(setSize{2, hint.XWing, 3.2}, &t.fish[0]) ||
		r.hiddenSet(setSize{2, hint.HiddenPair, 3.4}, &t.hiddenPair) ||
		r.nakedSet(setSize{3, hint.NakedTriple, 3.6}, &t.nakedTriple) ||
		r.fish(setSize{3, hint.Swordfish, 3.8}, &t.fish[1]) ||
		r.hiddenSet(setSize{3, hint.HiddenTriple, 4.0}, &t.hiddenTriple) ||
		ask(&t.xyWing, r.xyWing) ||
		ask(&t.xyzWing, r.xyzWing) ||
		!r.safe && r.uniqueLoop() ||
		r.nakedSet(setSize{4, hint.NakedQuad, 5.0}, &t.nakedQuad) ||
		r.fish(setSize{4, hint.Jellyfish, 5.2}, &t.fish[2]) ||
		r.hiddenSet(setSize{4, hint.HiddenQuad, 5.4}, &t.hiddenQuad) ||
		!r.safe && ask(&t.bug, r.universalGrave) ||
		r.late()
}

// lateProducers are those that take long, and the least difficulty of what they find.
var lateProducers = [...]struct {
	least float64
	find  func(*rater) bool
}{
	{6.2, (*rater).alignedPair},
	{6.5, (*rater).chainsAndCycles},
	{7.5, (*rater).alignedTriplet},
	{7.5, (*rater).nishio},
	{8.0, (*rater).staticMultiples},
	{8.5, func(r *rater) bool { return r.multipleChains(dynamic.Engines[1]) }},
	{9.0, func(r *rater) bool { return r.multipleChains(dynamic.Engines[2]) }},
	{9.5, func(r *rater) bool { return r.multipleChains(dynamic.Engines[3]) }},
	{10.0, func(r *rater) bool { return r.multipleChains(dynamic.Engines[4]) }},
	{10.5, func(r *rater) bool { return r.multipleChains(dynamic.Engines[5]) }},
}

// late asks the producers that take long, up to the limit.
func (r *rater) late() bool {
	for i := range lateProducers {
		p := &lateProducers[i]
		if r.limit != 0 && tenths(p.least) > r.limit {
			r.beyond = true
			return false
		}
		if r.stop() {
			return false
		}
		if p.find(r) {
			return !r.stopped
		}
	}
	return false
}

// rate goes the path of a puzzle to its end, or until it is above the limit or nobody waits any more.
func (r *rater) rate(puzzle *board.Grid, eliminated []board.Candidate) {
	r.start(puzzle)
	r.eliminate(eliminated)
	for r.Empty > 0 && r.first() {
		r.count()
		if r.limit != 0 && tenths(r.er) > r.limit {
			r.beyond = true
			break
		}
		r.hint.Apply(&r.Position)
	}
	if r.Empty > 0 && !r.stopped && !r.beyond {
		r.stuck()
	}
}

// stuck makes the ER that of a puzzle that no producer makes progress with.
func (r *rater) stuck() { r.er = float64(Unsolved) / 10 }

// count adds the hint that is about to be applied to the rating. See "The path and the three
// numbers" in deduce/rate/README.md.
func (r *rater) count() {
	r.er = max(r.er, r.hint.Rating)
	if r.ep != 0 {
		return
	}
	if r.ed == 0 {
		r.ed = r.er
	}
	if r.hint.Placed.Digit != 0 {
		r.ep = r.er
	}
}

// soFar is the rating of the steps that were counted.
func (r *rater) soFar() Rating { return Rating{tenths(r.er), tenths(r.ep), tenths(r.ed)} }

// stop reports whether nobody waits for the rating any more.
func (r *rater) stop() bool {
	r.stopped = r.stopped || r.halt != nil && r.halt()
	return r.stopped
}

// ask asks a producer if there is anything new for it.
func ask(todo *bool, producer func() bool) bool {
	if *todo && producer() {
		return true
	}
	*todo = false
	return false
}
