package answer

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/rate"
	"deduku/deduce/render/clue"
	"deduku/deduce/render/wording"
)

// Hint is as much of the next step as has been asked for: the fields come one after the other.
type Hint struct {
	Told      int    `json:"told" schema:",min=1,max=6"` // how much: the level, the technique, the region, the cells, the pattern, the whole step
	Level     string `json:"level" schema:"level"`
	Technique string `json:"technique,omitempty"`
	Place     string `json:"place,omitempty" schema:",needs=technique"`
	Pattern   string `json:"pattern,omitempty" schema:",needs=place"` // the strong links, the cases, the sets and what ties them
	Step      *Step  `json:"step,omitempty" schema:",needs=technique"`
}

// HintOf tells so much of a step, which would be the n-th of the log: depth 1 tells its level, 2 its technique, 3 the region, 4 the
// cells, 5 how they hang together, [coach.HintWhole] the whole of it. The board is that before the step.
func HintOf(depth, n int, step *deduce.Step, b *board.Board) Hint {
	f := Hint{Told: depth, Level: rate.Scale.Grades[step.Technique].Level.String()}
	if depth > 1 {
		f.Technique = step.Technique.Title
	}
	if depth > 2 {
		f.Place = clue.Region(wording.Text{}, step)
	}
	if depth > 3 {
		f.Place = clue.Cells(wording.Text{}, step, b)
	}
	if depth > 4 {
		f.Pattern = clue.Pattern(wording.Text{}, step, b)
	}
	if depth >= coach.HintWhole {
		f.Step = &Step{n, step}
	}
	return f
}

// Technique is what there is to say of a technique.
type Technique struct {
	Name    string `json:"name" schema:"typed"` // what is typed
	Title   string `json:"title" schema:"name"` // the standard English name, as logs have it
	Short   string `json:"short,omitempty"`
	SE      string `json:"se,omitempty"` // what Sudoku Explainer calls it, where it knows it
	Level   string `json:"level" schema:"level"`
	Score   int    `json:"score"`
	On      bool   `json:"on"`
	Assumes string `json:"assumes,omitempty" schema:",enum=unique"`
	About   string `json:"about"`
}

// TechniqueOf is a technique, which is on or off.
func TechniqueOf(t *deduce.Technique, on bool) Technique {
	grade := rate.Scale.Grades[t]
	f := Technique{Name: t.Name, Title: t.Title, Short: grade.Key, SE: rate.NameOf(t), Level: grade.Level.String(), Score: grade.Score, On: on, About: t.Doc}
	if t.Assumes {
		f.Assumes = "unique"
	}
	return f
}

// Techniques is some techniques, easiest first.
type Techniques struct {
	Techniques []Technique `json:"techniques"`
}

// Lesson is a technique with the step that shows it.
type Lesson struct {
	Technique
	Example   string   `json:"example"` // a position: a grid with + before digits placed later, then :eliminated candidates
	Step      Step     `json:"step"`
	Sentences []string `json:"sentences"`
}
