package solverlog

import (
	"context"
	"errors"
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/coach"
)

// Course is a section of a text, read and set on its board.
type Course struct {
	Path
	Tried     bool // the letters were tried both ways, and read as Letters says
	walk      *Walk
	positions []position
	settled   bool // a step was read in its style, in this section or in one that it goes on with
}

// errNoBoard says that a section has no board, and that none was given.
var errNoBoard = errors.New("there is no board in the text")

// Allow sets the most work that a line takes, instead of [LineLimit].
func (c *Course) Allow(limit int) { c.walk.Allow(limit) }

// Open reads a section in a style. In Auto the style and the letters are those with which most is read, the letters those that contradict the solution
// least. before is the course of the section before, for one that goes on with it; nil where there is none. The error says what
// is wrong with the board, or is that of ctx.
func Open(ctx context.Context, s *Section, style Style, before *Course) (*Course, error) {
	if s.GoesOn && before != nil {
		if before.settled {
			style = before.Style
		}
		c := &Course{Path: choose(before.walk, s.Text, style, before.Letters), walk: before.walk, positions: s.positions}
		c.Tried = before.Tried || style == Auto && c.Letters != NoLetters
		c.settled = before.settled || concluded(c.Lines) > 1
		c.addUnread(s.Text)
		c.shift(s.At - 1)
		return c, nil
	}
	if s.Puzzle == nil {
		return nil, errNoBoard
	}
	solver := deduce.New(board.Grid{}, deduce.Options{Guess: deduce.NoGuess})
	if err := solver.Begin(s.Puzzle.Givens, s.Puzzle.Placed, s.Puzzle.Eliminated); err != nil {
		return nil, err
	}
	return open(ctx, solver, s, style, true)
}

// OpenOn reads a section in a style and sets it on the board of a solver. Text between the steps is left out, even if it
// names a cell.
func OpenOn(ctx context.Context, solver *deduce.Solver, s *Section, style Style) (*Course, error) {
	return open(ctx, solver, s, style, false)
}

// OpenWholeOn is OpenOn for a text that should have a step on each line: a line that names a cell or a technique and
// can't be read is unreadable, and Skipped has the others.
func OpenWholeOn(ctx context.Context, solver *deduce.Solver, s *Section, style Style) (*Course, error) {
	return open(ctx, solver, s, style, true)
}

func open(ctx context.Context, solver *deduce.Solver, s *Section, style Style, whole bool) (*Course, error) {
	walk, err := NewWalk(ctx, solver)
	if err != nil {
		return nil, err
	}
	c := &Course{Path: choose(walk, s.Text, style, NoLetters), walk: walk, positions: s.positions}
	c.Tried = style == Auto && c.Letters != NoLetters
	c.settled = concluded(c.Lines) > 1
	if whole {
		c.addUnread(s.Text)
	}
	c.shift(s.At - 1)
	return c, nil
}

// shift moves the numbers of the lines to where they are in their file.
func (c *Course) shift(by int) {
	for i := range c.Lines {
		c.Lines[i].At += by
		if c.Lines[i].Until > 0 {
			c.Lines[i].Until += by
		}
	}
	for i := range c.Skipped {
		c.Skipped[i] += by
	}
}

// choose reads a text in the way that fits a board best. Letters other than none are settled.
func choose(w *Walk, text string, style Style, letters Letters) Path {
	best := Path{Style: List}
	for i, p := range readings(text, style) {
		if i == 0 && style != Auto || concluded(p.Lines) > concluded(best.Lines) {
			best = p
		}
	}
	if best.Letters == NoLetters || letters == best.Letters || letters == NoLetters && style != Auto {
		return best
	}
	other := best.turned()
	if letters == other.Letters || wrongLines(w, other.Lines) < wrongLines(w, best.Lines) {
		return other
	}
	return best
}

// wrongLines is how many lines conclude what the solution of the board contradicts.
func wrongLines(w *Walk, lines []Line) (n int) {
	wrong := w.wrong(w.solver.Board())
	for i := range lines {
		if slices.ContainsFunc(lines[i].Concludes, wrong) {
			n++
		}
	}
	return n
}

// Each judges the lines of a course and the boards in it, in order. It ends with the first error of tell, or that of ctx.
func (c *Course) Each(ctx context.Context, tell func(*Judged) error) error {
	positions := c.positions
	for i := 0; i <= len(c.Lines); i++ {
		for len(positions) > 0 && (i == len(c.Lines) || positions[0].at < c.Lines[i].At) {
			judged, err := c.walk.at(ctx, &positions[0])
			if err == nil {
				err = tell(&judged)
			}
			if err != nil {
				return err
			}
			positions = positions[1:]
		}
		if i == len(c.Lines) {
			break
		}
		judged, err := c.walk.Next(ctx, &c.Lines[i])
		if err == nil {
			err = tell(&judged)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// Log is the log that the path has become so far.
func (c *Course) Log() deduce.Log { return c.walk.solver.Log() }

// Known is what the answer engine says of the board that the course begins on.
func (c *Course) Known() coach.Known { return c.walk.known }

// Solved reports whether the path has come to the solution so far.
func (c *Course) Solved() bool { return c.walk.solver.Board().Status() == board.Solved }

// IsPath reports whether a text has a line that tells a step by the name of its technique, or a chain. Lines of a library are
// puzzles.
func IsPath(text string) bool {
	p := Read(text, Auto)
	for i := range p.Lines {
		line := &p.Lines[i]
		if line.Concludes != nil && (len(line.techniques) > 0 || line.Chain != nil) && !strings.HasPrefix(line.Text, ":") {
			return true
		}
	}
	return false
}
