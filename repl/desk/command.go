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
	Group   string // its family, one of Families
	Gist    string // what it does, in a few characters, for the first screen of help; empty for those that are not on it
	Now     string // how it is typed today, where it has come into another command: count unique; help does not list it
	Short   string // what it does, in one line
	Long    string // more, for help NAME; may be empty
	Changes bool   // it can change the board, so it can be undone
	// Reaches reports whether the arguments name a file or a program; nil for never. A session file may not bring an
	// alias for such a command.
	Reaches func(args []string) bool
	// Free reports whether the command, with these arguments, works without the board on the desk; nil for never.
	Free func(args []string) bool
	// Opens reports whether the command, with these arguments, puts another board on the desk; nil for never.
	Opens func(args []string) bool
	// Complete lists what the argument being typed may become; nil for nothing.
	Complete func(d *Desk, args []string) []string
	Gives    []answer.Fact // a value of each type that it can find out; the schema of its replies is made from them
	Run      func(ctx context.Context, d *Desk, args []string) error
}

// ByArguments is for commands that reach files, and nothing else, as soon as they have arguments.
func ByArguments(args []string) bool { return len(args) > 0 }

// Always is for commands that do something with any arguments.
func Always([]string) bool { return true }

// Usage is the command as it is typed.
func (c *Command) Usage() string {
	switch {
	case c.Now == "":
		return strings.TrimSpace(c.Name + " " + c.Args)
	case c.Now != strings.ToLower(c.Now): // which says its arguments
		return c.Now
	}
	return strings.TrimSpace(c.Now + " " + c.Args)
}
