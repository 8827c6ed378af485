// Package keys reads what a terminal sends and tells keys from pastes.
//
// Terminals disagree about keys, and chzyer/readline knows few of the spellings: it ends the input on
// Delete, takes the key after a lone Esc for a command, and leaves pieces of what it does not know in the
// line. [Filter] is put before it. It passes on only what readline understands, one key an event. It
// knows nothing about terminals, files and time: bytes go in, events come out. Start with filter.go;
// table.go has the keys, paste.go the brackets around a paste.
package keys

import (
	"time"
	"unicode"
	"unicode/utf8"
)

// Pause is how long a half key may wait for its other half. Esc with nothing after it for so long is the
// Esc key; the owner of a [Filter] then calls [Filter.Quiet].
const Pause = 50 * time.Millisecond

// state is where in a sequence a Filter is.
type state uint8

const (
	ground    state = iota
	escape          // after Esc
	csi             // after Esc [
	ss3             // after Esc O
	console         // after Esc [ [, with which function keys of the Linux console begin
	partial         // inside a rune of several bytes
	bracketed       // inside a paste
)

// maxParams is how much of a sequence is kept; no key that we know is near it. The rest is swallowed.
const maxParams = 32

// Filter turns bytes into events. The zero value is ready. Where input is cut into pieces makes no
// difference to what comes out.
type Filter struct {
	state   state
	meta    bool   // a second Esc came before the sequence: Alt was held
	pending []byte // parameters of a sequence, or the start of a rune
	number  bool   // the parameters are digits and nothing else, whether they are pending or not
	afterCR bool   // the last byte was a CR, so an LF belongs to it
	paste   paste
	events  []Event
}

// Feed takes more input and returns the events that are complete now.
func (f *Filter) Feed(input []byte) []Event {
	f.events = nil
	for _, b := range input {
		f.step(b)
	}
	return f.events
}

// Waiting reports whether a pause would change what the input so far means.
func (f *Filter) Waiting() bool {
	switch f.state {
	case escape, csi, ss3, console:
		return len(f.pending) == 0
	case bracketed:
		return !f.paste.quiet
	}
	return false
}

// Quiet says that nothing came for [Pause]. A sequence that has only begun was then typed by hand and is
// dropped, so that it does not swallow the next key; Esc alone is the key of that name.
func (f *Filter) Quiet() []Event {
	f.events = nil
	switch {
	case f.state == bracketed:
		f.paste.quiet = true
	case f.state == escape:
		f.reset()
		f.emit(Named, Esc)
	case f.Waiting():
		f.reset()
	}
	return f.events
}

// reset goes back to where a key begins.
func (f *Filter) reset() { f.state, f.meta, f.pending = ground, false, f.pending[:0] }

func (f *Filter) emit(kind Kind, text string) {
	f.events = append(f.events, Event{Kind: kind, Text: text})
}

func (f *Filter) step(b byte) {
	switch f.state {
	case ground:
		f.begin(b)
	case escape:
		f.afterEscape(b)
	case csi:
		f.inCSI(b)
	case ss3:
		f.inSS3(b)
	case console:
		f.reset()
		if b < ' ' || b >= 0x7f {
			f.begin(b)
		}
	case partial:
		f.inRune(b)
	case bracketed:
		f.inPaste(b)
	}
}

// begin takes the first byte of a key.
func (f *Filter) begin(b byte) {
	afterCR := f.afterCR
	f.afterCR = b == '\r'
	switch {
	case b == 0x1b:
		f.state = escape
	case b == '\n' && afterCR:
	case b >= utf8.RuneSelf:
		f.pending, f.state = append(f.pending[:0], b), partial
		f.endRune() // where it cannot begin a rune
	case b >= ' ' && b != 0x7f:
		f.emit(Key, string(rune(b)))
	default:
		f.control(b)
	}
}

// inRune takes what follows the first byte of a rune.
func (f *Filter) inRune(b byte) {
	if utf8.RuneStart(b) {
		f.reset() // the rune was cut short
		f.begin(b)
		return
	}
	f.pending = append(f.pending, b)
	f.endRune()
}

// endRune passes a rune on when it is whole. What is no rune, or would control the terminal, is dropped.
func (f *Filter) endRune() {
	if !utf8.FullRune(f.pending) {
		return
	}
	r, size := utf8.DecodeRune(f.pending)
	broken := r == utf8.RuneError && size <= 1
	if !broken && !unicode.IsControl(r) && !f.meta {
		f.emit(Key, string(r))
	}
	f.reset()
}

// afterEscape takes what follows Esc.
func (f *Filter) afterEscape(b byte) {
	switch {
	case b == 0x1b:
		f.meta = true // some terminals send Alt-Right as Esc Esc [ C
	case b == '[':
		f.state, f.number = csi, true
	case b == 'O':
		f.state = ss3
	case b >= utf8.RuneSelf:
		f.meta = true
		f.begin(b)
	default:
		f.reset()
		if key, ok := metaKeys[b]; ok {
			f.emit(Key, key)
		} else if b < ' ' {
			f.begin(b) // Esc, then another key: as fast as that is only a program
		}
	}
}

// inCSI takes what follows Esc [.
func (f *Filter) inCSI(b byte) {
	switch {
	case b < ' ' || b >= 0x7f:
		f.reset()
		f.begin(b)
	case b == '[' && len(f.pending) == 0:
		f.state = console
	case b >= '@', b == '$' && len(f.pending) > 0 && f.number: // rxvt ends keys with Shift, which have a number, in $
		params, meta := string(f.pending), f.meta
		f.reset()
		if b == '~' && params == "200" {
			f.paste, f.state = paste{}, bracketed
			return
		}
		f.translate(b, params, meta)
	default:
		f.number = f.number && '0' <= b && b <= '9'
		if len(f.pending) < maxParams {
			f.pending = append(f.pending, b)
		}
	}
}

// inSS3 takes what follows Esc O.
func (f *Filter) inSS3(b byte) {
	switch {
	case b < ' ' || b >= 0x7f:
		f.reset()
		f.begin(b)
	case b >= '@':
		params, meta := string(f.pending), f.meta
		f.reset()
		if b == 'c' || b == 'd' { // rxvt's Ctrl-Right and Ctrl-Left
			b, meta = b-'a'+'A', true
		}
		f.translate(b, params, meta)
	case len(f.pending) < maxParams:
		f.pending = append(f.pending, b)
	}
}
