//go:build unix

package terminal

import (
	"context"
	"time"

	"deduku/repl/terminal/keys"
)

// keyNames are the names of keys that readline knows as control characters.
var keyNames = map[string]string{"\x02": "left", "\x06": "right", "\x10": "left", "\x0e": "right", "\x01": "home", "\x05": "end"}

// Key is the next key that is typed: a character, or "left", "right", "home", "end". It is empty when none came
// within the time, and when ctx is done. It must not be called while a line is being read.
func (r *Reader) Key(ctx context.Context, wait time.Duration) (string, error) {
	late := time.Now().Add(wait)
	for ctx.Err() == nil {
		if key, ok := r.keyboard.take(); ok {
			if key != "" {
				return key, nil
			}
			continue
		}
		left := time.Until(late)
		if left <= 0 {
			break
		}
		// In short turns, as a signal that ends ctx does not end the wait for the terminal.
		switch {
		case r.tty.ready(min(left, keys.Pause)):
			if !r.keyboard.more(ctx) {
				return "", r.keyboard.err
			}
		case r.keyboard.waiting():
			r.keyboard.quiet()
		}
	}
	return "", ctx.Err()
}

// take takes the next event from what has been read: ok is false where there is none, key empty where it is no key.
func (k *keyboard) take() (key string, ok bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if len(k.queue) == 0 {
		return "", false
	}
	e := k.queue[0]
	k.queue = k.queue[1:]
	k.typedAhead = max(0, k.typedAhead-1)
	if e.Kind != keys.Key && e.Kind != keys.Text && e.Kind != keys.Named {
		return "", true
	}
	if name, ok := keyNames[e.Text]; ok {
		return name, true
	}
	return e.Text, true
}

// more reads what the terminal has. It reports false when there will be no more.
func (k *keyboard) more(ctx context.Context) bool {
	if !k.reading {
		k.reading = true
		k.readWanted <- struct{}{}
	}
	select {
	case c := <-k.reads:
		k.feed(c)
		if c.err != nil {
			return false
		}
	case <-k.closed:
		return false
	case <-ctx.Done():
	}
	return true
}
