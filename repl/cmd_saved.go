package repl

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/internal/sanitize"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// sessionCommand is the row of that command for a session.
func (s *Session) sessionCommand() state.Command {
	return state.Command{
		Name: "session", Args: "[save|load FILE | restore|drop [N]]", Group: "files", Free: opensSession, Opens: opensSession, Summary: "all of it, to go on", Reaches: state.ByArguments,
		Results: []answer.Result{answer.Sessions{}, answer.File{}, answer.Board{}},
		Short:   "save all of a session or go on with one; bring back one that was not ended",
		Long: "FILE gets the board with its name, all steps, what undo and redo can go to, the collection that it is of with its\n" +
			"puzzles as they were left, options and aliases. 'load' makes that the session; 'undo' can still go back to what\n" +
			"was before. At a prompt the session is kept anyway while it lasts: after a crash 'session' lists what there is,\n" +
			"'restore' brings it back, the last one or the one with the number N, and 'drop' forgets it. Of sessions that\n" +
			"were not ended the last 20 are there. Where a file is damaged, the session goes as far as it can be read. A tour or\n" +
			"a practice that was going on is no part of it: 'tour' goes on where it was left, 'practice' with another board.",
		Run:      func(ctx context.Context, _ *state.Desk, args []string) error { return session(ctx, s, args) },
		Complete: func(d *state.Desk, args []string) []string { return completeSession(s, args) },
	}
}

// opensSession reports whether the arguments bring back a session.
func opensSession(args []string) bool {
	return len(args) > 0 && (args[0] == "load" || args[0] == "restore")
}

// session saves and loads sessions, and brings back those that were not ended.
func session(ctx context.Context, s *Session, args []string) error {
	word := ""
	if len(args) > 0 {
		word, args = args[0], args[1:]
	}
	switch {
	case word == "":
		return s.tellSessions(ctx)
	case word == "save" && len(args) == 1:
		return s.saveSession(ctx, args[0])
	case word == "load" && len(args) == 1:
		return s.loadSession(ctx, args[0], false)
	case (word == "save" || word == "load") && len(args) != 1:
		return fmt.Errorf("session %s takes a file: session %s mine.deduku", word, word)
	case word == "restore" || word == "drop":
		return s.lostSession(ctx, word, args)
	}
	return fmt.Errorf("session takes save FILE, load FILE, restore [N], drop [N] or nothing, not %q", word)
}

// completeSession completes the words of session, then files.
func completeSession(s *Session, args []string) []string {
	if len(args) == 2 && (args[0] == "save" || args[0] == "load") {
		return state.CompleteFile(s.Desk, args[1:])
	}
	return state.OneOf("save", "load", "restore", "drop")(s.Desk, args)
}

// saveSession writes all that loadSession brings back.
func (s *Session) saveSession(ctx context.Context, path string) error {
	text := state.NewWriter(s.commandsFor).Changes(s.Desk)
	err := s.Files.Write(ctx, path, func(w io.Writer) error {
		_, err := w.Write(text)
		return err
	})
	if err != nil {
		return err
	}
	err = s.Give(answer.File{File: path}, func() error {
		s.Say("saved the session to %s", path)
		return nil
	})
	if s.Home != nil {
		s.Say("the file has your own board, not the one on the screen, which belongs to the practice or lesson")
	}
	return err
}

// loadSession makes a saved session this one. What was before stays within reach of undo, behind what undo could
// take back when the session was saved. A session of one's own, which was kept for after a crash, may name files.
func (s *Session) loadSession(ctx context.Context, path string, own bool) error {
	f, err := s.Files.Open(ctx, path)
	if err != nil {
		return err
	}
	defer f.Close()
	return s.takeSession(ctx, f, path, own)
}

// takeSession is loadSession for a file that is open.
func (s *Session) takeSession(ctx context.Context, in io.Reader, path string, own bool) error {
	saved, err := state.Read(ctx, in, path)
	if err != nil {
		return err
	}
	now, err := s.optionsOf(saved, path, own)
	if err != nil {
		return err
	}
	here := s.Now()
	here.Did, here.Options = s.Doing, s.Options()
	before := append(s.Past.Undo, here)
	s.Versions.Last = saved.Renumber(s.Versions.Last)
	s.Past = state.Past{Undo: append(before, saved.Past.Undo...), Redo: saved.Past.Redo, Forward: saved.Past.Forward}
	s.Drawn, s.Played = saved.Drawn, saved.Played
	s.input.rows = nil
	s.NoBoard = ""
	s.Restore(saved.Now)
	s.SetOptions(now)
	s.tellRests(saved, path)
	s.Say("%s: %d of %d cells are solved", s.Name, s.Solver.Board().Filled(), board.Cells)
	s.Glance()
	return nil
}

// tellRests says what of a saved session was not taken, and why.
func (s *Session) tellRests(saved *state.Session, path string) {
	if saved.Rest != nil {
		s.Say("%v; the session goes as far as what stands before that", saved.Rest)
	}
	if f := saved.Fault; f.Err != nil {
		s.Say("%s: step %d does not hold, so the session opens before it: %v", path, f.From, f.Err)
	}
	if n := saved.Dropped; n > 0 {
		s.Say("%s: %s left out: a step on the way there does not hold", path,
			wording.Count(n, "board that undo, redo or the collection could come back to is", "boards that undo, redo or the collection could come back to are"))
	}
}

