package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/alecthomas/kong"

	"deduku/board"
	"deduku/cmd/deduku/session"
	"deduku/cmd/deduku/version"
	"deduku/deduce"
	"deduku/deduce/op"
	"deduku/deduce/solverlog"
	"deduku/internal/spelling"
	"deduku/repl/settings"
)

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
	return parser(&cli{Session: session.Command{Options: session.OptionFlags(true), Subcommands: subcommands()}}, out, errs, optionValues(), kong.Vars{"version": version.ThisBuild().String()})
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
	for _, f := range commandFields() {
		if nameOf(f) == args[0] {
			return f.Name
		}
	}
	return ""
}

// misused is what is wrong with a command line: a word that is nearly a subcommand, or what kong says of it; and where the
// help is that says what would be right.
func misused(args []string, err error) string {
	if first := args[0]; !strings.HasPrefix(first, "-") && !slices.Contains(subcommands(), first) {
		if near := spelling.Question(subcommands(), first); near != "" {
			return fmt.Sprintf("there is no subcommand %q%s", first, near)
		}
	}
	help := "deduku"
	var wrong *kong.ParseError
	if errors.As(err, &wrong) && wrong.Context != nil {
		help = cmp.Or(called(wrong.Context), help)
	}
	if takesBoard := []string{"hint", "explain", "export", "practice-sheet"}; slices.Contains(takesBoard, args[0]) && strings.HasPrefix(err.Error(), "expected \"<") {
		return err.Error() + `; the board is a file, a puzzle, or "-" for standard input` + helpOf(help)
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
	if s, ok := c.Elem().Field(0).Addr().Interface().(*session.Command); ok {
		s.Options, s.Subcommands = session.OptionFlags(false), subcommands()
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

// optionValues are what options can be, by name, for the tags of flags that other commands have.
func optionValues() kong.Vars {
	vars := kong.Vars{"symmetry": strings.Join(board.SymmetryNames(), ", "), "steps": strconv.Itoa(deduce.UsualLimit), "ratings": strings.Join(op.Ratings(), ", "), "styles": strings.Join(solverlog.Styles(), ", ")}
	vars["count_limit"], vars["count_limit_help"] = strconv.Itoa(op.CountLimit.Default), op.CountLimit.Help
	vars["backdoor_size"], vars["backdoor_size_help"] = strconv.Itoa(op.BackdoorSize.Default), op.BackdoorSize.Help
	for _, o := range settings.Options {
		vars[o.Name] = strings.Join(o.Values, ", ")
	}
	return vars
}
