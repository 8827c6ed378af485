package repl

import (
	"context"
	"fmt"
	"strings"

	"deduku/deduce"
	"deduku/repl/answer"
)

var showCommand = Command{
	Name: "show", Args: "me", Group: "studying", Run: showMe, Complete: oneOf("me"),
	Short: "show the step that is practised, which counts as seen; else the next step, told with its pattern",
}

// showMe tells the step to be found, or the next one, in full.
func showMe(ctx context.Context, s *Session, args []string) error {
	if len(args) != 1 || args[0] != "me" {
		return fmt.Errorf("show takes 'me', not %q", strings.Join(args, " "))
	}
	step, err := s.hinted(ctx)
	if err != nil {
		return err
	}
	s.showing(ctx)
	n, before := s.nextNumber(), s.solver.Board()
	return s.give(answer.Steps{Steps: answer.Listed([]deduce.Step{step})}, func() error {
		return s.show(s.conclusionLine(n, &step, before) + "\n" + s.indented(s.settings.text().Explain(&step, before)) + s.pattern(&step, before))
	})
}
