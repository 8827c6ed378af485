package stages

import (
	"context"
	"errors"
	"fmt"
	"strconv"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/batch"
	"deduku/deduce/batch/expand"
	"deduku/deduce/technique"
)

// Stages that make several rows of one. Each takes limit=N besides its own options: the most children of a row. All except solutions
// work on digits alone. That is right also if the text has removed candidates, as long as the digits have one solution; if the pencil
// marks are part of the puzzle, these stages make nothing of it and note that (byDigits).
var (
	Vicinity = &batch.StageKind{
		Name: "vicinity", Args: "-X+Y[, any][, limit=N]",
		Short: "the puzzles near this one: X givens taken away, then 1 to Y added; those that are minimal, with one solution, as canonical forms, each once, this one left out; any: all that have a solution",
		New:   newVicinity,
	}
	Plus = &batch.StageKind{
		Name: "plus", Args: "N[, limit=N]", Short: "the puzzles with N more givens that have a solution",
		New: numbered("plus", "n", func(n int, _ uint64) func() expand.Spread { return always(expand.Plus(n)) }),
	}
	Minimals = &batch.StageKind{
		Name: "minimals", Args: "[limit=N]", Short: "all minimal puzzles within the givens of a puzzle with one solution",
		New: oneSolution(numbered("minimals", "", func(int, uint64) func() expand.Spread { return always(expand.Minimals) })),
	}
	RemoveRedundant = &batch.StageKind{
		Name: "removeredundant", Short: "the puzzle without the givens that it does not need, tried in reading order",
		New: oneSolution(numbered("removeredundant", "", func(int, uint64) func() expand.Spread { return always(expand.RemoveRedundant) })),
	}
	Shuffle = &batch.StageKind{
		Name: "shuffle", Args: "N[, seed=N]", Short: "N random equivalents, the same for the same puzzle and seed (1)",
		New: numbered("shuffle", "seed", func(n int, seed uint64) func() expand.Spread { return always(expand.Shuffle(n, seed)) }),
	}
	Relabel = &batch.StageKind{
		Name: "relabel", Args: "N[, seed=N]", Short: "the puzzle with its digits renamed at random, N times; the same for the same puzzle and seed (1)",
		New: numbered("relabel", "seed", func(n int, seed uint64) func() expand.Spread { return always(expand.Relabel(n, seed)) }),
	}
	Twins = &batch.StageKind{
		Name: "twins", Args: "[limit=N]", Short: "the puzzles with one solution that have the same cells given, one of them with another digit",
		New: oneSolution(numbered("twins", "", func(int, uint64) func() expand.Spread { return always(expand.Exchanged(1)) })),
	}
	Cousins = &batch.StageKind{
		Name: "cousins", Args: "[limit=N]", Short: "the puzzles with one solution that have the same cells given, two of them with other digits",
		New: oneSolution(numbered("cousins", "", func(int, uint64) func() expand.Spread { return always(expand.Exchanged(2)) })),
	}
	Solutions = &batch.StageKind{
		Name: "solutions", Args: "N", Short: "the solutions, N of them at most, a row each",
		New: func(args []batch.Arg, before []*batch.Field) (*batch.Stage, error) {
			n := 0
			err := batch.Setters{"n": batch.Number(&n, 1)}.Read("solutions", "n", args)
			if err == nil && n == 0 {
				err = errors.New("solutions takes how many there may be: solutions(100)")
			}
			if err != nil {
				return nil, err
			}
			return spreading(fmt.Sprintf("solutions(%d)", n), n, before, func() children {
				return func(ctx context.Context, r *batch.Row, yield func(board.Grid) error) error {
					position := r.Position()
					return expand.Solutions(ctx, &position, yield)
				}
			})
		},
	}
	Expand = &batch.StageKind{
		Name: "expand", Args: "[level=LEVEL]", Short: "the puzzle with the digits placed that the ladder gives up to a level; easy (without a level) is singles",
		New: newExpand,
	}
)

func always(s expand.Spread) func() expand.Spread { return func() expand.Spread { return s } }

// A children function yields the puzzles that a stage makes of a row.
type children func(ctx context.Context, r *batch.Row, yield func(board.Grid) error) error

// ofDigits makes children functions of spreads, for a stage that works on digits alone.
func ofDigits(stage string, newSpread func() expand.Spread) func() children {
	return func() children {
		spread := newSpread()
		return func(ctx context.Context, r *batch.Row, yield func(board.Grid) error) error {
			if !byDigits(stage, r) {
				return nil
			}
			return spread(ctx, r.Puzzle, yield)
		}
	}
}

// spreading returns a stage that makes rows of one, at most limit of them if that is above 0. A child knows its parent and its
// puzzle. The columns of the parent aren't true of it, so it has none of them.
func spreading(text string, limit int, before []*batch.Field, newChildren func() children) (*batch.Stage, error) {
	if batch.FieldNamed(before, batch.FieldPuzzle.Name) == nil {
		return nil, errors.New("there is no puzzle here to make others of")
	}
	s := &batch.Stage{Text: text, Alone: true, Results: append(batch.Begin(), batch.FieldParent, batch.FieldChild)}
	s.NewSpread = func() batch.Spread {
		make := newChildren()
		var child batch.Row
		return func(ctx context.Context, r *batch.Row, yield func(*batch.Row) error) error {
			name, n := r.Name(), 0
			err := make(ctx, r, func(g board.Grid) error {
				if n++; limit > 0 && n > limit {
					return errLimit
				}
				r.Beget(&child, name, int64(n), &g)
				return yield(&child)
			})
			if err == errLimit {
				return nil
			}
			return err
		}
	}
	return s, nil
}

