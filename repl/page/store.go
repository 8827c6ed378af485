package page

import (
	"bytes"
	"context"
	"encoding/base64"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"time"
	"unicode/utf8"
)

// Keys of what is kept.
const (
	settingsKey = "settings"
	historyKey  = "history"
	diaryKey    = "practice"
	learningKey = "learning"
	sessionKey  = "session/" // and the name of the tab
	fileKey     = "file/"    // and its name
	packedKey   = "packed/"  // and the name of a file that is no text: in base 64, since what is kept is text
)

// store is what stays when the page is left: texts by key, here and, by way of messages, where the page keeps them.
type store struct {
	texts map[string]*strings.Builder
	tab   string
	alive []string
	clock func() time.Time
	send  func(Message)
	past  *past
	diary *past
}

func newStore(texts map[string]string, tab string, alive []string, clock func() time.Time, send func(Message)) *store {
	s := &store{texts: map[string]*strings.Builder{}, tab: tab, alive: alive, clock: clock, send: send}
	for key, text := range texts {
		if name, packed := strings.CutPrefix(key, packedKey); packed {
			data, err := base64.StdEncoding.DecodeString(text)
			if err != nil {
				continue // not written by a page: there is no such file
			}
			key, text = fileKey+name, string(data)
		}
		s.hold(key, text)
	}
	s.past = &past{s, historyKey, lines(s.text(historyKey))}
	s.diary = &past{s, diaryKey, lines(s.text(diaryKey))}
	return s
}

func lines(text string) []string {
	return slices.DeleteFunc(strings.Split(text, "\n"), func(l string) bool { return l == "" })
}

// text is what is kept under a key; empty for nothing.
func (s *store) text(key string) string {
	if b := s.texts[key]; b != nil {
		return b.String()
	}
	return ""
}

// hold keeps a text here alone.
func (s *store) hold(key, text string) {
	b := new(strings.Builder)
	b.WriteString(text)
	s.texts[key] = b
}

func (s *store) put(key, text string) {
	s.hold(key, text)
	s.send(Message{Put: &Put{Key: key, Text: text}})
}

func (s *store) add(key, text string) {
	if s.texts[key] == nil {
		s.hold(key, "")
	}
	s.texts[key].WriteString(text) // grows by more than is added: a session adds often
	s.send(Message{Put: &Put{Key: key, Text: text, Append: true}})
}

func (s *store) remove(key string) {
	delete(s.texts, key)
	s.send(Message{Put: &Put{Key: key, Drop: true}})
}

// own is the session that this tab was left with; empty for none.
func (s *store) own() string { return s.text(sessionKey + s.tab) }

// drop forgets the session of this tab: it was ended.
func (s *store) drop() {
	s.remove(sessionKey + s.tab)
}

func (s *store) saveSettings(_ context.Context, commands string) (string, error) {
	s.put(settingsKey, commands)
	return "this browser", nil
}

func (s *store) history() *past { return s.past }

// past is lines of any tab, as they were when this one was opened, and those of this one: the history, or how practice went.
type past struct {
	store *store
	key   string
	lines []string
}

// mostLines is how many lines are kept.
const mostLines = 2000

// Lines implements repl.Lines.
func (h *past) Lines() []string { return h.lines }

// Add implements repl.Lines.
func (h *past) Add(line string) error {
	if n := len(h.lines); n > 0 && h.lines[n-1] == line {
		return nil
	}
	h.lines = append(h.lines, line)
	if len(h.lines) > mostLines+mostLines/4 {
		h.lines = slices.Clone(h.lines[len(h.lines)-mostLines:])
		h.store.put(h.key, strings.Join(h.lines, "\n")+"\n")
		return nil
	}
	h.store.add(h.key, line+"\n")
	return nil
}

// keeper keeps the session of this tab.
type keeper struct{ store *store }

// Ready implements repl.Keeper.
func (k *keeper) Ready() error { return nil }

// Replace implements repl.Keeper.
func (k *keeper) Replace(text []byte) error {
	k.store.put(sessionKey+k.store.tab, string(text))
	return nil
}

