package deduce

// forget takes the log back to before the last open guess and returns the backtrack as it is then: it
// rests on the same steps before the guess, and no longer names the conflict.
func (s *Solver) forget(backtrack Step) Step {
	m := &s.log.memory
	x := backtrack.Eliminations[0]
	because := backtrack.Because[:max(len(backtrack.Because)-1, 0)]
	before := s.open[len(s.open)-1].mark
	s.forgotten += len(s.log.Steps) - before.steps
	for i := before.steps; s.climber.assumes && i < len(s.log.Steps); i++ {
		s.forgotAssumption = s.forgotAssumption || s.log.Steps[i].Assumes()
	}
	s.log.back(before)
	backtrack.Eliminations = m.candidate(x.Cell, x.Digit)
	backtrack.Because = m.because.keep(because) // moves down: what is copied lies behind
	return backtrack
}
