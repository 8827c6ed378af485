package stream

import (
	"context"
	"maps"
	"slices"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/rate"
)

// Usage is how often techniques were used.
type Usage struct {
	Steps, Puzzles map[*deduce.Technique]int
	Solved, All    int // puzzles solved without a guess, and all
}

// Add counts the steps in force of a log.
func (u *Usage) Add(log *deduce.Log) {
	seen := map[*deduce.Technique]int{}
	inForce := log.InForce()
	for i := range log.Steps {
		if t := log.Steps[i].Technique; t != nil && inForce[i] {
			seen[t]++
		}
	}
	one := Usage{Steps: seen, Puzzles: map[*deduce.Technique]int{}, All: 1}
	for t := range seen {
		one.Puzzles[t] = 1
	}
	if log.Finished() && log.Last().Kind == deduce.Solved && !rate.Scale.Judge(log).Guessed {
		one.Solved = 1
	}
	u.Merge(&one)
}

// Merge adds the counts of others.
func (u *Usage) Merge(o *Usage) {
	if u.Steps == nil {
		u.Steps, u.Puzzles = map[*deduce.Technique]int{}, map[*deduce.Technique]int{}
	}
	for t, n := range o.Steps {
		u.Steps[t] += n
	}
	for t, n := range o.Puzzles {
		u.Puzzles[t] += n
	}
	u.Solved += o.Solved
	u.All += o.All
}

// ByLadder are the techniques that were counted, in the order of the ladder.
func ByLadder(counts map[*deduce.Technique]int) []*deduce.Technique {
	return slices.SortedFunc(maps.Keys(counts), func(a, b *deduce.Technique) int {
		return rate.Known.Index(a) - rate.Known.Index(b)
	})
}

// Counting is a worker that solves puzzles by a ladder and counts the techniques in a Usage of its own.
type Counting struct {
	Usage
	// Ladder is the ladder for a puzzle with these givens.
	Ladder  func(givens board.Grid) deduce.Ladder
	Options deduce.Options
	// Note says what is to be told of a puzzle that cannot be read, or whose givens clash.
	Note   func(err error) string
	solver *deduce.Solver
}

// Answer implements Worker.
func (c *Counting) Answer(ctx context.Context, p *puzzle.Puzzle, b *Block) error {
	if c.solver == nil {
		c.solver = deduce.New(p.Givens, c.Options)
	}
	c.Options.Ladder = c.Ladder(p.Givens)
	c.solver.Use(c.Options)
	if err := c.solver.Begin(p.Givens, p.Placed, p.Eliminated); err != nil {
		b.Refused++
		b.Notes = append(b.Notes, c.Note(err))
		return nil
	}
	if err := c.solver.Solve(ctx); err != nil {
		return err
	}
	log := c.solver.Log()
	c.Add(&log)
	return nil
}

// Unread implements Worker.
func (c *Counting) Unread(m *Miss, b *Block) { b.Notes = append(b.Notes, c.Note(m.Err)) }
