package sudoku

import (
	"context"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/deduce/technique/wings"
)

const (
	easy    = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	several = "6...7.........42.....68..59....5...2.749.....2....6.8.9...3...835.729............" // uniqueness techniques apply
	none    = "5.55....." + "........................................................................"
	dead    = "12345678.........9..............................................................." // r1c9 has no candidate
	hardest = "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"

	// A W-Wing is the next step, but for the one eliminated candidate a 2-String Kite would be.
	played = ":0803:79:...1+92576+6+27+4+8+5+93+1951+7+6+3+8+2+4..+2+63.+7+8+5..+5+2.84+6....54.21.+5+398+2+61472..+9..+3+58.1.3+5.+6+9+2:751::"
)

func parsed(t *testing.T, text string) *Puzzle {
	t.Helper()
	p, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestParseErrors(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"no puzzle", "hello", "1:1: "},
		{"too long", easy + "4", "1:82: 82 cells, expected 81"},
		{"givens clash", none, "the digits clash: three 5s in row 1 (r1c1, r1c3, r1c4)"},
		{"a placed digit clashes", ":0000:x:+5" + "5" + strings.Repeat(".", 79) + "::::", "the digits clash: two 5s in row 1"},
	} {
		if p, err := Parse(test.text); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, %v; want %q", test.name, p, err, test.want)
		}
	}
	read := parsed(t, easy).Read()
	read.Eliminated = []board.Candidate{{Cell: 0, Digit: 5}}
	const want = "the position contradicts itself: r1c1=5 is given"
	if p, err := Of(read); err == nil || err.Error() != want {
		t.Errorf("a given is eliminated: %v, %v; want %q", p, err, want)
	}
}

