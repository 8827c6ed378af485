package repl

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"deduku/internal/sanitize"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// historyCommand is the row of that command for a session.
func (s *Session) historyCommand() state.Command {
	return state.Command{
		Name: "history", Args: "[N|TEXT]", Group: "settings", Free: state.Always, Summary: "lines typed before",
		Results: []answer.Result{answer.History{}},
		Short:   "show the lines typed, the last N, or those with a text in them",
		Run:     func(ctx context.Context, _ *state.Desk, args []string) error { return showHistory(ctx, s, args) },
	}
}

func showHistory(_ context.Context, s *Session, args []string) error {
	if s.History == nil {
		s.Say("no history is kept here")
		return s.Give(answer.History{Lines: []answer.Line{}}, func() error { return nil })
	}
	lines := s.History.Lines()
	first, text := 0, strings.ToLower(strings.Join(args, " "))
	if n, err := strconv.Atoi(text); err == nil {
		if n < 1 {
			return fmt.Errorf("history takes a number of lines, 1 or more, or a text, not %q", text)
		}
		first, text = max(0, len(lines)-n), ""
	}
	f := answer.History{Lines: []answer.Line{}}
	for i := first; i < len(lines); i++ {
		if strings.Contains(strings.ToLower(lines[i]), text) { // upper and lower case are the same
			f.Lines = append(f.Lines, answer.Line{N: i + 1, Line: lines[i]})
		}
	}
	return s.Give(f, func() error {
		return s.Page(func(tell func(string, ...any)) {
			for _, l := range f.Lines {
				tell("%5d  %s", l.N, sanitize.Visible(l.Line))
			}
		})
	})
}
