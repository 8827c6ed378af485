package lesson

import (
	"slices"
	"strings"

	"deduku/deduce"
	"deduku/deduce/coach/review"
	"deduku/deduce/glossary"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/wording"
)

// NewWords are the words of the dictionary that a scene uses, in what is asked, told and drawn, but for those that the learner has met,
// which then has met these, too. Words by which these are explained come before them.
func (s *Scene) NewWords(met map[string]bool, t wording.Text) (fresh []glossary.Word) {
	shape := deduce.Shape(0)
	if s.Step != nil {
		shape = s.Step.Technique.Shape
	}
	var add func(text string)
	add = func(text string) {
		for _, u := range glossary.Uses(text) {
			if w := u.Word; !met[w.Name] && !slices.Contains(otherwise[shape], w.Name) {
				met[w.Name] = true
				add(w.Means)
				fresh = append(fresh, w)
			}
		}
	}
	add(s.allText(t))
	return fresh
}

// otherwise are words that a pattern of some shape uses in another sense than the dictionary, and explains itself.
var otherwise = map[deduce.Shape][]string{deduce.ShapeExocet: {"base"}, deduce.ShapeSectors: {"base", "cover"}}

// allText returns everything that a scene says: the definition of its technique if the lesson begins with it, its question or the words
// about its step, and the legend of its drawings.
func (s *Scene) allText(t wording.Text) string {
	all := []string{s.Text(t)}
	if s.Part == Idea {
		all = append([]string{review.At(s.Step.Technique).Why, s.Step.Technique.Doc}, all...)
	}
	if s.Told {
		b := s.Board(0)
		all = append(all, explanation.Step(t, s.Step, &b)...)
		all = append(all, s.Step.Technique.Spot)
	}
	for i := range s.Shown {
		all = append(all, s.legend(i, t))
	}
	if s.WritesLinks() {
		all = append(all, "Eureka notation")
	}
	said := strings.Join(all, " ")
	if s.Step != nil {
		said = strings.NewReplacer(s.Step.Technique.Title, "", "ocked candidates", "").Replace(said) // names are no words to be explained
	}
	if s.Needed != nil {
		said = strings.ReplaceAll(said, s.Needed.Title, "")
	}
	return said
}

// legend is the words that the drawing of a board bears.
func (s *Scene) legend(i int, t wording.Text) string {
	pic := s.Picture(i, t.Notation)
	var all []string
	for _, m := range pic.Used() {
		all = append(all, pic.Word(m))
	}
	return strings.Join(append(all, pic.Notes...), " ")
}

// WritesLinks reports whether the links of a pattern are written below its drawing: where it is a chain, and its sentences don't say them.
func (s *Scene) WritesLinks() bool {
	return s.Asks == Letter && s.Step.Technique.Shape == deduce.ShapeChain
}
