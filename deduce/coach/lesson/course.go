package lesson

import (
	"context"
	"slices"

	"deduku/board/format/coords"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/coach/review"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
)

// Course is a learner's way through a lesson.
type Course struct {
	Lesson *Lesson
	At     int       // the scene, from 0; how many there are when it is over
	Came   []Outcome // of each scene

	hints, wrong int  // on this scene so far
	lookedUp     bool // the answer of this scene was seen
	soFar        Answer
	round        coach.Practice
}

// Outcome is what came of a scene.
type Outcome int

// The outcomes.
const (
	unanswered Outcome = iota
	AtOnce             // right, without a hint
	Helped             // right, with hints
	Mended             // right, after an answer that was wrong
	WasShown           // the answer was shown
	wasRead            // there was nothing to answer
	Skipped
)

// Begin is a course at the beginning of a lesson.
func Begin(l *Lesson) *Course {
	c, _ := Resume(l, nil)
	return c
}

// Resume is a course of a lesson in which scenes have come to an outcome before: it asks the others. ok is false where there is no such
// scene or outcome, or nothing to ask.
func Resume(l *Lesson, came []Outcome) (c *Course, ok bool) {
	c = &Course{Lesson: l, Came: make([]Outcome, len(l.Scenes))}
	known := !slices.ContainsFunc(came, func(o Outcome) bool { return o < unanswered || o > Skipped })
	ok = known && copy(c.Came, came) == len(came)
	c.enter(0)
	return c, ok && c.Scene() != nil
}

// Rest is a course of what is open of a lesson of which so many scenes of each of the parts that count were done, on other boards: of
// each part the last ones. ok is false where nothing is.
func Rest(l *Lesson, done [len(Counting)]int) (c *Course, ok bool) {
	came := make([]Outcome, len(l.Scenes))
	for i := range l.Scenes {
		switch part := slices.Index(Counting[:], l.Scenes[i].Part); {
		case part < 0:
			came[i] = Skipped
		case done[part] > 0:
			came[i] = Helped
			done[part]--
		}
	}
	return Resume(l, came)
}

// Scene is the scene that the learner is at; nil when the lesson is over.
func (c *Course) Scene() *Scene {
	if c.At >= len(c.Lesson.Scenes) {
		return nil
	}
	return &c.Lesson.Scenes[c.At]
}

// Tries is how many hints there were on this scene, and how many wrong answers.
func (c *Course) Tries() (hints, wrong int) { return c.hints, c.wrong }

func (c *Course) enter(at int) {
	for at < len(c.Came) && c.Came[at] != unanswered {
		at++
	}
	c.At, c.hints, c.wrong, c.lookedUp, c.soFar = at, 0, 0, false, Answer{}
	if s := c.Scene(); s != nil && s.About == TheStep {
		b := s.Board(0)
		c.round.Ask(deduce.LadderOf(s.Step.Technique))
		c.round.Begin(&b)
	}
}

// leave ends the scene with an outcome and goes on to the next.
func (c *Course) leave(o Outcome) {
	c.Came[c.At] = o
	c.enter(c.At + 1)
}

// Answer judges an answer to the scene, together with what of it was answered before. Where it is right, the next scene comes.
func (c *Course) Answer(ctx context.Context, a Answer, t wording.Text) (Judged, error) {
	s := c.Scene()
	if s == nil {
		return Judged{}, nil
	}
	var judged Judged
	if s.About == TheStep {
		var err error
		if judged, err = c.judgeStep(ctx, s, a, t); err != nil {
			return judged, err
		}
	} else {
		whole := a
		if judged = s.judge(a, t); judged.Grade != Right {
			whole = c.soFar.and(a)
			judged = s.judge(whole, t)
		}
		if judged.Grade == Partly {
			c.soFar = whole
		}
		if judged.Grade == Wrong {
			if judged = c.otherwise(ctx, s, a, judged, t); judged.Grade == Wrong {
				c.soFar = s.rightPart(whole)
			}
		}
	}
	switch judged.Grade {
	case Right:
		if s.Asks == Conclusions && judged.As == "" && judged.Why == "" {
			judged.As = s.asTyped(a.Edits, t)
		}
		c.leave(c.outcome())
	case Wrong:
		c.wrong++
	}
	return judged, nil
}

// otherwise is what an answer to the question what follows is worth that the step does not give: it may be true by another technique,
// or can't be one.
func (c *Course) otherwise(ctx context.Context, s *Scene, a Answer, judged Judged, t wording.Text) Judged {
	if s.About != WhatFollows {
		return judged
	}
	solver, err := coach.At(s.Shown[0].Position, nil)
	if err != nil {
		return judged
	}
	edits, absent := entered(solver.Board(), asRemovals(a.Edits, s.Step, solver.Board()), t)
	if len(edits) == 0 {
		return Judged{Grade: NoAnswer, Why: absent}
	}
	right, extra := divided(s.Step, edits)
	if len(extra) == 0 {
		c.soFar = c.soFar.and(Answer{Edits: right})
		return s.graded(0, s.missing(c.soFar.Edits), nil).with(absent)
	}
	puzzle := search.Of(solver.Board())
	known, err := coach.Ask(ctx, &puzzle)
	if err != nil || known.Single() && coach.Contradicts(StepOf(extra), &known.Solution) {
		return judged // nothing gives that
	}
	steps, err := coach.GivingAll(ctx, solver, technique.Everything.Ladder(), extra)
	switch {
	case err != nil || len(steps) == 0:
		return judged
	case len(right) == 0:
		why := beside(steps, extra, s.Step, t)
		if lacks := NotSo(s.Step, solver.Board(), extra[0].Candidate, t); extra[0].Eliminate && lacks != NothingForces {
			why += "; by the pattern here it does not follow: " + lacks
		}
		return Judged{Grade: Beside, Why: why}
	}
	c.soFar = c.soFar.and(Answer{Edits: right})
	also := besides(extra, steps, s.Step.Technique, t)
	return s.graded(0, s.missing(c.soFar.Edits), nil).with(also)
}

