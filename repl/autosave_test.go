package repl

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"deduku/board/format"
	"deduku/repl/state"
)

// inMemory is a keeper that needs no disk.
type inMemory struct {
	text     []byte
	replaced int
	err      error
}

func (m *inMemory) Replace(text []byte) error {
	if m.err == nil {
		m.text = bytes.Clone(text)
		m.replaced++
	}
	return m.err
}

func (m *inMemory) Append(text []byte) error {
	if m.err == nil {
		m.text = append(m.text, text...)
	}
	return m.err
}

func (m *inMemory) Ready() error { return m.err }

func (m *inMemory) Lost() []string { return nil }

func (m *inMemory) Drop(string) error { return nil }

// TestAutosave talks to sessions: after each line what is kept is the session.
func TestAutosave(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	m := &inMemory{}
	s.Keeper = m
	talk := func(lines ...string) {
		t.Helper()
		err := s.Talk(context.Background(), &scripted{lines}, func(ctx context.Context) (context.Context, context.CancelFunc) {
			return context.WithCancel(ctx)
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	talk("board", "log", "help", "nonsense")
	if len(m.text) > 0 {
		t.Errorf("nothing has happened, but this is kept:\n%s", m.text)
	}
	talk("set notation a1", "step 2", "amount", "undo; bord")
	saved, err := state.Read(context.Background(), bytes.NewReader(m.text), "kept")
	if err != nil {
		t.Fatal(err)
	}
	if len(saved.Past.Undo) != 1 || len(saved.Past.Redo) != 1 || !strings.Contains(strings.Join(saved.Options, "\n"), "notation a1") {
		t.Errorf("kept: %d to undo, %d to redo, options %q", len(saved.Past.Undo), len(saved.Past.Redo), saved.Options)
	}
	m.err = errors.New("the disk is full")
	out.Reset()
	talk("redo", "step", "step")
	if got := strings.Count(out.String(), "the session is not kept for after a crash: the disk is full"); got != 1 {
		t.Errorf("it was said %d times that the disk is full:\n%s", got, &out)
	}
	m.err = nil
	talk("step")
	saved, err = state.Read(context.Background(), bytes.NewReader(m.text), "kept")
	if err != nil || len(saved.Past.Undo) != 5 {
		t.Errorf("after the disk has room again: %v, %+v", err, saved)
	}
}

// TestAutosaveBounded solves and goes back again and again: the file does not grow with what is out of reach.
func TestAutosaveBounded(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	m := &inMemory{}
	s.Keeper = m
	longest := 0
	for _, line := range []string{"example hardest", "set log off"} {
		did(s, &out, line)
	}
	for round := 0; round < 300 && m.replaced < 2; round++ {
		did(s, &out, fmt.Sprint("set seed ", round), "solve", "undo")
		s.autosave()
		longest = max(longest, len(m.text))
	}
	if m.replaced < 2 || longest > 2*slack {
		t.Errorf("the file was written anew %d times and was %d bytes long", m.replaced, longest)
	}
}

// endless has no solution, and showing that takes more steps than anybody waits for.
const endless = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."

// longSession is a session with a log of so many steps.
func longSession(tb testing.TB, steps int, out *bytes.Buffer) *Session {
	s := newSession(out)
	puzzle, err := format.Parse(endless)
	if err != nil {
		tb.Fatal(err)
	}
	s.Settings.Log = "off"
	s.Begin("endless", puzzle.Givens)
	for range steps {
		if s.Solver.Next() == nil {
			tb.Fatal("the log has an end")
		}
	}
	return s
}

// BenchmarkAutosave is a command on a log of some 60,000 steps, and what keeping adds to it.
func BenchmarkAutosave(b *testing.B) {
	var out bytes.Buffer
	s := longSession(b, 60000, &out)
	s.Keeper = &inMemory{}
	did(s, &out, "step")
	start := time.Now()
	s.autosave()
	first := time.Since(start)
	var keeping time.Duration
	for b.Loop() {
		did(s, &out, "step")
		start := time.Now()
		s.autosave()
		keeping += time.Since(start)
	}
	b.ReportMetric(float64(first.Milliseconds()), "ms/first")
	b.ReportMetric(float64(keeping.Microseconds())/float64(b.N), "us/keeping")
}

// TestSavedLong saves a long log and loads it again.
func TestSavedLong(t *testing.T) {
	t.Parallel()
	place := folder(t.TempDir())
	var out bytes.Buffer
	steps := 60000
	if testing.Short() {
		steps = 6000
	}
	s := longSession(t, steps, &out)
	s.Files = place
	did(s, &out, "step", "session save long.deduku")
	again := newSession(&out)
	again.Files = place
	start := time.Now()
	if said := did(again, &out, "session load long.deduku"); strings.Contains(said, "error") {
		t.Fatal(said)
	}
	t.Logf("loaded in %v", time.Since(start))
	again.Past.Undo = again.Past.Undo[1:]
	if text(s) != text(again) {
		t.Error("the session that was loaded is another")
	}
}

// TestNotKept has nobody told that the session is kept where it cannot be.
func TestNotKept(t *testing.T) {
	var out bytes.Buffer
	s := newSession(&out)
	s.Keeper = &inMemory{}
	if got := did(s, &out, "session"); !strings.Contains(got, "this session is kept while it lasts") {
		t.Errorf("got %s", got)
	}
	s.Keeper = &inMemory{err: errors.New("mkdir /state: permission denied")}
	if got := did(s, &out, "session"); !strings.Contains(got, "this session is not kept: mkdir /state: permission denied; 'session save FILE' does") {
		t.Errorf("got %s", got)
	}
	if got := did(s, &out, "session --json"); !strings.Contains(got, `"kept":false`) {
		t.Errorf("got %s", got)
	}
}
