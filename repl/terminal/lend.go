//go:build !wasm

package terminal

import (
	"os"
	"strings"

	"deduku/repl/terminal/keys"
)

// Lent is a terminal that is lent to a program that reads its keys and draws on it by itself.
type Lent struct {
	In, Out *os.File
	Ahead   string // what was typed before it was lent: characters, and control characters as readline knows them
	r       *Reader
}

// Lend lends the terminal, with the modes that it was found in, while use runs. It must not be called while a line is
// being read.
func (r *Reader) Lend(use func(l Lent) error) error {
	l := Lent{In: r.config.in, Out: r.config.out, Ahead: r.keyboard.takeAll(), r: r}
	r.tty.lend()
	defer r.tty.resume()
	defer r.tty.lendTo(nil)
	return use(l)
}

// OnEnd has a function called before a signal ends the program, to give the terminal back.
func (l *Lent) OnEnd(ending func()) { l.r.tty.lendTo(ending) }

// Suspend stops the program, with all that it started, until the shell has it go on.
func (l *Lent) Suspend() { l.r.tty.suspend() }

// takeAll takes what has been typed ahead.
func (k *keyboard) takeAll() string {
	k.mu.Lock()
	defer k.mu.Unlock()
	var b strings.Builder
	for _, e := range k.queue {
		if e.Kind == keys.Key || e.Kind == keys.Text {
			b.WriteString(e.Text)
		}
	}
	k.queue, k.typedAhead = nil, 0
	return b.String()
}
