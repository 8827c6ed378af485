package deduce

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"deduku/board"
	"deduku/internal/spelling"
)

// Recall logs a step that was read from a file. A file has less of a step than memory: its kind, technique, conclusions, because
// and undoes count, and of its parts only the truths that they cite. The rest follows from the board; of a step of kind Logic, its
// technique finds the step again as the ladder of s has it, see [Confirm]. fits reports whether a found step has the words in the
// file. If the pattern is not found again, the step rests on its truths, and its [Told] keeps the technique, the argument, and the words
// that the file has. A nil fits says that a step of kind Logic is complete as it is.
//
// A step of kind Omitted has nothing but its kind: it takes a number.
//
// The error says why the step cannot stand there. Recall does not prove it: a checker does.
func (s *Solver) Recall(ctx context.Context, read *Step, fits func(*Step) bool) (*Step, error) {
	if err := s.possible(read); err != nil {
		return nil, err
	}
	if read.Kind == Omitted {
		return s.record(Step{Kind: Omitted}), nil
	}
	if read.Kind.Ends() {
		levels := 0
		if read.Kind == Stuck && read.End != nil {
			levels = read.End.Levels // of nets that were looked for, which does not follow from the log
		}
		return s.ended(read.Kind, levels), nil
	}
	step := s.log.memory.keep(read)
	switch read.Kind {
	case PosDed, NegDed1, NegDed2, Conflict:
		s.recallSingle(&step, read, fits)
	case Logic:
		if fits == nil {
			break
		}
		by := Rung{Technique: step.Technique}
		if i := s.options.Ladder.Index(step.Technique); i >= 0 {
			by.By = s.options.Ladder[i].By
		}
		found, ok := Confirm(ctx, &s.board, &step, by, fits)
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if ok {
			step.Parts, step.Argument = found.Parts, found.Argument
		} else {
			byTruths(&step)
		}
	case Guess:
		step.From = s.board.Candidates(step.Placements[0].Cell)
	case Backtrack:
		step.Undone = int32(s.inForce - s.open[len(s.open)-1].position.inForce)
	}
	return s.record(step), nil
}

// possible says why a step cannot be the next of the log.
func (s *Solver) possible(step *Step) error {
	last := s.last()
	n := len(s.log.Steps) + 1
	depth := len(s.open)
	if step.Kind == Backtrack {
		depth--
	}
	switch {
	case last.Ends():
		return fmt.Errorf("it follows %v, which is the end of a log", last)
	case step.Kind == Init:
		return s.possibleGiven(step, last)
	case step.Kind == Omitted && last != Conflict:
		return nil
	case step.Kind > Stuck:
		return fmt.Errorf("%v has no place there", step.Kind)
	case step.Kind == Solved && s.board.Status() != board.Solved:
		return errors.New("the board is not solved then")
	case slices.ContainsFunc(step.Because, func(k int) bool { return k < 1 || k >= n }):
		return fmt.Errorf("its because names steps that are not before it: %v", step.Because)
	case int(step.Depth) != max(depth, 0):
		return fmt.Errorf("its depth is %d, but then %s open", step.Depth, spelling.Count(max(depth, 0), "guess is", "guesses are"))
	case step.Kind == Backtrack:
		return s.possibleBacktrack(step, last)
	case last == Conflict && step.Kind != Unsolvable:
		return errors.New("only BACKTRACK or UNSOLVABLE may follow a CONFLICT")
	case step.Kind == Premise && len(s.open) > 0:
		return fmt.Errorf("no PREMISE can stand there: the guess of step %d is open", s.open[len(s.open)-1].guess)
	case step.Kind == Guess && len(step.Placements) != 1:
		return errors.New("a guess places one digit")
	}
	for _, x := range step.Placements {
		if s.board.Digit(x.Cell) != 0 || !s.board.Has(x) {
			return fmt.Errorf("%v is not possible then", x)
		}
	}
	for _, x := range step.Eliminations {
		if s.board.Digit(x.Cell) != 0 || !s.board.Has(x) {
			return fmt.Errorf("%v is no candidate of %v then", x.Digit, x.Cell)
		}
	}
	return nil
}

// possibleGiven says why a given cannot follow a step of the kind last.
func (s *Solver) possibleGiven(step *Step, last Kind) error {
	if last != Init {
		return errors.New("the givens come first")
	}
	if len(step.Placements) != 1 || len(step.Eliminations) > 0 {
		return errors.New("INIT places one given")
	}
	if x := step.Placements[0]; s.log.Puzzle[x.Cell] != x.Digit || s.board.Digit(x.Cell) != 0 {
		return fmt.Errorf("%v is no given of the puzzle, or stands there already", x)
	}
	return nil
}

