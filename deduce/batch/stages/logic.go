package stages

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/batch"
	"deduku/deduce/op"
	"deduku/deduce/rate"
)

// Logic solves by the ladder of techniques.
var Logic = &batch.StageKind{
	Name:  "logic",
	Args:  "[level=LEVEL][, uniqueness=on|off][, profile=full|hodoku|whips|se][, without=NAME][, with=NAME][, guess=HOW][, seed=N][, maxsteps=N]",
	Short: "what solving by the ladder of techniques comes to; where that is more than maxsteps steps, steps is that number and the rest is as of no solution",
	New: func(args []batch.Arg, _ []*batch.Field) (*batch.Stage, error) {
		o := logicOptions{level: deduce.Extreme.String(), uniqueness: "on", profile: "full", guess: deduce.Random.String(), seed: 1, maxSteps: deduce.UsualLimit}
		if err := o.setters().Read("logic", "level", args); err != nil {
			return nil, err
		}
		ladders, err := (&op.Techniques{Level: o.level, Uniqueness: o.uniqueness, Profile: o.profile, With: o.with, Without: o.without}).Ladders()
		if err != nil {
			return nil, err
		}
		return &batch.Stage{Text: o.text(),
			Results: []*batch.Field{batch.FieldSolved, batch.FieldGuesses, batch.FieldSteps, batch.FieldLevel, batch.FieldScore, batch.FieldHardest, batch.FieldTechniques, batch.FieldBiggest},
			NewWork: o.newWork(ladders),
		}, nil
	},
}

// logicOptions are the options of solving by the ladder, as the command line has them.
type logicOptions struct {
	level, uniqueness, profile, guess string
	with, without                     []string
	seed                              uint64
	maxSteps                          int // 0 for no limit
}

func (o *logicOptions) setters() batch.Setters {
	return batch.Setters{
		"level":      batch.OneOf(&o.level, deduce.Levels()...),
		"uniqueness": batch.OneOf(&o.uniqueness, "on", "off"),
		"profile":    batch.OneOf(&o.profile, "full", "hodoku", "whips", "se"),
		"guess":      batch.OneOf(&o.guess, deduce.Guessers()...),
		"seed":       batch.Seed(&o.seed),
		"maxsteps":   batch.Number(&o.maxSteps, 0),
		"with":       techniques(&o.with),
		"without":    techniques(&o.without),
	}
}

// techniques reads a technique, or a family of them, by name. The option may be given several times.
func techniques(to *[]string) func(string) error {
	return func(value string) error {
		*to = append(*to, value)
		return op.CheckTechnique(value)
	}
}

func (o *logicOptions) text() string {
	var t batch.Texts
	t.Add("level", o.level, deduce.Extreme.String())
	t.Add("uniqueness", o.uniqueness, "on")
	t.Add("profile", o.profile, "full")
	t.Add("guess", o.guess, deduce.Random.String())
	t.Add("seed", strconv.FormatUint(o.seed, 10), "1")
	t.Add("maxsteps", strconv.Itoa(o.maxSteps), strconv.Itoa(deduce.UsualLimit))
	for _, name := range o.with {
		t.Add("with", quoted(name), "")
	}
	for _, name := range o.without {
		t.Add("without", quoted(name), "")
	}
	return t.Of("logic")
}

// quoted is a name as a plan has it: in quotes where it is more than a word.
func quoted(name string) string {
	if strings.ContainsAny(name, ` ,()"`) {
		return strconv.Quote(name)
	}
	return name
}

func (o *logicOptions) newWork(ladders *deduce.Ladders) func() batch.Work {
	options := deduce.Options{Guess: deduce.GuesserNamed(o.guess), Seed: o.seed, Forget: true, Bare: true, Limit: o.maxSteps}
	return func() batch.Work {
		options, solver := options, deduce.New(board.Grid{}, options)
		var sum logicSum
		return func(ctx context.Context, r *batch.Row) (bool, error) {
			options.Ladder = ladders.Knowing(r.Unique)
			solver.Use(options)
			givens, placed, struck := r.Puzzle, board.Grid{}, r.Eliminated
			if r.Read != nil {
				givens, placed = r.Read.Givens, r.Read.Placed
			}
			r.Logic = batch.Logic{}
			if solver.Begin(givens, placed, struck) != nil {
				return true, nil // givens that clash: nothing to find out
			}
			if err := solver.Solve(ctx); errors.As(err, new(*deduce.LimitError)) {
				r.Logic.Steps = options.Limit
				return true, nil
			} else if err != nil {
				return true, err
			}
			log := solver.Log()
			r.Logic = sum.of(&log)
			return true, nil
		}
	}
}

// logicSum sums logs up.
type logicSum struct {
	steps deduce.Tally
	uses  []batch.Use // the memory of the last sum
}

// of is what a log has come to. Its list of techniques is good until the next one.
func (s *logicSum) of(log *deduce.Log) batch.Logic {
	end, judged := log.Last(), rate.Scale.Judge(log)
	sum := batch.Logic{
		Solved:  end.Kind == deduce.Solved && !judged.Guessed && end.End.Backtracks == 0,
		Guesses: end.End.Guesses + end.End.Backtracks, // each backtrack takes back one
	}
	s.steps = s.steps[:0]
	in := log.InForce()
	for i := range log.Steps {
		step := &log.Steps[i]
		if !in[i] || !step.Kind.Deduces() {
			continue
		}
		sum.Steps++
		sum.Biggest = max(sum.Biggest, 1) // a single has one truth, which a bare log leaves out
		if step.Kind == deduce.Logic {
			truths := 0
			for range step.Truths() {
				truths++
			}
			sum.Biggest = max(sum.Biggest, truths)
		}
		if step.Technique != nil {
			s.steps.Add(step.Technique)
		}
	}
	if judged.Hardest != nil {
		sum.Level, sum.Score, sum.Hardest = judged.Level.String(), judged.Score, judged.Hardest.Name
	}
	s.uses = s.uses[:0]
	slices.SortFunc(s.steps, func(a, b deduce.Used) int { return rate.Known.Index(a.Technique) - rate.Known.Index(b.Technique) })
	for _, u := range s.steps {
		s.uses = append(s.uses, batch.Use{Technique: u.Technique.Name, Steps: u.Steps})
	}
	sum.Techniques = s.uses
	return sum
}
