package deduce

import (
	"slices"

	"deduku/board"
)

// Log is what a solver concluded, step by step. A step's number is its index plus one.
//
// Copying a Log keeps it as it is, also when the copy's solver goes on: steps are only ever appended.
type Log struct {
	Puzzle     board.Grid // the givens
	Seed       uint64     // what random guesses were drawn from
	Method     string     // "classic" or "logic"
	Techniques Ladder     // those that were on
	Steps      []Step
	arena      arena
}

// arena holds what the steps of a log point into, so that logging a step allocates nothing once it has grown.
type arena struct {
	candidates []board.Candidate
	parts      []Part
	because    []int
	ends       []End
	arguments  []Argument
	links      []Link
}

// reset forgets the steps and keeps the memory.
func (l *Log) reset() {
	l.Steps = l.Steps[:0]
	l.arena.candidates = l.arena.candidates[:0]
	l.arena.parts = l.arena.parts[:0]
	l.arena.because = l.arena.because[:0]
	l.arena.ends = l.arena.ends[:0]
	l.arena.arguments = l.arena.arguments[:0]
	l.arena.links = l.arena.links[:0]
}

// candidate stores one candidate and returns it as the list that a step holds.
func (a *arena) candidate(c board.Cell, d board.Digit) []board.Candidate {
	a.candidates = append(a.candidates, board.Candidate{Cell: c, Digit: d})
	n := len(a.candidates)
	return a.candidates[n-1 : n : n]
}

// list stores parts and returns them as the list that a step holds.
func (a *arena) list(ps ...Part) []Part {
	return stored(&a.parts, ps)
}

func (a *arena) end(e End) *End {
	a.ends = append(a.ends, e)
	return &a.ends[len(a.ends)-1]
}

// keep is a draft as a step that holds its own.
func (a *arena) keep(s *Step) Step {
	kept := *s
	kept.Placements = stored(&a.candidates, s.Placements)
	kept.Eliminations = stored(&a.candidates, s.Eliminations)
	kept.Parts = stored(&a.parts, s.Parts)
	if s.Argument != nil {
		argument := *s.Argument
		argument.Links = stored(&a.links, argument.Links)
		a.arguments = append(a.arguments, argument)
		kept.Argument = &a.arguments[len(a.arguments)-1]
	}
	return kept
}

// stored appends a copy of xs to an arena's memory and returns it as the list that a step holds.
func stored[T any](memory *[]T, xs []T) []T {
	if len(xs) == 0 {
		return nil
	}
	from := len(*memory)
	*memory = append(*memory, xs...)
	return (*memory)[from:len(*memory):len(*memory)]
}

// clipped is the log with no room to grow in place: appending to it leaves this one's memory alone.
func (l Log) clipped() Log {
	l.Steps = slices.Clip(l.Steps)
	l.arena.candidates = slices.Clip(l.arena.candidates)
	l.arena.parts = slices.Clip(l.arena.parts)
	l.arena.because = slices.Clip(l.arena.because)
	l.arena.ends = slices.Clip(l.arena.ends)
	l.arena.arguments = slices.Clip(l.arena.arguments)
	l.arena.links = slices.Clip(l.arena.links)
	return l
}

// Finished reports whether the log has its last line.
func (l *Log) Finished() bool { return len(l.Steps) > 0 && l.Last().Kind.Ends() }

// Last is the last step; the log must not be empty.
func (l *Log) Last() *Step { return &l.Steps[len(l.Steps)-1] }

// Step is the step with the number n, from one.
func (l *Log) Step(n int) *Step { return &l.Steps[n-1] }

// First is the log of its first n steps.
func (l *Log) First(n int) Log {
	cut := *l
	cut.Steps = l.Steps[:n:n]
	return cut
}

// Premises are the premises in force.
func (l *Log) Premises() []*Step {
	var out []*Step
	in := l.InForce()
	for i := range l.Steps {
		if l.Steps[i].Kind == Premise && in[i] {
			out = append(out, &l.Steps[i])
		}
	}
	return out
}

// InForce says of each step, by index, whether it counts: conflicts never do, and what a backtrack took
// back does not.
func (l *Log) InForce() []bool {
	in := make([]bool, len(l.Steps))
	for i := range l.Steps {
		step := &l.Steps[i]
		in[i] = step.Kind != Conflict
		if step.Kind == Backtrack {
			clear(in[step.Undoes-1 : i])
		}
	}
	return in
}
