package coach

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/board/generate"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/deduce/technique/fish"
	"deduku/deduce/technique/subsets"
	"deduku/internal/testutil/boardtest"
	"deduku/internal/testutil/techniquetest"
)

// TestLessons holds every technique to what teaching and practice need: an example with a step to show, and shuffled
// copies on which it applies.
func TestLessons(t *testing.T) {
	ctx := context.Background()
	for _, tech := range technique.Standard.Techniques() {
		lesson, err := Teach(ctx, tech)
		if err != nil || lesson.Step.Technique != tech || len(lesson.Step.Because) > 0 {
			t.Errorf("%s: the example shows %v, error %v", tech.Name, lesson.Step, err)
		}
		puzzle, err := shuffledExample(ctx, tech, rand.New(rand.NewPCG(1, 2)))
		if err != nil {
			t.Errorf("%s: %v", tech.Name, err)
			continue
		}
		solver, err := At(puzzle, nil)
		if err != nil {
			t.Errorf("%s: the copy %v: %v", tech.Name, puzzle.Givens, err)
		}
		n := 0
		solver.Find(ctx, tech, func(deduce.Step) bool { n++; return false })
		if n == 0 {
			t.Errorf("%s does not apply on the copy of its example, %v", tech.Name, puzzle.Givens)
		}
	}
}

// TestTeachNothing says which example is of no use.
func TestTeachNothing(t *testing.T) {
	for _, example := range []string{"", "no puzzle", easy} {
		tech := &deduce.Technique{Title: "Magic", Example: example, Find: fish.Swordfish.Find}
		if _, err := Teach(context.Background(), tech); err == nil || !strings.Contains(err.Error(), "Magic") {
			t.Errorf("%q: %v", example, err)
		}
	}
}

func now() time.Time { return time.Unix(0, 0) }

// TestDraw draws boards on which what is asked for is the next step, the same ones from the same seed.
func TestDraw(t *testing.T) {
	ctx := context.Background()
	for _, tech := range []*deduce.Technique{deduce.FullHouse, subsets.NakedPair, subsets.Pointing} {
		var p Practice
		p.Ask(deduce.LadderOf(tech))
		drawn, err := p.Draw(ctx, technique.Everything, 1, 0, now)
		if err != nil || drawn.Example {
			t.Errorf("%s: an example: %v, error %v", tech.Name, drawn.Example, err)
			continue
		}
		again, err := p.Draw(ctx, technique.Everything, 1, 0, now)
		if err != nil || again.Puzzle.Givens != drawn.Puzzle.Givens || again.Tried != drawn.Tried {
			t.Errorf("%s: the same seed gave another board, error %v", tech.Name, err)
		}
		solver, err := At(drawn.Puzzle, p.way(technique.Everything.Ladder()))
		if err != nil {
			t.Fatal(err)
		}
		if step, ok := solver.Foresee(ctx); !ok || step.Technique != tech {
			t.Errorf("%s: the next step on the board is %v", tech.Name, step.Technique)
		}
	}
}

// TestDrawRare gives a copy of the example where no puzzle is found in time, and looks for none again.
func TestDrawRare(t *testing.T) {
	ctx := context.Background()
	hours := 0
	clock := func() time.Time { hours++; return now().Add(time.Duration(hours) * time.Hour) }
	var p Practice
	p.Ask(deduce.LadderOf(fish.XWing))
	drawn, err := p.Draw(ctx, technique.Everything, 1, 0, clock)
	if err != nil || !drawn.Example {
		t.Fatalf("example: %v, error %v", drawn.Example, err)
	}
	if next, err := p.Draw(ctx, technique.Everything, 1, 1, now); err != nil || !next.Example || next.Tried > 0 {
		t.Errorf("the next: example %v after %d puzzles, error %v", next.Example, next.Tried, err)
	}
	p.Ask(deduce.LadderOf(subsets.NakedPair))
	if other, err := p.Draw(ctx, technique.Everything, 1, 1, now); err != nil || other.Example {
		t.Errorf("another technique: example %v, error %v", other.Example, err)
	}
	ctx, cancel := context.WithCancel(ctx)
	cancel()
	if _, err := p.Draw(ctx, technique.Everything, 1, 0, now); !errors.Is(err, context.Canceled) {
		t.Errorf("interrupted: %v", err)
	}
	p.Ask(deduce.LadderOf(techniquetest.Named(t, "uniqueness-test-1")))
	if _, err := p.Draw(ctx, technique.Choice{Level: deduce.Extreme}, 1, 0, now); err == nil || !strings.Contains(err.Error(), "uniqueness") {
		t.Errorf("what assumes one solution, where that is off: %v", err)
	}
}

