package repl

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"deduku/board/format"
	"deduku/repl/answer"
	"deduku/repl/reply"
)

var formatsCommand = Command{
	Name: "formats", Args: "[NAME]", Group: "board", Run: formats, Complete: completeFormats,
	Short: "list the formats that boards are read and written in, with an example each, or one with its example in full"}

// formats lists the formats of puzzles.
func formats(_ context.Context, s *Desk, args []string) error {
	if len(args) > 1 {
		return fmt.Errorf("formats takes one name, not %q", strings.Join(args, " "))
	}
	list, err := answer.FormatsOf(strings.Join(args, ""))
	if err != nil {
		return err
	}
	return s.Give(list, func() error { return s.ShowText(list.Text()) })
}

func completeFormats(_ *Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	var names []string
	for _, f := range format.Formats() {
		names = append(names, f.Name)
	}
	return names
}

var linkCommand = Command{
	Name: "link", Args: "[PAGE]", Group: "board", Run: link, Complete: completeLink,
	Short: "print the addresses that open the board, with its marks, in SudokuWiki, SudokuPad and sudoku.coach, or one",
	Long:  "The board is in the address; nothing is sent. Once something is placed or eliminated the candidates go with it."}

// link prints addresses.
func link(_ context.Context, s *Desk, args []string) error {
	p := format.Of(s.solver.Board())
	f := answer.Links{}
	for _, l := range format.Links(&p) {
		if len(args) == 0 || strings.EqualFold(l.Page, args[0]) {
			f.Links = append(f.Links, answer.PageLink{Page: l.Page, URL: l.URL})
		}
	}
	if len(f.Links) == 0 || len(args) > 1 {
		return errors.New("link takes a page: SudokuWiki, SudokuPad or sudoku.coach")
	}
	return s.Give(f, func() error {
		for _, l := range f.Links {
			if err := s.Show(reply.Verbatim{Text: l.URL + "\n"}); err != nil {
				return err
			}
		}
		return nil
	})
}

func completeLink(_ *Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	var pages []string
	for _, l := range format.Links(new(format.Puzzle)) {
		pages = append(pages, l.Page)
	}
	return pages
}
