package repl

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/generate"
	"deduku/deduce"
	"deduku/deduce/technique"
)

// Demand has options ask for what is typed as a level and the name of a technique: that the techniques which a
// choice leaves on solve the puzzle without a guess at that level, that they use the technique, or both; nothing
// where both texts are empty. A technique that is asked for counts as on.
func Demand(options *generate.Options, level, name string, choice technique.Choice) error {
	d := demand{level: anyLevel}
	var texts []string
	if level != "" {
		if !slices.Contains(deduce.Levels(), level) {
			return fmt.Errorf("level is one of %s, not %q", strings.Join(deduce.Levels(), ", "), level)
		}
		d.level = deduce.LevelNamed(level)
		texts = append(texts, "is "+level)
	}
	if name != "" {
		t, err := techniqueNamed(name)
		if err != nil {
			return err
		}
		d.technique = t
		texts = append(texts, "takes "+t.Title)
	}
	switch {
	case texts == nil:
		return nil
	case d.technique != nil && technique.GradeOf(d.technique).Level > d.level:
		return fmt.Errorf("%s is %s: no %s puzzle takes it", d.technique.Title, technique.GradeOf(d.technique).Level, level)
	}
	ladder, err := chosenWith(choice, d.technique)
	if err != nil {
		return err
	}
	d.ladder = upTo(ladder, func(t *deduce.Technique) bool {
		return t == d.technique || d.level != anyLevel && technique.GradeOf(t).Level <= d.level
	})
	options.Demand = &generate.Demand{Text: strings.Join(texts, " and "), Met: d.met}
	return nil
}

// chosenWith is the techniques that a choice leaves on, with one that it may have off; nil for none.
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

// upTo is a ladder without what comes after the last technique wanted. Up to where it is stuck, it gives the same
// steps as the whole ladder, and it is stuck sooner.
func upTo(ladder deduce.Ladder, wanted func(*deduce.Technique) bool) deduce.Ladder {
	last := 0
	for i, r := range ladder {
		if wanted(r.Technique) {
			last = i + 1
		}
	}
	return ladder[:last]
}

// demand is what the solve of a puzzle by the ladder must be like.
type demand struct {
	ladder    deduce.Ladder
	level     deduce.Level      // or anyLevel
	technique *deduce.Technique // nil for any
}

const anyLevel deduce.Level = 255

// met reports whether a puzzle is as demanded. Where no level is, it is enough that the technique comes before
// anything further up the ladder is needed.
func (d *demand) met(ctx context.Context, puzzle board.Grid) bool {
	solver := deduce.New(puzzle, deduce.Options{Ladder: d.ladder, Guess: deduce.NoGuess})
	used := d.technique == nil
	for step := solver.NextContext(ctx); step != nil; step = solver.NextContext(ctx) {
		if step.Technique == nil {
			continue
		}
		used = used || step.Technique == d.technique
		if used && d.level == anyLevel {
			return true
		}
		if technique.GradeOf(step.Technique).Level > d.level {
			return false
		}
	}
	log := solver.Log()
	return used && log.Finished() && log.Last().Kind == deduce.Solved && technique.Hodoku.Judge(&log).Level == d.level
}
