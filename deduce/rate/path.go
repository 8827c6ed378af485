package rate

import (
	"context"

	"deduku/board"
	"deduku/deduce"
)

// Path is a rating's path through a puzzle as a log: each step has its reasons and its difficulty.
type Path struct {
	rater  rater
	solver *deduce.Solver
	steps  []PathStep
	ended  bool
}

// PathStep is a step of a path.
type PathStep struct {
	N      int // its number in the log
	Rating Tenths
	Nodes  int // of a chain, the nodes that make its length; zero for other steps
}

// NewPath is a path that stands at the beginning of a puzzle.
func NewPath(puzzle board.Grid) *Path {
	p := &Path{solver: deduce.New(puzzle, deduce.Options{Ladder: Ladder, Guess: deduce.NoGuess})}
	p.rater.start(&puzzle)
	return p
}

// NewPositionPath is NewPath where some more candidates are gone than the digits rule out. The error says that these leave no
// solution at sight.
func NewPositionPath(puzzle board.Grid, eliminated []board.Candidate) (*Path, error) {
	p := NewPath(puzzle)
	if len(eliminated) == 0 {
		return p, nil
	}
	p.rater.eliminate(eliminated)
	return p, p.solver.Begin(puzzle, board.Grid{}, eliminated)
}

// Next goes one step on. Where there is no further step the path is over, and Next does nothing from then on. The error
// says that ctx was done first: the path then stands where it stood.
func (p *Path) Next(ctx context.Context) error {
	r := &p.rater
	r.halt = func() bool { return ctx.Err() != nil }
	if p.ended {
		return nil
	}
	if r.Empty == 0 || !r.first() {
		if r.stopped {
			r.stopped = false
			return ctx.Err()
		}
		p.end()
		return nil
	}
	var d deduce.Draft
	d.Kind, d.Technique = deduce.Logic, techniques[r.kind()]
	r.tell(&d)
	p.solver.Conclude(&d.Step)
	log := p.solver.Log()
	p.steps = append(p.steps, PathStep{N: len(log.Steps), Rating: tenths(r.hint.Rating), Nodes: r.hint.Nodes})
	r.count()
	r.hint.Apply(&r.Position)
	return nil
}

// end ends the log: solved, or stuck.
func (p *Path) end() {
	p.ended = true
	if r := &p.rater; r.Empty > 0 {
		r.stuck()
		p.solver.Try()
		return
	}
	p.solver.Next()
}

// Over reports whether the path has come to its end.
func (p *Path) Over() bool { return p.ended }

// Rating is that of the steps so far; at the end of the path it is the puzzle's.
func (p *Path) Rating() Rating { return p.rater.soFar() }

// Open is the number of cells that are open.
func (p *Path) Open() int { return p.rater.Empty }

// Log is the steps so far, behind the givens, and at the end how it ended.
func (p *Path) Log() deduce.Log { return p.solver.Log() }

// Steps are the steps so far.
func (p *Path) Steps() []PathStep { return p.steps }
