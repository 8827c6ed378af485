package state

import (
	"testing"

	"deduku/deduce/technique"
)

func TestSetPager(t *testing.T) {
	for value, ok := range map[string]bool{
		"auto":               true,
		"less -R":            true,
		`less -P 'my page'`:  true,
		`less -P "my page"`:  true,
		`less -P 'a' -Q "b"`: false, // a script could not quote it
		"less\x1b[2J":        false,
	} {
		s := Defaults(1)
		option, _ := Option("pager")
		before := s.Pager
		if err := option.Change(&s, value); (err == nil) != ok {
			t.Errorf("pager %q: got error %v, want one: %v", value, err, !ok)
		} else if !ok && s.Pager != before {
			t.Errorf("pager %q is refused, and the pager is %q", value, s.Pager)
		}
	}
}

// TestHasInProfileSE checks that techniques that assume one solution are off with uniqueness, also on the path of Sudoku Explainer.
func TestHasInProfileSE(t *testing.T) {
	s := Defaults(1)
	s.Profile = "se"
	assuming := 0
	for _, rung := range technique.Everything.Ladder() {
		tech := rung.Technique
		s.Unique = true
		on := s.Has(tech)
		s.Unique = false
		if got, want := s.Has(tech), on && !tech.Assumes; got != want {
			t.Errorf("%s without uniqueness: on is %v, want %v", tech.Title, got, want)
		}
		if on && tech.Assumes {
			assuming++
		}
	}
	if assuming == 0 {
		t.Error("no technique on the path of Sudoku Explainer assumes one solution")
	}
}
