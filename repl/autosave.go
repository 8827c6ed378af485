package repl

import (
	"deduku/deduce/render/wording"
	"deduku/repl/state"
)

// Keeper keeps the text of a session in a file while the session lasts, so that it is there after a crash.
type Keeper interface {
	// Ready reports whether anything could be kept: nil, or why not.
	Ready() error
	// Replace makes the text the whole of the file, or leaves the file as it is.
	Replace(text []byte) error
	// Append adds to the text.
	Append(text []byte) error
	// Lost are the files of sessions that are over but were not ended, the newest first.
	Lost() []string
	// Drop removes one of these.
	Drop(path string) error
}

// kept is what has been kept of a session.
type kept struct {
	writer  *state.Writer
	size    int    // of the file
	whole   int    // of the file when it was last written as a whole
	atStart string // the options that a conversation began with
	trouble bool   // it has been said that nothing can be kept
}

// slack is by how much a file may be longer than it would be when written as a whole.
const slack = 8 << 20

// keep brings the file of the session up to date. What it costs depends on what has changed, not on how long the log
// is; now and then the file is written anew, without what undo and redo cannot go to any more.
func (s *Session) keep() error {
	if s.Keeper == nil {
		return nil
	}
	k := &s.kept
	if k.writer == nil || k.size > 2*k.whole+slack {
		k.writer = state.NewWriter(s.commandsFor)
		text := k.writer.Changes(s.Desk)
		err := s.Keeper.Replace(text)
		if k.size, k.whole = len(text), len(text); err != nil {
			k.writer = nil
		}
		return err
	}
	text := k.writer.Changes(s.Desk)
	if len(text) == 0 {
		return nil
	}
	k.size += len(text)
	err := s.Keeper.Append(text)
	if err != nil {
		k.writer = nil // nobody knows how much of it is there
	}
	return err
}

// autosave keeps the session after a command. Where that is not possible, it says so once.
func (s *Session) autosave() {
	if s.Keeper == nil || s.kept.writer == nil && s.pristine() {
		return
	}
	switch err := s.keep(); {
	case err == nil:
		s.kept.trouble = false
	case !s.kept.trouble:
		s.kept.trouble = true
		s.Say("the session is not kept for after a crash: %v", err)
	}
}

// pristine reports whether nothing has happened that would be missed.
func (s *Session) pristine() bool {
	return len(s.Past.Undo)+len(s.Past.Redo) == 0 && s.options() == s.kept.atStart
}

// lostLimit is how many sessions that were not ended are kept: some people never end one, but close its window.
const lostLimit = 20

// TellLost says that there are sessions that were not ended, where there are, and gives up the oldest of very many.
func (s *Session) TellLost() {
	if s.Keeper == nil {
		return
	}
	lost := s.Keeper.Lost()
	for ; len(lost) > lostLimit; lost = lost[:len(lost)-1] {
		s.Note(s.Keeper.Drop(lost[len(lost)-1]))
	}
	switch len(lost) {
	case 0:
	case 1:
		s.Say("A session was not ended; 'session restore' brings it back, 'session drop' forgets it.")
	default:
		s.Say("%s were not ended; 'session' lists them, 'session restore' brings the last one back.",
			wording.Count(len(lost), "session", "sessions"))
	}
}
