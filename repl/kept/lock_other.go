//go:build !(darwin || dragonfly || freebsd || illumos || linux || netbsd || openbsd)

package kept

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// lock does nothing here: the standard library offers no lock on these systems, and the name of a file says which
// process it is of.
func lock(*os.File) error { return nil }

// settle puts a file that has been written in the place of the session's. On these systems an open file may not be
// renamed or replaced.
func (s *Store) settle(f *os.File) error {
	if s.file != nil {
		s.file.Close()
		s.file = nil
	}
	if err := f.Close(); err != nil {
		return err
	}
	if err := os.Rename(f.Name(), s.path); err != nil {
		return err
	}
	var err error
	s.file, err = os.OpenFile(s.path, os.O_WRONLY|os.O_APPEND, 0o600)
	return err
}

// alive reports whether the process that a file is of still runs, or another one with its number.
func alive(path string) bool {
	name := strings.TrimSuffix(filepath.Base(path), suffix)
	pid, err := strconv.Atoi(name[strings.LastIndexByte(name, '-')+1:])
	if err != nil {
		return false
	}
	p, err := os.FindProcess(pid)
	if err != nil {
		return false
	}
	p.Release()
	return true
}
