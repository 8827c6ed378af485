package stream

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"
	"testing"
	"testing/iotest"

	"deduku/board/puzzle"
)

// givens is a worker that says how many givens a puzzle has, and where it stands.
type givens struct{ fail error }

func (g givens) Answer(_ context.Context, p *puzzle.Puzzle, b *Block) error {
	n := p.Givens.Len()
	if n == 0 {
		return g.fail
	}
	if n == 1 {
		b.Refused++
		b.Notes = append(b.Notes, fmt.Sprint("one at ", p.At))
	}
	b.Out = fmt.Appendf(b.Out, "%v %d\n", p.At, n)
	return nil
}

func (g givens) Unread(m *Miss, b *Block) {
	b.Out = fmt.Appendf(b.Out, "unread %s\n", m.File)
	b.Notes = append(b.Notes, m.Err.Error())
}

// row is a puzzle of n givens as a line.
func row(n int) string { return "123456789"[:n] + strings.Repeat(".", 81-n) + "\n" }

// opened opens texts as files.
func opened(texts map[string]string) func(string) (io.ReadCloser, string, error) {
	return func(name string) (io.ReadCloser, string, error) {
		text, ok := texts[name]
		if !ok {
			return nil, "", &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
		}
		return io.NopCloser(strings.NewReader(text)), name, nil
	}
}

// ran runs over texts, which stand for files by their names, and gives all results and all notes.
func ran(ctx context.Context, r Run, texts map[string]string) (out, notes string, t Tally, err error) {
	r.Open = opened(texts)
	if r.NewWorker == nil {
		r.NewWorker = func() Worker { return givens{} }
	}
	t, err = r.Each(ctx, func(b *Block) error {
		out += string(b.Out)
		for _, note := range b.Notes {
			notes += note + "\n"
		}
		return nil
	})
	return out, notes, t, err
}

// TestRun has what can be read, what cannot, and files that are not there, in blocks of any size and with any number
// of workers: what comes out is the same, in the order of the input.
func TestRun(t *testing.T) {
	texts := map[string]string{
		"a": row(3) + row(1) + row(2),
		"b": "12345\n" + row(4) + "123456\n" + row(5) + "1234567\n",
	}
	const out = "a:1:1 3\na:2:1 1\na:3:1 2\nunread gone\nunread \nb:2:1 4\nunread \nb:4:1 5\nunread \n"
	const notes = "one at a:2:1\nopen gone: file does not exist\nb:1:6: 5 cells, expected 81\nb:3:7: 6 cells, expected 81\nb:5:8: 7 cells, expected 81\n"
	for _, size := range []int{1, 2, 3, 100} {
		for _, workers := range []int{0, 1, 2, 5} {
			t.Run(fmt.Sprint(size, workers), func(t *testing.T) {
				var progress Progress
				gotOut, gotNotes, tally, err := ran(t.Context(),
					Run{Files: []string{"a", "gone", "b"}, KeepGoing: true, Size: size, Workers: workers, Progress: &progress}, texts)
				if err != nil {
					t.Fatal(err)
				}
				if gotOut != out {
					t.Errorf("results:\n%s\nwant\n%s", gotOut, out)
				}
				if gotNotes != notes {
					t.Errorf("notes:\n%s\nwant\n%s", gotNotes, notes)
				}
				if tally.Puzzles != 5 || tally.Unread != 3 || tally.Refused != 1 || !errors.Is(tally.Failed, fs.ErrNotExist) {
					t.Errorf("the tally is %+v", tally)
				}
				if n := progress.Puzzles.Load(); n != 5 {
					t.Errorf("the progress is %d puzzles, want 5", n)
				}
			})
		}
	}
}

// numbered is a worker that says the number of each puzzle, and of what cannot be read.
type numbered struct{}

func (numbered) Answer(_ context.Context, p *puzzle.Puzzle, b *Block) error {
	b.Out = fmt.Appendf(b.Out, "%v is %d\n", p.At, b.N)
	return nil
}

func (numbered) Unread(m *Miss, b *Block) {
	b.Out = fmt.Appendf(b.Out, "%s%v is %d\n", m.File, m.Offset, b.N)
}

// TestNumbers numbers what is read and what cannot be read from first to last; a file that is not there takes no number.
func TestNumbers(t *testing.T) {
	texts := map[string]string{"a": row(3), "b": row(4) + "12345\n" + row(5)}
	const out = "a:1:1 is 1\ngone0 is 1\nb:1:1 is 2\n82 is 3\nb:3:1 is 4\nlost0 is 4\na:1:1 is 5\n"
	for _, size := range []int{1, 2, 3, 100} {
		got, _, _, err := ran(t.Context(), Run{Files: []string{"a", "gone", "b", "lost", "a"}, KeepGoing: true, Size: size,
			NewWorker: func() Worker { return numbered{} }}, texts)
		if err != nil || got != out {
			t.Errorf("blocks of %d: %v\n%swant\n%s", size, err, got, out)
		}
	}
}

