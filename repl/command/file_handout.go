package command

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/export"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/gen"
	"deduku/repl/state"
)

// handouts are the kinds of files that puzzles to print go into, by what their names end in.
func handouts(file string) (func(io.Writer, *export.Handout) error, error) {
	switch extension := strings.ToLower(filepath.Ext(file)); {
	case extension == ".html":
		return func(w io.Writer, h *export.Handout) error { return h.HTML(w) }, nil
	case extension == ".pdf" && pdfPaper != nil:
		return func(w io.Writer, h *export.Handout) error { return pdfPaper(w, h.Paper()) }, nil
	case extension == ".pdf":
		return nil, errors.New("there is no pdf in the page: export sheet.html 6 hard, and print it")
	}
	return nil, fmt.Errorf("puzzles to print go into html or pdf: export sheet.html 6 hard, not %s", state.Shortened(file))
}

// mostPrinted bounds how many puzzles a file to print has.
const mostPrinted = 100

// exportPuzzles makes puzzles of a level, of any without one, and writes them to a file to print, with their answers last. Where a
// technique is named, it is boards to find it on.
func exportPuzzles(ctx context.Context, d *state.Desk, file, count, level string, flags paperFlags) error {
	write, err := handouts(file)
	if err != nil {
		return err
	}
	n, err := state.Number([]string{count}, 1, "export takes how many puzzles to print, as export sheet.html 6 hard")
	if err != nil {
		return err
	}
	if n > mostPrinted {
		return fmt.Errorf("a file to print has at most %d puzzles, not %d", mostPrinted, n)
	}
	_, t, err := state.LevelOrTechnique(cmp.Or(level, deduce.Easy.String()))
	switch {
	case err != nil:
		return err
	case t != nil:
		return exportPractice(ctx, d, file, n, t, flags)
	}
	wanted := gen.Request{Level: level}
	options, err := wanted.Options(d.Settings.Choice())
	if err != nil {
		return err
	}
	h := export.Handout{Title: wording.Count(n, "puzzle", "puzzles"), Names: d.Settings.Notation, PerPage: flags.perPage, Letter: flags.letter}
	if level != "" {
		h.Title += ", " + deduce.LevelNamed(level).String()
	}
	h.Title += fmt.Sprintf(" (seed %d)", d.Settings.Seed)
	err = gen.Puzzles(ctx, d, options, n, d.Settings.Seed, func(grid board.Grid) error {
		solution, err := solutionOf(ctx, grid)
		if err != nil {
			return err
		}
		h.Puzzles, h.Answers = append(h.Puzzles, grid), append(h.Answers, solution)
		if flags.noLevel {
			return nil
		}
		about, err := beneath(ctx, d, grid)
		h.Beneath = append(h.Beneath, about)
		return err
	})
	if err != nil {
		return err
	}
	to, err := d.WriteFile(ctx, file, func(w io.Writer) error { return write(w, &h) })
	if err != nil {
		return err
	}
	return d.Give(answer.File{File: file}, func() error {
		d.Say("saved %s to print %s, answers last", wording.Count(n, "puzzle", "puzzles"), to)
		return nil
	})
}
