package repl

// Commands is the table of commands. It is a function because help reads the session's copy of it.
func Commands() []Command {
	return []Command{
		{
			Name: "solve", Aliases: []string{"s"}, Args: "[METHOD]", Group: "solving", Changes: true, Run: solve, Complete: oneOf(methods...),
			Short: "solve the board, showing each step, then the board and a summary",
			Long: "Positive deduction goes first, then negative deduction; where neither applies, a guess as the\n" +
				"option 'guess' says, and after a contradiction a backtrack. METHOD logic tries the techniques of the\n" +
				"ladder before a guess ('set method logic' for good). Ctrl-C stops and leaves the board as it was.",
		},
		{
			Name: "step", Aliases: []string{"solve1", "s1"}, Args: "[N]", Group: "solving", Changes: true, Run: step,
			Short: "make the next step, or the next N",
		},
		{
			Name: "guess", Aliases: []string{"guess1", "g1", "g"}, Group: "solving", Changes: true, Run: guess,
			Short: "make a guess now, even if deductions are pending",
		},
		{
			Name: "pool", Aliases: []string{"p"}, Group: "solving", Run: pool,
			Short: "list the pending deductions and why each holds",
		},
		{
			Name: "hint", Args: "[full]", Group: "solving", Run: hint, Complete: oneOf("full"),
			Short: "say what is wrong on the board or, a little more each time, what the next step is",
			Long: "First the level of the next technique, then its name, then where it is, then the step. Hints follow the\n" +
				"techniques that are on, whatever the method: 'techniques' lists them. 'next' makes the step.",
		},
		{
			Name: "next", Group: "solving", Changes: true, Run: next,
			Short: "make the step that hint speaks of",
		},
		{
			Name: "until", Args: "TECHNIQUE|CELL|stuck|N left in CELL", Group: "solving", Changes: true, Run: until, Complete: completeUntil,
			Short: "make steps up to the first by a technique, or that fills a cell, or until only a guess is left",
			Long:  "For a technique the ladder is climbed, whatever the method, and nothing is guessed.",
		},
		{
			Name: "find", Args: "[NAME]", Group: "solving", Run: find, Complete: completeTechnique,
			Short: "list what the techniques that are on, or one of them, can conclude on the board now",
		},
		{
			Name: "apply", Args: "[N]", Group: "solving", Changes: true, Run: apply,
			Short: "make the step with the number N (1) in the list of find",
		},
		{
			Name: "techniques", Args: "[NAME|LEVEL]", Group: "solving", Run: techniques, Complete: completeTechnique,
			Short: "list the techniques of the ladder, easiest first, or explain one",
		},
		{
			Name: "technique", Args: "on|off NAME|LEVEL", Group: "solving", Run: switchTechnique, Complete: completeSwitch,
			Short: "switch a technique, or all of a level, on or off",
			Long: "What is switched so stays so, whatever the options level and profile are set to later; only what assumes one\n" +
				"solution needs the option uniqueness, too.",
		},
		{
			Name: "more", Group: "answers", Run: more,
			Short: "show one more solution of the board, without solving it",
		},
		{
			Name: "count", Args: "[LIMIT]", Group: "answers", Run: count,
			Short: "count the solutions of the board, up to LIMIT (1000000)",
		},
		{
			Name: "unique", Group: "answers", Run: unique,
			Short: "say whether the board has exactly one solution",
		},
		{
			Name: "brute", Group: "answers", Run: brute,
			Short: "solve by plain trial, row by row, and count the backtracks",
			Long: "Each open cell in reading order tries the digits in ascending order. The board is not changed.\n" +
				"Only the puzzle counts: givens and digits set by hand.",
		},
		{
			Name: "board", Aliases: []string{"b"}, Group: "looking", Run: show,
			Short: "show the board",
		},
		{
			Name: "candidates", Args: "[N]", Group: "looking", Run: candidates,
			Short: "show the board with the candidates of each open cell, now or as step N found them, with its pattern",
		},
		{
			Name: "amount", Aliases: []string{"a"}, Group: "looking", Run: amount,
			Short: "say how many cells are solved",
		},
		{
			Name: "log", Args: "[save FILE]", Group: "looking", Run: showLog, Complete: completeLog,
			Short: "show the steps so far, or save them",
			Long: "FILE gets the text that 'log' shows when its name ends in .txt or .log, else JSON Lines, which\n" +
				"'check' and other programs read.",
		},
		{
			Name: "export", Args: "[candidates | step N] FILE | FORMAT", Group: "looking", Run: exportFile, Complete: completeExport,
			Short: "write a picture of the board or of a step, or the log with pictures",
			Long: "The end of FILE's name says what it is. svg and png show the board as it is now, with 'candidates' these too;\n" +
				"gif (a frame a step), html (a page to step through, or to print), md and tex tell the log; json and jsonl are\n" +
				"the log as 'log save' writes it. 'export step N FILE' shows one step, with its pattern on the board before it.\n" +
				"FORMAT shows the board as text: line, line0, rows, grid, unicode and python are the digits, pm and sukaku the\n" +
				"candidates, hodoku all there is.",
		},
		{
			Name: "check", Args: "FILE", Group: "looking", Run: check, Complete: completeFile,
			Short: "check a saved log: each step must follow from what it cites",
		},
		{
			Name: "why", Args: "CELL|CELL<>DIGIT [short] | not CELL=DIGIT", Group: "studying", Run: why, Complete: completeWhy,
			Short: "show only the steps that a digit or a missing candidate rests on",
			Long: "'why r4c7' asks about the digit, 'why r4c7<>3' about a candidate that is gone, both back to the givens. 'short'\n" +
				"looks for a shorter explanation. 'why not r4c7=5' looks for a refutation with the techniques that are on.",
		},
		{
			Name: "explain", Args: "[N]", Group: "studying", Run: explain,
			Short: "tell step N in full sentences, with the board; of a digit typed by hand, whether it is justified",
			Long: "Without a number, the last step. Where that is a digit or strike typed by hand, the easiest technique that\n" +
				"gives it, or that it takes more, or that it is wrong, and why.",
		},
		{
			Name: "compare", Group: "studying", Run: compareWays,
			Short: "solve the board in every way and show what each takes: guesses, backtracks, steps, time",
		},
		{
			Name: "stats", Args: "[FILE]", Group: "studying", Run: stats, Complete: completeFile,
			Short: "count the techniques of this log, or those that the puzzles of a file take by the ladder",
		},
		{
			Name: "ablate", Args: "TECHNIQUE", Group: "studying", Run: ablate, Complete: completeTechnique,
			Short: "solve by the ladder without a technique and show what takes its place",
		},
		{
			Name: "teach", Args: "[TECHNIQUE|LEVEL]", Group: "studying", Run: teach, Complete: completeTechnique,
			Short: "say what a technique is, with an example told and drawn, or list those of a level",
		},
		{
			Name: "practice", Args: "[TECHNIQUE|LEVEL|next|stop]", Group: "studying", Changes: true, Run: practise,
			Complete: completePractice,
			Short:    "put a board where a technique, or one of a level, is the next step, for you to find it",
			Long: "Type what follows from it: r4c7=5 or r4c7<>5, several at once where it is so. The answer is judged: right, right\n" +
				"by another technique, not justified in one step, or wrong; only a right one stays on the board. 'practice' says\n" +
				"how it goes, 'practice next' gives another board, 'practice stop' ends. Where no puzzle with that step is\n" +
				"found, the board is a shuffled copy of an example. The option 'seed' decides which boards come.",
		},
		{
			Name: "blame", Args: "CELL", Group: "studying", Run: blame, Complete: completeOpen,
			Short: "say which step removed each missing candidate of a cell",
		},
		{
			Name: "trim", Args: "N", Group: "studying", Changes: true, Run: trim,
			Short: "leave of the log only the givens and what step N needs",
		},
		{
			Name: "goto", Args: "N", Group: "studying", Changes: true, Run: travel,
			Short: "go to the board after step N, back or forward again",
		},
		{
			Name: "replay", Args: "[M[-N]] [--delay 0.5s]", Group: "studying", Run: replay,
			Short: "show the steps one after the other, each on the board as it was then",
			Long: "All steps but what came with the board, or those from M on, up to N. At the terminal they follow each other\n" +
				"in one place: space pauses and goes on, the arrows go a step back or on, Home and End to the first and the\n" +
				"last, q leaves. Elsewhere they are printed one below the other.",
		},
		{
			Name: "diff", Args: "M N", Group: "studying", Run: difference,
			Short: "say what changed on the board from after step M to after step N",
		},
		{
			Name: "set", Args: "[CELL DIGIT | NAME [VALUE]] [--save]", Group: "board", Changes: true, Run: set, Complete: completeSet,
			Short: "fill a cell, or show or change options",
			Long: "'set r4c7 5' fills a cell, 'set r4c7<>5' strikes a candidate; 'set' is not needed before these.\n" +
				"A bare list '7 4 5, 9 1 8' fills cells too: column, row, digit. What is set by hand is a premise:\n" +
				"believed, not proved. 'set' alone lists the options, 'set NAME VALUE' changes one, and 'set --save'\n" +
				"keeps the options and aliases for sessions to come.",
		},
		{
			Name: "unset", Args: "CELL", Group: "board", Changes: true, Run: unset, Complete: completeFilled,
			Short: "clear a cell, and what was concluded from it",
			Long:  "Open guesses are taken back with it. Givens stay.",
		},
		{
			Name: "load", Args: "FILE|PUZZLE", Group: "board", Changes: true, Run: load, Complete: completeFile,
			Short: "load a board from a file, or as typed: 81 cells, rows, a drawing, pencil marks, a list",
			Long: "A board can also be typed or pasted without 'load'. Of a file with several boards the first is taken. A log\n" +
				"that 'log save' wrote, or 'deduku solve --log jsonl', is loaded with its steps, if 'check' finds nothing wrong.",
		},
		{
			Name: "example", Aliases: []string{"e"}, Args: "[NAME]", Group: "board", Changes: true, Run: loadExample, Complete: completeExample,
			Short: "load an example board, or list them",
		},
		{
			Name: "new", Group: "board", Changes: true, Run: newBoard,
			Short: "start with an empty board",
		},
		{
			Name: "givens", Group: "board", Changes: true, Run: givens,
			Short: "make the digits on the board the puzzle's givens",
			Long:  "For a board that was typed in cell by cell: after it the digits are part of the puzzle, not premises.",
		},
		{
			Name: "reset", Group: "board", Changes: true, Run: reset,
			Short: "go back to the givens and what else came with the board",
		},
		{
			Name: "save", Args: "FILE", Group: "board", Run: save, Complete: completeFile,
			Short: "save the board: one line if FILE ends in .sdm, else a drawing",
		},
		{
			Name: "copy", Group: "board", Run: copyBoard,
			Short: "put the puzzle on the clipboard, as one line, where the terminal can",
		},
		{
			Name: "undo", Group: "board", Run: undo,
			Short: "take back the last change of the board, a solve included",
		},
		{
			Name: "redo", Group: "board", Run: redo,
			Short: "do again what was undone",
		},
		{
			Name: "alias", Args: "[NAME [COMMAND]]", Group: "session", Run: alias,
			Short: "list aliases, or make a name stand for a command",
			Long:  "'alias q count 2' makes 'q' count up to 2. An alias may not hide a command. 'set --save' keeps them.",
		},
		{
			Name: "unalias", Args: "NAME", Group: "session", Run: unalias, Complete: completeAlias,
			Short: "forget an alias",
		},
		{
			Name: "history", Args: "[N|TEXT]", Group: "session", Run: showHistory,
			Short: "show the lines typed, the last N, or those with a text in them",
		},
		{
			Name: "generate", Args: "[NAME VALUE]...", Group: "puzzles", Changes: true, Run: generatePuzzle,
			Complete: completeGenerate,
			Short:    "make a puzzle with one solution",
			Long: "'generate symmetry half-turn clues 22-26' says more: symmetry (none, half-turn, quarter-turn, horizontal,\n" +
				"vertical, diagonal, anti-diagonal), clues (a number or a range), pattern (81 characters, '.' for a blank),\n" +
				"level (how hard for the techniques that are on, without a guess), technique (one that the ladder comes to before\n" +
				"it needs anything harder), tries, count (several are listed, not loaded). The option 'seed' decides which come.",
		},
		{
			Name: "minimize", Group: "puzzles", Changes: true, Run: minimize,
			Short: "drop givens that are not needed",
		},
		{
			Name: "shuffle", Group: "puzzles", Changes: true, Run: shuffle,
			Short: "turn the puzzle into a random equivalent one",
		},
		{
			Name: "canonical", Group: "puzzles", Changes: true, Run: canonical,
			Short: "turn the puzzle into the smallest of all equivalent ones",
			Long:  "Equivalent puzzles, by renaming digits, transposing, moving bands, stacks, rows and columns, have the same.",
		},
		{
			Name: "backdoors", Args: "[SIZE]", Group: "puzzles", Run: backdoors,
			Short: "find the smallest sets of cells whose digits make singles suffice, up to SIZE (3) cells",
		},
		{
			Name: "session", Args: "[save|load FILE | restore|drop [N]]", Group: "session", Run: session, Complete: completeSession,
			Short: "save all of a session or go on with one; bring back one that was not ended",
			Long: "FILE gets the board with its name, all steps, what undo and redo can go to, options and aliases. 'load' makes\n" +
				"that the session; 'undo' can still go back to what was before. At a prompt the session is kept anyway while it\n" +
				"lasts: after a crash 'session' lists what there is, 'restore' brings it back, the last one or the one with\n" +
				"the number N, and 'drop' forgets it. Of sessions that were not ended the last 20 are there.",
		},
		{
			Name: "source", Args: "FILE", Group: "session", Run: source, Complete: completeFile,
			Short: "carry out the commands of a file",
		},
		{
			Name: "clear", Aliases: []string{"c"}, Group: "session", Run: clearScreen,
			Short: "clear the screen",
		},
		{
			Name: "help", Aliases: []string{"h", "?"}, Args: "[COMMAND|TECHNIQUE|keys|formats]", Group: "session", Run: help, Complete: completeHelp,
			Short: "list the commands, or explain one or a technique",
		},
		{
			Name: "exit", Aliases: []string{"x", "quit"}, Group: "session", Run: exit,
			Short: "leave; so does Ctrl-D",
		},
	}
}
