package command

import (
	"strings"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/repl/state"
)

// concerning is the condition that a step concludes something of what is named: a cell, a digit, a candidate that is to be removed or
// placed. It is nil where the words name none of these.
func concerning(d *state.Desk, words []string) state.StepCondition {
	text := strings.Join(words, " ")
	if len(text) == 1 && '1' <= text[0] && text[0] <= '9' {
		digit := board.Digit(text[0] - '0')
		return concludes(func(x board.Candidate, _ bool) bool { return x.Digit == digit })
	}
	if c, err := coords.ParseCell(text, d.Settings.Notation); err == nil {
		return concludes(func(x board.Candidate, _ bool) bool { return x.Cell == c })
	}
	edits, err := coords.Assignments(text, d.Settings.Notation)
	if err != nil || len(edits) != 1 {
		return nil
	}
	return concludes(func(x board.Candidate, gone bool) bool { return x == edits[0].Candidate && gone == edits[0].Eliminate })
}

// concludes is the condition that a step concludes something that is wanted: a candidate that is placed, or gone.
func concludes(wanted func(x board.Candidate, gone bool) bool) state.StepCondition {
	return func(_ int, step *deduce.Step) (bool, error) {
		for _, x := range step.Placements {
			if wanted(x, false) {
				return true, nil
			}
		}
		for _, x := range step.Eliminations {
			if wanted(x, true) {
				return true, nil
			}
		}
		return false, nil
	}
}

// both is the condition that two hold; the second may be nil.
func both(a, b state.StepCondition) state.StepCondition {
	if b == nil {
		return a
	}
	return func(n int, step *deduce.Step) (bool, error) {
		if ok, err := a(n, step); !ok || err != nil {
			return false, err
		}
		return b(n, step)
	}
}
