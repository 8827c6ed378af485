// Package recovery keeps the text of a running session in a file of its own, which is there after a crash and gone
// after an orderly end. Sessions that run at the same time have files of their own. Beside each stands a lock of its
// process: a file whose lock nobody has is of a session that was not ended.
//
// Start with [Store]. Nothing here knows what is in the text.
package recovery

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"deduku/internal/files"
)

// Store is the directory of these files, and the file of one session in it, which is made when there is something
// to keep. It is for one goroutine.
type Store struct {
	dir  string
	path string
	file *os.File  // for what is appended
	lock io.Closer // from before the file is there until it is gone
}

// suffix is how names of files of sessions end.
const suffix = ".deduku"

// newPrefix is how names of files begin that are being written, before the name of their session's file.
const newPrefix = ".new-"

// young is how long a lock is left alone that is free and has no file: it may be about to be locked.
const young = 2 * time.Second

// New is a store in a directory, which need not exist yet.
func New(dir string) *Store { return &Store{dir: dir} }

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

// Replace makes the text the whole of the session's file. The file is written beside its place first, so that it is
// never seen half written.
func (s *Store) Replace(text []byte) error {
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return err
	}
	if err := s.own(); err != nil {
		return err
	}
	temp := filepath.Join(s.dir, newPrefix+filepath.Base(s.path))
	err := os.WriteFile(temp, text, 0o600) // readable for its owner alone
	if err == nil {
		err = s.place(temp)
	}
	if err != nil {
		os.Remove(temp)
		if s.file == nil {
			s.disown()
		}
	}
	return err
}

// own takes the lock of the session's file, and finds it a name first where it has none. A lock whose file somebody
// has removed is taken anew.
func (s *Store) own() error {
	if s.lock != nil {
		if _, err := os.Lstat(s.path + files.Suffix); err == nil {
			return nil
		}
		s.lock.Close()
		s.lock = nil
	}
	if s.path == "" {
		name := fmt.Sprintf("%s-%d%s", time.Now().UTC().Format("20060102T150405.000000"), os.Getpid(), suffix)
		s.path = filepath.Join(s.dir, name)
	}
	for range 100 { // others that look whether this session lives have the lock for a moment
		lock, err := files.TryLock(s.path + files.Suffix)
		if s.lock = lock; lock != nil || err != nil {
			return err
		}
		time.Sleep(time.Millisecond)
	}
	return fmt.Errorf("another session has %s", s.path)
}

// disown gives the lock back and removes it.
func (s *Store) disown() {
	s.lock.Close() // first: some systems remove no open file
	s.lock = nil
	os.Remove(s.path + files.Suffix)
}

// place puts a file that has been written in the place of the session's. Some systems neither rename nor replace an
// open file, so that nothing is open meanwhile.
func (s *Store) place(temp string) error {
	if s.file != nil {
		s.file.Close()
		s.file = nil
	}
	if err := os.Rename(temp, s.path); err != nil {
		return err
	}
	var err error
	s.file, err = os.OpenFile(s.path, os.O_WRONLY|os.O_APPEND, 0o600)
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
	err := s.file.Close()
	s.file = nil
	if gone := os.Remove(s.path); !errors.Is(gone, fs.ErrNotExist) {
		err = errors.Join(err, gone)
	}
	s.disown()
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
		name := e.Name()
		info, err := e.Info()
		if err != nil || !info.Mode().IsRegular() {
			continue
		}
		session := filepath.Join(s.dir, strings.TrimPrefix(strings.TrimSuffix(name, files.Suffix), newPrefix))
		if session == s.path || alive(session) {
			continue
		}
		switch {
		case strings.HasPrefix(name, newPrefix):
			os.Remove(filepath.Join(s.dir, name)) // of a session that was killed while it wrote
		case strings.HasSuffix(name, suffix):
			all = append(all, lost{session, info.ModTime()})
		case strings.HasSuffix(name, suffix+files.Suffix) && time.Since(info.ModTime()) > young:
			if _, err := os.Lstat(session); errors.Is(err, fs.ErrNotExist) {
				os.Remove(filepath.Join(s.dir, name))
			}
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
func (s *Store) Drop(path string) error {
	os.Remove(path + files.Suffix)
	return os.Remove(path)
}

// alive reports whether the session that a file is of still runs: it has the lock beside it.
func alive(path string) bool {
	info, err := os.Lstat(path + files.Suffix)
	if err != nil || !info.Mode().IsRegular() {
		return false
	}
	lock, err := files.TryLock(path + files.Suffix)
	if err != nil || lock == nil {
		return true // also what is not ours
	}
	lock.Close()
	return false
}
