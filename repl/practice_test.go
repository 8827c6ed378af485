package repl

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/technique/fish"
	"deduku/repl/command"
	"deduku/repl/state"
)

// TestTeachAlone lists every technique below its level, and leaves the board as it is.
func TestTeachAlone(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	before := *s.Solver.Board()
	if err := s.Do(context.Background(), "teach; teach naked-pair").Err; err != nil {
		t.Fatal(err)
	}
	for _, name := range append(state.TechniqueNames(), deduce.Levels()...) {
		if !strings.Contains(out.String(), name) {
			t.Errorf("%s is not in the list:\n%s", name, out.String())
		}
	}
	if *s.Solver.Board() != before || len(s.Past.Undo) > 0 {
		t.Error("teach changed the board")
	}
}

// TestPracticeStops holds the search to its context: the board, the score and what is practised stay.
func TestPracticeStops(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	if err := s.Do(context.Background(), "practice naked-pair").Err; err != nil {
		t.Fatal(err)
	}
	p, drawn := s.Exercise.(*command.Round), s.Drawn
	before, board := *p, *s.Solver.Board()
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, line := range []string{"practice next", "practice symmetrical-placement"} {
		if err := s.Do(ctx, line).Err; !errors.Is(err, context.Canceled) {
			t.Errorf("%s: got %v, want %v", line, err, context.Canceled)
		}
		if *s.Solver.Board() != board || p.Name != before.Name || p.Boards != before.Boards || s.Drawn != drawn {
			t.Errorf("%s, interrupted, left %s, board %d", line, p.Name, p.Boards)
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
			if err := s.Do(context.Background(), "practice x-wing; candidates").Err; err != nil {
				t.Fatal(err)
			}
		}
	}
	if out[0].String() != out[1].String() {
		t.Errorf("the same seed gave\n%s\nand\n%s", out[0].String(), out[1].String())
	}
}

// TestPracticeJSON reads the verdicts as programs get them: what is false and what is only not forced are told alike.
func TestPracticeJSON(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	if err := s.Do(context.Background(), "set level medium; practice naked-pair").Err; err != nil {
		t.Fatal(err)
	}
	s.JSON = true
	for line, want := range map[string]string{"r1c1=9": "not justified", "r1c1<>9": "not justified", "r7c1<>6": "partly"} {
		out.Reset()
		if err := s.Do(context.Background(), line).Err; err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(out.String(), `"verdict":"`+want+`"`) {
			t.Errorf("%s:\n got %s\nwant the verdict %s", line, out.String(), want)
		}
	}
	out.Reset()
	if err := s.Do(context.Background(), "r7c1<>6, r7c4<>6, r7c3<>2, r7c9<>2").Err; err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"verdict":"right"`, `"given":4,"of":4`, `"score":{"right":1,"other":0,"unjustified":2,"wrong":0}`, `"eliminate":["r7c3<>2","r7c9<>2","r7c1<>6","r7c4<>6"]`} {
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
	if err := s.Do(context.Background(), "set level medium; practice naked-pair").Err; err != nil {
		t.Fatal(err)
	}
	p := s.Exercise.(*command.Round)
	p.Name, p.Asked = fish.XWing.Title, deduce.LadderOf(fish.XWing)
	out.Reset()
	if err := s.Do(context.Background(), "r7c1<>6").Err; err != nil {
		t.Fatal(err)
	}
	if want := "right, but weaker: Naked Pair; look for: X-Wing\n"; !strings.HasPrefix(out.String(), want) || !p.Open(s.Desk) {
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

// TestDiary keeps how practice went from session to session: each answer a line, and what was shown once a board.
func TestDiary(t *testing.T) {
	t.Parallel()
	learning := new(state.KeptText)
	var out bytes.Buffer
	for _, script := range []string{
		"set level medium; practice naked-pair; r1c1<>9; r7c1<>6; more",
		"set level medium; practice naked-pair; show me; find; r7c1<>6, r7c4<>6, r7c3<>2, r7c9<>2; practice stats; practice",
	} {
		s := newSession(&out)
		s.Desk.Services.Learning = learning
		if err := s.Do(context.Background(), script).Err; err != nil {
			t.Fatal(err)
		}
	}
	var came []string
	for line := range strings.Lines(string(*learning)) {
		if _, value, ok := strings.Cut(line, `"came": `); ok {
			came = append(came, strings.Trim(value, "\",\n"))
		}
	}
	if got := strings.Join(came, ", "); got != "wrong, right, shown" {
		t.Errorf("got %s, want wrong, right, shown", got)
	}
	for _, want := range []string{"    1     0     1     0     1", "the answer was shown before, so this does not count", "practising Naked Pair"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("got\n%s\nwant %q in it", out.String(), want)
		}
	}
}

// TestDiaryFails says once that answers cannot be kept.
func TestDiaryFails(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	s.Desk.Services.Learning = fullDisk{}
	if err := s.Do(context.Background(), "set level medium; practice naked-pair; r1c1<>9; r1c1<>9").Err; err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(out.String(), "what is answered is not kept: the disk is full\n"); n != 1 {
		t.Errorf("it is said %d times:\n%s", n, out.String())
	}
}

type fullDisk struct{}

func (fullDisk) Read() (string, error) { return "", nil }

func (fullDisk) Change(func(string) (string, error)) error { return errors.New("the disk is full") }

func (fullDisk) SetAside(string) (string, error) { return "", errors.New("the disk is full") }

// TestPracticeGlance draws the board with candidates where these are needed.
func TestPracticeGlance(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]string{"practice naked-pair": "| 4689  678 479  |", "practice full-house": "+-------+-------+-------+"} {
		var out bytes.Buffer
		if err := onScreen(&out, 80, 50).Do(context.Background(), "set ascii on; set level medium; "+line).Err; err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(out.String(), want) {
			t.Errorf("%s: got\n%s\nwant %q in it", line, out.String(), want)
		}
	}
}
