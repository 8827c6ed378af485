package plan

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"deduku/board"
	"deduku/deduce/batch"
	"deduku/deduce/rate"
)

// someRows are rows with forms that come again and again, ratings that are not all known, and techniques.
func someRows(n int) []batch.Row {
	random := rand.New(rand.NewPCG(1, 2))
	rows := make([]batch.Row, n)
	for i := range rows {
		r := &rows[i]
		*r = batch.Row{N: int64(i + 1), Source: fmt.Sprintf("a.txt:%d", i+1), Rating: rate.Rating{ER: rate.Tenths(random.IntN(100))}}
		for c := range r.Puzzle {
			r.Puzzle[c] = board.Digit(random.IntN(10))
		}
		r.Canonical = board.Grid{board.Digit(random.IntN(10)), 5, board.Digit(random.IntN(10)), 80: board.Digit(random.IntN(10))}
		if i%3 == 0 {
			r.Logic = batch.Logic{Level: []string{"easy", "unfair", "hard", "medium", "extreme"}[random.IntN(5)], Hardest: "x-wing", Techniques: []batch.Use{{Technique: "x-wing", Steps: 1 + random.IntN(4)}, {Technique: "swordfish", Steps: 2}}}
		}
	}
	return rows
}

// grouped is what comes of rows in the last stage of a plan.
func grouped(t *testing.T, text string, memory int64, rows []batch.Row) []batch.Row {
	t.Helper()
	stages := parsed(t, text).Stages
	tmp := t.TempDir()
	g := stages[len(stages)-1].NewGroup(batch.Workspace{Tmp: tmp, Memory: memory})
	for i := range rows {
		mine := *rows[i].Clone()
		if err := g.Add(t.Context(), &mine); err != nil {
			t.Fatal(err)
		}
		mine = batch.Row{} // it is the caller's again
	}
	out := ended(t, g)
	if left, err := os.ReadDir(tmp); err != nil || len(left) > 0 {
		t.Errorf("%s leaves %v %v", text, left, err)
	}
	return out
}

// ended is what comes out of a group, which is then closed.
func ended(t *testing.T, g batch.Group) []batch.Row {
	t.Helper()
	var out []batch.Row
	err := g.Rows(t.Context(), func(r *batch.Row) error {
		out = append(out, *r.Clone())
		return nil
	})
	if err := errors.Join(err, g.Close()); err != nil {
		t.Fatal(err)
	}
	return out
}

func numbers64(rows []batch.Row) (out []int64) {
	for i := range rows {
		out = append(out, rows[i].N)
	}
	return out
}

// dedupe is the group of a dedupe by canonical forms.
func dedupe(t testing.TB, w batch.Workspace) batch.Group {
	t.Helper()
	return parsed(t, "canonical, dedupe").Stages[1].NewGroup(w)
}

// TestDedupe compares with a map, in memory and where much goes through files.
func TestDedupe(t *testing.T) {
	for _, test := range []struct {
		rows   int
		memory int64
	}{{0, 1 << 20}, {1, 1 << 20}, {500, 1 << 20}, {20_000, 1 << 30}, {20_000, 1}} {
		rows := someRows(test.rows)
		seen := map[board.Grid]bool{}
		var want []batch.Row
		for _, r := range rows {
			if !seen[r.Canonical] {
				want = append(want, r)
			}
			seen[r.Canonical] = true
		}
		if got := grouped(t, "canonical, dedupe", test.memory, rows); !reflect.DeepEqual(got, want) {
			t.Errorf("%d rows, memory %d: %d rows are left, want %d", test.rows, test.memory, len(got), len(want))
		}
	}
}

