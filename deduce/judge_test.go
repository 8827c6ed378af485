package deduce_test

import (
	"context"
	"slices"
	"testing"

	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
)

// TestJudge compares the judgement of logs with one that is kept as a stack, a sum for each open guess: what is
// taken back does not count.
func TestJudge(t *testing.T) {
	backtracks := 0
	for _, puzzle := range boardtest.First(t, "top1465.txt", 25) {
		s := deduce.New(puzzle, deduce.Options{Ladder: technique.Choice{Level: deduce.Medium}.Ladder(), Guess: deduce.Fewest})
		if err := s.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
		log := s.Log()
		sums, hardest := []int{0}, []int{0} // by open guesses
		for _, step := range log.Steps {
			depth := len(sums) - 1
			switch {
			case step.Kind == deduce.Guess:
				sums, hardest = append(sums, sums[depth]+10000), append(hardest, hardest[depth])
			case step.Kind == deduce.Backtrack:
				sums, hardest = sums[:depth], hardest[:depth]
				backtracks++
			case step.Technique != nil:
				sums[depth] += technique.GradeOf(step.Technique).Score
				hardest[depth] = max(hardest[depth], hardness(step.Technique))
			}
		}
		judged := technique.Hodoku.Judge(&log)
		if want := sums[len(sums)-1]; judged.Score != want {
			t.Errorf("%v: score %d, want %d", puzzle, judged.Score, want)
		}
		if got, want := hardness(judged.Hardest), hardest[len(hardest)-1]; got != want {
			t.Errorf("%v: hardest is %s, one of %d is harder", puzzle, judged.Hardest.Title, want)
		}
		if guessed := hasKind(&log, deduce.Guess); judged.Guessed != guessed || guessed && judged.Level != deduce.Extreme {
			t.Errorf("%v: guessed %v, level %v", puzzle, judged.Guessed, judged.Level)
		}
	}
	if backtracks == 0 {
		t.Error("nothing was taken back")
	}
}

// hardness orders techniques by level, then by score.
func hardness(t *deduce.Technique) int {
	grade := technique.GradeOf(t)
	return 1000*int(grade.Level) + grade.Score
}

// hasKind reports whether a log has a step of a kind.
func hasKind(log *deduce.Log, k deduce.Kind) bool {
	return slices.ContainsFunc(log.Steps, func(s deduce.Step) bool { return s.Kind == k })
}

// TestJudgeLevel raises a level by the score.
func TestJudgeLevel(t *testing.T) {
	steps := func(n int, tech *deduce.Technique) (log deduce.Log) {
		for range n {
			log.Steps = append(log.Steps, deduce.Step{Kind: deduce.PosDed, Technique: tech})
		}
		return log
	}
	for _, test := range []struct {
		name string
		n    int
		want deduce.Level
	}{
		{"up to 800 is easy", 200, deduce.Easy},
		{"more is medium", 201, deduce.Medium},
		{"up to 1000", 250, deduce.Medium},
		{"more is hard", 251, deduce.Hard},
		{"up to 1600", 400, deduce.Hard},
		{"more is unfair", 401, deduce.Unfair},
		{"up to 1800", 450, deduce.Unfair},
		{"more is extreme", 451, deduce.Extreme},
	} {
		t.Run(test.name, func(t *testing.T) {
			log := steps(test.n, deduce.NakedSingle) // 4 each
			if got := technique.Hodoku.Judge(&log); got.Level != test.want || got.Score != 4*test.n {
				t.Errorf("level %v, score %d; want %v, %d", got.Level, got.Score, test.want, 4*test.n)
			}
		})
	}
}
