// Command deduku solves Sudoku as people do and shows its reasoning: at a prompt, or from scripts.
//
// main.go has the list of subcommands, a struct of flags each; session.go runs the prompt and command scripts,
// pipeline.go whole files of puzzles. What the commands at the prompt do is in package repl, the work on many
// puzzles at once in deduce/batch.
package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"reflect"
	"slices"
	"strings"

	"github.com/alecthomas/kong"

	"deduku/internal/nearest"
	"deduku/internal/outside"
	"deduku/repl"
	"deduku/repl/answer"
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// cli is what can be said on the command line.
type cli struct {
	ShowVersion kong.VersionFlag `name:"version" help:"Print the version."`

	Session    sessionCmd    `cmd:"" default:"withargs" help:"Start a session on a board: at the prompt, or with -c or a pipe from a script. This is the default."`
	Hint       hintCmd       `cmd:"" help:"Say what to look for next on a board, a little or all of it."`
	Explain    explainCmd    `cmd:"" help:"Tell the next step of a board in full sentences, or any of its path."`
	Export     exportCmd     `cmd:"" help:"Write a picture, a page, or paper: of a board, a step or the path."`
	Sheet      sheetCmd      `cmd:"" name:"practice-sheet" help:"Put the puzzles of a file on paper, with answers on the last page if wanted."`
	Handbook   handbookCmd   `cmd:"" help:"Write the handbook of all techniques: pages in a folder, or a book as PDF."`
	Solve      solveCmd      `cmd:"" help:"Solve puzzles: an answer line each, or the log."`
	Count      countCmd      `cmd:"" help:"Count the solutions of puzzles: a number each."`
	Unique     uniqueCmd     `cmd:"" help:"Say whether puzzles have exactly one solution: unique, none or several each."`
	Rate       rateCmd       `cmd:"" help:"Rate puzzles as Sudoku Explainer does: ER, EP and ED each."`
	Stats      statsCmd      `cmd:"" help:"Count the techniques that puzzles take by the ladder: a line each."`
	Batch      batchCmd      `cmd:"" help:"Put very many puzzles through a plan, into a folder that survives interruptions; 'deduku batch run --help' has stages and flags."`
	Convert    convertCmd    `cmd:"" help:"Write puzzles in another format."`
	Formats    formatsCmd    `cmd:"" help:"List the formats that puzzles are read and written in."`
	Generate   generateCmd   `cmd:"" help:"Make puzzles with one solution: a line each."`
	Minimize   minimizeCmd   `cmd:"" help:"Drop the givens that are not needed from puzzles."`
	Canonical  canonicalCmd  `cmd:"" help:"Print the smallest of all puzzles that are equivalent to each."`
	Shuffle    shuffleCmd    `cmd:"" help:"Print a random puzzle that is equivalent to each."`
	Backdoors  backdoorsCmd  `cmd:"" help:"Find the smallest sets of cells whose digits make singles suffice: a line each."`
	Check      checkCmd      `cmd:"" help:"Check logs: each step must follow from what it cites."`
	Prove      proveCmd      `cmd:"" help:"Prove that puzzles have one solution, or none: formula and proof in files that checkers of any maker take."`
	Judge      judgeCmd      `cmd:"" help:"Judge what somebody, or a language model, made of puzzles: how far it got, the first wrong step, steps that nothing justifies."`
	Mcp        mcpCmd        `cmd:"" name:"mcp" help:"Serve boards, hints, explanations and the judging of claims to language models, by the Model Context Protocol on standard input and output."`
	Schema     schemaCmd     `cmd:"" help:"Print the JSON Schema of what --json and logs write, or list the schemas."`
	Version    versionCmd    `cmd:"" help:"Print the version."`
	Paths      pathsCmd      `cmd:"" help:"Print the files that deduku keeps."`
	Completion completionCmd `cmd:"" help:"Print the completion script of a shell."`
	Man        manCmd        `cmd:"" help:"Print the manual page."`
}

// subcommands are the names of what can follow 'deduku' on the command line.
func subcommands() []string {
	var out []string
	for _, f := range reflect.VisibleFields(reflect.TypeFor[cli]()) {
		if _, ok := f.Tag.Lookup("cmd"); ok {
			out = append(out, nameOf(f))
		}
	}
	return out
}

// nameOf is the name of the subcommand of a field of cli.
func nameOf(f reflect.StructField) string {
	return cmp.Or(f.Tag.Get("name"), strings.ToLower(f.Name))
}

// streams are where a command reads and writes.
type streams struct {
	in       io.Reader
	out, err io.Writer
}

// exited ends parsing when kong has answered by itself, as for --help.
type exited struct{ code int }

// watched remembers that something could not be written: kong answers --help and --version without looking.
type watched struct {
	io.Writer
	err error
}

func (w *watched) Write(p []byte) (int, error) {
	n, err := w.Writer.Write(p)
	if err != nil {
		w.err = err
	}
	return n, err
}

// asGiven takes an argument byte by byte: kong itself would change names of files that are not UTF-8.
func asGiven(ctx *kong.DecodeContext, target reflect.Value) error {
	token, err := ctx.Scan.PopValue("string")
	if err == nil {
		target.SetString(fmt.Sprint(token.Value))
	}
	return err
}

