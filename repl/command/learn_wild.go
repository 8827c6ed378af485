package command

import (
	"context"
	"fmt"
	"slices"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/coach/lesson"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// The puzzle in the wild: what is filled in is judged, as in practice, but any step of its way will do.

// playing says what helps on the puzzle of a lesson.
func playing(t *deduce.Technique) string {
	return fmt.Sprintf("what you type, as r4c7=5 or r4c7<>5, is judged; 'hint' helps, 'next' makes a step, 'until %s' makes what comes before the next %s and leaves that to you; 'learn next' ends the lesson here", t.Name, t.Title)
}

// Fills implements [state.Dialog]. It logs a right edit as the step that proves it, but no more of that step than was typed. It keeps nothing
// of a wrong edit, or of an edit that only a digit still to be placed would prove. An edit that is false and one that is only unproved get
// the same words.
func (t *teacher) Fills(ctx context.Context, d *state.Desk, edits []coords.Edit) (done bool, err error) {
	log := d.Solver.Log()
	if !t.wild || t.course == nil || d.Teaches(log.Puzzle) == nil {
		return false, nil
	}
	if err := d.Enter(deduce.Resume(log, d.Solving()), edits); err != nil {
		return true, err
	}
	words := d.Settings.Text()
	own := t.ownCases(ctx, d, edits, words)
	d.SkipGivens()
	steps, behind, err := coach.MakeTyped(ctx, d.Solver, d.Ladder(log.Puzzle), edits)
	if err == nil && steps == nil && !behind && !places(edits) { // it may be true by a technique that is not tried on the way
		steps, behind, err = coach.MakeTyped(ctx, d.Solver, technique.Everything.Ladder(), edits)
	}
	if err != nil {
		return true, err
	}
	at, of := t.course.Lesson.Place(t.course.At)
	f := answer.Learn{Verdict: "unproved", Why: lesson.Refusal(lesson.NothingForces), Task: t.task(t.course.Scene(), at, of, words)}
	if behind {
		f.Verdict, f.Why = "beside", "true, as a digit can be placed that rules it out: place that"
	}
	for i := range steps {
		t.found = t.found || steps[i].Technique == t.course.Lesson.Technique
	}
	if steps != nil {
		f.Verdict, f.Answer, f.Why = "right", words.Conclusion(lesson.StepOf(edits)), by(steps)
		if n := left(&steps[len(steps)-1], d.Solver.Board()); n > 0 {
			f.Why += "; the same step removes " + wording.Count(n, "candidate more", "candidates more")
		}
		if own != "" && !t.found {
			t.found = true
			f.Why += "; the cases of " + own + " show it, too"
		}
	}
	f.Found = t.found
	state := d.Learning()
	f.Due = len(state.Due(d.Clock()))
	if err := tellLine(d, verdictOf(&f)); err != nil {
		return true, err
	}
	if steps != nil {
		d.Found = nil
		if err := d.TellNew(); err != nil {
			return true, err
		}
		if err := d.Release(false); err != nil {
			return true, err
		}
	}
	return true, d.Give(f, nil)
}

// ownCases names the cell, or the digit in a unit, whose cases come by singles to what was typed, where the lesson is of such a technique and
// the board has a step of it; empty otherwise.
func (t *teacher) ownCases(ctx context.Context, d *state.Desk, edits []coords.Edit, words wording.Text) (named string) {
	asked := t.course.Lesson.Technique
	if places(edits) || asked.Shape != deduce.ShapeForcing {
		return ""
	}
	d.Solver.Choices(ctx, func(x *deduce.Technique) bool { return x == asked }, func(chain deduce.Step) bool {
		base, ok := lesson.Like(&chain, d.Solver.Board(), lesson.StepOf(edits))
		switch {
		case ok && base.Units == 0:
			named = words.Notation.Cell(base.Cells.First())
		case ok:
			named = base.Digits.First().String() + " in " + words.Notation.Unit(base.Units.First())
		}
		return false
	})
	return named
}

// places reports whether a digit is among edits. Nearly each can be shown somehow: that is not what a lesson is for.
func places(edits []coords.Edit) bool {
	return slices.ContainsFunc(edits, func(e coords.Edit) bool { return !e.Eliminate })
}

// left is how many removals of a step are not made on a board.
func left(step *deduce.Step, b *board.Board) (n int) {
	for _, x := range step.Eliminations {
		if b.Candidates(x.Cell).Has(x.Digit) {
			n++
		}
	}
	return n
}

// by names the techniques of steps, each once.
func by(steps []deduce.Step) string {
	text := ""
	for i := range steps {
		if title := steps[i].Technique.Title; i == 0 || title != steps[i-1].Technique.Title {
			if i > 0 {
				text += ", "
			}
			text += title
		}
	}
	return text
}
