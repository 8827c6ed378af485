package review

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/technique"
)

// Came is what came of looking for a step of a technique.
type Came string

// What can come of it.
const (
	Right  Came = "right"  // at once
	Helped Came = "helped" // right, with hints
	Wrong  Came = "wrong"  // a wrong answer came first
	Shown  Came = "shown"
	other  Came = "other"  // right by another technique
	Learnt Came = "learnt" // its lesson was passed
	Placed Came = "placed" // the placement test says that it is known
	Begun  Came = "begun"  // its lesson was begun
)

// all are the words that a state may have.
var all = []Came{Right, Helped, Wrong, Shown, other, Learnt, Placed, Begun}

// CameNames are these words.
func CameNames() (out []string) {
	for _, c := range all {
		out = append(out, string(c))
	}
	return out
}

// Answer is one answer: when, of which technique, on which board, what came of it.
type Answer struct {
	Time      time.Time `json:"time"`
	Technique string    `json:"technique"`       // its name
	Board     string    `json:"board,omitempty"` // its digits; empty where there was none
	Came      Came      `json:"came"`
}

// State is all answers of a learner, in the order of their times.
type State struct {
	Answers []Answer
}

// version is that of the form of a state.
const version = 1

// file is a state as it is written.
type file struct {
	Version int      `json:"deduku-learning"`
	Answers []Answer `json:"answers"`
}

// read is a state as it is read, each answer by itself, so that an error can name it.
type read struct {
	Version int               `json:"deduku-learning"`
	Answers []json.RawMessage `json:"answers"`
}

// FromDiary is a state of the lines of a diary of practice, as it was kept before.
func FromDiary(lines []string) (s State) {
	for _, e := range coach.Entries(lines) {
		if came, ok := OfVerdict(e.Verdict); ok {
			s.Add(e.Time, e.Technique, "", came)
		}
	}
	s.sort()
	return s
}

// Diary is the answers on boards as the lines of a diary of practice.
func (s *State) Diary() (lines []string) {
	verdicts := map[Came]coach.Verdict{Right: coach.Right, Helped: coach.Right, Wrong: coach.Unjustified, Shown: coach.Seen, other: coach.Other}
	for _, a := range s.Answers {
		if v := verdicts[a.Came]; v != "" {
			lines = append(lines, coach.Entry(a.Time, a.Technique, string(v)))
		}
	}
	return lines
}

// mostAnswers is how many answers are kept. Ten a day fill that in fourteen years.
const mostAnswers = 50_000

// ErrVersion is the error of a state that a later deduku has written.
var ErrVersion = errors.New("it was written by a later deduku")

// A BadAnswersError says that some answers of a state can't be read.
type BadAnswersError struct {
	Bad, Of int
	Numbers []int  // of the bad answers, the first few
	First   string // the number of the first bad answer, and its fault
}

// mostBad is how many bad answers are numbered.
const mostBad = 10

func (e *BadAnswersError) Error() string { return "it is damaged: " + e.First }

// Parse reads a state. An empty text is an empty state. Answers about techniques that are unknown are kept: a later deduku may know
// them. If some answers can't be read, the error is a *[BadAnswersError], and the state has all the others.
func Parse(text string) (s State, err error) {
	if text == "" {
		return s, nil
	}
	var f read
	err = json.Unmarshal([]byte(text), &f)
	switch {
	case f.Version > version: // which can mean any type for the other fields
		return s, ErrVersion
	case err != nil:
		return s, fmt.Errorf("it is damaged: %s", damage(text, err))
	case f.Version < 1:
		return s, errors.New(`it is no learning file: "deduku-learning" is missing`)
	}
	bad := BadAnswersError{Of: len(f.Answers)}
	for i, raw := range f.Answers {
		a, wrong := answerOf(raw)
		if wrong == "" {
			s.Answers = append(s.Answers, a)
			continue
		}
		if len(bad.Numbers) < mostBad {
			bad.Numbers = append(bad.Numbers, i+1)
		}
		if bad.Bad++; bad.Bad == 1 {
			bad.First = fmt.Sprintf("answer %d of %d %s", i+1, bad.Of, wrong)
		}
	}
	s.sort()
	if bad.Bad > 0 {
		return s, &bad
	}
	return s, nil
}

// Text is the state as it is kept.
func (s *State) Text() string {
	answers := s.Answers
	if len(answers) > mostAnswers {
		answers = answers[len(answers)-mostAnswers:]
	}
	if answers == nil {
		answers = []Answer{}
	}
	text, err := json.MarshalIndent(file{version, answers}, "", " ")
	if err != nil {
		return "" // times outside the years that can be written; none is made so
	}
	return string(text) + "\n"
}

// Add adds an answer.
func (s *State) Add(at time.Time, t *deduce.Technique, board string, came Came) {
	s.Answers = append(s.Answers, Answer{at.UTC().Truncate(time.Millisecond), t.Name, board, came})
}

// Merge adds the answers of another state that this one has not. It returns how many were new.
func (s *State) Merge(other *State) (added int) {
	fresh := other.Without(s)
	s.Answers = append(s.Answers, fresh.Answers...)
	s.sort()
	return len(fresh.Answers)
}

// Without is the answers that another state has not: two are the same where technique, time and board are.
func (s *State) Without(other *State) (rest State) {
	type key struct {
		technique, board string
		at               int64
	}
	keyOf := func(a *Answer) key { return key{a.Technique, a.Board, a.Time.UnixMilli()} }
	known := map[key]bool{}
	for i := range other.Answers {
		known[keyOf(&other.Answers[i])] = true
	}
	for i := range s.Answers {
		if a := &s.Answers[i]; !known[keyOf(a)] {
			known[keyOf(a)] = true
			rest.Answers = append(rest.Answers, *a)
		}
	}
	return rest
}

func (s *State) sort() {
	slices.SortStableFunc(s.Answers, func(a, b Answer) int { return cmp.Or(a.Time.Compare(b.Time), cmp.Compare(a.Technique, b.Technique)) })
}

// of are the answers about a technique.
func (s *State) of(t *deduce.Technique) (out []Answer) {
	for _, a := range s.Answers {
		if technique.Standard.Lookup(a.Technique) == t {
			out = append(out, a)
		}
	}
	return out
}
