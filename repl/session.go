package repl

import (
	"context"

	"deduku/repl/reply"
	"deduku/repl/state"
)

// Config is what a session needs from the program that runs it.
type Config struct {
	Services state.Services
	Face     reply.Renderer // what shows the replies; nil where they are only returned
	History  state.Lines    // where typed lines are kept; nil for nowhere
	Keeper   Keeper         // where the session itself is kept while it lasts; nil for nowhere
	// SaveSettings keeps the commands that bring options and aliases back in sessions to come, and says where: for
	// set --save; nil where there is no place.
	SaveSettings func(ctx context.Context, commands string) (where string, err error)

	// Play shows the board full screen until the person who plays on it leaves; nil where there is no such screen.
	Play func(ctx context.Context) error

	// Answered is told of each line of a conversation what came of it, once that has been shown; nil for nobody.
	Answered func(line string, r reply.Reply)

	KeepGoing bool // a script goes on after an error
	JSON      bool // every command answers in JSON
}

// Session is one person's or script's work: a desk, and the words that are understood at it.
type Session struct {
	*state.Desk
	Config
	vocabulary       // what can be said to it
	input      input // where its lines come from
	kept       kept  // what the keeper has
}

// vocabulary is the words that a session knows.
type vocabulary struct {
	commands []state.Command
	aliases  map[string]string // the desk has the same map
}

// input is where the lines of a session come from.
type input struct {
	rows   []string // of a grid that is being typed row by row
	above  string   // the last line, if it was refused and may be the title of a board
	depth  int      // of nested source commands
	script int      // of nested scripts
	failed error    // the first error in scripts that went on after it
}

// New is a session on the first of the example boards.
func New(config Config) *Session {
	s := &Session{Desk: state.New(config.Services, reply.NewOut(config.Face)), Config: config}
	s.vocabulary = vocabulary{commandsOf(s), s.Aliases}
	s.Restyle()
	first := state.Boards[0]
	s.Begin(first.Name, first.Grid)
	return s
}
