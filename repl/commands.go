package repl

import (
	"deduku/repl/change"
	"deduku/repl/desk"
	"deduku/repl/practice"
	"deduku/repl/puzzles"
	"deduku/repl/saved"
	"deduku/repl/solving"
	"deduku/repl/study"
)

// Commands is the table of commands, in the order in which help and COMMANDS.md list them. A row stands beside the
// function that carries it out, in the room of its family; a new command is such a file and a line here. What a command
// remembers from one time to the next is a value of its own, made here or where its row is made.
func Commands() []desk.Command { return commandsOf(nil) }

// commandsOf is the table of a session, on which some rows work; nil for a table to read.
func commandsOf(s *Session) []desk.Command {
	found := new(solving.Finds)
	return []desk.Command{
		// solving
		solving.Solve,
		solving.Step,
		solving.Guess,
		solving.Pool,
		solving.Hint(),
		solving.Next,
		solving.Until,
		solving.Find(found),
		solving.Apply(found),
		solving.Techniques,
		solving.Technique,
		s.playCommand(),

		// answers
		solving.More,
		solving.Count,
		solving.Unique,
		solving.Brute,

		// looking
		study.Board,
		study.Candidates,
		study.Amount,
		change.Mark,
		change.Unmark,
		change.Pencil,
		saved.Log,
		saved.Export,
		saved.Check,

		// studying
		study.Why,
		study.Explain,
		study.Compare,
		study.Stats,
		study.Rate,
		study.Ablate,
		study.Teach,
		practice.Practice(),
		study.Show,
		study.Words,
		study.Blame,
		study.Crux,
		change.Trim,
		change.Goto,
		study.Replay,
		study.Diff,

		// board
		s.setCommand(),
		change.Unset,
		saved.Load,
		saved.Previous,
		saved.Puzzles,
		change.Example,
		change.Clear,
		change.Givens,
		change.Reset,
		saved.Save,
		saved.Link,
		saved.Formats,
		saved.Copy,
		change.Undo,
		change.Redo,

		// session
		s.aliasCommand(),
		s.unaliasCommand(),
		s.historyCommand(),

		// puzzles
		puzzles.Generate,
		puzzles.Minimize,
		puzzles.Shuffle,
		puzzles.Canonical,
		puzzles.Backdoors,

		// session
		practice.Tour(),
		s.sessionCommand(),
		s.sourceCommand(),
		Cls,
		s.helpCommand(),
		s.exitCommand(),
	}
}
