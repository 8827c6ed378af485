package repl

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/technique"
)

// TestTeachAlone lists every technique below its level, and leaves the board as it is.
func TestTeachAlone(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	before := *s.solver.Board()
	if err := s.Do(context.Background(), "teach; teach naked-pair"); err != nil {
		t.Fatal(err)
	}
	for _, name := range append(techniqueNames(), deduce.Levels()...) {
		if !strings.Contains(out.String(), name) {
			t.Errorf("%s is not in the list:\n%s", name, out.String())
		}
	}
	if *s.solver.Board() != before || len(s.past.undo) > 0 {
		t.Error("teach changed the board")
	}
}

// TestPracticeStops holds the search to its context: the board, the score and what is practised stay.
func TestPracticeStops(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	if err := s.Do(context.Background(), "practice naked-pair"); err != nil {
		t.Fatal(err)
	}
	p, drawn := s.exercise.(*practice), s.drawn
	before, board := *p, *s.solver.Board()
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, line := range []string{"practice next", "practice symmetrical-placement"} {
		if err := s.Do(ctx, line); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: got %v, want %v", line, err, context.Canceled)
		}
		if *s.solver.Board() != board || p.name != before.name || p.Boards != before.Boards || s.drawn != drawn {
			t.Errorf("%s, interrupted, left %s, board %d", line, p.name, p.Boards)
		}
	}
}

// TestPracticeSeed draws the same boards from the same seed.
func TestPracticeSeed(t *testing.T) {
	t.Parallel()
	var out [2]bytes.Buffer
	for i := range out {
		s := newSession(&out[i])
		for range 3 {
			if err := s.Do(context.Background(), "practice x-wing; candidates"); err != nil {
				t.Fatal(err)
			}
		}
	}
	if out[0].String() != out[1].String() {
		t.Errorf("the same seed gave\n%s\nand\n%s", out[0].String(), out[1].String())
	}
}

// TestPracticeJSON reads the verdicts as programs get them.
func TestPracticeJSON(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	if err := s.Do(context.Background(), "set level medium; practice naked-pair"); err != nil {
		t.Fatal(err)
	}
	s.JSON = true
	for line, want := range map[string]string{"r1c7<>2": "other", "r1c7=5": "not justified", "r1c7=6": "wrong"} {
		out.Reset()
		if err := s.Do(context.Background(), line); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(out.String(), `"verdict":"`+want+`"`) {
			t.Errorf("%s:\n got %s\nwant the verdict %s", line, out.String(), want)
		}
	}
	out.Reset()
	if err := s.Do(context.Background(), "r1c7<>1"); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"verdict":"right"`, `"score":{"right":1,"other":1,"unjustified":1,"wrong":1}`, `"eliminate":["r1c7<>1"]`} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the right answer:\n got %s\nwant %s in it", out.String(), want)
		}
	}
}

// TestPracticeWeaker answers with what an easier technique gives, as may happen on the copy of an example.
func TestPracticeWeaker(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	if err := s.Do(context.Background(), "set level medium; practice naked-pair"); err != nil {
		t.Fatal(err)
	}
	p := s.exercise.(*practice)
	p.name, p.Asked = technique.XWing.Title, deduce.LadderOf(technique.XWing)
	out.Reset()
	if err := s.Do(context.Background(), "r1c7<>1"); err != nil {
		t.Fatal(err)
	}
	if want := "right, but weaker: Naked Pair; look for: X-Wing\n"; !strings.HasPrefix(out.String(), want) || !p.open(s) {
		t.Errorf("got %q\nwant %q and the board still to be answered", out.String(), want)
	}
}

// TestLearningComplete completes what the arguments of these commands may be.
func TestLearningComplete(t *testing.T) {
	t.Parallel()
	s := newSession(new(bytes.Buffer))
	for line, want := range map[string]string{
		"teach x-w": "x-wing", "teach har": "hard", "practice x-w": "x-wing", "practice sto": "stop", "practice nex": "next",
		"generate le": "level", "generate level medi": "medium", "generate tries 5 --technique x-w": "x-wing",
	} {
		if got := s.Complete(line); len(got) != 1 || got[0] != want {
			t.Errorf("%s: got %v, want %s", line, got, want)
		}
	}
}
