package infer_test

import (
	"context"
	"os"
	"testing"

	"deduku/board"
	"deduku/board/boardtest"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/infer"
	"deduku/deduce/technique"
)

// stuck is what a solver does where the ladder is stuck: the first net of the simplest kind that there is.
type stuck struct {
	engine *infer.Engine
	ladder *deduce.Solver
	nets   int
}

func newStuck() *stuck {
	return &stuck{
		engine: infer.New(infer.Lines{Pointing: technique.Pointing, Claiming: technique.Claiming}),
		ladder: deduce.New(board.Grid{}, deduce.Options{Ladder: technique.Everything.Ladder(), Guess: deduce.NoGuess}),
	}
}

// net is the first net on a position; nil for none.
func (s *stuck) net(candidates *[board.Cells]board.DigitSet, stop func() bool) (net *infer.Net) {
	s.engine.Look(candidates, stop)
	take := func(n *infer.Net) bool { net = n; return false }
	for _, kind := range []func(*infer.Engine, func(*infer.Net) bool){
		(*infer.Engine).Contradictions, (*infer.Engine).Verities, (*infer.Engine).Nested, (*infer.Engine).Deep,
	} {
		if kind(s.engine, take); net != nil {
			return net
		}
	}
	return nil
}

// solve goes up the ladder, and by nets where that is stuck; look is shown each. It reports whether it came to an end.
func (s *stuck) solve(t *testing.T, puzzle board.Grid, look func(*[board.Cells]board.DigitSet, *infer.Net)) bool {
	t.Helper()
	found := &deduce.Technique{Name: "net", Title: "Net"}
	s.ladder.Reset(puzzle)
	for {
		if err := s.ladder.Solve(t.Context()); err != nil {
			t.Fatal(err)
		}
		if s.ladder.Board().Status() != board.Open {
			return s.ladder.Board().Status() == board.Solved
		}
		candidates := candidatesOf(s.ladder.Board())
		net := s.net(&candidates, func() bool { return false })
		if net == nil {
			return false
		}
		s.nets++
		look(&candidates, net)
		s.ladder.Apply(deduce.Step{
			Kind: deduce.Logic, Technique: found, Eliminations: net.Eliminations, Argument: &deduce.Argument{Claims: net.Claims},
		})
	}
}

// candidatesOf are the candidates of the open cells of a board.
func candidatesOf(b *board.Board) (candidates [board.Cells]board.DigitSet) {
	for c := range b.Open().All() {
		candidates[c] = b.Candidates(c)
	}
	return candidates
}

// solution is the one solution of a puzzle.
func solution(t *testing.T, puzzle board.Grid) board.Grid {
	t.Helper()
	p := search.OfGrid(puzzle)
	for grid := range search.Solutions(&p) {
		return grid
	}
	t.Fatalf("%v has no solution", puzzle)
	return board.Grid{}
}

// TestNets solves puzzles of every sort without a guess. What each net eliminates is not in the solution, and each
// argument holds for a checker that works out from the claims alone what is true and false where each stands.
func TestNets(t *testing.T) {
	for _, set := range []struct {
		file  string
		every int
	}{{"top1465.txt", 40}, {"hardest-1106.txt", 75}, {"tridagon.txt", 12}, {"hardest-11plus.txt", 12_000}} {
		t.Run(set.file, func(t *testing.T) {
			puzzles := boardtest.Puzzles(t, set.file)
			every := set.every
			if os.Getenv("DEDUKU_FULL") != "" {
				every = max(1, every/10)
			}
			s := newStuck()
			for i := 0; i < len(puzzles); i += every {
				want := solution(t, puzzles[i])
				ended := s.solve(t, puzzles[i], func(candidates *[board.Cells]board.DigitSet, net *infer.Net) {
					for _, x := range net.Eliminations {
						if want[x.Cell] == x.Digit {
							t.Fatalf("%v: %v is true: %+v", puzzles[i], x, net)
						}
					}
					if err := checkNet(candidates, net); err != nil {
						t.Errorf("%v: %v", puzzles[i], err)
					}
				})
				if !ended {
					t.Errorf("%v is not solved", puzzles[i])
				}
			}
			t.Logf("%d nets", s.nets)
		})
	}
}

// TestFilledLane has a position in which a premise fills the board: that proves nothing.
func TestFilledLane(t *testing.T) {
	puzzle := boardtest.Grid(t, "1.3.5.7.9.57....3669..7.15.....35.9.36.2.....9..8.4...5......7173....96..1.......")
	p := search.OfGrid(puzzle)
	b := board.Of(puzzle)
	candidates := candidatesOf(&b)
	s := newStuck()
	s.engine.Look(&candidates, func() bool { return false })
	for _, kind := range []func(*infer.Engine, func(*infer.Net) bool){
		(*infer.Engine).Contradictions, (*infer.Engine).Verities, (*infer.Engine).Nested,
	} {
		kind(s.engine, func(net *infer.Net) bool {
			for _, x := range net.Eliminations {
				with := b
				with.Place(x.Cell, x.Digit)
				if q := search.Of(&with); search.Count(&p, 1) == 1 && search.Count(&q, 1) == 1 {
					t.Errorf("%v is in a solution, and is eliminated", x)
				}
			}
			return true
		})
	}
}

// TestStop has searches end without a result when they are told to.
func TestStop(t *testing.T) {
	for _, puzzle := range boardtest.Puzzles(t, "hardest-1106.txt")[:3] {
		s := newStuck()
		s.ladder.Reset(puzzle)
		if err := s.ladder.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
		candidates := candidatesOf(s.ladder.Board())
		asked := 0
		if net := s.net(&candidates, func() bool { asked++; return asked > 3 }); net != nil && asked > 3 {
			t.Errorf("a net after the search was told to stop: %v", net.Eliminations)
		}
	}
}
