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
	r.asked, r.ending = 0, c == '\r' || c == '\x03'
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
	case "\t", "\x10", "\x0e":
		if !r.rl.Operation.IsSearchMode() {
			r.asked = c
			return nop, true
		}
	case "\x06", "\x05":
		if r.offered != "" {
			r.asked = c
			return nop, true
		}
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
	asked := r.asked
	if r.asked = 0; asked != 0 {
		line, pos = r.answer(asked, line, pos)
	}
	if asked != '\x10' && asked != '\x0e' {
		r.recaller.stop()
	}
	r.inFirstWord = !wordBegins(line[:pos])
	left := r.leavingSearch
	r.leavingSearch = false
	r.keyboard.settled(len(line) == 0, r.rl.Operation.IsSearchMode() && !left)
	// The line that a search has found is the one in readline's list itself. To edit it would change what
	// the up-arrow finds, so what is left of a search becomes a line of its own: line is a copy.
	return line, pos, left || text != "" || asked != 0
}

// answer is the line after a key that readline has not seen: Tab, Up, Down, or Right and End where a suggestion stands behind
// the line.
func (r *Reader) answer(asked rune, line []rune, pos int) ([]rune, int) {
	switch asked {
	case '\t':
		return r.complete(line, pos)
	case '\x10':
		return r.recaller.move(line, pos, -1)
	case '\x0e':
		return r.recaller.move(line, pos, 1)
	}
	line = append(slices.Clone(line), []rune(r.offered)...)
	return line, len(line)
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

// painter shows the line as it is and behind it, dim, how a line that was typed before goes on, where that fits in the row.
type painter struct{ r *Reader }

// Paint implements readline.Painter.
func (p painter) Paint(line []rune, pos int) []rune {
	r := p.r
	r.offered = ""
	if !r.suggests || r.ending || pos != len(line) || r.rl == nil || r.rl.Operation.IsSearchMode() {
		return line
	}
	rest := r.recaller.suggestion(string(line))
	width, _ := r.tty.size()
	if room := width - 1 - r.promptWidth - len(line); rest == "" || len([]rune(rest)) > room {
		return line
	}
	r.offered = rest
	return slices.Concat(line, []rune("\x1b7\x1b[2m"+rest+"\x1b[22m\x1b8"))
}
