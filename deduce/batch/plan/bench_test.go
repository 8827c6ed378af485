package plan

import (
	"testing"

	"deduku/board/transform"
	"deduku/deduce/batch"
	"deduku/internal/testutil/boardtest"
)

// BenchmarkStages has puzzles of the mixed set go through one stage each: rows that come out a second of one that makes rows,
// rows that go in of one that keeps some. Known has a list of all of the set, dedupe sees each form ten times.
func BenchmarkStages(b *testing.B) {
	name := boardtest.Path(b, "mixed.txt")
	var rows []batch.Row
	for i, p := range boardtest.Puzzles(b, "mixed.txt") {
		form, _ := transform.Canonical(p)
		rows = append(rows, batch.Row{N: int64(i + 1), Puzzle: p, Canonical: form})
	}
	for _, stage := range []struct {
		name, plan string
		in         int // how many of the rows, each several times where there are not so many
	}{
		{"vicinity", "vicinity(-1+1)", 40}, {"plus", "plus(1)", 300}, {"minimals", "plus(1, limit=10), minimals", 100}, {"expand", "expand", 3000},
		{"known", "canonical, known(" + name + ")", 30_000}, {"dedupe", "canonical, dedupe", 30_000},
	} {
		b.Run(stage.name, func(b *testing.B) {
			plan, err := Parse(stage.plan)
			if err != nil {
				b.Fatal(err)
			}
			stages := plan.Stages
			if stages[0].Text == "canonical" { // the rows have it
				stages = stages[1:]
			}
			counted := 0
			space := batch.Workspace{Tmp: b.TempDir(), Memory: 1 << 28, Lists: b.TempDir()}
			if err := plan.CheckLists(b.Context(), space); err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				out := 0
				err := batch.Grouped(b.Context(), stages, space, times(rows, stage.in), func(*batch.Row) error {
					out++
					return nil
				})
				if err != nil {
					b.Fatal(err)
				}
				if stages[0].NewGroup != nil {
					out = stage.in
				}
				counted += out
			}
			b.ReportMetric(float64(counted)/b.Elapsed().Seconds(), "rows/s")
		})
	}
}

// times yields so many rows, all of them again and again.
func times(rows []batch.Row, n int) func(func(*batch.Row) error) error {
	return func(yield func(*batch.Row) error) error {
		for i := range n {
			r := rows[i%len(rows)]
			r.N = int64(i + 1)
			if err := yield(&r); err != nil {
				return err
			}
		}
		return nil
	}
}
