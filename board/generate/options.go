package generate

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/internal/spelling"
)

// Options say which puzzles are wanted. The zero value asks for nothing but one solution, and minimal.
type Options struct {
	// Symmetry of the cells that are given. A puzzle is minimal when it loses its one solution whichever
	// given is taken away; under a symmetry, whichever orbit of givens is, that is a given together with
	// all its images. A symmetric puzzle may then have a given that is redundant alone.
	Symmetry board.Symmetry

	// MinClues and MaxClues bound the number of givens; zero sets no bound.
	MinClues, MaxClues int

	// Pattern, when not nil, is exactly the cells to be given. Puzzles with a pattern need not be minimal.
	Pattern *board.CellSet

	// Demand, when not nil, is one more thing that is asked of a puzzle.
	Demand *Demand

	// Tries bounds the work for one puzzle; zero stands for defaultTries or defaultPatternTries. A try is one
	// minimal puzzle made or, with a pattern, one step of the search for digits, which compares up to some
	// thousand puzzles.
	Tries int
}

// A Demand is what somebody else has to judge, as how hard a puzzle is. Met must depend on the puzzle alone, and
// may be asked by several goroutines at a time; its answer does not count once ctx is done.
type Demand struct {
	Text string // what a puzzle that meets it does, as "is of level hard"
	Met  func(ctx context.Context, puzzle board.Grid) bool
	Why  func(puzzle board.Grid) string // returns what Met found out about a puzzle that met the demand, once; nil for nothing
}

// What a puzzle gets when Options do not say. The first takes a few seconds. The second takes seconds for
// patterns of 24 cells and more, a minute or more for patterns of 20 and fewer.
const (
	defaultTries        = 20_000
	defaultPatternTries = 5_000
)

// minClues is the smallest number of givens that any puzzle with one solution has.
const minClues = 17

// check refuses options that contradict each other or what is known of Sudoku.
func (o *Options) check() error {
	least, most := o.bounds()
	switch {
	case o.Symmetry > board.AntiDiagonal:
		return fmt.Errorf("unknown %v; there are %s", o.Symmetry, strings.Join(board.SymmetryNames(), ", "))
	case o.Tries < 0:
		return fmt.Errorf("%d tries; at least 1 is needed, or 0 for the default", o.Tries)
	case o.MinClues < 0 || o.MinClues > board.Cells:
		return fmt.Errorf("at least %s; a board has room for 0 to %d", clues(o.MinClues), board.Cells)
	case o.MaxClues < 0 || o.MaxClues > board.Cells:
		return fmt.Errorf("at most %s; a board has room for 0 to %d", clues(o.MaxClues), board.Cells)
	case least > most:
		return fmt.Errorf("at least %d and at most %s; the first must not be larger", least, clues(most))
	case most < minClues:
		return tooFew(most)
	}
	if o.Pattern == nil {
		return nil
	}
	if err := checkPattern(*o.Pattern); err != nil {
		return err
	}
	if n := o.Pattern.Len(); n < least || n > most {
		return fmt.Errorf("the pattern has %s, and %s asked for; leave one of the two out", spelling.Count(n, "cell", "cells"), o.clues())
	}
	return checkSymmetric(*o.Pattern, o.Symmetry)
}

// ParseClues reads a number of clues, or a range such as 24-26. The error says what is wrong with it, also if no puzzle with one
// solution has so many clues.
func ParseClues(text string) (least, most int, err error) {
	from, to, found := strings.Cut(text, "-")
	if !found {
		to = from
	}
	first, errFirst := strconv.ParseUint(from, 10, 31)
	last, errLast := strconv.ParseUint(to, 10, 31)
	least, most = int(first), int(last)
	switch {
	case errFirst != nil || errLast != nil:
		return 0, 0, fmt.Errorf("clues are a number or a range, as 24-26, not %q", text)
	case most == 0: // in Options, no limit
		return 0, 0, tooFew(most)
	}
	return least, most, (&Options{MinClues: least, MaxClues: most}).check()
}

// tooFew returns the error for a number of clues that is too small.
func tooFew(most int) error {
	return fmt.Errorf("at most %s; a puzzle with one solution has at least %d", clues(most), minClues)
}

// bounds are MinClues and MaxClues, where set.
func (o *Options) bounds() (least, most int) {
	if o.MaxClues == 0 {
		return o.MinClues, board.Cells
	}
	return o.MinClues, o.MaxClues
}

// clues is a number of clues in words.
func clues(n int) string { return spelling.Count(n, "clue", "clues") }

// clues tells the range of clues, as the subject of a sentence.
func (o *Options) clues() string {
	least, most := o.bounds()
	switch {
	case least == most:
		return spelling.Count(least, "clue is", "clues are")
	case o.MaxClues == 0:
		return "at least " + spelling.Count(least, "clue is", "clues are")
	case o.MinClues == 0:
		return "at most " + spelling.Count(most, "clue is", "clues are")
	}
	return fmt.Sprintf("%d to %d clues are", least, most)
}

// A TriesError says that no puzzle was found that meets the options.
type TriesError struct {
	Options Options
	Tries   int // the tries made
	Closest int // the number of clues that came closest; with a pattern, the fewest solutions met, 0 for too many to count
	Refused int // the puzzles that met everything but the demand
}

// Error tells what was asked, how close it came, and what may help.
func (e *TriesError) Error() string {
	tries := spelling.Count(e.Tries, "try", "tries")
	switch {
	case e.Refused == 0:
	case e.Refused == e.Tries:
		return fmt.Sprintf("no puzzle that %s in %s; allow more tries", e.Options.Demand.Text, tries)
	default:
		return fmt.Sprintf("no puzzle that %s in %s, of which %d met the rest; allow more tries", e.Options.Demand.Text, tries, e.Refused)
	}
	if e.Options.Pattern != nil {
		near := "each had too many solutions to count"
		if e.Closest > 0 {
			near = fmt.Sprintf("the best had %d solutions", e.Closest)
		}
		return fmt.Sprintf("no puzzle with this pattern of %s in %s: %s; allow more tries or add cells",
			spelling.Count(e.Options.Pattern.Len(), "cell", "cells"), tries, near)
	}
	how := ""
	if e.Options.Symmetry != board.NoSymmetry {
		how = fmt.Sprintf(" with %v symmetry", e.Options.Symmetry)
	}
	return fmt.Sprintf("no minimal puzzle%s in %s: %s asked for, the closest had %d; allow more tries or another number",
		how, tries, e.Options.clues(), e.Closest)
}
