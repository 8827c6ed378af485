package review

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"
)

// at is a day of some January, at noon.
func at(d int) time.Time { return time.Date(2026, 1, d, 12, 0, 0, 0, time.UTC) }

// TestBoxes replays answers day by day.
func TestBoxes(t *testing.T) {
	tech := Stops()[0].Technique
	for _, test := range []struct {
		name string
		days []int
		came []Came
		box  int
		due  int // the day
		mark Mark
	}{
		{"nothing", nil, nil, 0, 0, untried},
		{"begun", []int{1}, []Came{Begun}, 0, 0, Started},
		{"right before the lesson is passed", []int{1}, []Came{Right}, 0, 0, Started},
		{"learnt", []int{1}, []Came{Learnt}, 1, 2, IsDue},
		{"placed", []int{10}, []Came{Placed}, 1, 11, CanDo},
		{"right", []int{1, 2}, []Came{Learnt, Right}, 2, 5, IsDue},
		{"right, right", []int{1, 2, 5}, []Came{Learnt, Right, Right}, 3, 12, CanDo},
		{"right too early", []int{1, 2, 3}, []Came{Learnt, Right, Right}, 2, 5, IsDue},
		{"with hints", []int{1, 2, 5}, []Came{Learnt, Right, Helped}, 2, 8, IsDue},
		{"wrong", []int{1, 2, 5}, []Came{Learnt, Right, Wrong}, 1, 6, IsDue},
		{"shown too early", []int{1, 2, 3}, []Came{Learnt, Right, Shown}, 1, 4, IsDue},
		{"learnt again", []int{1, 2, 3}, []Came{Learnt, Right, Learnt}, 2, 5, IsDue},
	} {
		var s State
		for i, d := range test.days {
			s.Add(at(d), tech, "", test.came[i])
		}
		got := s.StandingOf(tech, at(10))
		if got.Box != test.box || got.Mark != test.mark || test.due > 0 && got.Due.Day() != test.due {
			t.Errorf("%s: got %+v, want box %d, due on day %d, %v", test.name, got, test.box, test.due, test.mark)
		}
	}
}

// TestDue gives at most so many a day, the oldest first.
func TestDue(t *testing.T) {
	var s State
	for i, stop := range Stops()[:14] {
		s.Add(at(20-i), stop.Technique, "", Learnt)
	}
	due := s.Due(at(25))
	if len(due) != MostReviews || due[0].Technique != Stops()[13].Technique {
		t.Fatalf("%d are due, first %v", len(due), due[0].Technique.Name)
	}
	for _, st := range due[:4] {
		s.Add(at(25), st.Technique, "", Right)
	}
	if left := s.Due(at(25)); len(left) != MostReviews-4 || left[0].Technique != due[4].Technique {
		t.Errorf("after four, %d are due, first %v", len(left), left[0].Technique.Name)
	}
	if next := s.Next(at(25)); next != Stops()[14] && next.Technique != Stops()[14].Technique {
		t.Errorf("next is %v", next.Technique.Name)
	}
}

// TestNext goes on behind the technique that was learnt last, and comes back to what was left out before it.
func TestNext(t *testing.T) {
	stops := Stops()
	var s State
	s.Add(at(1), stops[5].Technique, "", Learnt)
	if next := s.Next(at(1)); next.Technique != stops[6].Technique {
		t.Errorf("behind %s comes %s", stops[5].Technique.Name, next.Technique.Name)
	}
	s.Add(at(2), stops[len(stops)-1].Technique, "", Learnt)
	if next := s.Next(at(2)); next.Technique != stops[0].Technique {
		t.Errorf("behind the last comes %s", next.Technique.Name)
	}
	s.Add(at(3), stops[9].Technique, "", Begun)
	if next := s.Next(at(3)); next.Technique != stops[9].Technique {
		t.Errorf("where one was begun, %s comes", next.Technique.Name)
	}
	s.Add(at(4), stops[20].Technique, "", Begun)
	s.Add(at(4), stops[20].Technique, "", Learnt)
	s.Add(at(5), stops[15].Technique, "", Right) // was practised
	if next := s.Next(at(5)); next.Technique != stops[21].Technique {
		t.Errorf("behind %s, which was passed after another was begun, comes %s", stops[20].Technique.Name, next.Technique.Name)
	}
	s.Add(at(6), stops[0].Technique, "", Placed)
	if next := s.Next(at(6)); next.Technique != stops[1].Technique {
		t.Errorf("after the placement test comes %s", next.Technique.Name)
	}
}

