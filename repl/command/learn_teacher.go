package command

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/coach/lesson"
	"deduku/deduce/coach/review"
	"deduku/deduce/glossary"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// kind is what a course is part of.
type kind string

// The kinds.
const (
	aLesson kind = "lesson"
	aReview kind = "review"
	aTest   kind = "test"
)

// teacher carries a learner through lessons, reviews and the test. Its zero value has nothing open.
type teacher struct {
	course    *lesson.Course // nil for none
	kind      kind
	test      placement
	dealt     uint64                    // the seed that the boards of the course were dealt by
	put       board.Board               // what the scene put on the board
	wild      bool                      // the board is a puzzle to be played
	found     bool                      // and the learner has made the step there that the lesson is about
	givenUp   *lesson.Scene             // the scene whose answer was told in full, until the learner goes on; nil for none
	preface   []string                  // what is said before the first scene, once
	met       map[string]bool           // words of the dictionary that the learner knows; nil before they are looked up
	warned    *lesson.Scene             // the scene of which it was said that going on passes over it
	explained *lesson.Scene             // the scene whose new words were told last
	fresh     []glossary.Word           // and these words
	refused   []string                  // why answers to the scene were wrong: a hint says something else
	leaf      int                       // which of several boards is shown, where they are shown one at a time
	left      *review.Stop              // whose lesson ended last with something open; nil for none
	done      [len(lesson.Counting)]int // of its parts that count, how many scenes
}

// goOn goes on: with what is open, or else with reviews that are due, with the lesson that was begun, or with the next technique.
func (t *teacher) goOn(ctx context.Context, d *state.Desk) error {
	if t.course != nil {
		if t.wild && d.Home != nil { // it is being played
			return d.Give(answer.Learn{}, func() error {
				d.Say("the puzzle of this lesson is on the board; %s", playing(t.course.Lesson.Technique))
				return d.TellBoard()
			})
		}
		d.Dialog, d.Guide, d.Exercise, t.put = t, t, t, board.Board{} // drawn anew
		return t.show(d, answer.Learn{}, true)
	}
	s := d.Learning()
	now := d.Clock()
	if due := s.Due(now); len(due) > 0 {
		return t.beginReview(ctx, d, due[0].Technique)
	}
	stop := s.Next(now)
	if stop == nil {
		return d.Give(answer.Learn{}, func() error { return d.Tell("all of the path is learnt, and no review is due") })
	}
	if stop == t.left {
		return t.beginRest(ctx, d, stop, t.done)
	}
	return t.beginLesson(ctx, d, stop)
}

// beginLesson opens a lesson.
func (t *teacher) beginLesson(ctx context.Context, d *state.Desk, stop *review.Stop) error {
	t.dealt = t.seed(d)
	l, err := lesson.Of(ctx, stop.Technique, t.dealt)
	if err != nil {
		return err
	}
	t.begin(d, lesson.Begin(l), aLesson)
	d.Learn(func(s *review.State) {
		if s.StandingOf(stop.Technique, d.Clock()).Mark < review.CanDo { // also again: this is where the learner is
			s.Add(d.Clock(), stop.Technique, "", review.Begun)
		}
	})
	t.preface = []string{
		stop.Technique.Title + ": " + stop.Why,
		review.FrequencyOf(stop.Technique).Told() + "; 'hint' helps, 'show me' tells the answer, 'next' goes on, 'learn leave' leaves",
	}
	return t.show(d, answer.Learn{}, true)
}

// beginReview puts a board of a technique that is due.
func (t *teacher) beginReview(ctx context.Context, d *state.Desk, tech *deduce.Technique) error {
	t.dealt = t.seed(d)
	l, err := lesson.Review(ctx, tech, t.dealt)
	if err != nil {
		return err
	}
	t.begin(d, lesson.Begin(l), aReview)
	return t.show(d, answer.Learn{}, true)
}

// seed is another one for each lesson.
func (t *teacher) seed(d *state.Desk) uint64 {
	d.Drawn++
	return d.Settings.Seed + uint64(d.Drawn)
}

// begin takes a course.
func (t *teacher) begin(d *state.Desk, c *lesson.Course, k kind) {
	t.course, t.kind, t.givenUp, t.leaf, t.found, t.met, t.explained, t.preface, t.refused = c, k, nil, 0, false, nil, nil, nil, nil
	d.Dialog, d.Guide, d.Exercise = t, t, t
}

// leave goes back to the learner's board. The lesson stays open for this session.
func (t *teacher) leave(d *state.Desk) error {
	if t.course == nil {
		return answer.No("no lesson is open")
	}
	t.goBack(d)
	return d.Give(answer.Learn{}, func() error {
		d.Say("'learn' goes on from here")
		return nil
	})
}

