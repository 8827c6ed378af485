package state

import (
	"errors"
	"fmt"

	"deduku/internal/sanitize"
)

// LineError is an error at a line of a script.
type LineError struct {
	File string
	Line int
	Err  error
}

// InFile is an error of reading a script, with the name of the file.
func InFile(err error, file string) error {
	if errors.As(err, new(*sanitize.LongLineError)) {
		return fmt.Errorf("%s: %w", file, err)
	}
	return err // it names the file
}

// Error says where, and then what is wrong.
func (e *LineError) Error() string { return fmt.Sprintf("%s:%d: %v", e.File, e.Line, e.Err) }

// Unwrap is the error without its place.
func (e *LineError) Unwrap() error { return e.Err }
