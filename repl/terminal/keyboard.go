//go:build !wasm

package terminal

import (
	"bytes"
	"io"
	"slices"
	"strings"
	"sync"
	"time"

	"deduku/repl/terminal/keys"
)

// keyboard is what readline reads instead of the terminal. It gives out one key, waits until readline has
// dealt with it, and only then decides about the next: whether Delete may go through depends on the line.
// It reads from the terminal only when readline wants a key, so that nothing is taken from a program that
// is lent the terminal, and it can be closed at any time, which a terminal cannot.
type keyboard struct {
	wants  chan struct{} // a read is wanted
	chunks chan chunk    // what it gave
	nudge  chan struct{} // the line must be drawn again, or the queue has got something
	done   chan struct{} // readline has dealt with the last key
	closed chan struct{}
	once   sync.Once

	reading bool // a read is under way; like given, only Read uses it
	given   bool // readline has a key

	mu     sync.Mutex
	filter keys.Filter
	queue  []keys.Event
	ahead  int         // how many of queue were typed before the line that is edited began
	older  bool        // so was something in that line
	fresh  bool        // something has come since it began
	err    error       // of the terminal
	empty  bool        // the line that is edited has nothing in it
	search bool        // Ctrl-R is under way
	end    bool        // the last key was Ctrl-D, not Delete
	insert string      // to be put into the line
	paste  *keys.Event // whose first line is inserted and Enter pressed
}

type chunk struct {
	data []byte
	err  error
}

func newKeyboard(in io.Reader) *keyboard {
	k := &keyboard{
		wants:  make(chan struct{}, 1),
		chunks: make(chan chunk),
		nudge:  make(chan struct{}, 1),
		done:   make(chan struct{}, 1),
		closed: make(chan struct{}),
		empty:  true,
		// readline makes its list of lines at the first key, and searching it before that panics.
		queue: []keys.Event{{Kind: keys.Key, Text: string(rune(nop))}},
	}
	go k.pump(in)
	return k
}

// pump reads from the terminal, once for each want.
func (k *keyboard) pump(in io.Reader) {
	buf := make([]byte, 4096)
	for {
		select {
		case <-k.wants:
		case <-k.closed:
			return
		}
		n, err := in.Read(buf)
		select {
		case k.chunks <- chunk{bytes.Clone(buf[:n]), err}:
		case <-k.closed:
			return
		}
	}
}

// Close makes Read return io.EOF, now and for good.
func (k *keyboard) Close() error {
	k.once.Do(func() { close(k.closed) })
	return nil
}

// Read implements io.Reader: it gives one key.
func (k *keyboard) Read(p []byte) (int, error) {
	if k.given {
		select {
		case <-k.done:
			k.given = false
		case <-k.closed:
			return 0, io.EOF
		}
	}
	for {
		key, err := k.next()
		if key != "" {
			k.given = true
			return copy(p, key), nil // no key is longer than readline's buffer
		}
		if err != nil || !k.wait() {
			return 0, io.EOF
		}
	}
}

// wait waits until there may be a key. It reports false when the keyboard is closed.
func (k *keyboard) wait() bool {
	if !k.reading {
		k.reading = true
		k.wants <- struct{}{}
	}
	var pause <-chan time.Time
	if k.waiting() {
		pause = time.After(keys.Pause)
	}
	select {
	case c := <-k.chunks:
		k.feed(c)
	case <-k.nudge:
		k.mu.Lock()
		defer k.mu.Unlock()
		k.queue = append(k.queue, keys.Event{Kind: keys.Key, Text: redrawKey})
	case <-pause:
		select { // the other half of a key may have come while this goroutine had no turn
		case c := <-k.chunks:
			k.feed(c)
		default:
			k.mu.Lock()
			defer k.mu.Unlock()
			k.filter.Quiet()
		}
	case <-k.closed:
		return false
	}
	return true
}

func (k *keyboard) waiting() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.filter.Waiting()
}