// practised is a practice of naked pairs on its first board.
func practised(t *testing.T, ctx context.Context) (*Practice, *deduce.Solver) {
	t.Helper()
	p := new(Practice)
	p.Ask(deduce.LadderOf(subsets.NakedPair))
	drawn, err := p.Draw(ctx, technique.Everything, 1, 0, now)
	if err != nil {
		t.Fatal(err)
	}
	solver, err := At(drawn.Puzzle, nil)
	if err != nil {
		t.Fatal(err)
	}
	p.Begin(solver.Board())
	return p, solver
}

// TestJudge says what answers are worth on a board where a naked pair of r1c7 and r1c9 is the next step.
func TestJudge(t *testing.T) {
	ctx := context.Background()
	p, solver := practised(t, ctx)
	var pair deduce.Step
	solver.Find(ctx, subsets.NakedPair, func(step deduce.Step) bool { pair = step; return false })
	right := coords.Edit{Candidate: pair.Eliminations[0], Eliminate: true}
	wrong := coords.Edit{Candidate: pair.Eliminations[0]}
	var all []coords.Edit
	for _, x := range pair.Eliminations {
		all = append(all, coords.Edit{Candidate: x, Eliminate: true})
	}
	ladder := technique.Everything.Ladder()
	for _, test := range []struct {
		name  string
		asked *deduce.Technique
		edits []coords.Edit
		want  Verdict
		by    *deduce.Technique
	}{
		{"right", subsets.NakedPair, all, Right, subsets.NakedPair},
		{"a part", subsets.NakedPair, all[:1], Partly, subsets.NakedPair},
		{"asked for a harder one", fish.XWing, []coords.Edit{right}, Weaker, subsets.NakedPair},
		{"asked for an easier one", deduce.FullHouse, []coords.Edit{right}, Other, subsets.NakedPair},
		{"wrong", subsets.NakedPair, []coords.Edit{wrong}, Wrong, nil},
		{"one of two wrong", subsets.NakedPair, []coords.Edit{right, wrong}, Wrong, nil},
	} {
		p.Ask(deduce.LadderOf(test.asked))
		got, err := p.Judge(ctx, solver, test.edits, ladder)
		if err != nil || got.Verdict != test.want || got.By != test.by {
			t.Errorf("%s: got %s by %v, error %v; want %s by %v", test.name, got.Verdict, got.By, err, test.want, test.by)
		}
		if got.Verdict == Wrong && (got.Solution.Cell != wrong.Cell || got.Solution.Digit == wrong.Digit) {
			t.Errorf("%s: the solution has %v", test.name, got.Solution)
		}
	}
	p.Ask(deduce.LadderOf(fish.Swordfish))
	if got, err := p.Judge(ctx, solver, []coords.Edit{right}, nil); err != nil || got.Verdict != Unjustified || !got.Single {
		t.Errorf("without a technique: got %s, one solution %v, error %v", got.Verdict, got.Single, err)
	}
}

