package desk

import (
	"context"
	"strings"

	"deduku/repl/answer"
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
	Complete func(d *Desk, args []string) []string
	Gives    []answer.Fact // a value of each type that it can find out; the schema of its replies is made from them
	Run      func(ctx context.Context, d *Desk, args []string) error
}

// ByArguments is for commands that reach files, and nothing else, as soon as they have arguments.
func ByArguments(args []string) bool { return len(args) > 0 }

// Usage is the command as it is typed.
func (c *Command) Usage() string {
	return strings.TrimSpace(c.Name + " " + c.Args)
}
