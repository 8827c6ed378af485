package answer

import (
	"fmt"
	"strconv"
	"strings"

	"deduku/deduce/render/wording"
)

// Attempt is somebody's try at a puzzle, judged: a row of 'deduku judge'.
type Attempt struct {
	N          int    `json:"n" schema:",min=1"` // in its file
	Puzzle     string `json:"puzzle" schema:"grid"`
	Lines      int    `json:"lines"`           // steps that were read
	Confirmed  int    `json:"confirmed"`       // the technique that the step names makes it, or stands where it says
	Holds      int    `json:"holds"`           // another technique makes it
	Nets       int    `json:"nets"`            // nothing shorter than a net makes it
	Already    int    `json:"already"`         // the board had it
	Unproved   int    `json:"unproved"`        // true, but nothing was found that justifies it
	Wrong      int    `json:"wrong"`           // not so
	Unreadable int    `json:"unreadable"`      // steps that could not be read
	Far        int    `json:"far"`             // digits placed before the first wrong step
	First      string `json:"first,omitempty"` // the first wrong step
	At         int    `json:"at,omitempty"`    // and its line
	Invented   int    `json:"invented"`        // steps that hold, but with a pattern that is not on the board as described
	GridOff    int    `json:"grid_off"`        // cells of the final grid that are not right
	Solved     bool   `json:"solved"`
}

// AttemptHeader names the columns of an attempt.
const AttemptHeader = "n,puzzle,lines,confirmed,holds,nets,already,unproved,wrong,unreadable,far,at,grid_off,solved,first,invented"

// Columns are an attempt's values in the order of AttemptHeader.
func (f Attempt) Columns() []string {
	var out []string
	for _, n := range []int{f.Lines, f.Confirmed, f.Holds, f.Nets, f.Already, f.Unproved, f.Wrong, f.Unreadable, f.Far, f.At, f.GridOff} {
		out = append(out, strconv.Itoa(n))
	}
	first := f.First
	if first != "" && strings.ContainsRune("=+-@\t", rune(first[0])) { // else spreadsheets take it for a formula
		first = "'" + first
	}
	return append(append([]string{strconv.Itoa(f.N), f.Puzzle}, out...), strconv.FormatBool(f.Solved), first, strconv.Itoa(f.Invented))
}

// Attempts adds up attempts.
type Attempts struct {
	judged, solved, faultless int // faultless attempts have neither wrong nor unjustified steps
	lines, justified          int
	unproved, wrong           int
	NotOurs, Unread           int
}

// Add counts an attempt.
func (t *Attempts) Add(f Attempt) {
	t.judged++
	if f.Solved {
		t.solved++
	}
	if f.Wrong+f.Unproved+f.Unreadable+f.Invented == 0 && f.Lines > 0 {
		t.faultless++
	}
	t.lines += f.Lines
	t.justified += f.Confirmed + f.Holds + f.Nets - f.Invented
	t.unproved += f.Unproved
	t.wrong += f.Wrong
}

// String is a line for people.
func (t Attempts) String() string {
	text := fmt.Sprintf("%s: %d solved, %d without a wrong or unjustified step; %s: %d justified, %d unproved, %d wrong",
		wording.Count(t.judged, "attempt", "attempts"), t.solved, t.faultless, wording.Count(t.lines, "step", "steps"), t.justified, t.unproved, t.wrong)
	if t.NotOurs > 0 {
		text += fmt.Sprintf("; %s of other sizes or variants", wording.Count(t.NotOurs, "board", "boards"))
	}
	if t.Unread > 0 {
		text += fmt.Sprintf("; %s could not be read", wording.Count(t.Unread, "attempt", "attempts"))
	}
	return text
}
