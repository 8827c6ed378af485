package repl

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
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

var logCommand = Command{
	Name: "log", Args: "[save FILE]", Group: "looking", Run: showLog, Complete: completeLog,
	Short: "show the steps so far, or save them",
	Long: "FILE gets the text that 'log' shows when its name ends in .txt or .log, else JSON Lines, which\n" +
		"'check' and other programs read.",
}

func showLog(_ context.Context, s *Session, args []string) error {
	log := s.solver.Log()
	switch {
	case len(args) == 0 && s.inJSON():
		f, err := logOf(&log)
		return cmp.Or(err, s.give(f, nil))
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
	if err != nil {
		return err
	}
	steps := len(log.Steps)
	return s.give(fileFacts{args[1], &steps}, func() error {
		s.talk("saved %s", render.Count(steps, "step", "steps"))
		return nil
	})
}

// logFacts is a log: what its file would have in its first line and in the others.
type logFacts struct {
	Header json.RawMessage   `json:"header"`
	Steps  []json.RawMessage `json:"steps"`
}

func logOf(log *deduce.Log) (logFacts, error) {
	var file bytes.Buffer
	var out render.JSON
	if err := out.Log(&file, log); err != nil {
		return logFacts{}, err
	}
	lines := bytes.Split(bytes.TrimSpace(file.Bytes()), []byte("\n"))
	f := logFacts{Header: lines[0], Steps: []json.RawMessage{}}
	for _, line := range lines[1:] {
		f.Steps = append(f.Steps, line)
	}
	return f, nil
}

func (s *Session) writeText(w io.Writer, log *deduce.Log, painter *render.Painter, width int) error {
	out := bufio.NewWriter(w)
	text := s.settings.text()
	for i := range log.Steps {
		fmt.Fprintln(out, strings.Join(painter.Lines(text, &log.Steps[i], width), "\n"))
	}
	return out.Flush()
}

var checkCommand = Command{
	Name: "check", Args: "FILE", Group: "looking", Run: check, Complete: completeFile,
	Short: "check a saved log: each step must follow from what it cites",
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
	result, err := Check(ctx, f, args[0])
	if err != nil {
		return err
	}
	return s.give(result, func() error { return s.tell("%v", result) })
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

// Check checks the logs that in holds. The error says which step is wrong and why. name is how to call the input.
func Check(ctx context.Context, in io.Reader, name string) (Checked, error) {
	result, err := verify.Check(interruptedReader{ctx, in})
	if ctx.Err() != nil {
		return Checked{}, ctx.Err()
	}
	if err != nil {
		return Checked{}, no{fmt.Errorf("%s: %w", name, err)}
	}
	return Checked{result.Logs, result.Steps, result.Premises, result.Unfinished}, nil
}

// Checked is what a check has found to be right.
type Checked struct {
	Logs       int `json:"logs"`
	Steps      int `json:"steps"`
	Premises   int `json:"premises"`
	Unfinished int `json:"unfinished"`
}

// String is a line that says so.
func (c Checked) String() string {
	text := fmt.Sprintf("ok: %s, %s", render.Count(c.Logs, "log", "logs"), render.Count(c.Steps, "step", "steps"))
	if c.Premises > 0 {
		text += ", resting on " + render.Count(c.Premises, "premise", "premises")
	}
	if c.Unfinished > 0 {
		text += fmt.Sprintf(", %d not finished", c.Unfinished)
	}
	return text
}

// completeLog completes save and then a file.
func completeLog(s *Session, args []string) []string {
	if len(args) == 2 && args[0] == "save" {
		return completeFile(s, args[1:])
	}
	return oneOf("save")(s, args)
}
