package state

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"deduku/deduce"
	"deduku/deduce/op"
	"deduku/deduce/render/wording"
)

// CutDelay takes '--delay 0.5s' out of arguments; without it the delay is the usual one.
func CutDelay(args []string, usual time.Duration) ([]string, time.Duration, error) {
	for i, arg := range args {
		value, found := strings.CutPrefix(arg, "--delay=")
		end := i + 1
		if arg == "--delay" {
			found = true
			value = strings.Join(args[end:min(end+1, len(args))], "")
			end = min(end+1, len(args))
		}
		if !found {
			continue
		}
		seconds, err := strconv.ParseFloat(strings.TrimSuffix(value, "s"), 64)
		if err != nil || !(seconds >= 0 && seconds <= 3600) {
			return nil, 0, fmt.Errorf("--delay takes seconds from 0 to 3600, like 0.5s, not %q", value)
		}
		return slices.Concat(args[:i], args[end:]), time.Duration(seconds * float64(time.Second)), nil
	}
	return args, usual, nil
}

// Number returns the one number in args, 1 or more, or the value none without an argument. An error begins with what.
func Number(args []string, none int, what string) (int, error) {
	return NumberOf(op.Number{Min: 1, Default: none}, args, what)
}

// NumberOf returns the one number in args, in the range of an option, or its default without an argument. An error begins with what.
func NumberOf(o op.Number, args []string, what string) (int, error) {
	if len(args) == 0 {
		return o.Default, nil
	}
	text := strings.Join(args, " ")
	n, err := strconv.Atoi(text)
	if err != nil || o.Check(n) != nil {
		return 0, fmt.Errorf("%s, %s, not %q", what, o.Range(), text)
	}
	return n, nil
}

// StepNumber reads the number of a step of a log or, where that is least, 0.
func StepNumber(log *deduce.Log, text string, least int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < least {
		return 0, fmt.Errorf("%q is no number of a step", text)
	}
	return n, HasStep(log, n)
}

// HasStep says that a log has no step with a number.
func HasStep(log *deduce.Log, n int) error {
	switch most := len(log.Steps); {
	case n == 0 || log.Has(n):
		return nil
	case n <= most:
		return fmt.Errorf("step %d is not in the log: 'trim' left it out", n)
	case log.Trimmed():
		return fmt.Errorf("the log ends with step %d, there is no %d", most, n)
	default:
		return fmt.Errorf("the log has %s, there is no %d", wording.Count(most, "step", "steps"), n)
	}
}

// CutWord takes a word off the end of the arguments.
func CutWord(args []string, word string) ([]string, bool) {
	if n := len(args); n > 0 && args[n-1] == word {
		return args[:n-1], true
	}
	return args, false
}

// JSONFlag asks for the result of a command as JSON. It may come anywhere among the arguments.
const JSONFlag = "--json"
