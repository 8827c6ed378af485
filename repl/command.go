package repl

import (
	"context"
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
	Complete func(s *Desk, args []string) []string
	Run      func(ctx context.Context, s *Desk, args []string) error
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

// names are the names of the commands, in the table's order.
func names(table []Command) []string {
	var out []string
	for i := range table {
		out = append(out, table[i].Name)
	}
	return out
}
