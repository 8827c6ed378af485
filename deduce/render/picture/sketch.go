package picture

import (
	"deduku/board"
	"deduku/deduce"
)

// Sketch is the picture of a board with some parts of the pattern of a step, as [Draw] marks them, and without what ties them or follows.
func Sketch(b *board.Board, step *deduce.Step, shown func(*deduce.Part) bool, in board.Notation) Picture {
	p := blank(b)
	p.Notation = in
	p.pattern(step, b, shown)
	return p
}

// Suppose marks what is supposed, true or false, what follows from it so far, and what is ruled out by that.
func (p *Picture) Suppose(begins deduce.Node, is bool, follows, out []deduce.Node) {
	name := func(m Mark, noun string, nodes ...deduce.Node) {
		for _, n := range nodes {
			p.name(m, noun)
			p.node(n, m)
		}
	}
	name(Refuted, "ruled out", out...)
	if is {
		name(Branch1, "taken to be true", begins)
	} else {
		name(Refuted, "taken to be false", begins)
	}
	name(Follows, "follows", follows...)
}
