package review

import (
	"fmt"
	"maps"
	"os"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
	"deduku/internal/testutil/golden"
)

// TestFrequencyTable reads the table: each row is a technique of the ladder that is on by default, with no more puzzles than there are.
func TestFrequencyTable(t *testing.T) {
	rows := -1 // but for the names of the columns
	for line := range strings.Lines(frequencyFile) {
		if !strings.HasPrefix(line, "#") {
			rows++
		}
	}
	if rows != len(frequencies()) {
		t.Errorf("%d of %d rows are read", len(frequencies()), rows)
	}
	all := Puzzles()
	if all.Mixed == 0 || all.Hard == 0 {
		t.Fatalf("the sets have %v puzzles", all)
	}
	for name, f := range maps.All(frequencies()) {
		tech := technique.Standard.Lookup(name)
		if name == allPuzzles {
			continue
		}
		switch {
		case tech == nil || tech.Name != name:
			t.Errorf("frequency.csv: %q is not on the ladder; remove its row", name)
		case !technique.Everything.Has(tech):
			t.Errorf("frequency.csv: %s is off by default; remove its row", name)
		case !needed(tech) || f.Mixed > all.Mixed || f.Hard > all.Hard:
			t.Errorf("frequency.csv: %s is in %d of %d and %d of %d puzzles", name, f.Mixed, all.Mixed, f.Hard, all.Hard)
		}
	}
	for f, want := range map[Frequency]string{
		{}:                     "none of 3000 usual puzzles, none of 1465 hard ones",
		{0, all.Hard}:          "none of 3000 usual puzzles, 100% of hard ones",
		{1, 1}:                 "below 0.1% of usual puzzles, below 0.1% of hard ones",
		{all.Mixed, 15}:        "100% of usual puzzles, 1.0% of hard ones",
		{all.Mixed / 2, 29}:    "50% of usual puzzles, 2.0% of hard ones",
		{all.Mixed / 10, 1464}: "10% of usual puzzles, 100% of hard ones",
	} {
		if got := f.String(); got != want {
			t.Errorf("%+v: got %q, want %q", f, got, want)
		}
		if told := f.Told(); strings.HasPrefix(told, "rare: none of the 3000 usual and none of the 1465 hard puzzles") != (f == Frequency{}) || strings.HasPrefix(told, "needed by ") != (f != Frequency{}) {
			t.Errorf("%+v: it is told that %q", f, told)
		}
	}
}

// sampled is how many puzzles there are to one that is counted again.
const sampled = 20

// TestFrequency counts again, with DEDUKU_FULL=1 or -update on the whole sets, and holds the table to that; else a part of them, which must
// have no technique more often than the table.
func TestFrequency(t *testing.T) {
	full := os.Getenv("DEDUKU_FULL") != "" || golden.Updating()
	var counts [2]map[*deduce.Technique]int
	var sizes [2]int
	for i, name := range []string{"mixed.txt", "top1465.txt"} {
		if !boardtest.Whole(t, name) {
			t.Skip(name + " is not here in full")
		}
		counts[i] = map[*deduce.Technique]int{}
		solver := deduce.New(boardtest.First(t, name, 1)[0], deduce.Options{})
		for n, puzzle := range boardtest.Puzzles(t, name) {
			if !full && n%sampled != 0 {
				continue
			}
			sizes[i]++
			solver.Use(deduce.Options{Ladder: technique.Everything.Ladder()}) // each puzzle of the two sets has one solution
			if err := solver.Begin(puzzle, board.Grid{}, nil); err != nil {
				t.Fatal(err)
			}
			if err := solver.Solve(t.Context()); err != nil {
				t.Fatal(err)
			}
			used := map[*deduce.Technique]bool{}
			log := solver.Log()
			for n := range log.Steps {
				used[log.Steps[n].Technique] = true
			}
			for tech := range used {
				counts[i][tech]++
			}
		}
	}
	if !full {
		for i := range counts {
			for tech, n := range counts[i] {
				if tech == nil || technique.Standard.Lookup(tech.Name) != tech {
					continue
				}
				f := frequencies()[tech.Name]
				if of := [2]int{f.Mixed, f.Hard}[i]; n > of {
					t.Errorf("frequency.csv: %s is in %d of %d puzzles of set %d, and the table has %d; this test with -update counts again",
						tech.Name, n, sizes[i], i+1, of)
				}
			}
		}
		return
	}
	var b strings.Builder
	for line := range strings.Lines(frequencyFile) {
		if strings.HasPrefix(line, "#") || strings.HasPrefix(line, "technique,") {
			b.WriteString(line)
		}
	}
	fmt.Fprintf(&b, "%s,%d,%d\n", allPuzzles, sizes[0], sizes[1])
	for _, tech := range technique.Standard.Techniques() {
		if mixed, hard := counts[0][tech], counts[1][tech]; mixed+hard > 0 {
			fmt.Fprintf(&b, "%s,%d,%d\n", tech.Name, mixed, hard)
		}
	}
	golden.Compare(t, "frequency.csv", b.String())
}
