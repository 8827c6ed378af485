package filter_test

import (
	"context"
	"slices"
	"testing"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/filter"
	"deduku/deduce/technique"
)

// solved is the log of a puzzle that takes an X-Wing, a Sue de Coq and more.
func solved(t *testing.T) deduce.Log {
	t.Helper()
	p, err := format.Parse("000704005020010070000080002090006250600070008053200010400090000030060090200407000")
	if err != nil {
		t.Fatal(err)
	}
	s := deduce.New(p.Givens, deduce.Options{Ladder: technique.Standard, Guess: deduce.NoGuess})
	if err := s.Solve(context.Background()); err != nil {
		t.Fatal(err)
	}
	return s.Log()
}

// TestSteps compares the steps that expressions pick with those that a loop over the log picks.
func TestSteps(t *testing.T) {
	log := solved(t)
	named := func(names ...string) func(int, *deduce.Step) bool {
		return func(_ int, s *deduce.Step) bool {
			return s.Technique != nil && slices.Contains(names, s.Technique.Name)
		}
	}
	for text, want := range map[string]func(n int, s *deduce.Step) bool{
		`technique == "X-Wing"`:               named("x-wing"),
		`uses("fish") || uses("xyz-wing")`:    named("x-wing", "xyz-wing"),
		`technique in ["x-wing", "XYZ-Wing"]`: named("x-wing", "xyz-wing"),
		`kind == "LOGIC"`:                     func(_ int, s *deduce.Step) bool { return s.Kind == deduce.Logic },
		`len(strikes) > 3`:                    func(_ int, s *deduce.Step) bool { return len(s.Eliminations) > 3 },
		`len(places) == 1 && n < 20`:          func(n int, s *deduce.Step) bool { return len(s.Placements) == 1 && n < 20 },
		`level > "hard"`: func(_ int, s *deduce.Step) bool {
			return s.Technique != nil && technique.GradeOf(s.Technique).Level > deduce.Hard
		},
		`score >= 100`: func(_ int, s *deduce.Step) bool {
			return s.Technique != nil && technique.GradeOf(s.Technique).Score >= 100
		},
		`"4c2" in truths`:  func(_ int, s *deduce.Step) bool { return slices.Contains(truths(s), "4c2") },
		`len(truths) >= 3`: func(_ int, s *deduce.Step) bool { return len(truths(s)) >= 3 },
		`depth == 0`:       func(int, *deduce.Step) bool { return true },
	} {
		holds, err := filter.CompileStep(text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		some := false
		for n := 1; n <= len(log.Steps); n++ {
			got, err := holds(n, log.Step(n))
			if some = some || got; err != nil || got != want(n, log.Step(n)) {
				t.Errorf("%s: step %d: %v %v", text, n, got, err)
			}
		}
		if !some {
			t.Errorf("%s picks nothing", text)
		}
	}
}

func truths(s *deduce.Step) (out []string) {
	for x := range s.Truths() {
		out = append(out, x.String())
	}
	return out
}

// TestStepFields has one step with each of its fields.
func TestStepFields(t *testing.T) {
	log := solved(t)
	n := slices.IndexFunc(log.Steps, func(s deduce.Step) bool { return s.Technique != nil && s.Technique.Name == "x-wing" }) + 1
	for _, text := range []string{
		`digits == [4]`, `join(strikes, " ") == "r3c3<>4 r3c7<>4 r5c7<>4"`, `join(units, " ") == "r3 r5 c2 c8"`, `join(cells, " ") == "r3c2 r3c8 r5c2 r5c8"`,
		`places == []`, `join(truths, " ") == "4c2 4c8"`, `n > 30`, `level == "hard"`, `score == 140`, `kind == "LOGIC"`,
	} {
		holds, err := filter.CompileStep(text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if ok, err := holds(n, log.Step(n)); err != nil || !ok {
			t.Errorf("%s: %v %v", text, ok, err)
		}
	}
}
