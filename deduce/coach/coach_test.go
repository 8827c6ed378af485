package coach

import (
	"context"
	"errors"
	"slices"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/format/coords"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/deduce/technique/fish"
	"deduku/deduce/technique/subsets"
)

const (
	easy    = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79" // r1c3 is 4
	several = "1...5...9..7...2...6...3.4....8........91..7.9....5..83..5....1..2...6...4......."
	none    = "1.......8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"
	xwing   = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5"
)

// on is a solver on a puzzle, by the standard ladder without guesses.
func on(t *testing.T, puzzle string) *deduce.Solver {
	t.Helper()
	p, err := format.Parse(puzzle)
	if err != nil {
		t.Fatal(err)
	}
	return deduce.New(p.Givens, deduce.Options{Ladder: technique.Everything.Ladder(), Guess: deduce.NoGuess})
}

// known is what there is to know of the puzzle of a solver.
func known(solver *deduce.Solver) Known {
	log := solver.Log()
	p := search.OfGrid(log.Puzzle)
	k, _ := Ask(context.Background(), &p)
	return k
}

// x is a candidate by its name, r1c3=4.
func x(t *testing.T, name string) board.Candidate {
	t.Helper()
	edits, err := coords.Assignments(name, board.RC)
	if err != nil || len(edits) != 1 {
		t.Fatalf("%s: %v", name, err)
	}
	return edits[0].Candidate
}

func TestAsk(t *testing.T) {
	for _, test := range []struct {
		puzzle string
		want   int
	}{{easy, 1}, {several, 2}, {none, 0}} {
		k := known(on(t, test.puzzle))
		if k.Solutions != test.want || k.Single() != (test.want == 1) || k.Solution.Solved() != (test.want == 1) {
			t.Errorf("%s: got %d solutions and %v, want %d", test.puzzle, k.Solutions, k.Solution, test.want)
		}
	}
}

func TestFindMistake(t *testing.T) {
	for _, test := range []struct {
		name, puzzle string
		set          []string // digits entered by hand
		eliminated   []string
		want         Mistake
	}{
		{"nothing done", easy, nil, nil, Mistake{}},
		{"right", easy, []string{"r1c3=4"}, nil, Mistake{}},
		{"a wrong digit", easy, []string{"r1c3=1"}, nil, Mistake{WrongStep, 31}},
		{"the first of two", easy, []string{"r1c3=4", "r1c4=2"}, nil, Mistake{WrongStep, 32}},
		{"a wrong elimination", easy, nil, []string{"r1c3=4"}, Mistake{WrongStep, 31}},
		{"several solutions", several, nil, nil, Mistake{}},
		{"no solution", none, nil, nil, Mistake{Kind: NoSolution}},
	} {
		solver := on(t, test.puzzle)
		for _, name := range test.set {
			if err := solver.Suppose(x(t, name)); err != nil {
				t.Fatal(err)
			}
		}
		for _, name := range test.eliminated {
			if err := solver.Deny(x(t, name)); err != nil {
				t.Fatal(err)
			}
		}
		if got, _ := FindMistake(context.Background(), solver, known(solver)); got != test.want {
			t.Errorf("%s: got %v, want %v", test.name, got, test.want)
		}
	}
}

// TestNoneLeft takes away what all solutions of a puzzle need.
func TestNoneLeft(t *testing.T) {
	solver := on(t, several)
	log := solver.Log()
	p := search.OfGrid(log.Puzzle)
	var needed board.Candidate
	for grid := range search.Solutions(&p) {
		needed = board.Candidate{Cell: 1, Digit: grid[1]}
	}
	for d := range solver.Board().Candidates(needed.Cell).All() {
		here := board.Of(log.Puzzle)
		here.Place(needed.Cell, d)
		if left := search.Of(&here); search.Count(&left, 1) > 0 {
			continue
		}
		if err := solver.Suppose(board.Candidate{Cell: needed.Cell, Digit: d}); err != nil {
			t.Fatal(err)
		}
		if got, _ := FindMistake(context.Background(), solver, known(solver)); got != (Mistake{Kind: NoneLeft}) {
			t.Errorf("after r1c2=%v: got %v", d, got)
		}
		return
	}
	t.Fatal("every digit of r1c2 leaves a solution")
}

// TestUndoneMistake lets wrong guesses be that were taken back: they are not in force.
func TestUndoneMistake(t *testing.T) {
	const deep = "94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57"
	solver := on(t, deep)
	solver.Use(deduce.Options{Seed: 1})
	if err := solver.Solve(context.Background()); err != nil {
		t.Fatal(err)
	}
	if log := solver.Log(); log.Last().End.Backtracks == 0 {
		t.Fatalf("no guess on %s was taken back", deep)
	}
	if got, _ := FindMistake(context.Background(), solver, known(solver)); got != (Mistake{}) {
		t.Errorf("got %v", got)
	}
}

