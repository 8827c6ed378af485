package deduce

// Unverified holds a file's claims about a step, beyond its truths and conclusions, that deduku did not find again on the step's board.
// A checker proves the step by its truths, but nothing proves the name of its pattern, its reason, or its argument. Such a step has no
// technique, and its parts only cite its truths. Nobody writes to an Unverified after it is read.
type Unverified struct {
	Technique *Technique // which pattern the file says it is
	Reason    string     // why, in the file's words
	Text      string     // the line of the file in words, its reason in it
	Claims    []Claim    // the argument
}

// Unverified returns a file's unconfirmed claims about the step, or nil if there are none.
func (s *Step) Unverified() *Unverified {
	if s.Argument == nil {
		return nil
	}
	return s.Argument.Unverified
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
