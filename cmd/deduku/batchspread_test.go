package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestBatchSpread does a plan of a collector: at once, in shards, and interrupted. The rows are the same.
func TestBatchSpread(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	input, list := filepath.Join(dir, "puzzles.txt"), filepath.Join(dir, "list.txt")
	text := strings.Join([]string{hardToRate, oneSolution, manySolutions, tenSolutions}, "\n") + "\n"
	found := batchRows(t, "vicinity(-1+1), canonical", writeTo(t, input, text))
	var listed []string
	for i, line := range strings.Split(strings.TrimSpace(found), "\n") {
		if i%3 == 1 {
			listed = append(listed, strings.Split(line, ",")[2])
		}
	}
	writeTo(t, list, strings.Join(listed, "\n")+"\n")
	plan := "vicinity(-1+1), where(unique), minimals, canonical, known(" + list + "), dedupe, rate(max=9.5), where(er >= 1.5), sort(er)"
	want := batchRows(t, plan, input)
	if strings.Count(want, "\n") < 3 || len(listed) == 0 {
		t.Fatalf("too few rows to compare:\n%s", want)
	}
	for name, flags := range map[string][][]string{
		"whole": {{}}, "sharded": {{"--shards", "3"}}, "apart": {{"--shard", "2/2"}, {"--shard", "1/2"}}, "again": {{}, {"--resume"}},
	} {
		out := filepath.Join(dir, name)
		for _, more := range flags {
			var errs bytes.Buffer
			args := append([]string{"batch", "--do", plan, "--pack", "plain", "--out", out, input}, more...)
			if code := run(args, nil, &errs, &errs); code != 0 {
				t.Fatalf("%s: exit code %d: %s", name, code, &errs)
			}
		}
		if name == "apart" {
			run([]string{"batch", "join", out}, nil, new(bytes.Buffer), new(bytes.Buffer))
		}
		if got, err := os.ReadFile(filepath.Join(out, "rows.csv")); err != nil || string(got) != want {
			t.Errorf("%s: %v, got\n%swant\n%s", name, err, got, want)
		}
	}
}

// TestBatchKnown adds new forms to a list once, whatever is done again, and keeps what the list has.
func TestBatchKnown(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	input, list := filepath.Join(dir, "puzzles.txt"), filepath.Join(dir, "list.txt")
	writeTo(t, input, oneSolution+"\n"+hardToRate+"\n"+oneSolution+"\n")
	writeTo(t, list, hardToRate+"\n")
	if rows := batchRows(t, "shuffle(1), canonical, known("+list+", keep)", input); strings.Count(rows, "\n") != 2 {
		t.Errorf("keep: %s", rows)
	}
	out := filepath.Join(dir, "out")
	run([]string{"batch", "--do", "canonical, known(" + list + ", append)", "--pack", "plain", "--out", out, input}, nil, new(bytes.Buffer), new(bytes.Buffer))
	first, _ := os.ReadFile(filepath.Join(out, "rows.csv"))
	run([]string{"batch", "join", out}, nil, new(bytes.Buffer), new(bytes.Buffer))
	again, _ := os.ReadFile(filepath.Join(out, "rows.csv"))
	now, _ := os.ReadFile(list)
	if strings.Count(string(now), "\n") != 2 || strings.Count(string(first), "\n") != 3 || string(first) != string(again) {
		t.Errorf("append: the list is\n%sthe rows\n%sthen\n%s", now, first, again)
	}
}

