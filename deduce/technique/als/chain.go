package als

import (
	"sync"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/lockedset"
)

// Chain is four to seven almost locked sets, each linked to the next.
var Chain = &deduce.Technique{
	Name:  "als-chain",
	Title: "Almost Locked Set Chain",
	Shape: deduce.ShapeAlmostLockedSets,
	Doc: "Four to seven almost locked sets, each of which shares with the next a digit that only one of the two can hold, another one on each side. " +
		"If the first set lacks a digit z, it holds the digit that it shares with the second, so that one holds what it shares with the third, and so on: " +
		"the last set holds all its other digits. A digit z of both ends can be removed from cells that see all places for it in both.",
	Why: []string{
		"if the first of the sets {set.each} lacks {common.digits}, each in turn takes a digit from the next, until the last holds {common.digits}",
	},
	Form: []string{"{common.digits}- {set.linked} -{common.digits}"},
	Spot: "List small almost locked sets, and go from one to the next by restricted commons, another digit each time. What the first and the last share is what counts. " +
		"The trap is to leave a set by the digit by which it was entered.",
	Example: "+89+75+4+6+12+33..+781+9+6+56+153+2+9..7+17...82.9.6.1+9..7....+2+7.+6.+1+7.+6+9..3.+2.....7..6..1..2+79.:345 578 585",
	Find:    findALSChains,
}

// maxALSLinks is how many links a chain has at most. Longer ones add next to nothing and nobody follows them.
const maxALSLinks = 6

// maxALSTries is from how many sets the search for one chain goes on at most. It takes some dozens in puzzles, and has no
// end on an empty board with candidates eliminated at will.
const maxALSTries = 1 << 14

func findALSChains(v *deduce.View, yield func(*deduce.Step) bool) {
	c := alsChainers.Get().(*alsChainer)
	defer func() {
		c.l, c.ends = nil, nil
		alsChainers.Put(c)
	}()
	c.look(v)
	if c.find(); v.Enough() {
		return
	}
	sortFinds(c.finds)
	var seen deduce.Distinct
	for i := range c.finds {
		f := &c.finds[i]
		if v.Enough() {
			return
		}
		s := v.Draft()
		eliminateCommon(s, c.l, &c.l.All[f.a], &c.l.All[f.b], f.eliminates(c.l))
		if seen.Has(&s.Step) || !c.trace(f) {
			continue
		}
		seen.IsNew(&s.Step)
		c.tell(s, f)
		if !yield(&s.Step) {
			return
		}
	}
}

// eliminates are the digits that a chain eliminates.
func (f *alsFind) eliminates(l *lockedset.Sets) board.DigitSet {
	return common(l, &l.All[f.a], &l.All[f.b], board.AllDigits.Without(f.x).Without(f.y))
}

// alsChainer searches chains. It is kept for its memory.
//
// Where a chain can go on depends on the set that it has come to and the digit by which it was entered: a state.
type alsChainer struct {
	l       *lockedset.Sets
	ends    *chainEnds
	finds   []alsFind // a and b are the ends, x and y the digits by which they are linked to the next
	states  []alsState
	rounds  []uint32 // by number of DigitCells: the last round that came by them
	round   uint32
	reached []uint32 // states of this round, by number, in the order of their distance
	way     []uint32 // of trace: the states that it is at
	path    []uint32 // the best way
	best    int      // how many cells it has between its ends, zero where there is none yet
	goal    uint32
	tries   int // from how many more sets trace may go on
}

// alsState is what a round knows of a state.
type alsState struct {
	round uint32
	links uint8 // from the first set
}

var alsChainers = sync.Pool{New: func() any { return new(alsChainer) }}

// stateOf numbers the states: a set for each digit that it was entered by.
func stateOf(set uint16, d board.Digit) uint32 { return uint32(set)*board.ByDigit + uint32(d) }

func (c *alsChainer) look(v *deduce.View) {
	c.l = lockedset.Index.Of(v)
	c.ends = chainDoors.Of(v)
	c.ends.reach()
	if n := board.ByDigit * len(c.l.All); len(c.states) < n {
		c.states = make([]alsState, n)
	}
	if n := len(c.l.DigitCells); len(c.rounds) < n {
		c.rounds = make([]uint32, n)
	}
}

// nextRound forgets what was reached.
func (c *alsChainer) nextRound() {
	if c.round++; c.round == 0 {
		clear(c.states)
		clear(c.rounds)
		c.round = 1
	}
	c.reached = c.reached[:0]
}

