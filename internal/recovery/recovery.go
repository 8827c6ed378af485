// Package recovery keeps the text of a running session in a file of its own, which is there after a crash and gone
// after an orderly end. Sessions that run at the same time have files of their own, each locked by its process: a
// file that nobody locks is of a session that was not ended. Where there are no locks, the name of a file says which
// process it is of, and one with the number of a process that runs is taken for its.
//
// Start with [Store]; owner.go finds out whether a session still runs. Nothing here knows what is in the text.
package recovery

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"deduku/internal/lockfile"
)

// Store is the directory of these files, and the file of one session in it, which is made when there is something
// to keep. It is for one goroutine.
type Store struct {
	dir   string
	path  string
	file  *os.File // open for as long as the session lasts: it holds the lock
	locks bool     // the system has locks
}

// suffix is how names of files of sessions end.
const suffix = ".deduku"

// newPrefix is how names of files begin that are being written.
const newPrefix = ".new-"

// young is how long a file that is being written is left alone although nobody locks it: it may be about to be locked
// or, where there are no locks, to be put in its place.
func (s *Store) young(size int64) time.Duration {
	switch {
	case !s.locks:
		return time.Hour
	case size == 0:
		return 2 * time.Second
	}
	return 0
}

// New is a store in a directory, which need not exist yet.
func New(dir string) *Store { return &Store{dir: dir, locks: lockfile.Supported} }

// Ready reports whether something could be kept: nil, or why not.
func (s *Store) Ready() error {
	if s.file != nil {
		return nil
	}
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return err
	}
	f, err := os.CreateTemp(s.dir, newPrefix+"*")
	if err != nil {
		return err
	}
	return cmp.Or(f.Close(), os.Remove(f.Name()))
}

// Replace makes the text the whole of the session's file. The file is written beside its place first and locked
// there, so that it is never seen half written or without an owner.
func (s *Store) Replace(text []byte) error {
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return err
	}
	f, err := os.CreateTemp(s.dir, newPrefix+"*") // readable for its owner alone
	if err != nil {
		return err
	}
	_, err = lockfile.TryLock(f) // first: an unlocked file is taken for what a killed session left
	if err == nil {
		_, err = f.Write(text)
	}
	if s.path == "" {
		name := fmt.Sprintf("%s-%d%s", time.Now().UTC().Format("20060102T150405.000000"), os.Getpid(), suffix)
		s.path = filepath.Join(s.dir, name)
	}
	if err == nil {
		err = s.place(f)
	}
	if err != nil {
		f.Close()
		os.Remove(f.Name())
	}
	return err
}

// Append adds to the text of the file, which Replace has made.
func (s *Store) Append(text []byte) error {
	if s.file == nil {
		return errors.New("there is no file to add to")
	}
	_, err := s.file.Write(text)
	return err
}

// Close removes the session's file: the session was ended.
func (s *Store) Close() error {
	if s.file == nil {
		return nil
	}
	err := os.Remove(s.path)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	err = errors.Join(err, s.file.Close())
	s.file = nil
	return err
}

// Lost are the files of sessions that were not ended, the newest first.
func (s *Store) Lost() []string {
	entries, err := os.ReadDir(s.dir)
	if err != nil {
		return nil // there are none, or none that can be read
	}
	type lost struct {
		path string
		at   time.Time
	}
	var all []lost
	for _, e := range entries {
		path := filepath.Join(s.dir, e.Name())
		info, err := e.Info()
		if err != nil || !info.Mode().IsRegular() || path == s.path || s.alive(path) {
			continue
		}
		if strings.HasSuffix(path, suffix) {
			all = append(all, lost{path, info.ModTime()})
		} else if strings.HasPrefix(e.Name(), newPrefix) && time.Since(info.ModTime()) > s.young(info.Size()) {
			os.Remove(path) // of a session that was killed while it wrote
		}
	}
	slices.SortFunc(all, func(a, b lost) int {
		return cmp.Or(b.at.Compare(a.at), strings.Compare(b.path, a.path))
	})
	var paths []string
	for _, l := range all {
		paths = append(paths, l.path)
	}
	return paths
}

// Drop removes the file of a session that was not ended.
func (s *Store) Drop(path string) error { return os.Remove(path) }
