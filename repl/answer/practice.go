package answer

import (
	"fmt"

	"deduku/deduce/coach"
)

// Score counts what was answered on boards for practice.
type Score struct {
	Right       int `json:"right"` // by a technique that was asked for
	Other       int `json:"other"` // by another one
	Unjustified int `json:"unjustified"`
	Wrong       int `json:"wrong"`
}

func (f Score) String() string {
	return fmt.Sprintf("score: %d right, %d by another technique, %d not justified, %d wrong", f.Right, f.Other, f.Unjustified, f.Wrong)
}

// Practice is what is practised, if anything, and how it goes.
type Practice struct {
	Asked    []string `json:"asked"`  // the names of the techniques that count
	Boards   int      `json:"boards"` // how many there were
	Open     bool     `json:"open"`   // the board is one to be answered
	Answered bool     `json:"answered"`
	Shown    bool     `json:"shown"` // before it was answered: it does not count
	Score    Score    `json:"score"`
}

// PracticeOf is how it goes with what is practised; open says that the board is one to be answered.
func PracticeOf(p *coach.Practice, open bool) Practice {
	f := Practice{Asked: []string{}, Boards: p.Boards, Open: open, Answered: p.Answered, Shown: p.Shown, Score: Score(p.Score)}
	for _, t := range p.Asked {
		f.Asked = append(f.Asked, t.Name)
	}
	return f
}

// Exercise is a board to practise on.
type Exercise struct {
	Start
	Example  bool     `json:"example"` // a copy of an example: no puzzle was found
	Practice Practice `json:"practice"`
}

// Judged is what was typed on a board for practice, judged.
type Judged struct {
	Verdict coach.Verdict `json:"verdict" schema:",enum=right|partly|weaker|other|not justified|wrong"`
	Why     string        `json:"why,omitempty"`   // where no step says it
	Steps   []Step        `json:"steps"`           // that give it; of a part of a step none
	Given   int           `json:"given,omitempty"` // of a step by what was asked for, how many conclusions were answered
	Of      int           `json:"of,omitempty"`    // how many it has
	Score   Score         `json:"score"`           // with this answer
	After   Progress      `json:"after"`
}

// Diary is how practice went over sessions, technique by technique in the order of the ladder.
type Diary struct {
	Techniques []Practised `json:"techniques"`
}

// Practised is how practice with a technique went.
type Practised struct {
	Name  string `json:"name"`
	Title string `json:"title" schema:"name"`
	Score
	Shown int    `json:"shown"`
	Last  string `json:"last" schema:"day"` // the day
}

// DiaryOf is how practice went.
func DiaryOf(records []coach.Record) Diary {
	f := Diary{Techniques: []Practised{}}
	for _, r := range records {
		f.Techniques = append(f.Techniques, Practised{r.Technique.Name, r.Technique.Title, Score(r.Score), r.Shown, r.Last.Format("2006-01-02")})
	}
	return f
}

// Tour is a stop of the tour: what it says, and what to type.
type Tour struct {
	At    int    `json:"at" schema:",min=1"` // from 1
	Of    int    `json:"of" schema:",min=1"`
	Over  bool   `json:"over"`
	Title string `json:"title,omitempty"`
	Text  string `json:"text"`
	Type  string `json:"type,omitempty"` // what to type
}
