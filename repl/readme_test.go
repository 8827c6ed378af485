package repl

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"deduku/internal/testutil/golden"
)

// duration is how long something took, at the end of a summary: no two runs agree on it.
var duration = regexp.MustCompile(`; [0-9.]+[µmn]?s\n`)

// TestREADME replays the sessions on all pages, each from the start.
func TestREADME(t *testing.T) {
	t.Parallel()
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	shown := 0
	for _, path := range golden.Pages(t, root) {
		page, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(string(page), "```deduku\n"); n > 0 {
			shown += n
			compare(t, path, func(page string) string { return replayed(t, page) })
		}
	}
	if shown < 5 {
		t.Errorf("the pages show %d sessions", shown)
	}
}

// replayed is a page with its sessions as they are now.
func replayed(t *testing.T, page string) string {
	before, rest, ok := strings.Cut(page, "```deduku\n")
	place := workplace(t)
	out := before
	for ok {
		session, after, closed := strings.Cut(rest, "```\n")
		if !closed {
			t.Fatal("a session on a page has no end")
		}
		out += "```deduku\n" + played(t, place, session) + "```\n"
		before, rest, ok = strings.Cut(after, "```deduku\n")
		out += before
	}
	return out
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
