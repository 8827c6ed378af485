package files

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// A note is a file in the folder of notes that holds the path of a file which is being written beside its place. While
// the process lives, it has a lock beside the note, which is there before the note is. Notes are a courtesy: where one
// cannot be made, the file is written without.
type note struct {
	path string
	lock io.Closer // nil where there is no note
}

// note makes a note of a file that is about to be made.
func (d Disk) note(temp string) note {
	target, err := filepath.Abs(temp)
	if err != nil || d.Notes == "" || os.MkdirAll(d.Notes, 0o700) != nil {
		return note{}
	}
	f, err := os.CreateTemp(d.Notes, "*"+Suffix)
	if err != nil {
		return note{}
	}
	f.Close()
	lock, err := TryLock(f.Name())
	if err != nil || lock == nil {
		os.Remove(f.Name())
		return note{}
	}
	n := note{strings.TrimSuffix(f.Name(), Suffix), lock}
	if os.WriteFile(n.path, []byte(target), 0o600) != nil {
		n.remove()
		return note{}
	}
	return n
}

// remove says that there is nothing left to be removed.
func (n note) remove() {
	if n.lock != nil {
		os.Remove(n.path)
		n.lock.Close() // first: some systems remove no open file
		os.Remove(n.path + Suffix)
	}
}

// young is how long a lock may be without its note, and be free, because it is being made.
const young = 2 * time.Second

// Clean removes what programs that were killed while they wrote have left behind.
func (d Disk) Clean() {
	if d.Notes == "" {
		return
	}
	entries, err := os.ReadDir(d.Notes)
	if err != nil {
		return // there are none
	}
	for _, e := range entries {
		if e.Type().IsRegular() {
			clean(filepath.Join(d.Notes, strings.TrimSuffix(e.Name(), Suffix)))
		}
	}
}

// clean removes what a note names, the note and its lock, unless the process that made them lives.
func clean(path string) {
	n := note{path: path}
	info, err := os.Lstat(path + Suffix)
	if err == nil {
		if !info.Mode().IsRegular() {
			return
		}
		if n.lock, err = TryLock(path + Suffix); err != nil || n.lock == nil {
			return
		}
	}
	text, err := readNote(path)
	if err != nil && n.lock != nil && time.Since(info.ModTime()) < young {
		n.lock.Close()
		return
	}
	// Only a file that Write can have made is removed, whatever is in the folder.
	if filepath.IsAbs(text) && strings.HasPrefix(filepath.Base(text), tempPrefix) {
		if info, err := os.Lstat(text); err == nil && info.Mode().IsRegular() {
			os.Remove(text)
		}
	}
	os.Remove(path)
	n.remove()
}

// readNote is the path in a note.
func readNote(path string) (string, error) {
	info, err := os.Lstat(path)
	if err != nil {
		return "", err
	}
	if !info.Mode().IsRegular() { // opening a pipe would wait
		return "", os.ErrInvalid
	}
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, 1<<16))
	return string(text), err
}
