package repl

import (
	"bytes"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// usageValues are the values for the words in capitals of usage lines. usageOf has other values for some commands.
var usageValues = map[string]string{
	"CANDIDATE": "r9c4=2", "CELL": "r1c3", "CELL=DIGIT": "r1c3=2", "CELL<>DIGIT": "r1c3<>1", "CELL...": "r1c3 r1c4", "COLOUR": "red",
	"COMMAND": "solve", "COUNT": "2", "DIGIT": "2", "DIGITS": "12", "EXPRESSION": "score > 1", "FILE": "three.sdm", "FORMAT": "hodoku", "FROM": "1",
	"LETTER": "a", "LEVEL": "hard", "LIMIT": "5", "M": "31", "MAX": "3", "METHOD": "logic", "N": "33", "NAME": "x-wing", "PAGE": "sudokuwiki",
	"PUZZLE": usagePuzzle, "RATING": "te", "SIZE": "1", "TECHNIQUE": "x-wing", "TEXT": "solve", "TO": "2", "TOPIC": "cells", "VALUE": "logic", "WORD": "unit",
}

const usagePuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

// usageOf says, for some commands, which lines come before them, which words have other values, and which forms need a terminal.
var usageOf = map[string]struct {
	before   []string
	values   map[string]string
	terminal bool
}{
	"alias":    {before: []string{"alias s7 step 7"}, values: map[string]string{"NAME": "s7"}},
	"apply":    {before: []string{"find"}},
	"assert":   {values: map[string]string{"EXPRESSION": "steps > 3"}},
	"copy":     {terminal: true},
	"example":  {values: map[string]string{"NAME": "deep"}},
	"export":   {values: map[string]string{"FILE": "out.png", "FILE.gif": "out.gif", "FILE.pdf": "out.pdf"}},
	"help":     {values: map[string]string{"NAME": "hodoku"}},
	"learn":    {before: []string{"learn x-wing", "learn export learned.json"}, values: map[string]string{"FILE": "learned.json"}},
	"new":      {values: map[string]string{"NAME": "symmetry", "VALUE": "half-turn"}},
	"next":     {before: []string{"load three.sdm"}},
	"order":    {values: map[string]string{"NAME before NAME": "x-wing before naked-pair"}},
	"play":     {terminal: true},
	"practice": {before: []string{"practice easy"}},
	"puzzle":   {before: []string{"load three.sdm 2"}, values: map[string]string{"N": "2"}},
	"session":  {before: []string{"session save s.txt"}, values: map[string]string{"FILE": "s.txt"}},
	"set":      {values: map[string]string{"NAME": "method", "CELL": "r1c3"}},
	"unalias":  {before: []string{"alias s7 step 7"}, values: map[string]string{"NAME": "s7"}},
	"unmark":   {before: []string{"mark r1c3 r1c4 red"}},
	"unset":    {values: map[string]string{"CELL": "r5c5"}},
	"until":    {values: map[string]string{"N": "2"}},
}

// TestUsageIsAccepted types each form of every usage line that help prints. Each must be carried out or answered with a no.
func TestUsageIsAccepted(t *testing.T) {
	t.Parallel()
	commands := Commands()
	for i := range commands {
		c := &commands[i]
		name, _, _ := strings.Cut(c.Usage(), " ")
		how := usageOf[name]
		if how.terminal {
			continue
		}
		for _, line := range formsOf(c.Usage(), how.values) {
			s := newSession(new(bytes.Buffer))
			workplace(t).hosts(s)
			for _, before := range append([]string{"load " + usagePuzzle, "set method logic", "step 5"}, how.before...) {
				if r := s.Do(t.Context(), before); ExitCode(r.Err) == ExitUsage {
					t.Fatalf("%s: %v", before, r.Err)
				}
			}
			if r := s.Do(t.Context(), line); ExitCode(r.Err) == ExitUsage {
				t.Errorf("help prints %q, and %q is refused: %v", c.Usage(), line, r.Err)
			}
		}
	}
}

// formsOf returns the lines that a usage line stands for, with values for the words in capitals.
func formsOf(usage string, values map[string]string) []string {
	command, rest, _ := strings.Cut(usage, " ")
	word := regexp.MustCompile(`NAME before NAME|FILE\.gif|FILE\.pdf|[A-Z]+(?:(?:=|<>)DIGIT|\.\.\.)?`)
	var out []string
	for _, form := range expanded(strings.ReplaceAll(rest, " ...", "")) {
		line := word.ReplaceAllStringFunc(form, func(word string) string {
			for _, word := range []string{word, strings.TrimSuffix(word, "...")} {
				for _, from := range []map[string]string{values, usageValues} {
					if value, ok := from[word]; ok {
						return value
					}
				}
			}
			return word
		})
		line = strings.Join(strings.Fields(command+" "+strings.TrimSuffix(line, "...")), " ")
		if !slices.Contains(out, line) {
			out = append(out, line)
		}
	}
	return out
}

// expanded returns the forms of a usage: "A | B" and "a|b" are alternatives, brackets hold what may be left out.
func expanded(usage string) []string {
	var out []string
	for _, whole := range cutAt(usage, " | ") {
		items := cutAt(whole, " ")
		forms := formsOfItem(items[0])
		for _, item := range items[1:] {
			forms = joined(forms, " ", formsOfItem(item))
		}
		out = append(out, forms...)
	}
	return out
}

// formsOfItem returns the forms of one item: alternatives without spaces between them, and brackets with the text around them.
func formsOfItem(item string) []string {
	var out []string
	for _, one := range cutAt(item, "|") {
		forms := []string{""}
		for one != "" {
			if one[0] != '[' {
				n := len(one)
				if i := strings.IndexByte(one, '['); i >= 0 {
					n = i
				}
				forms, one = joined(forms, "", []string{one[:n]}), one[n:]
				continue
			}
			end := closing(one)
			forms, one = joined(forms, "", append([]string{""}, expanded(one[1:end])...)), one[end+1:]
		}
		out = append(out, forms...)
	}
	return out
}

// cutAt splits a usage at a separator outside of brackets.
func cutAt(usage, separator string) []string {
	var out []string
	depth, from := 0, 0
	for i := 0; i < len(usage); i++ {
		switch {
		case usage[i] == '[':
			depth++
		case usage[i] == ']':
			depth--
		case depth == 0 && strings.HasPrefix(usage[i:], separator):
			out = append(out, usage[from:i])
			i += len(separator) - 1
			from = i + 1
		}
	}
	return append(out, usage[from:])
}

// closing returns the place of the bracket that closes the first one.
func closing(text string) int {
	depth := 0
	for i, c := range text {
		switch c {
		case '[':
			depth++
		case ']':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(text) - 1
}

func joined(heads []string, separator string, tails []string) []string {
	var out []string
	for _, head := range heads {
		for _, tail := range tails {
			out = append(out, head+separator+tail)
		}
	}
	return out
}
