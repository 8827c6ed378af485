package deduce

import (
	"fmt"
	"strconv"
)

// Effort is how much work the search for the deepest nets may do at a position before the solver is stuck: candidates that it
// eliminates on trial, of which a core does some ten million in a second. Zero is the usual effort.
type Effort int

// The efforts that have names: the deepest nets are not looked for, or with some work, or with much. HighEffort may take a minute
// where there is nothing.
const (
	NoEffort    Effort = -1
	UsualEffort Effort = 0
	HighEffort  Effort = 512_000_000
)

// usualWork is the work of the usual effort. Where published puzzles have such nets they are found within a tenth of it.
const usualWork = 1_000_000

// mostEffort is the most work that can be asked for.
const mostEffort = 2_000_000_000

// Efforts are what efforts are called; N stands for a count of work.
func Efforts() []string { return []string{"none", "normal", "high", "N"} }

// EffortNamed is the effort with a name, or of a count of work.
func EffortNamed(name string) (Effort, error) {
	switch name {
	case "none":
		return NoEffort, nil
	case "normal":
		return UsualEffort, nil
	case "high":
		return HighEffort, nil
	}
	n, err := strconv.Atoi(name)
	if err != nil || n < usualWork || n > mostEffort {
		return 0, fmt.Errorf("effort: %q is not none, normal, high or a count of work from %d to %d", name, usualWork, mostEffort)
	}
	return Effort(n), nil
}

// String is the name of the effort, or its count of work.
func (e Effort) String() string {
	switch e {
	case NoEffort:
		return "none"
	case UsualEffort:
		return "normal"
	case HighEffort:
		return "high"
	}
	return strconv.Itoa(int(e))
}

// Work is how many candidates may be eliminated on trial.
func (e Effort) Work() int {
	switch e {
	case NoEffort:
		return 0
	case UsualEffort:
		return usualWork
	}
	return int(e)
}

// Effort is how much work the search for the deepest nets may do.
func (v *View) Effort() Effort { return v.effort }

// Looked notes that nets were looked for with so many levels of lemmas, one in another: the solver says so where it is stuck.
func (v *View) Looked(levels int) { v.levels = levels }
