package lesson

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/coach/review"
	"deduku/deduce/glossary"
	"deduku/deduce/render/wording"
)

// TestNewWords tells who comes along the path each word in one lesson alone, and who has learnt nothing all words that a lesson uses: where
// it first does, each once, and those by which another is explained before that.
func TestNewWords(t *testing.T) {
	var text wording.Text
	known := map[string]bool{}
	for l, seed := range everyLesson(t) {
		if seed == 0 {
			for _, w := range review.Words(l.Technique) {
				known[w.Name] = true
			}
		}
		met := maps.Clone(known)
		for i := range l.Scenes {
			for _, w := range l.Scenes[i].NewWords(met, text) {
				t.Errorf("%s, scene %d: %s is told again in each lesson behind, unless the path has it", l.Technique.Name, i, w.Name)
			}
		}
		met, all := map[string]bool{}, 0
		for i := range l.Scenes {
			before := maps.Clone(met)
			for _, w := range l.Scenes[i].NewWords(met, text) {
				all++
				if before[w.Name] {
					t.Errorf("%s, scene %d: %s is told twice", l.Technique.Name, i, w.Name)
				}
				for _, u := range glossary.Uses(w.Means) {
					if !before[u.Word.Name] && u.Word.Name != w.Name && !slices.Contains(otherwise[l.Technique.Shape], u.Word.Name) && !slices.ContainsFunc(glossary.Uses(u.Word.Means), func(back glossary.Use) bool { return back.Word.Name == w.Name }) {
						t.Errorf("%s, scene %d: %s is explained by %s, which is not", l.Technique.Name, i, w.Name, u.Word.Name)
					}
				}
				before[w.Name] = true
			}
			for _, u := range glossary.Uses(l.Scenes[i].Text(text)) {
				if !met[u.Word.Name] && l.Scenes[i].Part == Idea && !slices.Contains(otherwise[l.Technique.Shape], u.Word.Name) {
					t.Errorf("%s, scene %d: %s is not told", l.Technique.Name, i, u.Word.Name)
				}
			}
		}
		if all == 0 || all > 20 {
			t.Errorf("%s tells %d words", l.Technique.Name, all)
		}
	}
}

// TestWordsAreNeeded tells who has learnt nothing no words of chains in lessons that have none: neither their own words nor those by which
// these are explained speak of them.
func TestWordsAreNeeded(t *testing.T) {
	var text wording.Text
	n := 0
	for l := range everyLesson(t) {
		switch l.Technique.Shape {
		case deduce.ShapeOther, deduce.ShapeFish, deduce.ShapeNakedSet, deduce.ShapeDeadly, deduce.ShapeAlmostLockedSets:
		default:
			continue
		}
		met := map[string]bool{}
		for i := range l.Scenes {
			for _, w := range l.Scenes[i].NewWords(met, text) {
				if n++; slices.Contains([]string{"chain", "weak link", "Eureka notation"}, w.Name) && !strings.Contains(l.Scenes[i].allText(text), "link") && !strings.Contains(l.Scenes[i].allText(text), "chain") {
					t.Errorf("%s, scene %d: %s is told, and nothing there is about chains", l.Technique.Name, i, w.Name)
				}
			}
		}
	}
	if n == 0 {
		t.Error("no words were told")
	}
}
