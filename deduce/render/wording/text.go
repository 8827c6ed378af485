// Package wording puts steps into one line: X-Wing    r3c1, r4c9 <> 8    8 in rows 2 and 6 must be in columns 1 and 9. It goes by the kind
// of a step and the roles of its parts, never by the technique itself, so a new technique changes nothing here.
//
// Start with text.go, which makes the line of a step; reason.go says why the step holds, by filling in the holes of its technique's
// template, which template.go cuts; compact.go writes the same as players do. lists.go and sentence.go have what longer texts are
// made of as well: cells, digits and units in a row, joined by commas and words.
package wording

import (
	"strconv"
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// Text formats steps as lines for people (deduce/LOG.md, "For people").
type Text struct {
	Notation board.Notation
	Short    bool // conclusions without reasons
	Full     bool // explanations tell lemmas, too
	Named    bool // players' names stand in front, not the kinds of logs
	Kinds    bool // behind players' names the kinds of logs stand, too
	Compact  bool // techniques as players write them: X-Wing: 4 r27 c49 => r35c4<>4

	Log *deduce.Log // in which the steps stand; nil where that does not matter
}

// Phrase is a step in its three pieces.
type Phrase struct {
	Indent     string // two spaces for each open guess; none for the end
	Label      string // the kind; of another technique its name
	Conclusion string // what holds now
	Reason     string // why; empty where there is nothing to say
	Tight      bool   // nothing stands between label and conclusion
}

// labelWidth is the width of the longest kind that is common in a log.
const labelWidth = len("BACKTRACK")

// Line is the phrase in one line, without colour or line end.
func (p Phrase) Line() string {
	b := p.appendStart(nil)
	b = append(b, p.Conclusion...)
	if p.Conclusion != "" && p.Reason != "" {
		b = append(b, gap...)
	}
	return string(append(b, p.Reason...))
}

// gap stands between a conclusion and its reason.
const gap = "    "

// appendStart appends what stands before the conclusion.
func (p Phrase) appendStart(b []byte) []byte {
	b = append(append(b, p.Indent...), p.Label...)
	if !p.Tight {
		for range max(labelWidth-len(p.Label), 0) + 1 {
			b = append(b, ' ')
		}
	}
	return b
}

// appendLogStart appends what stands before the conclusion in a log: its indent and its kind or name. It is apart as most lines that
// are ever written are a log's.
func appendLogStart(b []byte, s *deduce.Step) []byte {
	if !s.Kind.Ends() {
		for range s.Depth {
			b = append(b, "  "...)
		}
	}
	label := logLabel(s)
	b = append(b, label...)
	for n := labelWidth - len(label); n > 0; n-- {
		b = append(b, ' ')
	}
	return append(b, ' ')
}

// logLabel is what a log calls a step: its kind, or the name of its technique. A claim that was read may not name that.
func logLabel(s *deduce.Step) string {
	if s.Kind == deduce.Logic && s.Technique != nil {
		return s.Technique.Title
	}
	return s.Kind.String()
}

// Line is the step in one line, without colour or line end.
func (t Text) Line(s *deduce.Step) string { return string(t.appendLine(nil, s, nil)) }

func (t Text) appendLine(b []byte, s *deduce.Step, c cuts) []byte {
	if t.Named || t.Compact {
		p := t.label(s)
		if b = p.appendStart(b); p.Tight {
			return append(b, t.compact(s)...)
		}
	} else {
		b = appendLogStart(b, s)
	}
	from := len(b)
	b = t.appendConclusion(b, s)
	if t.Short && !s.Kind.Ends() {
		return b
	}
	end := len(b)
	if end > from {
		b = append(b, gap...)
	}
	reason := len(b)
	if b = t.appendReason(b, s, c); len(b) == reason {
		return b[:end]
	}
	return b
}

// Numbered is the line of the step n of a log, with its number before it.
func (t Text) Numbered(n int, s *deduce.Step) string { return Number(n) + t.Line(s) }

// Lines writes many steps: what it has found out about their wordings is used again.
type Lines struct {
	Text Text
	cuts cuts
}

// Append appends the line of the step n of a log, with its number before it, marked where the step is not in force.
func (l *Lines) Append(b []byte, n int, s *deduce.Step, inForce bool) []byte {
	return l.AppendLine(appendNumber(b, n, inForce), s)
}

// AppendLine appends the line of a step without a number.
func (l *Lines) AppendLine(b []byte, s *deduce.Step) []byte {
	if l.cuts == nil {
		l.cuts = cuts{}
	}
	return l.Text.appendLine(b, s, l.cuts)
}

// Number is the number of a step as it stands before its line, so that lines below each other are aligned.
func Number(n int) string { return NumberIn(n, true) }

// TakenBack marks the number of a step that is not in force: one that a backtrack has undone, or a contradiction.
const TakenBack = "~"

// NumberIn is Number of a step of a log, marked where the step is not in force.
func NumberIn(n int, inForce bool) string { return string(appendNumber(nil, n, inForce)) }

func appendNumber(b []byte, n int, inForce bool) []byte {
	for width := 100; width > n && width > 1; width /= 10 {
		b = append(b, ' ')
	}
	b = strconv.AppendInt(b, int64(n), 10)
	if !inForce {
		b = append(b, TakenBack...)
	}
	return append(b, ' ')
}

// Phrase is the step in its pieces.
func (t Text) Phrase(s *deduce.Step) Phrase {
	p := t.label(s)
	switch {
	case p.Tight:
		p.Conclusion = t.compact(s)
	case t.Short && !s.Kind.Ends():
		p.Conclusion = t.Conclusion(s)
	default:
		p.Conclusion, p.Reason = t.Conclusion(s), t.Reason(s)
	}
	return p
}

// label is the step's phrase without what it concludes, and why.
func (t Text) label(s *deduce.Step) Phrase {
	p := Phrase{Label: logLabel(s), Tight: t.Compact && s.Technique != nil}
	if !s.Kind.Ends() {
		p.Indent = strings.Repeat("  ", int(s.Depth))
	}
	if p.Tight {
		p.Label = s.Technique.Title
	}
	if t.Named && !p.Tight {
		if name := name(s); t.Kinds && name != p.Label {
			p.Label = withKind(name, s.Kind)
		} else {
			p.Label = name
		}
	}
	return p
}

// Conclusion is what the step says: placements, then eliminations; of a conflict, the truth that is
// left without a candidate.
func (t Text) Conclusion(s *deduce.Step) string { return string(t.appendConclusion(nil, s)) }

func (t Text) appendConclusion(b []byte, s *deduce.Step) []byte {
	from := len(b)
	for _, x := range s.Placements {
		b = t.Notation.AppendPlacement(item(b, from, true), x)
	}
	if len(s.Eliminations) > 0 {
		b = append(item(b, from, true), t.Eliminations(s.Eliminations)...)
	}
	if s.Kind == deduce.Conflict {
		for truth := range s.Truths() {
			b = append(item(b, from, true), t.truth(truth)...)
		}
	}
	return b
}

// Place is where the pattern of a step lies: the units or else the cells of the truths it cites.
func (t Text) Place(s *deduce.Step) string {
	var units board.UnitSet
	var cells board.CellSet
	for truth := range s.Truths() {
		if c, ok := truth.Cell(); ok {
			cells = cells.With(c)
		} else {
			u, _ := truth.Unit()
			units |= board.UnitsOf(u)
		}
	}
	switch {
	case units == 0:
		return t.cellList(cells)
	case cells.Empty():
		return t.Units(units)
	}
	return t.Units(units) + " and " + t.cellList(cells)
}

func (t Text) truth(truth deduce.Truth) string {
	if c, ok := truth.Cell(); ok {
		return t.Notation.Cell(c)
	}
	if t.Notation == board.RC {
		return truth.String()
	}
	u, d := truth.Unit()
	return d.String() + " in " + t.Notation.Unit(u)
}

// End says how a log ended, in words.
func End(k deduce.Kind, e *deduce.End) string {
	var b strings.Builder
	switch {
	case k == deduce.Stuck:
		b.WriteString("no deduction applies and guessing is off")
	case e.Guesses > 0, k == deduce.Solved && e.Backtracks > 0:
		b.WriteString(Count(e.Guesses, "guess", "guesses") + " on the way to the solution")
	case k == deduce.Solved:
		b.WriteString("no guess needed")
	case k == deduce.Unsolvable:
		b.WriteString("no solution exists")
	}
	if e.Assumes {
		b.WriteString(", if the puzzle has only one")
	}
	if e.Premises > 0 {
		b.WriteString(" with " + Count(e.Premises, "premise", "premises"))
	}
	if e.Guesses+e.Backtracks > 0 {
		b.WriteString(", " + Count(e.Backtracks, "backtrack", "backtracks"))
	}
	return b.String() + tried(e.Levels)
}

// tried says how deep the nets were that a solver looked for before it was stuck, and how to look for more.
func tried(levels int) string {
	if levels == 0 {
		return ""
	}
	return "; nets were looked for with " + Count(levels, "level", "levels") + " of lemmas, and a higher effort looks for more (set effort, --effort)"
}

// Clash says that a digit stands more than once in a unit: two 7s in row 3 (r3c1, r3c8).
func (t Text) Clash(c board.Clash) string {
	counts := [...]string{2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine"}
	return counts[c.Cells.Len()] + " " + c.Digit.String() + "s in " + t.Notation.Unit(c.Unit) + " (" + t.Notation.Cells(c.Cells) + ")"
}

// Conflict says that these givens have no solution together: r1c1 = 5, r2c4 = 7 and r3c9 = 5 can't all be right.
func Conflict(n board.Notation, givens board.Grid) string {
	var all []string
	for _, x := range givens.Placements() {
		all = append(all, n.Placement(x))
	}
	return And(all) + " can't all be right; without any one of them there is a solution"
}
