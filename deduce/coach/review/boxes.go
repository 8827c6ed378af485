package review

import (
	"cmp"
	"slices"
	"time"

	"deduku/deduce"
)

// boxes are how many days it takes until what is in a box comes back.
var boxes = []int{1, 3, 7, 21, 60}

// MostReviews is how many reviews there are a day at most.
const MostReviews = 10

// Mark is how far a learner is with a technique.
type Mark int

// The marks.
const (
	untried Mark = iota // nothing was done
	Started             // its lesson was begun, and not passed
	CanDo               // its lesson was passed, or the placement test says that it is known
	IsDue               // a review of it is due
)

var markNames = [...]string{"new", "begun", "can do", "due"}

// String is the mark as it is read.
func (m Mark) String() string { return markNames[m] }

// Standing is how far a learner is with a technique: its box, from 1, 0 for none, and when it comes back.
type Standing struct {
	Technique *deduce.Technique
	Mark      Mark
	Box       int
	Due       time.Time // the beginning of a day
}

// day is the beginning of the day of a time.
func day(at time.Time) time.Time { return at.UTC().Truncate(24 * time.Hour) }

// StandingOf replays what was answered about a technique. Passing its lesson puts it into the first box; from then on what is right at
// once when it was due moves it up, what was shown or wrong moves it down to the first, all else leaves it where it is.
func (s *State) StandingOf(t *deduce.Technique, now time.Time) Standing {
	return standing(t, s.of(t), now)
}

func standing(t *deduce.Technique, answers []Answer, now time.Time) Standing {
	out := Standing{Technique: t}
	for _, a := range answers {
		due := !out.Due.After(a.Time)
		switch {
		case a.Came == Learnt || a.Came == Placed:
			if out.Box > 0 {
				continue
			}
			out.Box = 1
		case out.Box == 0:
			out.Mark = Started
			continue
		case a.Came == Right && due:
			out.Box = min(out.Box+1, len(boxes))
		case a.Came == Wrong || a.Came == Shown:
			out.Box = 1
		case a.Came != Helped || !due:
			continue
		}
		out.Due = day(a.Time).AddDate(0, 0, boxes[out.Box-1])
	}
	switch {
	case out.Box == 0:
	case !out.Due.After(now):
		out.Mark = IsDue
	default:
		out.Mark = CanDo
	}
	return out
}

// Standings are those of all stops of the path, in its order.
func (s *State) Standings(now time.Time) (out []Standing) {
	by := map[string][]Answer{}
	for _, a := range s.Answers {
		by[a.Technique] = append(by[a.Technique], a)
	}
	for _, stop := range Stops() {
		out = append(out, standing(stop.Technique, by[stop.Technique.Name], now))
	}
	return out
}

// Due is what is to be reviewed now, the oldest first: as many as there may be a day, less those that were reviewed today.
func (s *State) Due(now time.Time) []Standing {
	var due []Standing
	for _, st := range s.Standings(now) {
		if st.Mark == IsDue {
			due = append(due, st)
		}
	}
	slices.SortStableFunc(due, func(a, b Standing) int { return cmp.Compare(a.Due.Unix(), b.Due.Unix()) })
	left := max(0, MostReviews-s.reviewedOn(day(now)))
	return due[:min(left, len(due))]
}

// reviewedOn counts the answers of a day that moved what was due that day.
func (s *State) reviewedOn(today time.Time) (n int) {
	for _, stop := range Stops() {
		answers := s.of(stop.Technique)
		for i, a := range answers {
			if day(a.Time).Equal(today) && standing(stop.Technique, answers[:i], a.Time).Mark == IsDue && a.Came != Begun && a.Came != other {
				n++
			}
		}
	}
	return n
}

// Next is the stop to learn next: the lesson that was begun last, or else the first behind the one that was passed last which can't be done
// yet, or else the first of the path; nil where all can be done. What was only practised opens no lesson.
func (s *State) Next(now time.Time) *Stop {
	last := s.lastLesson()
	var first, behind *Stop
	met := false
	for i, st := range s.Standings(now) {
		stop := Stops()[i]
		here := stop.Technique.Name == last
		switch {
		case st.Mark >= CanDo:
		case here:
			return stop
		case met && behind == nil:
			behind = stop
		case first == nil:
			first = stop
		}
		met = met || here
	}
	return cmp.Or(behind, first)
}

// lastLesson is the technique whose lesson was begun or passed last; empty where there is none since a placement test found out what is known.
func (s *State) lastLesson() string {
	for _, a := range slices.Backward(s.Answers) {
		switch a.Came {
		case Begun, Learnt:
			return a.Technique
		case Placed:
			return ""
		}
	}
	return ""
}