// goBack puts the learner's board back. Where the learner has put another one on the desk meanwhile, that stays.
func (t *teacher) goBack(d *state.Desk) {
	d.GoHome()
	t.put = board.Board{}
}

// end closes what is open, and goes back to the learner's board.
func (t *teacher) end(d *state.Desk) {
	t.goBack(d)
	t.course, t.wild, t.givenUp, d.Taught = nil, false, nil, state.Taught{}
	d.Dialog, d.Exercise = nil, nil
}

// pass goes on from a scene that is read, and passes over any other; or over the rest of its part.
func (t *teacher) pass(ctx context.Context, d *state.Desk, part bool) error {
	if t.course == nil {
		return errNothingAsked
	}
	at := t.course.At
	if t.givenUp != nil { // its outcome is kept
		t.givenUp = nil
		return t.after(ctx, d, at, answer.Learn{})
	}
	var f answer.Learn
	if t.found && t.course.Scene() != nil && t.course.Scene().Asks == lesson.Play {
		t.course.Played() // what it is for was done
		return t.after(ctx, d, at, f)
	}
	if t.kind == aTest { // who does not know it is told: the board is over
		return t.giveUp(d, t.toldAnswer(d), lesson.Skipped)
	}
	if f.Why = t.course.Skips(part); f.Why != "" {
		f.Verdict = "skipped"
	}
	if s := t.course.Scene(); f.Verdict != "" && !part && s.Part == lesson.Idea {
		f.Why += ": it is " + s.Answered(d.Settings.Text()) // what comes next rests on it
	}
	if part {
		t.course.NextPart()
	} else {
		t.course.Next()
	}
	return t.after(ctx, d, at, f)
}

// Asks implements [state.Dialog].
func (t *teacher) Asks(d *state.Desk) bool {
	if t.course == nil || t.givenUp != nil {
		return false
	}
	s := t.course.Scene()
	return s != nil && s.Asks != lesson.Nothing && s.Asks != lesson.Play && *d.Solver.Board() == t.put
}

// Reads implements [state.Dialog]: something is read, and the learner goes on when it is done.
func (t *teacher) Reads(d *state.Desk) bool {
	if t.course == nil || *d.Solver.Board() != t.put {
		return false
	}
	s := t.course.Scene()
	return t.givenUp != nil || s != nil && s.Asks == lesson.Nothing
}

// The words that go on in a lesson and leave it, as 'learn next' and 'learn leave'.
const (
	goesOn = "next"
	leaves = "leave"
)

// Takes implements [state.Dialog].
func (t *teacher) Takes(d *state.Desk, text string) bool {
	if !t.Asks(d) {
		return false
	}
	_, err := t.course.Scene().Read(text, d.Settings.Text())
	return err == nil
}

// Hears implements [state.Dialog]: it takes an empty line, the words that go on and leave, and letters, which a learner means as
// answers, not as commands.
func (t *teacher) Hears(d *state.Desk, text string) bool {
	letter := len(text) == 1 && text != "?" && text != "q"
	if t.Reads(d) {
		return text == goesOn || text == leaves || letter
	}
	return t.Asks(d) && (text == "" || text == goesOn || text == leaves || letter || t.letters(text))
}

// letters reports whether a text is letters of boards, where one of them is asked for: more than one is no answer, and no command either.
func (t *teacher) letters(text string) bool {
	s := t.course.Scene()
	if s.Asks != lesson.Letter {
		return false
	}
	last := lesson.LetterOf(len(s.Shown) - 1)
	return strings.Trim(text, "ab"+last+" ,") == ""
}

// Reply implements [state.Dialog]. If the text is not an answer, it says so without an error, and the lesson goes on.
func (t *teacher) Reply(ctx context.Context, d *state.Desk, text string) error {
	if text == leaves {
		return t.leave(d)
	}
	s := t.course.Scene()
	if t.givenUp == nil && (text == "" || text == goesOn && t.turnOver(d, s) > 0) && t.leafOn(d, s) {
		return t.show(d, answer.Learn{}, true)
	}
	if text == goesOn && t.asksFirst(s) {
		t.warned = s
		return t.show(d, answer.Learn{Verdict: "unread", Why: "this board is not answered yet; 'hint' helps, and 'next' once more passes over it, but then the lesson is not passed"}, false)
	}
	if text == goesOn {
		return t.pass(ctx, d, false)
	}
	if t.Reads(d) {
		return t.show(d, answer.Learn{Verdict: "unread", Why: "nothing is asked here; 'next' goes on"}, false)
	}
	words := d.Settings.Text()
	if text == "" {
		return t.show(d, answer.Learn{Verdict: "unread", Why: s.Asked(words) + " Type " + s.Form(words)}, false)
	}
	if _, err := s.Read(text, words); err != nil {
		return t.show(d, answer.Learn{Verdict: "unread", Why: err.Error() + "; 'hint' helps, 'learn leave' leaves"}, false)
	}
	return t.answer(ctx, d, text)
}

