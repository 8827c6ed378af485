package answer

import (
	"bytes"
	"fmt"
	"iter"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/jsonl"
)

// Step is a step with its number; its JSON is the line that logs have for it.
type Step struct {
	N int
	*deduce.Step
}

// MarshalJSON is the step's line of a log.
func (x Step) MarshalJSON() ([]byte, error) {
	var line bytes.Buffer
	j := jsonl.Writer{Mark: true}
	err := j.Step(&line, x.N, x.Step)
	return bytes.TrimSpace(line.Bytes()), err
}

// StepOf is the step n of a log.
func StepOf(log *deduce.Log, n int) Step { return Step{n, log.Step(n)} }

// Listed numbers steps from one: those of a list, not of a log.
func Listed(steps []deduce.Step) []Step {
	out := make([]Step, len(steps))
	for i := range steps {
		out[i] = Step{i + 1, &steps[i]}
	}
	return out
}

// Picked are the steps of a log with these numbers.
func Picked(log *deduce.Log, numbers []int) []Step {
	out := make([]Step, len(numbers))
	for i, n := range numbers {
		out[i] = StepOf(log, n)
	}
	return out
}

// Steps is some steps.
type Steps struct {
	Steps []Step `json:"steps"`
	More  int    `json:"more,omitempty"` // steps that were found and left out: 'find all' has them
}

// Log is some steps of a log, under the header of the log's file. Steps keep their numbers in the log, also if it was trimmed.
// JSON is made only if someone asks for it.
type Log struct {
	Header Header `json:"header" schema:"log.json#/$defs/header"`
	Steps  []Step `json:"steps" schema:"log.json#/$defs/step"`
}

// Header is the first line of a log's file.
type Header struct{ log *deduce.Log }

// MarshalJSON returns the line.
func (h Header) MarshalJSON() ([]byte, error) {
	var j jsonl.Writer
	return bytes.TrimSpace(j.Header(h.log)), nil
}

// LogOf returns the answer with these steps of a log.
func LogOf(log *deduce.Log, numbers []int) Log {
	return Log{Header{log}, Picked(log, numbers)}
}

// Pattern is a step with the pieces of its pattern, as pictures show them.
type Pattern struct {
	Step  Step   `json:"step"`
	Parts []Part `json:"parts"`
	Links []Link `json:"links,omitempty"`
}

// Part is a piece of a pattern.
type Part struct {
	Role   string   `json:"role" schema:"name"`
	Units  []string `json:"units,omitempty" schema:"unit"` // r2, c5, b9
	Cells  []string `json:"cells,omitempty" schema:"cell"`
	Digits string   `json:"digits,omitempty" schema:"digits"`
}

// Link is a link of a chain.
type Link struct {
	From   Node `json:"from"`
	To     Node `json:"to"`
	Strong bool `json:"strong"`
}

// Node is an end of a link: a digit in one of some cells.
type Node struct {
	Digit int      `json:"digit" schema:"digit"`
	Cells []string `json:"cells" schema:"cell,min=1"`
}

// PatternOf is the pattern of the step n.
func PatternOf(n int, step *deduce.Step) *Pattern {
	f := &Pattern{Step: Step{n, step}, Parts: []Part{}}
	for i := range step.Parts {
		p := &step.Parts[i]
		f.Parts = append(f.Parts, Part{p.Role.String(), texts(p.Units.All()), texts(p.Cells.All()), digits(p.Digits)})
	}
	if step.Argument == nil {
		return f
	}
	for _, l := range step.Argument.Links {
		f.Links = append(f.Links, Link{nodeOf(l.From), nodeOf(l.To), l.Strong})
	}
	return f
}

func nodeOf(n deduce.Node) Node { return Node{int(n.Digit), texts(n.Cells.All())} }

// texts are the values as a list of texts; nil where there are none.
func texts[T fmt.Stringer](values iter.Seq[T]) []string {
	var out []string
	for x := range values {
		out = append(out, x.String())
	}
	return out
}

// digits are the digits of a set as one text: "135".
func digits(set board.DigitSet) string {
	var b strings.Builder
	for d := range set.All() {
		b.WriteString(d.String())
	}
	return b.String()
}
