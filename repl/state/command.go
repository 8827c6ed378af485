package state

import (
	"cmp"
	"context"
	"strings"

	"deduku/repl/answer"
)

// Command is one row of the table of commands. Lookup, help, completion and COMMANDS.md all read it.
type Command struct {
	Name    string
	Aliases []string
	Args    string // the arguments in help, such as "[N]"; "" for none
	Group   string // one of Families
	Summary string // a few words for the first screen of help; "" for commands that are not on it
	Parent  string // the command that help lists instead, such as count; "" for commands on their own
	Word    string // the word that asks its parent for it: unique; empty if the parent's arguments do
	Typed   string // how it is typed today, if not as its parent, its word, and Args
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
	Results  []answer.Result // a value of each type that it can find out; the schema of its replies is made from them
	Run      func(ctx context.Context, d *Desk, args []string) error
}

// ByArguments is for commands that reach files, and nothing else, as soon as they have arguments.
func ByArguments(args []string) bool { return len(args) > 0 }

// Always is for commands that do something with any arguments.
func Always([]string) bool { return true }

// Usage returns the command as it is typed today, with its arguments.
func (c *Command) Usage() string {
	if c.Typed != "" {
		return c.Typed
	}
	return strings.TrimSpace(cmp.Or(c.Today(), c.Name) + " " + c.Args)
}

// Today returns how a part of another command is typed today: count unique. It is empty for other commands.
func (c *Command) Today() string {
	return cmp.Or(c.Typed, strings.TrimSpace(c.Parent+" "+c.Word))
}
