package answer

import (
	"fmt"

	"deduku/deduce/render/wording"
)

// Checked is what a check has found to be right.
type Checked struct {
	Logs       int `json:"logs"`
	Steps      int `json:"steps"`
	Premises   int `json:"premises"`
	Unique     int `json:"unique"`  // steps in force that assume that the puzzle has one solution, or whose proof has one that is taken back
	Several    int `json:"several"` // logs with such steps although the puzzle has several solutions: what rests on them is not proved
	Unfinished int `json:"unfinished"`

	// Steps whose technique was not found again with their truths on the board before them: they are proved, but what the log
	// calls them is not so. Left out where names were not looked at.
	Unconfirmed *int `json:"unconfirmed,omitempty"`
}

// Add counts what was found in another part of the input, too.
func (c *Checked) Add(o *Checked) {
	c.Logs += o.Logs
	c.Steps += o.Steps
	c.Premises += o.Premises
	c.Unique += o.Unique
	c.Several += o.Several
	c.Unfinished += o.Unfinished
	if o.Unconfirmed != nil {
		*c.Unconfirmed += *o.Unconfirmed
	}
}

// String is a line that says so. Where steps assume one solution, a reader trusts them no further than that.
func (c Checked) String() string {
	text := fmt.Sprintf("ok: %s, %s", wording.Count(c.Logs, "log", "logs"), wording.Count(c.Steps, "step", "steps"))
	if c.Premises > 0 {
		text += ", resting on " + wording.Count(c.Premises, "premise", "premises")
	}
	if c.Unfinished > 0 {
		text += fmt.Sprintf(", %d not finished", c.Unfinished)
	}
	if c.Unique > 0 {
		text += "; " + wording.Count(c.Unique, "step assumes", "steps assume") + " that the puzzle has one solution"
	}
	switch {
	case c.Several == 0:
	case c.Logs == 1:
		text += ", and it has several: what rests on that is not proved"
	default:
		text += ", and in " + wording.Count(c.Several, "log", "logs") + " it has several: what rests on that is not proved there"
	}
	return text + c.names()
}

// names says what was looked for of the names of techniques, after a semicolon; nothing where they were not looked at.
func (c Checked) names() string {
	switch {
	case c.Unconfirmed == nil:
		return ""
	case *c.Unconfirmed == 0:
		return "; all techniques are found again"
	}
	return "; " + wording.Count(*c.Unconfirmed, "step is proved by its truths alone", "steps are proved by their truths alone") +
		": the technique that the log names is not found there"
}
