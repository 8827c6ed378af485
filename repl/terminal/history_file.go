package terminal

import (
	"bytes"
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

// OpenHistory returns a store of the lines in a file, at most the last [historyLimit] of them. The file is deduku's own:
// it is made where it is missing, with its directory; it is made private where it is not; and
// it is cut to the last lines when it has grown too long. An error says why the file is of no use; the
// caller may then go on with [NewHistory].
func OpenHistory(path string) (*HistoryStore, error) {
	return openHistory(path, historyLimit, patience)
}

// openHistory is OpenHistory with another limit, so that tests can trim often, and another patience with other sessions.
func openHistory(path string, limit int, patience time.Duration) (*HistoryStore, error) {
	path, err := prepareHistory(path)
	if err != nil {
		return nil, fmt.Errorf("history: %w", err)
	}
	s := &HistoryStore{path: path, limit: limit, patience: patience}
	if err := s.locked(s.load); err != nil {
		return nil, fmt.Errorf("history: %w", err)
	}
	return s, nil
}

// prepareHistory makes sure that there is a file that only its user can read, and returns where it really is.
func prepareHistory(path string) (string, error) {
	path, err := filepath.Abs(path) // the program may change its directory later
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return "", err
	}
	// Look before opening: a pipe would wait for a writer, and whoever links the file to /dev/null wants
	// no history, and certainly no other mode on /dev/null.
	info, err := os.Stat(path)
	switch {
	case err == nil && !info.Mode().IsRegular():
		return "", fmt.Errorf("%s is not a plain file", path)
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return "", err
	}
	f, err := openFile(path)
	if err != nil {
		return "", err
	}
	if err := errors.Join(tighten(f), f.Close()); err != nil {
		return "", err
	}
	// Trimming renames a file over this one, which would put an end to a symbolic link.
	if target, err := filepath.EvalSymlinks(path); err == nil {
		path = target
	}
	return path, nil
}

// openFile opens the file for appending and for reading what is there, and makes it where it is missing.
func openFile(path string) (*os.File, error) {
	return os.OpenFile(path, os.O_RDWR|os.O_APPEND|os.O_CREATE, 0o600)
}

// tighten takes the file from everybody but its user.
func tighten(f *os.File) error {
	info, err := f.Stat()
	if err != nil || info.Mode().Perm()&0o077 == 0 {
		return err
	}
	return f.Chmod(0o600)
}

// locked calls do while no other store works on the file. The lock is a file of its own: one on the
// history itself would stay with the old file when trimming puts a new one in its place.
func (s *HistoryStore) locked(do func() error) error {
	l, err := lockFile(s.path+files.Suffix, s.patience)
	if err != nil {
		return err
	}
	return errors.Join(do(), l.Close()) // closing gives the lock back
}

// save appends a line to the file.
func (s *HistoryStore) save(line string) error {
	err := s.locked(func() error {
		if err := appendLine(s.path, line); err != nil {
			return err
		}
		// Opening trims, so only a very long session gets here.
		if s.added++; s.added < s.limit {
			return nil
		}
		_, err := s.trimmed()
		return err
	})
	if err != nil {
		return fmt.Errorf("history: %w", err)
	}
	return nil
}

// appendLine writes a line in one call, so that it is in the file as a whole or not at all. If
// somebody cut the last line off, by a full disk or an editor, the new one must not continue it.
func appendLine(path, line string) error {
	f, err := openFile(path)
	if err != nil {
		return err
	}
	text := line + "\n"
	whole, err := endsWhole(f)
	if err == nil {
		if !whole {
			text = "\n" + text
		}
		_, err = f.WriteString(text)
	}
	return errors.Join(err, f.Close())
}

// endsWhole reports whether the file is empty or its last line has an end.
func endsWhole(f *os.File) (bool, error) {
	info, err := f.Stat()
	if err != nil || info.Size() == 0 {
		return true, err
	}
	var last [1]byte
	_, err = f.ReadAt(last[:], info.Size()-1)
	return last[0] == '\n', err
}

// load fills the list from the file.
func (s *HistoryStore) load() (err error) {
	s.lines, err = s.trimmed()
	return err
}

// trimmed returns the last lines of the file, after cutting the file to them if it was too long. The
// caller has the lock, so what is read here is all that anybody has written.
func (s *HistoryStore) trimmed() ([]string, error) {
	s.added = 0
	text, cut, err := readEnd(s.path, int64(s.limit)*(maxHistoryLine+1))
	if err != nil {
		return nil, err
	}
	lines := lastLines(text, s.limit)
	// A quarter of slack, so that a full history is not written anew at every start.
	if cut || bytes.Count(text, []byte("\n")) > s.limit+s.limit/4 {
		err = replaceFile(s.path, lines)
	}
	return lines, err
}

// readEnd reads at most the last n bytes of the file, and reports whether there were more. So no file, be it
// ever so large, keeps the prompt waiting.
func readEnd(path string, n int64) (text []byte, cut bool, err error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, false, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, false, err
	}
	from := max(info.Size()-n, 0)
	text, err = io.ReadAll(io.NewSectionReader(f, from, info.Size()-from))
	if from > 0 {
		text = text[bytes.IndexByte(text, '\n')+1:] // the first line may lack its beginning
	}
	return text, from > 0, err
}

// lastLines returns the last lines of text that [HistoryStore.Add] would have kept, at most limit of them. Others
// get into a file by hand or by an accident; two equal lines in a row also by two sessions.
func lastLines(text []byte, limit int) []string {
	var lines []string
	for len(text) > 0 && len(lines) < limit {
		i := bytes.LastIndexByte(text, '\n')
		line := strings.TrimSuffix(string(text[i+1:]), "\r") // from an editor on Windows
		text = text[:max(i, 0)]
		if !isWanted(line) || checkLine(line) != nil || len(lines) > 0 && lines[len(lines)-1] == line {
			continue
		}
		lines = append(lines, line)
	}
	slices.Reverse(lines)
	return lines
}

// replaceFile puts a file with these lines in the place of the old one. Until the rename the old file is
// whole, after it the new one is; there is no moment in between.
func replaceFile(path string, lines []string) error {
	temp := path + ".tmp"
	// The lock is ours, so a file of that name is what an interrupted session left behind.
	if err := os.Remove(temp); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	f, err := os.OpenFile(temp, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	var text strings.Builder
	for _, line := range lines {
		text.WriteString(line + "\n")
	}
	_, err = f.WriteString(text.String())
	// To the disk first: else after a power cut the new name may stand for an empty file.
	if err = errors.Join(err, f.Sync(), f.Close()); err == nil {
		err = os.Rename(temp, path)
	}
	if err != nil {
		os.Remove(temp) // it is of no use to anybody, and the error is already known
		return err
	}
	return files.SyncDir(filepath.Dir(path))
}
