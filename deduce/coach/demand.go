package coach

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/generate"
	"deduku/deduce"
	"deduku/deduce/technique"
)

// Demand is the wish for a generated puzzle. It may ask for a level, at which the techniques that a choice leaves on
// solve the puzzle without a guess; for techniques, with nothing behind the last of them on the ladder where no level is
// demanded; for a range of ratings; or for all of these. The techniques count as on. Where there are several, the puzzle needs
// each: without it the ladder does not solve it.
type Demand struct {
	Level      *deduce.Level       // nil for any
	Techniques []*deduce.Technique // empty for any
	Rated      *Rated              // nil for any
}

// Of is the demand as the generator takes it; nil where nothing is demanded. Its error says why no puzzle meets it.
func (d Demand) Of(choice technique.Choice) (*generate.Demand, error) {
	var texts []string
	if d.Level != nil {
		texts = append(texts, "is "+d.Level.String())
	}
	for _, t := range d.Techniques {
		if level := levelOf(t); d.Level != nil && level > *d.Level {
			return nil, fmt.Errorf("%s is %s: no %s puzzle takes it", t.Title, level, d.Level)
		}
		texts = append(texts, "takes "+t.Title)
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
	ladder, err := chosenWith(choice, d.Techniques...)
	if err != nil {
		return nil, err
	}
	ladder = upTo(ladder, func(t *deduce.Technique) bool {
		return slices.Contains(d.Techniques, t) || levelOf(t) == deduce.Easy || d.Level != nil && levelOf(t) <= *d.Level
	})
	met := func(ctx context.Context, puzzle board.Grid) bool {
		return d.met(ctx, puzzle, ladder) && rated(ctx, puzzle)
	}
	return &generate.Demand{Text: strings.Join(texts, " and "), Met: met}, nil
}

// met reports whether a puzzle is as demanded, by a ladder that ends with what is demanded: singles are on it in any case.
// A puzzle that is generated has one solution, so the ladder may assume that.
func (d Demand) met(ctx context.Context, puzzle board.Grid, ladder deduce.Ladder) bool {
	solver := deduce.New(puzzle, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	var used []*deduce.Technique // of those that are demanded
	for step := solver.NextContext(ctx); step != nil; step = solver.NextContext(ctx) {
		if step.Technique == nil {
			continue
		}
		if slices.Contains(d.Techniques, step.Technique) && !slices.Contains(used, step.Technique) {
			used = append(used, step.Technique)
		}
		if d.Level != nil && levelOf(step.Technique) > *d.Level {
			return false
		}
	}
	log := solver.Log()
	if len(used) < len(d.Techniques) || !log.Finished() || log.Last().Kind != deduce.Solved {
		return false
	}
	return d.Level == nil || technique.Hodoku.Judge(&log).Level == *d.Level
}

// ExtremeBy says by what a puzzle with one solution is extreme for the techniques that a choice leaves on: by its hardest
// technique, or by its score where that is easier. It is empty where the puzzle is not extreme or ctx is done first.
func ExtremeBy(ctx context.Context, puzzle board.Grid, choice technique.Choice) string {
	solver := deduce.New(puzzle, deduce.Options{Ladder: choice.Ladder(), Guess: deduce.NoGuess})
	if err := solver.Solve(ctx); err != nil {
		return ""
	}
	log := solver.Log()
	judged := technique.Hodoku.Judge(&log)
	switch t := judged.Hardest; {
	case judged.Level != deduce.Extreme || t == nil:
		return ""
	case levelOf(t) == deduce.Extreme:
		return "extreme by " + t.Title
	default:
		return fmt.Sprintf("extreme by its score, %d; the hardest technique, %s, is %s", judged.Score, t.Title, levelOf(t))
	}
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
