package repl

import (
	"bytes"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

// duration is how long something took, at the end of a summary: no two runs agree on it.
var duration = regexp.MustCompile(`; [0-9.]+[µmn]?s\n`)

// TestREADME replays the sessions on the front page, each from the start.
func TestREADME(t *testing.T) {
	t.Parallel()
	path, err := filepath.Abs(filepath.Join("..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	compare(t, path, func(page string) string {
		before, rest, ok := strings.Cut(page, "```deduku\n")
		if !ok {
			t.Fatal("the README shows no session")
		}
		place := workplace(t)
		out := before
		for ok {
			session, after, closed := strings.Cut(rest, "```\n")
			if !closed {
				t.Fatal("a session in the README has no end")
			}
			out += "```deduku\n" + played(t, place, session) + "```\n"
			before, rest, ok = strings.Cut(after, "```deduku\n")
			out += before
		}
		return out
	})
}

// played is a session as it is now; where only times differ, as it was.
func played(t *testing.T, place folder, session string) string {
	var out bytes.Buffer
	s := newSession(&out)
	s.Clock = time.Now
	place.hosts(s)
	now := play(t, s, &out, session, "deduku> ", nil)
	if duration.ReplaceAllString(now, "") == duration.ReplaceAllString(session, "") {
		return session
	}
	return now
}
