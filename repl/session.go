package repl

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render/paint"
	"deduku/internal/outside"
	"deduku/repl/answer"
)

// Config is what a session needs from the program that runs it.
type Config struct {
	Out     io.Writer // results
	Err     io.Writer // talk
	Screen  Screen
	Clock   func() time.Time    // nil for the real one
	Seed    uint64              // the first value of the setting seed
	Getenv  func(string) string // the environment; nil for none
	Files   Files               // what people name; nil for none
	History History             // where typed lines are kept; nil for nowhere
	Diary   History             // where it is kept how practice goes; nil for as long as the session lasts
	Keeper  Keeper              // where the session itself is kept while it lasts; nil for nowhere
	// SaveSettings keeps the commands that bring options and aliases back in sessions to come, and says where: for
	// set --save; nil where there is no place.
	SaveSettings func(ctx context.Context, commands string) (where string, err error)

	// Where reads an expression about a step and its number, for 'find where' and 'log where'; nil where there are none.
	Where func(expression string) (holds func(n int, step *deduce.Step) (bool, error), err error)

	// Answered is told of each line of a conversation what it ended in, once that has been reported; nil for nobody.
	Answered func(line string, err error)

	KeepGoing bool // a script goes on after an error
	JSON      bool // every command answers in JSON
}

// Session is one person's or script's work. What it is made of are values of their own, each with what can be asked of
// it alone; a method of the session itself takes several of them.
type Session struct {
	console             // how it answers
	vocabulary          // what can be said to it
	work                // the board and its log
	past       past     // what undo, redo and goto can go to
	input      input    // where its lines come from
	exercise   exercise // what there is to find on the board; nil for nothing
	guide      guide    // who is told what was typed; nil for nobody
	drawn      int      // puzzles drawn from the seed so far
	kept       kept     // what the keeper has
}

// console is how a session answers: what the program gave it, the settings, and what is being written.
type console struct {
	Config
	settings Settings
	painter  *paint.Painter
	silent   bool     // it has been said that the score is not kept
	alarm    string   // what an error begins with, in colour where there is some
	waiting  []string // lines of steps that wait for the board to stand beside them
	reply    *reply   // of the running command, where it is to be JSON
}

// vocabulary is the words that a session knows.
type vocabulary struct {
	commands []Command
	aliases  map[string]string
}

// work is a board and how it came about.
type work struct {
	name     string // what the board is called
	solver   *deduce.Solver
	arrived  int          // steps of the log that came with the board: givens, digits placed, candidates eliminated
	shown    int          // steps of the log that have been shown
	marking  marking      // what is coloured by hand
	found    []board.Grid // solutions that have been shown
	place    place        // which puzzle of a collection the board is
	entered  bool         // the board was begun empty, and lists of digits that are typed are its givens
	versions versions
	known    known
	rated    rated
}

// input is where the lines of a session come from.
type input struct {
	rows    []string  // of a grid that is being typed row by row
	depth   int       // of nested source commands
	talking bool      // they come from a person, not from a script
	keys    KeyReader // gives single keys, where there is one
	failed  error     // the first error in scripts that went on after it
}

// exercise is something to find on a board. While it is open, what is typed by hand is an answer to it.
type exercise interface {
	open(s *Session) bool // reports whether the board is one that is still to be answered
	answer(ctx context.Context, s *Session, edits []format.Edit) error
	more(ctx context.Context, s *Session) (done bool, err error) // completes an answer, if a part of one was given
	show(ctx context.Context, s *Session)                        // notes that the step is shown
	goal(ctx context.Context, s *Session) (deduce.Step, bool)    // the step that is to be found, where the board is open
}

// guide is told of each command that was carried out, and says what it has to say to that unless it is to be quiet.
type guide interface {
	did(s *Session, command string, args []string, quiet bool) error
}

// New is a session on the first of the example boards.
func New(config Config) *Session { return newWith(Commands(), config) }

