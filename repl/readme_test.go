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

// TestREADME replays the session on the front page.
func TestREADME(t *testing.T) {
	path, err := filepath.Abs(filepath.Join("..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	compare(t, path, func(page string) string {
		before, rest, ok := strings.Cut(page, "```deduku\n")
		session, after, closed := strings.Cut(rest, "```\n")
		if !ok || !closed {
			t.Fatal("the README shows no session")
		}
		workplace(t)
		var out bytes.Buffer
		s := newSession(&out)
		s.Clock = time.Now
		played := play(t, s, &out, session, "deduku> ")
		if duration.ReplaceAllString(played, "") == duration.ReplaceAllString(session, "") {
			played = session
		}
		return before + "```deduku\n" + played + "```\n" + after
	})
}
