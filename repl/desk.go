package repl

import (
	"context"
	"slices"
	"strings"
	"time"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/internal/outside"
	"deduku/repl/answer"
	"deduku/repl/reply"
)

// Services are what a desk needs from the program that has it.
type Services struct {
	Clock  func() time.Time    // nil for the real one
	Seed   uint64              // the first value of the setting seed
	Getenv func(string) string // the environment; nil for none
	Files  Files               // what people name; nil for none
	Diary  Lines               // where it is kept how practice goes; nil for as long as the session lasts

	// Where reads an expression about a step and its number, for 'find where' and 'log where'; nil where there are none.
	Where func(expression string) (holds func(n int, step *deduce.Step) (bool, error), err error)
}

// Lines keeps lines: those that were typed, or how practice went.
type Lines interface {
	Lines() []string
	Add(line string) error
}

// Desk is what commands work on: the board with its log, what undo can go to, and the settings; and where they say what they
// found. Its parts are values of their own, each with what can be asked of it alone; a method of the desk itself takes
// several of them.
type Desk struct {
	Services
	*reply.Out
	work              // the board and its log
	past     past     // what undo, redo and goto can go to
	settings Settings // the options
	exercise Exercise // what there is to find on the board; nil for nothing
	guide    Guide    // who is told what was typed; nil for nobody
	drawn    int      // puzzles drawn from the seed so far
	silent   bool     // it has been said that the score is not kept
	paced    bool     // a person looks on, for whom what comes one after the other takes its time
}

// Exercise is something to find on a board. While it is open, what is typed by hand is an answer to it.
type Exercise interface {
	Open(s *Desk) bool // reports whether the board is one that is still to be answered
	Answer(ctx context.Context, s *Desk, edits []format.Edit) error
	More(ctx context.Context, s *Desk) (done bool, err error)      // completes an answer, if a part of one was given
	Show(ctx context.Context, s *Desk)                             // notes that the step is shown
	Goal(ctx context.Context, s *Desk) (step deduce.Step, ok bool) // the step that is to be found, where the board is open
	Told() int                                                     // how many degrees of a hint are known from what was asked for
}

// Guide is told of each command that was carried out, and says what it has to say to that unless it is to be quiet.
type Guide interface {
	Did(s *Desk, command string, args []string, quiet bool) error
}

// newDesk is a desk with an empty board.
func newDesk(services Services, out *reply.Out) *Desk {
	if services.Clock == nil {
		services.Clock = time.Now
	}
	if services.Getenv == nil {
		services.Getenv = func(string) string { return "" }
	}
	if services.Diary == nil {
		services.Diary = new(lines)
	}
	if services.Files == nil {
		services.Files = noFiles{}
	}
	return &Desk{Services: services, Out: out, settings: defaults(services.Seed)}
}

// begin starts over on a puzzle. Its name may be that of a file.
func (s *Desk) begin(name string, puzzle board.Grid) {
	s.name, s.shown, s.found = outside.Visible(name), 0, nil
	s.marking = nil
	s.place, s.entered = place{}, false
	s.solver = deduce.New(puzzle, s.solvingPuzzle(puzzle))
	s.arrived = len(s.solver.Log().Steps)
}

// change runs what may change the board, so that it can be undone. A "no" keeps what was done; any other
// error takes it back.
func (s *Desk) change(run func() error) error {
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
func (s *Desk) showing(ctx context.Context) {
	if s.exercise != nil {
		s.exercise.Show(ctx, s)
	}
}

// put starts over on a position.
func (s *Desk) put(name string, p *format.Puzzle) {
	s.begin(name, p.Givens)
	s.note(s.solver.Begin(p.Givens, p.Placed, p.Eliminated))
	s.arrived = len(s.solver.Log().Steps)
}

// take starts over on a puzzle that was read, and says what was read.
func (s *Desk) take(ctx context.Context, name string, p *format.Puzzle) (answer.Start, error) {
	s.put(name, p)
	for _, n := range p.Notes {
		s.Say("%s", n)
	}
	return s.introduce(ctx)
}

// note talks about an error that does not stop anything, or about each of several.
func (s *Desk) note(err error) {
	if several, ok := err.(interface{ Unwrap() []error }); ok {
		for _, err := range several.Unwrap() {
			s.note(err)
		}
		return
	}
	if err != nil {
		s.Say("%s", s.word(err))
	}
}

// introduce says what is on the board, and returns it.
func (s *Desk) introduce(ctx context.Context) (answer.Start, error) {
	f, err := s.startFacts(ctx)
	if err != nil {
		return f, err
	}
	s.note(s.Give(f, func() error { return s.tellStart(&f) }))
	return f, nil
}

// tellStart says what is on a board that was just begun.
func (s *Desk) tellStart(f *answer.Start) error {
	s.Say("%s: %s", s.name, strings.Join(f.Contents(), ", "))
	log := s.solver.Log()
	for _, c := range log.Puzzle.Clashes() {
		s.Say("the board is invalid: %s", s.settings.text().Clash(c))
	}
	s.glance()
	return nil
}

// glance shows the board to a person; a script asks for it when it wants it, a program gets it in any case.
func (s *Desk) glance() {
	s.Answer().Facts = s.boardFacts()
	s.note(s.Show(reply.Glance{Drawing: s.drawing()}))
}

// foundOne notes a solution that has been shown.
func (w *work) foundOne(grid board.Grid) {
	if !slices.Contains(w.found, grid) {
		w.found = append(w.found, grid)
	}
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

// release ends a run of steps, beside which the board may come to stand; below them it comes if it is wanted.
func (s *Desk) release(board bool) error {
	s.Answer().Facts = s.progress()
	if !board && s.settings.log == "off" {
		return s.Show(reply.Glance{Drawing: s.drawing()}) // nothing else tells that something happened
	}
	return s.Show(reply.Board{Picture: s.picture(s.solver.Board(), nil), Wanted: board})
}

// restyle says how replies are drawn from now on.
func (s *Desk) restyle() {
	o := &s.settings
	s.note(s.Show(reply.Restyled{Color: o.color, Theme: o.theme, ASCII: o.ascii, Pager: o.pager}))
}
