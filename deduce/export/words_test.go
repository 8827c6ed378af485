package export_test

import (
	"strings"
	"testing"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/export"
	"deduku/deduce/technique/wings"
)

// TestToldOnPages tells a step on a page in its parts; the words that name a role wear the mark of the picture.
func TestToldOnPages(t *testing.T) {
	p, err := format.Parse(":0000:x:" + wings.XYWing.Example + "::")
	if err != nil {
		t.Fatal(err)
	}
	s := deduce.New(p.Givens, deduce.Options{Ladder: deduce.LadderOf(wings.XYWing)})
	if err := s.Begin(p.Givens, p.Placed, p.Eliminated); err != nil {
		t.Fatal(err)
	}
	if step := s.Next(); step == nil || step.Technique != wings.XYWing {
		t.Fatalf("found %v", step)
	}
	log := s.Log()
	var page strings.Builder
	if err := (&export.Sheet{Log: &log, Name: "x", Only: len(log.Steps)}).HTML(&page); err != nil {
		t.Fatal(err)
	}
	for want, n := range map[string]int{
		`<p class="told">`:                        4,
		`<span class="worn pivot">Pivot</span>`:   1,
		`<span class="worn pincer">pincer</span>`: 2,
		`.worn.pivot{background:`:                 2, // on light paper and on dark
	} {
		if got := strings.Count(page.String(), want); got != n {
			t.Errorf("%d times %s, want %d", got, want, n)
		}
	}
}
