package rate_test

import (
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/internal/testutil/boardtest"
)

// TestWorth holds the steps of rated puzzles to the difficulties of their techniques, and these to being met where they are one.
func TestWorth(t *testing.T) {
	lines := boardtest.RowsAt(t, boardtest.PathOr(t, "se-ratings.csv", "testdata/se-ratings.csv"))[1:]
	met := map[*deduce.Technique]bool{}
	for _, line := range lines {
		fields := strings.Split(line[0], ",")
		if fields[1] >= "7" || len(fields[1]) > 3 {
			continue // chains take their time
		}
		p := rate.NewPath(boardtest.Grid(t, fields[0]))
		for !p.Over() {
			if err := p.Next(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		log := p.Log()
		for _, x := range p.Steps() {
			tech := log.Step(x.N).Technique
			w, known := rate.WorthOf(tech)
			if known == rate.Own.Has(tech) {
				t.Errorf("%s: worth known: %v", tech.Name, known)
			}
			if known && (x.Rating < w.From || x.Rating > w.To) {
				t.Errorf("%s has %v to %v, a step of it %v", tech.Name, w.From, w.To, x.Rating)
			}
			met[tech] = true
		}
	}
	n := 0
	for _, tech := range rate.Ladder.Techniques() {
		if _, known := rate.WorthOf(tech); known == rate.Own.Has(tech) {
			t.Errorf("%s: worth known: %v", tech.Name, known)
		}
		if met[tech] {
			n++
		}
	}
	if n < 15 {
		t.Errorf("only %d techniques were met", n)
	}
}
