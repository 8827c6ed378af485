package repl

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"
	"time"

	"deduku/board"
	"deduku/internal/sanitize"
	"deduku/repl/state"
)

// FuzzDo types anything: no line may make the session panic, leave the board inconsistent, or answer
// with more than one line of error. There are no files.
func FuzzDo(f *testing.F) {
	paths := transcripts(f)
	added, words := map[string]bool{}, map[string]int{}
	fuzzing := flag.Lookup("test.fuzz").Value.String() != ""
	for _, path := range paths {
		transcript, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		for line := range strings.Lines(string(transcript)) {
			typed, ok := strings.CutPrefix(strings.TrimSuffix(line, "\n"), "> ")
			word, _, _ := strings.Cut(typed, " ")
			switch words[word]++; {
			case !ok, added[typed]: // each is typed into a new session, so once is enough
			case fuzzing && words[word] > 2: // a fuzzer first runs all that it starts from
			default:
				added[typed] = true
				f.Add(typed)
			}
		}
	}
	f.Add("set r4c7<>25; r1c1=5;;; 'quoted' # remark")
	f.Fuzz(func(t *testing.T, line string) {
		t.Parallel()
		ctx, cancel := context.WithTimeout(t.Context(), time.Second) // some lines ask for much
		defer cancel()
		var out bytes.Buffer
		s := newSession(&out)
		s.Files = state.NoFiles{}
		err := s.Do(ctx, line).Err
		if err != nil && strings.Contains(err.Error(), "defect") {
			t.Fatal(err)
		}
		if err != nil && strings.Contains(err.Error(), "\n") {
			t.Errorf("the error has several lines: %q", err)
		}
		if err := s.Solver.Board().Check(); err != nil {
			t.Error(err)
		}
		if text := out.String(); sanitize.VisibleLines(text) != text {
			t.Errorf("it writes what is not visible: %q", text)
		}
		var replies bytes.Buffer
		inJSON := jsonSession(&replies)
		inJSON.Files = state.NoFiles{}
		_ = inJSON.Do(ctx, line).Err
		for reply := range strings.Lines(replies.String()) {
			if !json.Valid([]byte(reply)) {
				t.Errorf("no JSON: %s", reply)
			}
		}
	})
}

// TestInterrupt stops commands at once: board and log are as they were.
func TestInterrupt(t *testing.T) {
	t.Parallel()
	for _, line := range []string{"solve", "step 5", "count", "brute"} {
		t.Run(line, func(t *testing.T) {
			var out bytes.Buffer
			s := newSession(&out)
			if line == "count" {
				s.Begin("empty", board.Grid{})
			}
			before := s.Solver.Log()
			ctx, cancel := context.WithCancel(context.Background())
			cancel()
			if err := s.Do(ctx, line).Err; !errors.Is(err, context.Canceled) {
				t.Errorf("got %v, want %v", err, context.Canceled)
			}
			if after := s.Solver.Log(); len(after.Steps) != len(before.Steps) {
				t.Errorf("%d steps, want %d", len(after.Steps), len(before.Steps))
			}
			if len(s.Past.Undo) != 0 {
				t.Error("there is something to undo")
			}
		})
	}
}

// TestPanic turns a defect into an error that leaves the board as it was.
func TestPanic(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	s.commands = append(s.commands, state.Command{Name: "boom", Changes: true, Run: func(_ context.Context, d *state.Desk, _ []string) error {
		d.Begin("other", board.Grid{})
		panic("boom")
	}})
	err := s.Do(context.Background(), "boom").Err
	if err == nil || !strings.Contains(err.Error(), "defect") {
		t.Errorf("got %v", err)
	}
	if s.Name == "other" {
		t.Error("the board is not as it was")
	}
}

func TestComplete(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	s.Files = workplace(t)
	for _, test := range []struct{ line, want string }{
		{"set r2c", "r2c1 r2c2 r2c3 r2c7 r2c8 r2c9"},
		{"set r2c1 ", "2 5 6 8"},
		{"unset ", ""},
		{"load m", "mine.txt"},
		{"log save ", "bad.txt commands.txt empty.txt library.txt mine.txt path.txt pencil.txt possible.txt self.txt three.sdm wrong.txt"},
		{"so", "solve sort source"},
		{"set gu", "guess"},
		{"set guess ", "random fewest off"},
		{"example h", "hard hardest"},
		{"help und", "undo"},
		{"help x-", "x-wing x-chain"},
		{"why no", "not"},
		{"why r1c", "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9"},
		{"why r2c1 s", "short"},
		{"why r2c1 --f", "--full"},
		{"why not r2c", "r2c1 r2c2 r2c3 r2c7 r2c8 r2c9"},
		{"blame r2c", "r2c1 r2c2 r2c3 r2c7 r2c8 r2c9"},
		{"board; am", "amount"},
		{"example hard x", ""},
		{"nothing x", ""},
		{"count -", "--json"},
		{"example --json h", "hard hardest"},
		{"session re", "restore"},
		{"session load m", "mine.txt"},
		{"session drop x", ""},
		{"technique o", "on off"},
		{"technique on x-w", "x-wing"},
		{"until stuc", "stuck"},
		{"until r2c", "r2c1 r2c2 r2c3 r2c7 r2c8 r2c9"},
		{"until stuck x", ""},
		{"export step ", ""},
		{"practice x-wing x", ""},
		{"help und x", ""},
		{"log s", "save"},
		{"generate symmetry half", "half-turn"},
		{"generate clues 2", ""},
		{"unalias ", ""},
	} {
		if got := strings.Join(s.Complete(test.line), " "); got != test.want {
			t.Errorf("%q: got %q, want %q", test.line, got, test.want)
		}
	}
}

// scripted gives lines that are known beforehand.
type scripted struct{ lines []string }

