package command

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"path/filepath"
	"strings"

	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/render/paint"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Log is the command log.
var Log = state.Command{
	Name: "log", Args: "[last [N] | where EXPRESSION | save FILE]", Group: "look", Summary: "the steps so far", Reaches: state.ByArguments, Run: showLog, Complete: completeLog,
	Results: []answer.Result{answer.Log{}, answer.LogFile{}},
	Short:   "show the steps so far, the last N (10) or those of which an expression is true, or save them",
	Long: "FILE gets the text that 'log' shows when its name ends in .txt or .log, else JSON Lines, which\n" +
		"'check' and other programs read.",
}

func showLog(ctx context.Context, d *state.Desk, args []string) error {
	log := d.Solver.Log()
	switch {
	case len(args) == 0:
		return showText(d, &log, all)
	case args[0] == "last":
		n, err := state.Number(args[1:], 10, "log last takes how many steps")
		if err != nil {
			return err
		}
		numbers := log.Numbers()
		last := numbers[max(len(numbers)-n, 0):]
		return showText(d, &log, func(k int, _ *deduce.Step) (bool, error) { return len(last) > 0 && k >= last[0], nil })
	case args[0] == state.WhereWord:
		_, holds, err := d.CutWhere(args)
		if err != nil {
			return err
		}
		return showText(d, &log, holds)
	case len(args) != 2 || args[0] != "save":
		return errors.New("log takes nothing, 'last' and a number, 'where' and an expression, or 'save' and a file: log save steps.jsonl")
	}
	return saveLog(ctx, d, args[1])
}

// all is the condition that holds of each step.
func all(int, *deduce.Step) (bool, error) { return true, nil }

// picked are the numbers of the steps of which a condition holds.
func picked(log *deduce.Log, holds state.StepCondition) (numbers []int, err error) {
	for n, step := range log.All {
		ok, err := holds(n, step)
		if err != nil {
			return nil, err
		}
		if ok {
			numbers = append(numbers, n)
		}
	}
	return numbers, nil
}

// showText shows the steps of a log of which a condition holds.
func showText(d *state.Desk, log *deduce.Log, holds state.StepCondition) error {
	numbers, err := picked(log, holds)
	if err != nil {
		return err
	}
	return d.Give(answer.LogOf(log, numbers), func() error {
		switch {
		case len(log.Steps) == 0:
			d.Say("the log has no step yet")
			return nil
		case len(numbers) == 0:
			d.Say("it is true of none of %s", wording.Count(log.Count(), "step", "steps"))
			return nil
		}
		return d.ShowPage(func(tell func(reply.Block)) {
			for line := range logLines(d, log, numbers) {
				tell(line)
			}
		})
	})
}

// saveLog saves the log: as text where the name of the file asks for it, else as JSON Lines.
func saveLog(ctx context.Context, d *state.Desk, file string) error {
	log := d.Solver.Log()
	to, err := d.WriteFile(ctx, file, func(f io.Writer) error {
		switch filepath.Ext(file) {
		case ".txt", ".log":
			numbers, _ := picked(&log, all)
			return writeText(d, f, &log, numbers)
		}
		var out jsonl.Writer
		return out.Log(f, &log)
	})
	if err != nil {
		return err
	}
	steps := log.Count()
	return d.Give(answer.LogFile{File: file, Steps: steps}, func() error {
		d.Say("saved %s %s", wording.Count(steps, "step", "steps"), to)
		return nil
	})
}

// logLines are the lines of some steps of a log, each with its number.
func logLines(d *state.Desk, log *deduce.Log, numbers []int) iter.Seq[reply.StepLine] {
	text, in := d.Settings.Text(), log.InForce()
	return func(yield func(reply.StepLine) bool) {
		for _, n := range numbers {
			if !yield(reply.StepLine{Words: text, Label: wording.NumberIn(n, in[n-1]), Step: log.Step(n)}) {
				return
			}
		}
	}
}

// writeText writes some steps of a log as 'log' shows them where nothing is known of the screen.
func writeText(d *state.Desk, w io.Writer, log *deduce.Log, numbers []int) error {
	out, painter := bufio.NewWriter(w), paint.NewPainter(nil, &paint.ASCII)
	for l := range logLines(d, log, numbers) {
		fmt.Fprintln(out, strings.Join(painter.Listed(l.Words, l.Label, l.Step, 0), "\n"))
	}
	return out.Flush()
}

// completeLog completes save and then a file, where and then an expression.
func completeLog(d *state.Desk, args []string) []string {
	if len(args) == 2 && args[0] == "save" {
		return state.CompleteFile(d, args[1:])
	}
	if words, ok := state.CompleteWhere(args); ok {
		return words
	}
	return state.OneOf("last", "save", state.WhereWord)(d, args)
}
