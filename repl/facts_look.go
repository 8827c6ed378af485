package repl

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/deduce/technique"
)

// What the commands that look at the board, its steps and the techniques tell programs.

// candidateFacts is the board with its candidates, and what a step sees in it where one is asked for.
type candidateFacts struct {
	Grid       string   `json:"grid"`
	Candidates []string `json:"candidates"` // the digits of each of the 81 cells; of a filled one its own
	*patternFacts
}

func candidatesOf(b *board.Board) candidateFacts {
	f := candidateFacts{Grid: b.Grid().String()}
	for c := range board.Cell(board.Cells) {
		left := b.Candidates(c)
		if d := b.Digit(c); d != 0 {
			left = board.Digits(d)
		}
		f.Candidates = append(f.Candidates, digits(left))
	}
	return f
}

// patternFacts is a step with the pieces of its pattern, as pictures show them.
type patternFacts struct {
	Step  numbered    `json:"step"`
	Parts []partFacts `json:"parts"`
	Links []linkFacts `json:"links,omitempty"`
}

// partFacts is a piece of a pattern.
type partFacts struct {
	Role   string   `json:"role"`
	Units  []string `json:"units,omitempty"` // r2, c5, b9
	Cells  []string `json:"cells,omitempty"`
	Digits string   `json:"digits,omitempty"`
}

// linkFacts is a link of a chain.
type linkFacts struct {
	From   nodeFacts `json:"from"`
	To     nodeFacts `json:"to"`
	Strong bool      `json:"strong"`
}

// nodeFacts is an end of a link: a digit in one of some cells.
type nodeFacts struct {
	Digit int      `json:"digit"`
	Cells []string `json:"cells"`
}

func patternOf(n int, step *deduce.Step) *patternFacts {
	f := &patternFacts{Step: numbered{n, step}, Parts: []partFacts{}}
	for i := range step.Parts {
		p := &step.Parts[i]
		f.Parts = append(f.Parts, partFacts{p.Role.String(), texts(p.Units.All()), texts(p.Cells.All()), digits(p.Digits)})
	}
	if step.Argument == nil {
		return f
	}
	for _, l := range step.Argument.Links {
		f.Links = append(f.Links, linkFacts{nodeOf(l.From), nodeOf(l.To), l.Strong})
	}
	return f
}

func nodeOf(n deduce.Node) nodeFacts { return nodeFacts{int(n.Digit), texts(n.Cells.All())} }

// hintFacts is as much of the next step as has been asked for: the fields come one after the other.
type hintFacts struct {
	Told      int       `json:"told"` // 1 to 4
	Level     string    `json:"level"`
	Technique string    `json:"technique,omitempty"`
	Place     string    `json:"place,omitempty"`
	Step      *numbered `json:"step,omitempty"`
}

func hintOf(told, n int, step *deduce.Step) hintFacts {
	f := hintFacts{Told: told, Level: step.Technique.Level.String()}
	if told > 1 {
		f.Technique = step.Technique.Title
	}
	if told > 2 {
		f.Place = render.Text{}.Place(step)
	}
	if told > 3 {
		f.Step = &numbered{n, step}
	}
	return f
}

// techniqueFacts is what there is to say of a technique.
type techniqueFacts struct {
	Name    string `json:"name"`
	Title   string `json:"title"`
	Short   string `json:"short,omitempty"`
	Level   string `json:"level"`
	Score   int    `json:"score"`
	On      bool   `json:"on"`
	Assumes string `json:"assumes,omitempty"`
	About   string `json:"about"`
}

// techniqueList is some techniques, easiest first.
type techniqueList struct {
	Techniques []techniqueFacts `json:"techniques"`
}

// techniquesWhere are the techniques that are wanted.
func (s *Session) techniquesWhere(wanted func(*deduce.Technique) bool) techniqueList {
	list := techniqueList{[]techniqueFacts{}}
	choice := s.settings.choice()
	for _, t := range technique.Standard {
		if !wanted(t) {
			continue
		}
		f := techniqueFacts{Name: t.Name, Title: t.Title, Short: t.Key, Level: t.Level.String(), Score: t.Score, On: choice.Has(t), About: t.Doc}
		if t.Assumes {
			f.Assumes = "unique"
		}
		list.Techniques = append(list.Techniques, f)
	}
	return list
}

// fileFacts is a file that was written or read, and how many steps of the log are in it.
type fileFacts struct {
	File  string `json:"file"`
	Steps *int   `json:"steps,omitempty"`
}
