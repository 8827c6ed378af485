package page

import (
	"fmt"
	"strings"
	"testing"
)

// TestClaims has the lines of a net in the words of a step, each with its mark in the picture, and their causes with lines of their own.
func TestClaims(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load .......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....")
	b.ask(`{"do":"solve logic"}`)
	var steps []Step
	for _, m := range b.until(func(m Message) bool { return m.State != nil && m.State.Board.Status == "solved" }) {
		if m.Steps != nil {
			steps = m.Steps.List
		}
	}
	nets := 0
	for _, s := range steps {
		if !strings.Contains(s.Name, "Forcing Net") || nets == 5 {
			continue
		}
		nets++
		b.ask(fmt.Sprintf(`{"draw":%d}`, s.N))
		got := b.until(func(m Message) bool { return m.Picture != nil })
		p := got[len(got)-1].Picture
		told := map[string]bool{}
		for _, c := range p.Claims {
			told[c.Name] = true
			if !strings.Contains(p.SVG, `data-claim="`+c.Name+`"`) {
				t.Errorf("step %d: the picture has no mark for %s: %s", s.N, c.Name, p.Words[c.Line])
			}
			for _, cause := range c.Causes {
				if !told[cause] {
					t.Errorf("step %d: %s rests on %s, which is not told above it", s.N, c.Name, cause)
				}
			}
		}
		if len(p.Claims) < 5 || !told["1"] || !told["end"] {
			t.Errorf("step %d: claims %+v", s.N, p.Claims)
		}
	}
	if nets < 5 {
		t.Errorf("%d nets", nets)
	}
}