// TestDedupeEnds has the work ended at different moments: nothing is left, nothing waits.
func TestDedupeEnds(t *testing.T) {
	rows := someRows(5000)
	for _, test := range []string{"before", "adding", "yielding", "canceled"} {
		t.Run(test, func(t *testing.T) {
			tmp := t.TempDir()
			ctx, cancel := context.WithCancel(t.Context())
			g := dedupe(t, batch.Workspace{Tmp: tmp, Memory: 1})
			for i := range rows[:len(rows)*min(1, len(test)-len("before")+1)] {
				if err := g.Add(ctx, &rows[i]); err != nil {
					t.Fatal(err)
				}
			}
			enough := errors.New("enough")
			switch test {
			case "canceled":
				cancel()
				if err := g.Rows(ctx, func(*batch.Row) error { return nil }); !errors.Is(err, context.Canceled) {
					t.Errorf("canceled: %v", err)
				}
			case "yielding":
				if err := g.Rows(ctx, func(*batch.Row) error { return enough }); err != enough {
					t.Errorf("ended by who takes the rows: %v", err)
				}
			}
			cancel()
			if err := g.Close(); err != nil {
				t.Error(err)
			}
			if left, err := os.ReadDir(tmp); err != nil || len(left) > 0 {
				t.Errorf("left: %v %v", left, err)
			}
		})
	}
}

// TestDedupeFolder has a folder that is not there.
func TestDedupeFolder(t *testing.T) {
	g := dedupe(t, batch.Workspace{Tmp: "/nowhere/at/all", Memory: 1})
	if err := g.Add(t.Context(), &batch.Row{}); !errors.Is(err, os.ErrNotExist) {
		t.Error(err)
	}
	if err := g.Close(); err != nil {
		t.Error(err)
	}
}

