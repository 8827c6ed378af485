package repl

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/deduce/verify"
)

func showLog(_ context.Context, s *Session, args []string) error {
	log := s.solver.Log()
	switch {
	case len(args) == 0:
		var text strings.Builder
		if err := s.writeText(&text, &log, s.painter, s.width()); err != nil {
			return err
		}
		return s.show(text.String())
	case len(args) != 2 || args[0] != "save":
		return errors.New("log takes nothing, or 'save' and a file: log save steps.jsonl")
	}
	err := writeFile(args[1], func(f io.Writer) error {
		switch filepath.Ext(args[1]) {
		case ".txt", ".log":
			return s.writeText(f, &log, render.NewPainter(nil, &render.ASCII), 0)
		}
		var out render.JSON
		return out.Log(f, &log)
	})
	if err == nil {
		s.talk("saved %s", render.Count(len(log.Steps), "step", "steps"))
	}
	return err
}

func (s *Session) writeText(w io.Writer, log *deduce.Log, painter *render.Painter, width int) error {
	out := bufio.NewWriter(w)
	text := s.settings.text()
	for i := range log.Steps {
		fmt.Fprintln(out, strings.Join(painter.Lines(text, &log.Steps[i], width), "\n"))
	}
	return out.Flush()
}

func check(ctx context.Context, s *Session, args []string) error {
	if len(args) != 1 {
		return errors.New("check takes a file: check steps.jsonl")
	}
	f, err := os.Open(args[0])
	if err != nil {
		return err
	}
	defer f.Close()
	return Check(ctx, s.Out, f, args[0])
}

// interruptedReader reads until its context is done.
type interruptedReader struct {
	ctx context.Context
	io.Reader
}

func (r interruptedReader) Read(p []byte) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	return r.Reader.Read(p)
}

// Check checks the logs that in holds and says to out that they are right; the error says which step is
// wrong and why. name is how to call the input.
func Check(ctx context.Context, out io.Writer, in io.Reader, name string) error {
	result, err := verify.Check(interruptedReader{ctx, in})
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if err != nil {
		return no{fmt.Errorf("%s: %w", name, err)}
	}
	text := fmt.Sprintf("ok: %s, %s", render.Count(result.Logs, "log", "logs"), render.Count(result.Steps, "step", "steps"))
	if result.Premises > 0 {
		text += ", resting on " + render.Count(result.Premises, "premise", "premises")
	}
	if result.Unfinished > 0 {
		text += fmt.Sprintf(", %d not finished", result.Unfinished)
	}
	_, err = fmt.Fprintln(out, text)
	return err
}
