package session

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"deduku/cmd/deduku/subcommand"
	"deduku/cmd/deduku/version"
	"deduku/deduce/filter"
	"deduku/internal/files"
	"deduku/internal/recovery"
	"deduku/internal/sanitize"
	"deduku/repl"
	"deduku/repl/answer"
	"deduku/repl/command"
	"deduku/repl/console"
	"deduku/repl/reply"
	"deduku/repl/state"
	"deduku/repl/terminal"
)

// Command is the prompt and its script forms.
type Command struct {
	Board       string   `arg:"" optional:"" help:"A file with a board, or the board itself." placeholder:"FILE|PUZZLE"`
	Command     []string `short:"c" sep:"none" help:"Carry out this command instead of starting the prompt; can be given again. Without a board, standard input is the board, if it is a pipe or a file." placeholder:"COMMAND"`
	File        []string `short:"f" sep:"none" help:"Carry out the commands of this file, \"-\" for standard input; can be given again. Without a board, standard input is the board, as with -c." placeholder:"FILE"`
	Interactive bool     `short:"i" help:"Start the prompt after -c and -f."`
	Quiet       bool     `short:"q" help:"No greeting; with -c and -f, no line that says how far a command is."`
	KeepGoing   bool     `help:"A script goes on after an error."`
	Plain       bool     `help:"No colour, no line drawing, no pager, no line editing: for screen readers and simple terminals."`
	JSON        bool     `name:"json" help:"Every command answers in JSON, one object a line; 'deduku schema' says what is in it."`

	Subcommands []string `kong:"-"` // suggested if the board cannot be loaded and its name is similar

	options []string // the value of the flag of each option, in the order of settings.Options; "" if it is not given
}

// Run starts the session that the flags describe.
func (c *Command) Run(io subcommand.Streams) error {
	scripted := len(c.Command)+len(c.File) > 0
	talking := terminal.Is(io.In) && (!scripted || c.Interactive)
	subcommand.Disk().Clean()
	face := console.New(io.Out, io.Err, screenOf(io.Out, io.Err, c.Plain || c.Quiet && !talking), os.Getenv)
	s := newSession(io, face, c.KeepGoing, talking)
	s.JSON = c.JSON
	if err := c.configure(s, io); err != nil {
		return err
	}
	switch reads, empty := c.readsBoard(&io, talking); {
	case reads:
		c.Board = "-"
	case empty:
		s.NoBoard = state.EmptyInput
	}
	if c.Board != "" {
		face.Begin("load")
		err := subcommand.Interruptibly(func(ctx context.Context) error { return command.LoadNamed(ctx, s.Desk, c.Board, io.In) })
		face.Rest()
		if err != nil {
			err = c.asCommand(s, c.Board, err)
		}
		switch {
		case err != nil && c.JSON:
			return answer.Replied(answer.Write(io.Out, answer.Reply{Command: "load", Error: err.Error()}), err)
		case err != nil:
			return err
		}
	}
	err := subcommand.Interruptibly(func(ctx context.Context) error { return c.scripts(ctx, s, io, talking) })
	face.Rest()
	if !talking || repl.Ended(err) {
		return err
	}
	s.Report(err) // -i: the prompt comes in any case
	return c.prompt(s, face, io)
}

// readsBoard reports whether standard input holds the board: commands are given with -c or -f, no board is named, and a pipe or a
// file that is not empty comes in. empty reports whether it is empty. readsBoard may wait for the first byte, so it replaces io.In
// by a reader that still has it.
func (c *Command) readsBoard(io *subcommand.Streams, talking bool) (reads, empty bool) {
	if c.Board != "" || len(c.Command)+len(c.File) == 0 || talking || slices.Contains(c.File, "-") {
		return false, false
	}
	f, isFile := io.In.(*os.File)
	if isFile {
		info, err := f.Stat()
		if err != nil || info.Mode()&os.ModeCharDevice != 0 { // a terminal, /dev/null, or closed
			return false, false
		}
	}
	in := bufio.NewReader(io.In)
	io.In = in
	_, err := in.Peek(1)
	return err == nil, err != nil && isFile
}

// asCommand is the error of a board that cannot be loaded. Where its name is rather meant as a command of the prompt, it
// says how that is carried out, and what is near where it is nearly one.
func (c *Command) asCommand(s *repl.Session, name string, err error) error {
	if s.Means(name) {
		return fmt.Errorf("%w; a command of the prompt is carried out by: deduku FILE -c %s", err, name)
	}
	if meant := s.Meant(name, c.Subcommands...); meant != "" {
		return fmt.Errorf("%w; did you mean %s?", err, meant)
	}
	return err
}

// scripts carries out the files and commands given and, where there are none, standard input, unless somebody
// is there to talk. With --keep-going an error in one does not keep the next from running.
func (c *Command) scripts(ctx context.Context, s *repl.Session, io subcommand.Streams, talking bool) error {
	var all []func() error
	for _, file := range c.File {
		all = append(all, func() error { return c.script(ctx, s, io, file) })
	}
	if len(c.Command) > 0 {
		commands := strings.NewReader(strings.Join(c.Command, "\n"))
		all = append(all, func() error { return s.Script(ctx, commands, "-c") })
	}
	if len(all) == 0 && !talking {
		return s.Script(ctx, io.In, "stdin")
	}
	var first error
	for _, run := range all {
		err := run()
		if repl.Ended(err) || err != nil && !c.KeepGoing {
			return err
		}
		first = cmp.Or(first, err)
	}
	return first
}

