//go:build !wasm

package terminal

import (
	"slices"

	"deduku/repl/terminal/keys"
)

// lineEnded says that a line has ended: all that has been read beyond it was typed ahead of the next.
func (k *keyboard) lineEnded() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.typedAhead, k.tookAhead, k.readSince = len(k.queue), false, false
}

// dropTypedAhead drops what was typed while a command ran before Ctrl-C ended it. The terminal does the same with
// what it has. On a busy machine the next line may have begun by the time we learn of Ctrl-C. What was typed since
// came after it and stays, and a line that has begun with keys from before goes as a whole: half of one would wait
// to be mistaken for a command.
func (k *keyboard) dropTypedAhead() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.stopped++
	k.queue, k.typedAhead = slices.Clone(k.queue[k.typedAhead:]), 0
	if !k.readSince {
		k.filter = keys.Filter{}
	}
	if !k.tookAhead {
		return
	}
	k.insertion, k.paste, k.tookAhead = "", nil, false
	drop := keys.Event{Kind: keys.Key, Text: "\x03"}
	k.queue = slices.Insert(k.queue, 0, drop)
	if k.searching {
		k.queue = slices.Insert(k.queue, 0, drop) // one more, to leave the search
	}
	k.redraw() // wakes up wait
}

// stops is how often Ctrl-C has stopped a command.
func (k *keyboard) stops() int {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.stopped
}
