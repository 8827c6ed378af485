//go:build !wasm

package terminal

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/chzyer/readline"

	"deduku/internal/spelling"
	"deduku/repl/terminal/keys"
)

// Config is what a [Reader] needs. The zero value edits lines on standard input and output.
type Config struct {
	in, out  *os.File                 // the terminal; nil for standard input and output
	Complete func(line string) []Word // what the last word of a line may become; may be nil
	History  History                  // nil to keep lines only until the reader is closed
	Suggest  func() bool              // whether to show how a line may go on; nil for no

	// Killed is called, by another goroutine than the one that reads, when SIGTERM, SIGHUP or SIGQUIT asks the
	// program to end. The terminal has then been given back. Nil leaves these signals alone.
	Killed func(os.Signal)
}

// History is where the lines that were typed are kept, oldest first.
type History interface {
	Lines() []string
	Add(line string) error
}

// Reader edits lines on a terminal. It owns the terminal from [New] to Close, and hands it back to the shell
// meanwhile on Ctrl-Z. Between two lines, while a command runs, it reads nothing, so that a program that the command
// starts, such as a pager, gets what is typed.
//
// Around readline it has a keyboard, which gives readline one key at a time and only when the last one
// has been dealt with, and a tty, which knows modes and signals. All that readline draws is drawn by
// one goroutine, readline's own; what this package adds while a line is edited runs there too.
type Reader struct {
	config        Config
	rl            *readline.Instance
	keyboard      *keyboard
	tty           *tty
	resized       func() // readline's own, to be called where it draws
	leavingSearch bool   // the search of Ctrl-R is being left; like resized, for readline's goroutine only
	inFirstWord   bool   // the cursor is in the first word of the line or before it; for that goroutine too
	recaller      recaller
	asked         rune   // the key that answer answers, 0 for none; for that goroutine too
	ending        bool   // the last key ends the line
	offered       string // what stands dim behind the line
	suggests      bool   // such is to be offered
	promptWidth   int
	last          string // the newest line that the up-arrow reaches
	complaint     string // the message that complain printed last
	interrupts    int    // Ctrl-C in a row
}

// New takes hold of the terminal. Close gives it back and must not be forgotten, not even in a panic.
func New(config Config) (*Reader, error) {
	if config.in == nil {
		config.in = os.Stdin
	}
	if config.out == nil {
		config.out = os.Stdout
	}
	tty, err := openTTY(config.in, config.out)
	if err != nil {
		return nil, err
	}
	r := &Reader{config: config, tty: tty, keyboard: newKeyboard(tty.input())}
	r.rl, err = readline.NewEx(&readline.Config{
		AutoComplete:           completer{},
		DisableAutoSaveHistory: true,
		HistoryLimit:           historyLimit,
		HistorySearchFold:      true,
		Listener:               readline.FuncListener(r.changed),
		Painter:                painter{r},
		Stdin:                  r.keyboard,
		Stdout:                 tty.canvas(),
		Stderr:                 tty.canvas(),
		FuncGetWidth:           func() int { width, _ := tty.size(); return width },
		FuncFilterInputRune:    r.key,
		FuncIsTerminal:         func() bool { return true },
		FuncMakeRaw:            tty.edit,
		FuncExitRaw:            tty.busy,
		FuncOnWidthChanged:     func(f func()) { r.resized = f },
	})
	if err != nil {
		tty.close()
		return nil, err
	}
	if config.History != nil {
		for _, line := range config.History.Lines() {
			r.recall(line)
		}
	}
	tty.watch(r.keyboard.redraw, r.keyboard.dropTypedAhead, config.Killed)
	return r, nil
}

// Close gives the terminal back as it was. Lines that are being read end with io.EOF.
func (r *Reader) Close() error {
	r.keyboard.Close()
	r.tty.close()
	return r.rl.Close()
}

