package solving

import (
	"context"
	"fmt"
	"strings"

	"deduku/repl/desk"
)

// Next is the command next.
var Next = desk.Command{
	Name: "next", Args: "[puzzle]", Group: "solving", Changes: true, Run: next, Complete: desk.OneOf("puzzle"),
	Short: "make the step that hint speaks of, up the ladder whatever the method; 'next puzzle' goes on to the next board of the file",
}

// next makes the step that hint speaks of.
func next(ctx context.Context, s *desk.Desk, args []string) error {
	switch {
	case len(args) == 1 && args[0] == "puzzle":
		return s.Beside(ctx, 1)
	case len(args) > 0:
		return fmt.Errorf("next takes nothing, or 'puzzle', not %q", strings.Join(args, " "))
	}
	step, err := s.Hinted(ctx)
	if err != nil {
		return err
	}
	s.Showing(ctx)
	s.SkipGivens()
	s.Solver.Apply(step)
	if err := s.TellNew(); err != nil {
		return err
	}
	return s.Release(false)
}