// optionsOf returns the options and aliases of a saved session, and fills in the earlier ones for undo. It leaves out names of programs
// and files, unless the user saved the session: a file from elsewhere must not decide what deduku runs or where it writes. optionsOf
// says once what it left out.
func (s *Session) optionsOf(saved *state.Session, path string, own bool) (*state.Options, error) {
	said := map[string]bool{}
	say := func(format string, args ...any) {
		if text := fmt.Sprintf(format, args...); !said[text] {
			said[text] = true
			s.Say("%s: %s", path, text)
		}
	}
	now, err := s.optionsFrom(saved.Options, own, say)
	if err != nil {
		return nil, err
	}
	for text, options := range saved.Earlier {
		earlier, err := s.optionsFrom(strings.Split(strings.TrimSpace(text), "\n"), own, say)
		if err != nil {
			return nil, err
		}
		*options = *earlier
	}
	return now, nil
}

// optionsFrom returns the options and aliases that commands set, with the user's present programs.
func (s *Session) optionsFrom(commands []string, own bool, say func(string, ...any)) (*state.Options, error) {
	scratch := New(Config{Services: state.Services{Clock: s.Clock, Seed: s.Settings.Seed}})
	for _, line := range commands {
		if err := scratch.configure(line); err != nil {
			say("%q is left out: %v", line, err)
		}
	}
	options := scratch.Settings
	for i := range state.SettingsTable {
		if o := &state.SettingsTable[i]; o.Own && o.Get(&options) != o.Get(&s.Settings) {
			if standard := state.Defaults(options.Seed); o.Get(&options) != o.Get(&standard) {
				say("'set %s' is left out: it names a program, which only you set", o.Name)
			}
			if err := o.Set(&options, o.Get(&s.Settings)); err != nil {
				return nil, err
			}
		}
	}
	aliases := maps.Clone(scratch.aliases)
	for _, name := range scratch.aliasNames() {
		if c, ok := scratch.command(name, nil); !own && ok && c.Reaches != nil && c.Reaches(c.args) && s.aliases[name] != aliases[name] {
			say("'alias %s %s' is left out: it names a file or a program, which only you do", name, aliases[name])
			delete(aliases, name)
		}
	}
	for kept := (vocabulary{scratch.commands, aliases}); kept.dangling() != ""; {
		name := kept.dangling()
		say("'alias %s %s' is left out: it stands for one that is", name, aliases[name])
		delete(aliases, name)
	}
	return &state.Options{Settings: options, Aliases: aliases}, nil
}

// tellSessions says whether this session is kept, and lists those that were not ended.
func (s *Session) tellSessions(ctx context.Context) error {
	ready := errors.New("nobody keeps it")
	if s.Keeper != nil {
		ready = s.Keeper.Ready()
	}
	f := answer.Sessions{Kept: ready == nil, Lost: []answer.LostSession{}}
	if s.Keeper != nil {
		for i, path := range s.Keeper.Lost() {
			f.Lost = append(f.Lost, answer.LostSession{N: i + 1, File: path, About: s.aboutSession(ctx, path)})
		}
	}
	return cmp.Or(ctx.Err(), s.Give(f, func() error {
		text := "this session is kept while it lasts, so that 'session restore' can bring it back after a crash"
		switch {
		case s.Keeper == nil:
			text = "this session is not kept; 'session save FILE' does"
		case ready != nil:
			text = sanitize.Message(fmt.Sprintf("this session is not kept: %v; 'session save FILE' does", ready))
		}
		for _, lost := range f.Lost {
			text += fmt.Sprintf("\n%3d  %s", lost.N, lost.About)
		}
		return s.Tell("%s", text)
	}))
}

// aboutSession is a session that was not ended, in one line.
func (s *Session) aboutSession(ctx context.Context, path string) string {
	f, err := s.Files.Open(ctx, path)
	if err != nil {
		return sanitize.Message(err.Error())
	}
	defer f.Close()
	saved, err := state.Read(ctx, f, path)
	if err != nil {
		return sanitize.Message(err.Error())
	}
	b := deduce.Resume(saved.Now.Log, deduce.Options{}).Board()
	about := fmt.Sprintf("%s: %d of %d cells are solved", saved.Now.Name, b.Filled(), board.Cells)
	if info, err := f.Stat(); err == nil {
		about += ", " + info.ModTime().Format("2006-01-02 15:04")
	}
	return about
}

// lostSession brings back or drops a session that was not ended.
func (s *Session) lostSession(ctx context.Context, word string, args []string) error {
	n, err := state.Number(args, 1, "session "+word+" takes the number of a session")
	if err != nil {
		return err
	}
	var lost []string
	if s.Keeper != nil {
		lost = s.Keeper.Lost()
	}
	switch {
	case len(lost) == 0:
		return answer.No("no session is left that was not ended")
	case n > len(lost):
		return fmt.Errorf("there is no session %d; 'session' lists them", n)
	}
	path := lost[n-1]
	if word == "restore" {
		if err := s.loadSession(ctx, path, true); err != nil {
			return fmt.Errorf("%w; 'session drop %d' gives it up", err, n)
		}
		if err := s.keep(); err != nil {
			return errors.Join(err, errors.New("the session is restored, but its file stays"))
		}
	}
	if word == "drop" {
		return cmp.Or(s.Keeper.Drop(path), s.Give(answer.File{File: path}, func() error { return nil }))
	}
	return s.Keeper.Drop(path)
}
