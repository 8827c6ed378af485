package braid

import (
	"context"
	"testing"

	"deduku/internal/testutil/boardtest"
)

// A search for one braid or one whip can take minutes. It ends soon when the context does.
func TestSearchEndsWithContext(t *testing.T) {
	var p position
	p.load(boardtest.Grid(t, "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"), nil, &sudoku.grouped)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for x := range literal(candidates) {
		if !p.open(x) {
			continue
		}
		var r prover
		r.halt.begin(ctx)
		if r.refutes(&p, x, &sudoku.single) == 0 {
			continue
		}
		if r.within(&p, x, &sudoku.single, 12); r.halt.asked >= pause && !r.halt.over || r.halt.asked > pause+12*literals {
			t.Errorf("%v: a braid was looked for %d times", plainOf(x), r.halt.asked)
		}
		var c chainer
		c.halt.begin(ctx)
		if c.within(&p, x, &sudoku.single, 12); c.halt.asked >= pause && !c.halt.over || c.halt.asked > pause+12*literals {
			t.Errorf("%v: a whip was looked for %d times", plainOf(x), c.halt.asked)
		}
	}
}
