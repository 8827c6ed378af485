package answer

import (
	"fmt"

	"deduku/deduce/drat"
	"deduku/deduce/dratcheck"
	"deduku/deduce/render/wording"
)

// Proved is what was proved of a puzzle, for checkers of any maker, and where that stands.
type Proved struct {
	Solution string `json:"solution,omitempty" schema:"grid"` // the only one; left out where there is none
	Clauses  int    `json:"clauses"`                          // of the proof
	Steps    int    `json:"steps"`                            // of the solver's log that became clauses
	Split    int    `json:"split"`                            // of those, steps that took cases
	Searched int    `json:"searched"`                         // cases that were tried as the steps did not suffice
	Formula  string `json:"formula,omitempty"`                // the file
	Proof    string `json:"proof,omitempty"`                  // the file
}

// ProvedOf are the facts of a proof that was written.
func ProvedOf(c *drat.Claim, f drat.Figures, formula, proof string) Proved {
	out := Proved{Clauses: f.Clauses, Steps: f.Steps, Split: f.Split, Searched: f.Searched, Formula: formula, Proof: proof}
	if c.Solution != nil {
		out.Solution = c.Solution.String()
	}
	return out
}

// String is a line for people.
func (f Proved) String() string {
	claim := "no solution"
	if f.Solution != "" {
		claim = f.Solution + " is the only solution"
	}
	text := fmt.Sprintf("%s: proved in %s ", claim, wording.Count(f.Clauses, "clause", "clauses"))
	cases := wording.Count(f.Searched, "case", "cases")
	switch {
	case f.Steps == 0 && f.Searched == 0:
		return text + "by unit propagation alone"
	case f.Steps == 0:
		return text + "by trying " + cases
	}
	text += "from " + wording.Count(f.Steps, "step", "steps")
	if f.Searched > 0 {
		text += ", and " + cases + " after the last step"
	}
	return text
}

// Refuted is a proof that a formula can't be satisfied, which was found right.
type Refuted struct {
	Form      string `json:"form" schema:",enum=DRAT|LRAT"`
	Variables int    `json:"variables"`
	Clauses   int    `json:"clauses"` // of the formula
	Lines     int    `json:"lines"`   // clauses of the proof, to the empty one
	Deletions int    `json:"deletions"`
}

// RefutedOf are the facts of a check.
func RefutedOf(r dratcheck.Result) Refuted {
	return Refuted{Form: r.Form, Variables: r.Variables, Clauses: r.Clauses, Lines: r.Lines, Deletions: r.Deletions}
}

// String is a line for people.
func (f Refuted) String() string {
	return fmt.Sprintf("ok: %s can't all be true: proved in %s (%s)", wording.Count(f.Clauses, "clause", "clauses"), wording.Count(f.Lines, "clause", "clauses"), f.Form)
}
