//go:build unix

package terminal

import (
	"cmp"
	"context"
	"io"
	"slices"
	"strings"
	"time"

	"deduku/repl/terminal/keys"
)

// pagerKeys maps readline's control characters, and keys that readline doesn't know, to the pager's names of keys.
var pagerKeys = map[string]string{
	"\x10": pagerUp, "\x0e": pagerDown, "\x01": pagerHome, "\x05": pagerEnd, "\r": pagerEnter, "\x7f": pagerErase, "\x08": pagerErase,
	keys.Esc: pagerEsc, keys.PageUp: pagerPageUp, keys.PageDown: pagerPageDown,
}

// Page shows a text a screen at a time, until a key leaves it or Ctrl-C does. The last screen stays, for the next line to be
// typed below it. What was typed before stays for that line: it is no key of the pager. It must not be called while a line is
// being read.
func (r *Reader) Page(text string) error {
	defer r.keyboard.setAside(r.tty)()
	width, height := r.tty.size()
	view := newPager(text, width, height)
	stopped := r.keyboard.stops()
	for draw := true; ; {
		if w, h := r.tty.size(); w != width || h != height {
			width, height, draw = w, h, true
			view.resize(w, h)
		}
		if draw {
			if err := r.drawPage(view, true); err != nil {
				return err
			}
		}
		key, seen, err := r.pageKey()
		draw = seen
		switch {
		case err != nil:
			return err
		case r.keyboard.stops() != stopped, key != "" && view.key(key):
			typed := []rune(view.typed)
			for _, c := range slices.Backward(typed) {
				r.keyboard.putBack(keys.Event{Kind: keys.Key, Text: string(c)})
			}
			return r.drawPage(view, false)
		}
	}
}

// drawPage draws what is to be seen, with the line below or, for good, without.
func (r *Reader) drawPage(view *pager, below bool) error {
	shown, keys := view.screen()
	out := "\x1b[H\x1b[2J" + strings.Join(shown, "\r\n") + "\r\n"
	if below {
		out += keys
	}
	_, err := io.WriteString(r.tty.output(), out)
	return err
}

// pageKey is the next key, empty when none came within a moment; seen reports whether the screen is to be drawn again.
func (r *Reader) pageKey() (key string, seen bool, err error) {
	const turn = 100 * time.Millisecond // in which a change of the size, and Ctrl-C, show
	k := r.keyboard
	if e, ok := k.first(); ok {
		switch {
		case e.Kind == keys.Key && pagerKeys[e.Text] != "", e.Kind == keys.Named:
			return pagerKeys[e.Text], true, nil
		case e.Kind == keys.Key && e.Text < " ", e.Kind == keys.Paste:
			return "", false, nil
		}
		return e.Text, true, nil
	}
	select {
	case <-k.wake: // the program goes on after it was stopped
		return "", true, nil
	default:
	}
	wait := turn
	if k.waiting() {
		wait = keys.Pause
	}
	switch {
	case r.tty.ready(wait):
		if !k.more(context.Background()) {
			return "", false, cmp.Or(k.err, io.EOF)
		}
	case k.waiting():
		k.quiet()
	}
	return "", false, nil
}

// setAside keeps what was typed so far from who reads keys now; what is returned gives it to who reads next.
func (k *keyboard) setAside(t *tty) (giveBack func()) {
	for t.ready(0) && k.more(context.Background()) {
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	ahead, from := k.queue, k.stopped
	k.queue, k.typedAhead = nil, 0
	return func() {
		k.mu.Lock()
		defer k.mu.Unlock()
		if k.stopped == from { // Ctrl-C drops it
			k.queue = slices.Concat(ahead, k.queue)
			k.typedAhead = len(ahead)
		}
	}
}

// putBack has an event be the first one again.
func (k *keyboard) putBack(e keys.Event) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.queue = slices.Insert(k.queue, 0, e)
}

// first takes the first event of the queue.
func (k *keyboard) first() (e keys.Event, ok bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if len(k.queue) == 0 {
		return keys.Event{}, false
	}
	e, k.queue = k.queue[0], k.queue[1:]
	return e, true
}