func (k *keyboard) feed(c chunk) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.reading, k.fresh = false, true
	k.queue = append(k.queue, k.filter.Feed(c.data)...)
	k.err = c.err
}

// next takes the next key from the queue: none if it is empty, with an error if nothing will follow.
func (k *keyboard) next() (string, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for len(k.queue) > 0 {
		e := k.queue[0]
		if k.search && leaves(e) {
			k.search = false
			return leaveKey, nil
		}
		k.queue = k.queue[1:]
		k.end = false
		older := k.ahead > 0
		if older {
			k.ahead, k.older = k.ahead-1, true
		}
		switch e.Kind {
		case keys.Key:
			k.end = e.Text == "\x04"
			return e.Text, nil
		case keys.Clear:
			return "\x0c", nil
		case keys.Suspend:
			return "\x1a", nil
		case keys.Delete:
			if !k.empty {
				return "\x04", nil // to readline the two are one
			}
		case keys.Text:
			k.insert = e.Text
			return insertKey, nil
		case keys.Paste:
			k.paste = &e
			k.insert, _, _ = strings.Cut(e.Text, "\n")
			k.queue = append([]keys.Event{{Kind: keys.Key, Text: "\r"}}, k.queue...)
			if older {
				k.ahead++
			}
			return insertKey, nil
		}
	}
	return "", k.err
}

// leaves reports whether a key ends the search of Ctrl-R and then does what it does in a line.
func leaves(e keys.Event) bool {
	switch e.Kind {
	case keys.Key:
		return len(e.Text) > 1 && e.Text[0] < ' ' || e.Text < " " && !strings.Contains("\r\x03\x07\x08\x12\x13", e.Text)
	case keys.Text, keys.Paste:
		return false
	}
	return true
}

// redraw has the line drawn again, at the width that the terminal has now.
func (k *keyboard) redraw() {
	select {
	case k.nudge <- struct{}{}:
	default:
	}
}

// ended says that a line has ended: all that has been read beyond it was typed ahead of the next.
func (k *keyboard) ended() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.ahead, k.older, k.fresh = len(k.queue), false, false
}

// forget drops what was typed ahead of Ctrl-C while a command runs. The terminal does the same with what
// it has. On a busy machine the next line may have begun by the time we learn of it. What was typed since
// came after Ctrl-C and stays, and a line that has begun with keys from before goes as a whole: half of
// one would wait to be mistaken for a command.
func (k *keyboard) forget() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.queue, k.ahead = slices.Clone(k.queue[k.ahead:]), 0
	if !k.fresh {
		k.filter = keys.Filter{}
	}
	if !k.older {
		return
	}
	k.insert, k.paste, k.older = "", nil, false
	drop := keys.Event{Kind: keys.Key, Text: "\x03"}
	k.queue = slices.Insert(k.queue, 0, drop)
	if k.search {
		k.queue = slices.Insert(k.queue, 0, drop) // one more, to leave the search
	}
	k.redraw() // wakes up wait
}

// inserted is the text to put into the line now, and whether it belongs at the end.
func (k *keyboard) inserted() (text string, atEnd bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	text, k.insert = k.insert, ""
	return text, k.paste != nil
}

// settled says that readline has dealt with a key.
func (k *keyboard) settled(empty, search bool) {
	k.mu.Lock()
	k.empty, k.search = empty, search
	k.mu.Unlock()
	select {
	case k.done <- struct{}{}:
	default:
	}
}

// pasted is the paste that ended the line, if one did.
func (k *keyboard) pasted() (keys.Event, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	p := k.paste
	if k.paste = nil; p == nil {
		return keys.Event{}, false
	}
	return *p, true
}

// ctrlD reports whether the last key was Ctrl-D.
func (k *keyboard) ctrlD() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.end
}

// over reports whether no key will come any more.
func (k *keyboard) over() bool {
	select {
	case <-k.closed:
		return true
	default:
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.err != nil && len(k.queue) == 0
}
