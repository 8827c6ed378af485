package repl

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

// lostKeeper knows of sessions that were not ended.
type lostKeeper struct {
	inMemory
	lost []string
}

func (k *lostKeeper) Lost() []string { return slices.Clone(k.lost) }

func (k *lostKeeper) Drop(path string) error {
	k.lost = slices.DeleteFunc(k.lost, func(p string) bool { return p == path })
	return nil
}

// TestLost lists sessions that were not ended, brings one back, and forgets the others.
func TestLost(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	page := pageFiles{fstest.MapFS{"broken": {Data: []byte("# deduku session 1\n")}}}
	s.Files = page
	if err := s.Do(context.Background(), "example classic; step 3; session save first; example easy; session save second").Err; err != nil {
		t.Fatal(err)
	}
	page.MapFS["first"].ModTime = time.Date(2026, 1, 2, 3, 4, 0, 0, time.UTC)
	keeper := &lostKeeper{lost: []string{"first", "second", "broken", "gone"}}
	s.Keeper = keeper
	do := func(line, want string) {
		t.Helper()
		out.Reset()
		text := ""
		if err := s.Do(context.Background(), line).Err; err != nil {
			text = err.Error()
		}
		if text = out.String() + text; !strings.Contains(text, want) {
			t.Errorf("%s:\n got %s\nwant %s in it", line, text, want)
		}
	}
	do("session", "  1  classic: 33 of 81 cells are solved, 2026-01-02 03:04\n  2  easy: 38 of 81")
	do("session", "  3  broken: there is no session in it: is the file cut off?\n  4  open gone")
	do("session restore 5", "there is no session 5; 'session' lists them")
	do("session restore 3", "'session drop 3' gives it up")
	do("session restore x", "takes the number of a session")
	do("session restore 1", "classic: 33 of 81 cells are solved")
	do("session drop", "")
	do("session drop 2", "")
	do("session drop", "")
	do("session drop", "no session is left that was not ended")
	if len(keeper.lost) > 0 || !bytes.Contains(keeper.text, []byte("classic")) {
		t.Errorf("left: %v; kept: %s", keeper.lost, keeper.text)
	}
	s.Keeper = nil
	do("session restore", "no session is left that was not ended")
	do("session", "this session is not kept")
}

// TestTellLost says at the start that there are such sessions, and gives up the oldest of very many.
func TestTellLost(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		lost, left int
		want       string
	}{
		{0, 0, ""},
		{1, 1, "A session was not ended; "},
		{2, 2, "2 sessions were not ended; "},
		{23, 20, "20 sessions were not ended; "},
	} {
		var out bytes.Buffer
		s := newSession(&out)
		keeper := &lostKeeper{}
		for i := range test.lost {
			keeper.lost = append(keeper.lost, fmt.Sprint(i))
		}
		s.Keeper = keeper
		s.TellLost()
		if !strings.HasPrefix(out.String(), test.want) || test.want == "" && out.Len() > 0 || len(keeper.lost) != test.left {
			t.Errorf("%d: %q, %d left, want %d", test.lost, out.String(), len(keeper.lost), test.left)
		}
		if test.lost > 20 && keeper.lost[0] != "0" {
			t.Errorf("the newest is given up: left are %v", keeper.lost)
		}
	}
}
