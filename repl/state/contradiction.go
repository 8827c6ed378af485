package state

import (
	"errors"
	"fmt"
	"strings"

	"deduku/deduce"
	"deduku/repl/answer"
)

// Contradiction is an error that names what has come to a contradiction on the board, nil where nothing has.
func (d *Desk) Contradiction() error {
	if !d.Solver.Dead() {
		return nil
	}
	const way = "'undo' goes back, 'step' goes on from it"
	log := d.Solver.Log()
	text := d.Settings.Text()
	var clashes []string
	for _, c := range log.Puzzle.Clashes() {
		clashes = append(clashes, text.Clash(c))
	}
	if len(clashes) > 0 {
		return answer.No("the givens contradict each other: %s", strings.Join(clashes, ", "))
	}
	if len(log.Steps) == 0 || log.Last().Kind.Ends() {
		return answer.No("the board has come to a contradiction; %s", way)
	}
	last := log.Last()
	if last.Kind != deduce.Conflict {
		if last = deduce.Resume(log, d.Solving()).Next(); last == nil {
			return answer.No("the board has come to a contradiction; %s", way)
		}
	}
	return answer.No("the board has come to a contradiction: %s; %s", conflictIn(text.Conclusion(last), text.Reason(last)), way)
}

// conflictIn says what is wrong where.
func conflictIn(where, what string) string {
	if strings.Contains(what, where) {
		return what
	}
	return fmt.Sprintf("%s, %s", where, what)
}

// TellUniqueness says that techniques which assume one solution are off, where they are on but the puzzle has not one.
func (d *Desk) TellUniqueness() {
	log := d.Solver.Log()
	switch {
	case !d.Settings.Unique || d.InJSON() || d.givensSingle():
	case log.Puzzle.Len() == 0:
		d.Say("the puzzle has no givens: techniques that assume one solution of these are off")
	default:
		d.Say("the puzzle has not one solution: techniques that assume it are off")
	}
}

// Word is an error in words, with cells in the notation of the settings.
func (d *Desk) Word(err error) string {
	var refused *deduce.RefusedError
	if !errors.As(err, &refused) {
		return err.Error()
	}
	n := d.Settings.Notation
	asked, by := n.Placement(refused.Asked), n.Placement(refused.By)
	switch refused.Why {
	case deduce.OnGiven:
		return by + " is a given and stays; 'clear' starts an empty board"
	case deduce.OnFilled:
		return fmt.Sprintf("%s is on the board already; 'unset %s' clears the cell", by, n.Cell(refused.By.Cell))
	case deduce.OnEmpty:
		return n.Cell(refused.Asked.Cell) + " is empty"
	case deduce.Clashes:
		return fmt.Sprintf("%s clashes with %s", asked, by)
	case deduce.Eliminated:
		return fmt.Sprintf("%s was ruled out by step %d; 'log' shows it", asked, refused.Step)
	case deduce.NoCandidate:
		return fmt.Sprintf("%d is no candidate of %s: step %d ruled it out", refused.Asked.Digit, n.Cell(refused.Asked.Cell), refused.Step)
	case deduce.GuessOpen:
		return fmt.Sprintf("while the guess %s is open only digits can be set, each as a guess of your own; 'goto %d' goes back to before it", by, refused.Step-1)
	}
	return "the board has come to a contradiction; 'undo' or 'reset' to go back"
}

// givensSingle reports whether the givens alone have one solution, as techniques need it that assume one.
func (d *Desk) givensSingle() bool {
	k := d.givensKnown()
	return k.Single()
}