// TestJudgeParts completes an answer with what is missing, and remembers nothing that was not right.
func TestJudgeParts(t *testing.T) {
	ctx := context.Background()
	p, solver := practised(t, ctx)
	var pair deduce.Step
	solver.Find(ctx, subsets.NakedPair, func(step deduce.Step) bool { pair = step; return len(step.Eliminations) < 2 })
	n := len(pair.Eliminations)
	if n < 2 {
		t.Fatalf("the pair has %d eliminations", n)
	}
	if rest, err := p.Rest(ctx, solver); err != nil || rest.Steps != nil {
		t.Errorf("a rest of nothing: %v, error %v", rest, err)
	}
	judge := func(want Verdict, given int, edits ...coords.Edit) {
		t.Helper()
		got, err := p.Judge(ctx, solver, edits, nil)
		if err != nil || got.Verdict != want || got.Given != given {
			t.Errorf("got %s with %d of %d, error %v; want %s with %d", got.Verdict, got.Given, got.Of, err, want, given)
		}
		p.Count(got.Verdict)
	}
	edit := func(x board.Candidate) coords.Edit { return coords.Edit{Candidate: x, Eliminate: true} }
	judge(Partly, 1, edit(pair.Eliminations[0]))
	judge(Wrong, 0, coords.Edit{Candidate: pair.Eliminations[0]})
	if rest, err := p.Rest(ctx, solver); err != nil || rest.Steps == nil || rest.Given != 1 {
		t.Errorf("the rest: %d of %d, error %v", rest.Given, rest.Of, err)
	}
	for i, x := range pair.Eliminations[1:] {
		if i < n-2 {
			judge(Partly, i+2, edit(x))
		} else {
			judge(Right, n, edit(x))
		}
	}
	if want := (Score{Right: 1, Wrong: 1}); p.Score != want {
		t.Errorf("got %+v, want %+v", p.Score, want)
	}
}

