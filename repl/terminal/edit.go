//go:build !wasm

package terminal

import (
	"io"
	"slices"

	"github.com/chzyer/readline"
)

// Keys that the keyboard makes up. Nobody can type them: keys.Filter drops these control characters.
const (
	redrawKey = "\x1c"
	insertKey = "\x1d"
	leaveKey  = "\x1e" // leave the search of Ctrl-R with what was found
)

// nop is a key that readline sees and does nothing about. To refuse a key instead would wake up readline's
// reading goroutine once too often, and it would then read ahead while a command runs.
const nop = readline.CharBell

// key is called by readline's own goroutine before it acts on a key, when it has done with the last one.
func (r *Reader) key(c rune) (rune, bool) {
	switch string(c) {
	case "\x0c":
		io.WriteString(r.tty.output(), "\x1b[H\x1b[2J")
	case "\x1a":
		r.rl.Clean()
		r.tty.suspend()
		r.rl.Refresh()
		return nop, true
	case redrawKey:
		r.resized()
		r.rl.Refresh()
		return nop, true
	case insertKey:
		return nop, true // changed inserts
	case leaveKey:
		// Most keys leave the search, but none does nothing else. Tab does not once it completes nothing.
		r.leavingSearch = true
		return readline.CharTab, true
	}
	if (c == readline.CharCtrlW || c == readline.MetaBackspace) && r.inFirstWord {
		return readline.CharCtrlU, true // readline would take what is behind the cursor too
	}
	return c, true
}

// changed is called by the same goroutine after a key, and at the start of a line with no key. It puts
// pasted text into the line all at once: rune by rune readline would draw the line for each.
func (r *Reader) changed(line []rune, pos int, key rune) ([]rune, int, bool) {
	if key == 0 {
		return nil, 0, false
	}
	text, atEnd := r.keyboard.takeInsertion()
	if text != "" {
		if atEnd {
			pos = len(line)
		}
		line = slices.Insert(line, pos, []rune(text)...)
		pos += len([]rune(text))
	}
	r.inFirstWord = !wordBegins(line[:pos])
	left := r.leavingSearch
	r.leavingSearch = false
	r.keyboard.settled(len(line) == 0, r.rl.Operation.IsSearchMode() && !left)
	// The line that a search has found is the one in readline's list itself. To edit it would change what
	// the up-arrow finds, so what is left of a search becomes a line of its own: line is a copy.
	return line, pos, left || text != ""
}

// wordBegins reports whether a word begins in a text, other than at its start.
func wordBegins(text []rune) bool {
	for i := 1; i < len(text); i++ {
		if readline.IsWordBreak(text[i-1]) && !readline.IsWordBreak(text[i]) {
			return true
		}
	}
	return false
}

// plainPainter shows the line as it is. readline has the same, but sets it while its goroutine reads it.
type plainPainter struct{}

// Paint implements readline.Painter.
func (plainPainter) Paint(line []rune, _ int) []rune { return line }
