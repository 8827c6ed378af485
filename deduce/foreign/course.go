package foreign

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
)

// Course is a section of a text, read and set on its board.
type Course struct {
	Path
	Tried     bool // the letters were tried both ways, and read as Letters says
	walk      *Walk
	positions []Position
}

// ErrNoBoard says that a section has no board, and that none was given.
var ErrNoBoard = errors.New("there is no board in the text")

// Open reads a section in a style. In Auto the style and the letters are those with which most is read and least contradicts the
// solution. before is the course of the section before, for one that goes on with it; nil where there is none. The error says what
// is wrong with the board, or is that of ctx.
func Open(ctx context.Context, s *Section, style Style, before *Course) (*Course, error) {
	if s.GoesOn && before != nil {
		c := &Course{Path: choose(before.walk, s.Text, before.Style, before.Letters), walk: before.walk, positions: s.Positions}
		c.Tried = before.Tried
		c.shift(s.At - 1)
		return c, nil
	}
	if s.Puzzle == nil {
		return nil, ErrNoBoard
	}
	solver := deduce.New(board.Grid{}, deduce.Options{Guess: deduce.NoGuess})
	if err := solver.Begin(s.Puzzle.Givens, s.Puzzle.Placed, s.Puzzle.Eliminated); err != nil {
		return nil, err
	}
	return OpenOn(ctx, solver, s, style)
}

// OpenOn reads a section in a style and sets it on the board of a solver.
func OpenOn(ctx context.Context, solver *deduce.Solver, s *Section, style Style) (*Course, error) {
	walk, err := NewWalk(ctx, solver)
	if err != nil {
		return nil, err
	}
	c := &Course{Path: choose(walk, s.Text, style, NoLetters), walk: walk, positions: s.Positions}
	c.Tried = style == Auto && c.Letters != NoLetters
	c.shift(s.At - 1)
	return c, nil
}

// shift moves the numbers of the lines to where they are in their file.
func (c *Course) shift(by int) {
	for i := range c.Lines {
		c.Lines[i].At += by
	}
}

// choose reads a text in the way that fits a board best. Letters other than none are settled.
func choose(w *Walk, text string, style Style, letters Letters) Path {
	var ways []Path
	for _, p := range readings(text, style) {
		if letters == NoLetters || p.Letters == letters || p.Letters == NoLetters {
			ways = append(ways, p)
		}
		if p.Letters != NoLetters && (style == Auto || letters == Rows+Columns-p.Letters) {
			ways = append(ways, p.turned())
		}
	}
	if len(ways) == 0 {
		return Path{Style: style}
	}
	wrong := w.wrong(w.solver.Board())
	worth := func(p Path) int {
		n := concluded(p.Lines)
		for i := range p.Lines {
			if slices.ContainsFunc(p.Lines[i].Concludes, wrong) {
				n -= 5
			}
		}
		return n
	}
	best := slices.MaxFunc(ways, func(a, b Path) int { return cmp.Compare(worth(a), worth(b)) })
	if style == Auto && concluded(best.Lines) == 0 && len(best.Lines) == 0 {
		return Path{Style: List}
	}
	return best
}

// Each judges the lines of a course and the boards in it, in order. It ends with the first error of tell, or that of ctx.
func (c *Course) Each(ctx context.Context, tell func(*Judged) error) error {
	positions := c.positions
	for i := 0; i <= len(c.Lines); i++ {
		for len(positions) > 0 && (i == len(c.Lines) || positions[0].At < c.Lines[i].At) {
			judged, err := c.walk.At(ctx, &positions[0])
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

// IsPath reports whether a text has lines that tell steps: half of its lines that have letters in them, or one that has an arrow.
func IsPath(text string) bool {
	p := Read(text, Auto)
	for i := range p.Lines {
		if p.Lines[i].Concludes != nil && (p.Style != List || strings.Contains(p.Lines[i].Text, "=>")) {
			return true
		}
	}
	return false
}

// Solutions is how many solutions the puzzle has: none, one, or two for several.
func (c *Course) Solutions() int { return c.walk.known.Solutions }

// Puzzle is the board on which the path began.
func (c *Course) Puzzle() format.Puzzle {
	log := c.Log()
	return format.Puzzle{Givens: log.Puzzle}
}
