package review

import (
	"slices"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/testutil/techniquetest"
)

// TestPath holds the table to its promises: what a stop needs stands before it, so that the needs have no cycle; each technique
// is of the ladder and stands once; each chapter and stop says why in one line.
func TestPath(t *testing.T) {
	earlier := map[*deduce.Technique]bool{}
	relatives := map[*deduce.Technique]string{}
	line := func(what, text string) {
		if text == "" || strings.Contains(text, "\n") || len(text) > 110 || !strings.HasSuffix(text, ".") && !strings.HasSuffix(text, "?") {
			t.Errorf("%s: %q is no line", what, text)
		}
	}
	for _, chapter := range Chapters {
		line(chapter.Title, chapter.About)
		for i := range chapter.Stops {
			s := &chapter.Stops[i]
			if s.Technique == nil || technique.Standard.Index(s.Technique) < 0 {
				t.Fatalf("stop %d of %s is no technique of the ladder", i+1, chapter.Title)
			}
			name := s.Technique.Name
			line(name, s.Why)
			for _, need := range s.Needs {
				if !earlier[need] {
					t.Errorf("%s needs %s, which does not stand before it", name, need.Name)
				}
			}
			if earlier[s.Technique] {
				t.Errorf("%s stands twice", name)
			}
			earlier[s.Technique] = true
			for _, r := range s.Relatives {
				if technique.Standard.Index(r) < 0 || relatives[r] != "" {
					t.Errorf("%s is no technique of the ladder, or a relative of %s too", r.Name, relatives[r])
				}
				relatives[r] = name
			}
			if got := ChapterOf(s); got == nil || got.Title != chapter.Title {
				t.Errorf("%s is said to be in the chapter %v", name, got)
			}
		}
	}
	for r, of := range relatives {
		if earlier[r] {
			t.Errorf("%s has a stop and is a relative of %s", r.Name, of)
		}
	}
}

// TestWhole has every technique that is on by default at a stop, or as a relative of one.
func TestWhole(t *testing.T) {
	for _, tech := range technique.Everything.Ladder().Techniques() {
		s := At(tech)
		if s == nil {
			t.Errorf("%s is missing in chapters.go: give it a stop of its own, or add it to the relatives of a stop", tech.Name)
		} else if s.Technique != tech && !slices.Contains(s.Relatives, tech) {
			t.Errorf("%s is said to be at %s", tech.Name, s.Technique.Name)
		}
	}
	if s := At(techniquetest.Named(t, "template-set")); s != nil {
		t.Errorf("a technique that is not on the path is at %s", s.Technique.Name)
	}
	if n := len(Stops()); n < 40 {
		t.Errorf("the path has %d stops", n)
	}
}
