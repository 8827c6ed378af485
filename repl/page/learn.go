package page

import "deduku/repl/answer"

// learnOf is what a page shows of what a command found out about learning; nil where that is about something else.
func learnOf(facts answer.Result) *Learn {
	switch f := facts.(type) {
	case answer.Learn:
		return &Learn{Now: &f}
	case answer.LearnMap:
		return &Learn{Path: &f}
	case answer.LearnStats:
		return &Learn{Stats: &f}
	}
	return nil
}

// drawn adds the drawings of an answer.
func (l *Learn) drawn(b *bringer) {
	if l.Now != nil && l.Now.Task != nil && !l.Now.Task.Notes { // what can stand in a cell may be the answer
		for i := range b.drawings {
			onlyPattern(&b.drawings[i].Picture)
		}
	}
	for i := range b.drawings {
		l.SVGs = append(l.SVGs, b.drawings[i].Embedded())
	}
	if n := len(b.drawings); n > 0 {
		l.Roles = rolesOf(&b.drawings[n-1])
	}
}
