package technique_test

import (
	"bytes"
	"context"
	"os"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/technique"
	"deduku/deduce/verify"
	"deduku/internal/testutil/boardtest"
)

// TestNoGuess solves puzzles of every set by logic alone: none may need a guess, each must come to its solution, and the
// proof checker must accept its log. It prints what the sets take. With DEDUKU_FULL it solves the sets whole, and has the
// logs of 2,000 puzzles from all over each checked; without, it solves a few puzzles of each.
func TestNoGuess(t *testing.T) {
	for _, set := range []struct {
		name   string
		sample int // 0 for the whole set
	}{
		{"seeds.txt", 0},
		{"17-clue.txt", 20},
		{"mixed.txt", 20},
		{"top1465.txt", 12},
		{"tridagon.txt", 8},
		{"hardest-1106.txt", 3},
		{"hardest-11plus.txt", 3},
	} {
		t.Run(set.name, func(t *testing.T) {
			puzzles := setOf(t, set.name)
			if n := set.sample; n > 0 && os.Getenv("DEDUKU_FULL") == "" {
				puzzles = fromAllOver(puzzles, n)
			}
			sum := solveAll(t, puzzles, (len(puzzles)+1999)/2000)
			sum.print(t)
		})
	}
}

// fromAllOver is n puzzles from all over a set.
func fromAllOver(set []board.Grid, n int) (some []board.Grid) {
	for i := range n {
		some = append(some, set[i*len(set)/n])
	}
	return some
}

// solveAll solves puzzles on all cores, and has the log of each so many of them checked.
func solveAll(t *testing.T, puzzles []board.Grid, each int) (sum takes) {
	sums := make([]takes, runtime.GOMAXPROCS(0))
	var next atomic.Int64
	var group sync.WaitGroup
	for i := range sums {
		group.Go(func() {
			s := deduce.New(board.Grid{}, deduce.Options{Ladder: everything, Guess: deduce.NoGuess})
			for n := int(next.Add(1)) - 1; n < len(puzzles); n = int(next.Add(1)) - 1 {
				if log, ok := sums[i].solve(t, s, puzzles[n]); ok && n%each == 0 {
					sums[i].check(t, puzzles[n], log)
				}
			}
		})
	}
	group.Wait()
	for i := range sums {
		sum.add(&sums[i])
	}
	return sum
}

// setOf is the puzzles of a set of the data.
func setOf(t *testing.T, name string) []board.Grid {
	t.Helper()
	if name != "seeds.txt" {
		return boardtest.Puzzles(t, name)
	}
	text, err := os.ReadFile(boardtest.Path(t, name))
	if err != nil {
		t.Fatal(err)
	}
	return seeds(t, text)
}

// seeds reads the puzzles of a table whose lines begin with a name and a puzzle.
func seeds(t *testing.T, text []byte) (all []board.Grid) {
	t.Helper()
	for line := range bytes.Lines(text) {
		if fields := bytes.Split(line, []byte(",")); len(fields) > 1 && len(fields[1]) == board.Cells {
			all = append(all, boardtest.Grid(t, string(fields[1])))
		}
	}
	return all
}

// takes is what puzzles took.
type takes struct {
	puzzles, solved, steps, nets, checked int
	hardest                               map[*deduce.Technique]int // puzzles by the hardest technique of their logs
	truths, lines                         int                       // of the biggest net
	total, worst                          time.Duration
	checking                              time.Duration // the longest check of a log
}

// add adds what other puzzles took.
func (k *takes) add(o *takes) {
	k.puzzles, k.solved, k.steps, k.nets, k.checked = k.puzzles+o.puzzles, k.solved+o.solved, k.steps+o.steps, k.nets+o.nets, k.checked+o.checked
	k.truths, k.lines = max(k.truths, o.truths), max(k.lines, o.lines)
	k.total, k.worst, k.checking = k.total+o.total, max(k.worst, o.worst), max(k.checking, o.checking)
	for tech, n := range o.hardest {
		k.needs(tech, n)
	}
}

// needs notes that so many puzzles need a technique.
func (k *takes) needs(tech *deduce.Technique, puzzles int) {
	if k.hardest == nil {
		k.hardest = map[*deduce.Technique]int{}
	}
	k.hardest[tech] += puzzles
}

// solve solves a puzzle, and compares what it comes to with the solution. The log is good until s is used again.
func (k *takes) solve(t *testing.T, s *deduce.Solver, puzzle board.Grid) (log deduce.Log, ok bool) {
	s.Reset(puzzle)
	start := time.Now()
	if err := s.Solve(context.Background()); err != nil {
		t.Errorf("%v: %v", puzzle, err)
		return log, false
	}
	took := time.Since(start)
	k.total, k.worst = k.total+took, max(k.worst, took)
	k.puzzles++
	log = s.Log()
	if log.Last().Kind != deduce.Solved {
		t.Errorf("%v: %v", puzzle, log.Last().Kind)
		return log, false
	}
	k.solved++
	p := search.OfGrid(puzzle)
	if solution, ok := search.Solve(&p); !ok || solution != log.Last().End.Grid {
		t.Errorf("%v: the solution is %v, not %v", puzzle, solution, log.Last().End.Grid)
	}
	k.count(&log)
	return log, true
}

// check has a log checked as it would be read from a file.
func (k *takes) check(t *testing.T, puzzle board.Grid, log deduce.Log) {
	var lines bytes.Buffer
	if err := new(jsonl.Writer).Log(&lines, &log); err != nil {
		t.Errorf("%v: %v", puzzle, err)
		return
	}
	start := time.Now()
	if _, err := verify.Check(&lines); err != nil {
		t.Errorf("%v: %v", puzzle, err)
	}
	k.checked++
	k.checking = max(k.checking, time.Since(start))
}

// count counts the steps of a log.
func (k *takes) count(log *deduce.Log) {
	k.needs(technique.Hodoku.Judge(log).Hardest, 1)
	for i := range log.Steps {
		step := &log.Steps[i]
		if !step.Kind.Deduces() {
			continue
		}
		k.steps++
		if step.Argument == nil || len(step.Argument.Claims) == 0 {
			continue
		}
		truths := 0
		for range step.Truths() {
			truths++
		}
		k.nets++
		k.truths, k.lines = max(k.truths, truths), max(k.lines, linesOf(step.Argument.Claims))
	}
}

// linesOf counts the lines of an argument in full: what is supposed for a lemma, and that it is false, in one.
func linesOf(claims []deduce.Claim) (n int) {
	for i := range claims {
		if c := &claims[i]; c.Kind != deduce.Assume || c.Depth == 0 {
			n++
		}
	}
	return n
}

// print says what the puzzles took, in a line and what was hardest in some of them.
func (k *takes) print(t *testing.T) {
	t.Logf("%d puzzles, %d without a guess; steps %.1f a puzzle, of them nets %.1f; the biggest net %d truths and %d lines; time %v a puzzle, %v at most; %d logs accepted, each within %v",
		k.puzzles, k.solved, float64(k.steps)/float64(k.puzzles), float64(k.nets)/float64(k.puzzles), k.truths, k.lines,
		(k.total / time.Duration(k.puzzles)).Round(10*time.Microsecond), k.worst.Round(100*time.Microsecond), k.checked, k.checking.Round(100*time.Microsecond))
	techniques := technique.Standard.Techniques()
	slices.Reverse(techniques)
	for _, tech := range techniques {
		if n := k.hardest[tech]; n > 0 && technique.GradeOf(tech).Level == deduce.Extreme {
			t.Logf("%6d puzzles need %s", n, tech.Title)
		}
	}
}
