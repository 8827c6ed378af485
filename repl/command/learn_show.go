package command

import (
	"fmt"
	"slices"
	"strings"

	"deduku/deduce"
	"deduku/deduce/coach/lesson"
	"deduku/deduce/coach/review"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// show tells what came of what was typed, and the scene that the learner is at: with its boards where it is new.
func (t *teacher) show(d *state.Desk, f answer.Learn, fresh bool) error {
	if t.givenUp != nil {
		return t.showScene(d, t.givenUp, t.course.At-1, f, fresh)
	}
	return t.showScene(d, t.course.Scene(), t.course.At, f, fresh)
}

// showScene is show of a scene with its number.
func (t *teacher) showScene(d *state.Desk, s *lesson.Scene, n int, f answer.Learn, fresh bool) error {
	words := d.Settings.Text()
	drawn := fresh && (t.putBoard(d, s) || len(s.Shown) > 1 || s.Drawn() || s.Part == lesson.Idea)
	at, of := t.course.Lesson.Place(n)
	if t.kind == aTest {
		at, of = t.test.asked, boardsOfTest
	}
	state := d.Learning()
	f.Due = len(state.Due(d.Clock()))
	f.Task = t.task(s, at, of, words)
	f.Task.Words = t.newWords(d, s, words)
	return d.Give(f, func() error {
		verdict := verdictOf(&f)
		if !fresh {
			return tellLine(d, verdict)
		}
		return d.ShowPage(func(tell func(reply.Block)) { // all in one, or what comes first scrolls off before what is tall
			below := verdict != "" && s.Part == lesson.Idea && at > 1 && s.Asks != lesson.Nothing // it speaks of the board that is still there
			if verdict != "" && !below {
				tell(reply.Told{Text: verdict})
			}
			for _, line := range t.preface {
				tell(reply.Told{Text: line})
			}
			t.preface = nil
			tell(reply.Told{Text: t.head(&f)})
			if opens := slices.Concat(f.Task.Words, f.Task.Opens); len(opens) > 0 {
				tell(reply.Words{Paragraphs: opens})
			}
			if drawn {
				t.draw(d, s, words, tell)
			}
			if below {
				tell(reply.Told{Text: verdict})
			}
			if f.Task.Text != "" {
				tell(reply.Told{Text: f.Task.Text})
			}
			tell(reply.Told{Text: t.form(d, s, &f)})
		})
	})
}

// task is a scene as a program reads it.
func (t *teacher) task(s *lesson.Scene, at, of int, words wording.Text) *answer.Task {
	f := answer.TaskOf(s, string(t.kind), at, of, t.told(s, words), words)
	f.Technique, f.Title, f.Again = t.course.Lesson.Technique.Name, t.course.Lesson.Technique.Title, t.again()
	if t.kind == aLesson && s.Part == lesson.Idea && at == 1 {
		f.Opens = []string{t.course.Lesson.Technique.Doc}
	}
	return f
}

// putBoard puts the board of a scene on the desk, and reports whether it was another one.
func (t *teacher) putBoard(d *state.Desk, s *lesson.Scene) bool {
	b := s.Board(0)
	t.wild = s.Asks == lesson.Play
	if *d.Solver.Board() == b && t.put == b {
		return false
	}
	if t.wild {
		d.Taught = state.Taught{Puzzle: s.Shown[0].Position.Givens, Technique: t.course.Lesson.Technique, Ladder: s.Way}
	}
	d.Lend(t.course.Lesson.Technique.Title+", "+s.Part.String(), s.Shown[0].Position)
	t.put = *d.Solver.Board()
	return true
}

// told is the sentences about a step that is told in full, and how to spot it.
func (t *teacher) told(s *lesson.Scene, words wording.Text) []string {
	if !s.Told {
		return nil
	}
	b := s.Board(0)
	all := explanation.Step(words, s.Step, &b)
	if spot := s.Step.Technique.Spot; spot != "" {
		all = append(all, "How to spot it: "+spot)
	}
	return all
}

// newWords are the words of a scene of a lesson that the learner has met neither in it nor in one that was passed.
func (t *teacher) newWords(d *state.Desk, s *lesson.Scene, words wording.Text) (all []string) {
	if t.kind != aLesson {
		return nil
	}
	if t.met == nil {
		t.met = map[string]bool{}
		state := d.Learning()
		for i, standing := range state.Standings(d.Clock()) {
			if stop := review.Stops()[i]; standing.Mark >= review.CanDo && stop.Technique != t.course.Lesson.Technique {
				for _, w := range review.Words(stop.Technique) {
					t.met[w.Name] = true
				}
			}
		}
	}
	if t.explained != s { // else it is shown again
		t.explained, t.fresh = s, s.NewWords(t.met, words)
	}
	for _, w := range t.fresh {
		all = append(all, "A new word: "+w.Name+", "+w.Means+".")
	}
	return all
}

// verdictOf is what an answer is worth, in a line; empty where there was none.
func verdictOf(f *answer.Learn) string {
	switch f.Verdict {
	case "right":
		switch {
		case f.Answer == "":
			return ""
		case f.Why != "":
			return "right: " + f.Answer + ": " + f.Why
		}
		return "right: " + f.Answer
	case "partly":
		return "right so far: " + f.Why
	case "wrong":
		text := "not so: " + f.Why
		if f.Answer != "" {
			text += "; it is " + f.Answer
		}
		return text
	case "skipped":
		return "skipped: " + f.Why
	case "unproved":
		if f.Answer != "" {
			return wording.Capital(f.Why) + "; it is " + f.Answer
		}
		return wording.Capital(f.Why)
	case "hint", "beside", "unread":
		return wording.Capital(f.Why)
	case "shown":
		if f.Why != "" {
			return "it is " + f.Answer + ". " + f.Why
		}
		return "it is " + f.Answer
	}
	return ""
}

// tellLine tells a line, unless it is empty.
func tellLine(d *state.Desk, text string) error {
	if text == "" {
		return nil
	}
	return d.Tell("%s", text)
}

// head says where in the lesson one is.
func (t *teacher) head(f *answer.Learn) string {
	switch t.kind {
	case aReview:
		return fmt.Sprintf("\nreview: %s (%s due)", f.Task.Title, wording.Count(f.Due, "review is", "reviews are"))
	case aTest:
		return fmt.Sprintf("\ntest, board %d of %d: %s", f.Task.At, f.Task.Of, f.Task.Title)
	}
	return fmt.Sprintf("\n%s, %s (%d of %d)", f.Task.Title, f.Task.Part, f.Task.At, f.Task.Of)
}

// form says how an answer is written, or how to go on.
func (t *teacher) form(d *state.Desk, s *lesson.Scene, f *answer.Learn) string {
	switch s.Asks {
	case lesson.Nothing:
		return "'next' goes on"
	case lesson.Play:
		return playing(t.course.Lesson.Technique)
	case lesson.Letter:
		if next := t.turnOver(d, s); next > 0 {
			return "Enter or 'next' shows board " + lesson.LetterOf(next) + "; type " + f.Task.Form
		}
	}
	return "type " + f.Task.Form
}

// tellEnd says that a course is over, and what comes next.
func tellEnd(d *state.Desk, f *answer.Learn, k kind, tech *deduce.Technique) error {
	if err := tellLine(d, verdictOf(f)); err != nil {
		return err
	}
	switch {
	case k == aTest:
		found := "no technique is marked as known by it"
		if f.Known > 0 {
			found = "you need no lesson for " + wording.Count(f.Known, "technique", "techniques") + ", which 'learn map' marks as 'can do'"
		}
		if err := d.Tell("the test is over: %s", found); err != nil {
			return err
		}
	case f.Passed != "":
		if err := d.Tell("%s is learnt; it comes back tomorrow", tech.Title); err != nil {
			return err
		}
	case k == aLesson:
		var open []string
		for _, o := range f.Open {
			open = append(open, o.Left...)
		}
		if err := d.Tell("the lesson is over; not passed yet. Still open: %s", strings.Join(open, "; ")); err != nil {
			return err
		}
		d.Say("'%s' asks what is open, on other boards, and 'learn %s' takes all of it again; it is passed once look-alikes are told apart and all three steps are found without 'show me'", f.Rest, tech.Name)
	}
	var next []string
	if f.Due > 0 {
		next = append(next, wording.Count(f.Due, "review is due", "reviews are due"))
	}
	if f.Next != "" {
		begun := ""
		if f.Begun && f.Next != tech.Name {
			begun = ", which was begun"
		}
		next = append(next, "'learn' goes on with "+f.Next+begun)
	}
	d.Say("%s", strings.Join(append(next, "'learn map' shows the path"), "; "))
	return nil
}
