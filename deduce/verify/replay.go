package verify

import (
	"fmt"
	"math/bits"
	"slices"
)

// A position is what is in force on the board: the digits that are placed and
// the candidates that nothing has removed. A placed digit removes the other
// digits of its cell and the same digit from its peers, even from a peer that
// is filled with it: clashing givens leave each other nothing.
type position struct {
	open    set
	digits  [allCells]uint8
	remover [allCandidates]int32 // the step that removed each missing candidate first
	filled  int
	// What the position rests on besides the rules.
	premises, unique int
}

// place fills a cell in step n.
func (p *position) place(x candidate, n int) {
	p.digits[x.cell()] = uint8(x.digit())
	p.filled++
	p.eliminate(&conflicts[x], n)
}

// eliminate removes candidates in step n; what is missing already keeps its step.
func (p *position) eliminate(gone *set, n int) {
	for i := range gone {
		for b := gone[i] & p.open[i]; b != 0; b &= b - 1 {
			p.remover[64*i+bits.TrailingZeros64(b)] = int32(n)
		}
		p.open[i] &^= gone[i]
	}
}

// A record is a step in force. Its lists are parts of the lists of the replay.
type record struct {
	n                             int
	places, eliminations, because span
	// assumes says that it rests on the puzzle having one solution, by itself
	// or through its because.
	assumes bool
	// unique says that it assumes so by itself, or that a step of its proof
	// which did is taken back.
	unique bool
}

type span struct{ from, to int }

// A guess is one that is open.
type guess struct {
	n      int
	tried  candidate
	before position
	at     int // where its record is
}

// A replay follows a log and knows what is in force after each step.
type replay struct {
	position
	puzzle  *[allCells]uint8
	guesses []guess

	// Records of the steps in force, ascending, and the lists they share.
	// A backtrack cuts all of them short.
	records []record
	placeOf []int32 // by the number of a step, where its record was put; it may be gone since
	marks   []candidate
	numbers []int

	n          int // the last step
	last       kind
	backtracks int
	board      set   // rebuilt from a because
	cited      []int // the places in records that the because cites
	need       []bool
	proof      proof
}

// start empties r for a new log and keeps its memory.
func (r *replay) start(puzzle *[allCells]uint8) {
	workOut()
	*r = replay{
		position: position{open: everything},
		puzzle:   puzzle,
		guesses:  r.guesses[:0],
		records:  r.records[:0],
		placeOf:  r.placeOf[:0],
		need:     r.need,
		marks:    r.marks[:0],
		numbers:  r.numbers[:0],
		cited:    r.cited[:0],
		proof:    r.proof,
	}
}

// record puts the conclusions of s in force.
func (r *replay) record(s *step, assumes bool) {
	for _, x := range s.place {
		r.place(x, s.n)
	}
	for _, x := range s.eliminate {
		var one set
		one.add(x)
		r.eliminate(&one, s.n)
	}
	for len(r.placeOf) <= s.n {
		r.placeOf = append(r.placeOf, 0)
	}
	r.placeOf[s.n] = int32(len(r.records))
	m, k := len(r.marks), len(r.numbers)
	r.marks = append(append(r.marks, s.place...), s.eliminate...)
	r.numbers = append(r.numbers, s.because...)
	r.records = append(r.records, record{
		n:            s.n,
		places:       span{m, m + len(s.place)},
		eliminations: span{m + len(s.place), len(r.marks)},
		because:      span{k, len(r.numbers)},
		assumes:      assumes,
	})
}

// undo takes back the last open guess and all that followed.
func (r *replay) undo() {
	g := &r.guesses[len(r.guesses)-1]
	r.position = g.before
	r.marks = r.marks[:r.records[g.at].places.from]
	r.numbers = r.numbers[:r.records[g.at].because.from]
	r.records = r.records[:g.at]
	r.guesses = r.guesses[:len(r.guesses)-1]
}

func (r *replay) marksOf(s span) []candidate { return r.marks[s.from:s.to] }

// citesAssumption reports whether a cited step rests on a single solution.
func (r *replay) citesAssumption() bool {
	return slices.ContainsFunc(r.cited, func(at int) bool { return r.records[at].assumes })
}

// find gives the place in records of step n.
func (r *replay) find(n int) (int, bool) {
	if n < 1 || n >= len(r.placeOf) {
		return 0, false
	}
	i := int(r.placeOf[n])
	return i, i < len(r.records) && r.records[i].n == n
}

// cite looks up the because of s, which must be ascending and in force.
func (r *replay) cite(s *step) error {
	r.cited = r.cited[:0]
	for i, n := range s.because {
		if err := r.earlier(s, i); err != nil {
			return err
		}
		at, ok := r.find(n)
		if !ok {
			return fmt.Errorf("step %d, in because, is no longer in force", n)
		}
		r.cited = append(r.cited, at)
	}
	return nil
}

// earlier checks that entry i of a because is an earlier step and above the
// entry before it.
func (r *replay) earlier(s *step, i int) error {
	n := s.because[i]
	switch {
	case n < 1:
		return fmt.Errorf("because names step %d; steps count from 1", n)
	case n >= s.n:
		return fmt.Errorf("because names step %d, which is not earlier", n)
	case i > 0 && n == s.because[i-1]:
		return fmt.Errorf("because names step %d twice", n)
	case i > 0 && n < s.because[i-1]:
		return fmt.Errorf("because is not ascending: %d after %d", n, s.because[i-1])
	}
	return nil
}

// rebuild makes the board that holds only the effects of the cited steps.
func (r *replay) rebuild() {
	r.board = everything
	for _, at := range r.cited {
		rec := &r.records[at]
		for _, x := range r.marksOf(rec.places) {
			r.board.minus(&conflicts[x])
		}
		for _, x := range r.marksOf(rec.eliminations) {
			r.board.remove(x)
		}
	}
}

// relevant checks that each cited step removed a candidate of a truth or of a
// cell of the deadly pattern: because answers why, and is no place for noise.
func (r *replay) relevant(s *step) error {
	var asked set
	for _, t := range s.truths {
		for _, x := range members[t] {
			asked.add(x)
		}
	}
	for _, c := range s.deadly {
		for _, x := range members[cellTruth(c)] {
			asked.add(x)
		}
	}
	for _, at := range r.cited {
		rec := &r.records[at]
		useful := slices.ContainsFunc(r.marksOf(rec.places), func(x candidate) bool { return conflicts[x].meets(&asked) }) ||
			slices.ContainsFunc(r.marksOf(rec.eliminations), asked.has)
		if !useful {
			return fmt.Errorf("step %d, in because, removed no candidate of the truths", rec.n)
		}
	}
	return nil
}
