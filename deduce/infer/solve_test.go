package infer_test

import (
	"context"
	"os"
	"testing"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/infer"
	"deduku/deduce/technique"
	"deduku/deduce/technique/nets"
	"deduku/deduce/technique/subsets"
	"deduku/internal/testutil/boardtest"
)

// methods are the searches of an engine, in the order in which they are tried.
var methods = []struct {
	name string
	find func(*infer.Engine, func(*infer.Net) bool)
}{
	{"contradiction", (*infer.Engine).Contradictions},
	{"verity", (*infer.Engine).Verities},
	{"nested", (*infer.Engine).Nested},
	{"deep", (*infer.Engine).Deep},
}

// solver climbs a ladder, and takes the first net where that is stuck.
type solver struct {
	*deduce.Solver
	engine *infer.Engine
}

func newSolver() *solver {
	return &solver{
		deduce.New(board.Grid{}, deduce.Options{Ladder: withoutNets, Guess: deduce.NoGuess}),
		infer.New(infer.Lines{Pointing: subsets.Pointing, Claiming: subsets.Claiming}),
	}
}

// withoutNets is the ladder up to the nets.
var withoutNets = technique.Choice{Level: deduce.Extreme, Unique: true, Set: map[*deduce.Technique]bool{
	nets.Contradiction: false, nets.Verity: false,
	nets.Nested: false, nets.Deep: false,
}}.Ladder()

// netTechnique stands for all nets in the logs of these tests.
var netTechnique = &deduce.Technique{Name: "net", Title: "Net"}

// solve reports whether the puzzle was solved. It shows see each net, with the method that found it and the candidates
// that it was found in.
func (s *solver) solve(puzzle board.Grid, see func(method int, at *[board.Cells]board.DigitSet, net *infer.Net)) bool {
	s.Reset(puzzle)
	for s.Solve(context.Background()) == nil && s.Board().Status() == board.Open {
		at := candidatesOf(s.Board())
		if !s.takeNet(&at, see) {
			return false
		}
	}
	return s.Board().Status() == board.Solved
}

func (s *solver) takeNet(at *[board.Cells]board.DigitSet, see func(int, *[board.Cells]board.DigitSet, *infer.Net)) (taken bool) {
	s.engine.Look(at, func() bool { return false })
	for i, m := range methods {
		m.find(s.engine, func(net *infer.Net) bool {
			see(i, at, net)
			s.Apply(deduce.Step{
				Kind: deduce.Logic, Technique: netTechnique, Eliminations: net.Eliminations,
				Argument: &deduce.Argument{Claims: net.Claims},
			})
			taken = true
			return false
		})
		if taken {
			return true
		}
	}
	return false
}

// candidatesOf are the candidates of the open cells of a board.
func candidatesOf(b *board.Board) (c [board.Cells]board.DigitSet) {
	for x := range b.Open().All() {
		c[x] = b.Candidates(x)
	}
	return c
}

// truthsOf is how many truths a net cites.
func truthsOf(net *infer.Net) int {
	seen := map[deduce.Truth]bool{}
	for _, c := range net.Claims {
		if c.Truth != deduce.NoTruth {
			seen[c.Truth] = true
		}
	}
	return len(seen)
}

// linesOf is how many lines a person reads of a net: a contradiction is told along with its conclusion, and what follows
// from all cases in one line.
func linesOf(net *infer.Net) int {
	lines := len(net.Claims) - len(net.Eliminations) + 1
	for i := range net.Claims {
		if net.Claims[i].Kind == deduce.Conflict {
			lines--
		}
	}
	return lines
}

// sample is every n-th puzzle of a set, so that there are at most so many; all where DEDUKU_FULL is set.
func sample(tb testing.TB, set string, most int) (out []board.Grid) {
	all := boardtest.Puzzles(tb, set)
	if os.Getenv("DEDUKU_FULL") != "" {
		return all
	}
	for i := 0; i < most; i++ {
		out = append(out, all[i*len(all)/most])
	}
	return out
}

// TestNoGuess solves hard puzzles by logic alone. Each net is compared with the solution, and its argument checked.
func TestNoGuess(t *testing.T) {
	for _, set := range []struct {
		name string
		most int
	}{{"top1465.txt", 60}, {"tridagon.txt", 12}, {"hardest-1106.txt", 6}, {"hardest-11plus.txt", 6}} {
		t.Run(set.name, func(t *testing.T) {
			t.Parallel()
			s := newSolver()
			count := make([]int, len(methods))
			lines, truths := 0, 0
			for _, puzzle := range sample(t, set.name, set.most) {
				p := search.OfGrid(puzzle)
				solution, ok := search.Solve(&p)
				if !ok {
					t.Fatalf("%v has not one solution", puzzle)
				}
				solved := s.solve(puzzle, func(method int, at *[board.Cells]board.DigitSet, net *infer.Net) {
					count[method]++
					lines, truths = max(lines, linesOf(net)), max(truths, truthsOf(net))
					for _, x := range net.Eliminations {
						if solution[x.Cell] == x.Digit {
							t.Errorf("%v: %s removes %v", puzzle, methods[method].name, x)
						}
					}
					if err := checkNet(at, net); err != nil {
						t.Errorf("%v: %s: %v", puzzle, methods[method].name, err)
					}
				})
				if !solved {
					t.Errorf("%v is not solved", puzzle)
				}
			}
			for i, n := range count {
				t.Logf("%-13s %d", methods[i].name, n)
			}
			t.Logf("the longest has %d lines, the largest %d truths", lines, truths)
		})
	}
}
