package repl

// Commands is the table of commands, in the order in which help and COMMANDS.md list them. A row stands beside the
// function that carries it out, in one of the cmd_ files; a new command is such a file and a line here. What a command
// remembers from one time to the next is a value of its own, made here or where its row is made.
func Commands() []Command { return commandsOf(nil) }

// commandsOf is the table of a session, on which some rows work; nil for a table to read.
func commandsOf(s *Session) []Command {
	found := new(finds)
	return []Command{
		// solving
		solveCommand,
		stepCommand,
		guessCommand,
		poolCommand,
		hintCommand(),
		nextCommand,
		untilCommand,
		findCommand(found),
		applyCommand(found),
		techniquesCommand,
		techniqueCommand,

		// answers
		moreCommand,
		countCommand,
		uniqueCommand,
		bruteCommand,

		// looking
		boardCommand,
		candidatesCommand,
		amountCommand,
		markCommand,
		unmarkCommand,
		logCommand,
		exportCommand,
		checkCommand,

		// studying
		whyCommand,
		explainCommand,
		compareCommand,
		statsCommand,
		rateCommand,
		ablateCommand,
		teachCommand,
		practiceCommand(),
		showCommand,
		wordsCommand,
		blameCommand,
		trimCommand,
		gotoCommand,
		replayCommand,
		diffCommand,

		// board
		s.setCommand(),
		unsetCommand,
		loadCommand,
		previousCommand,
		puzzlesCommand,
		exampleCommand,
		clearCommand,
		givensCommand,
		resetCommand,
		saveCommand,
		linkCommand,
		formatsCommand,
		copyCommand,
		undoCommand,
		redoCommand,

		// session
		s.aliasCommand(),
		s.unaliasCommand(),
		s.historyCommand(),

		// puzzles
		generateCommand,
		minimizeCommand,
		shuffleCommand,
		canonicalCommand,
		backdoorsCommand,

		// session
		tourCommand(),
		s.sessionCommand(),
		s.sourceCommand(),
		clsCommand,
		s.helpCommand(),
		s.exitCommand(),
	}
}
