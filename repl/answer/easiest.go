package answer

import (
	"strconv"
	"time"

	"deduku/deduce/easiest"
	"deduku/deduce/render/wording"
)

// Easiest is what a search for the easiest path looked at, and the plain path beside it.
type Easiest struct {
	Positions int       `json:"positions"` // how many were looked at
	Whole     bool      `json:"whole"`     // nothing was left to look at
	Stopped   bool      `json:"stopped"`   // by the time or by hand, before the bound
	Score     int       `json:"score"`
	Steps     int       `json:"steps"`
	Plain     PlainPath `json:"plain"`
}

// PlainPath is the path as the ladder goes.
type PlainPath struct {
	Score   int    `json:"score"`
	Steps   int    `json:"steps"`
	Hardest string `json:"hardest,omitempty"` // the title of a technique
}

// EasiestOf is the result of a search that found a path.
func EasiestOf(r *easiest.Result) *Easiest {
	f := &Easiest{
		Positions: r.Positions, Whole: r.Whole, Stopped: r.Stopped, Score: r.Best.Score, Steps: r.Best.Log.Count(),
		Plain: PlainPath{Score: r.Plain.Score, Steps: r.Plain.Log.Count()},
	}
	if r.Plain.Hardest != nil {
		f.Plain.Hardest = r.Plain.Hardest.Title
	}
	return f
}

// Text says what the search came to, and for which bound; took is how long it was.
func (f *Easiest) Text(took time.Duration) string {
	text := "the easiest path of " + wording.Count(f.Positions, "position", "positions")
	switch {
	case f.Stopped:
		text += ", where the search was stopped"
	case f.Whole:
		text += ", all that there are"
	}
	text += ": score " + strconv.Itoa(f.Score) + ", " + wording.Count(f.Steps, "step", "steps") +
		"; the plain one has score " + strconv.Itoa(f.Plain.Score) + ", " + wording.Count(f.Plain.Steps, "step", "steps")
	if f.Plain.Hardest != "" {
		text += ", hardest " + f.Plain.Hardest
	}
	if took > 0 {
		text += "; " + wording.Took(took).String()
	}
	return text
}
