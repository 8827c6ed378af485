package exotic

import (
	"context"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"testing"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/internal/testutil/boardtest"
)

// thinned are positions of a puzzle from which wrong candidates have gone at random, from none to half of them, where no single waits.
func thinned(t *testing.T, line string, n int) (views []*deduce.View) {
	random := rand.New(rand.NewPCG(1, 2))
	puzzle := search.OfGrid(boardtest.Grid(t, line))
	var solution board.Grid
	for solution = range search.Solutions(&puzzle) {
		break
	}
	for i := range n {
		b := board.Of(boardtest.Grid(t, line))
		for c := range board.Cell(board.Cells) {
			for ds := b.Candidates(c).Without(solution[c]); ds != 0 && b.Digit(c) == 0; ds &= ds - 1 {
				if random.IntN(100) < i*50/n {
					b.Eliminate(c, ds.First())
				}
			}
		}
		if v := deduce.NewView(context.Background(), &b); v.Settled() {
			views = append(views, v)
		}
	}
	return views
}

// hard are puzzles with many open cells.
var hard = []string{
	".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
	"98.7.....6.....8......85...4...3..2..9....6......1...4..6.9.....4...3..2..1.....9",
	".....1..2..3....4..2..5.6......7.5...6...2..18..9.......4....3..5..6...79..8.....",
}

// TestFillLatin fills positions so that each line has each digit once.
func TestFillLatin(t *testing.T) {
	for _, line := range hard {
		for i, v := range thinned(t, line, 1500) {
			digits, ok := fillLatin(v)
			if !ok {
				t.Errorf("%s: position %d is not filled", line, i)
				continue
			}
			for u := range board.Unit(board.Lines) {
				var has board.DigitSet
				for cells := u.Cells(); !cells.Empty(); cells = cells.Rest() {
					c := cells.First()
					d := digits[c]
					if v.Open().Has(c) && !v.Candidates(c).Has(d) {
						t.Fatalf("%s: position %d has no %d in %v", line, i, d, c)
					}
					has = has.With(max(d, v.Digit(c)))
				}
				if has != board.AllDigits {
					t.Fatalf("%s: position %d: %v has %v", line, i, u, has)
				}
			}
		}
	}
}

// TestConnected compares what is told at once of a choice of lines with the flow for these lines alone, and what is told of all with
// what is found.
func TestConnected(t *testing.T) {
	var connected, open, held int
	for _, line := range hard {
		for i, v := range thinned(t, line, 1500) {
			f := filled.Of(v)
			m := crossings{v: v, places: &f.places}
			for _, m.first = range [...]board.Unit{0, board.Side} {
				at := fmt.Sprintf("%s: position %d, lines from %v on", line, i, m.first)
				m.seen = deduce.Distinct{}
				m.look()
				any := m.any(f)
				var n int
				m.yield = func(*deduce.Step) bool { n++; return true }
				m.grow(0, 0, 0)
				if any != (n > 0) {
					t.Errorf("%s: anything is %v, found are %d", at, any, n)
				}
				held += n
				for lines := uint16(1); lines < 1<<board.Side; lines++ {
					if bits.OnesCount16(lines) > maxSectors {
						continue
					}
					c, x := &chosen{}, flow{}
					for rest := lines; rest != 0; rest &= rest - 1 {
						line, next := bits.TrailingZeros16(rest), &chosen{}
						f.choose(c, line, next)
						next.all = c.all | m.open[line]
						c = next
						if !x.add(line, &m.places[line], &m.candidates[line]) {
							t.Fatalf("%s: no flow for %b", at, lines)
						}
					}
					to, reachesAll := x.leads(), true
					for js := c.all; js != 0; js &= js - 1 {
						reachesAll = reachesAll && reach(&to, js&-js, 0) == c.all
					}
					switch {
					case !f.connected(c):
						open++
					case !reachesAll:
						t.Fatalf("%s: %b is said to be connected", at, lines)
					default:
						connected++
					}
					by := f.flow(c).leads()
					for js := c.all; js != 0; js &= js - 1 {
						if a, b := reach(&to, js&-js, 0), reach(&by, js&-js, 0); a != b {
							t.Fatalf("%s: %b: from %b by the filling to %b, by the flow to %b", at, lines, js&-js, b, a)
						}
					}
				}
			}
		}
	}
	if connected < open || held == 0 || open == 0 {
		t.Errorf("%d choices are connected, %d are not, %d steps are found: too few of a kind", connected, open, held)
	}
}