// TestMake logs steps of which one leaves nothing for the next, or something else.
func TestMake(t *testing.T) {
	var p Practice
	p.Ask(deduce.LadderOf(deduce.NakedSingle, deduce.HiddenSingle))
	solver := on(t, easy)
	got, err := p.Judge(context.Background(), solver, []coords.Edit{{Candidate: x(t, "r5c5=5")}, {Candidate: x(t, "r1c8=1")}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	log := solver.Log()
	before := len(log.Steps)
	if err := Make(context.Background(), solver, append(got.Steps, got.Steps[0])); err != nil {
		t.Fatal(err)
	}
	after := solver.Log()
	if len(after.Steps) != before+2 || after.Last().Technique == nil || solver.Board().Digit(x(t, "r1c8=1").Cell) != 1 {
		t.Errorf("%d steps instead of %d, the last %v", len(after.Steps), before+2, after.Last())
	}
}

// TestJudgeTogether gives several edits by one step, or each by a step of its own.
func TestJudgeTogether(t *testing.T) {
	var p Practice
	p.Ask(deduce.LadderOf(deduce.NakedSingle, deduce.HiddenSingle))
	solver := on(t, easy)
	edits := []coords.Edit{{Candidate: x(t, "r5c5=5")}, {Candidate: x(t, "r1c8=1")}}
	got, err := p.Judge(context.Background(), solver, edits, nil)
	if err != nil || got.Verdict != Right || len(got.Steps) != 2 {
		t.Errorf("two singles: got %s by %d steps, error %v", got.Verdict, len(got.Steps), err)
	}
	edits[1].Candidate = x(t, "r9c3=5")
	if got, err := p.Judge(context.Background(), solver, edits, nil); err != nil || got.Verdict != Unjustified {
		t.Errorf("a single and what takes more: got %s, error %v", got.Verdict, err)
	}
}

// TestJudgeSeveral judges on a board with several solutions: only what leaves none is wrong.
func TestJudgeSeveral(t *testing.T) {
	var p Practice
	p.Ask(deduce.LadderOf(fish.XWing))
	solver := on(t, several)
	for d := range solver.Board().Candidates(1).All() {
		got, err := p.Judge(context.Background(), solver, []coords.Edit{{Candidate: x(t, "r1c2="+d.String())}}, nil)
		if err != nil || got.Single || got.Verdict == Wrong && got.Solution.Digit != 0 {
			t.Errorf("r1c2=%v: got %s, the solution %v, error %v", d, got.Verdict, got.Solution, err)
		}
	}
}

// TestPractice counts answers once, and only what was found before the step was shown.
func TestPractice(t *testing.T) {
	solver := on(t, easy)
	b, other := solver.Board(), on(t, several).Board()
	var p Practice
	if p.Open(b) {
		t.Error("a board is open before anything is asked")
	}
	p.Ask(deduce.LadderOf(fish.XWing))
	p.Begin(b)
	if !p.Open(b) || p.Open(other) || p.Boards != 1 {
		t.Errorf("open %v, another %v, boards %d", p.Open(b), p.Open(other), p.Boards)
	}
	p.Show(other)
	for _, v := range []Verdict{Wrong, Unjustified, Weaker, Other, Right} {
		p.Count(v)
	}
	if want := (Score{1, 2, 1, 1}); p.Score != want || p.Open(b) || p.Shown {
		t.Errorf("got %v, open %v, shown %v; want %v", p.Score, p.Open(b), p.Shown, want)
	}
	p.Begin(b)
	p.Show(b)
	p.Count(Right)
	if want := (Score{1, 2, 1, 1}); p.Score != want || !p.Answered || !p.Shown {
		t.Errorf("what was shown counts: got %v, answered %v", p.Score, p.Answered)
	}
	p.Stop()
	if p.Open(b) || p.Score.Right != 1 {
		t.Error("after the end the board is open, or the score is gone")
	}
}

// TestExtremeBy says by what puzzles are extreme.
func TestExtremeBy(t *testing.T) {
	for text, want := range map[string]string{
		"4...9.85..7.....4...2..57..9.3.5..7...5.....2....6.4..32..48..........6....1.....": "extreme by score 1872, hardest unfair (3D Medusa)",
		"........2..8.1.9..5....3.4....1.93...6..3..8...37......4......53.1.7.8..2........": "extreme by Nested Forcing Net",
		"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79": "",
	} {
		level := deduce.Extreme
		demand, err := Demand{Level: &level}.Of(technique.Everything)
		if err != nil {
			t.Fatal(err)
		}
		puzzle := boardtest.Grid(t, text)
		if got := demand.Why(puzzle); got != "" {
			t.Errorf("%s: %q is said of a puzzle that nobody solved", text, got)
		}
		if met := demand.Met(t.Context(), puzzle); met != (want != "") {
			t.Errorf("%s is extreme: %v", text, met)
		}
		if got := demand.Why(puzzle); !strings.HasPrefix(got, want) || want == "" && got != "" {
			t.Errorf("%s: got %q, want %q", text, got, want)
		}
	}
}

// TestNeeded has two techniques demanded at once, with a level and without, and finds puzzles that take both and do not need
// each: these are refused.
func TestNeeded(t *testing.T) {
	wing, skyscraper := techniquetest.Named(t, "xy-wing"), techniquetest.Named(t, "skyscraper")
	hard := deduce.Hard
	spare, both := 0, 0 // puzzles that take both: those that do without one, those that need each
	for _, demand := range []Demand{
		{Techniques: []*deduce.Technique{subsets.NakedPair, subsets.HiddenPair}},
		{Techniques: []*deduce.Technique{wing, skyscraper}, Level: &hard},
	} {
		wanted, err := demand.Of(technique.Everything)
		if err != nil {
			t.Fatal(err)
		}
		ladder, err := demand.ladder(technique.Everything)
		if err != nil {
			t.Fatal(err)
		}
		looked := generate.Demand{Text: wanted.Text, Met: func(ctx context.Context, puzzle board.Grid) bool {
			met := wanted.Met(ctx, puzzle)
			_, taken := demand.solution(ctx, puzzle, ladder)
			for _, tech := range demand.Techniques {
				if taken == nil || !solvedWithout(t, puzzle, taken, tech) {
					continue
				}
				if spare++; met {
					t.Errorf("%s: %v does without %s", wanted.Text, puzzle, tech.Title)
				}
			}
			if met {
				both++
			}
			return false // to see more
		}}
		if _, err := generate.Puzzle(t.Context(), 5, 0, generate.Options{Demand: &looked, Tries: 2000}); err == nil {
			t.Error("a puzzle came of a demand that is never met")
		}
	}
	if spare == 0 || both == 0 {
		t.Errorf("%d puzzles were refused, %d taken: nothing was tested", spare, both)
	}
}

// solvedWithout reports whether singles, what comes before a technique on the ladder and what else a solution takes solve a
// puzzle.
func solvedWithout(t *testing.T, puzzle board.Grid, taken []*deduce.Technique, without *deduce.Technique) bool {
	t.Helper()
	ladder := technique.Everything.Ladder()
	ladder = ladder[:max(3, ladder.Index(without))]
	for _, tech := range taken {
		ladder = technique.With(ladder, tech)
	}
	ladder = ladder.Where(func(u *deduce.Technique) bool { return u != without })
	solver := deduce.New(puzzle, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	if err := solver.Solve(t.Context()); err != nil {
		t.Fatal(err)
	}
	log := solver.Log()
	return log.Last().Kind == deduce.Solved
}

// TestDemand generates what is demanded, and refuses what no puzzle can be.
func TestDemand(t *testing.T) {
	medium := deduce.Medium
	for _, test := range []struct {
		name   string
		demand Demand
		choice technique.Choice
		text   string
		err    string
	}{
		{name: "nothing"},
		{name: "a level", demand: Demand{Level: &medium}, choice: technique.Everything, text: "is medium"},
		{name: "a technique", demand: Demand{Techniques: []*deduce.Technique{subsets.NakedPair}}, text: "takes Naked Pair"},
		{name: "both", demand: Demand{Level: &medium, Techniques: []*deduce.Technique{subsets.NakedPair}}, choice: technique.Everything, text: "is medium and takes Naked Pair"},
		{name: "two", demand: Demand{Techniques: []*deduce.Technique{subsets.NakedPair, subsets.HiddenPair}}, choice: technique.Everything, text: "needs Naked Pair and needs Hidden Pair"},
		{name: "too easy for it", demand: Demand{Level: &medium, Techniques: []*deduce.Technique{fish.Swordfish}}, err: "Swordfish is hard: no medium puzzle takes it"},
		{name: "uniqueness is off", demand: Demand{Techniques: []*deduce.Technique{techniquetest.Named(t, "uniqueness-test-1")}}, err: "assumes that the puzzle has one solution"},
	} {
		demand, err := test.demand.Of(test.choice)
		switch {
		case test.err != "":
			if err == nil || !strings.Contains(err.Error(), test.err) {
				t.Errorf("%s: got error %v, want %s", test.name, err, test.err)
			}
			continue
		case err != nil:
			t.Errorf("%s: %v", test.name, err)
			continue
		case demand == nil:
			if test.text != "" {
				t.Errorf("%s: nothing is demanded", test.name)
			}
			continue
		case demand.Text != test.text:
			t.Errorf("%s: got %q, want %q", test.name, demand.Text, test.text)
		}
		grid, err := generate.Puzzle(context.Background(), 1, 0, generate.Options{Demand: demand})
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		ladder, err := chosenWith(test.choice, test.demand.Techniques...)
		if err != nil {
			t.Fatal(err)
		}
		solver := deduce.New(grid, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
		if err := solver.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
		log := solver.Log()
		for _, tech := range test.demand.Techniques {
			if !slices.ContainsFunc(log.Steps, func(s deduce.Step) bool { return s.Technique == tech }) {
				t.Errorf("%s: %v does not take %s", test.name, grid, tech.Title)
			}
		}
		if level := technique.Hodoku.Judge(&log).Level; test.demand.Level != nil && level != medium {
			t.Errorf("%s: %v is %v", test.name, grid, level)
		}
	}
}