func TestJustify(t *testing.T) {
	for _, test := range []struct {
		name, puzzle, typed string
		eliminate           bool
		want                Verdict
		by                  string
		solution            string
		refuted             bool
	}{
		{name: "a single", puzzle: easy, typed: "r5c5=5", want: Justified, by: "naked-single"},
		{name: "an elimination", puzzle: xwing, typed: "r4c4=7", eliminate: true, want: True},
		{name: "wrong", puzzle: easy, typed: "r1c3=1", want: Wrong, solution: "r1c3=4", refuted: true},
		{name: "a wrong elimination", puzzle: easy, typed: "r1c3=4", eliminate: true, want: Wrong, solution: "r1c3=4", refuted: true},
		{name: "true, but more than a step", puzzle: easy, typed: "r9c3=5", want: True},
		{name: "several solutions", puzzle: several, typed: "r1c2=2", want: unknown},
	} {
		solver := on(t, test.puzzle)
		edit := coords.Edit{Candidate: x(t, test.typed), Eliminate: test.eliminate}
		got, err := Justify(context.Background(), solver, premiseOf(edit), technique.Everything.Ladder(), known(solver))
		if err != nil {
			t.Fatal(err)
		}
		by := ""
		if got.Step != nil {
			by = got.Step.Technique.Name
		}
		solution := ""
		if got.Solution.Digit != 0 {
			solution = got.Solution.String()
		}
		if got.Verdict != test.want || by != test.by || solution != test.solution || (got.Refutation != nil) != test.refuted {
			t.Errorf("%s: got %s by %q, solution %q, refuted %v; want %s by %q, %q, %v", test.name,
				got.Verdict, by, solution, got.Refutation != nil, test.want, test.by, test.solution, test.refuted)
		}
	}
}