// TestMany has more blocks than go round.
func TestMany(t *testing.T) {
	const puzzles = 5000
	var progress Progress
	text := strings.Repeat(row(2), puzzles)
	out, _, tally, err := ran(t.Context(), Run{Files: []string{"a"}, Size: 7, Workers: 3, Progress: &progress}, map[string]string{"a": text})
	if err != nil || tally.Puzzles != puzzles || strings.Count(out, "\n") != puzzles {
		t.Errorf("%d lines, %+v, %v", strings.Count(out, "\n"), tally, err)
	}
	if !strings.HasSuffix(out, fmt.Sprintf("a:%d:1 2\n", puzzles)) {
		t.Errorf("the last line is not the last puzzle's: %s", out[len(out)-20:])
	}
	if n := progress.Bytes.Load(); n > int64(len(text)) || n < int64(len(text))*9/10 {
		t.Errorf("the progress is %d bytes of %d", n, len(text))
	}
}

// TestEnds are the ways for a run to end early. What comes before is answered.
func TestEnds(t *testing.T) {
	bad := errors.New("the disk is on fire")
	texts := map[string]string{"a": row(3) + row(2), "empty": row(3) + strings.Repeat(".", 81) + "\n" + row(2)}
	t.Run("a file that is not there", func(t *testing.T) {
		out, _, tally, err := ran(t.Context(), Run{Files: []string{"a", "gone", "a"}, Size: 10}, texts)
		if out != "a:1:1 3\na:2:1 2\n" || tally.Puzzles != 2 || !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%q %+v %v", out, tally, err)
		}
	})
	t.Run("a worker's error", func(t *testing.T) {
		r := Run{Files: []string{"empty", "a"}, Size: 10, NewWorker: func() Worker { return givens{bad} }}
		out, _, tally, err := ran(t.Context(), r, texts)
		if out != "empty:1:1 3\n" || tally.Puzzles != 1 || err != bad {
			t.Errorf("%q %+v %v", out, tally, err)
		}
	})
	t.Run("a write error", func(t *testing.T) {
		r := Run{Files: []string{"a"}, Size: 1, NewWorker: func() Worker { return givens{} },
			Open: func(string) (io.ReadCloser, string, error) {
				return io.NopCloser(strings.NewReader(strings.Repeat(row(2), 1000))), "a", nil
			}}
		tally, err := r.Each(t.Context(), func(*Block) error { return bad })
		if err != bad || tally.Puzzles != 1 {
			t.Errorf("%+v %v", tally, err)
		}
	})
	t.Run("a read error", func(t *testing.T) {
		r := Run{Files: []string{"a", "a"}, Size: 10, KeepGoing: true, NewWorker: func() Worker { return givens{} },
			Open: func(string) (io.ReadCloser, string, error) {
				return io.NopCloser(io.MultiReader(strings.NewReader(row(2)+row(3)), iotest.ErrReader(bad))), "a", nil
			}}
		tally, err := r.Each(t.Context(), func(*Block) error { return nil })
		if err != bad || tally.Puzzles != 2 {
			t.Errorf("%+v %v, want both puzzles before the error", tally, err)
		}
	})
	t.Run("canceled before", func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if _, _, tally, err := ran(ctx, Run{Files: []string{"a"}, Size: 1}, texts); err != context.Canceled || tally.Puzzles != 0 {
			t.Errorf("%+v %v", tally, err)
		}
	})
}

// TestWaiting feeds puzzles one by one: each is answered before the next is read; canceling ends the wait.
func TestWaiting(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	in, feed := io.Pipe()
	defer feed.Close()
	r := Run{Files: []string{"-"}, Size: 100, NewWorker: func() Worker { return givens{} },
		Open: func(string) (io.ReadCloser, string, error) { return io.NopCloser(in), "-", nil }}
	answered := make(chan string, 1)
	go func() {
		for range 3 {
			io.WriteString(feed, row(2)+"\n")
			<-answered
		}
		cancel()
	}()
	tally, err := r.Each(ctx, func(b *Block) error {
		answered <- string(b.Out)
		return nil
	})
	if err != context.Canceled || tally.Puzzles != 3 {
		t.Errorf("%+v %v, want 3 puzzles and the interruption", tally, err)
	}
}