// parse takes the arguments apart. Most of the time to start goes into kong's model of the command line, so it tries with
// the one command that is wanted first; what has anything wrong or asks for help is left to the whole.
func parse(args []string, out, errs io.Writer) (*kong.Context, error) {
	if only := wanted(args); only != "" {
		if parsed, err := alone(only, out, errs).Parse(args); err == nil {
			return parsed, nil
		}
	}
	return whole(out, errs).Parse(args)
}

// whole is kong for all commands.
func whole(out, errs io.Writer) *kong.Kong {
	return parser(&cli{Session: sessionCmd{Options: optionFlags(true)}}, out, errs, optionValues(), kong.Vars{"version": thisBuild().String()})
}

// alone is kong for one command, without help. It goes through each text with each variable, so it has none that are not needed.
func alone(field string, out, errs io.Writer) *kong.Kong {
	if field == "Session" { // whose flags come from the table of options, values and all
		return parser(onlyCommand(field), out, errs, kong.NoDefaultHelp())
	}
	return parser(onlyCommand(field), out, errs, kong.NoDefaultHelp(), optionValues())
}

// wanted is the field of cli for the command that the arguments call, if that is clear; empty where it is not, or where
// the command looks at the whole command line.
func wanted(args []string) string {
	names := subcommands()
	called := -1
	for i, arg := range args {
		if slices.Contains(names, arg) && (i == 0 || args[i-1] != "-c") { // behind -c it is a command of the prompt
			called = i
			break
		}
	}
	switch {
	case called < 0:
		return "Session"
	case called > 0, args[0] == "completion", args[0] == "man":
		return ""
	}
	f, _ := reflect.TypeFor[cli]().FieldByNameFunc(func(name string) bool {
		f, _ := reflect.TypeFor[cli]().FieldByName(name)
		return nameOf(f) == args[0]
	})
	return f.Name
}

// misused is what is wrong with a command line: a word that is nearly a subcommand, or what kong says of it; and where the
// help is that says what would be right.
func misused(args []string, err error) string {
	if first := args[0]; !strings.HasPrefix(first, "-") && !slices.Contains(subcommands(), first) {
		if near := nearest.Question(subcommands(), first); near != "" {
			return fmt.Sprintf("there is no subcommand %q%s", first, near)
		}
	}
	help := "deduku"
	var wrong *kong.ParseError
	if errors.As(err, &wrong) && wrong.Context != nil {
		help = cmp.Or(called(wrong.Context), help)
	}
	return err.Error() + helpOf(help)
}

// called is how the subcommand of a command line is called, empty for a session.
func called(parsed *kong.Context) string {
	if node := parsed.Selected(); node != nil && node.Name != "session" {
		return node.FullPath()
	}
	return ""
}

// helpOf says, behind an error, where the help of a command is.
func helpOf(command string) string {
	return fmt.Sprintf("; '%s --help' shows what can be said", command)
}

// onlyCommand is cli with one command alone.
func onlyCommand(field string) any {
	f, _ := reflect.TypeFor[cli]().FieldByName(field)
	c := reflect.New(reflect.StructOf([]reflect.StructField{f}))
	if s, ok := c.Elem().Field(0).Addr().Interface().(*sessionCmd); ok {
		s.Options = optionFlags(false)
	}
	return c.Interface()
}

// parser is kong for a command line.
func parser(commands any, out, errs io.Writer, more ...kong.Option) *kong.Kong {
	p, err := kong.New(commands, append(more,
		kong.Name("deduku"),
		kong.Description("deduku solves Sudoku as people do and shows its reasoning.\n\n"+
			"Without a command it starts a session, on a board if you name one: "+
			"deduku [FILE|PUZZLE] [-c COMMAND]... ('deduku session --help' has all flags)."),
		kong.Writers(out, errs),
		kong.Exit(func(code int) { panic(exited{code}) }),
		kong.KindMapper(reflect.String, kong.MapperFunc(asGiven)),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}),
	)...)
	if err != nil {
		panic(err) // kong only looks at the tags of the structs, which are always the same
	}
	return p
}

// run is the program: it parses the arguments, runs the command, and returns the exit code.
func run(args []string, in io.Reader, out, errs io.Writer) (code int) {
	told := &watched{Writer: out}
	defer func() {
		switch p := recover().(type) {
		case nil:
		case exited:
			code = p.code
			if told.err != nil {
				fmt.Fprintf(errs, "deduku: %s\n", outside.Message(told.err.Error()))
				code = repl.ExitUsage
			}
		default:
			fmt.Fprintf(errs, "deduku: this is a defect, please report it: %v\n", p)
			code = repl.ExitUsage
		}
	}()
	if len(args) > 0 && args[0] == "help" {
		args = append(args[1:], "--help")
	}
	parsed, err := parse(args, told, errs)
	if err != nil {
		fmt.Fprintf(errs, "deduku: %s\n", outside.Message(misused(args, err)))
		return repl.ExitUsage
	}
	err = parsed.Run(streams{in, out, errs})
	switch {
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(errs, "deduku: interrupted")
	case err != nil && !repl.Ended(err) && !answer.Told(err):
		text := outside.Message(err.Error())
		if command := called(parsed); command != "" && repl.ExitCode(err) == repl.ExitUsage && !errors.As(err, new(*fs.PathError)) {
			text += helpOf(command)
		}
		fmt.Fprintf(errs, "deduku: %s\n", text)
	}
	return repl.ExitCode(err)
}
