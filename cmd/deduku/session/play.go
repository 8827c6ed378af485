package session

import (
	"context"
	"os"

	"deduku/repl"
	"deduku/repl/play"
	"deduku/repl/terminal"
)

// playOn has a session play on the terminal from which its lines are read.
func playOn(reader *terminal.Reader, s *repl.Session) func(ctx context.Context) error {
	return func(ctx context.Context) error {
		return reader.Lend(func(l terminal.Lent) error {
			return play.Run(ctx, s, play.Terminal{
				In: l.In, Out: l.Out, Ahead: l.Ahead, OnEnd: l.OnEnd, Suspend: l.Suspend,
				Color:   func(setting string) bool { return terminal.WantsColor(setting, os.Getenv, true) },
				Unicode: terminal.ShowsUnicode(os.Getenv),
			})
		})
	}
}
