package repl

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"deduku/repl/console"
)

// pressed gives keys that are known beforehand; an empty one is a wait in which none came, and changes the screen
// where that is wanted.
type pressed struct {
	keys  []string
	onKey func(left int)
}

func (p *pressed) Line(context.Context, string) (string, error) {
	return "", errors.New("no line is typed")
}

func (p *pressed) Key(ctx context.Context, _ time.Duration) (string, error) {
	if p.onKey != nil {
		p.onKey(len(p.keys))
	}
	if len(p.keys) == 0 || ctx.Err() != nil {
		return "", errors.New("no key is left")
	}
	key := p.keys[0]
	p.keys = p.keys[1:]
	return key, nil
}

// frames are the numbers of the steps that a replay drew, one after the other.
func frames(out string) string {
	var all []string
	for _, m := range regexp.MustCompile(`\x1b\[J(\d+)/\d+ `).FindAllStringSubmatch(out, -1) {
		all = append(all, m[1])
	}
	return strings.Join(all, " ")
}

// TestReplayKeys goes through steps by keys.
func TestReplayKeys(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name string
		keys []string
		want string
	}{
		{"plays on while no key comes", []string{"", "", "q"}, "31 32 33 33"},
		{"to the end, where it stays", []string{"", "", "", "", "q"}, "31 32 33 34 34"},
		{"stops at space, and goes on", []string{" ", " ", "", "Q"}, "31 31 31 32 32"},
		{"arrows stop it", []string{"right", "right", "left", "\r"}, "31 32 33 32 32"},
		{"no farther than there is", []string{"left", "left", "end", "right", "q"}, "31 31 31 34 34 34"},
		{"home and end", []string{"end", "home", "\x04"}, "31 34 31 31"},
		{"space at the end begins anew", []string{"end", " ", "q"}, "31 34 31 31"},
		{"other keys do nothing", []string{"x", "7", "q"}, "31 31 31 31"},
	} {
		var out bytes.Buffer
		s := newSession(&out)
		if err := s.Do(context.Background(), "example classic; step 4").Err; err != nil {
			t.Fatal(err)
		}
		look(s, &out, console.Screen{Terminal: true, Size: func() (int, int) { return 80, 40 }}, &pressed{keys: test.keys})
		out.Reset()
		if err := s.Do(context.Background(), "replay 31-34 --delay 0").Err; err != nil {
			t.Fatalf("%s: %v", test.name, err)
		}
		if got := frames(out.String()); got != test.want {
			t.Errorf("%s: got frames %s, want %s", test.name, got, test.want)
		}
		if !strings.HasSuffix(out.String(), "\n") {
			t.Errorf("%s: what keys do stays below the last frame", test.name)
		}
	}
}

// TestReplayResized clears the screen and draws anew when its size has changed; on a low one the board is smaller.
func TestReplayResized(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	if err := s.Do(context.Background(), "example classic; step 4").Err; err != nil {
		t.Fatal(err)
	}
	height := 40
	look(s, &out, console.Screen{Terminal: true, Size: func() (int, int) { return 80, height }}, &pressed{keys: []string{"right", "", "q"}, onKey: func(left int) {
		if left == 2 {
			height = 17
		}
	}})
	out.Reset()
	if err := s.Do(context.Background(), "replay 31-34").Err; err != nil {
		t.Fatal(err)
	}
	frames := strings.Split(out.String(), "\x1b[H\x1b[2J")
	if len(frames) != 2 {
		t.Fatalf("the screen was cleared %d times", len(frames)-1)
	}
	if before, after := strings.Count(frames[0], "\n"), strings.Count(frames[1], "\n"); after/2 >= 16 || before/2 <= after/2-2 {
		t.Errorf("%d rows before, %d on a screen of 17", before, after)
	}
}

// TestReplayStops ends with its context and with its keys, and leaves the frame.
func TestReplayStops(t *testing.T) {
	t.Parallel()
	for _, interrupted := range []bool{true, false} {
		var out bytes.Buffer
		s := newSession(&out)
		if err := s.Do(context.Background(), "example classic; step 4").Err; err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		look(s, &out, console.Screen{Terminal: true, Size: func() (int, int) { return 30, 40 }}, &pressed{onKey: func(int) {
			if interrupted {
				cancel()
			}
		}})
		err := s.Do(ctx, "replay 31-34").Err
		if err == nil || errors.Is(err, context.Canceled) != interrupted {
			t.Errorf("interrupted %v: %v", interrupted, err)
		}
	}
}

// TestReplayPaced waits between steps where somebody looks on without keys, until it is interrupted.
func TestReplayPaced(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	if err := s.Do(context.Background(), "example classic; step 4").Err; err != nil {
		t.Fatal(err)
	}
	look(s, &out, console.Screen{Terminal: true}, nil)
	s.Paced = true
	out.Reset()
	if err := s.Do(context.Background(), "replay 31-34 --delay 0").Err; err != nil {
		t.Fatal(err)
	}
	for n := 31; n <= 34; n++ {
		if !strings.Contains(out.String(), fmt.Sprintf("%d/34 ", n)) {
			t.Errorf("step %d is not in\n%s", n, out.String())
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	look(s, writer(func(p []byte) (int, error) { cancel(); return len(p), nil }), console.Screen{Terminal: true}, nil)
	if err := s.Do(ctx, "replay 31-34 --delay 3600").Err; !errors.Is(err, context.Canceled) {
		t.Errorf("interrupted: %v", err)
	}
}

// writer is a function as an io.Writer.
type writer func([]byte) (int, error)

func (w writer) Write(p []byte) (int, error) { return w(p) }
