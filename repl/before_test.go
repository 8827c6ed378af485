package repl

import (
	"bytes"
	"context"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"
)

// TestLinesOfBefore types every line that stood on the pages and in the transcripts before the commands came in families: what
// worked then works now, and each word that was a command is one.
func TestLinesOfBefore(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("testdata/before.lines")
	if err != nil {
		t.Fatal(err)
	}
	remarks, sections, _ := strings.Cut(string(text), "\n== ")
	_, words, _ := strings.Cut(remarks, "\n= words: ")
	s := newSession(new(bytes.Buffer))
	if len(strings.Fields(words)) < 80 {
		t.Errorf("the words of before are only %q", words)
	}
	for _, word := range strings.Fields(words) {
		if !s.isCommand(word) {
			t.Errorf("%q was a command and is none", word)
		}
	}
	typed := 0
	for section := range strings.SplitSeq(sections, "\n== ") {
		name, lines, _ := strings.Cut(strings.TrimSuffix(section, "\n"), "\n")
		typed += strings.Count(lines, "\n") + 1
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			typeLinesOfBefore(t, lines, strings.HasSuffix(name, "in its text"))
		})
	}
	if typed < 1200 {
		t.Errorf("there are only %d lines of before", typed)
	}
}

// changedSince has the exit codes that changed on purpose, by line.
var changedSince = map[string]string{
	"check steps.txt": "0", // a log as text, which check now reads
}

// typeLinesOfBefore types lines, each behind the exit code that it had: in one session, or each in a session of its own, but
// with the same files.
func typeLinesOfBefore(t *testing.T, lines string, apart bool) {
	place := workplace(t)
	begin := func() *Session {
		s := newSession(new(bytes.Buffer))
		s.Clock = time.Now
		place.hosts(s)
		return s
	}
	s := begin()
	for line := range strings.SplitSeq(lines, "\n") {
		before, typed, _ := strings.Cut(line, " ")
		if before == "2" && !strings.Contains(typed, ";") {
			continue // it was wrong use and changed nothing; it may have become something
		}
		if apart {
			s = begin()
		}
		if err := s.History.Add(typed); err != nil {
			t.Fatal(err)
		}
		r := s.Do(context.Background(), typed)
		if code, ok := changedSince[typed]; ok {
			before = code
		}
		if now := strconv.Itoa(ExitCode(r.Err)); now != before && before != "2" { // what was wrong use may have become right
			t.Errorf("%s: exit code %s, was %s: %v", typed, now, before, r.Err)
		}
	}
}
