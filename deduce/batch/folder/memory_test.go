package folder

import (
	"errors"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"strings"
	"sync"
	"time"
)

// memory is a file system in memory that can break off: after so many bytes written, or files changed in another way,
// every change fails, as on a machine that loses power.
type memory struct {
	mu     sync.Mutex
	files  map[string]*memoryFile
	locked map[string]bool
	left   int // bytes that can still be written; negative for any number
	broken bool
}

// errBroken is what a broken file system says.
var errBroken = errors.New("no space left on device")

// memoryFile is a file: what is in it, and how much of that is sure to be there after a break.
type memoryFile struct {
	data    []byte
	synced  int
	changed time.Time // of files that were there from the beginning
}

func newMemory(files map[string]string) *memory {
	m := &memory{files: map[string]*memoryFile{}, locked: map[string]bool{}, left: -1}
	for name, text := range files {
		m.files[name] = &memoryFile{data: []byte(text), synced: len(text)}
	}
	return m
}

// spend takes bytes from what can still be written, and reports how many can be.
func (m *memory) spend(bytes int) (int, error) {
	switch {
	case m.broken:
		return 0, errBroken
	case m.left < 0:
		return bytes, nil
	case bytes > m.left:
		m.broken = true
		return m.left, errBroken
	}
	m.left -= bytes
	return bytes, nil
}

// restart is the machine after the break: of what was not synced, any part at the end of a file is gone.
func (m *memory) restart(r *rand.Rand, left int) {
	for _, f := range m.files {
		if lost := len(f.data) - f.synced; lost > 0 {
			f.data = f.data[:f.synced+r.IntN(lost+1)]
		}
		f.synced = len(f.data)
	}
	m.broken, m.left, m.locked = false, left, map[string]bool{}
}

// texts are the files of the folder, as texts, without locks.
func (m *memory) texts(dir string) map[string]string {
	out := map[string]string{}
	for name, f := range m.files {
		if strings.HasPrefix(name, dir+"/") && !strings.HasSuffix(name, "lock") && !strings.HasSuffix(name, ".new") {
			out[name] = string(f.data)
		}
	}
	return out
}

func (m *memory) OpenFile(name string, flag int, _ fs.FileMode) (File, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	f := m.files[name]
	if f == nil && flag&os.O_CREATE == 0 {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	if f == nil || flag&os.O_TRUNC != 0 {
		if _, err := m.spend(1); err != nil {
			return nil, &fs.PathError{Op: "open", Path: name, Err: err}
		}
		f = &memoryFile{}
		m.files[name] = f
	}
	return &openMemory{m: m, f: f, name: name}, nil
}

func (m *memory) Rename(from, to string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, err := m.spend(1); err != nil {
		return err
	}
	m.files[to] = m.files[from]
	delete(m.files, from)
	return nil
}

func (m *memory) Mkdir(string) error   { return nil }
func (m *memory) SyncDir(string) error { return nil }

func (m *memory) Lock(name string) (io.Closer, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.locked[name] {
		return nil, errLocked
	}
	m.locked[name] = true
	return memoryLock{m, name}, nil
}

type memoryLock struct {
	m    *memory
	name string
}

func (l memoryLock) Close() error {
	l.m.mu.Lock()
	defer l.m.mu.Unlock()
	delete(l.m.locked, l.name)
	return nil
}

// openMemory is an open file of memory.
type openMemory struct {
	m    *memory
	f    *memoryFile
	name string
	at   int
}

func (o *openMemory) Read(p []byte) (int, error) {
	o.m.mu.Lock()
	defer o.m.mu.Unlock()
	if o.at >= len(o.f.data) {
		return 0, io.EOF
	}
	n := copy(p, o.f.data[o.at:])
	o.at += n
	return n, nil
}

func (o *openMemory) Write(p []byte) (int, error) {
	o.m.mu.Lock()
	defer o.m.mu.Unlock()
	n, err := o.m.spend(len(p))
	if err != nil {
		err = &fs.PathError{Op: "write", Path: o.name, Err: err}
	}
	o.f.data = append(o.f.data[:o.at], p[:n]...)
	o.at += n
	return n, err
}

func (o *openMemory) Seek(offset int64, whence int) (int64, error) {
	if whence == io.SeekEnd {
		offset += int64(len(o.f.data))
	}
	o.at = int(offset)
	return offset, nil
}

func (o *openMemory) Truncate(size int64) error {
	o.m.mu.Lock()
	defer o.m.mu.Unlock()
	if _, err := o.m.spend(1); err != nil {
		return err
	}
	o.f.data = o.f.data[:size]
	o.f.synced = min(o.f.synced, int(size))
	return nil
}

func (o *openMemory) Sync() error {
	o.m.mu.Lock()
	defer o.m.mu.Unlock()
	if _, err := o.m.spend(1); err != nil {
		return err
	}
	o.f.synced = len(o.f.data)
	return nil
}

func (o *openMemory) Close() error { return nil }

func (o *openMemory) Stat() (fs.FileInfo, error) { return memoryInfo{o.f}, nil }

// memoryInfo is the time of a file.
type memoryInfo struct{ f *memoryFile }

func (i memoryInfo) Name() string       { return "" }
func (i memoryInfo) Size() int64        { return int64(len(i.f.data)) }
func (i memoryInfo) Mode() fs.FileMode  { return 0o666 }
func (i memoryInfo) ModTime() time.Time { return i.f.changed }
func (i memoryInfo) IsDir() bool        { return false }
func (i memoryInfo) Sys() any           { return nil }
