package repl

import (
	"context"
	"errors"
	"io"
	"maps"
	"strings"
	"sync/atomic"
	"time"

	"deduku/deduce"
	"deduku/deduce/batch"
	"deduku/deduce/rate"
	"deduku/deduce/technique"
	"deduku/internal/progress"
	"deduku/repl/answer"
)

var statsCommand = Command{
	Name: "stats", Args: "[FILE]", Group: "studying", Reaches: byArguments, Run: stats, Complete: completeFile,
	Short: "count the techniques of this log, or those that the puzzles of a file take by the ladder"}

// stats counts the techniques of this log, or of logic solves of all puzzles of a file.
func stats(ctx context.Context, s *Desk, args []string) error {
	counts := new(batch.Usage)
	switch len(args) {
	case 0:
		log := s.solver.Log()
		counts.Add(&log)
	case 1:
		if err := s.countFile(ctx, args[0], counts); err != nil {
			return err
		}
	default:
		return errors.New("stats takes a file of puzzles, or nothing: stats puzzles.txt")
	}
	f := answer.StatsOf(counts)
	if len(args) == 0 {
		var err error
		if f.Rating, err = s.glancedRating(ctx); err != nil {
			return err
		}
	}
	return s.Give(f, func() error { return s.tellCounts(&f, len(args) == 1) })
}

// tellCounts shows how often each technique was used, and the rating of the board; of a file of puzzles in how many.
func (s *Desk) tellCounts(f *answer.Stats, file bool) error {
	if len(f.Techniques) == 0 {
		s.Say("no technique was used yet; 'solve logic' goes up the ladder")
		if f.Rating != nil {
			return s.Tell("%s", f.Rating.Glance())
		}
		return nil
	}
	return s.Page(func(tell func(string, ...any)) {
		if file {
			for _, line := range f.Lines() {
				tell("%s", line)
			}
			return
		}
		for _, u := range f.Techniques {
			tell("%6d  %s", u.Steps, u.Technique)
		}
		log := s.solver.Log()
		if path := pathOf(&log); path != "" {
			tell("%s", path)
		}
		if f.Rating != nil {
			tell("%s", f.Rating.Glance())
		}
	})
}

// countFile solves the puzzles of a file by the ladder and counts what was used. Bad lines are talked about and
// passed over.
func (s *Desk) countFile(ctx context.Context, file string, counts *batch.Usage) error {
	var size atomic.Int64
	var done batch.Progress
	run := batch.Run{Files: []string{file}, Progress: &done, Open: func(file string) (io.ReadCloser, string, error) {
		in, name, err := OpenBoards(ctx, s.Files, file, nil)
		if err == nil {
			size.Store(sizeOf(in))
		}
		return in, name, err
	}}
	line := s.Watch(func(waited time.Duration) string {
		return progress.Far(done.Puzzles.Load(), "puzzles", float64(done.Bytes.Load())/float64(size.Load()), waited)
	})
	defer line.Stop()
	var workers []*batch.Counting
	ladders := s.settings.ladders()
	run.NewWorker = func() batch.Worker {
		w := &batch.Counting{Ladder: ladders.For, Options: deduce.Options{Guess: s.settings.guess, Seed: s.settings.seed},
			Note: func(err error) string { return s.word(err) }}
		workers = append(workers, w)
		return w
	}
	tally, err := run.Each(ctx, func(b *batch.Block) error {
		for _, note := range b.Notes {
			line.Clear()
			s.Say("%s", note)
		}
		return nil
	})
	if err != nil {
		return err
	}
	for _, w := range workers {
		counts.Merge(&w.Usage)
	}
	switch {
	case counts.All > 0:
		return nil
	case tally.Unread+tally.Refused > 0:
		return answer.No("%s: there is no valid puzzle in it", file)
	}
	return answer.No("%s: there is no puzzle in it", file)
}

var ablateCommand = Command{
	Name: "ablate", Args: "TECHNIQUE", Group: "studying", Run: ablate, Complete: completeTechnique,
	Short: "solve by the ladder without a technique and show what takes its place"}

// ablate solves the board by the ladder with and without a technique and shows what takes its place.
func ablate(ctx context.Context, s *Desk, args []string) error {
	if len(args) == 0 {
		return errors.New("ablate takes a technique: ablate x-wing")
	}
	t, err := techniqueNamed(strings.Join(args, " "))
	if err != nil {
		return err
	}
	log := s.solver.Log()
	with := s.ladder(log.Puzzle)
	if !with.Has(t) {
		with = technique.With(with, t)
	}
	without := with.Where(func(u *deduce.Technique) bool { return u != t })
	var counts [2]*batch.Usage
	var judged [2]deduce.Judgement
	for i, ladder := range []deduce.Ladder{with, without} {
		solver := s.afresh(&log, deduce.Options{Ladder: ladder, Guess: s.settings.guess, Seed: s.settings.seed})
		if err := solver.Solve(ctx); err != nil {
			return err
		}
		solved := solver.Log()
		counts[i], judged[i] = new(batch.Usage), rate.Scale.Judge(&solved)
		counts[i].Add(&solved)
	}
	f := ablation(t, counts, judged)
	return s.Give(f, func() error { return s.tellAblation(&f) })
}

func ablation(t *deduce.Technique, counts [2]*batch.Usage, judged [2]deduce.Judgement) answer.Ablation {
	f := answer.Ablation{
		Technique: t.Title, Used: counts[0].Steps[t] > 0,
		With: answer.JudgementOf(judged[0]), Without: answer.JudgementOf(judged[1]), Techniques: []answer.Instances{},
	}
	all := maps.Clone(counts[0].Steps)
	maps.Copy(all, counts[1].Steps)
	for _, u := range batch.ByLadder(all) {
		if with, without := counts[0].Steps[u], counts[1].Steps[u]; with != without {
			f.Techniques = append(f.Techniques, answer.Instances{Technique: u.Title, With: with, Without: without})
		}
	}
	return f
}

func (s *Desk) tellAblation(f *answer.Ablation) error {
	if !f.Used {
		return s.Tell("the ladder does not use %s on this board", f.Technique)
	}
	return s.Page(func(tell func(string, ...any)) {
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