// TestText writes and reads back, and refuses what is damaged.
func TestText(t *testing.T) {
	var s State
	s.Add(at(3), Stops()[3].Technique, strings.Repeat(".", 81), Helped)
	s.Add(at(1), Stops()[1].Technique, "", Begun)
	back, err := Parse(s.Text())
	if err != nil || len(back.Answers) != 2 || back.Answers[0] != s.Answers[1] || back.Answers[1] != s.Answers[0] {
		t.Errorf("got %+v, error %v", back, err)
	}
	for text, want := range map[string]string{
		"{": "damaged", "[]": "damaged", "{}": "no learning file",
		`{"deduku-learning":2,"answers":[]}`:                                                                    "a later deduku",
		`{"deduku-learning":2,"answers":{"x-wing":[7]}}`:                                                        "a later deduku",
		`{"deduku-learning":1,"answers":[{"time":"2026-01-01T00:00:00Z","technique":"x-wing","came":"magic"}]}`: "answer 1",
		`{"deduku-learning":1,"answers":[{"time":"2026-01-01T00:00:00Z","came":"right"}]}`:                      "answer 1",
		s.Text()[:40]: "damaged: it is cut off in line 4",
		strings.Replace(s.Text(), "\"came\"", "came", 1):                                                       "damaged: in line 8 it is no JSON",
		`{"deduku-learning":1,"answers":[{"time":"yesterday","technique":"x-wing","came":"right"}]}`:           `answer 1 of 1 has the time "yesterday"; a time is written as`,
		`{"deduku-learning":1,"answers":[{"time":"2026-01-01T00:00:00Z","technique":"x-wing","came":"rigt"}]}`: `has "rigt" as what came of it, which is one of right, helped`,
		`{"deduku-learning":1,"answers":{}}`:                                                                   `"answers" has to be a list`,
		`{"deduku-learning":1,"answers":[3]}`:                                                                  "answer 1 of 1 is no object",
	} {
		if _, err := Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got error %v, want %q", text, err, want)
		}
	}
}

// TestBadAnswers reads the good ones of some answers, and counts the others.
func TestBadAnswers(t *testing.T) {
	var s State
	for i := range 4 {
		s.Add(at(i+1), Stops()[i].Technique, "", Right)
	}
	text := strings.Replace(s.Text(), "\"right\"", "\"rigt\"", 1)
	text = strings.Replace(text, at(3).Format(time.RFC3339), "yesterday", 1)
	got, err := Parse(text)
	var bad *BadAnswersError
	if !errors.As(err, &bad) || bad.Bad != 2 || bad.Of != 4 || !slices.Equal(bad.Numbers, []int{1, 3}) || !strings.HasPrefix(bad.First, `answer 1 of 4 has "rigt" as what came of it`) {
		t.Errorf("got %v", err)
	}
	if len(got.Answers) != 2 || got.Answers[0] != s.Answers[1] || got.Answers[1] != s.Answers[3] {
		t.Errorf("got %v", got.Answers)
	}
}

// TestMerge joins two states in either order to the same, and again to nothing new.
func TestMerge(t *testing.T) {
	var a, b State
	for i, stop := range Stops()[:6] {
		if i < 4 {
			a.Add(at(i+1), stop.Technique, "", Right)
		}
		if i > 1 {
			b.Add(at(i+1), stop.Technique, "", Right)
		}
	}
	ab, ba := State{append([]Answer{}, a.Answers...)}, State{append([]Answer{}, b.Answers...)}
	if n, m := ab.Merge(&b), ba.Merge(&a); n != 2 || m != 2 || ab.Text() != ba.Text() {
		t.Errorf("%d and %d were new:\n%s\n%s", n, m, ab.Text(), ba.Text())
	}
	if n := ab.Merge(&ba); n != 0 {
		t.Errorf("%d were new in what was merged already", n)
	}
}

// FuzzParse reads any text; what is read can be written and read back.
func FuzzParse(f *testing.F) {
	var s State
	s.Add(at(3), Stops()[3].Technique, "", Helped)
	f.Add(s.Text())
	f.Add("{}")
	f.Fuzz(func(t *testing.T, text string) {
		s, err := Parse(text)
		if err != nil {
			return
		}
		s.Due(at(1))
		if again, err := Parse(s.Text()); err != nil || len(again.Answers) != len(s.Answers) {
			t.Errorf("%q: read back %d of %d answers, error %v", text, len(again.Answers), len(s.Answers), err)
		}
	})
}
