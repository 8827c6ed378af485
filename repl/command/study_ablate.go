package command

import (
	"context"
	"errors"
	"maps"
	"strings"

	"deduku/deduce"
	"deduku/deduce/batch/stream"
	"deduku/deduce/rate"
	"deduku/deduce/technique"
	"deduku/internal/lean"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Ablate is the command ablate.
var Ablate = state.Command{
	Name: "ablate", Args: "TECHNIQUE", Group: "study", Parent: "compare", Word: "without", Run: ablate, Complete: state.CompleteTechnique,
	Results: []answer.Result{answer.Ablation{}},
	Short:   "solve by the ladder without a technique and show what takes its place",
}

// ablate solves the board by the ladder with and without a technique and shows what takes its place.
func ablate(ctx context.Context, d *state.Desk, args []string) error {
	if lean.Program {
		return lean.Err
	}
	if len(args) == 0 {
		return errors.New("compare without takes a technique: compare without x-wing")
	}
	t, err := state.TechniqueNamed(strings.Join(args, " "))
	if err != nil {
		return err
	}
	log := d.Solver.Log()
	with := d.Ladder(log.Puzzle)
	if !with.Has(t) {
		with = technique.With(with, t)
	}
	without := with.Where(func(u *deduce.Technique) bool { return u != t })
	var counts [2]*stream.Usage
	var judged [2]deduce.Judgement
	for i, ladder := range []deduce.Ladder{with, without} {
		solver := d.Afresh(&log, deduce.Options{Ladder: ladder, Guess: d.Settings.Guess, Seed: d.Settings.Seed})
		if err := solver.Solve(ctx); err != nil {
			return err
		}
		solved := solver.Log()
		counts[i], judged[i] = new(stream.Usage), rate.Scale.Judge(&solved)
		counts[i].Add(&solved)
	}
	f := ablation(t, counts, judged)
	return d.Give(f, func() error { return tellAblation(d, &f) })
}

func ablation(t *deduce.Technique, counts [2]*stream.Usage, judged [2]deduce.Judgement) answer.Ablation {
	f := answer.Ablation{
		Technique: t.Title, Used: counts[0].Steps[t] > 0,
		With: answer.JudgementOf(judged[0]), Without: answer.JudgementOf(judged[1]), Techniques: []answer.Instances{},
	}
	all := maps.Clone(counts[0].Steps)
	maps.Copy(all, counts[1].Steps)
	for _, u := range stream.ByLadder(all) {
		if with, without := counts[0].Steps[u], counts[1].Steps[u]; with != without {
			f.Techniques = append(f.Techniques, answer.Instances{Technique: u.Title, With: with, Without: without})
		}
	}
	return f
}

func tellAblation(d *state.Desk, f *answer.Ablation) error {
	if !f.Used {
		return d.Tell("the ladder does not use %s on this board", f.Technique)
	}
	return d.Page(func(tell func(string, ...any)) {
		tell("%6s %7s", "with", "without")
		for _, u := range f.Techniques {
			tell("%6d %7d  %s", u.With, u.Without, u.Technique)
		}
		for i, j := range []*answer.Judgement{f.With, f.Without} {
			guessed := ""
			if j.Guessed {
				guessed = ", with guesses"
			}
			tell("%s %s: %s, score %d%s", [...]string{"with", "without"}[i], f.Technique, j.Level, j.Score, guessed)
		}
	})
}
