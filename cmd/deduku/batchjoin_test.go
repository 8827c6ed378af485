package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestBatchJoinList adds the columns of a list, in each format: at once, in shards, and again. The rows are the same.
func TestBatchJoinList(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	input, list := filepath.Join(dir, "puzzles.txt"), filepath.Join(dir, "list.jsonl")
	writeTo(t, input, strings.Join([]string{hardToRate, oneSolution, manySolutions, hardToRate}, "\n")+"\n")
	writeTo(t, list, `{"puzzle":"`+hardToRate+`","by":"Ann, \"the\" Ace","stars":7,"old":8.9}`+"\n"+`{"puzzle":"`+manySolutions+`","by":"=1+1"}`+"\n")
	plan := "shuffle(2), canonical, join(" + list + "), sort(-stars), where(stars > 5 || by != \"\")"
	want := batchRows(t, plan, input)
	head, rest, _ := strings.Cut(want, "\n")
	if !strings.HasSuffix(head, ",canonical,by,stars,old") || strings.Count(rest, "\n") != 6 ||
		strings.Count(rest, `,"Ann, ""the"" Ace",7,8.9`+"\n") != 4 || strings.Count(rest, ",'=1+1,,\n") != 2 {
		t.Fatalf("the rows are\n%s", want)
	}
	for name, flags := range map[string][][]string{
		"whole": {{}}, "sharded": {{"--shards", "3"}}, "again": {{}, {"--resume"}}, "objects": {{"--format", "jsonl"}}, "columns": {{"--format", "parquet"}},
	} {
		out := filepath.Join(dir, name)
		for _, more := range flags {
			var errs bytes.Buffer
			args := append([]string{"batch", "--do", plan, "--pack", "plain", "--out", out, input}, more...)
			if code := run(args, nil, &errs, &errs); code != 0 {
				t.Fatalf("%s: exit code %d: %s", name, code, &errs)
			}
		}
		made, err := filepath.Glob(filepath.Join(out, "rows.*"))
		if err != nil || len(made) != 1 {
			t.Fatalf("%s: %v %v", name, made, err)
		}
		got, _ := os.ReadFile(made[0])
		switch name {
		case "objects":
			if n := bytes.Count(got, []byte(`"by":"Ann, \"the\" Ace","stars":7,"old":8.9}`)); n != 4 || bytes.Count(got, []byte(`"by":"=1+1"}`)) != 2 {
				t.Errorf("%s:\n%s", name, got)
			}
		case "columns":
			if !bytes.Contains(got, []byte("PAR1")) || bytes.Count(got, []byte("stars")) < 2 {
				t.Errorf("%s has not the columns of the list", name)
			}
		default:
			if string(got) != want {
				t.Errorf("%s: got\n%swant\n%s", name, got, want)
			}
		}
	}
}
