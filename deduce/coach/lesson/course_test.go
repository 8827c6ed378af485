package lesson

import (
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// learner is how somebody takes a lesson: what is done at a scene. It reports whether the scene was left.
type learner func(t *testing.T, c *Course, words wording.Text)

// TestLearners takes every lesson of the path with a learner who is always right, one who is always wrong and one who asks to be
// shown: each comes to the end, and each is judged right.
func TestLearners(t *testing.T) {
	for l, seed := range everyLesson(t) {
		text := wording.Text{Notation: board.Notation(seed % 3)}
		checkScenes(t, l, text)
		for name, learn := range map[string]learner{"right": answersRight, "wrong": answersWrong, "shown": asksToBeShown} {
			c := Begin(l)
			for n := 0; c.Scene() != nil; n++ {
				if n > 3*len(l.Scenes) {
					t.Fatalf("%s, seed %d: who is always %s comes to no end", l.Technique.Name, seed, name)
				}
				learn(t, c, text)
			}
			if c.Passed() != (name == "right") {
				t.Errorf("%s, seed %d: who is always %s passed: %v", l.Technique.Name, seed, name, c.Passed())
			}
		}
	}
}

// checkScenes holds a lesson to its form: five parts, two to four questions about the idea, each with a sentence.
func checkScenes(t *testing.T, l *Lesson, text wording.Text) {
	t.Helper()
	count := map[Part]int{}
	for i := range l.Scenes {
		s := &l.Scenes[i]
		count[s.Part]++
		if said := s.Text(text); (said == "") != (s.Asks == Nothing) || strings.Contains(said, "  ") {
			t.Errorf("%s: scene %d asks %q", l.Technique.Name, i+1, said)
		}
		if s.Part == Idea && l.Technique.Shape != deduce.ShapeSingle {
			if b := s.Board(0); slices.ContainsFunc(openCells(&b), func(c board.Cell) bool { return b.Candidates(c).Single() }) {
				t.Errorf("%s: a cell with a single candidate stands open where the idea is asked for", l.Technique.Name)
			}
		}
		if n, of := l.Place(i); n < 1 || n > of {
			t.Errorf("%s: scene %d is number %d of %d of its part", l.Technique.Name, i+1, n, of)
		}
	}
	if n := count[Idea]; n < fewestQuestions || n > mostQuestions || count[Seen] != 1 || count[Alike] != 1 || count[Find] != finds || count[Wild] != 1 {
		t.Errorf("%s has scenes %v", l.Technique.Name, count)
	}
}

func openCells(b *board.Board) (cells []board.Cell) {
	for c := range b.Open().All() {
		cells = append(cells, c)
	}
	return cells
}

// answersRight types the right answer, as the scene says it, and reads it back.
func answersRight(t *testing.T, c *Course, text wording.Text) {
	s := c.Scene()
	switch s.Asks {
	case Nothing:
		c.Next()
		return
	case Play:
		c.Played()
		return
	}
	typed := s.Answered(text)
	if s.Asks == units {
		typed = ""
		for u := range s.Units.All() {
			typed += u.String() + " "
		}
	}
	at := c.At
	answer, err := s.Read(typed, text)
	if err != nil {
		t.Fatalf("%s, %q: %v", s.Text(text), typed, err)
	}
	judged, err := c.Answer(t.Context(), answer, text)
	if err != nil || judged.Grade != Right {
		t.Errorf("%s: %s: %q is %+v, error %v", c.Lesson.Technique.Name, s.Text(text), typed, judged, err)
		c.Show()
	} else if c.Came[at] != AtOnce {
		t.Errorf("%s: a right answer came to %v", s.Text(text), c.Came[at])
	}
}

// answersWrong answers what is not so, asks for all hints, and passes on.
func answersWrong(t *testing.T, c *Course, text wording.Text) {
	s, at := c.Scene(), c.At
	var wrong Answer
	switch s.Asks {
	case units:
		wrong.Units = board.AllUnits &^ s.Units
	case cells:
		wrong.Cells = board.AllCells.Minus(s.Cells)
	case digits:
		wrong.Digits = board.AllDigits &^ s.Digits
		if wrong.Digits == 0 {
			c.Next()
			return
		}
	case Letter:
		wrong.Letter = (s.Letter + 1) % len(s.Shown)
	case Conclusions:
		wrong.Edits = []coords.Edit{wrongEdit(s)}
	default:
		c.Next()
		return
	}
	judged, err := c.Answer(t.Context(), wrong, text)
	if err != nil || judged.Grade != Wrong || judged.Why == "" || c.At != at {
		t.Errorf("%s: %s: a wrong answer is %+v, error %v", c.Lesson.Technique.Name, s.Text(text), judged, err)
	}
	for n := 0; c.Hint(text) != ""; n++ {
		if n > 5 {
			t.Fatalf("%s: hints come to no end", s.Text(text))
		}
	}
	c.Next()
}

// wrongEdit is a digit of the solution removed, which no step does.
func wrongEdit(s *Scene) coords.Edit {
	b := s.Board(0)
	puzzle := search.Of(&b)
	solution, _ := search.Solve(&puzzle)
	c := b.Open().First()
	return coords.Edit{Candidate: board.Candidate{Cell: c, Digit: solution[c]}, Eliminate: true}
}

// asksToBeShown gives every scene up.
func asksToBeShown(_ *testing.T, c *Course, _ wording.Text) { c.Show() }