// newWith is New with a table of commands. What runs commands has the table from its session: were it to call
// [Commands], the rows would be initialized by themselves.
func newWith(commands []Command, config Config) *Session {
	if config.Clock == nil {
		config.Clock = time.Now
	}
	if config.Getenv == nil {
		config.Getenv = func(string) string { return "" }
	}
	if config.Diary == nil {
		config.Diary = new(lines)
	}
	if config.Files == nil {
		config.Files = noFiles{}
	}
	s := &Session{
		console:    console{Config: config, settings: defaults(config.Seed)},
		vocabulary: vocabulary{commands, map[string]string{}},
	}
	s.restyle()
	first := boards[0]
	s.begin(first.name, first.grid)
	return s
}

// begin starts over on a puzzle. Its name may be that of a file.
func (s *Session) begin(name string, puzzle board.Grid) {
	s.name, s.shown, s.found = outside.Visible(name), 0, nil
	s.marking = nil
	s.place, s.entered = place{}, false
	s.solver = deduce.New(puzzle, s.solvingPuzzle(puzzle))
	s.arrived = len(s.solver.Log().Steps)
}

// change runs what may change the board, so that it can be undone. A "no" keeps what was done; any other
// error takes it back.
func (s *Session) change(run func() error) error {
	s.waiting = nil
	before := s.state()
	kept := false
	defer func() {
		if !kept {
			s.restore(before) // also when run panics
		}
	}()
	err := run()
	if err != nil && !answer.IsNo(err) {
		return err
	}
	kept = true
	if after := s.state(); after.version != before.version || !slices.Equal(after.marking, before.marking) {
		s.past.undo, s.past.redo = append(s.past.undo, before), nil
	}
	return err
}

// showing tells the exercise, where there is one, that what is to be found on the board is shown.
func (s *Session) showing(ctx context.Context) {
	if s.exercise != nil {
		s.exercise.show(ctx, s)
	}
}

// put starts over on a position.
func (s *Session) put(name string, p *format.Puzzle) {
	s.begin(name, p.Givens)
	s.note(s.solver.Begin(p.Givens, p.Placed, p.Eliminated))
	s.arrived = len(s.solver.Log().Steps)
}

// take starts over on a puzzle that was read, and says what was read.
func (s *Session) take(ctx context.Context, name string, p *format.Puzzle) (answer.Start, error) {
	s.put(name, p)
	for _, n := range p.Notes {
		s.talk("%s", n)
	}
	return s.introduce(ctx)
}

// note talks about an error that does not stop anything, or about each of several.
func (s *Session) note(err error) {
	if several, ok := err.(interface{ Unwrap() []error }); ok {
		for _, err := range several.Unwrap() {
			s.note(err)
		}
		return
	}
	if err != nil {
		s.talk("%s", s.word(err))
	}
}

// introduce says what is on the board, and returns it.
func (s *Session) introduce(ctx context.Context) (answer.Start, error) {
	f, err := s.startFacts(ctx)
	if err != nil {
		return f, err
	}
	s.note(s.give(f, func() error { return s.tellStart(&f) }))
	return f, nil
}

// tellStart says what is on a board that was just begun.
func (s *Session) tellStart(f *answer.Start) error {
	s.talk("%s: %s", s.name, strings.Join(f.Contents(), ", "))
	log := s.solver.Log()
	for _, c := range log.Puzzle.Clashes() {
		s.talk("the board is invalid: %s", s.settings.text().Clash(c))
	}
	s.glance()
	return nil
}

// glance shows the board to a person; a script asks for it when it wants it, a program gets it in any case.
func (s *Session) glance() {
	if s.Screen.Terminal || s.inJSON() {
		s.note(s.tellBoard())
	}
}

// talk writes a line that is no result. Names and texts from files may be in it.
func (c *console) talk(form string, args ...any) {
	fmt.Fprint(c.Err, c.fold(outside.VisibleLines(fmt.Sprintf(form+"\n", args...))))
}

// tell writes a line of a result.
func (c *console) tell(form string, args ...any) error {
	_, err := io.WriteString(c.Out, c.fold(fmt.Sprintf(form+"\n", args...)))
	return err
}

// foundOne notes a solution that has been shown.
func (w *work) foundOne(grid board.Grid) {
	if !slices.Contains(w.found, grid) {
		w.found = append(w.found, grid)
	}
}