// possibleBacktrack says why a backtrack cannot follow a step of the kind last.
func (s *Solver) possibleBacktrack(step *Step, last Kind) error {
	switch {
	case last != Conflict:
		return errors.New("a BACKTRACK follows a CONFLICT")
	case len(s.open) == 0:
		return errors.New("no guess is open then")
	}
	guess := s.open[len(s.open)-1].guess
	if int(step.Undoes) != guess {
		return fmt.Errorf("it undoes step %d, but the last open guess is step %d", step.Undoes, guess)
	}
	if x := s.log.Step(guess).Placements[0]; len(step.Eliminations) != 1 || step.Eliminations[0] != x {
		return fmt.Errorf("it does not eliminate the guess %v", x)
	}
	return nil
}

// byTruths takes from a step of kind Logic whatever its truths do not prove, and leaves it as told.
func byTruths(step *Step) {
	var argument Argument
	if step.Argument != nil {
		argument = *step.Argument
	}
	var parts []Part
	for t := range step.Truths() {
		parts = append(parts, citingPart(t))
	}
	told := toldOf(step)
	told.Claims = argument.Claims
	step.Technique, step.Parts = nil, parts
	step.Argument = &Argument{Deadly: argument.Deadly, Symmetry: argument.Symmetry, Unverified: told}
}

// toldOf is what the file says of a step, with the words that its Told has.
func toldOf(step *Step) *Unverified {
	told := Unverified{}
	if had := step.Unverified(); had != nil {
		told = *had
	}
	told.Technique = step.Technique
	return &told
}

// citingPart is a part that cites a truth and tells nothing else.
func citingPart(t Truth) Part {
	if c, ok := t.Cell(); ok {
		return Part{Role: Set, Cells: board.CellsOf(c)}
	}
	u, d := t.Unit()
	return Part{Role: Base, Units: board.UnitsOf(u), Digits: board.Digits(d)}
}

// recallSingle gives a single or a conflict the parts that tell it. A single that is none of the technique that the file names
// is told by the one that it is of, and the file's name is kept as told. A full house that is read without a Told is believed.
func (s *Solver) recallSingle(step, read *Step, fits func(*Step) bool) {
	if !s.bare {
		s.reword(step, fits)
	}
	step.Argument = nil
	switch {
	case step.Kind == Conflict:
		return
	case step.Kind != PosDed:
		step.Technique = HiddenSingle
	case step.Technique != FullHouse:
		step.Technique = NakedSingle
	}
	if step.Technique != read.Technique {
		step.Argument = &Argument{Unverified: toldOf(read)}
	}
}

// reword gives a single or a conflict the parts that tell it, by its truth.
func (s *Solver) reword(step *Step, fits func(*Step) bool) {
	m := &s.log.memory
	for t := range step.Truths() {
		cell, ofCell := t.Cell()
		switch {
		case step.Kind == Conflict:
			was, is := s.dead, s.isDead
			s.dead = t
			step.Parts = s.conflict().Parts
			s.dead, s.isDead = was, is
		case !ofCell:
			u, d := t.Unit()
			_, step.Parts = s.order(m, u, d)
		default:
			single := Part{Role: Single, Cells: board.CellsOf(cell), Digits: board.Digits(step.Placements[0].Digit)}
			step.Parts = m.list(single)
			if step.Technique == FullHouse {
				s.rewordHouse(step, single, fits)
			}
		}
		return
	}
}

// rewordHouse looks for the unit that a full house fills: its truth is only the cell. Of several it is the first that fits, or
// else, in a step that is believed, the last. Where there is none, the step is a naked single.
func (s *Solver) rewordHouse(step *Step, single Part, fits func(*Step) bool) {
	open, believed, bare := s.board.Open(), step.Unverified() == nil, step.Parts
	for _, u := range step.Placements[0].Cell.Units() {
		if !believed && open.And(u.Cells()).Len() > 1 {
			continue
		}
		step.Parts = s.log.memory.list(single, Part{Role: Within, Units: board.UnitsOf(u)})
		if fits != nil && fits(step) {
			return
		}
	}
	if !believed {
		step.Technique, step.Parts = NakedSingle, bare
	}
}
