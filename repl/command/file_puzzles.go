package command

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Puzzle is the command puzzle.
var Puzzle = state.Command{
	Name: "puzzle", Args: "[N | next | previous | list | minimize | shuffle | canonical | backdoors]", Group: "change", Opens: goesElsewhere, Summary: "next, list, shuffle ...",
	Changes: true, Run: another, Complete: state.OneOf("next"),
	Results: []answer.Result{answer.Start{}},
	Short:   "say what the puzzle is; go to another of the same file, or change it",
	Long:    "'puzzle 7' opens the seventh of the file that the board is from, 'puzzle next' and 'puzzle previous' the ones beside it.",
}

// goesElsewhere reports whether puzzle goes to another puzzle of the collection.
func goesElsewhere(args []string) bool {
	word := strings.Join(args, " ")
	_, err := strconv.Atoi(word)
	return word == "next" || err == nil
}

// another says what the puzzle is, or opens another of the collection.
func another(ctx context.Context, d *state.Desk, args []string) error {
	word := strings.Join(args, " ")
	n, err := strconv.Atoi(word)
	switch {
	case word == "":
		log := d.Solver.Log()
		f, err := d.StartFacts(ctx)
		if err != nil {
			return err
		}
		return d.Give(f, func() error { return d.Tell("%v\n%s: %s", log.Puzzle, d.Name, strings.Join(f.Contents(), ", ")) })
	case word == "next":
		return d.Beside(ctx, 1)
	case err != nil:
		return fmt.Errorf("puzzle takes next, previous, list, a number, minimize, shuffle, canonical, backdoors, or nothing, not %q", word)
	case d.Place.Of == nil:
		return errors.New("the board is from no collection; 'load FILE' opens a file with several puzzles")
	}
	return d.Open(ctx, state.Place{Of: d.Place.Of, At: n})
}

// Previous is the command previous.
var Previous = state.Command{
	Name: "previous", Args: "[puzzle]", Group: "change", Opens: state.Always, Parent: "puzzle", Word: "previous", Changes: true, Run: previous, Complete: state.OneOf("puzzle"),
	Results: []answer.Result{answer.Start{}},
	Short:   "go to the puzzle before this one in the file that it is from; 'next puzzle' goes to the one behind it",
}

func previous(ctx context.Context, d *state.Desk, args []string) error {
	if len(args) > 1 || len(args) == 1 && args[0] != "puzzle" {
		return errors.New("previous takes 'puzzle', or nothing: previous puzzle")
	}
	return d.Beside(ctx, -1)
}

// Puzzles is the command puzzles.
var Puzzles = state.Command{
	Name: "puzzles", Args: "[FROM[-TO]]", Group: "change", Parent: "puzzle", Word: "list", Run: puzzles,
	Results: []answer.Result{answer.Collection{}},
	Short:   "list the puzzles of the file that the board is from: number, givens, level, rating where it says one, how far",
	Long: "Of a long file those around the board, or those with the numbers given. 'load FILE 7' opens one by its number,\n" +
		"'puzzle next' and 'puzzle previous' the ones beside it; each is found as it was left.",
}

// puzzles lists a collection.
func puzzles(ctx context.Context, d *state.Desk, args []string) error {
	c := d.Place.Of
	if c == nil {
		return errors.New("the board is from no collection; 'load FILE' opens a file with several puzzles")
	}
	from, to, err := listed(d, args)
	if err != nil {
		return err
	}
	f, err := list(ctx, d, c, from, to)
	if err != nil {
		return err
	}
	return d.Give(f, func() error {
		return d.Page(func(tell func(string, ...any)) {
			for _, line := range f.Lines() {
				tell("%s", line)
			}
			if shown := to - from + 1; shown < len(c.Puzzles) {
				tell("%d to %d of %d; 'puzzle list FROM-TO' lists others", from, to, len(c.Puzzles))
			}
		})
	})
}

// mostListed is how many puzzles are listed where no numbers are given.
const mostListed = 120

// listed reads which puzzles to list.
func listed(d *state.Desk, args []string) (from, to int, err error) {
	all := len(d.Place.Of.Puzzles)
	switch {
	case len(args) > 1:
		return 0, 0, fmt.Errorf("puzzles takes the numbers of two puzzles, puzzles 1-50, not %q", strings.Join(args, " "))
	case len(args) == 0 && all <= mostListed:
		return 1, all, nil
	case len(args) == 0:
		from = max(1, min(d.Place.At-mostListed/12, all-mostListed/6+1))
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

// list is what there is to say of some puzzles of a collection.
func list(ctx context.Context, d *state.Desk, c *state.Collection, from, to int) (answer.Collection, error) {
	f := answer.Collection{Name: c.Name, At: d.Place.At, Of: len(c.Puzzles)}
	for n := from; n <= to; n++ {
		p := &c.Puzzles[n-1]
		level, err := levelInCollection(ctx, d, c, n)
		if err != nil {
			return f, err
		}
		grid := p.Digits()
		if left, ok := c.Work[n]; ok {
			grid = digitsOf(&left.Log)
		}
		if n == d.Place.At {
			grid = d.Solver.Board().Grid()
		}
		row := answer.Collected{
			N: n, Givens: p.Givens.Len(), Level: level, Rating: p.Value("rating"), Title: p.Value("title"), Filled: grid.Len(), Solved: grid.Solved(),
		}
		for _, key := range []string{"id", "comment"} {
			if row.Title == "" {
				row.Title = p.Value(key)
			}
		}
		f.Puzzles = append(f.Puzzles, row)
	}
	return f, nil
}

// digitsOf is the digits that a log has come to.
func digitsOf(log *deduce.Log) board.Grid {
	if n := len(log.Steps); n > 0 && log.Step(n).Kind == deduce.Solved {
		return log.Step(n).End.Grid
	}
	return deduce.Resume(*log, deduce.Options{}).Board().Grid()
}

// levelOf is how hard a puzzle is for the techniques that are on; "a guess" where they do not suffice.
func levelInCollection(ctx context.Context, d *state.Desk, c *state.Collection, n int) (string, error) {
	if level, ok := c.Levels[n]; ok {
		return level, nil
	}
	p := &c.Puzzles[n-1]
	switch k := d.Known.OfGivens(p.Givens); k.Solutions {
	case 0:
		c.Levels[n] = "no solution"
		return c.Levels[n], nil
	case 2:
		c.Levels[n] = "several solutions"
		return c.Levels[n], nil
	}
	solver := deduce.New(p.Givens, deduce.Options{Ladder: d.Ladder(p.Givens), Guess: deduce.NoGuess})
	d.Note(solver.Begin(p.Givens, p.Placed, p.Eliminated))
	if err := solver.Solve(ctx); err != nil {
		return "", err
	}
	log := solver.Log()
	level := rate.Scale.Judge(&log).Level.String()
	if log.Last().Kind != deduce.Solved {
		level = "a guess"
	}
	c.Levels[n] = level
	return level, nil
}
