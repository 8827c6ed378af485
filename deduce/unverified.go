package deduce

// Unverified is what a file says of a step beyond its truths and its conclusions, where that was not found again on the board of the
// step. A checker proves the step by its truths; nothing proves the name of its pattern, its reason or its argument. Such a step
// has no technique, and its parts only cite its truths. Nobody writes to a Told once it is read.
type Unverified struct {
	Technique *Technique // which pattern the file says it is
	Reason    string     // why, in the file's words
	Text      string     // the line of the file in words, its reason in it
	Claims    []Claim    // the argument
}

// Unverified is what a file says of the step and nothing has confirmed; nil for nothing.
func (s *Step) Unverified() *Unverified {
	if s.Argument == nil {
		return nil
	}
	return s.Argument.Told
}

// Unconfirmed counts the steps of a log of which a file says what nothing has confirmed.
func (l *Log) Unconfirmed() (n int) {
	for i := range l.Steps {
		if l.Steps[i].Unverified() != nil {
			n++
		}
	}
	return n
}