// Append implements repl.Keeper.
func (k *keeper) Append(text []byte) error {
	k.store.add(sessionKey+k.store.tab, string(text))
	return nil
}

// Lost implements repl.Keeper: the sessions of tabs that are not open any more. Their names begin with the time.
func (k *keeper) Lost() []string {
	var out []string
	for key := range k.store.texts {
		tab, ok := strings.CutPrefix(key, sessionKey)
		if ok && tab != k.store.tab && !slices.Contains(k.store.alive, tab) {
			out = append(out, key)
		}
	}
	slices.Sort(out)
	slices.Reverse(out)
	return out
}

// Drop implements repl.Keeper.
func (k *keeper) Drop(path string) error {
	k.store.remove(path)
	return nil
}

// files are the files of a session: those that were dropped on the page, and those that it wrote, which the page offers
// to save.
type files struct{ store *store }

// maxKept bounds files that stay when the page is left.
const maxKept = 4 << 20

// addFile makes a file known by a name without what a command line would read otherwise.
func (s *store) addFile(name string, data []byte) string {
	name = strings.Map(func(r rune) rune {
		if r <= ' ' || strings.ContainsRune("\"'`;#|\\/", r) || r == 0x7f {
			return '_'
		}
		return r
	}, path.Base("/"+name))
	s.remove(fileKey + name)
	s.remove(packedKey + name)
	switch {
	case len(data) > maxKept:
	case utf8.Valid(data):
		s.put(fileKey+name, string(data))
		return name
	default:
		s.put(packedKey+name, base64.StdEncoding.EncodeToString(data))
		delete(s.texts, packedKey+name)
	}
	s.hold(fileKey+name, string(data))
	return name
}

// Open implements repl.Files.
func (f *files) Open(_ context.Context, name string) (fs.File, error) {
	for _, key := range []string{fileKey + path.Clean(name), name} {
		if _, ok := f.store.texts[key]; ok && (key != name || strings.HasPrefix(name, sessionKey)) {
			text := f.store.text(key)
			return &file{strings.NewReader(text), info{path.Base(name), int64(len(text)), f.store.clock()}}, nil
		}
	}
	return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
}

// Write implements repl.Files: the file is offered to be saved.
func (f *files) Write(_ context.Context, name string, write func(io.Writer) error) error {
	var b bytes.Buffer
	if err := write(&b); err != nil {
		return err
	}
	name = f.store.addFile(name, b.Bytes())
	f.store.send(Message{File: &File{Name: name, Data: b.Bytes()}})
	return nil
}

// List implements repl.Files.
func (f *files) List(dir string) ([]fs.DirEntry, error) {
	if path.Clean(dir) != "." {
		return nil, fs.ErrNotExist
	}
	var out []fs.DirEntry
	for key, text := range f.store.texts {
		if name, ok := strings.CutPrefix(key, fileKey); ok {
			out = append(out, fs.FileInfoToDirEntry(info{name, int64(text.Len()), f.store.clock()}))
		}
	}
	slices.SortFunc(out, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return out, nil
}

// file is a text that is open.
type file struct {
	*strings.Reader
	info info
}

// Stat implements fs.File.
func (f *file) Stat() (fs.FileInfo, error) { return f.info, nil }

// Close implements fs.File.
func (f *file) Close() error { return nil }

// info is what there is to know of a text.
type info struct {
	name string
	size int64
	at   time.Time
}

// Name implements fs.FileInfo.
func (i info) Name() string { return i.name }

// Size implements fs.FileInfo.
func (i info) Size() int64 { return i.size }

// Mode implements fs.FileInfo.
func (i info) Mode() fs.FileMode { return 0o600 }

// ModTime implements fs.FileInfo.
func (i info) ModTime() time.Time { return i.at }

// IsDir implements fs.FileInfo.
func (i info) IsDir() bool { return false }

// Sys implements fs.FileInfo.
func (i info) Sys() any { return nil }
