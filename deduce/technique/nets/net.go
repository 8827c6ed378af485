package nets

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/infer"
	"deduku/deduce/technique/subsets"
)

// Contradiction is a candidate that singles refute.
var Contradiction = &deduce.Technique{
	Name:  "forcing-net-contradiction",
	Title: "Forcing Net Contradiction",
	Doc: "A candidate comes to a contradiction by singles. It is supposed to be true, and all singles that this brings are placed, until a cell has no candidate left or a digit no place in a unit. " +
		"So it is false. This is a net and no chain, as a placement may need several of those before it.",
	Why:  refuted,
	Form: []string{"{assumed} leaves no {contradiction}"},
	Spot: "Suppose a candidate of a small cell, or of a digit with few places, on a copy of the board or in another pen, and place singles as far as they go. " +
		"Write down in order what was placed and why: where a cell or digit has nothing left, go back from there to see which of it you need. " +
		"The trap is to go on from a candidate that fills the board: that proves nothing.",
	Example: "...45...9.....92.6..97.....2.1..786..78..19.296...8.17.928..6..7.6.....+881.......:388 398 475 485 488 495 498 584 588 594 598 798",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findNets(v, (*infer.Engine).Contradictions, yield)
	},
}

// refuted are the wordings of candidates that come to a contradiction.
var refuted = []string{"{assumed} would leave {contradiction}, by {argument}", "{assumed} would leave {contradiction}"}

// Verity is a truth each of whose candidates rules out another by singles.
var Verity = &deduce.Technique{
	Name:  "forcing-net-verity",
	Title: "Forcing Net Verity",
	Doc: "Each candidate of a cell, or each place of a digit in a unit, rules out the same by singles. Each is supposed to be true in turn, and all singles that this brings are placed. " +
		"One of them is true, so what all of them rule out is false.",
	Why:  []string{"each {cases} rules that out, by {argument}", "each {cases} rules that out"},
	Form: []string{"{cases}"},
	Spot: "Take a cell with two or three candidates, or a digit with as few places in a unit, and follow each of them with a pencil mark of its own. " +
		"What each of them crosses out is false. The trap is to forget one of the candidates.",
	Example: "1.3..6...457+1+8+9+2...68...+15....9..81..+1...8.92.8.2.16.5..289.5.1....12...8.+16.592.:339 345 355 378 381 382 388 389 415 442 445 455 483 488 489 641 681 714 715 718 739 742 745 771 781 787 789",
	Find:    func(v *deduce.View, yield func(*deduce.Step) bool) { findNets(v, (*infer.Engine).Verities, yield) },
}

// netEngine is the engine of nets, turned to a position. It is idle where nets are not to be looked for.
type netEngine struct {
	engine *infer.Engine
	idle   bool
}

// netIndex is shared by the techniques of nets, as each goes on from what the ones before it worked out.
var netIndex = deduce.NewIndex(func(v *deduce.View, n *netEngine) {
	if n.idle = !v.Settled(); n.idle {
		return
	}
	if n.engine == nil {
		n.engine = infer.New(infer.Lines{Pointing: subsets.Pointing, Claiming: subsets.Claiming})
	}
	var candidates [board.Cells]board.DigitSet
	for c := range candidates {
		candidates[c] = v.Candidates(board.Cell(c))
	}
	n.engine.Look(&candidates, v.Enough)
})

// findNets yields the nets that a search of the engine finds, in its order.
func findNets(v *deduce.View, search func(*infer.Engine, func(*infer.Net) bool), yield func(*deduce.Step) bool) {
	n := netIndex.Of(v)
	if n.idle {
		return
	}
	search(n.engine, func(net *infer.Net) bool {
		s := v.Draft()
		s.Step.Eliminations = append(s.Step.Eliminations, net.Eliminations...)
		for _, c := range net.Claims {
			s.Claim(c)
		}
		return yield(&s.Step)
	})
}
