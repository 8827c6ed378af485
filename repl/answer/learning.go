package answer

import (
	"slices"

	"deduku/board"
	"deduku/deduce/coach/lesson"
	"deduku/deduce/coach/review"
	"deduku/deduce/render/wording"
)

// Learn is what came of an answer in a lesson, a review or the placement test, and what is asked now.
type Learn struct {
	Verdict string     `json:"verdict,omitempty" schema:",enum=right|partly|wrong|unproved|beside|unread|shown|hint|skipped"` // on what was typed
	Why     string     `json:"why,omitempty"`                                                                                 // what is wrong with it, the hint, why what is shown is so, or what was skipped
	Answer  string     `json:"answer,omitempty"`                                                                              // the right one, once it was given or shown
	Passed  string     `json:"passed,omitempty"`                                                                              // the technique whose lesson was passed by this
	Known   int        `json:"known,omitempty"`                                                                               // after the placement test, how many techniques need no lesson
	Placed  []string   `json:"placed,omitempty"`                                                                              // and which these are, by their titles
	Open    []OpenPart `json:"open,omitempty"`                                                                                // of a lesson that is over and not passed, the parts that are open
	Rest    string     `json:"rest,omitempty"`                                                                                // the line that asks what is open, on other boards
	Due     int        `json:"due"`                                                                                           // how many reviews are due
	Next    string     `json:"next,omitempty"`                                                                                // the technique to learn next
	Begun   bool       `json:"begun,omitempty"`                                                                               // its lesson was begun before
	Found   bool       `json:"found,omitempty"`                                                                               // in a puzzle that is played, the step that the lesson is about
	Task    *Task      `json:"task,omitempty"`                                                                                // what is asked now; nothing where nothing is
}

// OpenPart is how much of a part was done that has to be done for a lesson to be passed.
type OpenPart struct {
	Part string   `json:"part" schema:",enum=look alike|find it"`
	Done int      `json:"done"`
	Of   int      `json:"of"`
	Left []string `json:"left"` // what is not done, and what came of it
}

// Task is a scene of a lesson, a review or the placement test: what is shown and what is asked.
type Task struct {
	Kind      string      `json:"kind" schema:",enum=lesson|review|test"`
	Technique string      `json:"technique"`
	Title     string      `json:"title" schema:"name"`
	Part      string      `json:"part" schema:",enum=the idea|seen once|look alike|find it|in the wild"`
	At        int         `json:"at" schema:",min=1"` // which of the part, of a review or of the test
	Of        int         `json:"of" schema:",min=1"`
	Opens     []string    `json:"opens,omitempty"` // where a lesson begins: what its technique is
	Words     []string    `json:"words,omitempty"` // the words that a lesson uses here first and the learner has not met, each with what it means
	Text      string      `json:"text,omitempty"`  // the question
	Asks      string      `json:"asks" schema:",enum=nothing|units|cells|digits|conclusions|letter|play"`
	Form      string      `json:"form,omitempty"`                                    // how an answer is written
	Kinds     []string    `json:"kinds,omitempty" schema:",enum=row|column|box"`     // of the units that an answer may name
	Concludes string      `json:"concludes,omitempty" schema:",enum=placed|removed"` // what happens to the candidates that an answer names
	Notes     bool        `json:"notes"`                                             // the boards are drawn with candidates
	Boards    []TaskBoard `json:"boards"`
	Again     string      `json:"again,omitempty"` // the line that brings a lesson back here, in another session, too
	Told      []string    `json:"told,omitempty"`  // of a step that is told: its sentences
}

// TaskBoard is a board of a task.
type TaskBoard struct {
	Letter string `json:"letter,omitempty"` // where the question is which of several
	Position
	Marked []string `json:"marked,omitempty"` // the cells of a pattern that is drawn on it
}

// TaskOf is a scene as programs read it.
func TaskOf(s *lesson.Scene, kind string, at, of int, told []string, t wording.Text) *Task {
	f := &Task{Kind: kind, Part: s.Part.String(), At: at, Of: of, Text: s.Text(t), Asks: s.Asks.String(), Form: s.Form(t), Kinds: s.Kinds(), Notes: s.Notes(), Told: told}
	if s.Asks == lesson.Conclusions {
		f.Concludes = "removed"
		if len(s.Step.Placements) > 0 {
			f.Concludes = "placed"
		}
	}
	for i := range s.Shown {
		b := s.Board(i)
		shown := TaskBoard{Position: positionOf(&b)}
		if len(s.Shown) > 1 {
			shown.Letter = lesson.LetterOf(i)
		}
		if s.Drawn() {
			for c := range lesson.Marked(s.Shown[i].Step).All() {
				shown.Marked = append(shown.Marked, board.RC.Cell(c))
			}
		}
		f.Boards = append(f.Boards, shown)
	}
	return f
}