func TestHistogram(t *testing.T) {
	rows := someRows(3000)
	want := map[rate.Tenths]int64{}
	for _, r := range rows {
		want[r.Rating.ER]++
	}
	last := rate.Tenths(0)
	got := grouped(t, "rate, histogram(er)", 0, rows)
	for i, r := range got {
		if r.Rows != want[r.Rating.ER] || i > 0 && r.Rating.ER <= last {
			t.Errorf("%v: %d rows after %v, want %d", r.Rating.ER, r.Rows, last, want[r.Rating.ER])
		}
		last = r.Rating.ER
		if r.N != 0 || r.Source != "" {
			t.Errorf("the bar %+v has more than its value", r)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d values, want %d", len(got), len(want))
	}
	var levels []string
	for _, r := range grouped(t, "logic, histogram(level)", 0, rows) {
		levels = append(levels, r.Logic.Level)
	}
	if want := []string{"", "easy", "medium", "hard", "unfair", "extreme"}; !slices.Equal(levels, want) {
		t.Errorf("levels %q, want %q", levels, want)
	}
	givens := map[int]int64{}
	for _, r := range rows {
		givens[r.Puzzle.Len()]++
	}
	for _, r := range grouped(t, "histogram(givens)", 0, rows) {
		if n := int(batch.FieldGivens.Get(&r).Int); r.Rows != givens[n] {
			t.Errorf("%d givens: %d rows, want %d", n, r.Rows, givens[n])
		}
	}
	g := parsed(t, "histogram(n)").Stages[0].NewGroup(batch.Workspace{})
	var err error
	for n := int64(1); n <= 100_001 && err == nil; n++ {
		err = g.Add(t.Context(), &batch.Row{N: n})
	}
	if err == nil {
		t.Error("a histogram of numbers that are all different has no end")
	}
}

func TestTop(t *testing.T) {
	rows := someRows(2000)
	want := slices.Clone(rows)
	slices.SortStableFunc(want, func(a, b batch.Row) int { return int(b.Rating.ER) - int(a.Rating.ER) })
	if got := grouped(t, "rate, top(70, er)", 0, rows); !reflect.DeepEqual(got, want[:70]) {
		t.Errorf("got %v, want %v", numbers64(got), numbers64(want[:70]))
	}
	if got := grouped(t, "rate, top(70, er)", 0, rows[:20]); len(got) != 20 {
		t.Errorf("%d of 20", len(got))
	}
	var levels []batch.Row
	for i, level := range []string{"hard", "", "medium", "extreme", "easy", "unfair"} {
		levels = append(levels, batch.Row{N: int64(i), Logic: batch.Logic{Level: level}})
	}
	if got := numbers64(grouped(t, "logic, top(6, level)", 0, levels)); !slices.Equal(got, []int64{3, 5, 0, 2, 4, 1}) {
		t.Errorf("the levels from the highest: %v", got)
	}
}

// TestSample has each row drawn about as often as any other, the same rows for a seed, in the order of the input.
func TestSample(t *testing.T) {
	rows := someRows(500)
	drawn := map[int64]int{}
	const seeds = 400
	for seed := range seeds {
		got := numbers64(grouped(t, fmt.Sprintf("sample(50, %d)", seed), 0, rows))
		if len(got) != 50 || !slices.IsSorted(got) {
			t.Fatalf("seed %d: %v", seed, got)
		}
		for _, n := range got {
			drawn[n]++
		}
		if again := numbers64(grouped(t, fmt.Sprintf("sample(50, %d)", seed), 0, rows)); seed < 3 && !slices.Equal(got, again) {
			t.Errorf("seed %d: %v and then %v", seed, got, again)
		}
	}
	for n := int64(1); n <= 500; n++ { // 40 on average, 6 is the spread
		if drawn[n] < 10 || drawn[n] > 75 {
			t.Errorf("row %d was drawn %d times of %d", n, drawn[n], seeds)
		}
	}
}

// TestCombiners has rows cut into parts, whose groups are folded: the same comes out as of one group.
func TestCombiners(t *testing.T) {
	rows := someRows(1000)
	for _, text := range []string{"rate, histogram(er)", "logic, histogram(level)", "rate, top(30, er)", "sample(30, 5)"} {
		want := grouped(t, text, 0, rows)
		stages := parsed(t, text).Stages
		stage := stages[len(stages)-1]
		whole := stage.NewGroup(batch.Workspace{}).(batch.Combiner)
		for _, part := range [][]batch.Row{rows[700:], rows[:1], rows[1:700], nil} {
			for _, r := range grouped(t, text, 0, part) {
				if err := whole.Fold(t.Context(), &r); err != nil {
					t.Fatal(err)
				}
			}
		}
		if got := ended(t, whole); !reflect.DeepEqual(got, want) {
			t.Errorf("%s of parts: %v, of all: %v", text, numbers64(got), numbers64(want))
		}
	}
}

// TestRowBytes has rows written and read again.
func TestRowBytes(t *testing.T) {
	for _, r := range someRows(200) {
		packed := r.AppendBytes(nil)
		var got batch.Row
		if err := got.SetBytes(packed); err != nil || !reflect.DeepEqual(got, r) {
			t.Fatalf("%+v became %+v %v", r, got, err)
		}
		for n := range packed {
			if err := got.SetBytes(packed[:n]); err == nil {
				t.Fatalf("%d of %d bytes are taken for a row", n, len(packed))
			}
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		var got batch.Row
		if err := got.SetBytes(rapid.SliceOf(rapid.Byte()).Draw(t, "bytes")); err == nil {
			var again batch.Row
			if err := again.SetBytes(got.AppendBytes(nil)); err != nil || !reflect.DeepEqual(got, again) {
				t.Fatalf("%+v became %+v %v", got, again, err)
			}
		}
	})
}

// BenchmarkDedupe has rows whose forms come twice go through a dedupe that may keep 8 MB in memory.
func BenchmarkDedupe(b *testing.B) {
	rows := someRows(1)
	random := rand.New(rand.NewPCG(5, 6))
	g := dedupe(b, batch.Workspace{Tmp: b.TempDir(), Memory: 8 << 20})
	defer g.Close()
	r := rows[0]
	b.ReportAllocs()
	n := int64(0)
	for b.Loop() {
		n++
		r.N = n
		for c := range 20 {
			r.Canonical[4*c] = board.Digit(random.IntN(10))
		}
		if err := g.Add(b.Context(), &r); err != nil {
			b.Fatal(err)
		}
	}
	left := 0
	if err := g.Rows(b.Context(), func(*batch.Row) error { left++; return nil }); err != nil || left == 0 {
		b.Fatal(left, err)
	}
}
