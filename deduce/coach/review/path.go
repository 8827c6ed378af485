package review

import (
	"slices"

	"deduku/deduce"
)

// Chapter is stops that have one idea in common.
type Chapter struct {
	Title string
	About string // its idea, in one line
	Stops []Stop
}

// Stop is a technique on the path.
type Stop struct {
	Technique *deduce.Technique
	Needs     []*deduce.Technique // to know first; they stand earlier
	Why       string              // why it comes here, in one line
	Relatives []*deduce.Technique // that who knows it can take from their articles alone
}

// Stops are all stops, the first to learn first.
func Stops() (out []*Stop) {
	for i := range Chapters {
		for k := range Chapters[i].Stops {
			out = append(out, &Chapters[i].Stops[k])
		}
	}
	return out
}

// At is the stop of a technique, and of a relative the stop that teaches it; nil where there is none.
func At(t *deduce.Technique) *Stop {
	var near *Stop
	for _, s := range Stops() {
		if s.Technique == t {
			return s
		}
		if near == nil && slices.Contains(s.Relatives, t) {
			near = s
		}
	}
	return near
}

// ChapterOf is the chapter of a stop; nil where it is in none.
func ChapterOf(s *Stop) *Chapter {
	for i := range Chapters {
		if slices.ContainsFunc(Chapters[i].Stops, func(other Stop) bool { return other.Technique == s.Technique }) {
			return &Chapters[i]
		}
	}
	return nil
}
