//go:build !wasm

package terminal

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"
)

// completer completes words for readline, as a shell does: what all words have in common goes into the
// line, and where they differ they are listed above it. readline's own menu is never opened. It scrolls
// away when it is longer than the screen, and divides by zero when a word is wider.
type completer struct{ r *Reader }

// Do implements readline.AutoCompleter: what to append to the line so far, and how much of it is the word.
func (c completer) Do(line []rune, pos int) (suffixes [][]rune, length int) {
	// This runs in a goroutine of readline's, where a panic would leave the terminal unusable.
	defer func() { _ = recover() }()
	if c.r.leavingSearch {
		return nil, 0
	}
	typed := string(line[:pos])
	word := typed[strings.LastIndexAny(typed, " ;")+1:]
	words := c.r.words(typed, word)
	if len(words) == 0 {
		return nil, 0
	}
	if more := common(words)[len(word):]; more != "" {
		if len(words) == 1 && !strings.HasSuffix(more, "/") {
			more += " "
		}
		return [][]rune{[]rune(more)}, utf8.RuneCountInString(word)
	}
	if len(words) == 1 {
		return [][]rune{{' '}}, utf8.RuneCountInString(word)
	}
	c.r.list(words)
	return nil, 0
}

// words are what a word may become, each once.
func (r *Reader) words(typed, word string) []string {
	if r.config.Complete == nil {
		return nil
	}
	var out []string
	for _, w := range r.config.Complete(typed) {
		if strings.HasPrefix(w, word) && !slices.Contains(out, w) {
			out = append(out, w)
		}
	}
	return out
}

// list shows words above the line.
func (r *Reader) list(words []string) {
	width, height := r.tty.size()
	r.rl.Clean()
	io.WriteString(r.tty.output(), columns(words, width, max(height/2, 2)))
	r.rl.Refresh()
}

// common is the longest beginning that all words share.
func common(words []string) string {
	shared := words[0]
	for _, w := range words {
		for !strings.HasPrefix(w, shared) {
			_, size := utf8.DecodeLastRuneInString(shared)
			shared = shared[:len(shared)-size]
		}
	}
	return shared
}

// columns lays words out row by row, in at most so many rows; the last then says how many words are left.
func columns(words []string, width, rows int) string {
	widest := 0
	for _, w := range words {
		widest = max(widest, utf8.RuneCountInString(w))
	}
	perRow := max((width-1)/(widest+2), 1)
	left := 0
	if len(words) > perRow*rows {
		left = len(words) - perRow*(rows-1)
		words = words[:len(words)-left]
	}
	var out strings.Builder
	for row := range slices.Chunk(words, perRow) {
		for i, w := range row {
			out.WriteString(w)
			if i < len(row)-1 {
				out.WriteString(strings.Repeat(" ", widest+2-utf8.RuneCountInString(w)))
			}
		}
		out.WriteString("\n")
	}
	if left > 0 {
		fmt.Fprintf(&out, "… %d more\n", left)
	}
	return out.String()
}
