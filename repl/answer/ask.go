package answer

import (
	"fmt"
	"strings"

	"deduku/board"
	"deduku/deduce/render/wording"
)

// Allowed is whether the rules alone let a digit stand in a cell, and what is in its way.
type Allowed struct {
	About    string  `json:"about" schema:"placement"`
	Possible bool    `json:"possible"`
	Filled   int     `json:"filled,omitempty" schema:"digit"` // the other digit that the cell holds
	Clashes  []Clash `json:"clashes"`
}

// Clash is a cell that holds the digit, and the units that it shares with the cell that was asked about.
type Clash struct {
	Cell  string   `json:"cell" schema:"cell"`
	Units []string `json:"units" schema:"unit"`

	cell  board.Cell
	units board.UnitSet
}

// ClashOf is the clash of the digit of a cell with the same digit in another that it sees.
func ClashOf(asked, held board.Cell) Clash {
	c := Clash{Cell: held.String(), cell: held, units: asked.UnitSet() & held.UnitSet()}
	for u := range c.units.All() {
		c.Units = append(c.Units, u.String())
	}
	return c
}

// Text is the answer in words.
func (f Allowed) Text(x board.Candidate, t wording.Text) string {
	var all []string
	if f.Filled != 0 {
		all = append(all, fmt.Sprintf("%s is %d", t.Notation.Cell(x.Cell), f.Filled))
	}
	for _, c := range f.Clashes {
		all = append(all, fmt.Sprintf("%s is %d (%s)", t.Notation.Cell(c.cell), x.Digit, t.Units(c.units)))
	}
	if len(all) == 0 {
		return "yes"
	}
	return "no: " + strings.Join(all, ", ")
}

// Truth is what each open cell holds in any solution of the board.
type Truth struct {
	Solutions int         `json:"solutions"`
	OrMore    bool        `json:"or_more"`
	Cells     []TruthCell `json:"cells"`
	Alone     []string    `json:"alone" schema:"placement"` // the digits of which each by itself would leave one solution
}

// TruthCell is the digits that a cell holds in some solution.
type TruthCell struct {
	Cell   string       `json:"cell" schema:"cell"`
	Digits []TruthDigit `json:"digits"`
}

// TruthDigit is a digit, and in how many solutions its cell holds it, or the least that it is.
type TruthDigit struct {
	Digit     int  `json:"digit" schema:"digit"`
	Solutions int  `json:"solutions"`
	OrMore    bool `json:"or_more"`
}

// String is a cell as r1c3: 2 (in 5 solutions), 7 (in 1000 or more).
func (c TruthCell) String() string {
	var all []string
	for _, d := range c.Digits {
		more := ""
		if d.OrMore {
			more = " or more"
		}
		all = append(all, fmt.Sprintf("%d (%d%s)", d.Digit, d.Solutions, more))
	}
	return strings.Join(all, ", ")
}

// Tree is the guesses of the log, each with the guesses made while it was open.
type Tree struct {
	Guesses []Branch `json:"guesses"`
}

// Branch is a guess and what came of it.
type Branch struct {
	Step     Step     `json:"step"`
	Placed   int      `json:"placed"`             // digits that were placed behind it, before the next guess or its end
	Conflict *Step    `json:"conflict,omitempty"` // that ended it; none for a guess that stands
	Back     int      `json:"back,omitempty"`     // the step that took it back
	Guesses  []Branch `json:"guesses,omitempty"`
}

// Curve is how hard each step of the log was.
type Curve struct {
	Steps []CurveStep `json:"steps"`
}

// CurveStep is a step that was deduced or guessed.
type CurveStep struct {
	N         int    `json:"n"`
	Technique string `json:"technique,omitempty"`
	Level     string `json:"level" schema:"level"`
	Score     int    `json:"score"`
}

// Asserted is whether an expression about the board and the log is true.
type Asserted struct {
	Expression string `json:"expression"`
	Holds      bool   `json:"holds"`
}

// Nears is the steps that lack one condition.
type Nears struct {
	Steps []Near `json:"steps"`
	Cut   bool   `json:"cut"` // the search was ended before its end
}

// Near is a step, and the candidate that is in its way.
type Near struct {
	But  string `json:"but" schema:"placement"`
	Step Step   `json:"step"`
}
