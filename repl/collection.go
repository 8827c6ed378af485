package repl

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
)

// collection is the puzzles of a file, one of which is on the board at a time.
type collection struct {
	name    string
	puzzles []format.Puzzle
	work    map[int]state  // where the puzzles stand that were left, by number from 1
	levels  map[int]string // of those that were judged
}

// newCollection is a collection without a puzzle.
func newCollection(name string) *collection {
	return &collection{name: name, work: map[int]state{}, levels: map[int]string{}}
}

// place is which puzzle of a collection the board is, if any.
type place struct {
	of *collection // nil for none
	at int         // the number of the puzzle, from 1
}

// String is the place as the prompt shows it: 7/120.
func (p place) String() string { return fmt.Sprintf("%d/%d", p.at, len(p.of.puzzles)) }

// mostPuzzles is how many puzzles of a file are kept. Subcommands work on files of any length.
const mostPuzzles = 100_000

// readCollection reads the puzzles of a file. What cannot be read is told and counted, unless it is all there is.
func (s *Desk) readCollection(ctx context.Context, reader *format.Reader, name string) (*collection, error) {
	c := newCollection(filepath.Base(name))
	unread := 0
	var first error
	for len(c.puzzles) < mostPuzzles {
		p, err := reader.Next()
		var syntax *format.SyntaxError
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case err == io.EOF:
			return c, s.tellUnread(c, unread, first)
		case errors.As(err, &syntax):
			if unread++; first == nil {
				first = err
			}
		case err != nil:
			return nil, err
		default:
			c.puzzles = append(c.puzzles, p)
		}
	}
	s.Say("%s has more puzzles; the first %d are taken", c.name, mostPuzzles)
	return c, s.tellUnread(c, unread, first)
}

// tellUnread talks about the puzzles that could not be read, the first of which had this error. Where there is no other,
// it is the answer.
func (s *Desk) tellUnread(c *collection, unread int, first error) error {
	switch {
	case unread == 0:
		return nil
	case len(c.puzzles) == 0:
		return answer.No("%w", first)
	case unread == 1:
		s.Say("left out: %v", first)
	default:
		s.Say("left out %s; the first: %v", wording.Count(unread, "puzzle", "puzzles"), first)
	}
	return nil
}

// open puts a puzzle of a collection on the board, as it was left if it was there before.
func (s *Desk) open(ctx context.Context, to place) error {
	if to.at < 1 || to.at > len(to.of.puzzles) {
		return answer.No("%s has puzzles 1 to %d, there is no %d", to.of.name, len(to.of.puzzles), to.at)
	}
	if s.place.of == to.of {
		to.of.work[s.place.at] = s.state()
	}
	if left, ok := to.of.work[to.at]; ok {
		s.restore(left)
		_, err := s.introduce(ctx)
		return err
	}
	if _, err := s.take(ctx, fmt.Sprintf("%s, puzzle %d", to.of.name, to.at), &to.of.puzzles[to.at-1]); err != nil {
		return err
	}
	s.place = to
	return nil
}

// beside opens the puzzle that many places behind the one on the board.
func (s *Desk) beside(ctx context.Context, step int) error {
	if s.place.of == nil {
		return errors.New("the board is from no collection; 'load FILE' opens a file with several puzzles")
	}
	to := place{of: s.place.of, at: s.place.at + step}
	switch {
	case to.at < 1:
		return answer.No("this is the first puzzle of %s", to.of.name)
	case to.at > len(to.of.puzzles):
		return answer.No("this is the last puzzle of %s", to.of.name)
	}
	return s.open(ctx, to)
}

// list is what there is to say of some puzzles of a collection.
func (s *Desk) list(ctx context.Context, c *collection, from, to int) (answer.Collection, error) {
	f := answer.Collection{Name: c.name, At: s.place.at, Of: len(c.puzzles)}
	for n := from; n <= to; n++ {
		p := &c.puzzles[n-1]
		level, err := s.levelOf(ctx, c, n)
		if err != nil {
			return f, err
		}
		grid := p.Digits()
		if left, ok := c.work[n]; ok {
			grid = digitsOf(&left.log)
		}
		if n == s.place.at {
			grid = s.solver.Board().Grid()
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
func (s *Desk) levelOf(ctx context.Context, c *collection, n int) (string, error) {
	if level, ok := c.levels[n]; ok {
		return level, nil
	}
	p := &c.puzzles[n-1]
	switch k := s.known.ofGivens(p.Givens); k.Solutions {
	case 0:
		c.levels[n] = "no solution"
		return c.levels[n], nil
	case 2:
		c.levels[n] = "several solutions"
		return c.levels[n], nil
	}
	solver := deduce.New(p.Givens, deduce.Options{Ladder: s.ladder(p.Givens), Guess: deduce.NoGuess})
	s.note(solver.Begin(p.Givens, p.Placed, p.Eliminated))
	if err := solver.Solve(ctx); err != nil {
		return "", err
	}
	log := solver.Log()
	level := rate.Scale.Judge(&log).Level.String()
	if log.Last().Kind != deduce.Solved {
		level = "a guess"
	}
	c.levels[n] = level
	return level, nil
}
