package command

import (
	"slices"
	"strings"
	"testing"
	"time"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/coach/lesson"
	"deduku/deduce/coach/review"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// onScreen is a desk before somebody who looks on, and what is shown there.
func onScreen(now *time.Time) (*state.Desk, *onlooker) {
	face := new(onlooker)
	d := state.New(state.Services{Seed: 1, Clock: func() time.Time { return *now }}, reply.NewOut(face))
	d.Begin("empty", board.Grid{})
	return d, face
}

// told is what an onlooker was told.
func (o *onlooker) told() string {
	var b strings.Builder
	for _, p := range o.parts {
		if told, ok := p.(reply.Told); ok {
			b.WriteString(told.Text + "\n")
		}
	}
	o.parts = nil
	return b.String()
}

// TestSkip passes over each part of a lesson in turn: there are five, and after the last the lesson is over and not passed.
func TestSkip(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	d, teacher := newDesk(&now), new(teacher)
	if err := teacher.run(t.Context(), d, []string{"swordfish"}); err != nil {
		t.Fatal(err)
	}
	for _, part := range []lesson.Part{lesson.Idea, lesson.Seen, lesson.Alike, lesson.Find, lesson.Wild} {
		if teacher.course == nil || teacher.course.Scene().Part != part {
			t.Fatalf("before %v is passed over, the lesson is elsewhere", part)
		}
		if err := teacher.run(t.Context(), d, []string{"part"}); err != nil {
			t.Fatal(err)
		}
	}
	if s := d.Learning(); teacher.course != nil || s.Standings(now)[10].Mark == review.CanDo {
		t.Error("after the last part the lesson is open, or passed")
	}
}

// TestSaysDue begins with reviews that are due, ten a day at most, and says how many there are.
func TestSaysDue(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	for _, test := range []struct {
		learnt int
		said   string
	}{{1, "1 review is due"}, {3, "3 reviews are due"}, {14, "10 reviews are due"}} {
		at := now
		d, face := onScreen(&at)
		d.Learn(func(s *review.State) {
			for _, stop := range review.Stops()[:test.learnt] {
				s.Add(at, stop.Technique, "", review.Learnt)
			}
		})
		at = at.AddDate(0, 0, 2)
		face.parts = nil
		if err := new(teacher).run(t.Context(), d, nil); err != nil {
			t.Fatal(err)
		}
		if text := face.told(); !strings.Contains(text, "review: ") || !strings.Contains(text, test.said) {
			t.Errorf("with %d learnt it is said: %q", test.learnt, text)
		}
	}
}

// atPart opens a lesson and passes over its parts, up to one.
func atPart(t *testing.T, teacher *teacher, d *state.Desk, name string, part lesson.Part) {
	t.Helper()
	args := []string{name}
	for range int(part) + 1 {
		if err := teacher.run(t.Context(), d, args); err != nil {
			t.Fatal(err)
		}
		args = []string{"part"}
	}
}

// TestWildFound makes the step of a lesson on its puzzle: who goes on then has not skipped that part, and the lesson is over.
func TestWildFound(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	d, face := onScreen(&now)
	teacher := new(teacher)
	atPart(t, teacher, d, "skyscraper", lesson.Wild)
	tech := teacher.course.Lesson.Technique
	easier := slices.DeleteFunc(slices.Clone(teacher.course.Scene().Way), func(r deduce.Rung) bool { return r.Technique == tech })
	d.Solver = deduce.Resume(d.Solver.Log(), deduce.Options{Ladder: easier, Guess: deduce.NoGuess})
	if err := d.Solver.Solve(t.Context()); err != nil {
		t.Fatal(err)
	}
	step := coach.Clearest(t.Context(), d.Solver, tech)
	if step == nil {
		t.Fatal("the puzzle has no Skyscraper where easier steps end")
	}
	edit := coords.Edit{Candidate: step.Eliminations[0], Eliminate: true}
	if _, err := teacher.Fills(t.Context(), d, []coords.Edit{edit}); err != nil {
		t.Fatal(err)
	}
	face.told()
	course := teacher.course
	if err := teacher.run(t.Context(), d, []string{"next"}); err != nil {
		t.Fatal(err)
	}
	if said := face.told(); teacher.course != nil || strings.Contains(said, "skipped: in the wild") || course.Came[len(course.Came)-1] != lesson.AtOnce {
		t.Errorf("the part came to %v, and it is said: %s", course.Came[len(course.Came)-1], said)
	}
}

// TestNextByHabit passes over a board that is not answered only when it is said twice; a question of the idea is passed over at once, and its
// answer told.
func TestNextByHabit(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	d, face := onScreen(&now)
	teacher := new(teacher)
	if err := teacher.run(t.Context(), d, []string{"skyscraper"}); err != nil {
		t.Fatal(err)
	}
	next := func() string {
		face.parts = nil
		if err := teacher.Reply(t.Context(), d, "next"); err != nil {
			t.Fatal(err)
		}
		return face.told()
	}
	answer := teacher.course.Scene().Answered(d.Settings.Text())
	if said := next(); teacher.course.At != 1 || !strings.Contains(said, "it is "+answer) {
		t.Errorf("at %d after the first question, it is said: %s", teacher.course.At, said)
	}
	for teacher.course.Scene().Part != lesson.Find {
		if err := teacher.pass(t.Context(), d, false); err != nil {
			t.Fatal(err)
		}
	}
	at := teacher.course.At
	if said := next(); teacher.course.At != at || !strings.Contains(said, "not answered yet") {
		t.Errorf("at %d of %d after 'next', it is said: %s", teacher.course.At, at, said)
	}
	if said := next(); teacher.course.At != at+1 || !strings.Contains(said, "skipped: find it, 1 of 3") {
		t.Errorf("at %d of %d after the second 'next', it is said: %s", teacher.course.At, at, said)
	}
}

// TestOthersTold says after the right board what is wrong with the others.
func TestOthersTold(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	d, face := onScreen(&now)
	teacher := new(teacher)
	atPart(t, teacher, d, "x-wing", lesson.Alike)
	s, words := teacher.course.Scene(), d.Settings.Text()
	face.parts = nil
	if err := teacher.answer(t.Context(), d, s.Answered(words)); err != nil {
		t.Fatal(err)
	}
	said := face.told()
	for i := range s.Shown {
		if want := "in " + lesson.LetterOf(i) + ", " + s.MissText(i, words); i != s.Letter && !strings.Contains(said, want) {
			t.Errorf("it is not said %q: %s", want, said)
		}
	}
}

// TestVerdictStays has what an answer is worth stand right before the next question about the same board, and all of a scene be one page,
// which a pager begins at its top.
func TestVerdictStays(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	d, face := onScreen(&now)
	teacher := new(teacher)
	if err := teacher.run(t.Context(), d, []string{"skyscraper"}); err != nil {
		t.Fatal(err)
	}
	words := d.Settings.Text()
	for s := teacher.course.Scene(); s.Part == lesson.Idea; s = teacher.course.Scene() {
		face.parts, face.shows = nil, 0
		if err := teacher.answer(t.Context(), d, s.Answered(words)); err != nil {
			t.Fatal(err)
		}
		now := teacher.course.Scene()
		verdict, asked, said := "right: "+s.Answered(words), now.Text(words), face.told()
		if now.Part == lesson.Idea && !strings.Contains(said, verdict+"\n"+asked) {
			t.Errorf("%q does not stand before %q: %s", verdict, asked, said)
		}
		if face.shows != 1 {
			t.Errorf("the scene is told in %d pieces", face.shows)
		}
	}
}
