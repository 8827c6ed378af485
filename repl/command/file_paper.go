package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/export"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// paperFlags say how paper is filled.
type paperFlags struct {
	perPage int // 1, 2, 4 or 6; 0 for what is usual
	letter  bool
	noLevel bool
	answers bool
	given   string // the last of these flags that was given, of those that say how large pages are before others
}

// fitHTML reports whether they say nothing of the size of pages, which a browser that prints decides.
func (f *paperFlags) fitHTML() bool { return f.given == "--no-level" || f.given == "--answers" }

// cutPaperFlags takes the flags for paper out of arguments.
func cutPaperFlags(args []string) (rest []string, f paperFlags, err error) {
	for i := 0; i < len(args); i++ {
		word, value, joined := strings.Cut(args[i], "=")
		given := word
		switch word {
		case "--a4":
			f.letter = false
		case "--letter":
			f.letter = true
		case "--no-level":
			f.noLevel = true
		case "--answers":
			f.answers = true
		case "--per-page":
			if !joined {
				i++
				value = strings.Join(args[min(i, len(args)):min(i+1, len(args))], "")
			}
			if f.perPage, err = strconv.Atoi(value); err != nil || !slices.Contains([]int{1, 2, 4, 6}, f.perPage) {
				return nil, f, fmt.Errorf("--per-page takes 1, 2, 4 or 6, not %q", value)
			}
			given += " " + value
		default:
			rest = append(rest, args[i])
			continue
		}
		if f.given == "" || f.fitHTML() {
			f.given = given
		}
	}
	return rest, f, nil
}

// isPaper reports whether a file is paper.
func isPaper(file string) bool { return strings.EqualFold(filepath.Ext(file), ".pdf") }

// exportPaper writes what the words before the file say to paper: the board, its candidates, a step, the solution, the path,
// or the puzzles of the collection.
func exportPaper(ctx context.Context, d *state.Desk, args []string, flags paperFlags) error {
	if pdfPaper == nil {
		return errors.New("there is no pdf in the page: export an html file, and print it")
	}
	file, what := args[len(args)-1], strings.Join(args[:len(args)-1], " ")
	paper, said, err := paperOf(ctx, d, args[:len(args)-1], flags)
	if err != nil {
		return err
	}
	if paper == nil {
		return fmt.Errorf("pdf is for the board, or candidates, step N, solution, path, collection; not %q: export path path.pdf", what)
	}
	paper.Letter = flags.letter
	if flags.perPage > 0 {
		paper.PerPage = flags.perPage
	}
	to, err := d.WriteFile(ctx, file, func(w io.Writer) error { return pdfPaper(w, paper) })
	if err != nil {
		return err
	}
	return d.Give(answer.File{File: file}, func() error {
		lacking := ""
		if log := d.Solver.Log(); what == "path" {
			lacking = unsolved(&log)
		}
		d.Say("saved %s to print %s%s", said, to, lacking)
		return nil
	})
}

// paperOf is the paper that words ask for, and what to call it; nil where they ask for none.
func paperOf(ctx context.Context, d *state.Desk, words []string, flags paperFlags) (*export.Paper, string, error) {
	switch strings.Join(words, " ") {
	case "", "candidates":
		drawing := export.Board(d.Solver.Board(), d.Settings.Notation, len(words) > 0)
		d.Marking.On(&drawing.Picture)
		return boardPaper(ctx, d, drawing, flags, "the board")
	case "solution":
		log := d.Solver.Log()
		solution, err := solutionOf(ctx, log.Puzzle)
		if err != nil {
			return nil, "", err
		}
		now := board.Of(log.Puzzle)
		for c, digit := range solution {
			if now.Digit(board.Cell(c)) == 0 {
				now.Place(board.Cell(c), digit)
			}
		}
		return boardPaper(ctx, d, export.Board(&now, d.Settings.Notation, false), flags, "the solution")
	case "path":
		log := d.Solver.Log()
		sheet := export.Sheet{Log: &log, Name: d.Name, Text: d.Settings.Text(), Hand: d.Marking.On}
		return sheet.Paper(), wording.Count(log.Count(), "step", "steps"), nil
	case "collection":
		return collectionPaper(ctx, d, flags)
	}
	if len(words) == 2 && words[0] == "step" {
		log := d.Ahead()
		n, err := state.StepNumber(&log, words[1], 1)
		if err != nil {
			return nil, "", err
		}
		sheet := export.Sheet{Log: &log, Name: d.Name, Text: d.Settings.Text(), Only: n, Hand: d.Marking.On}
		return sheet.Paper(), saidStep(&log, n), nil
	}
	return nil, "", nil
}

