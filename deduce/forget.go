package deduce

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

// forget takes the log back to before the last open guess and returns the backtrack as it is then: it
// rests on the same steps before the guess, and no longer names the conflict.
func (s *Solver) forget(backtrack Step) Step {
	m := &s.log.memory
	x := backtrack.Eliminations[0]
	because := backtrack.Because[:len(backtrack.Because)-1]
	before := s.open[len(s.open)-1].mark
	s.forgotten += len(s.log.Steps) - before.steps
	s.log.back(before)
	backtrack.Eliminations = m.candidate(x.Cell, x.Digit)
	backtrack.Because = m.because.keep(because) // moves down: what is copied lies behind
	return backtrack
}
