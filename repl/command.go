package repl

import (
	"context"
	"slices"
	"strings"
)

// Command is one row of the table of commands. Lookup, help, completion and COMMANDS.md all read it.
type Command struct {
	Name    string
	Aliases []string
	Args    string // how the arguments are written: "[N]"; empty for none
	Group   string // the heading under which help lists it
	Short   string // what it does, in one line
	Long    string // more, for help NAME; may be empty
	Changes bool   // it can change the board, so it can be undone
	// Reaches reports whether the arguments name a file or a program; nil for never. A session file may not bring an
	// alias for such a command.
	Reaches func(args []string) bool
	// Complete lists what the argument being typed may become; nil for nothing.
	Complete func(s *Session, args []string) []string
	Run      func(ctx context.Context, s *Session, args []string) error
}

// byArguments is for commands that reach files, and nothing else, as soon as they have arguments.
func byArguments(args []string) bool { return len(args) > 0 }

// Usage is the command as it is typed.
func (c *Command) Usage() string {
	return strings.TrimSpace(c.Name + " " + c.Args)
}

// lookup finds the command that a word names: by name, by alias, or by a beginning that no other name has.
func lookup(table []Command, word string) (*Command, bool) {
	var begins []*Command
	for i := range table {
		c := &table[i]
		if c.Name == word {
			return c, true
		}
		for _, a := range c.Aliases {
			if a == word {
				return c, true
			}
		}
		if word != "" && strings.HasPrefix(c.Name, word) {
			begins = append(begins, c)
		}
	}
	if len(begins) == 1 {
		return begins[0], true
	}
	return nil, false
}

// closest is the up to three words of a list that take the fewest keystrokes to get to from the typed one, the nearest
// first; none where none is near: more than two keystrokes, or half of what was typed, are too far.
func closest(words []string, typed string) []string {
	most := min(3, (len(typed)+1)/2)
	type near struct {
		word  string
		steps int
	}
	var found []near
	for _, w := range words {
		if max(len(w), len(typed))-min(len(w), len(typed)) >= most {
			continue // so many keystrokes it takes at least
		}
		if n := distance(typed, w); n < most {
			found = append(found, near{w, n})
		}
	}
	slices.SortStableFunc(found, func(a, b near) int { return a.steps - b.steps })
	var out []string
	for _, f := range found[:min(3, len(found))] {
		out = append(out, f.word)
	}
	return out
}

// eitherOf lists words to choose from: a, b or c.
func eitherOf(words []string) string {
	if len(words) == 1 {
		return words[0]
	}
	return alternatives(words)
}

// distance counts the insertions, deletions, replacements and swaps of neighbours that turn a into b.
func distance(a, b string) int {
	before, last := make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row := make([]int, len(b)+1)
		row[0] = i
		for j := 1; j <= len(b); j++ {
			differ := 1
			if a[i-1] == b[j-1] {
				differ = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+differ)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last = last, row
	}
	return last[len(b)]
}

// alternatives lists two words or more as a sentence does.
func alternatives(words []string) string {
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

// names are the names of the commands, in the table's order.
func names(table []Command) []string {
	var out []string
	for i := range table {
		out = append(out, table[i].Name)
	}
	return out
}
