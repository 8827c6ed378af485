package state

import (
	"bytes"
	"errors"

	"deduku/deduce/render/jsonl"
	"deduku/deduce/verify"
)

// fault is the first step of a log that does not hold, and why; none where err is nil.
type fault struct {
	From int
	Err  error
}

// prove has the checker read each log: what a file says is shown as proved only where it is.
func (r *sessionReader) prove() error {
	for i := range r.branches {
		log := &r.branches[i]
		var lines bytes.Buffer
		if err := new(jsonl.Writer).Log(&lines, log); err != nil {
			return err
		}
		_, err := verify.Check(&lines)
		var wrong *verify.Error
		switch {
		case errors.As(err, &wrong):
			n := max(1, wrong.N) // the file for the checker has no gaps
			if numbers := log.Numbers(); n <= len(numbers) {
				n = numbers[n-1]
			}
			r.faults[i] = fault{n, errors.New(wrong.Msg)}
		case err != nil:
			return err
		}
	}
	return nil
}
