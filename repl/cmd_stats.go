package repl

import (
	"context"
	"errors"
	"io"
	"maps"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/technique"
	"deduku/repl/answer"
	"deduku/repl/progress"
)

// counted is how often each technique was used.
type counted struct {
	steps, puzzles map[*deduce.Technique]int
	solved, all    int
	bad            int // puzzles that could not be read, or clash
}

func newCounted() *counted {
	return &counted{steps: map[*deduce.Technique]int{}, puzzles: map[*deduce.Technique]int{}}
}

// add counts the steps in force of a log.
func (c *counted) add(log *deduce.Log) {
	seen := map[*deduce.Technique]bool{}
	inForce := log.InForce()
	for i := range log.Steps {
		if t := log.Steps[i].Technique; t != nil && inForce[i] {
			c.steps[t]++
			seen[t] = true
		}
	}
	for t := range seen {
		c.puzzles[t]++
	}
	c.all++
	if j := rate.Scale.Judge(log); log.Finished() && log.Last().Kind == deduce.Solved && !j.Guessed {
		c.solved++
	}
}

var statsCommand = Command{
	Name: "stats", Args: "[FILE]", Group: "studying", Reaches: byArguments, Run: stats, Complete: completeFile,
	Short: "count the techniques of this log, or those that the puzzles of a file take by the ladder",
}

// stats counts the techniques of this log, or of logic solves of all puzzles of a file.
func stats(ctx context.Context, s *Session, args []string) error {
	counts := newCounted()
	switch len(args) {
	case 0:
		log := s.solver.Log()
		counts.add(&log)
	case 1:
		if err := s.countFile(ctx, args[0], counts); err != nil {
			return err
		}
	default:
		return errors.New("stats takes a file of puzzles, or nothing: stats puzzles.txt")
	}
	f := counts.facts()
	if len(args) == 0 {
		var err error
		if f.Rating, err = s.glancedRating(ctx); err != nil {
			return err
		}
	}
	return s.give(f, func() error { return s.tellCounts(counts, f.Rating, len(args) == 1) })
}

func (c *counted) facts() answer.Stats {
	f := answer.Stats{Techniques: []answer.Use{}, Puzzles: c.all, Solved: c.solved}
	for _, t := range byLadder(c.steps) {
		f.Techniques = append(f.Techniques, answer.Use{Technique: t.Title, Steps: c.steps[t], Puzzles: c.puzzles[t]})
	}
	return f
}

// tellCounts shows how often each technique was used, and the rating of the board; of a file of puzzles in how many.
func (s *Session) tellCounts(counts *counted, rating *answer.Rating, file bool) error {
	if len(counts.steps) == 0 {
		s.talk("no technique was used yet; 'solve logic' goes up the ladder")
		if rating != nil {
			return s.tell("%s", rating.Glance())
		}
		return nil
	}
	return s.page(func(tell func(string, ...any)) {
		for _, t := range byLadder(counts.steps) {
			if !file {
				tell("%6d  %s", counts.steps[t], t.Title)
			} else {
				tell("%8d in %7d  %s", counts.steps[t], counts.puzzles[t], t.Title)
			}
		}
		if log := s.solver.Log(); !file {
			if path := pathOf(&log); path != "" {
				tell("%s", s.fold(path))
			}
		}
		if file {
			tell("%d of %d puzzles solved without a guess", counts.solved, counts.all)
		} else if rating != nil {
			tell("%s", rating.Glance())
		}
	})
}

// byLadder are the techniques that were counted, in the order of the ladder.
func byLadder(counts map[*deduce.Technique]int) []*deduce.Technique {
	return slices.SortedFunc(maps.Keys(counts), func(a, b *deduce.Technique) int {
		return rate.Known.Index(a) - rate.Known.Index(b)
	})
}

// countFile solves the puzzles of a file by the ladder and counts what was used. Bad lines are talked about and
// passed over.
func (s *Session) countFile(ctx context.Context, file string, counts *counted) error {
	in, name, err := OpenBoards(ctx, s.Files, file, nil)
	if err != nil {
		return err
	}
	defer in.Close()
	reader := format.NewReader(in, name)
	size := sizeOf(in)
	var done, read atomic.Int64
	line := s.watched(func(waited time.Duration) string {
		return progress.Far(done.Load(), "puzzles", float64(read.Load())/float64(size), waited)
	})
	defer line.Stop()
	var solver *deduce.Solver
	for ctx.Err() == nil {
		puzzle, err := reader.Next()
		switch {
		case err == io.EOF && counts.all > 0:
			return nil
		case err == io.EOF && counts.bad > 0:
			return answer.No("%s: there is no valid puzzle in it", file)
		case err == io.EOF:
			return answer.No("%s: there is no puzzle in it", file)
		}
		if err != nil && !errors.As(err, new(*format.SyntaxError)) {
			return err
		}
		if err != nil {
			counts.bad++
			line.Clear()
			s.note(err)
			continue
		}
		options := deduce.Options{Ladder: s.ladder(puzzle.Givens), Guess: s.settings.guess, Seed: s.settings.seed}
		if solver == nil {
			solver = deduce.New(puzzle.Givens, options)
		}
		solver.Use(options)
		if err := solver.Begin(puzzle.Givens, puzzle.Placed, puzzle.Eliminated); err != nil {
			counts.bad++
			line.Clear()
			s.note(err)
			continue
		}
		if err := solver.Solve(ctx); err != nil {
			return err
		}
		log := solver.Log()
		counts.add(&log)
		done.Add(1)
		read.Store(reader.Offset())
	}
	return ctx.Err()
}

var ablateCommand = Command{
	Name: "ablate", Args: "TECHNIQUE", Group: "studying", Run: ablate, Complete: completeTechnique,
	Short: "solve by the ladder without a technique and show what takes its place",
}

// ablate solves the board by the ladder with and without a technique and shows what takes its place.
func ablate(ctx context.Context, s *Session, args []string) error {
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
	var counts [2]*counted
	var judged [2]deduce.Judgement
	for i, ladder := range []deduce.Ladder{with, without} {
		solver := s.afresh(&log, deduce.Options{Ladder: ladder, Guess: s.settings.guess, Seed: s.settings.seed})
		if err := solver.Solve(ctx); err != nil {
			return err
		}
		solved := solver.Log()
		counts[i], judged[i] = newCounted(), rate.Scale.Judge(&solved)
		counts[i].add(&solved)
	}
	f := ablation(t, counts, judged)
	return s.give(f, func() error { return s.tellAblation(&f) })
}

func ablation(t *deduce.Technique, counts [2]*counted, judged [2]deduce.Judgement) answer.Ablation {
	f := answer.Ablation{
		Technique: t.Title, Used: counts[0].steps[t] > 0,
		With: answer.JudgementOf(judged[0]), Without: answer.JudgementOf(judged[1]), Techniques: []answer.Instances{},
	}
	all := maps.Clone(counts[0].steps)
	maps.Copy(all, counts[1].steps)
	for _, u := range byLadder(all) {
		if with, without := counts[0].steps[u], counts[1].steps[u]; with != without {
			f.Techniques = append(f.Techniques, answer.Instances{Technique: u.Title, With: with, Without: without})
		}
	}
	return f
}

func (s *Session) tellAblation(f *answer.Ablation) error {
	if !f.Used {
		return s.tell("the ladder does not use %s on this board", f.Technique)
	}
	return s.page(func(tell func(string, ...any)) {
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
