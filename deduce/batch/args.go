package batch

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"deduku/deduce/op"
	"deduku/internal/spelling"
)

// Setters read the options of a stage, by name.
type Setters map[string]func(value string) error

// Read reads arguments. One that is given by its place is the option named first; where first is empty there is none.
func (s Setters) Read(stage, first string, args []Arg) error {
	for i, a := range args {
		name := a.Name
		if name == "" && i == 0 {
			name = first
		}
		set, ok := s[name]
		switch {
		case len(s) == 0:
			return a.Wrong("%s has no options", stage)
		case !ok && name == "":
			return a.Wrong("an option of %s is NAME=VALUE, with the names %s", stage, s.names())
		case !ok:
			return a.Wrong("%s has no option %q; it has %s", stage, name, s.names())
		}
		if err := set(a.Value); err != nil {
			return a.Wrong("%s of %s: %w", name, stage, err)
		}
	}
	return nil
}

func (s Setters) names() string { return strings.Join(slices.Sorted(maps.Keys(s)), ", ") }

// Number returns a setter that reads a whole number that is at least least.
func Number(to *int, least int) func(string) error { return Option(to, op.Number{Min: least}) }

// Option returns a setter that reads a whole number in the range of an option.
func Option(to *int, o op.Number) func(string) error {
	return func(value string) error {
		n, err := strconv.Atoi(value)
		if err != nil || o.Check(n) != nil {
			return fmt.Errorf("a whole number, %s, not %q", o.Range(), value)
		}
		*to = n
		return nil
	}
}

// Seed returns a setter that reads a seed.
func Seed(to *uint64) func(string) error {
	return func(value string) error {
		n, err := strconv.ParseUint(value, 10, 64)
		if err != nil {
			return fmt.Errorf("a whole number from 0 to %d, not %q", uint64(math.MaxUint64), value)
		}
		*to = n
		return nil
	}
}

// OneOf reads one of some words.
func OneOf(to *string, words ...string) func(string) error {
	return func(value string) error {
		if !slices.Contains(words, value) {
			return fmt.Errorf("one of %s, not %q", strings.Join(words, ", "), value)
		}
		*to = value
		return nil
	}
}

// Texts are the options that a stage has in its text: those that are not as they are by default.
type Texts []string

// Add adds an option unless it is as by default.
func (o *Texts) Add(name, value, byDefault string) {
	if value != byDefault {
		*o = append(*o, name+"="+value)
	}
}

// Of is the text of a stage.
// They may begin with values that are given by their places.
func (o Texts) Of(stage string) string {
	if len(o) == 0 {
		return stage
	}
	return stage + "(" + strings.Join(o, ", ") + ")"
}

// Instead says for the end of a message which word was meant, or which there are.
func Instead(words []string, typed string) string {
	if question := spelling.Question(words, typed); question != "" {
		return question
	}
	return "; there are " + strings.Join(words, ", ")
}
