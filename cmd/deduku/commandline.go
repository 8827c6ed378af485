package main

import (
	"cmp"
	"reflect"
	"slices"
	"strings"

	"github.com/alecthomas/kong"

	"deduku/cmd/deduku/about"
	"deduku/cmd/deduku/batches"
	"deduku/cmd/deduku/checks"
	"deduku/cmd/deduku/puzzles"
	"deduku/cmd/deduku/session"
	"deduku/cmd/deduku/version"
)

// cli is what can be said on the command line.
type cli struct {
	ShowVersion kong.VersionFlag `name:"version" help:"Print the version."`

	Session    session.Command   `cmd:"" default:"withargs" help:"Start a session on a board: at the prompt, or with -c or a pipe from a script. This is the default."`
	Hint       session.Hint      `cmd:"" help:"Say what to look for next on a board, a little or all of it."`
	Explain    session.Explain   `cmd:"" help:"Tell the next step of a board in full sentences, or any of its path."`
	Export     session.Export    `cmd:"" help:"Write a picture, a page, or paper: of a board, a step or the path."`
	Sheet      session.Sheet     `cmd:"" name:"practice-sheet" help:"Put the puzzles of a file on paper, with answers on the last page if wanted."`
	Handbook   about.Handbook    `cmd:"" help:"Write the handbook of all techniques: pages in a folder, or a book as PDF."`
	Solve      puzzles.Solve     `cmd:"" help:"Solve puzzles: an answer line each, or the log."`
	Count      puzzles.Count     `cmd:"" help:"Count the solutions of puzzles: a number each."`
	Unique     puzzles.Unique    `cmd:"" help:"Say whether puzzles have exactly one solution: unique, none or several each."`
	Rate       puzzles.Rate      `cmd:"" help:"Rate puzzles as Sudoku Explainer does: ER, EP and ED each."`
	Stats      puzzles.Stats     `cmd:"" help:"Count the techniques that puzzles take by the ladder: a line each."`
	Batch      batches.Command   `cmd:"" help:"Put very many puzzles through a plan, into a folder that survives interruptions; 'deduku batch run --help' has stages and flags."`
	Convert    puzzles.Convert   `cmd:"" help:"Write puzzles in another format."`
	Formats    puzzles.Formats   `cmd:"" help:"List the formats that puzzles are read and written in."`
	Generate   puzzles.Generate  `cmd:"" help:"Make puzzles with one solution: a line each."`
	Minimize   puzzles.Minimize  `cmd:"" help:"Drop the givens that are not needed from puzzles."`
	Canonical  puzzles.Canonical `cmd:"" help:"Print the smallest of all puzzles that are equivalent to each."`
	Shuffle    puzzles.Shuffle   `cmd:"" help:"Print a random puzzle that is equivalent to each."`
	Backdoors  puzzles.Backdoors `cmd:"" help:"Find the smallest sets of cells whose digits make singles suffice: a line each."`
	Check      checks.Check      `cmd:"" help:"Check logs: each step must follow from what it cites."`
	Prove      checks.Prove      `cmd:"" help:"Prove that puzzles have one solution, or none: formula and proof in files that checkers of any maker take."`
	Judge      checks.Judge      `cmd:"" help:"Judge what somebody, or a language model, made of puzzles: how far it got, the first wrong step, steps that nothing justifies."`
	Mcp        session.MCP       `cmd:"" name:"mcp" help:"Serve boards, hints, explanations and the judging of claims to language models, by the Model Context Protocol on standard input and output."`
	Schema     about.Schema      `cmd:"" help:"Print the JSON Schema of what --json and logs write, or list the schemas."`
	Version    version.Command   `cmd:"" help:"Print the version."`
	Paths      about.Paths       `cmd:"" help:"Print the files that deduku keeps."`
	Completion about.Completion  `cmd:"" help:"Print the completion script of a shell."`
	Man        about.Man         `cmd:"" help:"Print the manual page."`
}

// subcommands are the names of what can follow 'deduku' on the command line.
func subcommands() []string {
	var out []string
	for _, f := range commandFields() {
		out = append(out, nameOf(f))
	}
	return out
}

// commandFields returns the fields of cli that are subcommands, in order.
func commandFields() []reflect.StructField {
	return slices.DeleteFunc(reflect.VisibleFields(reflect.TypeFor[cli]()), func(f reflect.StructField) bool {
		_, ok := f.Tag.Lookup("cmd")
		return !ok
	})
}

// nameOf is the name of the subcommand of a field of cli.
func nameOf(f reflect.StructField) string {
	return cmp.Or(f.Tag.Get("name"), strings.ToLower(f.Name))
}
