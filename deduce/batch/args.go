package batch

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// setters read the options of a stage, by name.
type setters map[string]func(value string) error

// read reads arguments. One that is given by its place is the option named first; where first is empty there is none.
func (s setters) read(stage, first string, args []Arg) error {
	for i, a := range args {
		name := a.Name
		if name == "" && i == 0 {
			name = first
		}
		set, ok := s[name]
		switch {
		case len(s) == 0:
			return a.wrong("%s has no options", stage)
		case !ok && name == "":
			return a.wrong("an option of %s is NAME=VALUE, with the names %s", stage, s.names())
		case !ok:
			return a.wrong("%s has no option %q; it has %s", stage, name, s.names())
		}
		if err := set(a.Value); err != nil {
			return a.wrong("%s of %s: %w", name, stage, err)
		}
	}
	return nil
}

// wrong is an error at the argument.
func (a *Arg) wrong(form string, args ...any) error {
	return &PlanError{Column: a.Column, Err: fmt.Errorf(form, args...)}
}

func (s setters) names() string { return strings.Join(slices.Sorted(maps.Keys(s)), ", ") }

// number reads a whole number that is no less than least.
func number(to *int, least int) func(string) error {
	return func(value string) error {
		n, err := strconv.Atoi(value)
		if err != nil || n < least {
			return fmt.Errorf("a whole number, %d or more, not %q", least, value)
		}
		*to = n
		return nil
	}
}

// oneOf reads one of some words.
func oneOf(to *string, words ...string) func(string) error {
	return func(value string) error {
		if !slices.Contains(words, value) {
			return fmt.Errorf("one of %s, not %q", strings.Join(words, ", "), value)
		}
		*to = value
		return nil
	}
}

// optionTexts are the options that a stage has in its text: those that are not as they are by default.
type optionTexts []string

// add adds an option unless it is as by default.
func (o *optionTexts) add(name, value, byDefault string) {
	if value != byDefault {
		*o = append(*o, name+"="+value)
	}
}

// of is the text of a stage.
// They may begin with values that are given by their places.
func (o optionTexts) of(stage string) string {
	if len(o) == 0 {
		return stage
	}
	return stage + "(" + strings.Join(o, ", ") + ")"
}
