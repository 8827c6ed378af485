package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem"

	"deduku/board"
	"deduku/board/generate"
	"deduku/board/transform"
	"deduku/deduce/batch"
	"deduku/deduce/batch/folder"
	"deduku/deduce/batch/plan"
	"deduku/deduce/batch/table"
)

func TestMain(m *testing.M) {
	if filepath.Base(os.Args[0]) == "deduku-beam" { // as TestREADME starts it
		main()
	}
	flag.Parse()
	beam.Init()
	os.Exit(m.Run())
}

// puzzles writes three files of puzzles, one of them packed: some equivalent to others, some with two solutions, some
// that cannot be read. It returns the pattern for them and their names.
func puzzles(t *testing.T) (pattern string, names []string) {
	t.Helper()
	dir := t.TempDir()
	random := rand.New(rand.NewPCG(3, 4))
	var all []string
	for n := range 60 {
		p, err := generate.Puzzle(t.Context(), 7, n, generate.Options{})
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, p.String())
		if n%3 == 0 {
			all = append(all, transform.Shuffle(p, random).String(), "53..7....6..195")
		}
		if n%7 == 0 {
			c := slices.IndexFunc(p[:], func(d board.Digit) bool { return d != 0 })
			p[c] = 0 // several solutions
			all = append(all, p.String())
		}
	}
	random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	for i, text := range []string{
		strings.Join(all[:40], "\n") + "\n", "# the rest\n" + strings.Join(all[40:60], "\n"), strings.Join(all[60:], "\n") + "\n",
	} {
		name := filepath.Join(dir, fmt.Sprintf("puzzles-%d.txt", i))
		if i == 1 {
			var packed bytes.Buffer
			w := gzip.NewWriter(&packed)
			w.Write([]byte(text))
			w.Close()
			name, text = name+".gz", packed.String()
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		names = append(names, name)
	}
	return filepath.Join(dir, "puzzles-*"), names
}

// alone is the rows that a batch on one machine gives, as text, and what it says of puzzles that cannot be read.
func alone(t *testing.T, text, format string, names []string) (rows, unread string) {
	t.Helper()
	plan, err := plan.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "out")
	files := folder.Disk{}
	b := &folder.Batch{FS: files, Dir: dir, Plan: plan, Version: "1", Inputs: names, Format: format, Packing: table.Plain, Shards: 2}
	if _, err := b.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	join := &folder.Join{FS: files, Dir: dir, Plan: plan, Workspace: batch.Workspace{Tmp: t.TempDir(), Memory: 1 << 20}}
	made, err := join.Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	return readAll(t, made.File), readAll(t, filepath.Join(dir, "errors.jsonl"))
}

func readAll(t *testing.T, pattern string) string {
	t.Helper()
	names, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		text.Write(data)
	}
	return text.String()
}

// rowsOf is the lines of a table that are rows.
func rowsOf(text, format string) []string {
	lines := slices.Collect(strings.Lines(text))
	if format == "csv" {
		return lines[1:]
	}
	return lines
}

// sorted is a text with its lines sorted.
func sorted(text string) string {
	return strings.Join(slices.Sorted(strings.Lines(text)), "")
}

// lists writes a list of some of the puzzles near the first ones, and one that says something of some of the puzzles.
func lists(t *testing.T, names []string) (known, stars string) {
	t.Helper()
	dir := t.TempDir()
	rows, _ := alone(t, "where(n < 20), vicinity(-1+1)", "csv", names)
	var some strings.Builder
	for i, row := range rowsOf(rows, "csv") {
		if i%3 == 1 {
			fmt.Fprintln(&some, strings.Split(row, ",")[2])
		}
	}
	rows, _ = alone(t, "where(n % 4 < 2), shuffle(1)", "csv", names)
	table := "puzzle\tstars\tby\n"
	for i, row := range rowsOf(rows, "csv") {
		table += fmt.Sprintf("%s\t%d\tname %d\n", strings.Split(row, ",")[2], i%5, i)
		some.WriteString(strings.Split(row, ",")[2] + "\n")
	}
	known, stars = filepath.Join(dir, "known.txt"), filepath.Join(dir, "stars.tsv")
	if os.WriteFile(known, []byte(some.String()), 0o666) != nil || os.WriteFile(stars, []byte(table), 0o666) != nil {
		t.Fatal("the lists cannot be written")
	}
	return known, stars
}