// Line shows the prompt and returns the line that is then typed, without its end; io.EOF after Ctrl-D or when the
// terminal is gone, [ErrInterrupt] after Ctrl-C. A paste with line ends in it comes as one text, with what had been typed
// before it; such a text, and no other, has "\n" in it. After ctx is done the reader is of no more use.
func (r *Reader) Line(ctx context.Context, prompt string) (string, error) {
	defer context.AfterFunc(ctx, func() { r.keyboard.Close() })()
	if r.config.History != nil {
		if lines := r.config.History.Lines(); len(lines) > 0 {
			r.recall(lines[len(lines)-1]) // a command may have added it
		}
	}
	for {
		r.suggests, r.promptWidth = r.config.Suggest != nil && r.config.Suggest(), len(prompt)
		r.ending = false
		r.recaller.start()
		r.rl.SetPrompt(prompt)
		line, err := r.rl.Readline()
		r.keyboard.lineEnded()
		if !errors.Is(err, readline.ErrInterrupt) {
			r.interrupts = 0
		}
		switch {
		case ctx.Err() != nil:
			return "", ctx.Err()
		case r.keyboard.over():
			return "", io.EOF // readline returns the unfinished line first, but nobody pressed Enter
		case errors.Is(err, readline.ErrInterrupt):
			return "", r.interrupted(line)
		case err != nil && !r.keyboard.endedByCtrlD():
			continue // readline ends at more keys than people mean to leave with
		case err != nil:
			return "", io.EOF
		}
		if p, ok := r.keyboard.takePaste(); ok {
			r.remember("")
			return r.paste(line, p)
		}
		r.remember(line)
		return line, nil
	}
}

// interrupted counts Ctrl-C, so that who wants to leave learns how.
func (r *Reader) interrupted(line string) error {
	if r.interrupts++; r.interrupts > 1 && line == "" {
		r.interrupts = 0
		fmt.Fprintln(r.tty.output(), "Ctrl-D or 'exit' leaves")
	}
	return ErrInterrupt
}

// remember puts a line into the history: lines that begin with a space, blank ones and repeats are not kept.
func (r *Reader) remember(line string) {
	// readline would save the line that the up-arrow went to last, which after Ctrl-R is an empty one. An
	// empty line takes it back to the end.
	r.rl.SaveHistory("")
	if strings.HasPrefix(line, " ") || !r.recall(line) || r.config.History == nil {
		return
	}
	if err := r.config.History.Add(line); err != nil {
		r.complain(fmt.Sprintf("history: %v\n", err))
	}
}

// complain prints a message, except when the last message was the same.
func (r *Reader) complain(message string) {
	if message == r.complaint {
		return
	}
	r.complaint = message
	fmt.Fprint(r.tty.output(), message)
}

// recall makes a line reachable with the up-arrow and reports whether it is one to keep. Several lines in
// one would garble the screen.
func (r *Reader) recall(line string) bool {
	if strings.TrimSpace(line) == "" || line == r.last || strings.Contains(line, "\n") {
		return false
	}
	r.last = line
	r.recaller.add(line)
	return r.rl.SaveHistory(line) == nil
}

// echoed is how many lines of a paste are shown.
const echoed = 30

// paste shows what readline has not shown of a paste, which is all but the line with its beginning.
func (r *Reader) paste(line string, p keys.Event) (string, error) {
	_, rest, _ := strings.Cut(p.Text, "\n")
	var out strings.Builder
	n := 0
	for l := range strings.Lines(rest) {
		if n++; n <= echoed {
			out.WriteString(strings.TrimSuffix(l, "\n") + "\n")
		}
	}
	if n > echoed {
		fmt.Fprintf(&out, "… %d more lines\n", n-echoed)
	}
	if p.Lost > 0 {
		fmt.Fprintf(&out, "the paste was too long: its last %s lost\n", spelling.Count(p.Lost, "byte is", "bytes are"))
	}
	_, err := io.WriteString(r.tty.output(), out.String())
	return line + "\n" + rest, err
}
