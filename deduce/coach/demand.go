package coach

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"

	"deduku/board"
	"deduku/board/generate"
	"deduku/deduce"
	"deduku/deduce/technique"
)

// Demand is the wish for a generated puzzle. It may ask for a level, at which the techniques that a choice leaves on
// solve the puzzle without a guess; for techniques, with nothing behind the last of them on the ladder where no level is
// demanded; for a range of ratings; or for all of these. The techniques count as on. Where there are several, the puzzle needs
// each: without it, what comes before it on the ladder and the rest of what the solution takes do not solve the puzzle.
type Demand struct {
	Level      *deduce.Level       // nil for any
	Techniques []*deduce.Technique // empty for any
	Rated      *Rated              // nil for any
}

// Of is the demand as the generator takes it; nil where nothing is demanded. Its error says why no puzzle meets it.
func (d Demand) Of(choice technique.Choice) (*generate.Demand, error) {
	var texts []string
	verb := "takes "
	if len(d.Techniques) > 1 {
		verb = "needs "
	}
	if d.Level != nil {
		texts = append(texts, "is "+d.Level.String())
	}
	for _, t := range d.Techniques {
		if level := levelOf(t); d.Level != nil && level > *d.Level {
			return nil, fmt.Errorf("%s is %s: no %s puzzle takes it", t.Title, level, d.Level)
		}
		texts = append(texts, verb+t.Title)
	}
	rated := func(context.Context, board.Grid) bool { return true }
	if d.Rated != nil {
		rated = d.Rated.judge()
		if texts = append(texts, fmt.Sprintf("is rated %v", d.Rated)); len(texts) == 1 {
			return &generate.Demand{Text: texts[0], Met: rated}, nil
		}
	}
	if texts == nil {
		return nil, nil
	}
	ladder, err := d.ladder(choice)
	if err != nil {
		return nil, err
	}
	var extreme sync.Map // by puzzle, what makes it so
	met := func(ctx context.Context, puzzle board.Grid) bool {
		judged, ok := d.met(ctx, puzzle, ladder)
		if ok = ok && rated(ctx, puzzle); ok && d.Level != nil && *d.Level == deduce.Extreme {
			extreme.Store(puzzle, extremeBy(&judged))
		}
		return ok
	}
	why := func(puzzle board.Grid) string {
		by, _ := extreme.LoadAndDelete(puzzle)
		text, _ := by.(string)
		return text
	}
	return &generate.Demand{Text: strings.Join(texts, " and "), Met: met, Why: why}, nil
}

// ladder is what a puzzle is solved by: a choice's ladder, which ends with what is demanded. Singles are on it in any case.
func (d Demand) ladder(choice technique.Choice) (deduce.Ladder, error) {
	ladder, err := chosenWith(choice, d.Techniques...)
	return upTo(ladder, func(t *deduce.Technique) bool {
		return slices.Contains(d.Techniques, t) || levelOf(t) == deduce.Easy || d.Level != nil && levelOf(t) <= *d.Level
	}), err
}

// met reports whether a puzzle meets the demand by that ladder, and how hard the ladder's solution is. A generated puzzle has one
// solution, so the ladder may assume that.
func (d Demand) met(ctx context.Context, puzzle board.Grid, ladder deduce.Ladder) (judged deduce.Judgement, ok bool) {
	log, taken := d.solution(ctx, puzzle, ladder)
	if taken == nil || len(d.Techniques) > 1 && !d.needed(ctx, puzzle, ladder, taken) {
		return judged, false
	}
	judged = technique.Hodoku.Judge(&log)
	return judged, d.Level == nil || judged.Level == *d.Level
}

// solution solves a puzzle by the ladder, and is the log and the techniques that it takes; nil where it is stuck, takes what
// is above the level, or does without a technique that is demanded.
func (d Demand) solution(ctx context.Context, puzzle board.Grid, ladder deduce.Ladder) (log deduce.Log, taken []*deduce.Technique) {
	solver := deduce.New(puzzle, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	for step := solver.NextContext(ctx); step != nil; step = solver.NextContext(ctx) {
		if step.Technique == nil || slices.Contains(taken, step.Technique) {
			continue
		}
		if d.Level != nil && levelOf(step.Technique) > *d.Level {
			return log, nil
		}
		taken = append(taken, step.Technique)
	}
	log = solver.Log()
	lacks := func(t *deduce.Technique) bool { return !slices.Contains(taken, t) }
	if slices.ContainsFunc(d.Techniques, lacks) || !log.Finished() || log.Last().Kind != deduce.Solved {
		return log, nil
	}
	return log, taken
}

// needed reports whether a puzzle needs each technique that is demanded: whether, without it, all that comes before it on the
// ladder and all else that the solution takes do not solve the puzzle. What comes later and is not taken does not count: there
// is nearly always something more general, as larger fish and chains are for an X-Wing, so that no puzzle would need one.
func (d Demand) needed(ctx context.Context, puzzle board.Grid, ladder deduce.Ladder, taken []*deduce.Technique) bool {
	for _, t := range d.Techniques {
		rest := ladder.Where(func(u *deduce.Technique) bool {
			return u != t && (levelOf(u) == deduce.Easy || ladder.Index(u) < ladder.Index(t) || slices.Contains(taken, u))
		})
		solver := deduce.New(puzzle, deduce.Options{Ladder: rest, Guess: deduce.NoGuess})
		if err := solver.Solve(ctx); err != nil {
			return false
		}
		if log := solver.Log(); log.Last().Kind == deduce.Solved {
			return false
		}
	}
	return true
}

// extremeBy says what makes a solution extreme: its hardest technique, or its score if that technique is easier.
func extremeBy(judged *deduce.Judgement) string {
	if judged.Hardest == nil {
		return ""
	}
	by := technique.Hodoku.LevelBy(judged)
	if technique.Hodoku.Raised(judged) {
		by += fmt.Sprintf(" (%s)", judged.Hardest.Title)
	}
	return by
}

// chosenWith is the techniques that a choice leaves on, with some that it may have off. Its error says that one of these
// assumes one solution and the choice lets none do so.
func chosenWith(choice technique.Choice, techniques ...*deduce.Technique) (deduce.Ladder, error) {
	choice = choice.With(techniques...)
	for _, t := range techniques {
		if !choice.Has(t) {
			return nil, fmt.Errorf("%s assumes that the puzzle has one solution, and the option uniqueness is off", t.Title)
		}
	}
	return choice.Ladder(), nil
}

// levelOf is how hard a technique is.
func levelOf(t *deduce.Technique) deduce.Level { return technique.GradeOf(t).Level }

// upTo is a ladder without what comes after the last technique wanted. Up to where it is stuck, it gives the same steps
// as the whole ladder, and it is stuck sooner.
func upTo(ladder deduce.Ladder, wanted func(*deduce.Technique) bool) deduce.Ladder {
	last := 0
	for i, r := range ladder {
		if wanted(r.Technique) {
			last = i + 1
		}
	}
	return ladder[:last]
}
