package main

import (
	"fmt"
	"sync/atomic"

	"deduku/repl/settings"
)

// chance is what a subcommand draws from: a seed that was given, or one that nobody chose and that is told at the end.
type chance struct {
	seed  uint64
	given bool
	used  atomic.Bool
}

// chanceOf is the chance of the seed given, nil for none.
func chanceOf(given *uint64) *chance {
	if given != nil {
		return &chance{seed: *given, given: true}
	}
	return &chance{seed: settings.NewSeed()}
}

// use says that a result depends on the seed.
func (c *chance) use() { c.used.Store(true) }

// tell shows the seed where a result depends on it and nobody knows it.
func (c *chance) tell(s streams) {
	if c.used.Load() && !c.given {
		fmt.Fprintf(s.err, "deduku: seed %d\n", c.seed)
	}
}