// TestSameRows has plans done by Prism and by deduku batch: the rows are the same, and what could not be read.
func TestSameRows(t *testing.T) {
	pattern, names := puzzles(t)
	known, stars := lists(t, names)
	for _, test := range []struct {
		plan, format string
		shards       int
	}{
		{"where(n < 9), vicinity(-1+1), where(unique), minimals, canonical, known(" + known + "), dedupe, rate(max=9.5), where(er >= 1.5), sort(er)", "csv", 3},
		{"canonical, known(" + known + ", keep)", "csv", 3},
		{"canonical, dedupe, where(n < 30), shuffle(2), shuffle(2), canonical, where(child == 1), dedupe(parent)", "csv", 3},
		{"where(n < 50), canonical, join(" + stars + "), sort(-stars, givens), join(" + stars + ", on=puzzle, prefix=own_)", "jsonl", 4},
		{"count(2), where(unique), canonical", "csv", 4},
		{"count(2), where(unique), canonical, dedupe", "csv", 3},
		{"logic, where(level >= \"medium\" || uses(\"hidden-single\"))", "jsonl", 5},
		{"canonical, dedupe, where(givens > 22), top(7, givens), where(n > 3)", "csv", 4},
		{"count(2), histogram(solutions)", "csv", 4},
		{"logic, histogram(level), where(rows > 1)", "jsonl", 2},
		{"histogram(givens)", "csv", 4},
		{"sample(20, 3)", "csv", 6},
		{"where(givens > 81)", "csv", 3},
		{"where(givens > 81), top(5, givens)", "csv", 3},
	} {
		t.Run(test.plan, func(t *testing.T) {
			want, wantUnread := alone(t, test.plan, test.format, names)
			out := filepath.Join(t.TempDir(), "out")
			var talk bytes.Buffer
			job := Job{Plan: test.plan, Input: pattern, Output: out, Format: test.format, Packing: "plain", Shards: test.shards}
			unread := fmt.Sprintf("%d puzzles could not be read", strings.Count(wantUnread, "\n"))
			if code := run(t.Context(), job, nil, &talk); code != 1 || !strings.Contains(talk.String(), unread) {
				t.Errorf("exit code %d: %s", code, &talk)
			}
			got := readAll(t, filepath.Join(out, "part-*"))
			if n := len(rowsOf(want, test.format)); n < 3 && !strings.HasPrefix(test.plan, "where(givens > 81)") && !strings.Contains(test.plan, "histogram") {
				t.Errorf("%d rows are too few to compare", n)
			}
			if sorted(got) != sorted(want) {
				t.Fatalf("other rows:\n%s\nwant\n%s", got, want)
			}
			if got != want {
				t.Errorf("another order:\n%s\nwant\n%s", got, want)
			}
			if got := readAll(t, filepath.Join(out, "errors-*")); sorted(got) != sorted(wantUnread) || got == "" {
				t.Errorf("unread:\n%s\nwant\n%s", got, wantUnread)
			}
			if rows := fmt.Sprintf(" %d rows in ", len(rowsOf(got, test.format))); !strings.Contains(talk.String(), rows) {
				t.Errorf("it says %swant%s", &talk, rows)
			}
			if left := readAll(t, filepath.Join(out, "writing-*")); left != "" {
				t.Errorf("left: %q", left)
			}
		})
	}
}

// TestTwice does a shard twice, as where a worker was lost: its part is there once, the same.
func TestTwice(t *testing.T) {
	pattern, _ := puzzles(t)
	out := t.TempDir()
	f := &cutFn{Job: Job{Plan: "count(2), where(unique)", Input: pattern, Output: out, Format: "csv", Packing: "zst", Shards: 3}}
	shards := cutAlone(t, f.Job)
	var before string
	counted := map[tally]int{}
	for i, s := range [][]byte{shards[2], shards[0], shards[1], shards[0], shards[2]} {
		if err := (&writeShardFn{Job: f.Job}).ProcessElement(t.Context(), s, func(n tally) { counted[n]++ }); err != nil {
			t.Fatal(err)
		}
		switch now := readAll(t, filepath.Join(out, "*")); {
		case i == 2:
			before = now
		case i > 2 && now != before:
			t.Error("a shard that is done again changes what was written")
		}
	}
	if parts, err := filepath.Glob(filepath.Join(out, "part-*")); err != nil || len(parts) != 3 {
		t.Errorf("%v %v", parts, err)
	}
	if len(counted) != 3 {
		t.Errorf("a shard that is done again is counted in another way: %v", counted)
	}
}

