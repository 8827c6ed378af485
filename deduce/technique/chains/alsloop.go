package chains

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/chain"
	"deduku/deduce/technique/internal/lockedset"
)

// ALSContinuousNiceLoop is a continuous nice loop through almost locked sets.
var ALSContinuousNiceLoop = &deduce.Technique{
	Name:  "als-continuous-nice-loop",
	Title: "Almost Locked Set Continuous Nice Loop",
	Shape: deduce.ShapeChain,
	Doc: "A continuous nice loop with almost locked sets: " + setLinks + "Of the two ends of each weak link exactly one is true, so what sees both can be removed. " +
		"Each set lacks one of the two digits by which the loop comes and goes, so its other digits can be removed from cells that see all their places in it.",
	Why:     ContinuousNiceLoop.Why,
	Form:    ContinuousNiceLoop.Form,
	Spot:    spotSets + spotSetLoopEnd,
	Example: ".27.+846..8...9.....5......154.........1.....82...3.91....6...7......2.....28.7.46:145 176 184 244 343 357 358 455 484 555 576 584 643 646 744 911 938 971 972 973 981 982 983",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findNew(v, alsChains, groupedChains, isLoop, true, yield)
	},
}

// ALSDiscontinuousNiceLoop is a discontinuous nice loop through almost locked sets.
var ALSDiscontinuousNiceLoop = &deduce.Technique{
	Name:    "als-discontinuous-nice-loop",
	Title:   "Almost Locked Set Discontinuous Nice Loop",
	Shape:   deduce.ShapeChain,
	Doc:     "A discontinuous nice loop with almost locked sets: " + setLinks + comesBack,
	Why:     DiscontinuousNiceLoop.Why,
	Form:    DiscontinuousNiceLoop.Form,
	Spot:    spotSets + spotBackEnd,
	Example: "7.....4...2..7..8...3..8..9...5..3...6..2..9...1..7..6...3..9...3..4..6...9..1.+35:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findNew(v, alsChains, groupedChains, isDiscontinuous, true, yield)
	},
}

// ALSAIC is an alternating inference chain through almost locked sets.
var ALSAIC = &deduce.Technique{
	Name:    "als-aic",
	Title:   "Almost Locked Set AIC",
	Shape:   deduce.ShapeChain,
	Doc:     "An AIC with almost locked sets: " + setLinks + "Of its two ends at least one is true: what each of the two makes false can be removed.",
	Why:     AIC.Why,
	Form:    AIC.Form,
	Spot:    spotSets + spotChainEnd,
	Example: "23..7+6.4+1...+34.6.286+4+2+51+9+73...6+8.1......+1.7.....+73....+48.1+9.26.7.+6.2.+3+1..+215+6.4..:523 549 553 559 562 563 569 858 868 889 896 921 942 951",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findNew(v, alsChains, groupedChains, isAIC, false, yield)
	},
}

const spotSetLoopEnd = "Follow strong and weak links in turn until you come back to where you began. Then look at what sees both ends of a weak link, and at what sees all places of another digit of a set. " +
	"The trap is to go on from a digit of a set of which one place is not seen."

const spotSets = "Mark the strong links, and look along the way for cells of a unit with one digit more than cells: a strong link leads from each of their digits to each other. "

// setLinks says how almost locked sets are links, in the words of all chains that have them.
const setLinks = "some of its strong links are sets of cells with one digit more than cells. Where such a set lacks one of its digits, it holds all others. "

// alsChains are the chains of a position with groups and almost locked sets.
var alsChains = deduce.NewIndex(func(v *deduce.View, c *chains) {
	LookWithSets(v, &c.graph)
	c.finds = c.graph.Search(maxLoopLinks/2, v.Enough)
})

// LookWithSets makes a graph that of a position with groups and almost locked sets.
func LookWithSets(v *deduce.View, g *chain.Graph) {
	g.Begin(v, chain.Cells|chain.Places|chain.Groups|chain.InCell)
	l := lockedset.Index.Of(v)
	for i := range l.All {
		s := &l.All[i]
		if s.Cells.Len() == 1 {
			continue
		}
		if !s.Seen.Single() {
			g.LinkSet(s.Cells, s.Digits, s.Seen)
		}
		linkBeside(v, g, l, s)
	}
	g.End()
}

// linkBeside links an almost locked set to cells outside its unit that see it by several digits: a set that lacks one digit
// holds all others, and where these leave such a cell nothing but a digit of its own, that one is true. The set and the cell
// together are an almost locked set too, though not of one unit.
func linkBeside(v *deduce.View, g *chain.Graph, l *lockedset.Sets, s *lockedset.Set) {
	var once, twice board.CellSet // the cells that see so many of its digits, or more
	for ds := s.Seen; ds != 0; ds &= ds - 1 {
		seenBy := l.SeenBy(s, ds.First())
		once, twice = once.Union(seenBy), twice.Union(once.And(seenBy))
	}
	for cells := twice.Minus(s.Cells.SeenByAll()).Minus(v.Bivalue()); !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		if own := v.Candidates(c) &^ s.Digits; own.Single() {
			linkCell(v, g, l, s, c, own.First())
		}
	}
}

// linkCell links the digits of an almost locked set that a cell does not have to the cell's own digit, where the cell sees all
// others that it has in the set.
func linkCell(v *deduce.View, g *chain.Graph, l *lockedset.Sets, s *lockedset.Set, c board.Cell, own board.Digit) {
	digits := v.Candidates(c)
	for ds := digits.Without(own); ds != 0; ds &= ds - 1 {
		if !l.SeenBy(s, ds.First()).Has(c) {
			return
		}
	}
	part := deduce.Part{Role: deduce.Set, Cells: s.Cells.With(c), Digits: s.Digits.With(own)}
	to := deduce.Node{Cells: board.CellsOf(c), Digit: own}
	for ds := s.Seen &^ digits; ds != 0; ds &= ds - 1 {
		d := ds.First()
		g.Link(deduce.Node{Cells: s.Cells.And(v.CellsFor(d)), Digit: d}, to, part)
	}
}