// TestPosition keeps all that a text says of a position: the eliminated candidate, without which another technique
// would come first, and which digits are no givens.
func TestPosition(t *testing.T) {
	p := parsed(t, played)
	read := p.Read()
	hint, err := p.Hint(t.Context())
	if err != nil || hint.Step.Technique != wings.WWing {
		t.Errorf("the hint is %+v, %v", hint, err)
	}
	solution, err := p.Solve(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if n := len(solution.Log.Premises()); n != read.Placed.Len()+len(read.Eliminated) {
		t.Errorf("%d premises of %d placed digits and %d eliminated candidates", n, read.Placed.Len(), len(read.Eliminated))
	}
	if err := solution.Check(); err != nil {
		t.Error(err)
	}
	b := p.Board()
	if x := read.Eliminated[0]; b.Has(x) || b.Grid().String() != p.String() {
		t.Errorf("the board is %v and has %v: %v", b.Grid(), x, b.Has(x))
	}
}

// TestSeveral solves a puzzle with several solutions by nothing that assumes one.
func TestSeveral(t *testing.T) {
	p := parsed(t, several)
	if n, err := p.Solutions(t.Context(), 2); n != 2 || err != nil {
		t.Fatalf("%d solutions, %v", n, err)
	}
	solution, err := p.Solve(t.Context())
	if err != nil || !solution.Grid.Solved() || !solution.Grid.Contains(p.Read().Givens) {
		t.Fatalf("%v, %v", solution, err)
	}
	if err := solution.Check(); err != nil {
		t.Error(err)
	}
	if slices.ContainsFunc(solution.Log.Techniques, func(t *deduce.Technique) bool { return t.Assumes }) {
		t.Error("techniques that assume one solution were on")
	}
	log := p.Solver(deduce.Options{Ladder: technique.Standard}).Log()
	if slices.ContainsFunc(log.Techniques, func(t *deduce.Technique) bool { return t.Assumes }) {
		t.Error("techniques that assume one solution were on for a ladder of one's own")
	}
	if rating, err := p.Rate(t.Context()); err != ErrSeveral {
		t.Errorf("rated %v, %v", rating, err)
	}
	whole := parsed(t, easy).Solver(deduce.Options{Ladder: technique.Standard}).Log()
	if len(whole.Techniques) != len(technique.Standard) {
		t.Errorf("for a puzzle with one solution %d techniques are on", len(whole.Techniques))
	}
}

func TestNoSolution(t *testing.T) {
	p := parsed(t, dead)
	solution, err := p.Solve(t.Context())
	if err != ErrNoSolution || solution.Grid != (board.Grid{}) || solution.Log.Last().Kind != deduce.Unsolvable {
		t.Fatalf("solved: %v, %v", solution, err)
	}
	if err := solution.Check(); err != nil {
		t.Error(err)
	}
	if hint, err := p.Hint(t.Context()); err != ErrNoSolution {
		t.Errorf("hint: %v, %v", hint, err)
	}
	if rating, err := p.Rate(t.Context()); err != ErrNoSolution {
		t.Errorf("rated: %v, %v", rating, err)
	}
	// A wrong digit on a board that does not show it yet.
	read := parsed(t, easy).Read()
	read.Placed[board.CellAt(0, 2)] = 1
	wrong, err := Of(read)
	if err != nil {
		t.Fatal(err)
	}
	if hint, err := wrong.Hint(t.Context()); err != ErrNoSolution {
		t.Errorf("hint after a wrong digit: %v, %v", hint, err)
	}
}

func TestHint(t *testing.T) {
	hint, err := parsed(t, easy).Hint(t.Context())
	if err != nil || hint.Level != deduce.Easy || hint.Technique == "" || hint.Place == "" || hint.Line == "" || len(hint.Explanation) < 3 {
		t.Errorf("%+v, %v", hint, err)
	}
	solution, err := parsed(t, easy).Solve(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	solved, err := Of(puzzle.Puzzle{Givens: solution.Grid})
	if err != nil {
		t.Fatal(err)
	}
	if hint, err := solved.Hint(t.Context()); err != ErrSolved {
		t.Errorf("solved: %v, %v", hint, err)
	}
	if hint, err := parsed(t, strings.Repeat(".", 81)).Hint(t.Context()); err != ErrNoStep {
		t.Errorf("empty: %v, %v", hint, err)
	}
}

func TestRate(t *testing.T) {
	for _, test := range []struct {
		puzzle  string
		level   deduce.Level
		guessed bool
	}{
		{easy, deduce.Easy, false},
		{"...4.9........58......3...2....7...4..7..26.....96...8.9.7.6...8.2..4..63..8..9..", deduce.Hard, false},
		{hardest, deduce.Extreme, true},
	} {
		r, err := parsed(t, test.puzzle).Rate(t.Context())
		if err != nil || r.Hodoku.Level != test.level || r.Hodoku.Guessed != test.guessed || r.Hodoku.Hardest == nil || r.Hodoku.Score == 0 {
			t.Errorf("%s: %+v, %v", test.puzzle, r, err)
		}
	}
}

// TestExplainer rates by Sudoku Explainer's scale, where there is one solution.
func TestExplainer(t *testing.T) {
	r, err := parsed(t, "31.4.85.7.7..63.1.4...7...9.5....8.4.6.7.......4...1...4..59.....1..4.3.6........").Explainer(t.Context())
	if err != nil || r.ER != 76 || r.EP != 12 || r.ED != 12 {
		t.Errorf("%v, %v, want 7.6, 1.2, 1.2", r, err)
	}
	if _, err := parsed(t, several).Explainer(t.Context()); err != ErrSeveral {
		t.Errorf("several solutions: %v", err)
	}
}

// TestCanceled gives the error of a context that is done.
func TestCanceled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	p := parsed(t, several)
	_, solve := p.Solve(ctx)
	_, rate := p.Rate(ctx)
	_, hint := p.Hint(ctx)
	_, explainer := p.Explainer(ctx)
	for what, err := range map[string]error{"Solve": solve, "Rate": rate, "Explainer": explainer, "Hint": hint} {
		if !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// TestCheck refuses a log that was changed.
func TestCheck(t *testing.T) {
	solution, err := parsed(t, easy).Solve(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := solution.Check(); err != nil {
		t.Fatal(err)
	}
	steps := slices.Clone(solution.Log.Steps)
	last := &steps[len(steps)-2]
	last.Because = last.Because[1:]
	solution.Log.Steps = steps
	if solution.Check() == nil {
		t.Error("a step without one of its reasons is believed")
	}
}

// TestREADME holds the program on the page beside this to the example, which is run.
func TestREADME(t *testing.T) {
	page, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile("example_test.go")
	if err != nil {
		t.Fatal(err)
	}
	_, block, _ := strings.Cut(string(page), "```go\n")
	shown, _, _ := strings.Cut(block, "```\n")
	_, body, _ := strings.Cut(string(source), "func Example() {\n")
	want, _, _ := strings.Cut(body, "}\n\nfunc ")
	want = strings.TrimPrefix(strings.ReplaceAll("\n"+want, "\n\t", "\n"), "\n")
	if diff := cmp.Diff(want, shown); diff != "" {
		t.Errorf("README.md (-example +page):\n%s", diff)
	}
}
