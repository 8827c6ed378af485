// Command deduku solves Sudoku as people do and shows its reasoning: at a prompt, or from scripts.
//
// commandline.go has the list of subcommands, parse.go takes the arguments apart by it. The subcommands are in the packages
// below: session runs the prompt and command scripts, puzzles whole files of puzzles, by package pipeline. What the commands at
// the prompt do is in package repl, the work on many puzzles at once in deduce/batch.
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
	"deduku/repl/manual"
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
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

// helped is how help is asked for with what stands behind the word: that of a subcommand, or what the prompt's 'help' says of a
// task, which is no subcommand.
func helped(about []string) []string {
	if len(about) == 1 && !slices.Contains(subcommands(), about[0]) {
		if _, ok := manual.Topic(about[0]); ok {
			return []string{"-c", "help " + about[0]}
		}
	}
	return append(about, "--help")
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
				fmt.Fprintf(errs, "deduku: %s\n", sanitize.Message(told.err.Error()))
				code = repl.ExitUsage
			}
		default:
			fmt.Fprintf(errs, "deduku: this is a defect, please report it: %v\n", p)
			code = repl.ExitUsage
		}
	}()
	if len(args) > 0 && args[0] == "help" {
		args = helped(args[1:])
	}
	parsed, err := parse(args, told, errs)
	if err != nil {
		fmt.Fprintf(errs, "deduku: %s\n", sanitize.Message(misused(args, err)))
		return repl.ExitUsage
	}
	err = parsed.Run(subcommand.Streams{In: in, Out: out, Err: errs})
	switch {
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(errs, "deduku: interrupted")
	case err != nil && !repl.Ended(err) && !answer.Told(err):
		text := sanitize.Message(err.Error())
		if command := called(parsed); command != "" && repl.ExitCode(err) == repl.ExitUsage && !errors.As(err, new(*fs.PathError)) {
			text += helpOf(command)
		}
		fmt.Fprintf(errs, "deduku: %s\n", text)
	}
	return repl.ExitCode(err)
}
