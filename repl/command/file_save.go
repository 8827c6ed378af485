package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Save is the command save.
var Save = state.Command{
	Name: "save", Args: "FILE", Group: "files", Summary: "the board", Reaches: state.ByArguments, Run: save, Complete: state.CompleteFile,
	Results: []answer.Result{answer.Saved{}, answer.LogFile{}},
	Short:   "save the board, in the format that the end of FILE says: .sdm .sdk .ss .sdx .csv .json .opensudoku; else a drawing",
	Long:    "What the format has no place for is told. With .jsonl the log is saved, as 'log save' does. FILE - writes\nthe drawing to standard output.",
}

func save(ctx context.Context, d *state.Desk, args []string) error {
	if len(args) != 1 {
		return errors.New("save takes a file: save my.txt")
	}
	file := args[0]
	if file == "-" {
		return toOutput(d)
	}
	f := format.ForFile(file)
	switch {
	case f != nil && f.Name == "log":
		return saveLog(ctx, d, file)
	case f != nil && f.Write == nil:
		return fmt.Errorf("files in %s are read and not written", filepath.Ext(file))
	case f == nil:
		if e, err := exporterFor(file); err == nil { // the board as text under such a name would only confuse
			return fmt.Errorf("save writes the board as text, and %s is no text of a board; 'export %s' writes that", e.extension, file)
		}
		f = format.Named("grid")
	}
	p := puzzle.Of(d.Solver.Board())
	to, err := d.WriteFile(ctx, file, func(w io.Writer) error { return format.Write(w, f.Name, &p) })
	if err != nil {
		return err
	}
	saved := answer.Saved{File: file, Format: f.Name, Givens: p.Givens.Len(), Placed: p.Placed.Len(), Drops: f.Drops(&p), Apart: f.Keeps&format.KeepsPlaced != 0, To: to}
	return d.Give(saved, func() error {
		d.Say("%s", &saved)
		return nil
	})
}

// toOutput writes the board as a drawing among the answers, as "-" does elsewhere.
func toOutput(d *state.Desk) error {
	f, p := format.Named("grid"), puzzle.Of(d.Solver.Board())
	saved := answer.Saved{File: "-", Format: f.Name, Givens: p.Givens.Len(), Placed: p.Placed.Len(), Drops: f.Drops(&p), Apart: f.Keeps&format.KeepsPlaced != 0}
	return d.Give(saved, func() error { return d.Tell("%s", strings.TrimRight(f.Text(&p), "\n")) })
}
