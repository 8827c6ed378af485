package deduce

import (
	"slices"

	"deduku/board"
)

// Log is what a solver concluded, step by step. A step's number is its index plus one. A step that Trim left out is there as
// Omitted, so that the others keep their numbers; All and Count pass it over.
//
// Copying a Log keeps it as it is, also when the copy's solver goes on: steps are only ever appended.
type Log struct {
	Puzzle     board.Grid   // the givens
	Seed       uint64       // of random guesses
	Method     string       // "classic" or "logic"
	Techniques []*Technique // the techniques that were on
	Steps      []Step
	memory     memory
}

// reset forgets the steps and keeps the memory.
func (l *Log) reset() {
	l.Steps = l.Steps[:0]
	l.memory.cut(mark{})
}

// clipped is the log with no room to grow in place: appending to it leaves this one's memory alone.
func (l Log) clipped() Log {
	l.Steps = slices.Clip(l.Steps)
	l.memory.clip()
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

// All yields the steps that are there, each with its number.
func (l *Log) All(yield func(n int, step *Step) bool) {
	for i := range l.Steps {
		if step := &l.Steps[i]; step.Kind != Omitted && !yield(i+1, step) {
			return
		}
	}
}

// Count is how many steps are there.
func (l *Log) Count() (n int) {
	for range l.All {
		n++
	}
	return n
}

// Has reports whether there is a step with the number n.
func (l *Log) Has(n int) bool { return n >= 1 && n <= len(l.Steps) && l.Step(n).Kind != Omitted }

// UpTo is the number of the last step that is there up to the number n, 0 where there is none.
func (l *Log) UpTo(n int) int {
	for n = min(n, len(l.Steps)); n > 0 && !l.Has(n); n-- {
	}
	return n
}

// Trimmed reports whether numbers are missing.
func (l *Log) Trimmed() bool {
	for i := range l.Steps {
		if l.Steps[i].Kind == Omitted {
			return true
		}
	}
	return false
}

// Numbers are the numbers of the steps that are there.
func (l *Log) Numbers() (all []int) {
	for n := range l.All {
		all = append(all, n)
	}
	return all
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

// InForce says of each step, by index, whether it counts. Conflicts never count, nor do steps that a backtrack took
// back or that were left out.
func (l *Log) InForce() []bool {
	in := make([]bool, len(l.Steps))
	for i := range l.Steps {
		step := &l.Steps[i]
		in[i] = step.Kind != Conflict && step.Kind != Omitted
		if step.Kind == Backtrack {
			clear(in[step.Undoes-1 : i])
		}
	}
	return in
}

// logMark is how far a log had come: its steps and what they point into.
type logMark struct {
	steps  int
	memory mark
}

// beforeGuess is where a log that ends with a guess was before it; what the guess points to is kept. (In a log
// that is taken up again the steps behind the guess are there already; what they point to is then kept, too.)
func (l *Log) beforeGuess() logMark { return logMark{len(l.Steps) - 1, l.memory.mark()} }

// back takes the log back to a mark.
func (l *Log) back(to logMark) {
	l.Steps = l.Steps[:to.steps]
	l.memory.cut(to.memory)
}

// Needs lists the steps that the step n rests on, back to the givens, and n itself, ascending. A backtrack
// rests on the guess it takes back, too.
func (l *Log) Needs(n int) []int {
	needed := numberSet(nil).sized(n + 1)
	needed.add(n)
	for k := n; k > 0; k-- {
		if !needed.has(k) {
			continue
		}
		step := l.Step(k)
		for _, b := range step.Because {
			needed.add(b)
		}
		if step.Kind == Backtrack {
			needed.add(int(step.Undoes))
		}
	}
	return needed.appendBelow(nil, n+1)
}

// assumes reports whether the step n rests, at any depth, on one that assumes one solution.
func (l *Log) assumes(n int) bool {
	for _, k := range l.Needs(n) {
		if l.Step(k).Assumes() {
			return true
		}
	}
	return false
}