// TestRefute holds a refutation to its form: it ends in a conflict, and all of it comes behind the supposition.
func TestRefute(t *testing.T) {
	solver := on(t, easy)
	log := solver.Log()
	edit := coords.Edit{Candidate: x(t, "r1c3=1")}
	r, err := Refute(context.Background(), &log, premiseOf(edit), technique.Everything.Ladder())
	if err != nil || r == nil {
		t.Fatalf("got %v, error %v", r, err)
	}
	if last := r.Log.Step(r.Steps[len(r.Steps)-1]); last.Kind != deduce.Conflict {
		t.Errorf("it ends with %v", last.Kind)
	}
	if r.Steps[0] <= len(log.Steps)+1 {
		t.Errorf("step %d stands before what follows from the supposition, step %d", r.Steps[0], len(log.Steps)+1)
	}
	right := coords.Edit{Candidate: x(t, "r1c3=4")}
	if r, err := Refute(context.Background(), &log, premiseOf(right), technique.Everything.Ladder()); r != nil || err != nil {
		t.Errorf("what is true is refuted: %v, error %v", r, err)
	}
	given := coords.Edit{Candidate: board.Candidate{Cell: 0, Digit: 4}}
	if _, err := Refute(context.Background(), &log, premiseOf(given), technique.Everything.Ladder()); !errors.As(err, new(*deduce.RefusedError)) {
		t.Errorf("a given: %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Refute(ctx, &log, premiseOf(edit), technique.Everything.Ladder()); err != nil && !errors.Is(err, context.Canceled) {
		t.Errorf("interrupted: %v", err)
	}
}

// TestShortest finds an explanation that is no longer than the log's, and gives back the log's own where there is none.
func TestShortest(t *testing.T) {
	simple := technique.Choice{Level: deduce.Easy}.Ladder()
	solver := on(t, easy)
	if err := solver.Solve(context.Background()); err != nil {
		t.Fatal(err)
	}
	log := solver.Log()
	target := x(t, "r1c8=1")
	n := solver.Origin(target)
	own, best, err := Shortest(context.Background(), solver, target, n, simple)
	if err != nil || own.Beats(&best) || len(own.Steps) != len(log.Needs(n)) {
		t.Fatalf("%d steps instead of %d, error %v", len(best.Steps), len(log.Needs(n)), err)
	}
	last := best.Log.Step(best.Steps[len(best.Steps)-1])
	if len(last.Placements) != 1 || last.Placements[0] != target {
		t.Errorf("it explains %v, not %v", last.Placements, target)
	}
	given := x(t, "r1c1=5")
	if _, best, err := Shortest(context.Background(), solver, given, solver.Origin(given), simple); len(best.Steps) != 1 || err != nil {
		t.Errorf("a given takes %v, error %v", best.Steps, err)
	}
}

// TestShortestEasier holds explanations on the way of a Skyscraper to their order: none is harder than the log's, and an
// easier one that is longer beats it.
func TestShortestEasier(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	ladder := technique.Everything.Ladder()
	solver := on(t, skyscraper)
	if err := solver.Solve(ctx); err != nil {
		t.Fatal(err)
	}
	log := solver.Log()
	better := 0
	for _, n := range []int{42, 46, 48, 60, 83, 87} {
		step := log.Step(n)
		target := slices.Concat(step.Placements, step.Eliminations)[0]
		own, best, err := Shortest(ctx, solver, target, n, ladder)
		if err != nil || own.Beats(&best) || harder(best.Hardest, own.Hardest) {
			t.Errorf("step %d: %v beats %v, error %v", n, own.Steps, best.Steps, err)
		}
		if best.Beats(&own) {
			better++
		}
		last := best.Log.Step(best.Steps[len(best.Steps)-1])
		if !slices.Contains(slices.Concat(last.Placements, last.Eliminations), target) {
			t.Errorf("step %d: the explanation ends in %v, not %v", n, last, target)
		}
	}
	if better == 0 {
		t.Error("nothing could be explained better")
	}
	easy, hard := Explained{Hardest: subsets.NakedPair, Score: 300, Steps: make([]int, 40)}, Explained{Hardest: fish.XWing, Score: 150, Steps: make([]int, 4)}
	if !easy.Beats(&hard) || hard.Beats(&easy) {
		t.Error("a short explanation by an X-Wing beats a long one by a Naked Pair")
	}
}

// TestHints tells more each time of a board, and begins anew on another.
func TestHints(t *testing.T) {
	var h Hints
	for i, version := range []int{1, 1, 1, 1, 1, 1, 1, 2, 2, 1} {
		want := []int{1, 2, 3, 4, 5, 6, 6, 1, 2, 1}[i]
		if got := h.More(version); got != want {
			t.Errorf("hint %d, on board %d: got %d, want %d", i+1, version, got, want)
		}
	}
	if h.Whole(1) != HintWhole || h.More(1) != HintWhole {
		t.Error("after the whole step less was told")
	}
	h.Skip(3, 2)
	if got := h.More(3); got != 3 {
		t.Errorf("where two degrees are known the first hint is %d", got)
	}
}

func TestAhead(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	solver := on(t, easy)
	step, outlook := Ahead(ctx, solver, technique.Everything.Ladder())
	if outlook != HasStep || step.Technique == nil {
		t.Errorf("got %v by %v", outlook, step.Technique)
	}
	if _, outlook := Ahead(ctx, on(t, several), deduce.LadderOf(fish.XWing)); outlook != NoTechnique {
		t.Errorf("X-Wing alone: got %v", outlook)
	}
	if err := solver.Solve(ctx); err != nil {
		t.Fatal(err)
	}
	if _, outlook := Ahead(ctx, solver, technique.Everything.Ladder()); outlook != IsSolved {
		t.Errorf("solved: got %v", outlook)
	}
	dead := on(t, easy)
	for _, name := range []string{"r1c3=1", "r1c4=2", "r1c6=4", "r1c7=8"} {
		if err := dead.Suppose(x(t, name)); err != nil {
			break
		}
	}
	for !dead.Dead() {
		if dead.Next() == nil {
			t.Fatal("no contradiction came")
		}
	}
	if _, outlook := Ahead(ctx, dead, technique.Everything.Ladder()); outlook != IsDead {
		t.Errorf("dead: got %v", outlook)
	}
	cancel()
	if _, outlook := Ahead(ctx, on(t, several), technique.Everything.Ladder()); outlook != Interrupted {
		t.Errorf("interrupted: got %v", outlook)
	}
}

// TestAfresh begins again with the premises, and without what was deduced.
func TestAfresh(t *testing.T) {
	solver := on(t, easy)
	premise := x(t, "r1c3=4")
	if err := errors.Join(solver.Suppose(premise), solver.Deny(x(t, "r1c4=2")), solver.Solve(context.Background())); err != nil {
		t.Fatal(err)
	}
	log := solver.Log()
	again, err := Afresh(&log, deduce.Options{})
	if err != nil {
		t.Fatal(err)
	}
	begun := again.Log()
	if len(begun.Steps) != log.Puzzle.Len()+2 || again.Board().Digit(premise.Cell) != premise.Digit {
		t.Errorf("it begins with %d steps", len(begun.Steps))
	}
}
