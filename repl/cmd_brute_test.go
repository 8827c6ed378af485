package repl

import (
	"bytes"
	"context"
	"errors"
	"image/gif"
	"os"
	"regexp"
	"strings"
	"testing"

	"deduku/repl/console"
)

// TestBruteKeys watches a trial, and obeys keys. Its frames are told by the digit that was written last.
func TestBruteKeys(t *testing.T) {
	t.Parallel()
	const first = "0 r1c3=1 r1c4=2 r1c5=5 r1c6=8"
	for _, test := range []struct {
		name string
		keys []string
		want string
	}{
		{"plays on while no key comes", []string{"", "", "", "", "q"}, first + " end"},
		{"stops at space, and goes on", []string{"", " ", " ", "", "q"}, "0 r1c3=1 r1c3=1 r1c3=1 r1c4=2 end"},
		{"waits while it stands", []string{" ", "", "", "\r"}, "0 0 end"},
		{"the right arrow makes one move and stops it", []string{"right", "right", "", "Q"}, "0 r1c3=1 r1c4=2 end"},
		{"other keys do nothing", []string{"left", "7", "q"}, "0 0 0 end"},
	} {
		var out bytes.Buffer
		s := newSession(&out)
		look(s, &out, console.Screen{Terminal: true, Size: func() (int, int) { return 80, 40 }}, &pressed{keys: test.keys})
		out.Reset()
		if err := s.Do(context.Background(), "brute --watch").Err; err != nil {
			t.Fatalf("%s: %v", test.name, err)
		}
		if got := trialFrames(out.String()); got != test.want {
			t.Errorf("%s: got frames %s, want %s", test.name, got, test.want)
		}
		if !strings.HasSuffix(out.String(), "+\n58 cells to solve, 428566 backtracks\n") {
			t.Errorf("%s: ends with\n%s", test.name, out.String()[max(0, out.Len()-200):])
		}
	}
}

// trialFrames are the last digits of the frames that were drawn: 0 for none yet, end for a full board.
func trialFrames(out string) string {
	var all []string
	for _, m := range regexp.MustCompile(`\x1b\[J(r\dc\d = \d, )?(\d+) of (\d+) cells`).FindAllStringSubmatch(out, -1) {
		switch {
		case m[2] == m[3]:
			all = append(all, "end")
		case m[1] == "":
			all = append(all, "0")
		default:
			all = append(all, strings.ReplaceAll(strings.TrimSuffix(m[1], ", "), " ", ""))
		}
	}
	return strings.Join(all, " ")
}

// TestBruteEndsByItself plays a trial to its end without a key: it gets faster.
func TestBruteEndsByItself(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	look(s, &out, console.Screen{Terminal: true, Size: func() (int, int) { return 80, 40 }}, &pressed{keys: make([]string, 200)})
	if err := s.Do(context.Background(), "brute --watch --delay=0").Err; err != nil {
		t.Error(err)
	}
	if frames := strings.Fields(trialFrames(out.String())); len(frames) < 60 || frames[len(frames)-1] != "end" {
		t.Errorf("the frames are %v", frames)
	}
}

// TestBruteInterrupted stops a trial of hours, watched and not, and saved.
func TestBruteInterrupted(t *testing.T) {
	t.Parallel()
	for _, line := range []string{"brute", "brute --watch", "export brute x.gif"} {
		var out bytes.Buffer
		s := newSession(&out)
		s.Files = workplace(t)
		s.Report(s.Do(context.Background(), "load ..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9").Err)
		ctx, cancel := context.WithCancel(context.Background())
		look(s, &out, console.Screen{Terminal: true, Size: func() (int, int) { return 80, 40 }}, &pressed{keys: []string{"", "", ""}, onKey: func(left int) {
			if left == 1 {
				cancel()
			}
		}})
		if line != "brute --watch" {
			cancel()
		}
		if err := s.Do(ctx, line).Err; !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", line, err)
		}
		cancel()
	}
}

// TestBruteExport saves the trial as an animation that ends with a pause.
func TestBruteExport(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	place := workplace(t)
	s.Files = place
	if said := did(s, &out, "example easy", "export brute x.gif"); !strings.Contains(said, "saved the trial to x.gif: 43 cells to solve, ") {
		t.Fatal(said)
	}
	file, err := os.Open(place.at("x.gif"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	film, err := gif.DecodeAll(file)
	if err != nil {
		t.Fatal(err)
	}
	if n := len(film.Image); n < 40 || film.Delay[0] != 8 || film.Delay[n-1] != 500 {
		t.Errorf("%d frames, which last %v", n, film.Delay)
	}
}