// find notes all that chains eliminate. It looks at many sets at once and leaves it to trace whether the chain is a good one.
func (c *alsChainer) find() {
	c.finds = c.finds[:0]
	c.ends.each(func(begin, end uint16, links int) bool {
		l := c.l
		x, y := l.DigitCells[begin].Digit, l.DigitCells[end].Digit
		for _, a := range l.With(begin) {
			for _, b := range l.With(end) {
				f := alsFind{a: a, b: b, x: x, y: y}
				if b < a {
					f = alsFind{a: b, b: a, x: y, y: x}
				}
				if a == b || begin == end && b < a || f.eliminates(l) == 0 {
					continue
				}
				f.cost = uint16(links)<<8 + uint16(l.All[a].Cells.Len()+l.All[b].Cells.Len())
				c.finds = append(c.finds, f)
			}
		}
		return len(c.finds) <= deduce.Max
	})
}

// spread collects the states that chains come to where the digit of DigitCells is in one of these.
func (c *alsChainer) spread(cells uint16) {
	c.nextRound()
	c.rounds[cells] = c.round
	c.enter(cells, 1)
	for i := 0; i < len(c.reached); i++ {
		state := c.reached[i]
		links := c.states[state].links
		if links == maxALSLinks {
			break
		}
		set := &c.l.All[state/board.ByDigit]
		for ds := set.Ties.Without(board.Digit(state % board.ByDigit)); ds != 0; ds &= ds - 1 {
			if n := set.DigitCells[ds.First()]; c.rounds[n] != c.round {
				c.rounds[n] = c.round
				c.enter(n, links+1)
			}
		}
	}
}

// enter reaches the states of the sets that are linked to DigitCells.
func (c *alsChainer) enter(cells uint16, links uint8) {
	d := c.l.DigitCells[cells].Digit
	for _, b := range c.l.LinkedTo(cells) {
		if s := &c.states[stateOf(b, d)]; s.round != c.round {
			s.round, s.links = c.round, links
			c.reached = append(c.reached, stateOf(b, d))
		}
	}
}

// trace finds a chain between the ends of f in which no set overlaps the next or comes twice: a shortest one and
// of these one of the fewest cells. It stands in path then, as the states after the first set.
func (c *alsChainer) trace(f *alsFind) bool {
	// How far each state is from the other end, if sets may overlap: chains read the same from both.
	c.spread(c.l.All[f.b].DigitCells[f.y])
	c.goal, c.best, c.tries = stateOf(f.b, f.y), 0, maxALSTries
	c.way = append(c.way[:0], stateOf(f.a, 0))
	for links := int(f.cost >> 8); links <= maxALSLinks; links++ {
		if c.follow(f, f.x, links, 0); c.best != 0 {
			return links > 2 // two links make an XY-Wing
		}
	}
	return false
}

// follow tries all ways of just so many links that go on from the last state of the way by digit d. It keeps
// the best in path.
func (c *alsChainer) follow(f *alsFind, d board.Digit, links, cells int) {
	if c.tries--; c.tries < 0 {
		return
	}
	at := &c.l.All[c.way[len(c.way)-1]/board.ByDigit]
	for _, b := range c.l.LinkedTo(at.DigitCells[d]) {
		state := stateOf(b, d)
		if links == 1 {
			if state == c.goal && !c.l.All[b].Cells.Meets(at.Cells) {
				c.best = cells
				c.path = append(append(c.path[:0], c.way[1:]...), state)
			}
			continue
		}
		next := &c.l.All[b]
		sum := cells + next.Cells.Len()
		if b == f.b || next.Cells.Meets(at.Cells) || c.best != 0 && sum >= c.best || c.passed(b) {
			continue
		}
		c.way = append(c.way, state)
		for ds := next.Ties.Without(d); ds != 0; ds &= ds - 1 {
			back := &c.states[stateOf(b, ds.First())]
			if back.round == c.round && int(back.links) < links {
				c.follow(f, ds.First(), links-1, sum)
			}
		}
		c.way = c.way[:len(c.way)-1]
	}
}

// passed reports whether the way has come by a set.
func (c *alsChainer) passed(set uint16) bool {
	for _, state := range c.way {
		if uint16(state/board.ByDigit) == set {
			return true
		}
	}
	return false
}

// tell adds the chain in path to the step.
func (c *alsChainer) tell(s *deduce.Draft, f *alsFind) {
	eliminates := f.eliminates(c.l)
	z := eliminates.First()
	set := &c.l.All[f.a]
	s.Part(alsPart(deduce.Set, set))
	entered := z
	var links board.DigitSet
	for _, state := range c.path {
		next, d := &c.l.All[state/board.ByDigit], board.Digit(state%10)
		s.Part(alsPart(deduce.Set, next))
		s.Link(c.node(set, entered), c.node(set, d), true)
		s.Link(c.node(set, d), c.node(next, d), false)
		links = links.With(d)
		set, entered = next, d
	}
	s.Link(c.node(set, entered), c.node(set, z), true)
	s.Part(deduce.Part{Role: deduce.RestrictedCommon, Digits: links})
	s.Part(deduce.Part{Role: deduce.Common, Digits: eliminates})
}

func (c *alsChainer) node(s *lockedset.Set, d board.Digit) deduce.Node {
	return deduce.Node{Cells: c.l.Of(s, d).Cells, Digit: d}
}
