package filter

import (
	"fmt"
	"iter"
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/rate"
)

// Step is a step with its number in a log or a list.
type Step struct {
	N int
	*deduce.Step
}

// Steps is the fields of expressions that pick steps. The texts in lists are those of logs in JSON.
var Steps = Vocabulary[Step]{
	Fields: []Field[Step]{
		{Name: "technique", Like: "", Word: TechniqueWord, Of: func(s Step) any { return s.technique() }},
		{Name: "kind", Like: "", Word: kindWord, Of: func(s Step) any { return s.Kind.String() }},
		{Name: "level", Like: 0.0, Word: LevelWord, Of: func(s Step) any { return s.level() }},
		{Name: "score", Like: 0, Of: func(s Step) any { return s.score() }},
		{Name: "digits", Like: []int(nil), Of: func(s Step) any { return s.digits() }},
		{Name: "cells", Like: []string(nil), Of: func(s Step) any { return s.cells() }},
		{Name: "units", Like: []string(nil), Of: func(s Step) any { return s.units() }},
		{Name: "strikes", Like: []string(nil), Of: func(s Step) any { return candidates(s.Eliminations, "<>") }},
		{Name: "places", Like: []string(nil), Of: func(s Step) any { return candidates(s.Placements, "=") }},
		{Name: "truths", Like: []string(nil), Of: func(s Step) any { return texts(s.Truths()) }},
		{Name: "n", Like: 0, Of: func(s Step) any { return s.N }},
		{Name: "depth", Like: 0, Of: func(s Step) any { return int(s.Depth) }},
	},
	Named: TechniquesNamed,
	Uses:  func(s Step, techniques []string) bool { return slices.Contains(techniques, s.technique()) },
}

// CompileStep reads an expression about a step and its number.
func CompileStep(text string) (func(n int, step *deduce.Step) (bool, error), error) {
	f, err := Compile(text, &Steps)
	if err != nil {
		return nil, err
	}
	return func(n int, step *deduce.Step) (bool, error) { return f.Holds(Step{n, step}) }, nil
}

// kindWord holds that there is a kind of this name.
func kindWord(text string) (any, error) {
	if _, ok := deduce.KindNamed(text); !ok {
		return nil, fmt.Errorf("there is no kind %q; there are POS_DED, NEG_DED1, NEG_DED2, LOGIC, GUESS and others of logs", text)
	}
	return text, nil
}

// technique is the name of the technique, empty where none was used.
func (s Step) technique() string {
	if s.Technique == nil {
		return ""
	}
	return s.Technique.Name
}

func (s Step) level() float64 {
	switch {
	case s.Kind == deduce.Guess:
		return float64(deduce.Extreme)
	case s.Technique == nil:
		return None
	}
	return float64(rate.Scale.Grades[s.Technique].Level)
}

func (s Step) score() int {
	switch {
	case s.Kind == deduce.Guess:
		return rate.Scale.Guess
	case s.Technique == nil:
		return 0
	}
	return rate.Scale.Grades[s.Technique].Score
}

func (s Step) digits() []int {
	var set board.DigitSet
	for i := range s.Parts {
		set |= s.Parts[i].Digits
	}
	for _, some := range [][]board.Candidate{s.Placements, s.Eliminations} {
		for _, x := range some {
			set |= board.Digits(x.Digit)
		}
	}
	out := []int{}
	for d := range set.All() {
		out = append(out, int(d))
	}
	return out
}

func (s Step) cells() []string {
	var set board.CellSet
	for i := range s.Parts {
		set = set.Union(s.Parts[i].Cells)
	}
	return texts(set.All())
}

func (s Step) units() []string {
	var set board.UnitSet
	for i := range s.Parts {
		set |= s.Parts[i].Units
	}
	return texts(set.All())
}

// candidates are texts as r5c5=3 and r3c4<>4.
func candidates(some []board.Candidate, sign string) []string {
	out := []string{}
	for _, x := range some {
		out = append(out, fmt.Sprint(x.Cell, sign, x.Digit))
	}
	return out
}

func texts[T fmt.Stringer](values iter.Seq[T]) []string {
	out := []string{}
	for x := range values {
		out = append(out, x.String())
	}
	return out
}
