package repl

import (
	"bufio"
	"bytes"
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
)

var logCommand = Command{
	Name: "log", Args: "[last [N] | where EXPRESSION | save FILE]", Group: "looking", Reaches: byArguments, Run: showLog, Complete: completeLog,
	Short: "show the steps so far, the last N (10) or those of which an expression is true, or save them",
	Long: "FILE gets the text that 'log' shows when its name ends in .txt or .log, else JSON Lines, which\n" +
		"'check' and other programs read."}

func showLog(ctx context.Context, s *Desk, args []string) error {
	log := s.solver.Log()
	switch {
	case len(args) == 0:
		return s.showText(&log, all)
	case args[0] == "last":
		n, err := number(args[1:], 10, "log last takes how many steps")
		if err != nil {
			return err
		}
		return s.showText(&log, func(k int, _ *deduce.Step) (bool, error) { return k > len(log.Steps)-n, nil })
	case args[0] == whereWord:
		_, holds, err := s.cutWhere(args)
		if err != nil {
			return err
		}
		return s.showText(&log, holds)
	case len(args) != 2 || args[0] != "save":
		return errors.New("log takes nothing, 'last' and a number, 'where' and an expression, or 'save' and a file: log save steps.jsonl")
	}
	return s.saveLog(ctx, args[1])
}

// all is the condition that holds of each step.
func all(int, *deduce.Step) (bool, error) { return true, nil }

// picked are the numbers of the steps of which a condition holds.
func picked(log *deduce.Log, holds stepCondition) (numbers []int, err error) {
	for n := 1; n <= len(log.Steps); n++ {
		ok, err := holds(n, log.Step(n))
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
func (s *Desk) showText(log *deduce.Log, holds stepCondition) error {
	numbers, err := picked(log, holds)
	if err != nil {
		return err
	}
	f, err := answer.LogOf(log)
	if err != nil {
		return err
	}
	return s.Give(f.Only(numbers), func() error {
		return s.ShowPage(func(tell func(reply.Part)) {
			for line := range s.logLines(log, numbers) {
				tell(line)
			}
		})
	})
}

// saveLog saves the log: as text where the name of the file asks for it, else as JSON Lines.
func (s *Desk) saveLog(ctx context.Context, file string) error {
	log := s.solver.Log()
	err := s.Files.Write(ctx, file, func(f io.Writer) error {
		switch filepath.Ext(file) {
		case ".txt", ".log":
			numbers, _ := picked(&log, all)
			return s.writeText(f, &log, numbers)
		}
		var out jsonl.Writer
		return out.Log(f, &log)
	})
	if err != nil {
		return err
	}
	steps := len(log.Steps)
	return s.Give(answer.File{File: file, Steps: &steps}, func() error {
		s.Say("saved %s", wording.Count(steps, "step", "steps"))
		return nil
	})
}

// logLines are the lines of some steps of a log, each with its number.
func (s *Desk) logLines(log *deduce.Log, numbers []int) iter.Seq[reply.StepLine] {
	text, in := s.settings.text(), log.InForce()
	return func(yield func(reply.StepLine) bool) {
		for _, n := range numbers {
			if !yield(reply.StepLine{Words: text, Label: wording.NumberIn(n, in[n-1]), Step: log.Step(n)}) {
				return
			}
		}
	}
}

// writeText writes some steps of a log as 'log' shows them where nothing is known of the screen.
func (s *Desk) writeText(w io.Writer, log *deduce.Log, numbers []int) error {
	out, painter := bufio.NewWriter(w), paint.NewPainter(nil, &paint.ASCII)
	for l := range s.logLines(log, numbers) {
		fmt.Fprintln(out, strings.Join(painter.Listed(l.Words, l.Label, l.Step, 0), "\n"))
	}
	return out.Flush()
}

var checkCommand = Command{
	Name: "check", Args: "[FILE]", Group: "looking", Reaches: byArguments, Run: check, Complete: completeFile,
	Short: "check the steps so far, or a saved log: each step must follow from what it cites"}

func check(ctx context.Context, s *Desk, args []string) error {
	in, name, err := s.logToCheck(ctx, args)
	if err != nil {
		return err
	}
	defer in.Close()
	result, err := answer.Check(ctx, in, name)
	if err != nil {
		return err
	}
	return s.Give(result, func() error { return s.Tell("%v", result) })
}

// logToCheck opens the log that check is asked for, and says what to call it: a file, or without arguments the
// session's own, written as it would be saved.
func (s *Desk) logToCheck(ctx context.Context, args []string) (io.ReadCloser, string, error) {
	switch len(args) {
	case 0:
		log := s.solver.Log()
		var lines bytes.Buffer
		err := new(jsonl.Writer).Log(&lines, &log)
		return io.NopCloser(&lines), "the log", err
	case 1:
		in, err := s.Files.Open(ctx, args[0])
		return in, args[0], err
	}
	return nil, "", errors.New("check takes a file, or nothing for the steps so far: check steps.jsonl")
}

// completeLog completes save and then a file, where and then an expression.
func completeLog(s *Desk, args []string) []string {
	if len(args) == 2 && args[0] == "save" {
		return completeFile(s, args[1:])
	}
	if words, ok := completeWhere(args); ok {
		return words
	}
	return oneOf("last", "save", whereWord)(s, args)
}
