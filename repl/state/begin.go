package state

import (
	"context"
	"strings"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/wording"
	"deduku/internal/sanitize"
	"deduku/repl/answer"
)

// Afresh is a solver on the puzzle of a log with its premises, before any deduction.
func (d *Desk) Afresh(log *deduce.Log, options deduce.Options) *deduce.Solver {
	solver, err := coach.Afresh(log, options)
	d.Note(err)
	return solver
}

// What boards are called that have no name of their own.
const (
	Typed  = "the typed board"
	Pasted = "the pasted board"
)

// Begin starts over on a puzzle. Its name may be that of a file.
func (d *Desk) Begin(name string, puzzle board.Grid) {
	d.Name, d.Shown, d.Found = sanitize.Visible(name), 0, nil
	d.Marking, d.Pencil, d.Middle = nil, Pencil{}, Pencil{}
	d.Place, d.Entered, d.Home = Place{}, false, nil
	d.NoBoard = ""
	d.Solver = deduce.New(puzzle, d.SolvingPuzzle(puzzle))
	d.Arrived = len(d.Solver.Log().Steps)
}

// Lend starts over on a position for as long as something is learnt on it: GoHome brings back the board that was there before.
func (d *Desk) Lend(name string, p *puzzle.Puzzle) {
	home := d.Home
	if home == nil {
		own := d.Now()
		home = &own
	}
	d.put(name, p)
	d.Home, d.lentFor = home, home
}

// GoHome brings back the board from before Lend. A board that was put on the desk since then stays, unless it is empty.
func (d *Desk) GoHome() {
	log := d.Solver.Log()
	switch home := d.lentFor; {
	case d.Home != nil:
		d.Restore(*d.Home)
	case home != nil && log.Puzzle.Len() == 0 && len(log.Steps) == 0:
		d.Restore(*home)
	}
	d.lentFor = nil
}

// put starts over with the position p.
func (d *Desk) put(name string, p *puzzle.Puzzle) {
	d.Begin(name, p.Givens)
	d.Note(d.Solver.Begin(p.Givens, p.Placed, p.Eliminated))
	d.Arrived = len(d.Solver.Log().Steps)
}

// Take starts over on a puzzle that was read, and says what was read.
func (d *Desk) Take(ctx context.Context, name string, p *puzzle.Puzzle) (answer.Start, error) {
	d.put(name, p)
	for _, n := range p.Notes {
		d.Say("%s", n)
	}
	return d.Introduce(ctx)
}

// Introduce says what is on the board, and returns it.
func (d *Desk) Introduce(ctx context.Context) (answer.Start, error) {
	f, err := d.StartFacts(ctx)
	if err != nil {
		return f, err
	}
	d.Note(d.Give(f, func() error { return d.TellStart(&f) }))
	return f, nil
}

// TellStart says what is on a board that was just begun.
func (d *Desk) TellStart(f *answer.Start) error {
	d.Say("%s: %s", d.Name, strings.Join(f.Contents(), ", "))
	log := d.Solver.Log()
	for _, c := range log.Puzzle.Clashes() {
		d.Say("the board is invalid: %s", d.Settings.Text().Clash(c))
	}
	if f.Conflicting.Len() > 0 {
		d.Say("the board is invalid: %s", wording.Conflict(d.Settings.Notation, f.Conflicting))
	}
	d.Glance()
	return nil
}
