package repl

import (
	"context"
	"errors"
	"io"
	"strings"

	"github.com/chzyer/readline"
)

// terminalReader edits lines on a terminal.
type terminalReader struct{ *readline.Instance }

// NewTerminalReader reads lines from the terminal with editing, history and completion for s. Close it
// to give the terminal back.
func NewTerminalReader(s *Session) (reader LineReader, close func() error, err error) {
	instance, err := readline.NewEx(&readline.Config{
		AutoComplete:           completer{s},
		DisableAutoSaveHistory: true,
		HistoryLimit:           2000,
	})
	if err != nil {
		return nil, nil, err
	}
	return &terminalReader{instance}, instance.Close, nil
}

// Line implements LineReader.
func (r *terminalReader) Line(_ context.Context, prompt string) (string, error) {
	r.SetPrompt(prompt)
	line, err := r.Readline()
	switch {
	case errors.Is(err, readline.ErrInterrupt):
		return "", ErrInterrupt
	case err != nil:
		return "", io.EOF
	}
	if strings.TrimSpace(line) != "" {
		err = r.SaveHistory(line)
	}
	return line, err
}

// completer lets readline complete from the session's tables.
type completer struct{ s *Session }

// Do implements readline.AutoCompleter: what to append to the line so far, and how much of it is the word.
func (c completer) Do(line []rune, pos int) (suffixes [][]rune, length int) {
	typed := string(line[:pos])
	word := typed[strings.LastIndexAny(typed, " ;")+1:]
	for _, w := range c.s.Complete(typed) {
		suffixes = append(suffixes, []rune(w[len(word):]+" "))
	}
	return suffixes, len([]rune(word))
}
