package files

import (
	"os"
	"path/filepath"
	"strings"
	"time"

	"deduku/internal/lockfile"
)

// A note is a file in the folder of notes, locked while its process lives, that holds the path of a file which is
// being written beside its place. Notes are a courtesy: where one cannot be made, the file is written without.
type note struct{ file *os.File }

// note makes a note of a file that is about to be made.
func (d Disk) note(temp string) note {
	path, err := filepath.Abs(temp)
	if err != nil || d.Notes == "" || !lockfile.Supported || os.MkdirAll(d.Notes, 0o700) != nil {
		return note{}
	}
	f, err := os.CreateTemp(d.Notes, "")
	if err != nil {
		return note{}
	}
	n := note{f}
	if locked, err := lockfile.TryLock(f); err != nil || !locked {
		n.remove()
		return note{}
	}
	if _, err := f.WriteString(path); err != nil {
		n.remove()
		return note{}
	}
	return n
}

// remove says that there is nothing left to be removed.
func (n note) remove() {
	if n.file != nil {
		os.Remove(n.file.Name())
		n.file.Close()
	}
}

// young is how long a note may be without its text and its lock because it is being made.
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
		clean(filepath.Join(d.Notes, e.Name()))
	}
}

// clean removes what a note names, and the note, unless the process that made it lives.
func clean(path string) {
	f, err := os.Open(path)
	if err != nil {
		return
	}
	defer f.Close()
	info, err := f.Stat()
	if locked, lockErr := lockfile.TryLock(f); err != nil || lockErr != nil || !locked || !info.Mode().IsRegular() {
		return
	}
	if info.Size() == 0 && time.Since(info.ModTime()) < young {
		return
	}
	text := make([]byte, 1<<16)
	n, _ := f.Read(text)
	temp := string(text[:n])
	// Only a file that Write can have made is removed, whatever is in the folder.
	if filepath.IsAbs(temp) && strings.HasPrefix(filepath.Base(temp), tempPrefix) {
		if info, err := os.Lstat(temp); err == nil && info.Mode().IsRegular() {
			os.Remove(temp)
		}
	}
	os.Remove(path)
}
