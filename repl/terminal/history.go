package terminal

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

const (
	// historyLimit is the number of lines that a [HistoryStore] remembers and the up arrow reaches.
	historyLimit = 2000

	// maxHistoryLine is the length in bytes of the longest line that is kept. It is as long as the longest path on
	// most systems, and five times a board with all its candidates.
	maxHistoryLine = 4096
)

// errHistoryRefused says that a line can't be kept because of its text. Other errors of [HistoryStore.Add] come from the
// file.
var errHistoryRefused = errors.New("line not kept in the history")

// A HistoryStore is a list of lines, oldest first, and the file that keeps them. Make one with [OpenHistory] or
// [NewHistory]. It belongs to one goroutine; any number of stores, here or in other processes, may share
// a file.
type HistoryStore struct {
	path     string // empty for memory only
	limit    int    // how many lines are remembered
	patience time.Duration
	lines    []string
	added    int // lines added to the file since this store last looked how long it is
}

// NewHistory returns an empty store without a file, for this session only.
func NewHistory() *HistoryStore { return &HistoryStore{limit: historyLimit} }

// Lines returns the lines, oldest first: the lines in the file when it was opened, then the lines of this session. Lines that other
// sessions have added since are only in the file, as in most shells.
func (s *HistoryStore) Lines() []string { return slices.Clone(s.lines) }

// Add appends a line to the list and, before it returns, to the file. Empty lines, lines that begin with a
// space, and repetitions of the previous line are left out without an error. A line that would not come
// back from the file as it was is refused with errHistoryRefused: a board of several rows should be given
// as the command that loads its 81 cells. After any other error the line is in the list all the same.
func (s *HistoryStore) Add(line string) error {
	if !isWanted(line) || len(s.lines) > 0 && s.lines[len(s.lines)-1] == line {
		return nil
	}
	if err := checkLine(line); err != nil {
		return err
	}
	s.lines = append(s.lines, line)
	if extra := len(s.lines) - s.limit; extra > 0 {
		s.lines = slices.Delete(s.lines, 0, extra)
	}
	if s.path == "" {
		return nil
	}
	return s.save(line)
}

// isWanted reports whether a line is of the kind that is remembered. A space at the beginning is how users
// of shells say "forget this one".
func isWanted(line string) bool {
	return strings.TrimSpace(line) != "" && line[0] != ' '
}

// checkLine refuses what would not be the same line after a round trip through the file, or would upset a
// terminal that shows it.
func checkLine(line string) error {
	switch {
	case len(line) > maxHistoryLine:
		return fmt.Errorf("%w: it has %d bytes, the most is %d", errHistoryRefused, len(line), maxHistoryLine)
	case strings.ContainsAny(line, "\r\n"):
		return fmt.Errorf("%w: it holds a line end", errHistoryRefused)
	case !utf8.ValidString(line):
		return fmt.Errorf("%w: it is not UTF-8", errHistoryRefused)
	}
	if i := strings.IndexFunc(line, isControl); i >= 0 {
		r, _ := utf8.DecodeRuneInString(line[i:])
		return fmt.Errorf("%w: it holds the control character %U", errHistoryRefused, r)
	}
	return nil
}

// isControl reports whether r is a control character; a tab is only a wide space.
func isControl(r rune) bool { return unicode.IsControl(r) && r != '\t' }
