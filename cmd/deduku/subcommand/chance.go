package subcommand

import (
	"fmt"
	"sync/atomic"

	"deduku/repl/state"
)

// Chance is what a subcommand draws from: a seed that was given, or one that nobody chose and that is told at the end.
type Chance struct {
	Seed  uint64
	given bool
	used  atomic.Bool
}

// ChanceOf is the chance of the seed given, nil for none.
func ChanceOf(given *uint64) *Chance {
	if given != nil {
		return &Chance{Seed: *given, given: true}
	}
	return &Chance{Seed: state.NewSeed()}
}

// Use says that a result depends on the seed.
func (c *Chance) Use() { c.used.Store(true) }

// Tell shows the seed where a result depends on it and nobody knows it.
func (c *Chance) Tell(s Streams) {
	if c.used.Load() && !c.given {
		fmt.Fprintf(s.Err, "deduku: seed %d\n", c.Seed)
	}
}
