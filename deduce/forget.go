package deduce

// mark is how far a log had come: its steps and what they point into.
type mark struct {
	steps, candidates, parts, because, ends, arguments, links int
}

// beforeGuess is where a log that ends with a guess was before it. (In a log that is taken up again the
// steps behind the guess are there already; what they point to is then kept.)
func (l *Log) beforeGuess() mark {
	a := &l.arena
	return mark{len(l.Steps) - 1, len(a.candidates) - 1, len(a.parts), len(a.because), len(a.ends), len(a.arguments), len(a.links)}
}

// back takes the log back to a mark.
func (l *Log) back(to mark) {
	a := &l.arena
	l.Steps, a.candidates, a.parts, a.because, a.ends =
		l.Steps[:to.steps], a.candidates[:to.candidates], a.parts[:to.parts], a.because[:to.because], a.ends[:to.ends]
	a.arguments, a.links = a.arguments[:to.arguments], a.links[:to.links]
}

// forget takes the log back to before the last open guess and returns the backtrack as it is then: it
// rests on the same steps before the guess, and no longer names the conflict.
func (s *Solver) forget(backtrack Step) Step {
	a := &s.log.arena
	x := backtrack.Eliminations[0]
	because := backtrack.Because[:len(backtrack.Because)-1]
	before := s.open[len(s.open)-1].mark
	s.forgotten += len(s.log.Steps) - before.steps
	s.log.back(before)
	backtrack.Eliminations = a.candidate(x.Cell, x.Digit)
	from := len(a.because)
	a.because = append(a.because, because...) // moves down: what is copied lies behind
	backtrack.Because = a.because[from:len(a.because):len(a.because)]
	return backtrack
}
