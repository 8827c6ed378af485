package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"math"
	"reflect"
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
	"deduku/repl/state"
)

// answered is an error that ends parsing after --help or --version has printed its answer.
type answered struct{ err error } // why the answer could not be printed, or nil

func (a answered) Error() string { return fmt.Sprintf("the answer is printed: %v", a.err) }

// rootFlags holds the flags that deduku and all its subcommands have. kong adds --help.
type rootFlags struct {
	Version versionFlag `help:"Print the version."`
}

// A versionFlag prints the version.
type versionFlag bool

// BeforeReset prints the version and ends parsing. kong calls it if the flag is given.
func (versionFlag) BeforeReset(k *kong.Kong) error {
	_, err := fmt.Fprintln(k.Stdout, version.ThisBuild())
	return answered{err}
}

// printHelp prints a help page and ends parsing.
func printHelp(options kong.HelpOptions, ctx *kong.Context) error {
	if err := kong.DefaultHelpPrinter(options, ctx); err != nil {
		return err
	}
	return answered{}
}

// asGiven takes an argument byte by byte: kong itself would change file names that are not UTF-8.
func asGiven(ctx *kong.DecodeContext, target reflect.Value) error {
	token, err := ctx.Scan.PopValue("string")
	if err == nil {
		target.SetString(fmt.Sprint(token.Value))
	}
	return err
}

// decimal takes a whole number in decimal digits, as the prompt does. kong itself would also take 0x10 and 1_000, and read 010 as 8.
func decimal(ctx *kong.DecodeContext, target reflect.Value) error {
	token, err := ctx.Scan.PopValue("whole number")
	if err != nil {
		return err
	}
	text := fmt.Sprint(token.Value)
	if target.CanUint() {
		n, err := strconv.ParseUint(text, 10, target.Type().Bits())
		if err != nil {
			return fmt.Errorf("expected a whole number from 0 to %d, not %q", uint64(math.MaxUint64), text)
		}
		target.SetUint(n)
		return nil
	}
	n, err := strconv.ParseInt(text, 10, target.Type().Bits())
	if errors.Is(err, strconv.ErrRange) {
		return fmt.Errorf("%s is too large: the largest number is %d", text, math.MaxInt)
	} else if err != nil {
		return fmt.Errorf("expected a whole number, not %q", text)
	}
	target.SetInt(n)
	return nil
}

// parse parses the arguments. It returns an answered error if it printed a help page or the version.
func parse(args []string, out, errs io.Writer) (*kong.Context, error) {
	return parserOf(needed(args), out, errs).Parse(args)
}

// needed returns the rows that the parser must know to parse args. Building kong's model of the command line takes most of the
// start-up time, so needed returns one row if args clearly call one subcommand, or none, which starts a session. Otherwise it returns
// all rows.
func needed(args []string) []row {
	for i, arg := range args {
		r, named := rowOf(arg)
		switch {
		case i > 0 && args[i-1] == "-c": // a command of the prompt
		case i == 0 && named && !r.all:
			return []row{r}
		case named, mayAskForHelp(arg):
			return table()
		}
	}
	r, _ := rowOf("session")
	return []row{r}
}

// mayAskForHelp reports whether arg may be --help or -h. The help page of deduku lists all subcommands.
func mayAskForHelp(arg string) bool {
	return strings.HasPrefix(arg, "--help") || strings.HasPrefix(arg, "-") && !strings.HasPrefix(arg, "--") && strings.Contains(arg, "h")
}

// parserOf returns the parser of a command line with the subcommands in rows.
func parserOf(rows []row, out, errs io.Writer) *kong.Kong {
	options := []kong.Option{
		kong.Name("deduku"),
		kong.Description("deduku solves Sudoku as people do and shows its reasoning.\n\n" +
			"Without a command it starts a session, on a board if you name one: " +
			"deduku [FILE|PUZZLE] [-c COMMAND]... ('deduku session --help' has all flags)."),
		kong.Writers(out, errs),
		kong.KindMapper(reflect.String, kong.MapperFunc(asGiven)),
		kong.KindMapper(reflect.Int, kong.MapperFunc(decimal)),
		kong.KindMapper(reflect.Uint64, kong.MapperFunc(decimal)),
		kong.Help(printHelp),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}),
		kong.PostBuild(fillIn),
	}
	for _, r := range rows {
		options = append(options, kong.DynamicCommand(r.name, r.help, "", r.command(), r.tag))
	}
	k := kong.Must(&rootFlags{}, options...) // panics only if a struct has a wrong tag
	if node := k.Model.DefaultCmd; node != nil {
		session.AddOptionFlags(node, kong.MapperFunc(asGiven))
	}
	return k
}

// fillIn replaces names such as ${level} in the tags of flags with the values that the option takes. kong.Vars can do the same, but
// kong then expands each variable again for each flag, which makes the start three times slower.
func fillIn(k *kong.Kong) error {
	values := []string{
		"${symmetry}", strings.Join(board.SymmetryNames(), ", "),
		"${steps}", strconv.Itoa(deduce.UsualLimit),
		"${ratings}", strings.Join(op.Ratings(), ", "),
		"${styles}", strings.Join(solverlog.Styles(), ", "),
		"${count_limit}", strconv.Itoa(op.CountLimit.Default), "${count_limit_help}", op.CountLimit.Help,
		"${backdoor_size}", strconv.Itoa(op.BackdoorSize.Default), "${backdoor_size_help}", op.BackdoorSize.Help,
	}
	for _, o := range state.SettingsTable {
		values = append(values, "${"+o.Name+"}", strings.Join(o.Values, ", "))
	}
	fill := strings.NewReplacer(values...)
	return kong.Visit(k.Model.Node, func(v kong.Visitable, next kong.Next) error {
		if value, ok := v.(*kong.Value); ok {
			for _, text := range []*string{&value.Help, &value.Enum, &value.Default} {
				*text = fill.Replace(*text)
			}
		}
		return next(nil)
	})
}

// misused returns the message about a command line that kong refuses with err: the subcommand that was probably meant, or the error
// and, for the end of the message, the command that shows the help.
func misused(args []string, err error) (text, help string) {
	called, isCalled := rowOf(args[0])
	if !isCalled && !strings.HasPrefix(args[0], "-") {
		if near := spelling.Question(subcommands(), args[0]); near != "" {
			return fmt.Sprintf("there is no subcommand %q%s", args[0], near), ""
		}
	}
	text = err.Error()
	if called.board && strings.HasPrefix(text, "expected \"<") {
		text += `; the board is a file, a puzzle, or "-" for standard input`
	}
	path := "deduku"
	var wrong *kong.ParseError
	if errors.As(err, &wrong) && wrong.Context != nil {
		path = cmp.Or(pathOf(wrong.Context), path)
	}
	return text, helpOf(path)
}

// pathOf returns the words that call the parsed subcommand, such as "deduku batch join", or "" for a session.
func pathOf(parsed *kong.Context) string {
	if node := parsed.Selected(); node != nil && node.Name != "session" {
		return node.FullPath()
	}
	return ""
}

// helpOf returns the end of an error message: the command that shows the help.
func helpOf(command string) string {
	return fmt.Sprintf("; '%s --help' shows what can be said", command)
}
