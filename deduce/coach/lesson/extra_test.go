package lesson

import (
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/coach/review"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/internal/testutil/techniquetest"
)

// extraOf is a removal that another technique gives on the board of a scene, and that of the scene does not.
func extraOf(t *testing.T, s *Scene) (e coords.Edit, by *deduce.Technique) {
	t.Helper()
	solver, err := coach.At(s.Shown[0].Position, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := solver.Board()
	puzzle := search.Of(b)
	solution, _ := search.Solve(&puzzle)
	for c := range b.Open().All() {
		for d := range b.Candidates(c).Without(solution[c]).All() {
			e := coords.Edit{Candidate: board.Candidate{Cell: c, Digit: d}, Eliminate: true}
			edits := []coords.Edit{e}
			if steps, _ := coach.GivingAll(t.Context(), solver, deduce.LadderOf(s.Step.Technique), edits); len(steps) > 0 {
				continue
			}
			if steps, _ := coach.GivingAll(t.Context(), solver, technique.Everything.Ladder(), edits); len(steps) > 0 {
				return e, steps[0].Technique
			}
		}
	}
	return e, nil
}

// TestTrueExtra answers what is asked, and what is asked but for one, together with a removal that another technique gives: what is right is
// taken, and the other is said to be true by that technique, or because of a digit that can be
// placed.
func TestTrueExtra(t *testing.T) {
	var text wording.Text
	n := 0
	for _, name := range []string{"finned-x-wing", "sue-de-coq", "junior-exocet", "skyscraper", "hidden-pair"} {
		l := lessonOf(t, techniquetest.Named(t, name), 0)
		for at := range l.Scenes {
			s := &l.Scenes[at]
			if s.About != WhatFollows && s.About != TheStep {
				continue
			}
			extra, by := extraOf(t, s)
			if by == nil {
				continue
			}
			n++
			var asked []coords.Edit
			for _, x := range s.Step.Eliminations {
				asked = append(asked, coords.Edit{Candidate: x, Eliminate: true})
			}
			c := Begin(l)
			c.enter(at)
			judged, err := c.Answer(t.Context(), Answer{Edits: append(slices.Clone(asked), extra)}, text)
			said, reason := text.Conclusion(StepOf([]coords.Edit{extra})), by.Title
			if by.Shape == deduce.ShapeSingle {
				reason = "can be placed that rules it out"
			}
			if err != nil || judged.Grade != Right || !strings.Contains(judged.Why, said) || !strings.Contains(judged.Why, reason) {
				t.Errorf("%s, scene %d: all and %s are judged %+v, error %v", name, at, said, judged, err)
			}
			if wanted, _ := s.wanted(); wanted < 2 {
				continue
			}
			c = Begin(l)
			c.enter(at)
			judged, err = c.Answer(t.Context(), Answer{Edits: []coords.Edit{asked[0], extra}}, text)
			if err != nil || judged.Grade != Partly || !strings.Contains(judged.Why, said) || !strings.Contains(judged.Why, "missing") {
				t.Errorf("%s, scene %d: one and %s are judged %+v, error %v", name, at, said, judged, err)
			}
			if judged, err = c.Answer(t.Context(), Answer{Edits: asked[1:]}, text); err != nil || judged.Grade != Right {
				t.Errorf("%s, scene %d: the rest is judged %+v, error %v", name, at, judged, err)
			}
		}
	}
	if n < 8 {
		t.Errorf("%d scenes have something else to remove", n)
	}
}

// TestSpeaksOfWhatWasTyped answers with another step of the technique than that of the scene: the reply names what was typed, and the step
// that gives it.
func TestSpeaksOfWhatWasTyped(t *testing.T) {
	var text wording.Text
	n := 0
	for l := range everyLesson(t) {
		for at := l.first(Find); at < l.first(Wild); at++ {
			s := &l.Scenes[at]
			other := found(t.Context(), s.Shown[0].Position, s.Step.Technique, func(o *deduce.Step) bool {
				return len(o.Placements) == 0 && !slices.ContainsFunc(o.Eliminations, func(x board.Candidate) bool { return slices.Contains(s.Step.Eliminations, x) })
			})
			if other == nil || n > 40 {
				continue
			}
			n++
			var typed []coords.Edit
			for _, x := range other.Eliminations {
				typed = append(typed, coords.Edit{Candidate: x, Eliminate: true})
			}
			c := Begin(l)
			c.enter(at)
			judged, err := c.Answer(t.Context(), Answer{Edits: typed}, text)
			if err != nil || judged.Grade != Right || judged.By == nil || !strings.Contains(judged.As, text.Notation.Cell(other.Eliminations[0].Cell)) {
				t.Errorf("%s: %v is judged %+v, error %v", l.Technique.Name, other.Eliminations, judged, err)
			}
		}
	}
	if n == 0 {
		t.Error("no board has another step of its technique")
	}
}

// TestRuledOut answers with what a digit rules out that can be placed: it is true, and told as that and not as a step of a technique.
func TestRuledOut(t *testing.T) {
	var text wording.Text
	n := 0
	for _, tech := range []*deduce.Technique{deduce.HiddenSingle, deduce.NakedSingle} {
		l := lessonOf(t, tech, 0)
		for at := l.first(Find); at < l.first(Wild); at++ {
			s := &l.Scenes[at]
			b := s.Board(0)
			x := s.Step.Placements[0]
			for c := range x.Cell.Peers().And(b.Open()).All() {
				if !b.Candidates(c).Has(x.Digit) {
					continue
				}
				n++
				course := Begin(l)
				course.enter(at)
				judged, err := course.Answer(t.Context(), Answer{Edits: []coords.Edit{{Candidate: board.Candidate{Cell: c, Digit: x.Digit}, Eliminate: true}}}, text)
				if err != nil || judged.Grade != Beside || strings.Contains(judged.Why, "technique") || course.At != at {
					t.Errorf("%s: that %v is not %v is judged %+v, error %v", tech.Title, c, x.Digit, judged, err)
				}
			}
		}
	}
	if n == 0 {
		t.Error("no digit rules anything out")
	}
}

// TestBesideSaysWhatLacks says of what is true by another technique what it does not see of the pattern that is asked about.
func TestBesideSaysWhatLacks(t *testing.T) {
	var text wording.Text
	said := 0
	for l := range everyLesson(t) {
		if l.Technique.Shape != deduce.ShapeAlmostLockedSets && l.Technique.Shape != deduce.ShapeWing {
			continue
		}
		at := l.first(Seen) - 1
		s := &l.Scenes[at]
		b := s.Board(0)
		for c := range b.Open().All() {
			x := board.Candidate{Cell: c, Digit: s.Step.Eliminations[0].Digit}
			edit := coords.Edit{Candidate: x, Eliminate: true}
			lacks := NotSo(s.Step, &b, x, text)
			if !b.Has(x) || concludes(s.Step, edit) || lacks == NothingForces {
				continue
			}
			course := Begin(l)
			course.enter(at)
			judged, err := course.Answer(t.Context(), Answer{Edits: []coords.Edit{edit}}, text)
			if err != nil {
				t.Fatal(err)
			}
			if judged.Grade != Beside {
				continue
			}
			if said++; !strings.Contains(judged.Why, lacks) {
				t.Errorf("%s: %v removed is judged %+v; it lacks: %s", l.Technique.Name, x, judged, lacks)
			}
			break
		}
	}
	if said == 0 {
		t.Error("nothing was true by another technique")
	}
}

// TestBesideNames answers with what is true and not asked for: the reply names what was typed, the digit that can be placed where one rules
// it out, and of a technique that the path teaches later, or not, that it comes later.
func TestBesideNames(t *testing.T) {
	var text wording.Text
	later, placed := 0, 0
	for _, name := range []string{"hidden-pair", "skyscraper", "finned-x-wing", "sue-de-coq"} {
		l := lessonOf(t, techniquetest.Named(t, name), 0)
		for at := range l.Scenes {
			s := &l.Scenes[at]
			if s.About != WhatFollows && s.About != TheStep || len(s.Step.Eliminations) == 0 {
				continue
			}
			extra, by := extraOf(t, s)
			if by == nil {
				continue
			}
			c := Begin(l)
			c.enter(at)
			judged, err := c.Answer(t.Context(), Answer{Edits: []coords.Edit{extra}}, text)
			if err != nil {
				t.Fatal(err)
			}
			if judged.Grade != Beside {
				continue
			}
			if !strings.HasPrefix(judged.Why, text.Conclusion(StepOf([]coords.Edit{extra}))+" is true") {
				t.Errorf("%s: %v is judged %q", l.Technique.Name, extra, judged.Why)
			}
			switch stop := review.At(by); {
			case by.Shape == deduce.ShapeSingle:
				if placed++; !strings.Contains(judged.Why, "the digit ") {
					t.Errorf("%s: the digit is not named: %s", l.Technique.Name, judged.Why)
				}
			case by == l.Technique:
			case stop == nil || slices.IndexFunc(review.Stops(), func(s *review.Stop) bool { return s.Technique == stop.Technique }) > slices.IndexFunc(review.Stops(), func(s *review.Stop) bool { return s.Technique == l.Technique }):
				if later++; !strings.Contains(judged.Why, by.Title+", which comes later") {
					t.Errorf("%s: %s is not said to come later: %s", l.Technique.Name, by.Title, judged.Why)
				}
			default:
				if strings.Contains(judged.Why, "comes later") {
					t.Errorf("%s: %s is said to come later: %s", l.Technique.Name, by.Title, judged.Why)
				}
			}
		}
	}
	if later == 0 || placed == 0 {
		t.Errorf("%d techniques that come later, %d digits that can be placed", later, placed)
	}
}
