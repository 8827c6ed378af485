package command

import (
	"context"
	"strings"

	"deduku/deduce"
	"deduku/deduce/solverlog"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// IsChain reports whether a line is a chain in Eureka notation.
func IsChain(text string) bool {
	if !strings.HasPrefix(strings.TrimSpace(text), "(") {
		return false
	}
	lines := solverlog.Read(text, solverlog.Eureka).Lines
	return len(lines) == 1 && (lines[0].Chain != nil || lines[0].Fault != "")
}

// Chain judges a chain link by link on the board, and logs what follows from it where it holds. Where something is practised, it is
// an answer.
func Chain(ctx context.Context, d *state.Desk, text string) error {
	line := solverlog.Read(text, solverlog.Eureka).Lines[0]
	if line.Fault != "" {
		return answer.No("%s", line.Fault)
	}
	if fault := line.Chain.Judge(d.Solver.Board(), line.Concludes); fault != nil {
		return answer.No("%s", fault.Text)
	}
	line.Concludes = line.Chain.Conclusions(d.Solver.Board(), line.Concludes)
	switch {
	case line.Concludes == nil:
		return answer.No("the chain holds, and rules out nothing that is still there")
	case d.Exercise != nil && d.Exercise.Open(d):
		return d.Edit(ctx, line.Concludes)
	}
	log := d.Solver.Log()
	walk, err := solverlog.NewWalk(ctx, deduce.Resume(log, d.Solving()))
	if err != nil {
		return err
	}
	judged, err := walk.Next(ctx, &line)
	if err != nil {
		return err
	}
	d.Solver = deduce.Resume(walk.Solver().Log(), d.Solving())
	d.Found = nil
	if err := d.TellNew(); err != nil {
		return err
	}
	if err := d.Release(false); err != nil {
		return err
	}
	return d.Give(answer.JudgedLineOf(&judged), nil)
}
