package repl

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

var previousCommand = Command{
	Name: "previous", Args: "puzzle", Group: "board", Changes: true, Run: previous, Complete: oneOf("puzzle"),
	Short: "go to the puzzle before this one in the file that it is from; 'next puzzle' goes to the one behind it"}

func previous(ctx context.Context, s *Desk, args []string) error {
	if len(args) != 1 || args[0] != "puzzle" {
		return errors.New("previous takes 'puzzle': previous puzzle")
	}
	return s.beside(ctx, -1)
}

var puzzlesCommand = Command{
	Name: "puzzles", Args: "[FROM[-TO]]", Group: "board", Run: puzzles,
	Short: "list the puzzles of the file that the board is from: number, givens, level, rating where it says one, how far",
	Long: "Of a long file those around the board, or those with the numbers given. 'load FILE 7' opens one by its number,\n" +
		"'next puzzle' and 'previous puzzle' the ones beside it; each is found as it was left."}

// puzzles lists a collection.
func puzzles(ctx context.Context, s *Desk, args []string) error {
	c := s.place.of
	if c == nil {
		return errors.New("the board is from no collection; 'load FILE' opens a file with several puzzles")
	}
	from, to, err := s.listed(args)
	if err != nil {
		return err
	}
	f, err := s.list(ctx, c, from, to)
	if err != nil {
		return err
	}
	return s.Give(f, func() error {
		return s.Page(func(tell func(string, ...any)) {
			for _, line := range f.Lines() {
				tell("%s", line)
			}
			if shown := to - from + 1; shown < len(c.puzzles) {
				tell("%d to %d of %d; 'puzzles FROM-TO' lists others", from, to, len(c.puzzles))
			}
		})
	})
}

// mostListed is how many puzzles are listed where no numbers are given.
const mostListed = 120

// listed reads which puzzles to list.
func (s *Desk) listed(args []string) (from, to int, err error) {
	all := len(s.place.of.puzzles)
	switch {
	case len(args) > 1:
		return 0, 0, fmt.Errorf("puzzles takes the numbers of two puzzles, puzzles 1-50, not %q", strings.Join(args, " "))
	case len(args) == 0 && all <= mostListed:
		return 1, all, nil
	case len(args) == 0:
		from = max(1, min(s.place.at-mostListed/12, all-mostListed/6+1))
		return from, min(all, from+mostListed/6-1), nil
	}
	first, last, isRange := strings.Cut(args[0], "-")
	from, err = strconv.Atoi(first)
	to = from
	if err == nil && isRange {
		to, err = strconv.Atoi(last)
	}
	if err != nil || from < 1 || to < from || to > all {
		return 0, 0, fmt.Errorf("%q is no number of a puzzle, nor two of 1 to %d", args[0], all)
	}
	return from, to, nil
}