// Line implements LineReader.
func (r *scripted) Line(context.Context, string) (string, error) {
	if len(r.lines) == 0 {
		return "", io.EOF
	}
	line := r.lines[0]
	r.lines = r.lines[1:]
	return line, nil
}

// TestTalk is the session with a person: errors do not end it, exit and the end of input do.
func TestTalk(t *testing.T) {
	t.Parallel()
	keep := func(ctx context.Context) (context.Context, context.CancelFunc) { return context.WithCancel(ctx) }
	for _, test := range []struct {
		name, want string
		lines      []string
	}{
		{"end of input", "error: there is no command \"bord\"; did you mean board?\n23 of 81 cells are solved, 23 of them given\nexit\n", []string{"bord", "amount"}},
		{"exit", "", []string{"exit", "amount"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			var out bytes.Buffer
			s := newSession(&out)
			if err := s.Talk(context.Background(), &scripted{test.lines}, keep); err != nil {
				t.Fatal(err)
			}
			if got := out.String(); got != test.want {
				t.Errorf("\n got %q\nwant %q", got, test.want)
			}
		})
	}
}

// TestPrompt counts the rows of a grid that is being typed.
func TestPrompt(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	if got := s.Prompt(); got != "deduku> " {
		t.Errorf("got %q", got)
	}
	for _, line := range []string{".....4.3.", ".236..7.."} {
		if err := s.Do(context.Background(), line).Err; err != nil {
			t.Fatal(err)
		}
	}
	if got := s.Prompt(); got != "row 3> " {
		t.Errorf("got %q", got)
	}
	// A row that does not fit, and a command, leave the rows as they are.
	for _, line := range []string{".87....2", "board"} {
		if err := s.Do(context.Background(), line).Err; err == nil {
			t.Errorf("%q is taken", line)
		}
		if got := s.Prompt(); got != "row 3> " {
			t.Errorf("after %q the prompt is %q", line, got)
		}
	}
	err := s.Do(context.Background(), "").Err
	if err == nil || !strings.Contains(err.Error(), "2 rows") {
		t.Errorf("giving up says %v", err)
	}
}

// TestPromptOfCollections shows which puzzle of its file is on the board.
func TestPromptOfCollections(t *testing.T) {
	var out bytes.Buffer
	s := newSession(&out)
	workplace(t).hosts(s)
	for _, test := range []struct{ line, want string }{
		{"board", "deduku> "}, {"load three.sdm", "deduku 1/3> "}, {"next puzzle", "deduku 2/3> "},
		{"set prompt '?'", "2/3 ? "}, {"step", "2/3 ? "}, {"undo", "2/3 ? "}, {"undo", "deduku 2/3> "}, {"undo", "deduku 1/3> "},
		{"set prompt '?'", "1/3 ? "}, {"load three.sdm 3", "3/3 ? "}, {"example easy", "? "}, {"undo", "3/3 ? "},
		{"load mine.txt", "? "},
	} {
		s.Report(s.Do(context.Background(), test.line).Err)
		if got := s.Prompt(); got != test.want {
			t.Errorf("after %q: prompt %q, want %q\n%s", test.line, got, test.want, &out)
		}
	}
}

// TestTypedGivens types the author's example as he did, and solves: the log begins with his givens.
func TestTypedGivens(t *testing.T) {
	var out bytes.Buffer
	s := newSession(&out)
	var typed []string
	for _, e := range state.Boards {
		if e.Name == "original" {
			for c, d := range e.Grid {
				if d != 0 {
					typed = append(typed, fmt.Sprint(c%9+1, " ", c/9+1, " ", d))
				}
			}
		}
	}
	if len(typed) != 28 {
		t.Fatalf("the example has %d givens, want 28", len(typed))
	}
	for _, line := range []string{"clear", strings.Join(typed[:20], ", "), strings.Join(typed[20:], ", "), "solve"} {
		if err := s.Do(context.Background(), line).Err; err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	if n := strings.Count(out.String(), "INIT "); n != 28 || !strings.Contains(out.String(), "SOLVED") {
		t.Errorf("%d INIT lines, want 28, in\n%s", n, &out)
	}
}

// TestPasteOfSheets pastes a table from a spreadsheet: a board, or an error that leaves the board as it was.
func TestPasteOfSheets(t *testing.T) {
	rows := []string{"5\t3\t\t\t7\t\t\t\t", "6\t\t\t1\t9\t5\t\t\t", "\t9\t8\t\t\t\t\t6\t", "8\t\t\t\t6\t\t\t\t3", "4\t\t\t8\t\t3\t\t\t1",
		"7\t\t\t\t2\t\t\t\t6", "\t6\t\t\t\t\t2\t8\t", "\t\t\t4\t1\t9\t\t\t5", "\t\t\t\t8\t\t\t7\t9"}
	spaces := strings.NewReplacer("\t\t", "  ", "\t", " ")
	for _, test := range []struct {
		name, text string
		loads      bool
	}{
		{"nine rows", strings.Join(rows, "\n") + "\n", true},
		{"eight rows", strings.Join(rows[:8], "\n") + "\n", false},
		{"single spaces for blanks", "53  7    \n6  195   \n 98    6 \n8   6   3\n4  8 3  1\n7   2   6\n 6    28 \n   419  5\n    8  79\n", true},
		{"digits and spaces, uneven", spaces.Replace(strings.Join(rows[:5], "\n")) + "\n", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			var out bytes.Buffer
			s := newSession(&out)
			before := s.Solver.Board().Grid()
			err := s.paste(context.Background(), test.text)
			now := s.Solver.Board().Grid()
			if loads := err == nil && now != before; loads != test.loads || !loads && now != before {
				t.Errorf("%v, now %v", err, now)
			}
		})
	}
}
