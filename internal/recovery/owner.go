package recovery

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"deduku/internal/lockfile"
)

// place puts a file that has been written, and locked, in the place of the session's.
func (s *Store) place(f *os.File) error {
	if !s.locks {
		return s.placeClosed(f)
	}
	if err := os.Rename(f.Name(), s.path); err != nil {
		return err
	}
	if s.file != nil {
		s.file.Close()
	}
	s.file = f
	return nil
}

// placeClosed is place for systems where an open file may be neither renamed nor replaced. The file is then opened
// again, which would lose its lock.
func (s *Store) placeClosed(f *os.File) error {
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

// alive reports whether the session that a file is of still runs.
func (s *Store) alive(path string) bool {
	if !s.locks {
		return runs(path)
	}
	f, err := os.Open(path)
	if err != nil {
		return true // not ours to read
	}
	defer f.Close()
	got, err := lockfile.TryLock(f)
	return err != nil || !got
}

// runs reports whether there is a process with the number that the name of a file ends in.
func runs(path string) bool {
	name := strings.TrimSuffix(filepath.Base(path), suffix)
	pid, err := strconv.Atoi(name[strings.LastIndexByte(name, '-')+1:])
	if err != nil {
		return false
	}
	p, err := os.FindProcess(pid) // where there are no locks, this fails when there is none
	if err != nil {
		return false
	}
	p.Release()
	return true
}
