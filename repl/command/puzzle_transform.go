package command

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"

	"deduku/deduce/op"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Minimize is the command minimize.
var Minimize = state.Command{
	Name: "minimize", Group: "change", Parent: "puzzle", Word: "minimize", Changes: true, Run: minimize,
	Results: []answer.Result{answer.Minimized{}},
	Short:   "drop givens that are not needed",
}

func minimize(ctx context.Context, d *state.Desk, args []string) error {
	log := d.Solver.Log()
	p := d.ForOp()
	grid, err := op.Minimize(p)
	if err != nil {
		return answer.NoResult(err, "is minimized")
	}
	d.SayLeftOut(p)
	dropped := log.Puzzle.Len() - grid.Len()
	if dropped > 0 {
		d.Begin(d.Name, grid)
	}
	start, err := d.StartFacts(ctx)
	if err != nil {
		return err
	}
	f := answer.Minimized{Start: start, Dropped: dropped}
	return d.Give(f, func() error {
		d.Say("%v", &f)
		if dropped == 0 {
			return nil
		}
		return d.TellStart(&f.Start)
	})
}

// Canonical is the command canonical.
var Canonical = state.Command{
	Name: "canonical", Group: "change", Parent: "puzzle", Word: "canonical", Changes: true, Run: canonical,
	Results: []answer.Result{answer.Start{}},
	Short:   "turn the puzzle into the smallest of all equivalent ones",
	Long:    "Equivalent puzzles, by renaming digits, transposing, moving bands, stacks, rows and columns, have the same.",
}

func canonical(ctx context.Context, d *state.Desk, args []string) error {
	p := d.ForOp()
	grid, err := new(op.Canonical).Do(p)
	if err != nil {
		return answer.NoResult(err, "has a canonical form")
	}
	d.SayLeftOut(p)
	d.Begin(d.Name+", canonical", grid)
	if _, err := d.Introduce(ctx); err != nil {
		return err
	}
	return d.Tell("%v", grid)
}

// Shuffle is the command shuffle.
var Shuffle = state.Command{
	Name: "shuffle", Group: "change", Parent: "puzzle", Word: "shuffle", Changes: true, Run: shuffle,
	Results: []answer.Result{answer.Start{}},
	Short:   "turn the puzzle into a random equivalent one",
}

func shuffle(ctx context.Context, d *state.Desk, args []string) error {
	source := rand.New(rand.NewPCG(d.Settings.Seed, uint64(d.Drawn+1)))
	p := d.ForOp()
	grid, err := op.Shuffle(p, source)
	if err != nil {
		return answer.NoResult(err, "is shuffled")
	}
	d.SayLeftOut(p)
	d.Drawn++
	name := d.Name + ", shuffled"
	if seed := fmt.Sprintf("seed %d", d.Settings.Seed); !strings.Contains(name, seed) { // which tells it already
		name += " by " + seed
	}
	d.Begin(name, grid)
	_, err = d.Introduce(ctx)
	return err
}