// configure applies what options can be set by, weakest first: the configuration file, the environment,
// the flags. What is wrong in a file or a variable is reported; what is wrong in a flag is wrong use.
func (c *Command) configure(s *repl.Session, io subcommand.Streams) error {
	report := func(err error) {
		for _, line := range strings.Split(fmt.Sprint(err), "\n") {
			fmt.Fprintf(io.Err, "deduku: %s\n", sanitize.Message(line))
		}
	}
	if path, err := subcommand.ConfigFile(); err == nil {
		f, err := subcommand.Disk().OpenOwn(path)
		if err == nil {
			err = s.Configure(f, path)
			f.Close()
		}
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			report(err)
		}
	}
	if err := s.FromEnvironment(); err != nil {
		report(err)
	}
	if c.Plain {
		for name, value := range map[string]string{"color": "never", "ascii": "on", "pager": "off"} {
			if err := s.Set(name, value); err != nil {
				return err
			}
		}
	}
	for i, value := range c.options {
		if value == "" {
			continue
		}
		if err := s.Set(state.SettingsTable[i].Name, value); err != nil {
			return fmt.Errorf("--%w", err)
		}
	}
	return nil
}

// script carries out a file of commands.
func (c *Command) script(ctx context.Context, s *repl.Session, io subcommand.Streams, file string) error {
	if file == "-" {
		return s.Script(ctx, io.In, "stdin")
	}
	f, err := subcommand.Disk().Open(ctx, file)
	if err != nil {
		return err
	}
	defer f.Close()
	return s.Script(ctx, f, file)
}

// prompt is the session with a person. While it lasts it is kept for after a crash; where its terminal goes away, it
// has not been ended.
func (c *Command) prompt(s *repl.Session, face *console.Console, io subcommand.Streams) error {
	dir, err := subcommand.SessionsDir()
	if err != nil {
		return c.talk(s, face, io)
	}
	store := recovery.New(dir)
	s.Keeper = store
	if err := c.talk(s, face, io); err != nil || !terminal.Is(io.In) {
		return err
	}
	return store.Close()
}

// talk is greeting, startup file, lines.
func (c *Command) talk(s *repl.Session, face *console.Console, io subcommand.Streams) error {
	ctx := context.Background() // Ctrl-C ends the running command, not the session
	if !c.Quiet {
		if err := s.Greet(version.Release); err != nil {
			return err
		}
	}
	s.TellLost()
	if path, err := subcommand.StartupFile(); err == nil {
		f, err := subcommand.Disk().OpenOwn(path)
		switch {
		case err == nil:
			s.Report(s.Script(ctx, f, path))
			f.Close()
		case !errors.Is(err, fs.ErrNotExist):
			s.Report(err)
		}
	}
	if !terminal.Is(io.Out) || os.Getenv("TERM") == "dumb" || c.Plain {
		return s.Talk(ctx, plainLines{terminal.NewPlain(io.In, io.Err)}, interruptible(io.Err, func() {}))
	}
	reader, err := terminal.New(terminal.Config{Complete: completed(s), History: s.History, Suggest: suggests(s, io), Killed: die})
	if err != nil {
		return fmt.Errorf("the terminal cannot be used: %w", err)
	}
	defer reader.Close()
	s.Play = playOn(reader, s)
	lines := editedLines{reader}
	if keys, ok := any(reader).(reply.KeyReader); ok { // not on every system
		face.UseKeys(keys)
	}
	return s.Talk(ctx, lines, interruptible(io.Err, func() { reader.Close() }))
}

// newSession is a session on the streams, with history where a person types.
func newSession(io subcommand.Streams, face *console.Console, keepGoing, talking bool) *repl.Session {
	config := repl.Config{
		Face: face, KeepGoing: keepGoing,
		Services: state.Services{Getenv: os.Getenv, Files: subcommand.Disk(), Seed: state.NewSeed(), Where: filter.CompileStep, Assert: filter.Assert},
	}
	if path, err := subcommand.ConfigFile(); err == nil {
		config.SaveSettings = func(ctx context.Context, commands string) (string, error) {
			return path, saveSettings(ctx, path, commands)
		}
	}
	if talking {
		config.History = openLines(io, subcommand.HistoryFile, "the history")
		config.Services.Diary = openLines(io, subcommand.DiaryFile, "where the tour is")
		if path, err := subcommand.LearningFile(); err == nil {
			config.Services.Learning = &files.Kept{Path: path, Disk: subcommand.Disk()}
		}
	}
	return repl.New(config)
}

// saveSettings writes the configuration file, in a folder that is made where there is none.
func saveSettings(ctx context.Context, path, commands string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	return subcommand.Disk().Write(ctx, path, func(w io.Writer) error {
		_, err := io.WriteString(w, commands)
		return err
	})
}

// openLines opens a file of lines; where it cannot be used, what they are is kept while the session lasts.
func openLines(io subcommand.Streams, file func() (string, error), what string) state.Lines {
	path, err := file()
	if err == nil {
		var store *terminal.HistoryStore
		if store, err = terminal.OpenHistory(path); err == nil {
			return store
		}
	}
	fmt.Fprintf(io.Err, "deduku: %s is not kept: %s\n", what, sanitize.Message(err.Error()))
	return terminal.NewHistory()
}

// completed is what completes the lines of a session: words, and what they are.
func completed(s *repl.Session) func(line string) []terminal.Word {
	return func(line string) (words []terminal.Word) {
		for _, w := range s.Complete(line) {
			words = append(words, terminal.Word{Text: w, About: s.About(line, w)})
		}
		return words
	}
}

// suggests reports whether lines typed before are to be offered: where they can be told from what is typed.
func suggests(s *repl.Session, io subcommand.Streams) func() bool {
	return func() bool {
		return s.Settings.Suggest && terminal.WantsColor(s.Settings.Color, os.Getenv, terminal.Is(io.Out))
	}
}
