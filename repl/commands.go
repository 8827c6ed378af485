package repl

import (
	"deduku/repl/command"
	"deduku/repl/state"
)

// Commands is the table of commands, in the order in which help and COMMANDS.md list them. A row stands beside the
// function that carries it out, in the room of its family; a new command is such a file and a line here. What a command
// remembers from one time to the next is a value of its own, made here or where its row is made.
func Commands() []state.Command { return commandsOf(nil) }

// commandsOf is the table of a session, on which some rows work; nil for a table to read.
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
