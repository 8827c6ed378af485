package command

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"path/filepath"
	"strings"

	"deduku/board/puzzle"
	"deduku/deduce/render/jsonl"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Check is the command check.
var Check = state.Command{
	Name: "check", Args: "[names] [FILE]", Group: "files", Free: hasOwnBoard, Summary: "a log, step by step", Reaches: state.ByArguments, Run: check, Complete: state.CompleteFile,
	Results: []answer.Result{answer.Checked{}, answer.JudgedPath{}, answer.JudgedLine{}},
	Short:   "check the steps so far, a saved log, or the path of another program: each step must follow",
	Long: "'check names' also looks for each step with the technique that the log names, on the board of that step, and counts\n" +
		"those that are not found: they follow from their truths, but are no pattern of that name. It takes longer.\n" +
		"A file that is no log is judged as a path: of HoDoKu, SudokuWiki, Sudoku Explainer, CSP-Rules or SudokuStudio, chains in\n" +
		"Eureka notation, or a list of conclusions. It begins on the board in it, or else on this puzzle as it was before any step.\n" +
		"'load FILE' opens such a path with its steps.",
}

// namesWord asks for the names of techniques to be confirmed.
const namesWord = "names"

// hasOwnBoard reports whether the file to check is a log or a formula, which doesn't need the board on the desk.
func hasOwnBoard(args []string) bool {
	if len(args) == 0 {
		return false
	}
	end := strings.ToLower(filepath.Ext(args[len(args)-1]))
	return end == ".jsonl" || end == ".cnf"
}

func check(ctx context.Context, d *state.Desk, args []string) error {
	names := len(args) > 0 && args[0] == namesWord
	if names {
		args = args[1:]
	}
	in, name, err := logToCheck(ctx, d, args)
	if err != nil {
		return err
	}
	defer in.Close()
	text := bufio.NewReaderSize(in, 64<<10)
	if len(args) > 0 && !names && !IsLog(text) {
		return checkPath(ctx, d, text, name)
	}
	result, err := CheckLogs(ctx, text, name, names)
	if err != nil {
		return err
	}
	return d.Give(result, func() error { return d.Tell("%v", result) })
}

// checkPath judges the path of another program.
func checkPath(ctx context.Context, d *state.Desk, in io.Reader, name string) error {
	log := d.Solver.Log()
	start := d.Afresh(&log, d.Solving())
	position := puzzle.Of(start.Board())
	path := PathFile{Puzzle: &position}
	result, err := path.Judge(ctx, in, name)
	if err != nil {
		return err
	}
	err = d.Give(result, func() error { return d.Tell("%v", result) })
	if err == nil && !result.Right() {
		err = answer.NoInResult
	}
	return err
}

// logToCheck opens the log that check is asked for, and says what to call it: a file, or without arguments the
// session's own, written as it would be saved.
func logToCheck(ctx context.Context, d *state.Desk, args []string) (io.ReadCloser, string, error) {
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
