package command

import (
	"context"
	"fmt"
	"math"
	"strings"

	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Curve is the command curve.
var Curve = state.Command{
	Name: "curve", Group: "study", Run: curve,
	Results: []answer.Result{answer.Curve{}},
	Short:   "show how hard each step of the log was, as bars",
	Long:    "A bar is as long as the technique's score, on a scale of powers: twice the score is a step more.",
}

func curve(_ context.Context, d *state.Desk, _ []string) error {
	log := d.Solver.Log()
	f := answer.Curve{Steps: []answer.CurveStep{}}
	for i := range log.Steps {
		s := &log.Steps[i]
		switch {
		case s.Kind == deduce.Guess:
			f.Steps = append(f.Steps, answer.CurveStep{N: i + 1, Level: deduce.Extreme.String(), Score: rate.Scale.Guess})
		case s.Kind.Deduces() && s.Technique != nil:
			g := rate.Scale.Grades[s.Technique]
			f.Steps = append(f.Steps, answer.CurveStep{N: i + 1, Technique: s.Technique.Title, Level: g.Level.String(), Score: g.Score})
		}
	}
	return d.Give(f, func() error {
		if len(f.Steps) == 0 {
			d.Say("no step was made yet; 'solve logic' goes up the ladder")
			return nil
		}
		return d.ShowPage(func(tell func(reply.Block)) {
			for _, run := range runs(f.Steps) {
				tell(reply.Fitted(func(screen reply.Screen) string { return run.bar(screen) + "\n" }))
			}
		})
	})
}

// run is steps one after the other of the same technique, or all of them singles.
type run struct {
	from, to int
	of       answer.CurveStep
}

func runs(steps []answer.CurveStep) (out []run) {
	for _, s := range steps {
		if s.Level == deduce.Easy.String() {
			s.Technique = "singles"
		}
		if n := len(out); n > 0 && out[n-1].of.Technique == s.Technique {
			out[n-1].to = s.N
			continue
		}
		out = append(out, run{s.N, s.N, s})
	}
	return out
}

// bar is a line of the curve: steps, bar, technique.
func (r run) bar(screen reply.Screen) string {
	mark := "█"
	if !screen.Unicode {
		mark = "#"
	}
	numbers := fmt.Sprint(r.from)
	if r.to > r.from {
		numbers = fmt.Sprintf("%d-%d", r.from, r.to)
	}
	name := r.of.Technique
	if name == "" {
		name = "guess"
	}
	long := 2*int(math.Log2(float64(max(r.of.Score, 2)))) - 1
	if screen.Width > 0 && screen.Width < 60 {
		long = (long + 1) / 2
	}
	return fmt.Sprintf("%7s  %s %s", numbers, strings.Repeat(mark, long), name)
}
