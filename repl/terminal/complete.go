//go:build !wasm

package terminal

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"
)

// Word is what a word of the line may become, whole, and what that is.
type Word struct{ Text, About string }

// completer is for readline, which asks at a key that leaves its search, and is told that nothing can be completed. Tab never
// gets so far: readline could append to a word but not change its case, and its menu scrolls away when it is longer than the screen.
type completer struct{}

// Do implements readline.AutoCompleter.
func (completer) Do([]rune, int) (suffixes [][]rune, length int) { return nil, 0 }

// complete completes the word before pos, as a shell does: what all words have in common goes into the line, and where they
// differ they are listed above it.
func (r *Reader) complete(line []rune, pos int) (completed []rune, at int) {
	defer func() {
		if recover() != nil { // in a goroutine of readline's a panic would leave the terminal unusable
			completed, at = line, pos
		}
	}()
	typed := string(line[:pos])
	word := typed[strings.LastIndexAny(typed, " ;")+1:]
	words := r.words(typed, word)
	if len(words) == 0 {
		return line, pos
	}
	more := common(words)
	if len(words) == 1 && !strings.HasSuffix(more, "/") {
		more += " "
	}
	if more == word || len(more) < len(word) {
		r.list(words)
		return line, pos
	}
	begin := pos - utf8.RuneCountInString(word)
	return slices.Concat(line[:begin], []rune(more), line[pos:]), begin + utf8.RuneCountInString(more)
}

// words are what a word may become, each once. Upper and lower case are the same.
func (r *Reader) words(typed, word string) (out []Word) {
	if r.config.Complete == nil {
		return nil
	}
	for _, w := range r.config.Complete(typed) {
		again := func(v Word) bool { return v.Text == w.Text }
		if len(w.Text) >= len(word) && strings.EqualFold(w.Text[:len(word)], word) && !slices.ContainsFunc(out, again) {
			out = append(out, w)
		}
	}
	return out
}

// list shows words above the line.
func (r *Reader) list(words []Word) {
	width, height := r.tty.size()
	r.rl.Clean()
	io.WriteString(r.tty.output(), listed(words, width, max(height/2, 2)))
	r.rl.Refresh()
}

// common is the longest beginning that all words share, in any case, as the first has it.
func common(words []Word) string {
	shared := words[0].Text
	for _, w := range words {
		for len(shared) > len(w.Text) || !strings.EqualFold(w.Text[:len(shared)], shared) {
			_, size := utf8.DecodeLastRuneInString(shared)
			shared = shared[:len(shared)-size]
		}
	}
	return shared
}

// listed lays words out in at most so many rows; the last then says how many words are left. Words of which it is said what
// they are have a row each, unless there are too many.
func listed(words []Word, width, rows int) string {
	about := slices.ContainsFunc(words, func(w Word) bool { return w.About != "" })
	if !about || len(words) > rows {
		return columns(words, width, rows)
	}
	widest := widestOf(words)
	var out strings.Builder
	for _, w := range words {
		row := []rune(w.Text + strings.Repeat(" ", widest+2-utf8.RuneCountInString(w.Text)) + w.About)
		if len(row) >= width {
			row = append(row[:max(width-2, 0)], '…')
		}
		out.WriteString(strings.TrimRight(string(row), " ") + "\n")
	}
	return out.String()
}

// widestOf is how many characters the longest word has.
func widestOf(words []Word) (widest int) {
	for _, w := range words {
		widest = max(widest, utf8.RuneCountInString(w.Text))
	}
	return widest
}

// columns lays words out row by row, in at most so many rows; the last then says how many words are left.
func columns(words []Word, width, rows int) string {
	widest := widestOf(words)
	perRow := max((width-1)/(widest+2), 1)
	left := 0
	if len(words) > perRow*rows {
		left = len(words) - perRow*(rows-1)
		words = words[:len(words)-left]
	}
	var out strings.Builder
	for row := range slices.Chunk(words, perRow) {
		for i, w := range row {
			out.WriteString(w.Text)
			if i < len(row)-1 {
				out.WriteString(strings.Repeat(" ", widest+2-utf8.RuneCountInString(w.Text)))
			}
		}
		out.WriteString("\n")
	}
	if left > 0 {
		fmt.Fprintf(&out, "… %d more\n", left)
	}
	return out.String()
}
