package repl

import (
	"deduku/repl/command"
	"deduku/repl/state"
)

// Commands returns the table of commands, in the order of help and COMMANDS.md. Each row is in the file of its command, in package
// command. A new command is such a file and a line here. If a command remembers something from one time to the next, that is a value
// made here or with its row.
func Commands() []state.Command { return commandsOf(nil) }

// commandsOf returns the table for a session that some rows work on. With nil, the table is only good for reading.
func commandsOf(s *Session) []state.Command {
	found := new(command.Finds)
	return []state.Command{
		// solve
		command.Solve,
		command.Step,
		command.Hint(),
		command.Next,
		command.Until,
		command.Find(found),
		command.Sort(found),
		command.Apply(found),
		command.Near,
		command.Techniques,
		command.Order,
		command.Technique,
		s.playCommand(),
		command.Guess,
		command.Pool,
		command.Count,
		command.Unique,
		command.More,
		command.Brute,
		command.True,

		// look
		command.Board,
		command.Amount,
		command.Possible,
		command.Candidates,
		command.Show,
		command.Log,
		command.Replay,
		command.Goto,
		command.Diff,

		// study
		command.Explain,
		command.Why,
		command.Blame,
		command.Rate,
		command.Crux,
		command.Tree,
		command.Curve,
		command.Assert,
		command.Compare,
		command.Ablate,
		command.Teach,
		command.Learn(),
		command.Practice(),
		command.Tour(),
		command.Words,
		command.Stats,
		command.Trim,

		// change
		command.New,
		command.Generate,
		command.Example,
		command.Puzzle,
		command.Previous,
		command.Puzzles,
		command.Minimize,
		command.Shuffle,
		command.Canonical,
		command.Backdoors,
		command.Mark,
		command.Unmark,
		command.Pencil,
		command.Undo,
		command.Redo,
		command.Unset,
		command.Back,
		command.Clear,
		command.Givens,
		command.Reset,

		// files
		command.Load,
		command.Save,
		command.Export,
		command.Check,
		s.sessionCommand(),
		s.sourceCommand(),
		command.Link,
		command.Copy,
		command.Formats,

		// settings
		s.setCommand(),
		s.aliasCommand(),
		s.unaliasCommand(),
		s.historyCommand(),
		s.helpCommand(),
		cls,
		s.exitCommand(),
	}
}
