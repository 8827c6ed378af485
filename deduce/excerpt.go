package deduce

import "slices"

// excerpt is a journal that logs some of the steps of another log again, under new numbers.
type excerpt struct {
	journal
	of     *Log
	number []int // of a step in the new log; zero for those that are left out
}

func newExcerpt(of *Log) *excerpt {
	return &excerpt{newJournal(of.First(0)), of, make([]int, len(of.Steps)+1)}
}

// holds reports whether all of the steps are in the excerpt.
func (e *excerpt) holds(steps []int) bool {
	for _, n := range steps {
		if e.number[n] == 0 {
			return false
		}
	}
	return true
}

// add logs the step n; what it rests on must be there. Where the step tells of what else is on the board,
// that is brought up to date.
func (e *excerpt) add(n int) {
	step := *e.of.Step(n)
	step.Because = make([]int, len(step.Because))
	for i, k := range e.of.Step(n).Because {
		step.Because[i] = e.number[k]
	}
	switch step.Kind {
	case Guess:
		step.From = e.board.Candidates(step.Placements[0].Cell)
	case Backtrack:
		step.Undoes = int32(e.number[step.Undoes])
		step.Undone = int32(e.inForce - e.open[len(e.open)-1].position.inForce)
	case NegDed1, NegDed2:
		for t := range step.Truths() {
			u, d := t.Unit()
			step.Kind, step.Parts = e.order(&e.log.memory, u, d)
			break // there is one
		}
	}
	e.record(step)
	e.number[n] = len(e.log.Steps)
}

// Trim is a log with the givens and, of the others, only the steps that the step n needs; it ends with n, or with the
// givens. Each keeps its number: the others are there as Omitted.
func (l *Log) Trim(n int) Log {
	e := newExcerpt(l)
	needed := l.Needs(n)
	for k := 1; k <= max(n, l.Puzzle.Len()); k++ {
		_, needs := slices.BinarySearch(needed, k)
		if k <= l.Puzzle.Len() || needs {
			e.add(k)
		} else {
			e.record(Step{Kind: Omitted})
		}
	}
	return e.log
}

// Essential is a log with its first n steps and, of the others, those that place a digit or that such a step needs, at any depth;
// its end stays. What else was eliminated led nowhere.
func (l *Log) Essential(n int) Log {
	needed := numberSet(nil).sized(len(l.Steps) + 1)
	for k := len(l.Steps); k > 0; k-- {
		step := l.Step(k)
		if k > n && !needed.has(k) && len(step.Placements) == 0 && step.Kind == Logic {
			continue
		}
		needed.add(k)
		for _, b := range step.Because {
			needed.add(b)
		}
	}
	e := newExcerpt(l)
	for k := range l.Steps {
		if needed.has(k + 1) {
			e.add(k + 1)
		}
	}
	return e.log
}