// divided is edits as those that a step concludes and the others.
func divided(step *deduce.Step, edits []coords.Edit) (right, extra []coords.Edit) {
	for _, e := range edits {
		if concludes(step, e) {
			right = append(right, e)
		} else {
			extra = append(extra, e)
		}
	}
	return right, extra
}

// beside is what is said of what is true by other steps than the one that is asked for. A removal that only a digit rules out which can
// be placed is no removal by the technique that places it.
func beside(by []deduce.Step, edits []coords.Edit, asked *deduce.Step, t wording.Text) string {
	true := trueOf(edits, "true", t)
	tech := by[0].Technique
	switch {
	case coach.Behind(by, edits) && len(asked.Placements) > 0:
		return true + "; what is asked for is a digit that can be placed"
	case coach.Behind(by, edits):
		return true + ", as " + placedBy(by) + "; this lesson asks for what " + asked.Technique.Title + " removes"
	case tech == asked.Technique:
		return true + ", by another " + tech.Title + " than the one that is asked about"
	}
	return true + ", by another technique (" + titled(tech, asked.Technique) + "); this lesson asks for " + asked.Technique.Title
}

// besides is what is said of what was typed beside something that is right, and is true by other steps.
func besides(extra []coords.Edit, by []deduce.Step, asked *deduce.Technique, t wording.Text) string {
	true := trueOf(extra, "true, too", t)
	switch tech := by[0].Technique; {
	case coach.Behind(by, extra):
		return true + ", as " + placedBy(by)
	case tech == asked:
		return true + ", by another step (" + tech.Title + ")"
	default:
		return true + ", by another technique (" + titled(tech, asked) + ")"
	}
}

// trueOf says of what was typed that it is true, with all its cells and digits.
func trueOf(edits []coords.Edit, true string, t wording.Text) string {
	step := StepOf(edits)
	return t.Conclusion(step) + " " + isAre(len(step.Placements)+len(step.Eliminations)) + " " + true
}

// placedBy says that a digit can be placed, and which: where, the learner sees.
func placedBy(by []deduce.Step) string {
	for i := range by {
		if placed := by[i].Placements; len(placed) > 0 {
			return "the digit " + placed[0].Digit.String() + " can be placed that rules it out"
		}
	}
	return "a digit can be placed that rules it out"
}

// titled is the title of a technique, and that it comes later where the path teaches it behind another one, or not at all.
func titled(tech, asked *deduce.Technique) string {
	at := func(t *deduce.Technique) int {
		return slices.IndexFunc(review.Stops(), func(s *review.Stop) bool { return review.At(t) != nil && s.Technique == review.At(t).Technique })
	}
	if n := at(tech); n < 0 || n > at(asked) {
		return tech.Title + ", which comes later"
	}
	return tech.Title
}

// outcome is what a right answer comes to.
func (c *Course) outcome() Outcome {
	switch {
	case c.lookedUp:
		return WasShown
	case c.wrong > 0:
		return Mended
	case c.hints > 0:
		return Helped
	}
	return AtOnce
}

// Show gives up the scene: its answer is to be told, and the next one comes.
func (c *Course) Show() {
	if s := c.Scene(); s != nil {
		c.leave(WasShown)
	}
}

// Seen notes that the answer was looked up elsewhere: when it is answered, it counts as shown. It reports whether that is new.
func (c *Course) Seen() bool {
	was := c.lookedUp
	c.lookedUp = true
	return !was
}

// Next goes on from a scene that is read or played, and passes over any other.
func (c *Course) Next() {
	switch s := c.Scene(); {
	case s == nil:
	case s.Asks == Nothing:
		c.leave(wasRead)
	default:
		c.leave(Skipped)
	}
}

// Played ends the scene of a puzzle that was played to its end.
func (c *Course) Played() { c.leave(AtOnce) }

// NextPart passes over what is left of a part.
func (c *Course) NextPart() {
	for part := c.Scene(); part != nil && c.Scene() != nil && c.Scene().Part == part.Part; {
		c.Next()
	}
}

// Counting are the parts that show what the learner can.
var Counting = [...]Part{Alike, Find}

// Done is how many scenes of a part were answered, with nothing shown and nothing passed over, and how many it has.
func (c *Course) Done(p Part) (done, of int) {
	for i := range c.Lesson.Scenes {
		if c.Lesson.Scenes[i].Part != p {
			continue
		}
		of++
		switch c.Came[i] {
		case AtOnce, Helped, Mended:
			done++
		}
	}
	return done, of
}

// Passed reports whether all of the parts that show what the learner can was done.
func (c *Course) Passed() bool {
	for _, p := range Counting {
		if done, of := c.Done(p); done < of {
			return false
		}
	}
	return true
}

// Hint says a little more each time: where to look and at what, what is left then, one of several. It is empty where nothing is left
// to say but the answer.
func (c *Course) Hint(t wording.Text) string {
	s := c.Scene()
	if s == nil || s.Asks == Nothing || s.Asks == Play {
		return ""
	}
	all := s.hints(t)
	if c.hints++; c.hints > len(all) {
		return ""
	}
	return all[c.hints-1]
}
