package folder

import (
	"bytes"
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"deduku/board"
	"deduku/board/generate"
	"deduku/deduce/batch"
	"deduku/deduce/batch/plan"
	"deduku/deduce/batch/table"
)

// planOf is a plan of stages by name, each with an option or none: "count:2".
func planOf(t testing.TB, stages ...string) *batch.Plan {
	t.Helper()
	p := new(batch.Plan)
	for _, text := range stages {
		name, option, _ := strings.Cut(text, ":")
		var args []batch.Arg
		if option != "" {
			args = []batch.Arg{{Value: option}}
		}
		for _, k := range plan.Kinds {
			if k.Name == name {
				s, err := k.New(args, p.Fields())
				if err != nil {
					t.Fatal(err)
				}
				p.Stages = append(p.Stages, s)
			}
		}
	}
	return p
}

// uniqueOnly is a filter: what where(unique) is.
var uniqueOnly = &batch.Stage{Text: "where(unique)", NewWork: func() batch.Work {
	return func(_ context.Context, r *batch.Row) (bool, error) { return batch.FieldUnique.Get(r).Int == 1, nil }
}}

// inputs are two files: puzzles of which some have several solutions, some cannot be read and one stands in rows, and a
// table, which can only be read from its start.
func inputs(t testing.TB) map[string]string {
	t.Helper()
	g, err := generate.New(generate.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var lines, tab strings.Builder
	tab.WriteString("id,puzzle\n")
	for n := range 60 {
		puzzle, err := g.Puzzle(t.Context(), 7, n%20)
		if err != nil {
			t.Fatal(err)
		}
		if n%5 == 0 {
			puzzle[bytes.IndexFunc([]byte(puzzle.String()), func(r rune) bool { return r != '.' })] = 0
		}
		fmt.Fprintln(&lines, puzzle)
		switch n % 23 {
		case 3:
			lines.WriteString("12345\n")
		case 11:
			lines.WriteString("# a comment\n\n")
		case 17:
			for r := range 9 {
				lines.WriteString(puzzle.String()[9*r:9*r+9] + "\n")
			}
		}
		if n < 20 {
			fmt.Fprintf(&tab, "%d,%v\n", n, puzzle)
		}
	}
	return map[string]string{"lines.txt": lines.String(), "table.csv": tab.String()}
}

// small is a batch over inputs whose frames are so small that there are many.
func small(t testing.TB, files FS, shards, workers int) *Batch {
	plan := planOf(t, "count:2")
	plan.Stages = append(plan.Stages, uniqueOnly)
	return &Batch{FS: files, Dir: "out", Plan: plan, Version: "1.2.3", Inputs: []string{"lines.txt", "table.csv"},
		Format: "csv", Packing: table.Zstd, Shards: shards, Workers: workers, chunkRows: 7, chunkTime: time.Nanosecond}
}

// joined joins the folder and gives the rows as text, and the errors.
func joined(t testing.TB, m *memory, b *Batch) (rows, errs string) {
	t.Helper()
	made, err := (&Join{FS: m, Dir: b.Dir, Plan: b.Plan}).Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	in, err := b.Packing.Open(bytes.NewReader(m.files[made.File].data))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(in)
	if err != nil {
		t.Fatal(err)
	}
	if f := m.files["out/errors.jsonl"]; f != nil {
		errs = string(f.data)
	}
	return string(text), errs
}

// TestShards gives the same rows with any number of shards and workers.
func TestShards(t *testing.T) {
	files := inputs(t)
	var want, wantErrors string
	for _, shards := range []int{1, 2, 5, 17} {
		for _, workers := range []int{1, 2, 8} {
			m := newMemory(files)
			b := small(t, m, shards, workers)
			sum, err := b.Run(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			rows, errs := joined(t, m, b)
			if want == "" {
				want, wantErrors = rows, errs
				records, err := csv.NewReader(strings.NewReader(rows)).ReadAll()
				if err != nil || int64(len(records)) != sum.Rows+1 || sum.Rows < 40 || sum.Unread != 3 || sum.Records != 83 {
					t.Fatalf("%d lines, %+v, %v", len(records), sum, err)
				}
			}
			if rows != want || errs != wantErrors {
				t.Errorf("%d shards, %d workers: other rows or errors:\n%s", shards, workers, cmp.Diff(want, rows)+cmp.Diff(wantErrors, errs))
			}
		}
	}
}

// TestOneShard does the shards one by one, in an order of their own: the folder is the same.
func TestOneShard(t *testing.T) {
	files := inputs(t)
	whole, alone := newMemory(files), newMemory(files)
	if _, err := small(t, whole, 5, 2).Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	counted := 0
	for _, shard := range []int{3, 1, 5, 2, 4} {
		b := small(t, alone, 5, 2)
		b.Only, b.blockBytes = shard, 1000
		b.Counting = func(int64) { counted++ }
		if _, err := b.Run(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	compareAlone(t, whole, alone)
	if counted != 1 {
		t.Errorf("the input was counted %d times", counted)
	}
}

// compareAlone compares the folder of one run with that of runs of one shard each, which has the blocks beside.
func compareAlone(t *testing.T, whole, alone *memory) {
	t.Helper()
	texts := alone.texts("out")
	if texts["out/"+blocksName] == "" {
		t.Errorf("there is no %s", blocksName)
	}
	delete(texts, "out/"+blocksName)
	if diff := cmp.Diff(whole.texts("out"), texts); diff != "" {
		t.Errorf("the folders differ: %s", diff)
	}
}

// TestWrongBlocks has blocks that say a wrong place: the shards then do not meet, which is never taken as done, and repaired.
func TestWrongBlocks(t *testing.T) {
	whole, alone := newMemory(inputs(t)), newMemory(inputs(t))
	if _, err := small(t, whole, 3, 2).Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	alone.files["out/"+blocksName] = &memoryFile{data: []byte(`{"bytes":1000,"marks":[{"place":{"Offset":164,"Line":9},"records":5}]}`)}
	for _, shard := range []int{2, 1, 3} {
		b := small(t, alone, 3, 2)
		b.Only = shard
		if _, err := b.Run(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	const why = "out/part-00001.done does not begin where shard 1 ends"
	b := small(t, alone, 3, 2)
	_, err := (&Join{FS: alone, Dir: "out", Plan: b.Plan}).Run(t.Context())
	if err == nil || err.Error() != why+"; --repair makes shard 2 anew" {
		t.Errorf("join: %v", err)
	}
	if s, err := ReadStatus(t.Context(), alone, "out", false); err != nil || s.Shards[1].Damage != why || s.Shards[2].Damage != "" {
		t.Errorf("status: %+v %v", s, err)
	}
	b.Resume, b.Repair = true, true
	if _, err := b.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	compareAlone(t, whole, alone)
}

// TestAllAtOnce does all shards at the same time, each by a run of its own: the folder is the same. A damaged file of
// blocks is made again.
func TestAllAtOnce(t *testing.T) {
	files := inputs(t)
	whole, alone := newMemory(files), newMemory(files)
	if _, err := small(t, whole, 5, 2).Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	alone.files["out/"+blocksName] = &memoryFile{data: []byte(`{"bytes":`)}
	var counted atomic.Int32
	errs := make(chan error)
	for shard := range 5 {
		go func() {
			b := small(t, alone, 5, 2)
			b.Only, b.blockBytes = shard+1, 1000
			b.Counting = func(int64) { counted.Add(1) }
			_, err := b.Run(t.Context())
			errs <- err
		}()
	}
	for range 5 {
		if err := <-errs; err != nil {
			t.Error(err)
		}
	}
	compareAlone(t, whole, alone)
	if n := counted.Load(); n != 1 {
		t.Errorf("the input was counted %d times", n)
	}
}

// TestBroken breaks a run off at any byte, and what resumes it, too, until it is done: the folder is the same, byte for
// byte.
func TestBroken(t *testing.T) {
	files := inputs(t)
	r := rand.New(rand.NewPCG(3, 4))
	for _, packing := range table.Packings {
		for _, shards := range []int{1, 3} {
			t.Run(fmt.Sprint(packing.Name, shards), func(t *testing.T) {
				one := newMemory(files)
				b := small(t, one, shards, 2)
				if b.Packing = packing; packing == table.Plain {
					b.chunkTime = time.Hour // where text is cut is told by the .done files in between
				}
				if _, err := b.Run(t.Context()); err != nil {
					t.Fatal(err)
				}
				want := one.texts("out")
				for range 20 {
					m := newMemory(files)
					m.left = r.IntN(3000)
					breaks := 0
					for ; ; breaks++ {
						b := small(t, m, shards, 2)
						b.Packing, b.Resume = packing, true
						_, err := b.Run(t.Context())
						if err == nil {
							break
						}
						if !errors.Is(err, errBroken) {
							t.Fatal(err)
						}
						m.restart(r, 1000+r.IntN(6000))
					}
					if diff := cmp.Diff(want, m.texts("out")); diff != "" {
						t.Fatalf("after %d breaks the folder differs: %s", breaks, diff)
					}
				}
			})
		}
	}
}

// TestBrokenInside breaks runs off while the rows of one puzzle are written, of which there are many: what resumes them leaves out
// those that are there, and the folder is the same, byte for byte.
func TestBrokenInside(t *testing.T) {
	empty := strings.Repeat(".", board.Cells)
	files := map[string]string{"in": empty + "\n" + empty + "\n"}
	run := func(m *memory) error {
		b := &Batch{FS: m, Dir: "out", Plan: planOf(t, "solutions:30000"), Version: "1.2.3", Inputs: []string{"in"},
			Format: "csv", Packing: table.Zstd, Workers: 2, Resume: true, chunkRows: 1000, chunkTime: time.Nanosecond}
		_, err := b.Run(t.Context())
		return err
	}
	whole := newMemory(files)
	if err := run(whole); err != nil {
		t.Fatal(err)
	}
	want := whole.texts("out")
	size := len(want["out/part-00000.csv.zst"])
	r := rand.New(rand.NewPCG(6, 7))
	inside := 0
	for range 4 {
		m := newMemory(files)
		m.left = size/4 + r.IntN(size/2)
		for {
			err := run(m)
			if err == nil {
				break
			}
			if !errors.Is(err, errBroken) {
				t.Fatal(err)
			}
			m.restart(r, size/4+r.IntN(size))
			if d, err := readDone(m, "out", 0); err == nil && d != nil && d.To.Rows > 0 {
				inside++
			}
		}
		if got := m.texts("out"); !cmp.Equal(want, got) {
			for name := range want {
				t.Errorf("%s: %d bytes, want %d", name, len(got[name]), len(want[name]))
			}
			t.Fatal("the folder differs")
		}
	}
	if inside == 0 {
		t.Error("no run was broken off inside the rows of a puzzle: the test tests nothing")
	}
}

// TestCanceled has a run that is canceled at the first row, at the second of what is left, and so on, go on where it was.
func TestCanceled(t *testing.T) {
	files := inputs(t)
	one := newMemory(files)
	if _, err := small(t, one, 2, 2).Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	m := newMemory(files)
	canceled := 0
	for ; ; canceled++ {
		ctx, cancel := context.WithCancel(t.Context())
		b := small(t, m, 2, 2)
		b.Resume = true
		b.Plan.Stages[len(b.Plan.Stages)-1] = cancelingAt(1+canceled, cancel)
		_, err := b.Run(ctx)
		cancel()
		if err == nil {
			break
		}
		if !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
	}
	if canceled < 5 {
		t.Errorf("the run was canceled %d times: the test tests nothing", canceled)
	}
	if diff := cmp.Diff(one.texts("out"), m.texts("out")); diff != "" {
		t.Errorf("the folder differs: %s", diff)
	}
}

// cancelingAt is uniqueOnly, which cancels the run when it comes to a row, counted from one.
func cancelingAt(row int, cancel context.CancelFunc) *batch.Stage {
	var rows atomic.Int64
	only := uniqueOnly.NewWork()
	return &batch.Stage{Text: uniqueOnly.Text, NewWork: func() batch.Work {
		return func(ctx context.Context, r *batch.Row) (bool, error) {
			if rows.Add(1) == int64(row) {
				cancel()
			}
			return only(ctx, r)
		}
	}}
}

// TestRefused are runs that do not go with what is there: each is told why in one line.
func TestRefused(t *testing.T) {
	files := inputs(t)
	for _, test := range []struct {
		name, want string
		change     func(m *memory, b *Batch)
	}{
		{"again", "there is a batch in out already; --resume goes on with it", func(_ *memory, b *Batch) { b.Resume = false }},
		{"in use", "out is in use by another run", func(m *memory, _ *Batch) { m.locked["out/lock"] = true }},
		{"another plan", `the batch in out has the plan "count(2), where(unique)", not "count(2)"`, func(_ *memory, b *Batch) { b.Plan.Stages = b.Plan.Stages[:1] }},
		{"another format", "the batch in out writes csv, not jsonl", func(_ *memory, b *Batch) { b.Format = "jsonl" }},
		{"another packing", "the batch in out compresses as zst, not as gz", func(_ *memory, b *Batch) { b.Packing = table.Gzip }},
		{"other shards", "the batch in out has 2 shards, not 3", func(_ *memory, b *Batch) { b.Shards = 3 }},
		{"another version", "the batch in out was begun by deduku 1.2.3, and this is 1.3.0", func(_ *memory, b *Batch) { b.Version = "1.3.0" }},
		{"other inputs", "the batch in out reads lines.txt table.csv, not lines.txt", func(_ *memory, b *Batch) { b.Inputs = b.Inputs[:1] }},
		{"a changed input", "the batch in out was begun with another table.csv: the file has changed since", func(m *memory, _ *Batch) { m.files["table.csv"].data[20] ^= 1 }},
		{"no such shard", "there is no shard 3 of 2", func(_ *memory, b *Batch) { b.Only = 3 }},
		{"a damaged manifest", "out/manifest.json is damaged: it is not what deduku writes", func(m *memory, _ *Batch) { m.files["out/manifest.json"].data[0] = 'x' }},
		{"the same input, written since", "", func(m *memory, _ *Batch) {
			m.files["table.csv"].changed = time.Date(2026, 1, 2, 3, 4, 5, 6, time.UTC)
		}},
		{"another plan in the manifest", "out/manifest.json was changed after deduku wrote it: undo the change, or begin the batch in another folder", func(m *memory, b *Batch) {
			f := m.files["out/manifest.json"]
			f.data = bytes.Replace(f.data, []byte("count(2)"), []byte("count(1)"), 1)
			b.Plan = planOf(t, "count:1")
			b.Plan.Stages = append(b.Plan.Stages, uniqueOnly)
		}},
		{"a long manifest", "read out/manifest.json: it is longer than 64 MiB", func(m *memory, _ *Batch) {
			m.files["out/manifest.json"].data = make([]byte, mostRead+1)
		}},
		{"a damaged .done", "out/part-00001.done is damaged: it is not what was written; --repair makes shard 2 anew", func(m *memory, _ *Batch) { m.files["out/part-00001.done"].data[30] ^= 1 }},
		{"a part cut off", "out/part-00000.csv.zst is damaged: it has 10 bytes, and ", func(m *memory, _ *Batch) {
			m.files["out/part-00000.csv.zst"].data = m.files["out/part-00000.csv.zst"].data[:10]
			var d, _ = readDone(m, "out", 0)
			d.Whole = false
			m.files["out/part-00000.done"].data = d.encode()
		}},
		{"a part changed", "out/part-00001.csv.zst is damaged: it is not what was written; --repair makes shard 2 anew", func(m *memory, _ *Batch) {
			m.files["out/part-00001.csv.zst"].data[9] ^= 1
		}},
		{"a part too long", "out/part-00001.csv.zst is damaged: it has ", func(m *memory, _ *Batch) {
			m.files["out/part-00001.csv.zst"].data = append(m.files["out/part-00001.csv.zst"].data, 1)
		}},
		{"no part", "out/part-00000.csv.zst is missing; --repair makes shard 1 anew; so it does shard 2", func(m *memory, _ *Batch) {
			delete(m.files, "out/part-00000.csv.zst")
			delete(m.files, "out/part-00001.csv.zst")
		}},
		{"changed errors", "out/errors-00000.jsonl is damaged: it is not what was written; --repair", func(m *memory, _ *Batch) {
			m.files["out/errors-00000.jsonl"].data[3] ^= 1
		}},
		{"the same plan", "", func(*memory, *Batch) {}},
		{"a later patch", "", func(_ *memory, b *Batch) { b.Version = "1.2.9" }},
	} {
		t.Run(test.name, func(t *testing.T) {
			m := newMemory(files)
			if _, err := small(t, m, 2, 2).Run(t.Context()); err != nil {
				t.Fatal(err)
			}
			b := small(t, m, 2, 2)
			b.Resume = true
			test.change(m, b)
			_, err := b.Run(t.Context())
			got := ""
			if err != nil {
				got = err.Error()
			}
			if !strings.HasPrefix(got, test.want) || test.want == "" && got != "" || strings.Contains(got, "\n") {
				t.Errorf("got %q\nwant %q", got, test.want)
			}
		})
	}
}

// TestJoinRefuses folders that are not done, and parts that are not what was written.
func TestJoinRefuses(t *testing.T) {
	for _, test := range []struct {
		name, want string
		change     func(m *memory)
	}{
		{"not done", "shard 2 of 2 in out is not done", func(m *memory) { delete(m.files, "out/part-00001.done") }},
		{"changed", "out/part-00001.csv.zst is damaged: it is not what was written", func(m *memory) { m.files["out/part-00001.csv.zst"].data[5] ^= 1 }},
		{"longer", "out/part-00001.csv.zst is damaged: it is not what was written", func(m *memory) {
			m.files["out/part-00001.csv.zst"].data = append(m.files["out/part-00001.csv.zst"].data, 1)
		}},
		{"no part", "open out/part-00000.csv.zst: file does not exist", func(m *memory) { delete(m.files, "out/part-00000.csv.zst") }},
		{"no folder", "open out/manifest.json: file does not exist", func(m *memory) { clear(m.files) }},
	} {
		t.Run(test.name, func(t *testing.T) {
			m := newMemory(inputs(t))
			b := small(t, m, 2, 2)
			if _, err := b.Run(t.Context()); err != nil {
				t.Fatal(err)
			}
			test.change(m)
			_, err := (&Join{FS: m, Dir: "out", Plan: b.Plan}).Run(t.Context())
			if err == nil || !strings.HasPrefix(err.Error(), test.want) {
				t.Errorf("got %v, want %s", err, test.want)
			}
			if m.files["out/rows.csv.zst"] != nil {
				t.Error("there are joined rows")
			}
		})
	}
}

// once is a group that keeps the first row of each number of givens, with how many there are.
type once struct{ rows map[int]*batch.Row }

func (o once) Add(_ context.Context, r *batch.Row) error {
	n := r.Puzzle.Len()
	if o.rows[n] == nil {
		row := *r
		o.rows[n] = &row
	}
	o.rows[n].Rows++
	return nil
}

func (o once) Rows(_ context.Context, yield func(*batch.Row) error) error {
	for n := range board.Cells {
		if r := o.rows[n]; r != nil {
			if err := yield(r); err != nil {
				return err
			}
		}
	}
	return nil
}

func (o once) Close() error { return nil }

// TestGroups has a plan look at all rows together: the same comes out with any number of shards, in any format.
func TestGroups(t *testing.T) {
	group := &batch.Stage{Text: "once", Results: []*batch.Field{batch.FieldGivens, batch.FieldRows}, Alone: true,
		NewGroup: func(batch.Workspace) batch.Group { return once{map[int]*batch.Row{}} }}
	var want string
	for _, shards := range []int{1, 4} {
		m := newMemory(inputs(t))
		b := small(t, m, shards, 2)
		b.Plan.Stages = append(b.Plan.Stages, group)
		if _, err := b.Run(t.Context()); err != nil {
			t.Fatal(err)
		}
		rows, _ := joined(t, m, b)
		if want == "" {
			want = rows
		}
		if rows != want || !strings.HasPrefix(rows, "givens,rows\n2") || strings.Count(rows, "\n") < 4 {
			t.Errorf("%d shards:\n%swant\n%s", shards, rows, want)
		}
	}
}

// TestStatus tells how far the shards are.
func TestStatus(t *testing.T) {
	m := newMemory(inputs(t))
	b := small(t, m, 3, 2)
	b.Only = 2
	if _, err := b.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	s, err := ReadStatus(t.Context(), m, "out", false)
	if err != nil {
		t.Fatal(err)
	}
	got := fmt.Sprint(s.Shards[0].Begun, s.Shards[1].Whole, s.Shards[1].Share, s.Shards[1].Records > 10, s.Shards[2].Share)
	if want := "false true 1 true 0"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestRepaired makes anew what is damaged, and nothing else: the folder is as if nothing had been.
func TestRepaired(t *testing.T) {
	m := newMemory(inputs(t))
	if _, err := small(t, m, 3, 2).Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	want := m.texts("out")
	for name := range want {
		if name == "out/manifest.json" || name == "out/errors.jsonl" {
			continue
		}
		for _, damage := range []func(f *memoryFile){
			func(f *memoryFile) { f.data[len(f.data)/2] ^= 1 },
			func(f *memoryFile) { f.data = f.data[:len(f.data)/2] },
		} {
			f := *m.files[name]
			f.data = slices.Clone(f.data)
			damage(&f)
			m.files[name] = &f
			s, err := ReadStatus(t.Context(), m, "out", false)
			if err != nil {
				t.Fatal(err)
			}
			told := 0
			for _, shard := range s.Shards {
				if shard.Damage != "" {
					told++
				}
			}
			if told != 1 {
				t.Errorf("%s: %d shards are called damaged", name, told)
			}
			b := small(t, m, 3, 2)
			b.Resume, b.Repair = true, true
			if _, err := b.Run(t.Context()); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(want, m.texts("out")); diff != "" {
				t.Errorf("%s: the folder differs: %s", name, diff)
			}
		}
	}
}

// TestLongInput resumes batches over an input that is too long for samples to cover: it may be written again, but not changed.
func TestLongInput(t *testing.T) {
	long := strings.Repeat("# a comment\n", 1<<19) + strings.Repeat(".", board.Cells-1) + "1\n"
	begun := func(only int) (*memory, *Batch) {
		m := newMemory(map[string]string{"long.txt": long})
		b := &Batch{FS: m, Dir: "out", Plan: planOf(t, "count:1"), Version: "1.2.3", Inputs: []string{"long.txt"},
			Format: "csv", Packing: table.Zstd, Shards: 2, Only: only}
		if _, err := b.Run(t.Context()); err != nil {
			t.Fatal(err)
		}
		b.Resume = true
		return m, b
	}
	// A place near the middle that no sample has.
	gap := endBytes + (len(long)-2*endBytes)/between*8 + blockBytes + 100
	change := func(m *memory) { m.files["long.txt"].data[gap] ^= 1 }
	touch := func(m *memory) { m.files["long.txt"].changed = time.Date(2026, 1, 2, 3, 4, 5, 6, time.UTC) }
	forget := func(m *memory) { // as an earlier version writes the manifest
		there, err := ReadManifest(m, "out")
		if err != nil {
			t.Fatal(err)
		}
		there.Inputs[0].Whole = ""
		if err := there.write(m, "out"); err != nil {
			t.Fatal(err)
		}
	}
	const changed = "the batch in out was begun with another long.txt: the file has changed since"
	for _, test := range []struct {
		name, want string
		do         []func(*memory)
	}{
		{"touched", "", []func(*memory){touch}},
		{"changed", changed, []func(*memory){change}},
		{"changed and touched", changed, []func(*memory){change, touch}},
		{"not hashed", "", []func(*memory){forget}},
		{"not hashed, touched", "the batch in out was begun with long.txt as it was on 0001-01-01T00:00:00Z, and it was written on 2026-", []func(*memory){forget, touch}},
	} {
		for only := range 2 {
			m, b := begun(only)
			for _, do := range test.do {
				do(m)
			}
			got := ""
			if _, err := b.Run(t.Context()); err != nil {
				got = err.Error()
			}
			if !strings.HasPrefix(got, test.want) || test.want == "" && got != "" {
				t.Errorf("%s, shard %d: got %q, want %q", test.name, only, got, test.want)
			}
		}
	}
}

// TestChangedInTheMiddle sees that a long input has changed between its ends, though size and time are the same.
func TestChangedInTheMiddle(t *testing.T) {
	m := newMemory(map[string]string{"long.txt": strings.Repeat("# a comment\n", 1<<20)})
	before, err := describe(m, []string{"long.txt"})
	if err != nil {
		t.Fatal(err)
	}
	data := m.files["long.txt"].data
	copy(data[len(data)/2:], strings.Repeat("x", 1<<20))
	after, err := describe(m, []string{"long.txt"})
	if err != nil {
		t.Fatal(err)
	}
	if want := "was begun with another long.txt: the file has changed since"; before[0].differs(after[0]) != want {
		t.Errorf("got %q, want %q", before[0].differs(after[0]), want)
	}
}
