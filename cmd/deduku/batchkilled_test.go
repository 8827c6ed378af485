package main

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"deduku/board/generate"
)

// TestBatchKilled kills a batch with a signal that nobody can catch, again and again, and resumes it: the folder is that of
// a run that nobody killed, byte for byte. With DEDUKU_FULL it is killed 100 times.
func TestBatchKilled(t *testing.T) {
	t.Parallel()
	kills, puzzles := 4, 60_000
	if os.Getenv("DEDUKU_FULL") != "" {
		kills, puzzles = 100, 1_500_000
	}
	dir := t.TempDir()
	input := filepath.Join(dir, "puzzles.sdm")
	writePuzzles(t, input, puzzles)
	batch := func(out string) *exec.Cmd {
		return exec.Command("deduku", "batch", "--do", "count(2)", "--shards", "3", "--resume", "--out", filepath.Join(dir, out), input)
	}
	if out, err := batch("whole").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	r := rand.New(rand.NewPCG(5, 6))
	killed := 0
	for killed < kills {
		command := batch("killed")
		if err := command.Start(); err != nil {
			t.Fatal(err)
		}
		ended := make(chan error, 1)
		go func() { ended <- command.Wait() }()
		select {
		case err := <-ended:
			if err != nil {
				t.Fatal(err)
			}
			if killed == 0 {
				t.Fatal("the batch is done before it can be killed: the test tests nothing")
			}
			t.Logf("done after %d kills", killed)
			kills = killed
		case <-time.After(20*time.Millisecond + time.Duration(r.IntN(200))*time.Millisecond):
			command.Process.Kill()
			<-ended
			killed++
		}
	}
	if out, err := batch("killed").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	want, got := folderOf(t, filepath.Join(dir, "whole")), folderOf(t, filepath.Join(dir, "killed"))
	names := slices.Sorted(maps.Keys(want))
	if !slices.Equal(names, slices.Sorted(maps.Keys(got))) {
		t.Fatalf("there are %v, want %v", slices.Sorted(maps.Keys(got)), names)
	}
	for _, name := range names {
		if !bytes.Equal(got[name], want[name]) {
			t.Errorf("%s differs after %d kills", name, killed)
		}
	}
}

// writePuzzles writes a file of puzzles, a few of them again and again.
func writePuzzles(t *testing.T, name string, n int) {
	t.Helper()
	g, err := generate.New(generate.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var few strings.Builder
	for i := range 100 {
		puzzle, err := g.Puzzle(t.Context(), 1, i)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintln(&few, puzzle)
	}
	if err := os.WriteFile(name, []byte(strings.Repeat(few.String(), n/100)), 0o644); err != nil {
		t.Fatal(err)
	}
}

// folderOf is what the files of a batch hold, by name. What a run that was killed has begun to put in place is none of it.
func folderOf(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if e.Name() == "lock" || strings.HasSuffix(e.Name(), ".new") {
			continue
		}
		if files[e.Name()], err = os.ReadFile(filepath.Join(dir, e.Name())); err != nil {
			t.Fatal(err)
		}
	}
	return files
}
