package command

import (
	"context"
	"errors"
	"strings"

	"deduku/board/format/links"
	"deduku/board/puzzle"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Link is the command link.
var Link = state.Command{
	Name: "link", Args: "[PAGE]", Group: "files", Run: link, Complete: completeLink,
	Results: []answer.Result{answer.Links{}},
	Short:   "print the addresses that open the board, with its marks, in SudokuWiki, SudokuPad and sudoku.coach, or one",
	Long:    "The board is in the address; nothing is sent. Once something is placed or eliminated the candidates go with it.",
}

// link prints addresses.
func link(_ context.Context, d *state.Desk, args []string) error {
	p := puzzle.Of(d.Solver.Board())
	f := answer.Links{}
	for _, l := range links.Of(&p) {
		if len(args) == 0 || strings.EqualFold(l.Page, args[0]) {
			f.Links = append(f.Links, answer.PageLink{Page: l.Page, URL: l.URL})
		}
	}
	if len(f.Links) == 0 || len(args) > 1 {
		return errors.New("link takes a page: SudokuWiki, SudokuPad or sudoku.coach")
	}
	return d.Give(f, func() error {
		for _, l := range f.Links {
			if err := d.Show(reply.Verbatim{Text: l.URL + "\n"}); err != nil {
				return err
			}
		}
		return nil
	})
}

func completeLink(_ *state.Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	var pages []string
	for _, l := range links.Of(new(puzzle.Puzzle)) {
		pages = append(pages, l.Page)
	}
	return pages
}
