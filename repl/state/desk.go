package state

import (
	"time"

	"deduku/repl/reply"
)

// A Desk has what commands work on: the board with its log, the states that undo goes back to, the settings, and an Out for results.
// Methods that need only one part are methods of that part.
type Desk struct {
	Services
	*reply.Out
	Work                       // the board and its log
	Past     Past              // the states for undo, redo, and goto
	Settings Settings          // the options
	Aliases  map[string]string // the commands of the user's aliases
	Doing    string            // the running command, as undo will name it; empty if unknown
	options  *Options          // the options and aliases after the last change
	lentFor  *State            // the board that GoHome brings back, or nil
	Exercise Exercise          // the exercise on the board, or nil
	Dialog   Dialog            // a question that lines without a command answer, or nil
	Taught   Taught            // the puzzle of the running lesson
	Guide    Guide             // hears each line that is typed; nil for nobody
	Drawn    int               // puzzles drawn from the seed so far
	Silent   bool              // a message has said that the score is not kept
	NoBoard  string            // in a script, until it gets a board: how it asked for one that it didn't get, or EmptyInput
	Paced    bool              // a person watches, so frames wait for each other
}

// EmptyInput is NoBoard of a script that should find its board on standard input, which is empty.
const EmptyInput = "standard input"

// New returns a desk with an empty board.
func New(from Services, out *reply.Out) *Desk {
	if from.Clock == nil {
		from.Clock = time.Now
	}
	if from.Spent == nil {
		from.Spent = spentBy(from.Clock)
	}
	if from.Getenv == nil {
		from.Getenv = func(string) string { return "" }
	}
	if from.Diary == nil {
		from.Diary = new(ListedLines)
	}
	if from.Learning == nil {
		from.Learning = new(KeptText)
	}
	if from.Files == nil {
		from.Files = NoFiles{}
	}
	return &Desk{Services: from, Out: out, Settings: Defaults(from.Seed), Aliases: map[string]string{}}
}

// Restyle says how replies are drawn from now on.
func (d *Desk) Restyle() {
	o := &d.Settings
	d.Note(d.Show(reply.Restyled{Color: o.Color, Theme: o.Theme, ASCII: o.ASCII, Pager: o.Pager}))
}
