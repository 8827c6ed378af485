package main

import (
	"slices"

	"deduku/cmd/deduku/about"
	"deduku/cmd/deduku/batches"
	"deduku/cmd/deduku/checks"
	"deduku/cmd/deduku/puzzles"
	"deduku/cmd/deduku/session"
	"deduku/cmd/deduku/version"
)

// A row describes one subcommand.
type row struct {
	name, help string
	tag        string     // further struct tags for kong
	board      bool       // the first argument is a board
	all        bool       // Run prints the whole command line, so the parser must know all rows
	command    func() any // returns a struct for kong to fill from the arguments; its method Run runs the subcommand
}

// table returns the rows of all subcommands, in the order of the help page. To add a subcommand, add its row.
func table() []row {
	return []row{
		{name: "session", tag: `default:"withargs"`, command: func() any { return &session.Command{Subcommands: subcommands()} },
			help: "Start a session on a board: at the prompt, or with -c or a pipe from a script. This is the default."},
		{name: "hint", board: true, command: func() any { return &session.Hint{} },
			help: "Say what to look for next on a board, a little or all of it."},
		{name: "explain", board: true, command: func() any { return &session.Explain{} },
			help: "Tell the next step of a board in full sentences, or any of its path."},
		{name: "export", board: true, command: func() any { return &session.Export{} },
			help: "Write a picture, a page, or paper: of a board, a step or the path."},
		{name: "practice-sheet", board: true, command: func() any { return &session.Sheet{} },
			help: "Put the puzzles of a file on paper, with answers on the last page if wanted."},
		{name: "handbook", command: func() any { return &about.Handbook{} },
			help: "Write the handbook of all techniques: pages in a folder, or a book as PDF."},
		{name: "solve", command: func() any { return &puzzles.Solve{} },
			help: "Solve puzzles: an answer line each, or the log."},
		{name: "count", command: func() any { return &puzzles.Count{} },
			help: "Count the solutions of puzzles: a number each."},
		{name: "unique", command: func() any { return &puzzles.Unique{} },
			help: "Say whether puzzles have exactly one solution: unique, none or several each."},
		{name: "rate", command: func() any { return &puzzles.Rate{} },
			help: "Rate puzzles as Sudoku Explainer does: ER, EP and ED each."},
		{name: "stats", command: func() any { return &puzzles.Stats{} },
			help: "Count the techniques that puzzles take by the ladder: a line each."},
		{name: "batch", command: func() any { return &batches.Command{} },
			help: "Put very many puzzles through a plan, into a folder that survives interruptions; 'deduku batch run --help' has stages and flags."},
		{name: "convert", command: func() any { return &puzzles.Convert{} },
			help: "Write puzzles in another format."},
		{name: "formats", command: func() any { return &puzzles.Formats{} },
			help: "List the formats that puzzles are read and written in."},
		{name: "generate", command: func() any { return &puzzles.Generate{} },
			help: "Make puzzles with one solution: a line each."},
		{name: "minimize", command: func() any { return &puzzles.Minimize{} },
			help: "Drop the givens that are not needed from puzzles."},
		{name: "canonical", command: func() any { return &puzzles.Canonical{} },
			help: "Print the smallest of all puzzles that are equivalent to each."},
		{name: "shuffle", command: func() any { return &puzzles.Shuffle{} },
			help: "Print a random puzzle that is equivalent to each."},
		{name: "backdoors", command: func() any { return &puzzles.Backdoors{} },
			help: "Find the smallest sets of cells whose digits make singles suffice: a line each."},
		{name: "check", command: func() any { return &checks.Check{} },
			help: "Check logs: each step must follow from what it cites."},
		{name: "prove", command: func() any { return &checks.Prove{} },
			help: "Prove that puzzles have one solution, or none: formula and proof in files that checkers of any maker take."},
		{name: "judge", command: func() any { return &checks.Judge{} },
			help: "Judge what somebody, or a language model, made of puzzles: how far it got, the first wrong step, steps that nothing justifies."},
		{name: "mcp", command: func() any { return &session.MCP{} },
			help: "Serve boards, hints, explanations and the judging of claims to language models, by the Model Context Protocol on standard input and output."},
		{name: "schema", command: func() any { return &about.Schema{} },
			help: "Print the JSON Schema of what --json and logs write, or list the schemas."},
		{name: "version", command: func() any { return &version.Command{} },
			help: "Print the version."},
		{name: "paths", command: func() any { return &about.Paths{} },
			help: "Print the files that deduku keeps."},
		{name: "completion", all: true, command: func() any { return &about.Completion{} },
			help: "Print the completion script of a shell."},
		{name: "man", all: true, command: func() any { return &about.Man{} },
			help: "Print the manual page."},
	}
}

// subcommands returns the names of all subcommands.
func subcommands() []string {
	var names []string
	for _, r := range table() {
		names = append(names, r.name)
	}
	return names
}

// rowOf returns the row of a subcommand, and reports whether there is one.
func rowOf(name string) (r row, ok bool) {
	rows := table()
	i := slices.IndexFunc(rows, func(r row) bool { return r.name == name })
	if i < 0 {
		return row{}, false
	}
	return rows[i], true
}