// cutAlone is the shards of a job, cut in this process.
func cutAlone(t *testing.T, job Job) (shards [][]byte) {
	t.Helper()
	var stretches, counted [][]byte
	err := (&cutFn{job}).ProcessElement(t.Context(), job.Input, func(s []byte) { stretches = append(stretches, s) })
	for _, s := range stretches {
		if err == nil {
			err = (&countFn{job}).ProcessElement(t.Context(), s, func(_ int, s []byte) { counted = append(counted, s) })
		}
	}
	rand.Shuffle(len(counted), func(i, j int) { counted[i], counted[j] = counted[j], counted[i] })
	next := func(s *[]byte) bool {
		if len(counted) == 0 {
			return false
		}
		*s, counted = counted[0], counted[1:]
		return true
	}
	if err == nil {
		err = (&chainFn{job}).ProcessElement(t.Context(), 0, next, func(s []byte) { shards = append(shards, s) })
	}
	if err != nil || len(shards) != job.Shards {
		t.Fatalf("%d shards %v", len(shards), err)
	}
	return shards
}

func TestRefused(t *testing.T) {
	pattern, _ := puzzles(t)
	full := t.TempDir()
	if err := os.WriteFile(filepath.Join(full, "part-00000.csv"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	good := Job{Plan: "count(2)", Input: pattern, Output: filepath.Join(t.TempDir(), "out"), Format: "csv", Packing: "zst"}
	for _, test := range []struct {
		change func(*Job)
		want   string
	}{
		{func(j *Job) { j.Plan = "" }, "a plan is missing: --do 'count(2), where(unique)'"},
		{func(j *Job) { j.Plan = "count(2), whre(unique)" }, `--do: column 11: there is no stage "whre"; did you mean where?`},
		{func(j *Job) { j.Plan = "where(er > 5)" }, "--do: column 7: there is no field er here; there are n, source, puzzle, givens"},
		{func(j *Job) { j.Plan = "generate(5)" }, "generate(5) makes its own puzzles, which is for one machine: deduku batch --shard"},
		{func(j *Job) { j.Plan = "canonical, known(list.txt, append)" }, "known(list.txt, append) adds to a file, which is for one machine: do it by deduku batch with the rows of this job"},
		{func(j *Job) { j.Input = "" }, "puzzles are missing: --input 'puzzles/*.txt'"},
		{func(j *Job) { j.Input = "nowhere/*.txt" }, "no file is called nowhere/*.txt"},
		{func(j *Job) { j.Output = "" }, "a folder for the rows is missing: --output rows"},
		{func(j *Job) { j.Output = full }, "there are parts in " + full + " already; give another --output"},
		{func(j *Job) { j.Format = "xml" }, `no format of rows "xml"; there are csv, jsonl, bank`},
		{func(j *Job) { j.Packing = "rar" }, `no way to compress is called "rar"; there are plain, gz, zst`},
		{func(j *Job) { j.Shards = -1 }, "--shards is how many parts, not -1"},
	} {
		job := good
		test.change(&job)
		var talk bytes.Buffer
		if code := run(t.Context(), job, nil, &talk); code != 2 || talk.String() != "deduku-beam: "+test.want+"\n" {
			t.Errorf("%+v: %d: %s", job, code, &talk)
		}
	}
	var talk bytes.Buffer
	if code := run(t.Context(), good, []string{"more"}, &talk); code != 2 || !strings.Contains(talk.String(), `"more" is no option`) {
		t.Errorf("%d: %s", code, &talk)
	}
}

// TestGathered has what a group keeps of some rows go from one machine to another, while rows are added on both.
func TestGathered(t *testing.T) {
	f := &groupFn{Job: Job{Plan: "top(3, givens)"}}
	ctx := t.Context()
	var sum gathered
	for n := range 10 {
		var p board.Grid
		for c := range (n * 7) % 10 {
			p[c] = 1
		}
		r := batch.Row{N: int64(n), Puzzle: p}
		one, err := f.AddInput(ctx, f.CreateAccumulator(), item(0, uint64(n), r.AppendBytes(nil)))
		if err != nil {
			t.Fatal(err)
		}
		packed, err := encodeGathered(one)
		if err != nil {
			t.Fatal(err)
		}
		if one, err = decodeGathered(packed); err != nil {
			t.Fatal(err)
		}
		if sum, err = f.MergeAccumulators(ctx, sum, one); err != nil {
			t.Fatal(err)
		}
	}
	rows, err := f.ExtractOutput(ctx, sum)
	if err != nil || len(rows) != 3 {
		t.Fatalf("%d rows %v", len(rows), err)
	}
	for i, want := range []int{9, 8, 7} {
		var r batch.Row
		if err := r.SetBytes(rows[i]); err != nil || r.Puzzle.Len() != want {
			t.Errorf("row %d has %d givens, want %d; %v", i, r.Puzzle.Len(), want, err)
		}
	}
	if _, err := decodeGathered([]byte{5, 1}); err == nil {
		t.Error("half a row is taken")
	}
}

// TestS3 knows the address of a store, though none is asked here.
func TestS3(t *testing.T) { filesystem.ValidateScheme("s3://bucket/puzzles/*.txt") }
