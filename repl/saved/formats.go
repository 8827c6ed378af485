package saved

import (
	"context"
	"fmt"
	"strings"

	"deduku/board/format"
	"deduku/repl/answer"
	"deduku/repl/desk"
)

// Formats is the command formats.
var Formats = desk.Command{
	Name: "formats", Args: "[NAME]", Group: "board", Run: formats, Complete: completeFormats,
	Gives: []answer.Fact{answer.Formats{}},
	Short: "list the formats that boards are read and written in, with an example each, or one with its example in full",
}

// formats lists the formats of puzzles.
func formats(_ context.Context, d *desk.Desk, args []string) error {
	if len(args) > 1 {
		return fmt.Errorf("formats takes one name, not %q", strings.Join(args, " "))
	}
	list, err := answer.FormatsOf(strings.Join(args, ""))
	if err != nil {
		return err
	}
	return d.Give(list, func() error { return d.ShowText(list.Text()) })
}

func completeFormats(_ *desk.Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	var names []string
	for _, f := range format.Formats() {
		names = append(names, f.Name)
	}
	return names
}
