package saved

import (
	"bytes"
	"context"
	"errors"
	"io"

	"deduku/deduce/render/jsonl"
	"deduku/repl/answer"
	"deduku/repl/desk"
)

// Check is the command check.
var Check = desk.Command{
	Name: "check", Args: "[names] [FILE]", Group: "looking", Reaches: desk.ByArguments, Run: check, Complete: desk.CompleteFile,
	Gives: []answer.Fact{answer.Checked{}},
	Short: "check the steps so far, or a saved log: each step must follow from what it cites",
	Long: "'check names' also looks for each step with the technique that the log names, on the board of that step, and counts\n" +
		"those that are not found: they follow from their truths, but are no pattern of that name. It takes longer.",
}

// namesWord asks for the names of techniques to be confirmed.
const namesWord = "names"

func check(ctx context.Context, d *desk.Desk, args []string) error {
	names := len(args) > 0 && args[0] == namesWord
	if names {
		args = args[1:]
	}
	in, name, err := logToCheck(ctx, d, args)
	if err != nil {
		return err
	}
	defer in.Close()
	result, err := answer.Check(ctx, in, name, names)
	if err != nil {
		return err
	}
	return d.Give(result, func() error { return d.Tell("%v", result) })
}

// logToCheck opens the log that check is asked for, and says what to call it: a file, or without arguments the
// session's own, written as it would be saved.
func logToCheck(ctx context.Context, d *desk.Desk, args []string) (io.ReadCloser, string, error) {
	switch len(args) {
	case 0:
		log := d.Solver.Log()
		var lines bytes.Buffer
		err := new(jsonl.Writer).Log(&lines, &log)
		return io.NopCloser(&lines), "the log", err
	case 1:
		in, err := d.Files.Open(ctx, args[0])
		return in, args[0], err
	}
	return nil, "", errors.New("check takes a file, or nothing for the steps so far: check steps.jsonl")
}
