package repl

import (
	"fmt"

	"deduku/deduce"
	"deduku/repl/answer"
)

// cutLemma takes the number of a lemma off the end of arguments: lemma 2.1. It is empty for none.
func cutLemma(args []string) (left []string, number string) {
	if n := len(args); n >= 2 && args[n-2] == "lemma" {
		return args[:n-2], args[n-1]
	}
	return args, ""
}

// explainLemma tells one lemma of a net, below the board that its branch has come to.
func (s *Session) explainLemma(log *deduce.Log, n int, number string) error {
	before := deduce.Resume(log.First(n-1), s.solving()).Board()
	told, begins, ok := s.settings.text().Lemma(log.Step(n), before, number)
	if !ok {
		return fmt.Errorf("step %d has no lemma %s; 'explain %d' lists what it has", n, shortened(number), n)
	}
	if s.inJSON() {
		f := answer.ExplanationOf(log, n, &begins, true)
		f.Sentences = told
		return s.give(f, nil)
	}
	return s.show(s.indented(told[:1]) + s.pattern(nil, &begins) + s.indented(told[1:]))
}
