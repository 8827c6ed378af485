// Command deduku solves Sudoku as people do and shows its reasoning: at a prompt, or from scripts.
//
// commandline.go has the table of subcommands, and parse.go parses the arguments with it. The packages in this folder run the
// subcommands: session runs the prompt and command scripts, and puzzles runs whole files of puzzles through package pipeline.
// Package repl has the commands at the prompt, and deduce/batch works on many puzzles at once.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"

	"deduku/cmd/deduku/subcommand"
	"deduku/internal/sanitize"
	"deduku/repl"
	"deduku/repl/answer"
	"deduku/repl/command"
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// helped is how help is asked for with what stands behind the word: that of a subcommand, or what the prompt's 'help' says of a
// task, which is no subcommand.
func helped(about []string) []string {
	if len(about) == 1 && !slices.Contains(subcommands(), about[0]) {
		if _, ok := command.Topic(about[0]); ok {
			return []string{"-c", "help " + about[0]}
		}
	}
	return append(about, "--help")
}

// inJSON answers a command line that is wrong in JSON, if --json is on it. It returns err, or what answer.Replied leaves of it.
func inJSON(s subcommand.Streams, args []string, err error) error {
	json := slices.IndexFunc(args, func(arg string) bool { return arg == "--json" || arg == "--json=true" })
	if files := slices.Index(args, "--"); json < 0 || files >= 0 && files < json {
		return err
	}
	called, ok := rowOf(args[0])
	if !ok {
		called.name = "session"
	}
	return subcommand.AsJSON{}.Reply(s, called.name, nil, err)
}

// run is the program: it parses the arguments, runs the command, and returns the exit code.
func run(args []string, in io.Reader, out, errs io.Writer) (code int) {
	defer func() {
		if p := recover(); p != nil {
			fmt.Fprintf(errs, "deduku: this is a defect, please report it: %v\n", p)
			code = repl.ExitUsage
		}
	}()
	if len(args) > 0 && args[0] == "help" {
		args = helped(args[1:])
	}
	parsed, err := parse(args, out, errs)
	if done, ok := errors.AsType[answered](err); ok {
		if done.err == nil {
			return 0
		}
		fmt.Fprintf(errs, "deduku: %s\n", sanitize.Message(done.err.Error()))
		return repl.ExitUsage
	}
	streams := subcommand.Streams{In: in, Out: out, Err: errs}
	if err != nil {
		text, help := misused(args, err)
		if err := inJSON(streams, args, errors.New(text)); !answer.Told(err) {
			fmt.Fprintf(errs, "deduku: %s\n", sanitize.Message(err.Error()+help))
		}
		return repl.ExitUsage
	}
	err = parsed.Run(streams)
	if repl.ExitCode(err) == repl.ExitUsage && !repl.Ended(err) && !answer.Told(err) {
		err = inJSON(streams, args, err)
	}
	switch {
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(errs, "deduku: interrupted")
	case err != nil && !repl.Ended(err) && !answer.Told(err):
		text := sanitize.Message(err.Error())
		if command := pathOf(parsed); command != "" && repl.ExitCode(err) == repl.ExitUsage && !errors.As(err, new(*fs.PathError)) {
			text += helpOf(command)
		}
		fmt.Fprintf(errs, "deduku: %s\n", text)
	}
	return repl.ExitCode(err)
}
