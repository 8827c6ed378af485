//go:build !plan9

package files

import (
	"errors"
	"syscall"
)

// noLocks reports whether a file system has no locks left to give, or none at all.
func noLocks(err error) bool { return errors.Is(err, syscall.ENOLCK) }
