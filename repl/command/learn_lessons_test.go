package command

import (
	"context"
	"strings"
	"testing"
	"time"

	"deduku/board"
	"deduku/deduce/coach/lesson"
	"deduku/deduce/coach/review"
	"deduku/deduce/technique/singledigit"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// newDesk is a desk whose clock can be set.
func newDesk(now *time.Time) *state.Desk {
	d := state.New(state.Services{Seed: 1, Clock: func() time.Time { return *now }}, reply.NewOut(nil))
	d.Begin("empty", board.Grid{})
	return d
}

// learner is what somebody does at a scene.
type learner func(ctx context.Context, t *testing.T, teacher *teacher, d *state.Desk) error

// learners are one who is always right, one who is always wrong and one who always asks to be shown.
var learners = map[string]learner{
	"right": func(ctx context.Context, _ *testing.T, teacher *teacher, d *state.Desk) error {
		s := teacher.course.Scene()
		switch s.Asks {
		case lesson.Nothing:
			return teacher.pass(ctx, d, false)
		case lesson.Play:
			if err := d.Solver.Solve(ctx); err != nil {
				return err
			}
			return teacher.Did(d, "solve", nil, false)
		}
		return teacher.answer(ctx, d, s.Answered(d.Settings.Text()))
	},
	"wrong": func(ctx context.Context, t *testing.T, teacher *teacher, d *state.Desk) error {
		s := teacher.course.Scene()
		for _, typed := range []string{"r1", "r1c1", "1", "a", "r1c1<>1"} {
			if teacher.Takes(d, typed) {
				if err := teacher.answer(ctx, d, typed); err != nil && !strings.Contains(err.Error(), "filled") && !strings.Contains(err.Error(), "no candidate") {
					return err
				}
			}
		}
		if teacher.course == nil || teacher.course.Scene() != s {
			return nil // one of them was right
		}
		return teacher.pass(ctx, d, false)
	},
	"shown": func(ctx context.Context, _ *testing.T, teacher *teacher, d *state.Desk) error {
		if !teacher.Asks(d) {
			return teacher.pass(ctx, d, false)
		}
		_, err := teacher.Tell(ctx, d)
		return err
	},
}

// TestLetterWhileReading types the letter of a command while a lesson only explains: the lesson takes it as an answer, and the board
// stays. Leaving brings the learner's board back even if the learner emptied the lesson's.
func TestLetterWhileReading(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	d, teacher := newDesk(&now), new(teacher)
	own := board.Grid{0: 5}
	d.Begin("own", own)
	if err := teacher.run(t.Context(), d, []string{"hidden-single"}); err != nil {
		t.Fatal(err)
	}
	for !teacher.Reads(d) {
		if err := teacher.pass(t.Context(), d, false); err != nil {
			t.Fatal(err)
		}
	}
	before := *d.Solver.Board()
	if !teacher.Hears(d, "c") {
		t.Error("the lesson leaves 'c' to the command that empties the board")
	}
	if err := teacher.Reply(t.Context(), d, "c"); err != nil || *d.Solver.Board() != before {
		t.Errorf("'c' changed the board, or failed: %v", err)
	}
	d.Begin("empty", board.Grid{})
	if err := teacher.run(t.Context(), d, []string{"leave"}); err != nil {
		t.Fatal(err)
	}
	if log := d.Solver.Log(); log.Puzzle != own {
		t.Errorf("after 'learn leave' the board is\n%v", log.Puzzle)
	}
}

// TestLearners takes every lesson of the path, each learner, to its end: the state is written and read back, the learner's board is
// there again, and only who was right has passed.
func TestLearners(t *testing.T) {
	for i, stop := range review.Stops() {
		if testing.Short() && i%5 > 0 {
			continue
		}
		for name, learn := range learners {
			now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
			d, teacher := newDesk(&now), new(teacher)
			own := board.Grid{0: 5}
			d.Begin("own", own)
			if err := teacher.run(t.Context(), d, []string{stop.Technique.Name}); err != nil {
				t.Fatal(err)
			}
			for n := 0; teacher.course != nil; n++ {
				if n > 100 {
					t.Fatalf("%s: who is always %s comes to no end", stop.Technique.Name, name)
				}
				if err := learn(t.Context(), t, teacher, d); err != nil {
					t.Fatalf("%s, always %s: %v", stop.Technique.Name, name, err)
				}
			}
			if log := d.Solver.Log(); log.Puzzle != own {
				t.Errorf("%s: the learner's board is %v", stop.Technique.Name, log.Puzzle)
			}
			text, _ := d.Services.Learning.Read()
			s, err := review.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			if mark := s.StandingOf(stop.Technique, now).Mark; (mark == review.CanDo) != (name == "right") {
				t.Errorf("%s: who was always %s is at %q", stop.Technique.Name, name, mark)
			}
		}
	}
}

// TestHears has letters, an empty line and nonsense answered by the lesson, which stays where it is, and goes on at 'next'; after 'show
// me' the step is told until then.
func TestHears(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	d, teacher := newDesk(&now), new(teacher)
	if err := teacher.run(t.Context(), d, []string{"x-chain"}); err != nil {
		t.Fatal(err)
	}
	for _, typed := range []string{"", "x", "s", "d"} {
		if !teacher.Hears(d, typed) {
			t.Errorf("%q is not heard", typed)
		}
	}
	for _, typed := range []string{"", "x", "I don't know"} {
		if err := teacher.Reply(t.Context(), d, typed); err != nil || teacher.course.At != 0 {
			t.Errorf("after %q the lesson is at scene %d, error %v", typed, teacher.course.At, err)
		}
	}
	for teacher.course.Scene().About != lesson.WhatFollows {
		if err := teacher.Reply(t.Context(), d, "next"); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := teacher.Tell(t.Context(), d); err != nil || teacher.Asks(d) || !teacher.Hears(d, "next") {
		t.Errorf("after 'show me' something is asked, or 'next' is not heard; error %v", err)
	}
	if err := teacher.Reply(t.Context(), d, "next"); err != nil || teacher.course.Scene().Part != lesson.Seen {
		t.Errorf("after 'next' the lesson is at %v, error %v", teacher.course.Scene().Part, err)
	}
}

// TestHome goes back to the learner's board as it is left, and leaves another one alone that was put on the desk meanwhile.
func TestHome(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	d, teacher := newDesk(&now), new(teacher)
	do := func(args ...string) {
		t.Helper()
		if err := teacher.run(t.Context(), d, args); err != nil {
			t.Fatal(err)
		}
	}
	onDesk := func(want board.Grid) {
		t.Helper()
		if log := d.Solver.Log(); log.Puzzle != want {
			t.Errorf("on the desk is %v", log.Puzzle)
		}
	}
	first, later := board.Grid{0: 5}, board.Grid{0: 6}
	d.Begin("first", first)
	do("skyscraper")
	do("leave")
	onDesk(first)
	d.Begin("later", later)
	do()
	if d.Home == nil || d.Home.Log.Puzzle != later {
		t.Error("what is kept is not the learner's board")
	}
	do("leave")
	onDesk(later)
	do()
	d.Begin("first", first)
	do("leave")
	onDesk(first)
}

// TestReview has what was learnt come back the next day, and later again when it is right at once.
func TestReview(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	d, teacher := newDesk(&now), new(teacher)
	stop := review.Stops()[3]
	d.Learn(func(s *review.State) { s.Add(now, stop.Technique, "", review.Learnt) })
	for _, wait := range []int{1, 3, 7, 21, 60, 60} {
		now = now.AddDate(0, 0, wait)
		if err := teacher.run(t.Context(), d, nil); err != nil {
			t.Fatal(err)
		}
		if teacher.kind != aReview || teacher.course.Lesson.Technique != stop.Technique {
			t.Fatalf("after %d days 'learn' begins a %s of %s", wait, teacher.kind, teacher.course.Lesson.Technique.Name)
		}
		if err := learners["right"](t.Context(), t, teacher, d); err != nil {
			t.Fatal(err)
		}
		if s := d.Learning(); len(s.Due(now)) > 0 {
			t.Error("it is due again on the same day")
		}
	}
	now = now.AddDate(0, 0, 60)
	if err := teacher.run(t.Context(), d, nil); err != nil {
		t.Fatal(err)
	}
	if _, err := teacher.Tell(t.Context(), d); err != nil {
		t.Fatal(err)
	}
	if s := d.Learning(); s.StandingOf(stop.Technique, now).Box != 1 {
		t.Errorf("what was shown is in box %d", s.StandingOf(stop.Technique, now).Box)
	}
}

// TestPlacement takes the test with learners who know all, nothing, and up to some stop. Who doesn't know the easiest is asked it once.
func TestPlacement(t *testing.T) {
	for _, test := range []struct{ knows, least, most, boards int }{{100, 40, 60, boardsOfTest}, {0, 0, 0, 2}, {20, 14, 22, boardsOfTest}} {
		now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
		d, teacher := newDesk(&now), new(teacher)
		if err := teacher.run(t.Context(), d, []string{"test"}); err != nil {
			t.Fatal(err)
		}
		for n := 0; teacher.course != nil; n++ {
			if n > 2*boardsOfTest { // what is told is read, too
				t.Fatal("the test comes to no end")
			}
			how := "shown"
			if teacher.test.at < test.knows {
				how = "right"
			}
			if err := learners[how](t.Context(), t, teacher, d); err != nil {
				t.Fatal(err)
			}
		}
		if teacher.test.asked != test.boards {
			t.Errorf("who knows %d stops is asked %d boards, not %d", test.knows, teacher.test.asked, test.boards)
		}
		s := d.Learning()
		known := 0
		for _, st := range s.Standings(now) {
			if st.Mark >= review.CanDo {
				known++
			}
		}
		if known < test.least || known > test.most {
			t.Errorf("who knows %d stops is said to know %d", test.knows, known)
		}
	}
}

// TestToldStays leaves a board of the test whose answer is told until the learner goes on, whether it was not known or answered wrong,
// and names what need not be learnt.
func TestToldStays(t *testing.T) {
	ctx := t.Context()
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	for _, how := range []string{"next", "answer r2c2<>4"} {
		d, teacher := newDesk(&now), new(teacher)
		for _, line := range []string{"test", how} {
			if err := teacher.run(ctx, d, strings.Fields(line)); err != nil {
				t.Fatal(err)
			}
		}
		if teacher.test.asked != 1 || !teacher.Reads(d) {
			t.Errorf("after %q board %d is there, to be read: %v", how, teacher.test.asked, teacher.Reads(d))
		}
		if err := teacher.run(ctx, d, []string{"next"}); err != nil || teacher.test.asked != 2 || !teacher.Asks(d) {
			t.Errorf("after %q and what was told board %d is asked, error %v", how, teacher.test.asked, err)
		}
	}
}

// TestDamaged sets a damaged file aside and says so.
func TestDamaged(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	kept := state.KeptText(`{"deduku-learning":1,"answers":[{`)
	var said strings.Builder
	d := state.New(state.Services{Clock: func() time.Time { return now }, Learning: &kept}, reply.NewOut(talk{&said, reply.Nobody{}}))
	if err := new(teacher).run(t.Context(), d, []string{"stats"}); err != nil {
		t.Fatal(err)
	}
	if text := said.String(); !strings.Contains(text, "damaged") || !strings.Contains(text, "it is kept as") {
		t.Errorf("it is said: %q", text)
	}
	if s, err := review.Parse(string(kept)); err != nil || len(s.Answers) > 0 {
		t.Errorf("the new file has %v, error %v", s, err)
	}
}

// talk is a face that keeps what is said.
type talk struct {
	to *strings.Builder
	reply.Nobody
}

// Show implements [reply.Renderer].
func (t talk) Show(p reply.Block) error {
	if said, ok := p.(reply.Said); ok {
		t.to.WriteString(said.Text + "\n")
	}
	return nil
}

// onlooker is somebody at a screen, who keeps what is shown.
type onlooker struct {
	reply.Nobody
	parts []reply.Block
	shows int // how often something was shown
}

func (o *onlooker) Looking() bool { return true }

func (o *onlooker) Show(p reply.Block) error {
	o.shows++
	if page, ok := p.(reply.Page); ok {
		o.parts = append(o.parts, page...)
		return nil
	}
	o.parts = append(o.parts, p)
	return nil
}

// drawings is how many boards were drawn since they were counted last.
func (o *onlooker) drawings() (n int) {
	for _, p := range o.parts {
		if _, ok := p.(reply.Drawing); ok {
			n++
		}
	}
	o.parts = nil
	return n
}

// TestInTurn has boards that look alike come one at a time where somebody looks at a screen, at an empty line or 'next', and all at once
// elsewhere; after the last 'next' passes over the question, and an empty line begins anew.
func TestInTurn(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	for _, looking := range []bool{true, false} {
		face := new(onlooker)
		d := state.New(state.Services{Seed: 1, Clock: func() time.Time { return now }}, reply.NewOut(nil))
		if looking {
			d = state.New(state.Services{Seed: 1, Clock: func() time.Time { return now }}, reply.NewOut(face))
		}
		d.Begin("empty", board.Grid{})
		teacher := new(teacher)
		if err := teacher.run(t.Context(), d, []string{"x-wing"}); err != nil {
			t.Fatal(err)
		}
		for teacher.course.Scene().Part != lesson.Alike {
			face.parts = nil
			if err := teacher.pass(t.Context(), d, false); err != nil {
				t.Fatal(err)
			}
		}
		if !looking {
			if err := teacher.Reply(t.Context(), d, "next"); err != nil || teacher.course.Scene().Part != lesson.Alike {
				t.Errorf("in a pipe, 'next' passes over what is not answered at once; error %v", err)
			}
			if err := teacher.Reply(t.Context(), d, "next"); err != nil || teacher.course.Scene().Part == lesson.Alike {
				t.Errorf("in a pipe, 'next' stays; error %v", err)
			}
			continue
		}
		if looking && (!teacher.Hears(d, "ab") || teacher.Hears(d, "ablate")) {
			t.Error("a slip for a letter is a command, or a command a letter")
		}
		for i, typed := range []string{"", "", "next", "", "next"} {
			if typed != "" || i > 0 {
				if err := teacher.Reply(t.Context(), d, typed); err != nil {
					t.Fatal(err)
				}
			}
			if n := face.drawings(); n != 1 || teacher.course.Scene().Part != lesson.Alike {
				t.Errorf("at line %d, %d boards are drawn, at %v", i, n, teacher.course.Scene().Part)
			}
		}
		teacher.leaf = 2
		for range 2 { // the first says that something is not answered
			if err := teacher.Reply(t.Context(), d, "next"); err != nil {
				t.Fatal(err)
			}
		}
		if teacher.course.Scene().Part != lesson.Find {
			t.Errorf("after the last board 'next' stays")
		}
	}
}

// TestAgain brings a lesson back in another session, at the same scene with the same board; what names no scene is refused.
func TestAgain(t *testing.T) {
	ctx := t.Context()
	now := time.Date(2024, 1, 1, 10, 0, 0, 0, time.UTC)
	d, one := newDesk(&now), new(teacher)
	if err := one.run(ctx, d, []string{"skyscraper"}); err != nil {
		t.Fatal(err)
	}
	for _, how := range []string{"shown", "right", "right", "wrong"} {
		if err := learners[how](ctx, t, one, d); err != nil {
			t.Fatal(err)
		}
	}
	_, line, _ := strings.Cut(one.again(), " ")
	other, two := newDesk(&now), new(teacher)
	other.Drawn = 7 // lessons there would have other boards
	if err := two.run(ctx, other, strings.Fields(line)); err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	if *other.Solver.Board() != *d.Solver.Board() || two.course.At != one.course.At || two.again() != one.again() {
		t.Errorf("%s: scene %d, not %d", line, two.course.At, one.course.At)
	}
	for _, bad := range []string{"again", "again skyscraper 1", "again skyscraper x x", "again skyscraper 1 2", "again skyscraper 1 x9", "again skyscraper 1 x" + strings.Repeat("1", 99), "again full-mansion 1 x"} {
		if err := new(teacher).run(ctx, newDesk(&now), strings.Fields(bad)); err == nil {
			t.Errorf("%q is taken", bad)
		}
	}
}

// TestOpen says of a lesson that is over and not passed what is open.
func TestOpen(t *testing.T) {
	ctx := t.Context()
	now := time.Date(2024, 1, 1, 10, 0, 0, 0, time.UTC)
	d, teacher := newDesk(&now), new(teacher)
	if err := teacher.run(ctx, d, []string{"skyscraper"}); err != nil {
		t.Fatal(err)
	}
	for s := teacher.course.Scene(); s != nil && s.Asks != lesson.Play; s = teacher.course.Scene() {
		how := "right"
		if at, _ := teacher.course.Lesson.Place(teacher.course.At); s.Part == lesson.Find && at == 2 {
			how = "shown"
		}
		if err := learners[how](ctx, t, teacher, d); err != nil {
			t.Fatal(err)
		}
	}
	if done, of := teacher.course.Done(lesson.Alike); done != of {
		t.Errorf("look-alikes: %d of %d", done, of)
	}
	if done, of := teacher.course.Done(lesson.Find); done != 2 || of != 3 || teacher.course.Passed() {
		t.Errorf("found: %d of %d", done, of)
	}
}

// TestRest asks only what is open of a lesson that is over: at once, in another session, and after it was broken off.
func TestRest(t *testing.T) {
	ctx := t.Context()
	now := time.Date(2024, 1, 1, 10, 0, 0, 0, time.UTC)
	const name = "skyscraper"
	passed := func(d *state.Desk) bool {
		s := d.Learning()
		return s.StandingOf(singledigit.Skyscraper, now).Mark == review.CanDo
	}
	d, one := newDesk(&now), new(teacher)
	if err := one.run(ctx, d, []string{name}); err != nil {
		t.Fatal(err)
	}
	for s, shown := one.course.Scene(), false; s.Asks != lesson.Play; s = one.course.Scene() {
		how := "right"
		if s.Part == lesson.Find && !shown || one.Reads(d) {
			how, shown = "shown", shown || s.Part == lesson.Find
		}
		if err := learners[how](ctx, t, one, d); err != nil {
			t.Fatal(err)
		}
	}
	if err := one.pass(ctx, d, false); err != nil || one.course != nil {
		t.Fatalf("the lesson is not over: %v", err)
	}
	if passed(d) {
		t.Fatal("the lesson is passed, but a step was shown")
	}
	rest := []string{"rest", name, "1-2"}
	for _, line := range [][]string{{}, rest} {
		if err := one.run(ctx, d, line); err != nil {
			t.Fatal(err)
		}
		if at, of := one.course.Lesson.Place(one.course.At); one.course.Scene().Part != lesson.Find || at != of {
			t.Errorf("%q: %s, %d of %d", line, one.course.Scene().Part, at, of)
		}
	}
	_, again, _ := strings.Cut(one.again(), " ")
	other, two := newDesk(&now), new(teacher)
	if err := two.run(ctx, other, strings.Fields(again)); err != nil || two.again() != one.again() {
		t.Errorf("%s: %v", again, err)
	}
	if err := learners["right"](ctx, t, one, d); err != nil || one.course != nil || !passed(d) {
		t.Errorf("the step was found: %v, passed %v", err, passed(d))
	}
	for _, bad := range []string{"rest", "rest " + name, "rest " + name + " x", "rest " + name + " 1-3", "rest full-mansion 1-2"} {
		if err := new(teacher).run(ctx, newDesk(&now), strings.Fields(bad)); err == nil {
			t.Errorf("%q is taken", bad)
		}
	}
}

// TestTestAgain brings the placement test and a review back in another session, on the same board, and goes on there as before.
func TestTestAgain(t *testing.T) {
	ctx := t.Context()
	now := time.Date(2024, 1, 1, 10, 0, 0, 0, time.UTC)
	d, one := newDesk(&now), new(teacher)
	if err := one.run(ctx, d, []string{"test"}); err != nil {
		t.Fatal(err)
	}
	for _, how := range []string{"right", "shown", "shown", "right"} { // what is shown is read before the next board comes
		if err := learners[how](ctx, t, one, d); err != nil {
			t.Fatal(err)
		}
	}
	other, two := newDesk(&now), new(teacher)
	if err := two.run(ctx, other, strings.Fields(one.again())[1:]); err != nil {
		t.Fatal(err)
	}
	if two.kind != aTest || two.test.at != one.test.at || two.test.asked != 4 || len(two.test.failed) != 1 || two.put != one.put {
		t.Errorf("the test goes on with %+v, not %+v", two.test, one.test)
	}
	if err := one.run(ctx, d, []string{"leave"}); err != nil {
		t.Fatal(err)
	}
	stop := review.Stops()[3]
	if err := one.beginReview(ctx, d, stop.Technique); err != nil {
		t.Fatal(err)
	}
	if err := two.run(ctx, other, strings.Fields(one.again())[1:]); err != nil || two.kind != aReview || two.put != one.put {
		t.Errorf("a %s of %s comes back, error %v", two.kind, two.course.Lesson.Technique.Name, err)
	}
	for _, text := range []string{"again skyscraper 1 test-9", "again skyscraper 1 test-x", "again skyscraper 1 test-", "again skyscraper 1 what"} {
		if err := two.run(ctx, other, strings.Fields(text)); err == nil {
			t.Errorf("%q is taken", text)
		}
	}
}

// TestHintIsNews has a hint after a wrong answer say something else than what was wrong with it.
func TestHintIsNews(t *testing.T) {
	ctx := t.Context()
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	face := new(onlooker)
	d, teacher := state.New(state.Services{Seed: 1, Clock: func() time.Time { return now }}, reply.NewOut(face)), new(teacher)
	d.Begin("empty", board.Grid{})
	if err := teacher.run(ctx, d, []string{"skyscraper"}); err != nil {
		t.Fatal(err)
	}
	for teacher.course.Scene().Part != lesson.Alike {
		if err := teacher.pass(ctx, d, false); err != nil {
			t.Fatal(err)
		}
	}
	s := teacher.course.Scene()
	words := d.Settings.Text()
	for i := range s.Shown {
		if letter := lesson.LetterOf(i); letter != s.Answered(words) {
			if err := teacher.answer(ctx, d, letter); err != nil {
				t.Fatal(err)
			}
		}
	}
	for range 3 {
		face.parts = nil
		if _, err := teacher.Help(ctx, d); err != nil {
			t.Fatal(err)
		}
		for _, p := range face.parts {
			for _, why := range teacher.refused {
				if told, ok := p.(reply.Told); ok && strings.Contains(told.Text, why) {
					t.Errorf("a hint says again: %s", why)
				}
			}
		}
	}
}
