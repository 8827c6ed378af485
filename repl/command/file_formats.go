package command

import (
	"context"
	"fmt"
	"strings"

	"deduku/board/format"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Formats is the command formats.
var Formats = state.Command{
	Name: "formats", Args: "[NAME]", Group: "files", Free: state.Always, Parent: "help", Word: "formats", Run: formats, Complete: completeFormats,
	Results: []answer.Result{answer.Formats{}},
	Short:   "list the formats that boards are read and written in, with an example each, or one with its example in full",
}

// formats lists the formats of puzzles.
func formats(_ context.Context, d *state.Desk, args []string) error {
	if len(args) > 1 {
		return fmt.Errorf("formats takes one name, not %q", strings.Join(args, " "))
	}
	list, err := answer.FormatsOf(strings.Join(args, ""))
	if err != nil {
		return err
	}
	text := list.Text()
	if len(args) == 0 {
		text += typedBoards
	}
	return d.Give(list, func() error { return d.ShowText(text) })
}

// typedBoards is what there is to say of all formats.
const typedBoards = "A blank is any of . 0 - * _ x ?. At the prompt, 7 4 5, 9 1 8 (column, row, digit) and r4c7=5, D7=5, (4,7)=5 fill\n" +
	"cells of the board, and r4c7<>25 eliminates candidates; (4,7) is read as the option 'notation' says.\n" +
	"'help formats NAME' shows an example in full. 'save FILE' writes the format that the end of FILE says, 'export NAME'\n" +
	"prints one, 'link' prints addresses. Files may be compressed: gzip, zstd, bzip2.\n"

func completeFormats(_ *state.Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	var names []string
	for _, f := range format.Formats() {
		names = append(names, f.Name)
	}
	return names
}
