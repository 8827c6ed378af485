package coach

import (
	"context"
	"fmt"
	"maps"
	"strings"

	"deduku/board"
	"deduku/board/generate"
	"deduku/deduce"
	"deduku/deduce/technique"
)

// Demand is the wish for a generated puzzle. It may ask for a level, at which the techniques that a choice leaves on
// solve the puzzle without a guess; for a technique, with nothing behind it on the ladder where no level is demanded;
// for a range of ratings; or for all of these. The technique counts as on.
type Demand struct {
	Level     *deduce.Level     // nil for any
	Technique *deduce.Technique // nil for any
	Rated     *Rated            // nil for any
}

// Of is the demand as the generator takes it; nil where nothing is demanded. Its error says why no puzzle meets it.
func (d Demand) Of(choice technique.Choice) (*generate.Demand, error) {
	var texts []string
	if d.Level != nil {
		texts = append(texts, "is "+d.Level.String())
	}
	if t := d.Technique; t != nil {
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
	ladder, err := chosenWith(choice, d.Technique)
	if err != nil {
		return nil, err
	}
	ladder = upTo(ladder, func(t *deduce.Technique) bool {
		return t == d.Technique || levelOf(t) == deduce.Easy || d.Level != nil && levelOf(t) <= *d.Level
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
	used := d.Technique == nil
	for step := solver.NextContext(ctx); step != nil; step = solver.NextContext(ctx) {
		if step.Technique == nil {
			continue
		}
		used = used || step.Technique == d.Technique
		if d.Level != nil && levelOf(step.Technique) > *d.Level {
			return false
		}
	}
	log := solver.Log()
	if !used || !log.Finished() || log.Last().Kind != deduce.Solved {
		return false
	}
	return d.Level == nil || technique.Hodoku.Judge(&log).Level == *d.Level
}

// chosenWith is the techniques that a choice leaves on, with one that it may have off; nil for none. Its error says that
// the technique assumes one solution and the choice lets none do so.
func chosenWith(choice technique.Choice, t *deduce.Technique) (deduce.Ladder, error) {
	if t == nil {
		return choice.Ladder(), nil
	}
	choice.Set = maps.Clone(choice.Set)
	if choice.Set == nil {
		choice.Set = map[*deduce.Technique]bool{}
	}
	choice.Set[t] = true
	if !choice.Has(t) {
		return nil, fmt.Errorf("%s assumes that the puzzle has one solution, and the option uniqueness is off", t.Title)
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
