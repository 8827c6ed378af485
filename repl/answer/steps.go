package answer

import (
	"bytes"
	"encoding/json"
	"fmt"
	"iter"
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/internal/mustjson"
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

// Log is a log: what its file would have in its first line and in the others. Of one that was trimmed the steps are called by their
// numbers, as in all answers.
type Log struct {
	Header json.RawMessage   `json:"header" schema:"log.json#/$defs/header"`
	Steps  []json.RawMessage `json:"steps" schema:"log.json#/$defs/step"`

	numbers []int // of the steps
}

// LogOf is a log as an answer.
func LogOf(log *deduce.Log) (Log, error) {
	var file bytes.Buffer
	out := jsonl.Writer{Mark: true}
	if err := out.Log(&file, log); err != nil {
		return Log{}, err
	}
	lines := bytes.Split(bytes.TrimSpace(file.Bytes()), []byte("\n"))
	f := Log{Header: lines[0], Steps: []json.RawMessage{}, numbers: log.Numbers()}
	for i, line := range lines[1:] {
		if n := f.numbers[i]; log.Trimmed() { // an answer calls a step by its number, a file by its line
			line = mustjson.Marshal(Step{n, log.Step(n)})
		}
		f.Steps = append(f.Steps, line)
	}
	return f, nil
}

// Only is the log with these of its steps.
func (f Log) Only(numbers []int) Log {
	all := f.Steps
	f.Steps = []json.RawMessage{}
	for _, n := range numbers {
		at, _ := slices.BinarySearch(f.numbers, n)
		f.Steps = append(f.Steps, all[at])
	}
	return f
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
