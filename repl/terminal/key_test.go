//go:build linux || darwin

package terminal

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"deduku/internal/testutil/termtest"
)

// TestKey gives single keys to a command; lines are as before when it is over.
func TestKey(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, keys string
		want       []string
	}{
		{"letters and a space", "a q", []string{`key "a"`, `key " "`, `key "q"`}},
		{"arrows", left + right + up + down + "q", []string{`key "left"`, `key "right"`, `key "left"`, `key "right"`, `key "q"`}},
		{"the ends", "\x1b[H\x1b[4~q", []string{`key "home"`, `key "end"`, `key "q"`}},
		{"a paste is typed text", termtest.Paste("xy") + "q", []string{`key "xy"`, `key "q"`}},
		{"what is no key", del + "\x1a\x0c" + termtest.Paste("1\n2\n") + "q", []string{`key "q"`}},
		{"half a key", "\x1b[1;5", nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			c := openReader(t)
			c.Press("keys\r")
			c.Shows("\nkeys")
			c.Press(test.keys)
			if test.want == nil {
				c.Press("Dq")
				test.want = []string{`key "\x1bb"`, `key "q"`}
			}
			c.Ends(append(append([]string{"> keys", "keys"}, test.want...), "no more <nil>", `got "keys"`, "> |")...)
			c.Press("abc" + left + "x\r")
			c.Ends(`got "abxc"`, "> |")
			c.Press("read\r")
			c.Shows("reading")
			c.Press("for another program\n")
			c.Shows(`read: "for another program\n" <nil>`)
		})
	}
}

// TestKeyEnds waits for keys that do not come.
func TestKeyEnds(t *testing.T) {
	c := termtest.New(t, 80, 24)
	reader, err := New(Config{in: c.Terminal, out: c.Terminal})
	if err != nil {
		t.Fatal(err)
	}
	defer reader.Close()
	c.Press("keys\r")
	if line, err := reader.Line(context.Background(), "> "); line != "keys" || err != nil {
		t.Fatalf("got %q, %v", line, err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	if key, err := reader.Key(ctx, 0); key != "" || err != nil {
		t.Errorf("in no time: %q, %v", key, err)
	}
	cancel()
	if key, err := reader.Key(ctx, time.Hour); key != "" || !errors.Is(err, context.Canceled) {
		t.Errorf("after its context: %q, %v", key, err)
	}
}

// TestTake takes single events, and what is taken was not typed ahead of anything any more.
func TestTake(t *testing.T) {
	k := newKeyboard(strings.NewReader(""))
	defer k.Close()
	k.next() // the key before all
	k.feed(chunk{data: []byte("\x1b[3~a\x1b[C")})
	k.lineEnded()
	for _, want := range []struct {
		key string
		ok  bool
	}{{"", true}, {"a", true}, {"right", true}, {"", false}} {
		if key, ok := k.take(); key != want.key || ok != want.ok {
			t.Errorf("got %q, %v, want %q, %v", key, ok, want.key, want.ok)
		}
	}
	k.feed(chunk{data: []byte("b")})
	k.dropTypedAhead()
	if key, _ := k.next(); key != "b" {
		t.Errorf("got %q, want what was typed after the line", key)
	}
}
