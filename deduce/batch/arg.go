package batch

import "fmt"

// Arg is an argument of a stage.
type Arg struct {
	Name   string // empty where it is given by its place
	Value  string
	Column int // where it stands in the text of the plan, from 1
}

// Wrong is an error at the argument.
func (a *Arg) Wrong(form string, args ...any) error {
	return &PlanError{Column: a.Column, Err: fmt.Errorf(form, args...)}
}

// PlanError is a mistake in the text of a plan, and its place.
type PlanError struct {
	Line   int // from 1; 0 in a plan of one line
	Column int // in characters, from 1
	Err    error
}

func (e *PlanError) Error() string {
	if e.Line > 0 {
		return fmt.Sprintf("line %d, column %d: %v", e.Line, e.Column, e.Err)
	}
	return fmt.Sprintf("column %d: %v", e.Column, e.Err)
}

func (e *PlanError) Unwrap() error { return e.Err }
