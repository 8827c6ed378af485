package command

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"sync/atomic"
	"time"

	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/export"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/internal/progress"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// exportPractice writes boards on which a technique is the next step to paper, the steps on the last page.
func exportPractice(ctx context.Context, d *state.Desk, file string, n int, t *deduce.Technique, flags paperFlags) error {
	switch {
	case !isPaper(file):
		return fmt.Errorf("boards for practice go into pdf: export %s.pdf %d %s", t.Name, n, t.Name)
	case pdfPaper == nil:
		return errors.New("there is no pdf in the page: 'practice " + t.Name + "' puts boards")
	}
	paper := &export.Paper{
		Title:  fmt.Sprintf("%s, %s: what is the next step? (seed %d)", t.Title, wording.Count(n, "board", "boards"), d.Settings.Seed),
		Letter: flags.letter, PerPage: flags.perPage,
	}
	if paper.PerPage == 0 {
		paper.PerPage = export.HandoutPage
	}
	var asked coach.Practice
	asked.Ask(deduce.LadderOf(t))
	var done atomic.Int64
	line := d.Watch(func(waited time.Duration) string {
		return progress.Far(done.Load(), "boards", float64(done.Load())/float64(n), waited)
	})
	defer line.Stop()
	from := 0
	for i := range n {
		drawn, err := asked.Draw(ctx, d.Settings.Choice(), d.Settings.Seed, from, d.Clock)
		if err != nil {
			return err
		}
		from += max(1, drawn.Tried)
		asked.Boards++
		board, step, err := practised(ctx, d, &drawn, t)
		if err != nil {
			return err
		}
		board.Head, step.Head = fmt.Sprint(i+1), fmt.Sprint(i+1)
		if !flags.noLevel {
			about, err := beneath(ctx, d, drawn.Puzzle.Givens)
			if err != nil {
				return err
			}
			board.Beneath = []string{about}
		}
		paper.Leaves, paper.Answers = append(paper.Leaves, board), append(paper.Answers, step)
		done.Add(1)
	}
	line.Stop()
	to, err := d.WriteFile(ctx, file, func(w io.Writer) error { return pdfPaper(w, paper) })
	if err != nil {
		return err
	}
	return d.Give(answer.File{File: file}, func() error {
		d.Say("saved %s for %s to print %s, the steps last", wording.Count(n, "board", "boards"), t.Title, to)
		return nil
	})
}

// answerWidth is how many characters stand beneath a board of the answers.
const answerWidth = 26

// practised is a board for practice to print, and the step to be found on it. Where singles are practised nobody needs candidates.
func practised(ctx context.Context, d *state.Desk, drawn *coach.Drawn, t *deduce.Technique) (at, found export.Leaf, err error) {
	solver, err := coach.At(drawn.Puzzle, deduce.LadderOf(t))
	if err != nil {
		return at, found, err
	}
	step := solver.NextContext(ctx)
	if step == nil {
		return at, found, cmp.Or(ctx.Err(), fmt.Errorf("%s is not on the board that was drawn for it", t.Title))
	}
	log := solver.Log()
	sheet := export.Sheet{Log: &log, Text: d.Settings.Text()}
	before := sheet.Before(len(log.Steps))
	at = export.Leaf{Drawing: export.Board(&before, d.Settings.Notation, technique.GradeOf(t).Level > deduce.Easy)}
	found = export.Leaf{Drawing: sheet.StepOn(&before, len(log.Steps)), Beneath: wording.Fold(d.Settings.Text().Phrase(step).Conclusion, answerWidth)}
	found.Title, found.Caption = "", nil
	return at, found, nil
}
