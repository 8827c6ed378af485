package page

import (
	"io"
	"slices"
	"strings"
	"unicode"
)

// A lineOutcome says what a key has done.
type lineOutcome uint8

// The outcomes.
const (
	lineEditing     lineOutcome = iota // the line goes on
	lineEntered                        // it is whole: take returns it
	lineInterrupted                    // it was dropped with Ctrl-C
	lineEnded                          // Ctrl-D on an empty line
)

// A lineEditor edits the current line without the terminal of an operating system. It takes keys, as package keys makes them, and writes
// what the screen must draw.
type lineEditor struct {
	out         io.Writer
	width       func() int                 // returns the width of the screen in characters
	completions func(line string) []string // returns whole words that the last word of a line may become
	previous    func() []string            // returns the lines typed before, oldest first

	prompt string
	line   []rune
	pos    int
	row    int    // of the cursor as it was drawn, below the prompt's
	killed []rune // what Ctrl-Y brings back
	back   int    // how many lines of the history the arrows have gone up
	draft  []rune // what was typed before they did
	search *lineSearch
}

// edits are the keys that change the line or the place in it.
var edits = map[string]func(*lineEditor){
	"\x01":     func(e *lineEditor) { e.pos = 0 },
	"\x05":     func(e *lineEditor) { e.pos = len(e.line) },
	"\x02":     func(e *lineEditor) { e.pos = max(e.pos-1, 0) },
	"\x06":     func(e *lineEditor) { e.pos = min(e.pos+1, len(e.line)) },
	"\x1bb":    func(e *lineEditor) { e.pos = e.wordLeft() },
	"\x1bf":    func(e *lineEditor) { e.pos = e.wordRight() },
	"\x08":     func(e *lineEditor) { e.cut(max(e.pos-1, 0), e.pos) },
	"\x7f":     func(e *lineEditor) { e.cut(max(e.pos-1, 0), e.pos) },
	"\x0b":     func(e *lineEditor) { e.kill(e.pos, len(e.line)) },
	"\x15":     func(e *lineEditor) { e.kill(0, e.pos) },
	"\x17":     func(e *lineEditor) { e.kill(e.wordLeft(), e.pos) },
	"\x1b\x7f": func(e *lineEditor) { e.kill(e.wordLeft(), e.pos) },
	"\x1bd":    func(e *lineEditor) { e.kill(e.pos, e.wordRight()) },
	"\x14":     (*lineEditor).transpose,
	"\x19":     func(e *lineEditor) { e.insert(e.killed) },
	"\x10":     func(e *lineEditor) { e.recall(1) },
	"\x0e":     func(e *lineEditor) { e.recall(-1) },
	"\t":       (*lineEditor).complete,
	"\x12":     (*lineEditor).beginSearch,
}

// key carries out one key.
func (e *lineEditor) key(key string) lineOutcome {
	if e.search != nil && e.inSearch(key) {
		e.draw()
		return lineEditing
	}
	switch {
	case key == "\r":
		e.pos = len(e.line)
		e.draw()
		e.leave("")
		return lineEntered
	case key == "\x03":
		e.pos = len(e.line)
		e.draw()
		e.leave("^C")
		e.take()
		return lineInterrupted
	case key == "\x04" && len(e.line) == 0:
		return lineEnded
	case key == "\x04":
		e.delete()
	case edits[key] != nil:
		edits[key](e)
	default:
		for _, r := range key {
			if unicode.IsPrint(r) {
				e.insert([]rune{r})
			}
		}
	}
	e.draw()
	return lineEditing
}

// insertText inserts a text of one line at the cursor.
func (e *lineEditor) insertText(text string) {
	e.insert([]rune(text))
	e.draw()
}

// delete removes the character under the cursor.
func (e *lineEditor) delete() {
	e.cut(e.pos, min(e.pos+1, len(e.line)))
	e.draw()
}

// take returns the line and empties it.
func (e *lineEditor) take() string {
	line := string(e.line)
	e.line, e.pos, e.back, e.search = nil, 0, 0, nil
	return line
}

func (e *lineEditor) insert(text []rune) {
	e.line = slices.Insert(e.line, e.pos, text...)
	e.pos += len(text)
}

func (e *lineEditor) cut(from, to int) {
	e.line = slices.Delete(e.line, from, to)
	e.pos = from
}

func (e *lineEditor) kill(from, to int) {
	if from < to {
		e.killed = slices.Clone(e.line[from:to])
	}
	e.cut(from, to)
}

// transpose swaps the two characters before the cursor, or around it.
func (e *lineEditor) transpose() {
	if len(e.line) < 2 || e.pos == 0 {
		return
	}
	e.pos = min(e.pos+1, len(e.line))
	e.line[e.pos-2], e.line[e.pos-1] = e.line[e.pos-1], e.line[e.pos-2]
}

func isWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// wordLeft is where the word before the cursor begins.
func (e *lineEditor) wordLeft() int {
	at := e.pos
	for at > 0 && !isWord(e.line[at-1]) {
		at--
	}
	for at > 0 && isWord(e.line[at-1]) {
		at--
	}
	return at
}

// wordRight is where the word behind the cursor ends.
func (e *lineEditor) wordRight() int {
	at := e.pos
	for at < len(e.line) && !isWord(e.line[at]) {
		at++
	}
	for at < len(e.line) && isWord(e.line[at]) {
		at++
	}
	return at
}

// lastWord is where the last word of a text begins: after a space or a semicolon.
func lastWord(text string) int { return strings.LastIndexAny(text, " ;") + 1 }
