package files

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"deduku/internal/sanitize"
)

// Kept is a text in a file of deduku's own, which several sessions may change at the same time: who changes it has a lock, reads what is
// there now, and writes it whole or not at all.
type Kept struct {
	Path string
	Disk Disk
}

// How long one waits for another session, and how often one looks.
const (
	patience = 5 * time.Second
	look     = 10 * time.Millisecond
)

// mostKept is the most bytes that a text may have. All the answers that a learner can have take about 11 MB.
const mostKept = 16 << 20

// Read returns the text, or "" if the file doesn't exist. It reads only a regular file.
func (k *Kept) Read() (string, error) {
	f, err := os.OpenFile(k.Path, os.O_RDONLY|sanitize.NonBlock, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	defer f.Close()
	text, err := sanitize.ReadRegular(f, k.Path, mostKept)
	return string(text), err
}

// Change replaces the text with what change returns. If change fails, the text stays as it is.
func (k *Kept) Change(change func(text string) (string, error)) error {
	if err := os.MkdirAll(filepath.Dir(k.Path), 0o700); err != nil {
		return err
	}
	lock, err := k.lock()
	if err != nil {
		return err
	}
	defer lock.Close()
	text, err := k.Read()
	if err != nil {
		return err
	}
	if text, err = change(text); err != nil {
		return err
	}
	if err := k.Disk.Write(context.Background(), k.Path, func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	}); err != nil {
		return err
	}
	return os.Chmod(k.Path, 0o600)
}

// lock waits for the lock of the file.
func (k *Kept) lock() (io.Closer, error) {
	for until := time.Now().Add(patience); ; time.Sleep(look) {
		lock, err := TryLock(k.Path + Suffix)
		switch {
		case err != nil:
			return nil, err
		case lock != nil:
			return lock, nil
		case time.Now().After(until):
			return nil, fmt.Errorf("another session has %s", k.Path)
		}
	}
}

// SetAside keeps a text beside the file, under a name that is not taken.
func (k *Kept) SetAside(text string) (name string, err error) {
	ext := filepath.Ext(k.Path)
	for n := 1; ; n++ {
		name = fmt.Sprintf("%s.damaged-%d%s", strings.TrimSuffix(k.Path, ext), n, ext)
		f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = io.WriteString(f, text)
		return name, errors.Join(err, f.Close())
	}
}
