package stages

import (
	"cmp"
	"deduku/deduce/batch"
	"deduku/deduce/op"
	"deduku/internal/spelling"
	"errors"
	"fmt"
)

// runError returns err, or nil if err only says that an operation has no result for the puzzle of r. Its columns then stay empty. If the
// reason is that the pencil marks are part of the puzzle, runError notes it.
func runError(r *batch.Row, err error) error {
	switch {
	case errors.Is(err, op.ErrNoSolution), errors.Is(err, op.ErrSeveral):
		return nil
	case errors.As(err, new(*op.NoMarksError)):
		r.Note = cmp.Or(r.Note, err.Error())
		return nil
	}
	return err
}

// byDigits reports whether a stage that works on digits alone can use the puzzle of r: it can't if the pencil marks are part of the
// puzzle. byDigits notes that, and also that removed candidates are left out of a puzzle with several solutions.
func byDigits(stage string, r *batch.Row) bool {
	n := len(r.Eliminated)
	if n == 0 {
		return true
	}
	if err := r.ForOp().NoMarks(stage); err != nil {
		r.Note = cmp.Or(r.Note, err.Error())
		return false
	}
	if !r.Unique() {
		r.Note = cmp.Or(r.Note, fmt.Sprintf("%s uses only the digits: %s left out", stage,
			spelling.Count(n, "removed candidate is", "removed candidates are")))
	}
	return true
}
