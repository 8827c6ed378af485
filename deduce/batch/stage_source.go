package batch

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/generate"
	"deduku/deduce/batch/spread"
)

// Stages that make puzzles of their own. They are the first of their plan, which then reads no files.
var (
	generateKind = &StageKind{
		Name: "generate", Args: "N [seed=N] [symmetry=NAME] [clues=A-B]",
		Short: "make N puzzles, which depend on their number and the seed (1) alone; comes first, instead of files",
		New:   newGenerate,
	}
	patternKind = &StageKind{
		Name: "pattern", Args: "MASK, N [seed=N]",
		Short: "make N puzzles whose givens are the cells of a mask of 81 characters, with a dot for a blank; comes first, instead of files",
		New:   newPattern,
	}
	scanKind = &StageKind{
		Name: "scan", Args: "GRID, clues=N [limit=N]",
		Short: "all puzzles with N givens and one solution within a full grid; comes first, instead of files",
		New:   newScan,
	}
)

// SourceName is the name of the input of plans that make their own puzzles.
const SourceName = "made"

// sourceLine is a record of a source: an empty puzzle, whose number says which is to be made.
var sourceLine = strings.Repeat(".", board.Cells) + "\n"

// Bytes is the length of what Open reads.
func (s *Source) Bytes() int64 { return s.Records * int64(len(sourceLine)) }

// Open reads the empty puzzles, a line each.
func (s *Source) Open() io.ReadSeeker { return io.NewSectionReader(sourceText{}, 0, s.Bytes()) }

// sourceText is lines of empty puzzles without end.
type sourceText struct{}

func (sourceText) ReadAt(p []byte, at int64) (int, error) {
	for n := 0; n < len(p); {
		n += copy(p[n:], sourceLine[(at+int64(n))%int64(len(sourceLine)):])
	}
	return len(p), nil
}

func newGenerate(args []Arg, _ []*Field) (*Stage, error) {
	var o generate.Options
	n, seed, symmetry, clues := 0, 1, board.NoSymmetry.String(), ""
	err := setters{
		"n": number(&n, 1), "seed": number(&seed, 0), "clues": func(value string) error {
			clues = value
			return between(&o.MinClues, &o.MaxClues, value)
		},
		"symmetry": func(value string) (err error) {
			o.Symmetry, err = board.ParseSymmetry(value)
			symmetry = o.Symmetry.String()
			return err
		},
	}.read("generate", "n", args)
	switch {
	case err != nil:
		return nil, err
	case n == 0:
		return nil, errors.New("generate takes how many puzzles: generate(1000)")
	}
	t := optionTexts{strconv.Itoa(n)}
	t.add("seed", strconv.Itoa(seed), "1")
	t.add("symmetry", symmetry, board.NoSymmetry.String())
	t.add("clues", clues, "")
	return making(t.of("generate"), n, seed, o)
}

// between reads a number of givens, or a range.
func between(least, most *int, value string) error {
	from, to, found := strings.Cut(value, "-")
	if !found {
		to = from
	}
	if number(least, 17)(from) != nil || number(most, *least)(to) != nil || *most > board.Cells {
		return fmt.Errorf("a number or a range of givens, as 24-26, not %q", value)
	}
	return nil
}

func newPattern(args []Arg, _ []*Field) (*Stage, error) {
	var o generate.Options
	n, seed, mask := 0, 1, ""
	err := setters{
		"n": number(&n, 1), "seed": number(&seed, 0), "mask": func(value string) error {
			cells, err := generate.ParseMask(value)
			o.Pattern, mask = &cells, value
			return err
		},
	}.read("pattern", "", byPlace(args, "mask", "n"))
	switch {
	case err != nil:
		return nil, err
	case n == 0 || mask == "":
		return nil, errors.New("pattern takes a mask and how many puzzles: pattern(MASK, 100)")
	}
	t := optionTexts{mask, strconv.Itoa(n)}
	t.add("seed", strconv.Itoa(seed), "1")
	return making(t.of("pattern"), n, seed, o)
}

// making is a stage that makes puzzles by a generator. One that cannot be made in the tries allowed is left out.
func making(text string, n, seed int, o generate.Options) (*Stage, error) {
	if _, err := generate.New(o); err != nil {
		return nil, err
	}
	return &Stage{Text: text, Gives: []*Field{FieldSolutions, FieldMore, FieldUnique}, Source: &Source{Records: int64(n)}, NewWork: func() Work {
		maker, refused := generate.New(o)
		return func(ctx context.Context, r *Row) (bool, error) {
			if refused != nil {
				return false, refused
			}
			puzzle, err := maker.Puzzle(ctx, uint64(seed), int(r.N))
			if errors.As(err, new(*generate.TriesError)) {
				return false, nil
			}
			r.Puzzle, r.Read, r.Solutions = puzzle, nil, 1
			return err == nil, err
		}
	}}, nil
}

func newScan(args []Arg, before []*Field) (*Stage, error) {
	var grid board.Grid
	clues, limit := 0, 0
	err := setters{
		"clues": number(&clues, 17), "limit": number(&limit, 1),
		"grid": func(value string) error {
			p, err := format.Parse(value)
			if err != nil || p.Digits().Len() < board.Cells || len(p.Digits().Clashes()) > 0 {
				return fmt.Errorf("a full grid of 81 digits that obeys the rules, not %q", value)
			}
			grid = p.Digits()
			return nil
		},
	}.read("scan", "grid", args)
	switch {
	case err != nil:
		return nil, err
	case clues == 0 || grid == board.Grid{} || clues > board.Cells:
		return nil, errors.New("scan takes a full grid and how many givens: scan(GRID, clues=20)")
	}
	t := optionTexts{grid.String(), fmt.Sprintf("clues=%d", clues)}
	t.add("limit", strconv.Itoa(limit), "0")
	within := spread.Scan(clues)
	s, err := unique(spreading(t.of("scan"), limit, before, always(func(ctx context.Context, _ board.Grid, yield func(board.Grid) error) error {
		return within(ctx, grid, yield)
	})))
	if s != nil {
		s.Source = &Source{Records: 1}
	}
	return s, err
}
