package state

import (
	"time"

	"deduku/repl/reply"
)

// Desk is what commands work on: the board with its log, what undo can go to, and the settings; and where they say what they
// found. Its parts are values of their own, each with what can be asked of it alone; a method of the desk itself takes
// several of them.
type Desk struct {
	Services
	*reply.Out
	Work                       // the board and its log
	Past     Past              // what undo, redo and goto can go to
	Settings Settings          // the options
	Aliases  map[string]string // commands by the words that the user gave them
	Doing    string            // the running command, as undo will name it; empty if unknown
	options  *Options          // as they last were
	lentFor  *State            // the board that GoHome brings back; nil for none
	Exercise Exercise          // what there is to find on the board; nil for nothing
	Dialog   Dialog            // what asks, and is answered without a command; nil for nothing
	Taught   Taught            // the puzzle of a lesson that is played
	Guide    Guide             // who is told what was typed; nil for nobody
	Drawn    int               // puzzles drawn from the seed so far
	Silent   bool              // it has been said that the score is not kept
	NoBoard  string            // in a script, until it gets a board: how it asked for one that it didn't get, or EmptyInput
	Paced    bool              // a person looks on, for whom what comes one after the other takes its time
}

// EmptyInput is NoBoard of a script that should find its board on standard input, which is empty.
const EmptyInput = "standard input"

// New is a desk with an empty board.
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