// asksFirst reports whether a scene is not to be passed over at once: it counts, and who types next may only want to go on.
func (t *teacher) asksFirst(s *lesson.Scene) bool {
	hints, wrong := t.course.Tries()
	return t.kind == aLesson && t.givenUp == nil && slices.Contains(lesson.Counting[:], s.Part) && hints == 0 && wrong == 0 && t.warned != s
}

// answer judges an answer.
func (t *teacher) answer(ctx context.Context, d *state.Desk, text string) error {
	if t.course == nil || t.course.Scene() == nil {
		return errNothingAsked
	}
	words := d.Settings.Text()
	s, at := t.course.Scene(), t.course.At
	read, err := s.Read(text, words)
	if err != nil {
		return err
	}
	judged, err := t.course.Answer(ctx, read, words)
	if err != nil {
		return err
	}
	f := answer.Learn{Why: judged.Why}
	switch judged.Grade {
	case lesson.Right:
		f.Verdict, f.Answer = "right", cmp.Or(judged.As, s.Answered(words))
		if s.About == lesson.TheStep {
			f.Why = s.Proof(judged, words)
		}
		return t.after(ctx, d, at, f)
	case lesson.Partly:
		f.Verdict = "partly"
	case lesson.Beside:
		f.Verdict = "beside"
	case lesson.NoAnswer:
		f.Verdict = "unread"
	default:
		f.Verdict = "wrong"
		if s.Asks == lesson.Conclusions { // it may be true
			f.Verdict, f.Why = "unproved", lesson.Refusal(judged.Why)
		}
		t.refused = append(t.refused, judged.Why)
		if t.kind != aLesson { // a review, and the test, are over with it
			f.Answer = s.Answered(words)
			return t.giveUp(d, f, lesson.Mended)
		}
	}
	return t.show(d, f, false)
}

// toRead is the answer to who asks for help where nothing is asked.
var toRead = answer.Learn{Verdict: "hint", Why: "nothing is asked here: all of it is told; 'next' goes on"}

// Help implements [state.Dialog].
func (t *teacher) Help(_ context.Context, d *state.Desk) (bool, error) {
	if t.Reads(d) {
		return true, t.show(d, toRead, false)
	}
	text := t.course.Hint(d.Settings.Text())
	for text != "" && t.wasTold(text) {
		text = t.course.Hint(d.Settings.Text())
	}
	if text == "" {
		text = "there is no more to say but the answer: 'show me'"
	}
	return true, t.show(d, answer.Learn{Verdict: "hint", Why: text}, false)
}

// wasTold reports whether a wrong answer was told what a hint says.
func (t *teacher) wasTold(hint string) bool {
	return slices.ContainsFunc(t.refused, func(why string) bool {
		return why != "" && (strings.Contains(hint, why) || strings.Contains(why, hint))
	})
}

// toldAnswer is that the answer is shown: what it is, and why.
func (t *teacher) toldAnswer(d *state.Desk) answer.Learn {
	s, words := t.course.Scene(), d.Settings.Text()
	return answer.Learn{Verdict: "shown", Answer: s.Answered(words), Why: s.Because(words)}
}

// giveUp ends a scene without the learner's answer: its step is told in full, on its board, until the learner goes on.
func (t *teacher) giveUp(d *state.Desk, f answer.Learn, came lesson.Outcome) error {
	told, at := t.course.Scene().AsTold(), t.course.At
	t.course.Show()
	t.course.Came[at] = came
	t.keep(d, at)
	t.givenUp = &told
	return t.showScene(d, t.givenUp, at, f, true)
}

// Tell implements [state.Dialog]. It explains the whole step, with its drawing, and waits for the learner to go on. A question on the way to
// the step is answered, and the next one comes.
func (t *teacher) Tell(ctx context.Context, d *state.Desk) (bool, error) {
	if t.Reads(d) {
		return true, t.show(d, toRead, false)
	}
	s, f := t.course.Scene(), t.toldAnswer(d)
	if s.About == lesson.WhatFollows || s.About == lesson.TheStep || s.About == lesson.WhichIsIt {
		return true, t.giveUp(d, f, lesson.WasShown)
	}
	at := t.course.At
	t.course.Show()
	return true, t.after(ctx, d, at, f)
}