// TestBatchKnownMoved checks that a batch that added to a list has the same rows after its folder, its input, and the list were
// moved together and the batch was resumed.
func TestBatchKnownMoved(t *testing.T) {
	before, after := filepath.Join(t.TempDir(), "before"), filepath.Join(t.TempDir(), "after")
	if err := os.Mkdir(before, 0o777); err != nil {
		t.Fatal(err)
	}
	writeTo(t, filepath.Join(before, "puzzles.txt"), oneSolution+"\n"+hardToRate+"\n")
	writeTo(t, filepath.Join(before, "list.txt"), hardToRate+"\n")
	rows := func(dir string, args ...string) string {
		t.Chdir(dir)
		var text bytes.Buffer
		if code := run(append([]string{"batch", "--out", "out"}, args...), nil, &text, &text); code != 0 {
			t.Fatalf("exit code %d: %s", code, &text)
		}
		data, err := os.ReadFile(filepath.Join("out", "rows.csv"))
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	want := rows(before, "--do", "canonical, known(list.txt, append)", "--pack", "plain", "puzzles.txt")
	if err := os.Rename(before, after); err != nil {
		t.Fatal(err)
	}
	if got := rows(after, "--resume"); got != want || strings.Count(got, "\n") != 2 {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

func TestBatchSpreadRefused(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	input, bad := filepath.Join(dir, "puzzles.txt"), filepath.Join(dir, "bad.txt")
	writeTo(t, input, hardToRate+"\n")
	writeTo(t, bad, hardToRate+"\nno puzzle\n")
	for plan, want := range map[string]string{
		"canonical, known(nowhere.txt)":           "nowhere.txt",
		"canonical, known(" + bad + ")":           "bad.txt:2",
		"known(" + bad + ")":                      "the stage canonical comes before it",
		"sort(eer)":                               `there is no field "eer" here`,
		"dedupe(levl)":                            `there is no field "levl" here`,
		"plus(2, limit=3000), plus(2, limit=900)": "give --yes to begin",
		"canonical, join(" + bad + ")":            "the first line has the names of the columns",
		"minimals, where(unique), vicinity(-6+9)": "give --yes to begin",
		"generate(3)":                             "name no files beside it",
	} {
		var out, errs bytes.Buffer
		if code := run([]string{"batch", "--do", plan, input}, nil, &out, &errs); code == 0 || !strings.Contains(errs.String(), want) || strings.Count(errs.String(), "\n") != 1 {
			t.Errorf("%s: exit code %d, %s", plan, code, &errs)
		}
	}
}

// TestBatchSource makes puzzles without files, to standard output and in a folder of shards.
func TestBatchSource(t *testing.T) {
	t.Parallel()
	var rows, errs bytes.Buffer
	if code := run([]string{"batch", "--do", "generate(5, seed=3), where(unique), vicinity(-1+1, limit=2)"}, nil, &rows, &errs); code != 0 {
		t.Fatalf("exit code %d: %s", code, &errs)
	}
	out := filepath.Join(t.TempDir(), "out")
	if code := run([]string{"batch", "--do", "generate(5, seed=3), where(unique), vicinity(-1+1, limit=2)", "--shards", "2", "--pack", "plain", "--out", out}, nil, &errs, &errs); code != 0 {
		t.Fatalf("exit code %d: %s", code, &errs)
	}
	run([]string{"batch", "join", out}, nil, &errs, &errs)
	if got, _ := os.ReadFile(filepath.Join(out, "rows.csv")); rows.String() != string(got) || strings.Count(rows.String(), "\n") < 5 {
		t.Errorf("got\n%swant\n%s", got, &rows)
	}
}

// batchRows are the rows of a plan as standard output has them.
func batchRows(t *testing.T, plan, input string) string {
	t.Helper()
	var out, errs bytes.Buffer
	if code := run([]string{"batch", "--do", plan, input}, nil, &out, &errs); code != 0 {
		t.Fatalf("%s: exit code %d: %s", plan, code, &errs)
	}
	return out.String()
}

// writeTo writes a file and gives its name back.
func writeTo(t *testing.T, name, text string) string {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return name
}

// TestTried says what a plan comes to by a tenth of the input, as that is done again: of a few puzzles by ten, of many by a hundred.
func TestTried(t *testing.T) {
	line := "98.7.....6.....8......85...4...3..2..9....6......1...4..6.9.....4...3..2..1.....9\n"
	for n, want := range map[int]string{
		5:    "about 5 rows out, 1.0 a puzzle as 5 puzzles show",
		40:   "about 40 rows out, 1.0 a puzzle as 10 puzzles show",
		300:  "about 300 rows out, 1.0 a puzzle as 30 puzzles show",
		2000: "about 2000 rows out, 1.0 a puzzle as 100 puzzles show",
	} {
		input := filepath.Join(t.TempDir(), "puzzles.txt")
		if err := os.WriteFile(input, []byte(strings.Repeat(line, n)), 0o666); err != nil {
			t.Fatal(err)
		}
		var rows, errs bytes.Buffer
		if code := run([]string{"batch", "--do", "shuffle(1)", input}, nil, &rows, &errs); code != 0 || !strings.Contains(errs.String(), want) {
			t.Errorf("%d puzzles: code %d, %s; want %s", n, code, &errs, want)
		}
	}
}