// LearnMap is the path, and how far the learner is on it.
type LearnMap struct {
	Chapters []LearnChapter `json:"chapters"`
	Due      int            `json:"due"`
	Next     string         `json:"next,omitempty"`
}

// LearnChapter is a chapter of the path.
type LearnChapter struct {
	Title string      `json:"title"`
	About string      `json:"about"`
	Stops []LearnStop `json:"stops"`
}

// LearnStop is a technique on the path.
type LearnStop struct {
	Name      string   `json:"name"`
	Title     string   `json:"title" schema:"name"`
	Mark      string   `json:"mark" schema:",enum=new|begun|can do|due"`
	Due       string   `json:"due,omitempty" schema:"day"` // when it comes back
	Why       string   `json:"why"`
	Needs     []string `json:"needs"`
	Frequency string   `json:"frequency"`
}

// LearnStats is how it went with each technique of the path that was answered.
type LearnStats struct {
	Techniques []Learnt       `json:"techniques"`
	Chapters   []ChapterCount `json:"chapters"`
}

// Learnt is how it went with a technique.
type Learnt struct {
	Name   string `json:"name"`
	Title  string `json:"title" schema:"name"`
	Mark   string `json:"mark" schema:",enum=new|begun|can do|due"`
	Seen   int    `json:"seen"` // boards
	AtOnce int    `json:"at_once"`
	Last   string `json:"last" schema:"day"`
	Due    string `json:"due,omitempty" schema:"day"`
}

// ChapterCount is how many techniques of a chapter can be done.
type ChapterCount struct {
	Title string `json:"title"`
	Can   int    `json:"can"`
	Of    int    `json:"of"`
}

// dayForm is how a day is written.
const dayForm = "2006-01-02"

// dueDay is the day when something comes back; empty for never.
func dueDay(s *review.Standing) string {
	if s.Box == 0 {
		return ""
	}
	return s.Due.Format(dayForm)
}

// LearnMapOf returns the path with the standings of its stops, in its order, and the reviews that come today. If a review is due but comes
// on a later day, the learner can do its technique.
func LearnMapOf(standings, due []review.Standing, next *review.Stop) LearnMap {
	f := LearnMap{Due: len(due)}
	if next != nil {
		f.Next = next.Technique.Name
	}
	n := 0
	for _, chapter := range review.Chapters {
		c := LearnChapter{Title: chapter.Title, About: chapter.About}
		for i := range chapter.Stops {
			stop, st := &chapter.Stops[i], &standings[n]
			n++
			mark := st.Mark
			if mark == review.IsDue && !slices.ContainsFunc(due, func(d review.Standing) bool { return d.Technique == st.Technique }) {
				mark = review.CanDo
			}
			s := LearnStop{
				Name: stop.Technique.Name, Title: stop.Technique.Title, Mark: mark.String(), Due: dueDay(st), Why: stop.Why,
				Needs: []string{}, Frequency: review.FrequencyOf(stop.Technique).String(),
			}
			for _, need := range stop.Needs {
				s.Needs = append(s.Needs, need.Name)
			}
			c.Stops = append(c.Stops, s)
		}
		f.Chapters = append(f.Chapters, c)
	}
	return f
}

// LearnStatsOf is how it went, and of each chapter how much can be done.
func LearnStatsOf(counts []review.Count, standings []review.Standing) LearnStats {
	f := LearnStats{Techniques: []Learnt{}}
	for i := range counts {
		c := &counts[i]
		f.Techniques = append(f.Techniques, Learnt{
			c.Technique.Name, c.Technique.Title, c.Mark.String(), c.Seen, c.AtOnce, c.Last.Format(dayForm), dueDay(&c.Standing),
		})
	}
	n := 0
	for _, chapter := range review.Chapters {
		count := ChapterCount{Title: chapter.Title, Of: len(chapter.Stops)}
		for range chapter.Stops {
			if standings[n].Mark >= review.CanDo {
				count.Can++
			}
			n++
		}
		f.Chapters = append(f.Chapters, count)
	}
	return f
}
