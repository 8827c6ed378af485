//go:build !wasm

package terminal

import (
	"bytes"
	"io"
	"strings"
	"sync"
	"time"

	"deduku/repl/terminal/keys"
)

// keyboard is what readline reads instead of the terminal. It gives out one key, waits until readline has
// dealt with it, and only then decides about the next: whether Delete may go through depends on the line.
// It reads from the terminal only when readline wants a key, so that nothing is taken from a program that
// is lent the terminal, and it can be closed at any time, which a terminal cannot.
//
// Read belongs to readline's reading goroutine, pump is a goroutine of its own, and whoever else calls is
// readline's drawing goroutine, the reader's, or that of the signals: what they share is under mu.
type keyboard struct {
	readWanted chan struct{} // pump is to read once more
	reads      chan chunk    // what pump has read
	wake       chan struct{} // the line must be drawn again, or the queue has got something
	keyDone    chan struct{} // readline has dealt with the last key
	closed     chan struct{}
	once       sync.Once

	reading bool // a read is under way; like given, for the goroutine that asks for keys
	given   bool // readline has a key

	mu         sync.Mutex
	filter     keys.Filter
	begun      bool // readline has had its first key
	queue      []keys.Event
	typedAhead int         // how many of queue were typed before the current line began
	tookAhead  bool        // the current line has begun with such a one
	readSince  bool        // something has been read since the current line began
	err        error       // of the terminal
	lineEmpty  bool        // the current line has nothing in it
	searching  bool        // Ctrl-R is under way
	wasCtrlD   bool        // the last key was Ctrl-D, not Delete
	insertion  string      // text to be put into the line
	paste      *keys.Event // whose first line is inserted and Enter pressed
	stopped    int         // how often Ctrl-C has stopped a command
}

// chunk is what one read of the terminal gave.
type chunk struct {
	data []byte
	err  error
}

func newKeyboard(in io.Reader) *keyboard {
	k := &keyboard{
		readWanted: make(chan struct{}, 1),
		reads:      make(chan chunk),
		wake:       make(chan struct{}, 1),
		keyDone:    make(chan struct{}, 1),
		closed:     make(chan struct{}),
		lineEmpty:  true,
	}
	go k.pump(in)
	return k
}

// pump reads from the terminal, once each time that it is wanted.
func (k *keyboard) pump(in io.Reader) {
	buf := make([]byte, 4096)
	for {
		select {
		case <-k.readWanted:
		case <-k.closed:
			return
		}
		n, err := in.Read(buf)
		select {
		case k.reads <- chunk{bytes.Clone(buf[:n]), err}:
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
		case <-k.keyDone:
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
		k.readWanted <- struct{}{}
	}
	var pause <-chan time.Time
	if k.waiting() {
		pause = time.After(keys.Pause)
	}
	select {
	case c := <-k.reads:
		k.feed(c)
	case <-k.wake:
		k.mu.Lock()
		defer k.mu.Unlock()
		k.queue = append(k.queue, keys.Event{Kind: keys.Key, Text: redrawKey})
	case <-pause:
		select { // the other half of a key may have come while this goroutine had no turn
		case c := <-k.reads:
			k.feed(c)
		default:
			k.quiet()
		}
	case <-k.closed:
		return false
	}
	return true
}

// quiet says that half a key has no other half.
func (k *keyboard) quiet() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.queue = append(k.queue, k.filter.Quiet()...)
}

func (k *keyboard) waiting() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.filter.Waiting()
}

func (k *keyboard) feed(c chunk) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.reading, k.readSince = false, true
	k.queue = append(k.queue, k.filter.Feed(c.data)...)
	k.err = c.err
}

// next takes the next key from the queue: none if it is empty, with an error if nothing will follow.
func (k *keyboard) next() (string, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if !k.begun {
		// readline makes its list of lines at the first key, and searching it before that panics.
		k.begun = true
		return string(rune(nop)), nil
	}
	for len(k.queue) > 0 {
		e := k.queue[0]
		if k.searching && leaves(e) {
			return leaveKey, nil
		}
		k.queue = k.queue[1:]
		k.wasCtrlD = false
		ahead := k.typedAhead > 0
		if ahead {
			k.typedAhead, k.tookAhead = k.typedAhead-1, true
		}
		switch e.Kind {
		case keys.Key:
			k.wasCtrlD = e.Text == "\x04"
			return e.Text, nil
		case keys.Clear:
			return "\x0c", nil
		case keys.Suspend:
			return "\x1a", nil
		case keys.Delete:
			if !k.lineEmpty {
				return "\x04", nil // to readline the two are one
			}
		case keys.Text:
			k.insertion = e.Text
			return insertKey, nil
		case keys.Paste:
			k.paste = &e
			k.insertion, _, _ = strings.Cut(e.Text, "\n")
			k.queue = append([]keys.Event{{Kind: keys.Key, Text: "\r"}}, k.queue...)
			if ahead {
				k.typedAhead++
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
	case k.wake <- struct{}{}:
	default:
	}
}

// takeInsertion is the text to put into the line now, and whether it belongs at the end.
func (k *keyboard) takeInsertion() (text string, atEnd bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	text, k.insertion = k.insertion, ""
	return text, k.paste != nil
}

// settled says that readline has dealt with a key, and what the line is like now.
func (k *keyboard) settled(lineEmpty, searching bool) {
	k.mu.Lock()
	k.lineEmpty, k.searching = lineEmpty, searching
	k.mu.Unlock()
	select {
	case k.keyDone <- struct{}{}:
	default:
	}
}

// takePaste is the paste that ended the line, if one did.
func (k *keyboard) takePaste() (keys.Event, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	p := k.paste
	if k.paste = nil; p == nil {
		return keys.Event{}, false
	}
	return *p, true
}

// endedByCtrlD reports whether the last key was Ctrl-D.
func (k *keyboard) endedByCtrlD() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.wasCtrlD
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
