package play

import (
	"context"
	"errors"
	"fmt"
	"os"

	tea "charm.land/bubbletea/v2"

	"deduku/repl"
)

// Terminal is where a person plays.
type Terminal struct {
	In, Out *os.File
	Ahead   string                    // what was typed before play had the terminal
	Color   func(setting string) bool // whether auto, always or never means colour here
	Unicode bool                      // it can show more than ASCII
	OnEnd   func(ending func())       // is told what gives the terminal back where a signal ends the program
	Suspend func()                    // stops the program until the shell has it go on
}

// Run shows the board of a session until the person leaves, or ctx ends.
func Run(ctx context.Context, s *repl.Session, t Terminal) error {
	m := newModel(ctx, s, t)
	p := tea.NewProgram(m, tea.WithContext(ctx), tea.WithInput(t.In), tea.WithOutput(t.Out), tea.WithoutSignalHandler(),
		tea.WithoutCatchPanics(), tea.WithFPS(30))
	t.OnEnd(p.Kill)
	defer p.Kill() // where a defect panics, the terminal is given back before anybody says so
	_, err := p.Run()
	m.end()
	switch {
	case ctx.Err() != nil, err == nil:
		return nil // the board stays as it was played
	case errors.Is(err, tea.ErrProgramKilled):
		return fmt.Errorf("the terminal cannot be used: %w", err)
	}
	return err
}
