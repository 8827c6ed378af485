package stages

import (
	"context"
	"errors"
	"fmt"
	"strconv"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/generate"
	"deduku/deduce/batch"
	"deduku/deduce/batch/expand"
	"deduku/deduce/op"
)

// Stages that make puzzles of their own. They are the first of their plan, which then reads no files.
var (
	Generate = &batch.StageKind{
		Name: "generate", Args: "N[, seed=N][, symmetry=NAME][, clues=A-B]",
		Short: "make N puzzles, which depend on their number and the seed (1) alone; comes first, instead of files",
		New:   newGenerate,
	}
	Pattern = &batch.StageKind{
		Name: "pattern", Args: "MASK, N[, seed=N]",
		Short: "make N puzzles whose givens are the cells of a mask of 81 characters, with a dot for a blank; comes first, instead of files",
		New:   newPattern,
	}
	Scan = &batch.StageKind{
		Name: "scan", Args: "GRID, clues=N[, limit=N]",
		Short: "all puzzles with N givens and one solution within a full grid; comes first, instead of files",
		New:   newScan,
	}
)

func newGenerate(args []batch.Arg, _ []*batch.Field) (*batch.Stage, error) {
	var o generate.Options
	n, seed, symmetry, clues := 0, uint64(1), board.NoSymmetry.String(), ""
	err := batch.Setters{
		"n": batch.Number(&n, 1), "seed": batch.Seed(&seed), "clues": func(value string) (err error) {
			clues = value
			o.MinClues, o.MaxClues, err = generate.ParseClues(value)
			return err
		},
		"symmetry": func(value string) (err error) {
			o.Symmetry, err = board.ParseSymmetry(value)
			symmetry = o.Symmetry.String()
			return err
		},
	}.Read("generate", "n", args)
	switch {
	case err != nil:
		return nil, err
	case n == 0:
		return nil, errors.New("generate takes how many puzzles: generate(1000)")
	}
	t := batch.Texts{strconv.Itoa(n)}
	t.Add("seed", strconv.FormatUint(seed, 10), "1")
	t.Add("symmetry", symmetry, board.NoSymmetry.String())
	t.Add("clues", clues, "")
	return making(t.Of("generate"), n, seed, o)
}

func newPattern(args []batch.Arg, _ []*batch.Field) (*batch.Stage, error) {
	var o generate.Options
	n, seed, mask := 0, uint64(1), ""
	err := batch.Setters{
		"n": batch.Number(&n, 1), "seed": batch.Seed(&seed), "mask": func(value string) error {
			cells, err := generate.ParseMask(value)
			o.Pattern, mask = &cells, value
			return err
		},
	}.Read("pattern", "", batch.ByPlace(args, "mask", "n"))
	switch {
	case err != nil:
		return nil, err
	case n == 0 || mask == "":
		return nil, errors.New("pattern takes a mask and how many puzzles: pattern(MASK, 100)")
	}
	t := batch.Texts{mask, strconv.Itoa(n)}
	t.Add("seed", strconv.FormatUint(seed, 10), "1")
	return making(t.Of("pattern"), n, seed, o)
}

// making is a stage that makes puzzles by a generator. One that cannot be made in the tries allowed is left out.
func making(text string, n int, seed uint64, o generate.Options) (*batch.Stage, error) {
	if _, err := generate.New(o); err != nil {
		return nil, err
	}
	return &batch.Stage{Text: text, Results: []*batch.Field{batch.FieldSolutions, batch.FieldMore, batch.FieldUnique}, Source: &batch.Source{Records: int64(n)}, NewWork: func() batch.Work {
		maker, refused := generate.New(o)
		return func(ctx context.Context, r *batch.Row) (bool, error) {
			if refused != nil {
				return false, refused
			}
			puzzle, err := maker.Puzzle(ctx, seed, int(r.N)-1) // rows count from 1, puzzles of a seed from 0
			if errors.As(err, new(*generate.TriesError)) {
				return false, nil
			}
			r.Puzzle, r.Read, r.Eliminated, r.Solutions = puzzle, nil, nil, 1
			return err == nil, err
		}
	}}, nil
}

func newScan(args []batch.Arg, before []*batch.Field) (*batch.Stage, error) {
	var grid board.Grid
	clues, limit := 0, 0
	err := batch.Setters{
		"clues": batch.Option(&clues, op.Number{Min: 17, Max: board.Cells}), "limit": batch.Number(&limit, 1),
		"grid": func(value string) error {
			p, err := format.Parse(value)
			if err != nil || p.Digits().Len() < board.Cells || len(p.Digits().Clashes()) > 0 {
				return fmt.Errorf("a full grid of 81 digits that obeys the rules, not %q", value)
			}
			grid = p.Digits()
			return nil
		},
	}.Read("scan", "grid", args)
	switch {
	case err != nil:
		return nil, err
	case clues == 0 || grid == board.Grid{}:
		return nil, errors.New("scan takes a full grid and how many givens: scan(GRID, clues=20)")
	}
	t := batch.Texts{grid.String(), fmt.Sprintf("clues=%d", clues)}
	t.Add("limit", strconv.Itoa(limit), "0")
	within := expand.Scan(clues)
	s, err := unique(spreading(t.Of("scan"), limit, before, ofDigits("scan", always(func(ctx context.Context, _ board.Grid, yield func(board.Grid) error) error {
		return within(ctx, grid, yield)
	}))))
	if s != nil {
		s.Source = &batch.Source{Records: 1}
	}
	return s, err
}
