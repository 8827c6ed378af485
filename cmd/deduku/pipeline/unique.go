package pipeline

import (
	"cmp"
	"context"
	"fmt"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/cmd/deduku/subcommand"
	"deduku/deduce/render/wording"
)

// OfUnique has do answer each puzzle that has exactly one solution, which it is told; for the others the
// answer is none or several.
func (p *Puzzles) OfUnique(s subcommand.Streams, command string, do func(ctx context.Context, p *puzzle.Puzzle, grid, solution board.Grid, r *Replies) error) error {
	return subcommand.Interruptibly(func(ctx context.Context) error {
		return p.AnswerEach(ctx, s, command, func() Answerer {
			return func(ctx context.Context, p *puzzle.Puzzle, r *Replies) error {
				if r.MarksCount(p, command) {
					return nil
				}
				grid := DigitsOf(p, r)
				puzzle := search.OfGrid(grid)
				if n := search.Count(&puzzle, 2); n != 1 {
					r.NotUnique(p, n)
					return nil
				}
				solution, _ := search.Solve(&puzzle)
				return do(ctx, p, grid, solution, r)
			}
		})
	})
}

// NotUnique answers a puzzle that has not one solution but none or several.
func (r *Replies) NotUnique(p *puzzle.Puzzle, solutions int) {
	r.No(p, "")
	if !r.JSON {
		r.Out = append(r.Out, WordFor(solutions)...)
		return
	}
	r.Why = cmp.Or(r.Why, WhyNotUnique[solutions])
	r.Facts(p, nil)
}

// WhyNotUnique says, by the number of solutions, two for several, why a puzzle has no answer.
var WhyNotUnique = [...]string{"there is no solution", "", "there are several solutions"}

// MarksCount reports whether the pencil marks of a puzzle are part of it, as in a Sukaku: the digits alone have several
// solutions, and the marks leave fewer. Then a command that works on digits alone has no answer, and says so.
func (r *Replies) MarksCount(p *puzzle.Puzzle, command string) bool {
	if len(p.Eliminated) == 0 {
		return false
	}
	digits, whole := search.OfGrid(p.Digits()), PositionOf(p)
	if search.Count(&digits, 2) < 2 || search.Count(&whole, 2) > 1 {
		return false
	}
	why := fmt.Sprintf("%s works on digits alone, and the pencil marks are part of this puzzle (a Sukaku)", command)
	r.No(p, "")
	if r.JSON {
		r.Why = why
		r.Facts(p, nil)
	} else {
		r.Out = append(r.Out, "sukaku\n"...)
		r.Note("%v: %s", p.At, why)
	}
	return true
}

// DigitsOf is the digits of a puzzle, for commands that work on nothing else. Where there is more, r tells.
func DigitsOf(p *puzzle.Puzzle, r *Replies) board.Grid {
	if n := len(p.Eliminated); n > 0 {
		r.Note("%v: only the digits are used: %s left out", p.At, wording.Count(n, "removed candidate is", "removed candidates are"))
	}
	return p.Digits()
}

// PositionOf is a puzzle as the answer engine takes it: givens, digits placed since, candidates struck.
func PositionOf(p *puzzle.Puzzle) search.Puzzle {
	return search.OfPosition(p.Digits(), p.Eliminated)
}

// WordFor is the answer line that tells none, one and more solutions apart.
func WordFor(solutions int) string {
	return [...]string{"none\n", "unique\n", "several\n"}[solutions]
}
