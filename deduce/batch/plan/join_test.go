package plan

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/generate"
	"deduku/board/transform"
	"deduku/deduce/batch"
	"deduku/internal/testutil/boardtest"
)

// writtenList writes a list and gives its name back.
func writtenList(t *testing.T, name, text string) string {
	t.Helper()
	name = filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return name
}

// passed has rows go through all stages of a plan.
func passed(t *testing.T, text string, rows []batch.Row) (out []batch.Row) {
	t.Helper()
	err := batch.Grouped(t.Context(), parsed(t, text).Stages, batch.Workspace{Tmp: t.TempDir(), Memory: 1}, func(yield func(*batch.Row) error) error {
		for _, r := range rows {
			if err := yield(r.Clone()); err != nil {
				return err
			}
		}
		return nil
	}, func(r *batch.Row) error {
		out = append(out, *r.Clone())
		return nil
	})
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return out
}

// TestKnownAppends checks that the forms that a list lacks go to its end, each once, however often rows have them.
func TestKnownAppends(t *testing.T) {
	var rows []batch.Row
	var want []string
	for i, text := range []string{
		"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
		"000000010400000000020000000000050407008000300001090000300400200050100000000806000",
		"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
	} {
		puzzle := boardtest.Grid(t, text)
		form, _ := transform.Canonical(puzzle)
		want = append(want, form.String())
		for range 1 + i {
			rows = append(rows, batch.Row{N: int64(len(rows) + 1), Puzzle: puzzle})
		}
	}
	list := writtenList(t, "known.txt", want[0]+"\n")
	if got := numbers64(passed(t, "canonical, known("+list+", append)", rows)); !slices.Equal(got, []int64{2, 3, 4, 5, 6}) {
		t.Errorf("rows %v stay, want all but the first", got)
	}
	data, err := os.ReadFile(list)
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Fields(string(data))
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("the list has\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestJoin joins a list of equivalents of some of the rows, with memory for few of them: each row has what a plain table finds.
func TestJoin(t *testing.T) {
	random := rand.New(rand.NewPCG(8, 9))
	var puzzles []board.Grid
	for n := range 20 {
		p, err := generate.Puzzle(t.Context(), 11, n, generate.Options{})
		if err != nil {
			t.Fatal(err)
		}
		puzzles = append(puzzles, p)
	}
	list, want := "puzzle,name,stars,grade\n", map[board.Grid]string{}
	for n, p := range puzzles[:12] {
		for again := range 2 { // the first counts
			grade := fmt.Sprintf("%d.%d", n, again)
			list += fmt.Sprintf("%s,\"a, %d\",%d,%s\n", transform.Shuffle(p, random), 10*n+again, n-again, grade)
			if again == 0 {
				form, _ := transform.Canonical(p)
				want[form] = fmt.Sprintf("a, %d|%d|%s", 10*n, n, grade)
			}
		}
	}
	name := writtenList(t, "list.csv", list)
	var rows []batch.Row
	for n := range 3000 {
		p := puzzles[n*7%len(puzzles)]
		form, _ := transform.Canonical(p)
		rows = append(rows, batch.Row{N: int64(n + 1), Puzzle: p, Canonical: form})
	}
	plan := parsed(t, "canonical, join("+name+")")
	fields := plan.Fields()
	got := passed(t, plan.String(), rows)
	if len(got) != len(rows) {
		t.Fatalf("%d rows of %d", len(got), len(rows))
	}
	for i, r := range got {
		var texts []string
		for _, f := range fields[len(fields)-3:] {
			texts = append(texts, string(f.Get(&r).AppendText(nil)))
		}
		text := strings.Trim(strings.Join(texts, "|"), "|")
		if text != want[rows[i].Canonical] || r.N != rows[i].N || r.Puzzle != rows[i].Puzzle {
			t.Fatalf("row %d: %s, want %s", i, text, want[rows[i].Canonical])
		}
	}
	for _, test := range []struct {
		more string
		rows int
	}{
		{", where(stars >= 11)", 150}, {", where(grade < 1.5)", 300}, {", where(name == \"a, 50\")", 150}, {", where(name == \"\")", 1200},
		{", where(!(stars >= 0))", 1200}, {", histogram(stars)", 13}, {", top(7, grade)", 7}, {", sort(-stars), dedupe(name)", 13},
		{", join(" + name + ", on=puzzle, prefix=own_), where(own_name == \"\" && stars == 3)", 150},
	} {
		if got := passed(t, plan.String()+test.more, rows); len(got) != test.rows {
			t.Errorf("%s: %d rows, want %d", test.more, len(got), test.rows)
		}
	}
	last := passed(t, plan.String()+", sort(-grade)", rows)[0]
	if s := last.Joined; len(s) != 3 || s[2] != "11.0" {
		t.Errorf("the highest grade is in %q", s)
	}
}

func TestJoinRefused(t *testing.T) {
	list := writtenList(t, "list.csv", "puzzle,er\n,1\n")
	for plan, want := range map[string]string{
		"join(" + list + ")":                                           "the stage canonical comes before it",
		"canonical, join":                                              "join takes a list",
		"canonical, join(nowhere.csv)":                                 "nowhere.csv",
		"canonical, join(" + list + ")":                                "has a column er, and rows have one of their own: give prefix=list_",
		"canonical, join(" + list + ", on=er)":                         "one of canonical, puzzle",
		"histogram(givens), join(" + list + ", on=puzzle)":             "join compares puzzles, and there are none here",
		"canonical, join(" + writtenList(t, "a.csv", "a\n1\n") + ")":   "has no column puzzle; it has a",
		"canonical, join(" + writtenList(t, "p.csv", "puzzle\n") + ")": "no column besides the puzzle",
	} {
		if _, err := Parse(plan); err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want %s", plan, err, want)
		}
	}
	err := parsed(t, "canonical, join("+list+", prefix=l_)").CheckLists(t.Context(), batch.Workspace{Tmp: t.TempDir(), Memory: 1 << 20})
	if err == nil || !strings.Contains(err.Error(), "list.csv, row 1: column puzzle: ") {
		t.Error(err)
	}
}