// after keeps what came of a scene that was left, and shows the next; after the last it closes the course.
func (t *teacher) after(ctx context.Context, d *state.Desk, left int, f answer.Learn) error {
	c := t.course
	t.leaf, t.refused = 0, nil
	if left < c.At {
		t.keep(d, left)
	}
	if c.Scene() != nil {
		return t.show(d, f, true)
	}
	if t.kind == aTest {
		return t.nextOfTest(ctx, d, f, c.Came[len(c.Came)-1])
	}
	k := t.kind
	t.finish(d, &f)
	return d.Give(f, func() error { return tellEnd(d, &f, k, c.Lesson.Technique) })
}

// finish ends a course: it keeps that its lesson was passed, closes it, and finds out what comes next.
func (t *teacher) finish(d *state.Desk, f *answer.Learn) {
	if tech := t.course.Lesson.Technique; t.kind == aLesson && t.course.Passed() {
		f.Passed = tech.Name
		d.Learn(func(s *review.State) { s.Add(d.Clock(), tech, "", review.Learnt) })
		t.left = nil
	} else if t.kind == aLesson {
		t.left = review.At(tech)
		for i, part := range lesson.Counting {
			done, of := t.course.Done(part)
			if t.done[i] = done; done < of {
				f.Open = append(f.Open, answer.OpenPart{Part: part.String(), Done: done, Of: of, Left: t.course.Left(part)})
			}
		}
		f.Rest = restLine(tech, t.done)
	}
	t.end(d)
	s := d.Learning()
	f.Due = len(s.Due(d.Clock()))
	if next := s.Next(d.Clock()); next != nil {
		f.Next, f.Begun = next.Technique.Name, s.StandingOf(next.Technique, d.Clock()).Mark == review.Started
	}
}

// outcomes are what a state keeps of what came of a scene.
var outcomes = map[lesson.Outcome]review.Came{
	lesson.AtOnce: review.Right, lesson.Helped: review.Helped, lesson.Mended: review.Wrong, lesson.WasShown: review.Shown,
}

// keep keeps what came of a scene that shows what the learner can.
func (t *teacher) keep(d *state.Desk, i int) {
	s := &t.course.Lesson.Scenes[i]
	came, ok := outcomes[t.course.Came[i]]
	if !ok || s.Part != lesson.Alike && s.Part != lesson.Find {
		return
	}
	b := s.Board(0)
	d.Learn(func(state *review.State) {
		state.Add(d.Clock(), t.course.Lesson.Technique, b.Grid().String(), came)
	})
}

// Did implements [state.Guide]: a puzzle that is played to its end ends its scene.
func (t *teacher) Did(d *state.Desk, command string, _ []string, quiet bool) error {
	if !t.wild || t.course == nil || command == "learn" || d.Solver.Board().Status() != board.Solved {
		return nil
	}
	s := t.course.Scene()
	if s == nil || s.Asks != lesson.Play || !d.Solver.Board().Grid().Contains(s.Shown[0].Position.Givens) {
		return nil
	}
	tech := t.course.Lesson.Technique
	t.course.Played()
	var f answer.Learn
	t.finish(d, &f)
	told := d.Run("learn", quiet, func() error { // what was typed is answered: this comes on top of it
		return d.Give(f, func() error { return tellEnd(d, &f, aLesson, tech) })
	})
	if quiet {
		return d.Reply(told)
	}
	return told.Err
}

// The teacher is an exercise for what is typed as edits by a command, as 'set r4c7<>5'.

// Open implements [state.Exercise].
func (t *teacher) Open(d *state.Desk) bool {
	return t.Asks(d) && t.course.Scene().Asks == lesson.Conclusions
}

// Answer implements [state.Exercise].
func (t *teacher) Answer(ctx context.Context, d *state.Desk, edits []coords.Edit) error {
	text := ""
	n := d.Settings.Notation
	for _, e := range edits {
		sign := "="
		if e.Eliminate {
			sign = "<>"
		}
		text += n.Cell(e.Cell) + sign + e.Digit.String() + " "
	}
	return t.answer(ctx, d, text)
}

// More implements [state.Exercise].
func (t *teacher) More(context.Context, *state.Desk) (bool, error) { return false, nil }

// Show implements [state.Exercise]: what is looked up elsewhere counts as shown.
func (t *teacher) Show(_ context.Context, d *state.Desk) {
	if t.Open(d) && t.course.Scene().About == lesson.TheStep && t.course.Seen() {
		d.Say("that can give the answer away: this board counts as shown")
	}
}

// Goal implements [state.Exercise].
func (t *teacher) Goal(_ context.Context, d *state.Desk) (step deduce.Step, ok bool) {
	if !t.Open(d) {
		return step, false
	}
	return *t.course.Scene().Step, true
}

// Told implements [state.Exercise].
func (t *teacher) Told() int { return 2 }
