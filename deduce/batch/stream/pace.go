package stream

import (
	"sync/atomic"
	"time"
)

// A block ends where one of these is reached. Small blocks spread hard puzzles over the workers, large ones cost less
// for each puzzle.
const (
	mostPuzzles = 1024
	mostBytes   = 64 << 10              // of the input
	mostWork    = 20 * time.Millisecond // as long as the puzzles of the last block took each
	usualOut    = 128 << 10             // bytes of results, by the same measure
)

// mostOut is how many bytes of results a worker keeps to itself at most, where it is asked to pass on what it has.
const mostOut = 1 << 18

// pace is what the puzzles of the last blocks took, each.
type pace struct {
	nanos, out atomic.Int64
}

// newPace is the pace before anything is known: of a few puzzles a block.
func newPace() *pace {
	p := new(pace)
	p.nanos.Store(int64(mostWork) / 16)
	return p
}

// enough reports whether so many puzzles are enough for a block.
func (p *pace) enough(puzzles int) bool {
	n := int64(puzzles)
	return n*p.nanos.Load() >= int64(mostWork) || n*p.out.Load() >= usualOut
}

// note takes what a block has taken. One block counts for a quarter: easy and hard stretches follow each other.
func (p *pace) note(puzzles int, took time.Duration, out int) {
	if puzzles == 0 {
		return
	}
	n := int64(puzzles)
	p.nanos.Store((3*p.nanos.Load() + int64(took)/n) / 4)
	p.out.Store((3*p.out.Load() + int64(out)/n) / 4)
}
