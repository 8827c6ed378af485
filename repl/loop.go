package repl

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"deduku/internal/sanitize"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Greet shows the board and says how to begin.
func (s *Session) Greet(version string) error {
	s.Say("deduku %s: Sudoku, solved as people do. The board is %q.", version, s.Name)
	if !s.JSON {
		if err := s.TellBoard(); err != nil {
			return err
		}
	}
	s.Say("Type 'tour' for a tour of five minutes, or 'hint', 'solve', 'practice', 'help'.")
	return nil
}

// Talk is a conversation: lines are read and carried out until the end of input or exit. Errors are
// reported and do not end it. interruptible gives each command a context that Ctrl-C ends.
func (s *Session) Talk(ctx context.Context, in LineReader, interruptible func(context.Context) (context.Context, context.CancelFunc)) error {
	s.kept.atStart, s.NoBoard = s.options(), ""
	s.Paced = true
	defer func() { s.Paced = false }()
	for {
		line, err := in.Line(ctx, s.Prompt())
		switch {
		case errors.Is(err, ErrInterrupt):
			s.input.rows = nil
			continue
		case err == io.EOF:
			s.Say("exit")
			return nil
		case err != nil:
			return err
		}
		command, stop := interruptible(ctx)
		came := s.talked(command, line)
		stop()
		s.autosave()
		switch {
		case errors.Is(came.Err, errExit):
			return nil
		case ctx.Err() != nil:
			return ctx.Err()
		case errors.Is(came.Err, context.Canceled):
			s.Say("interrupted; the command changed nothing")
		default:
			s.Report(came.Err)
		}
		if s.Answered != nil {
			s.Answered(line, came)
		}
	}
}

// talked carries out what was typed or pasted in a conversation. Its answers are kept where somebody is told of them.
func (s *Session) talked(ctx context.Context, line string) (r reply.Reply) {
	run := func() {
		if strings.Contains(line, "\n") {
			r.Err = s.paste(ctx, line)
		} else {
			r.Err = s.carryOut(ctx, line)
		}
	}
	if s.Answered == nil {
		run()
	} else {
		r.Answers = s.Keeping(run)
	}
	return r
}

// Report talks about an error, in one line that is not too long.
func (s *Session) Report(err error) {
	if err != nil && !errors.Is(err, errExit) && !answer.Told(err) {
		_ = s.Show(reply.Failed{Text: err.Error()}) // where nobody can be told, the exit code still says it
	}
}

// Script carries out the lines of a file, a pipe or an argument. It stops at the first error, which then
// names file and line; with KeepGoing it reports errors, goes on, and returns the first.
func (s *Session) Script(ctx context.Context, in io.Reader, file string) error {
	s.input.script++
	defer func() { s.input.script-- }()
	lines := &scriptLines{in: sanitize.NewLines(in)}
	var first error
	failed := func(err error) error {
		located := atLine(err, file, lines.number)
		switch {
		case errors.Is(err, errExit):
			return err
		case ctx.Err() != nil:
			return ctx.Err()
		case !s.KeepGoing:
			return located
		}
		s.Report(located)
		first = cmp.Or(first, answer.Shown(err))
		s.input.failed = cmp.Or(s.input.failed, first)
		return nil
	}
	for {
		line, err := lines.next()
		switch {
		case err != nil && err != io.EOF:
			return state.InFile(err, file)
		case err == io.EOF && len(s.input.rows) == 0:
			return first
		}
		loaded := false
		if err == nil {
			loaded, err = s.boardAhead(ctx, line, lines, failed)
		}
		if err == nil && !loaded || err == io.EOF {
			err = s.each(ctx, line, failed)
		}
		if err := cmp.Or(err, ctx.Err()); err != nil {
			return err
		}
	}
}

// recovered turns a panic into an error: a defect must not cost anybody a session.
func recovered(err *error) {
	if p := recover(); p != nil {
		*err = fmt.Errorf("this is a defect in deduku, please report it: %v; the command changed nothing", p)
	}
}
