package lesson

import (
	"context"
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/coach/review"
	"deduku/deduce/technique"
)

// way returns the ladder for playing a puzzle whose hardest step is the technique of a stop: the first ladder that solves it with the
// technique and doesn't without it. If there is none, it returns the ladder up to the technique, and needed is false.
func way(ctx context.Context, s *review.Stop, g board.Grid) (way deduce.Ladder, needed bool) {
	for _, way := range []deduce.Ladder{upTo(s.Technique), wayTo(s, false), wayTo(s, true)} {
		without := slices.DeleteFunc(slices.Clone(way), func(r deduce.Rung) bool { return r.Technique == s.Technique })
		if solved, used := climbed(ctx, g, way, s.Technique); !solved || !used {
			continue
		}
		if solved, _ := climbed(ctx, g, without, s.Technique); !solved {
			return way, true
		}
	}
	return upTo(s.Technique), false
}

// upTo is the ladder up to a technique.
func upTo(t *deduce.Technique) deduce.Ladder {
	all := technique.Everything.With(t).Ladder()
	return all[:max(all.Index(t), all.Index(deduce.HiddenSingle))+1]
}

// climbed reports whether a ladder solves a puzzle, and whether that takes a technique.
func climbed(ctx context.Context, g board.Grid, ladder deduce.Ladder, t *deduce.Technique) (solved, used bool) {
	solver := deduce.New(g, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	if solver.Solve(ctx) != nil {
		return false, false
	}
	log := solver.Log()
	return log.Last().Kind == deduce.Solved, slices.ContainsFunc(log.Steps, func(s deduce.Step) bool { return s.Technique == t })
}

// wayTo is singles, what a stop needs and what that needs, each as the standard ladder has it, and the technique last. Where it is
// to come first, what it needs of its own chapter is left out: that may be a rule which nearly always applies as well.
func wayTo(s *review.Stop, first bool) deduce.Ladder {
	in := map[*deduce.Technique]bool{deduce.FullHouse: true, deduce.NakedSingle: true, deduce.HiddenSingle: true}
	var add func(s *review.Stop)
	add = func(s *review.Stop) {
		for _, need := range s.Needs {
			if other := review.At(need); !in[need] && !(first && review.ChapterOf(other) == review.ChapterOf(s)) {
				in[need] = true
				add(other)
			}
		}
	}
	add(s)
	if technique.GradeOf(s.Technique).Level == deduce.Easy {
		return technique.Standard.Where(func(t *deduce.Technique) bool { return in[t] })
	}
	way := technique.Standard.Where(func(t *deduce.Technique) bool { return in[t] && t != s.Technique })
	return append(way, technique.Standard[technique.Standard.Index(s.Technique)])
}
