package review

import (
	"time"

	"deduku/deduce/coach"
)

// Count is how it went with a technique.
type Count struct {
	Standing
	Seen   int // boards
	AtOnce int // of these, right at once
	Last   time.Time
}

// Counts are those of the stops that were answered, in the order of the path.
func (s *State) Counts(now time.Time) (out []Count) {
	by := map[string]*Count{}
	for _, st := range s.Standings(now) {
		by[st.Technique.Name] = &Count{Standing: st}
	}
	answered := map[string]bool{}
	for _, a := range s.Answers {
		c := by[a.Technique]
		if c == nil {
			continue
		}
		answered[a.Technique] = true
		switch a.Came {
		case Begun, Learnt, Placed:
		case Right:
			c.AtOnce++
			fallthrough
		default:
			c.Seen++
		}
		c.Last = a.Time
	}
	for _, stop := range Stops() {
		if c := by[stop.Technique.Name]; answered[stop.Technique.Name] {
			out = append(out, *c)
		}
	}
	return out
}

// OfVerdict is what an answer in practice came to, as a state keeps it; ok is false for what is kept nowhere, a part of an answer.
func OfVerdict(v coach.Verdict) (came Came, ok bool) {
	switch v {
	case coach.Right:
		return Right, true
	case coach.Weaker, coach.Other:
		return other, true
	case coach.Wrong, coach.Unjustified:
		return Wrong, true
	case coach.Seen:
		return Shown, true
	}
	return "", false
}
