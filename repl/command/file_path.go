package command

import (
	"context"
	"io"
	"path/filepath"
	"strings"

	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/solverlog"
	"deduku/repl/state"
)

// IsPath reports whether a text is the solving path of another program.
func IsPath(text string) bool { return solverlog.IsPath(text) }

// HasBoard reports whether a text has a board before its steps, or among them.
func HasBoard(text string) bool {
	for section, err := range solverlog.Sections(strings.NewReader(text), nil) {
		return err == nil && section.Puzzle != nil
	}
	return false
}

// TakePath starts over with the path of another program: on its puzzle, with its steps, as far as they hold. Where the text has no
// board, it is the path of the session's puzzle.
func TakePath(ctx context.Context, d *state.Desk, in io.Reader, name string) error {
	log := d.Solver.Log()
	own := puzzle.Puzzle{Givens: log.Puzzle}
	var logs []deduce.Log
	path := PathFile{Otherwise: &own, Log: func(log deduce.Log) error {
		logs = append(logs, log)
		return nil
	}}
	judged, err := path.Judge(ctx, in, name)
	if err != nil {
		return err
	}
	log = logs[0]
	d.Begin(filepath.Base(name), log.Puzzle)
	d.Solver = deduce.Resume(log, d.SolvingPuzzle(log.Puzzle))
	d.Arrived = state.Came(&log)
	d.Shown = len(log.Steps)
	if _, err := d.Introduce(ctx); err != nil {
		return err
	}
	d.Say("%v", judged)
	if len(logs) > 1 {
		d.Say("there are paths of %d puzzles; this is the first", len(logs))
	}
	return nil
}