// boardPaper is one board, with what is said beneath it.
func boardPaper(ctx context.Context, d *state.Desk, drawing *export.Drawing, flags paperFlags, what string) (*export.Paper, string, error) {
	log := d.Solver.Log()
	paper := &export.Paper{Title: d.Name, PerPage: 1, Leaves: []export.Leaf{{Drawing: drawing}}}
	if !flags.noLevel {
		about, err := beneath(ctx, d, log.Puzzle)
		if err != nil {
			return nil, "", err
		}
		paper.Leaves[0].Beneath = []string{named(d.Name, about)}
	}
	if flags.answers {
		solution, err := solutionOf(ctx, log.Puzzle)
		if err != nil {
			return nil, "", err
		}
		h := export.Handout{Puzzles: []board.Grid{log.Puzzle}, Answers: []board.Grid{solution}, Names: d.Settings.Notation}
		paper.Answers = h.Paper().Answers
	}
	return paper, what, nil
}

// collectionPaper is the puzzles of the file that the board is from; where it is from none, the puzzle.
func collectionPaper(ctx context.Context, d *state.Desk, flags paperFlags) (*export.Paper, string, error) {
	log := d.Solver.Log()
	all := []puzzle.Puzzle{{Givens: log.Puzzle}}
	if c := d.Place.Of; c != nil {
		all = c.Puzzles
	}
	if len(all) > mostPrinted {
		return nil, "", fmt.Errorf("a file to print has at most %d puzzles, and %s has %d", mostPrinted, d.Place.Of.Name, len(all))
	}
	h := export.Handout{Title: d.Name, Names: d.Settings.Notation}
	if d.Place.Of != nil {
		h.Title = d.Place.Of.Name
	}
	for i := range all {
		p := &all[i]
		h.Puzzles = append(h.Puzzles, p.Givens)
		if flags.answers {
			solution, err := solutionOf(ctx, p.Givens)
			if err != nil {
				return nil, "", fmt.Errorf("puzzle %d: %w", i+1, err)
			}
			h.Answers = append(h.Answers, solution)
		}
		if !flags.noLevel {
			about, err := beneath(ctx, d, p.Givens)
			if err != nil {
				return nil, "", err
			}
			h.Beneath = append(h.Beneath, named(p.Value("title"), about))
		}
	}
	return h.Paper(), wording.Count(len(all), "puzzle", "puzzles"), nil
}

// named is a name and what is said of it.
func named(name, about string) string {
	if name == "" || about == "" {
		return name + about
	}
	return name + ": " + about
}

// solutionOf is the one solution of givens.
func solutionOf(ctx context.Context, givens board.Grid) (board.Grid, error) {
	puzzle := search.OfGrid(givens)
	if n, err := search.CountContext(ctx, &puzzle, 2); err != nil {
		return board.Grid{}, err
	} else if n != 1 {
		return board.Grid{}, answer.No("there is no one solution to print; 'count' says how many there are")
	}
	for solution := range search.SolutionsContext(ctx, &puzzle) {
		return solution, nil
	}
	return board.Grid{}, ctx.Err()
}

// beneath is how hard a puzzle is, as paper says it: level, score, rating. It is empty where there is not one solution.
func beneath(ctx context.Context, d *state.Desk, givens board.Grid) (string, error) {
	if k := d.Known.OfGivens(givens); k.Solutions != 1 {
		return "", nil
	}
	solver := deduce.New(givens, deduce.Options{Ladder: d.Ladder(givens), Guess: deduce.NoGuess})
	if err := solver.Solve(ctx); err != nil {
		return "", err
	}
	log := solver.Log()
	words := []string{"a guess"}
	if log.Last().Kind == deduce.Solved {
		way := rate.Scale.Judge(&log)
		words = []string{way.Level.String(), fmt.Sprintf("score %d", way.Score)}
	}
	rating, err := state.GlancedRatingOf(ctx, givens, nil)
	if err != nil {
		return "", err
	}
	return strings.Join(append(words, rating.Glance()), ", "), nil
}