// oneSolution makes the stages of a kind whose rows have one solution each.
func oneSolution(of func([]batch.Arg, []*batch.Field) (*batch.Stage, error)) func([]batch.Arg, []*batch.Field) (*batch.Stage, error) {
	return func(args []batch.Arg, before []*batch.Field) (*batch.Stage, error) { return unique(of(args, before)) }
}

// unique is such a stage whose rows have one solution each: which is then known of them, as count would find it.
func unique(s *batch.Stage, err error) (*batch.Stage, error) {
	if err != nil {
		return nil, err
	}
	s.Results = append(s.Results, batch.FieldSolutions, batch.FieldMore, batch.FieldUnique)
	plain := s.NewSpread
	s.NewSpread = func() batch.Spread {
		make := plain()
		return func(ctx context.Context, r *batch.Row, yield func(*batch.Row) error) error {
			return make(ctx, r, func(child *batch.Row) error {
				child.Solutions = 1
				return yield(child)
			})
		}
	}
	return s, nil
}

// errLimit ends the making of rows at the limit.
var errLimit = errors.New("there are enough")

// numbered makes the stages of a kind that take a number, or none where their first option has another name than n or
// seed, and a limit, or a seed where their option is so called.
func numbered(name, word string, of func(n int, seed uint64) func() expand.Spread) func([]batch.Arg, []*batch.Field) (*batch.Stage, error) {
	return func(args []batch.Arg, before []*batch.Field) (*batch.Stage, error) {
		n, seed, limit := 0, uint64(1), 0
		options, takes := batch.Setters{"limit": batch.Number(&limit, 1)}, word != ""
		if takes {
			options["n"] = batch.Number(&n, 1)
		}
		if word == "seed" {
			options["seed"] = batch.Seed(&seed)
			delete(options, "limit")
		}
		if name == "removeredundant" {
			options = batch.Setters{}
		}
		first := ""
		if takes {
			first = "n"
		}
		switch err := options.Read(name, first, args); {
		case err != nil:
			return nil, err
		case takes && n == 0:
			return nil, fmt.Errorf("%s takes a number: %s(1)", name, name)
		}
		var t batch.Texts
		if takes {
			t = append(t, strconv.Itoa(n))
		}
		t.Add("seed", strconv.FormatUint(seed, 10), "1")
		t.Add("limit", strconv.Itoa(limit), "0")
		return spreading(t.Of(name), limit, before, ofDigits(name, of(n, seed)))
	}
}

func newVicinity(args []batch.Arg, before []*batch.Field) (*batch.Stage, error) {
	var near expand.Near
	limit, any := 0, "no"
	size := ""
	named := batch.ByPlace(args, "size")
	for i := range named {
		if named[i].Name == "" && named[i].Value == "any" {
			named[i] = batch.Arg{Name: "any", Value: "yes", Column: named[i].Column}
		}
	}
	err := batch.Setters{
		"size": func(value string) error {
			if len(value) != len("-1+1") || value[0] != '-' || value[1] < '0' || value[1] > '9' || value[2] != '+' || value[3] < '1' || value[3] > '9' {
				return fmt.Errorf("how many givens are taken and added, from -0+1 to -9+9, not %q", value)
			}
			size, near.Minus, near.Plus = value, int(value[1]-'0'), int(value[3]-'0')
			return nil
		},
		"any":   batch.OneOf(&any, "yes", "no"),
		"limit": batch.Number(&limit, 1),
	}.Read("vicinity", "", named)
	switch {
	case err != nil:
		return nil, err
	case size == "":
		return nil, errors.New("vicinity takes how many givens are taken and added: vicinity(-1+1)")
	}
	t := batch.Texts{size}
	if near.Any = any == "yes"; near.Any {
		t = append(t, "any")
	}
	t.Add("limit", strconv.Itoa(limit), "0")
	s, err := spreading(t.Of("vicinity"), limit, before, ofDigits("vicinity", expand.Vicinity(near)))
	if err != nil {
		return nil, err
	}
	plain := s.NewSpread
	s.NewSpread = func() batch.Spread {
		around := plain()
		return func(ctx context.Context, r *batch.Row, yield func(*batch.Row) error) error {
			return around(ctx, r, func(child *batch.Row) error {
				child.Formed = true
				return yield(child)
			})
		}
	}
	if near.Any {
		return s, nil
	}
	return unique(s, nil)
}

func newExpand(args []batch.Arg, before []*batch.Field) (*batch.Stage, error) {
	easy := deduce.Easy.String()
	level := easy
	if err := (batch.Setters{"level": batch.OneOf(&level, deduce.Levels()...)}).Read("expand", "level", args); err != nil {
		return nil, err
	}
	var t batch.Texts
	t.Add("level", level, easy)
	return spreading(t.Of("expand"), 0, before, ofDigits("expand", func() expand.Spread {
		options := deduce.Options{Ladder: technique.Choice{Level: deduce.LevelNamed(level)}.Ladder(), Guess: deduce.NoGuess}
		solver := deduce.New(board.Grid{}, options)
		return func(ctx context.Context, puzzle board.Grid, yield func(board.Grid) error) error {
			if solver.Begin(puzzle, board.Grid{}, nil) != nil {
				return nil // givens that clash
			}
			if err := solver.Solve(ctx); err != nil {
				return err
			}
			return yield(solver.Board().Grid())
		}
	}))
}
